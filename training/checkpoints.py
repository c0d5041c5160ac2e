"""Weights in a file: half precision, readable with NumPy alone."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from torch import nn


def save(net: nn.Module, path: Path) -> None:
    """Writes the weights of a network."""
    path.parent.mkdir(parents=True, exist_ok=True)
    weights = {name: value.cpu().half().numpy() for name, value in net.state_dict().items()}
    with path.open("wb") as file:
        np.savez_compressed(file, **weights)


def load(net: nn.Module, path: Path) -> None:
    """Puts weights that were saved into a network of the same size.

    Inputs of a policy are only ever added at the end; weights from before they were begin with
    zeros there, and play as they did. A critic's are not: it is kept from run to run only.
    """
    into = net.state_dict()
    with np.load(path) as kept:
        for name in kept.files:
            value = torch.from_numpy(kept[name]).float()
            if into[name].dim() < 2:
                into[name][: len(value)] = value  # the scales of new inputs stay
            else:
                into[name].zero_()[:, : value.shape[1]] = value
    net.load_state_dict(into)
