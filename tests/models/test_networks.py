"""The forward pass with NumPy gives what PyTorch gave: `python -m training.fixtures` kept that."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from sparrows.rulebooks import rulebook
from sparrows_models.policies import policy
from sparrows_models.trained import trained

EXPECTED = Path(__file__).parent / "logits.npz"


@pytest.mark.parametrize("name", trained())
def test_logits_are_those_of_pytorch(name: str) -> None:
    network = policy(rulebook(name))
    assert network is not None
    with np.load(EXPECTED) as kept:
        records, logits = kept[f"{name} records"], kept[f"{name} logits"]
    assert len(records) > 5
    planes, numbers, offered = network.unfold.inputs(records)
    for row, expected in enumerate(logits):
        found = network.network.logits(planes[row], numbers[row])
        assert found.dtype == np.float32
        assert np.allclose(found, expected, rtol=1e-4, atol=1e-4)
        best = [np.where(offered[row] > 0, each, -np.inf).argmax() for each in (found, expected)]
        assert best[0] == best[1]
