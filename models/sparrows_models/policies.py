"""The network of a rulebook, and what it takes of some offers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from sparrows.play.actions import Action
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Table
from sparrows.rulebooks import rulebook
from sparrows_models.arrays import NumPyArrays
from sparrows_models.decisions import OUTPUTS, encode, is_a_choice, outputs_of
from sparrows_models.features import Unfold
from sparrows_models.networks import Network
from sparrows_models.trained import WEIGHTS, is_trained_for


class Policy:
    """A network with what it reads, for one rulebook."""

    def __init__(self, rules: Rulebook, network: Network) -> None:
        self.network = network
        self.unfold = Unfold(rules, NumPyArrays())
        self.covers_kongs = rules.parts.covers_kongs

    def best(self, view: Table, seat: Seat, offers: Sequence[Action]) -> Action:
        """The offer that the network thinks best; the first one where there is nothing to decide.

        Offers that are the same to it, such as those that differ in what a joker stands for, are
        told apart by their order alone.
        """
        outputs = outputs_of(offers)
        if not is_a_choice(outputs):
            return offers[0]
        record = encode(view, seat, outputs, covers_kongs=self.covers_kongs)
        planes, numbers, offered = self.unfold.inputs(np.frombuffer(record, np.uint8)[None])
        logits = self.network.logits(planes[0], numbers[0])
        best = np.where(offered[0, :OUTPUTS] > 0, logits, -np.inf).argmax()
        return offers[outputs.index(int(best))]


def policy(rules: Rulebook) -> Policy | None:
    """The network for these rules; nothing where there is none, or it learned under others."""
    return _policy(rules.id) if is_trained_for(rules.id, rules.options) else None


@cache
def _policy(name: str) -> Policy:
    with (WEIGHTS / f"{name}.npz").open("rb") as file, np.load(file) as kept:
        return Policy(rulebook(name), Network({each: kept[each] for each in kept.files}))
