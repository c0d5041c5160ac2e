"""Training reads and decides what play does, though with PyTorch; only the critic sees more."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from sparrows.play.rulebook import Rulebook
from sparrows.rulebooks import rulebook
from sparrows_models.arrays import NumPyArrays
from sparrows_models.decisions import AHEAD, encode, outputs_of
from sparrows_models.features import POLICY, Unfold
from sparrows_models.networks import Network
from tests.models.positions import SETTINGS, decisions
from training.checkpoints import save
from training.features import UnfoldAll, everything, seen
from training.nets import Policy

DEALS = 4


def records(rules: Rulebook) -> tuple[np.ndarray, np.ndarray]:
    """Decisions as the table tells them, and as the seat's own view does."""
    true, viewed = [], []
    for deal, seat, offers in decisions(rules, DEALS):
        outputs, covers = outputs_of(offers), rules.parts.covers_kongs
        ahead = deal.tiles[deal.front : deal.front + AHEAD]
        true.append(encode(deal.table, seat, outputs, covers_kongs=covers, ahead=ahead))
        viewed.append(encode(deal.view(seat), seat, outputs, covers_kongs=covers))
    return tuple(
        np.frombuffer(b"".join(each), np.uint8).reshape(len(each), -1).copy()
        for each in (true, viewed)
    )


@pytest.mark.parametrize(("name", "options"), SETTINGS, ids=str)
def test_a_policy_in_training_reads_what_one_at_play_reads(
    name: str, options: dict[str, object]
) -> None:
    rules = rulebook(name, **options)
    true, viewed = records(rules)
    in_training = seen(UnfoldAll(rules, "cpu")(torch.from_numpy(true)))
    at_play = Unfold(rules, NumPyArrays()).inputs(viewed)
    for ours, theirs in zip(in_training, at_play, strict=True):
        assert np.array_equal(ours.numpy(), theirs)


@pytest.mark.parametrize("name", ["classical", "sichuan"])
def test_the_critic_sees_more(name: str) -> None:
    unfold = UnfoldAll(rulebook(name), "cpu")
    true, viewed = (unfold(torch.from_numpy(each)) for each in records(rulebook(name)))
    assert not torch.equal(everything(true)[0], everything(viewed)[0])


@pytest.mark.parametrize("honours", [True, False])
def test_numpy_passes_forward_as_pytorch_does(honours: bool, tmp_path) -> None:
    torch.manual_seed(1)
    policy = Policy(24, 2, honours=honours)
    policy.sharpen(100)
    save(policy, tmp_path / "weights.npz")
    with np.load(tmp_path / "weights.npz") as kept:
        weights = dict(kept)
    halved = {name: torch.from_numpy(value).float() for name, value in weights.items()}
    policy.load_state_dict(halved)
    network = Network(weights)
    planes = torch.randint(0, 3, (8, POLICY.planes, 34))
    numbers = torch.randint(0, 3, (8, POLICY.numbers))
    with torch.no_grad():
        logits, _ = policy(planes, numbers)
    for row in range(8):
        ours = network.logits(planes[row].numpy(), numbers[row].numpy())
        assert np.allclose(ours, logits[row].numpy(), rtol=1e-4, atol=1e-4)
