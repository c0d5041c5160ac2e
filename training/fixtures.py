"""Writes what PyTorch makes of some decisions with the weights that are played.

`python -m training.fixtures` after weights have changed: tests without PyTorch compare with it.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch

from sparrows.rulebooks import rulebook
from sparrows_models.decisions import encode, outputs_of
from sparrows_models.trained import WEIGHTS, trained
from tests.models.positions import decisions
from training import checkpoints
from training.features import UnfoldAll, seen
from training.nets import Policy

EXPECTED = Path(__file__).parents[1] / "tests" / "models" / "logits.npz"
DEALS, EVERY = 4, 40  # of random deals every so many decisions


def records(name: str) -> np.ndarray:
    rules = rulebook(name)
    covers = rules.parts.covers_kongs
    found = [
        encode(
            asked.deal.view(asked.seat), asked.seat, outputs_of(asked.offers), covers_kongs=covers
        )
        for number, asked in enumerate(decisions(rules, DEALS))
        if number % EVERY == 0
    ]
    return np.frombuffer(b"".join(found), np.uint8).reshape(len(found), -1).copy()


def logits(name: str, asked: np.ndarray) -> np.ndarray:
    path = Path(str(WEIGHTS / f"{name}.npz"))
    with np.load(path) as kept:
        width, names = len(kept["trunk.suits.bias"]), kept.files
    blocks = len([each for each in names if each.endswith(".own.weight")])
    policy = Policy(width, blocks, honours="honour.weight" in names)
    checkpoints.load(policy, path)
    planes, numbers, _ = seen(UnfoldAll(rulebook(name), "cpu")(torch.from_numpy(asked)))
    with torch.no_grad():
        found: np.ndarray = policy(planes, numbers)[0].numpy()
    return found


if __name__ == "__main__":
    arrays = {}
    for each in trained():
        arrays[f"{each} records"] = records(each)
        arrays[f"{each} logits"] = logits(each, arrays[f"{each} records"])
    np.savez_compressed(EXPECTED, **arrays)
