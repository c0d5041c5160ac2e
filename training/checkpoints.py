"""Weights in a file: half precision, readable with NumPy alone."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch

from training.nets import Policy


def save(net: Policy, path: Path) -> None:
    """Writes the weights of a policy."""
    path.parent.mkdir(parents=True, exist_ok=True)
    weights = {name: value.cpu().half().numpy() for name, value in net.state_dict().items()}
    with path.open("wb") as file:
        np.savez_compressed(file, **weights)


def load(net: Policy, path: Path) -> None:
    """Puts weights that were saved into a policy of the same size."""
    with np.load(path) as kept:
        net.load_state_dict({name: torch.from_numpy(kept[name]).float() for name in kept.files})
