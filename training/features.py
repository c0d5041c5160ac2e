"""Records of decisions unfolded into rows, many at once on the device.

What a policy reads is described in `sparrows_models.features`, for training and for play. The
critic, which is there in training only, also reads the other hands and the coming wall.
"""

from __future__ import annotations

import torch
from torch import Tensor

from sparrows.play.rulebook import Rulebook
from sparrows.tiles import KINDS
from sparrows_models.decisions import AHEAD, NOTHING, OUTPUTS
from sparrows_models.features import FAR, NUMBERS, PLANES, POLICY, Inputs, Part, Unfold, field
from training.arrays import TorchArrays

CHUNK = 4096  # decisions unfolded at once

CRITIC_PLANES = (
    *(Part(f"hand {seat}", 4) for seat in (1, 2, 3)),
    *(Part(f"useful {seat}", 1) for seat in (1, 2, 3)),
    *(Part(f"ahead {seat}", 3) for seat in range(4)),
)
CRITIC_NUMBERS = tuple(
    Part(f"{what} of {seat}", size)
    for seat in (1, 2, 3)
    for what, size in (("distance", 9), ("pairs", 8))
)
SOON = ((0, 4), (4, 12), (12, AHEAD))  # how far ahead in the wall a tile lies

CRITIC = Inputs(PLANES + CRITIC_PLANES, NUMBERS + CRITIC_NUMBERS)

# A row: the planes of the policy, those of the critic besides, the numbers likewise, the offers.
PLANES_END = KINDS * POLICY.planes
ALL_PLANES_END = KINDS * CRITIC.planes
NUMBERS_END = ALL_PLANES_END + POLICY.numbers
ALL_NUMBERS_END = ALL_PLANES_END + CRITIC.numbers
ROW = ALL_NUMBERS_END + OUTPUTS


def scales(inputs: Inputs) -> tuple[Tensor, Tensor]:
    """The factors of planes and numbers."""
    planes, numbers = (
        torch.tensor([part.scale for part in parts for _ in range(part.size)]) for parts in inputs
    )
    return planes, numbers


def seen(rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """What a policy reads of rows: planes, numbers and the outputs that are offered."""
    planes = rows[:, :PLANES_END].view(-1, POLICY.planes, KINDS)
    return planes, rows[:, ALL_PLANES_END:NUMBERS_END], rows[:, ALL_NUMBERS_END:].bool()


def everything(rows: Tensor) -> tuple[Tensor, Tensor]:
    """What the critic reads of rows."""
    planes = rows[:, :ALL_PLANES_END].view(-1, CRITIC.planes, KINDS)
    return planes, rows[:, ALL_PLANES_END:ALL_NUMBERS_END]


def points(records: Tensor) -> Tensor:
    """The points of the deal so far, by seat (n, 4)."""
    return field(records, "points").contiguous().view(torch.int16).view(-1, 4).float()


def seats(records: Tensor) -> Tensor:
    """Who decides."""
    return field(records, "table")[:, 1].long()


class UnfoldAll(Unfold):
    """Turns records (n, SIZE) into rows (n, ROW), with what only the critic reads."""

    def __init__(self, rules: Rulebook, device: str) -> None:
        super().__init__(rules, TorchArrays(device))
        self.turns = torch.arange(AHEAD, device=device)

    def __call__(self, records: Tensor) -> Tensor:
        return torch.cat([self._rows(chunk) for chunk in records.split(CHUNK)])

    def _rows(self, records: Tensor) -> Tensor:
        n = len(records)
        named = self.seen(records)
        hands = field(records, "hands").reshape(n, 4, KINDS).int()
        named |= self._of_others(hands, field(records, "places").reshape(n, 4, 8).long())
        giver = field(records, "table")[:, 6].long()
        named |= self._of_wall(field(records, "ahead").long(), giver)
        return torch.cat(
            [
                self.joined(CRITIC.plane_parts, named).flatten(1),
                self.joined(CRITIC.number_parts, named),
                named["offered"],
            ],
            1,
        )

    def _of_others(self, hands: Tensor, places: Tensor) -> dict[str, Tensor]:
        """What the others hold and how far they are."""
        named = {}
        for seat in (1, 2, 3):
            hand, place = hands[:, seat], places[:, seat]
            live = self.suit_of != torch.where(place[:, 3] < 3, place[:, 3], FAR)[:, None]
            sets = (4 - place[:, 6]).clamp(0, 4)
            now, drawn = self._distance_and_draws(hand, sets, live)
            named |= {
                f"hand {seat}": self.hand_planes(hand),
                f"useful {seat}": self.plane(drawn < now[:, None]),
                f"distance of {seat}": self.hot((now - place[:, 7].to(torch.int8)).long() + 1, 9),
                f"pairs of {seat}": self.hot((hand // 2).sum(1), 8),
            }
        return named

    def _distance_and_draws(
        self, hand: Tensor, sets: Tensor, live: Tensor
    ) -> tuple[Tensor, Tensor]:
        """The distance to sets and a pair, now and after each draw."""
        keys = self.keys(hand * live)
        base, own = self.described(keys), keys[:, self.suit_of]
        more = self.described_one(torch.where(hand >= 4, own, own + self.weight * live))
        drawn = torch.where(self.in_suit, more[..., None], base[:, None, :])
        return self.to_sets(base, sets), self.to_sets(drawn, sets[:, None])

    def _of_wall(self, ahead: Tensor, giver: Tensor) -> dict[str, Tensor]:
        """What each seat would draw if nobody claimed, soon and later."""
        turn = (giver[:, None] + 1 + self.turns) % 4
        named = {}
        for seat in range(4):
            drawn = torch.where(turn == seat, ahead, NOTHING)
            parts = [self.arrays.counted(drawn[:, low:high])[:, :KINDS] for low, high in SOON]
            named[f"ahead {seat}"] = torch.stack(parts, 1)
        return named
