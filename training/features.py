"""Records of decisions unfolded into what the networks read, many at once on the device.

A policy reads what its seat sees: planes over the 34 kinds of tiles and a row of numbers. The
critic, which is there in training only, also reads the other hands and the coming wall. Distances
to ready are looked up in the package's own tables, for every discard and every draw after it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor

from sparrows.play.rulebook import Rulebook
from sparrows.readings import tables
from sparrows.tiles import KINDS, ORPHANS
from training.decisions import (
    AHEAD,
    CHOW,
    DECLARE,
    FIELDS,
    KONG,
    LONGEST_POND,
    NOTHING,
    OUTPUTS,
    PUNG,
)
from training.figures import FAMILIES, Figures, apart

FAR = 9  # what cannot be, such as a hand with a fifth tile of a kind
MANY = 120  # tiles are counted up to here
CHUNK = 4096  # decisions unfolded at once
NEAR = 8  # hands with a figure that lack fewer tiles than that are told apart


class Part(NamedTuple):
    """Some planes or numbers under a name, with a factor that brings them near one."""

    name: str
    size: int
    scale: float = 1.0


# Seats are counted from the one who decides: "0" is that seat, "1" the next one.
PLANES = (
    Part("own", 4),
    Part("drawn", 1),
    Part("claim", 1),
    *(Part(f"{what} {seat}", 1) for seat in range(4) for what in ("chows", "pungs")),
    *(Part(f"{what} {seat}", 1) for seat in range(4) for what in ("pond", "recent")),
    Part("unseen", 1, 0.25),
    Part("wild", 1),
    Part("may discard", 1),
    Part("may declare", 1),
    Part("best discards", 1),
    Part("next best discards", 1),
    Part("useful after discard", 1, 0.04),
    Part("useful", 1),
    *(Part(f"void {seat}", 1) for seat in range(4)),
    Part("seat wind", 1),
    Part("round wind", 1),
    Part("dragons", 1),
    Part("count", 1, 0.4),
    # What the other suits hold of the same rank, the most and the least, and their chows.
    Part("elsewhere", 2, 0.5),
    Part("chows elsewhere", 1),
    *(Part(f"near {family}", 1, 0.25) for family in FAMILIES),
    Part("near chaos", 1, 0.25),
)
NUMBERS = (
    Part("phase", 4),
    Part("seat", 4),
    Part("round", 4),
    Part("live wall", 1, 0.02),
    Part("after kong", 1),
    Part("after claim", 1),
    Part("giver", 4),
    Part("distance", 9),
    Part("pairs", 8),
    *(Part(f"distance by {claim}", 3) for claim in ("low", "middle", "high", "pung", "kong")),
    *(
        Part(f"{what} {seat}", size, scale)
        for seat in range(4)
        for what, size, scale in (
            ("out", 1, 1.0),
            ("ready", 1, 1.0),
            ("bonus", 1, 0.25),
            ("void suit", 3, 1.0),
            ("dead", 1, 1.0),
            ("melds", 5, 1.0),
            ("discards", 1, 0.05),
            ("jokers", 1, 1.0),
        )
    ),
    Part("honours", 1, 0.3),
    Part("most useful", 1, 0.04),
    Part("useful now", 1, 0.04),
    *(Part(f"nearest {family}", NEAR) for family in FAMILIES),
    Part("nearest chaos", NEAR),
)
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
# A claim by the tiles that it takes out of the hand, counted from the one claimed.
CLAIMS = (
    ("low", CHOW, (1, 2)),
    ("middle", CHOW + 1, (-1, 1)),
    ("high", CHOW + 2, (-2, -1)),
    ("pung", PUNG, (0, 0)),
    ("kong", KONG, (0, 0, 0)),
)
SOON = ((0, 4), (4, 12), (12, AHEAD))  # how far ahead in the wall a tile lies

Named = Mapping[str, Tensor]


class Inputs(NamedTuple):
    """What a network reads."""

    plane_parts: tuple[Part, ...]
    number_parts: tuple[Part, ...]

    @property
    def planes(self) -> int:
        return sum(part.size for part in self.plane_parts)

    @property
    def numbers(self) -> int:
        return sum(part.size for part in self.number_parts)


POLICY = Inputs(PLANES, NUMBERS)
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
    return _field(records, "points").contiguous().view(torch.int16).view(-1, 4).float()


def seats(records: Tensor) -> Tensor:
    """Who decides."""
    return _field(records, "table")[:, 1].long()


def _field(records: Tensor, name: str) -> Tensor:
    start, size = FIELDS[name]
    return records[:, start : start + size]


def _joined(parts: tuple[Part, ...], named: Named) -> Tensor:
    """Planes or numbers in their order, side by side."""
    for part in parts:
        assert named[part.name].shape[1] == part.size, part.name
    return torch.cat([named[part.name] for part in parts], 1)


def _bytes(tensor: Tensor) -> Tensor:
    return tensor.to(torch.uint8)


def _plane(tensor: Tensor) -> Tensor:
    """One plane out of (n, 34)."""
    return _bytes(tensor)[:, None]


def _number(tensor: Tensor) -> Tensor:
    """One number out of (n,)."""
    return _bytes(tensor)[:, None]


def _hot(which: Tensor, size: int) -> Tensor:
    """A one at the place that each number names."""
    return _bytes(which[..., None] == torch.arange(size, device=which.device))


def _counted(tiles: Tensor) -> Tensor:
    """How often each byte stands in the last dimension; `NOTHING` counts as itself."""
    counts = torch.zeros(*tiles.shape[:-1], 256, dtype=torch.uint8, device=tiles.device)
    return counts.scatter_add_(-1, tiles, torch.ones_like(tiles, dtype=torch.uint8))


class Distances(NamedTuple):
    """How far a hand is from ready: now, after each discard, each draw, each discard and draw."""

    now: Tensor  # (n,)
    discarded: Tensor  # (n, 34)
    drawn: Tensor  # (n, 34)
    exchanged: Tensor  # (n, 34, 34)

    def least(self, other: Distances) -> Distances:
        return Distances(*(torch.minimum(a, b) for a, b in zip(self, other, strict=True)))


class Unfold:
    """Turns records (n, SIZE) into rows (n, ROW) of small integers."""

    def __init__(self, rules: Rulebook, device: str) -> None:
        self.device = device
        _ = tables.FINAL[4]  # unpacks them all

        def table(packed: bytes) -> Tensor:
            return torch.frombuffer(bytearray(packed), dtype=torch.uint8).to(device)

        self.suit, self.honours = table(tables.SUIT), table(tables.HONOUR)
        self.pair = table(b"".join(tables.BOTH)).view(len(tables.BOTH), -1)
        self.honoured = table(b"".join(tables.HONOURED)).view(len(tables.HONOURED), -1)
        final = [list(tables.FINAL[sets]) for sets in range(5)]
        self.final = torch.tensor([[list(row) for row in rows] for rows in final]).to(
            device, torch.int8
        )
        tiles = torch.arange(KINDS, device=device)
        self.tiles = tiles
        self.weight = (5 ** (tiles % 9)).int()
        self.suit_of = tiles // 9
        self.in_suit = F.one_hot(self.suit_of, 4).bool()
        self.same_suit = self.suit_of[:, None] == self.suit_of[None, :]
        self.one_of = torch.eye(KINDS, device=device, dtype=torch.int32)
        self.kinds = (torch.tensor(rules.tiles.kinds, device=device) >> tiles & 1).bool()
        self.orphans = (torch.tensor(ORPHANS, device=device) >> tiles & 1).bool()
        shapes = {shape.name for shape in rules.scoring.shapes}
        self.has_pairs = "seven-pairs" in shapes
        self.has_orphans = "thirteen-orphans" in shapes
        self.figures = Figures(rules.scoring.by_id, device)
        self.has_chaos = "chaotic" in shapes
        self.chaotic = torch.tensor(apart(), device=device, dtype=torch.int32)

    def __call__(self, records: Tensor) -> Tensor:
        return torch.cat([self._rows(chunk) for chunk in records.split(CHUNK)])

    # Distances

    def _keys(self, hands: Tensor) -> Tensor:
        """The four keys of hands (..., 34)."""
        weighed = hands * self.weight
        suits = (weighed[..., :9], weighed[..., 9:18], weighed[..., 18:27], weighed[..., 27:])
        return torch.stack([suit.sum(-1) for suit in suits], -1)

    def _described(self, keys: Tensor) -> Tensor:
        """What the tables say of the suits with these keys (..., 4)."""
        at = keys.long()
        return torch.cat([self.suit[at[..., :3]], self.honours[at[..., 3:]]], -1)

    def _described_one(self, keys: Tensor) -> Tensor:
        """The same for one key for each kind, that of its suit (n, 34, ...)."""
        at = keys.long()
        honours = self.honours[at[:, 27:].clamp_max(5**7 - 1)]
        return torch.cat([self.suit[at[:, :27]], honours], 1)

    def _to_sets(self, described: Tensor, sets: Tensor) -> Tensor:
        """The distance to sets and a pair."""
        at = described.long()
        first = self.pair[at[..., 0], at[..., 1]].long()
        return self.final[sets, first, self.honoured[at[..., 2], at[..., 3]].long()]

    def _distances(self, hand: Tensor, sets: Tensor, void: Tensor) -> Distances:
        """To whichever shape is nearest; tiles of the void suit count for nothing."""
        live = self.suit_of != void[:, None]
        found = self._distances_to_sets(hand, sets, live)
        # Shapes without sets are for hands without melds.
        melded = torch.where(sets < 4, FAR, 0)
        if self.has_pairs:
            found = found.least(self._distances_to_pairs(hand, live, melded))
        if self.has_orphans:
            found = found.least(self._distances_to_orphans(hand, melded))
        left = hand[:, None, :] - self.one_of
        return Distances(
            found.now,
            found.discarded.masked_fill(hand == 0, FAR),
            found.drawn.masked_fill(hand >= 4, FAR),
            found.exchanged.masked_fill((hand == 0)[:, :, None] | (left >= 4), FAR),
        )

    def _distances_to_sets(self, hand: Tensor, sets: Tensor, live: Tensor) -> Distances:
        used, weight = hand * live, self.weight * live
        keys = self._keys(used)
        own = keys.gather(1, self.suit_of.expand(len(hand), KINDS))  # the key of each kind's suit
        base = self._described(keys)
        less = (own - weight).clamp_min(0)
        one_less = self._described_one(torch.where(used == 0, own, less))
        one_more = self._described_one(torch.where(hand >= 4, own, own + weight))
        left = hand[:, None, :] - self.one_of
        cannot = (hand == 0)[:, :, None] | (left >= 4) | ~self.same_suit
        both = self._described_one(
            torch.where(cannot, own[:, :, None], less[:, :, None] + weight[:, None, :])
        )
        in_first = torch.where(self.same_suit[None], both, one_less[:, :, None])[..., None]
        in_second = torch.where(
            self.in_suit[None], one_more[:, None, :, None], base[:, None, None, :]
        )
        exchanged = torch.where(self.in_suit[:, None, :], in_first, in_second)
        discarded = torch.where(self.in_suit, one_less[..., None], base[:, None, :])
        drawn = torch.where(self.in_suit, one_more[..., None], base[:, None, :])
        return Distances(
            self._to_sets(base, sets),
            self._to_sets(discarded, sets[:, None]),
            self._to_sets(drawn, sets[:, None]),
            self._to_sets(exchanged, sets[:, None, None]),
        )

    def _distances_to_pairs(self, hand: Tensor, live: Tensor, melded: Tensor) -> Distances:
        used = hand * live
        away = (6 - (used // 2).sum(1) + melded).to(torch.int8)
        breaks = ((used > 0) & (used % 2 == 0)).to(torch.int8)
        makes = ((used % 2 == 1) & live).to(torch.int8)
        left = hand[:, None, :] - self.one_of
        makes_then = ((left % 2 == 1) & live[:, None, :]).to(torch.int8)
        discarded = away[:, None] + breaks
        return Distances(away, discarded, away[:, None] - makes, discarded[:, :, None] - makes_then)

    def _distances_to_orphans(self, hand: Tensor, melded: Tensor) -> Distances:
        held = [(self.orphans & (hand == number)).int() for number in range(3)]
        kinds = (self.orphans & (hand > 0)).sum(1)
        doubled = (self.orphans & (hand > 1)).sum(1)

        def away(kinds: Tensor, doubled: Tensor, melded: Tensor) -> Tensor:
            return (13 - kinds - (doubled > 0).int() + melded).to(torch.int8)

        left = hand[:, None, :] - self.one_of
        kinds_then, doubled_then = kinds[:, None] - held[1], doubled[:, None] - held[2]
        return Distances(
            away(kinds, doubled, melded),
            away(kinds_then, doubled_then, melded[:, None]),
            away(kinds[:, None] + held[0], doubled[:, None] + held[1], melded[:, None]),
            away(
                kinds_then[:, :, None] + (self.orphans & (left == 0)).int(),
                doubled_then[:, :, None] + (self.orphans & (left == 1)).int(),
                melded[:, None, None],
            ),
        )

    # Rows

    def _rows(self, records: Tensor) -> Tensor:
        n = len(records)
        record = {name: _field(records, name) for name in FIELDS}
        offered = _counted(record["offers"].long())[:, :OUTPUTS].clamp_max(1)
        hands = record["hands"].reshape(n, 4, KINDS).int()
        places = record["places"].reshape(n, 4, 8).long()
        named: dict[str, Tensor] = {}
        named |= self._of_table(record["table"].long())
        named |= self._of_ponds(record["ponds"].reshape(n, 4, LONGEST_POND).long())
        named |= self._of_melds(record["melds"].reshape(n, 4, 4).long())
        named |= self._of_places(places)
        named |= self._of_hand(hands[:, 0], record, places[:, 0], offered)
        named |= self._of_others(hands, places)
        named |= self._of_wall(record["ahead"].long(), record["table"][:, 6].long())
        return torch.cat(
            [
                _joined(PLANES + CRITIC_PLANES, named).flatten(1),
                _joined(NUMBERS + CRITIC_NUMBERS, named),
                offered,
            ],
            1,
        )

    def _of_table(self, table: Tensor) -> dict[str, Tensor]:
        phase, seat, wind, live, after_kong, after_claim, giver, claim, drawn, wild = table[
            :, :10
        ].unbind(1)
        return {
            "drawn": _hot(drawn, KINDS)[:, None],
            "claim": _hot(claim, KINDS)[:, None],
            "wild": _hot(wild, KINDS)[:, None],
            "seat wind": _plane(self.tiles == 27 + seat[:, None]),
            "round wind": _plane(self.tiles == 27 + wind[:, None]),
            "dragons": _plane((self.tiles >= 31).expand(len(table), KINDS)),
            "phase": _hot(phase, 4),
            "seat": _hot(seat, 4),
            "round": _hot(wind, 4),
            "live wall": _number(live),
            "after kong": _number(after_kong),
            "after claim": _number(after_claim),
            "giver": _hot(giver, 4),
        }

    def _of_ponds(self, ponds: Tensor) -> dict[str, Tensor]:
        thrown = _counted(ponds)[..., :KINDS]
        count = (ponds < NOTHING).sum(2, keepdim=True)
        late = torch.where(
            torch.arange(LONGEST_POND, device=self.device) >= count - 4, ponds, NOTHING
        )
        recent = _counted(late)[..., :KINDS].clamp_max(1)
        named = {}
        for seat in range(4):
            named[f"pond {seat}"] = thrown[:, seat, None]
            named[f"recent {seat}"] = recent[:, seat, None]
            named[f"discards {seat}"] = _bytes(count[:, seat])
        return named

    def _of_melds(self, codes: Tensor) -> dict[str, Tensor]:
        melded = _counted(codes)
        chows = melded[..., :34].clone()
        chows[..., 1:] += melded[..., :33]
        chows[..., 2:] += melded[..., :32]
        pungs = melded[..., 34:68] + 2 * melded[..., 68:102] + 3 * melded[..., 102:136]
        named = {}
        for seat in range(4):
            named[f"chows {seat}"], named[f"pungs {seat}"] = (
                chows[:, seat, None],
                pungs[:, seat, None],
            )
        return named

    def _of_places(self, places: Tensor) -> dict[str, Tensor]:
        named = {}
        for seat in range(4):
            out, ready, bonus, void, dead, _, melds, jokers = places[:, seat].unbind(1)
            named |= {
                f"void {seat}": _plane(self.suit_of == torch.where(void < 3, void, FAR)[:, None]),
                f"out {seat}": _number(out),
                f"ready {seat}": _number(ready),
                f"bonus {seat}": _number(bonus),
                f"void suit {seat}": _hot(void, 3),
                f"dead {seat}": _number(dead),
                f"melds {seat}": _hot(melds, 5),
                f"jokers {seat}": _number(jokers if seat == 0 else torch.zeros_like(jokers)),
            }
        return named

    def _of_hand(
        self, own: Tensor, record: Named, place: Tensor, offered: Tensor
    ) -> dict[str, Tensor]:
        unseen = ((4 - own - record["shown"].int()) * self.kinds).clamp(0, 4)
        void = torch.where(place[:, 3] < 3, place[:, 3], FAR)
        sets = (4 - place[:, 6]).clamp(0, 4)
        jokers = place[:, 7].to(torch.int8)
        in_turn = (record["table"][:, 0] == 1)[:, None]
        discards, declares = offered[:, :KINDS], offered[:, DECLARE : DECLARE + KINDS]
        may = (discards | declares).bool() & in_turn
        away = self._distances(own, sets, void)
        lack = away.discarded.masked_fill(~may, FAR)
        least = lack.amin(1, keepdim=True)
        nearer = (away.exchanged < away.discarded[:, :, None]) * unseen[:, None, :]
        useful = nearer.sum(2).clamp(0, MANY)
        helps = away.drawn < away.now[:, None]
        useful_now = (helps * unseen).sum(1).clamp(0, MANY)
        distance = torch.where(in_turn[:, 0], least[:, 0].clamp_max(8), away.now) - jokers
        used = own * (self.suit_of != void[:, None])
        return {
            "own": torch.stack([_bytes(own > number) for number in range(4)], 1),
            "unseen": _plane(unseen),
            "may discard": discards[:, None],
            "may declare": declares[:, None],
            "best discards": _plane((lack == least) & may),
            "next best discards": _plane((lack == least + 1) & may),
            "useful after discard": _plane(torch.where(may, useful, 0)),
            "useful": _plane(helps & ~in_turn),
            "count": _plane(own),
            "distance": _hot(distance.long() + 1, 9),
            "pairs": _hot((used // 2).sum(1), 8),
            "honours": _number(own[:, 27:].sum(1)),
            "most useful": _number(useful.masked_fill(lack != least, 0).amax(1)),
            "useful now": _number(torch.where(in_turn[:, 0], 0, useful_now)),
            **self._of_claims(used, record, sets, away.now, offered),
            **self._of_figures(own, unseen, record["melds"][:, :4].long()),
            **self._of_chaos(own, unseen, place[:, 6]),
            **self._elsewhere(own, record["melds"][:, :4].long()),
        }

    def _of_figures(self, own: Tensor, unseen: Tensor, melds: Tensor) -> dict[str, Tensor]:
        """How near a hand is that has three sets which belong together, by family: for each tile
        the nearest figure that it is part of, and the nearest of all."""
        n, figures = len(own), self.figures
        need, others = figures.needed(melds)  # (n, figures, 34), (n, figures)
        held = torch.minimum(own[:, None], need)
        missing = need - held
        gone = (missing > unseen[:, None]).any(2) | (others < 0)
        rest = self._described(self._keys(own[:, None] - held))
        lack = missing.sum(2) + self._to_sets(rest, others.clamp_min(0)) + 1
        near = (NEAR - lack).clamp(0, NEAR).masked_fill(gone, 0)
        named = {}
        for family, (tiles, which) in figures.families.items():
            if len(which):
                of_family = near[:, which]
                plane = (of_family[:, :, None] * tiles).amax(1)
                nearest = of_family.amax(1)
            else:
                plane, nearest = own * 0, torch.zeros(n, device=self.device)
            named[f"near {family}"] = _plane(plane)
            named[f"nearest {family}"] = _hot(nearest.long() - 1, NEAR)
        return named

    def _of_chaos(self, own: Tensor, unseen: Tensor, melds: Tensor) -> dict[str, Tensor]:
        """How near the chaotic hand is: different tiles, those of one suit at least three apart."""
        n = len(own)
        if not self.has_chaos:
            nothing = torch.zeros(n, KINDS, device=self.device)
            return {"near chaos": _plane(nothing), "nearest chaos": _hot(melds - FAR, NEAR)}
        suits = (own[:, :27] > 0).view(n, 3, 1, 9).int()
        held = (suits * self.chaotic).sum(3)  # of each set of ranks
        most = held.amax(2)
        best = ((held == most[:, :, None])[..., None] * self.chaotic).amax(2).view(n, 27)
        lack = 14 - most.sum(1) - (own[:, 27:] > 0).sum(1)
        near = (NEAR - lack).clamp(0, NEAR).masked_fill(melds > 0, 0)
        fits = torch.cat([best, torch.ones(n, 7, dtype=best.dtype, device=self.device)], 1)
        fits = fits * ((own > 0) | (unseen > 0))
        return {
            "near chaos": _plane(fits * near[:, None]),
            "nearest chaos": _hot(near.long() - 1, NEAR),
        }

    def _elsewhere(self, own: Tensor, melds: Tensor) -> dict[str, Tensor]:
        """What the other two suits hold of each rank, so that suits may look at each other."""
        n = len(own)
        chows = _counted(melds)[:, :27].int().view(n, 3, 9)
        suits = own[:, :27].view(n, 3, 9)
        after, before = suits.roll(1, 1), suits.roll(2, 1)
        found = (
            torch.maximum(after, before),
            torch.minimum(after, before),
            chows.roll(1, 1) + chows.roll(2, 1),
        )
        planes = F.pad(torch.stack(found, 1).view(n, 3, 27), (0, 7))
        return {"elsewhere": _bytes(planes[:, :2]), "chows elsewhere": _bytes(planes[:, 2:])}

    def _of_claims(
        self, used: Tensor, record: Named, sets: Tensor, now: Tensor, offered: Tensor
    ) -> dict[str, Tensor]:
        """Whether a claim that is offered brings the hand nearer, leaves it, or takes it back."""
        claim = record["table"][:, 7].long()
        tile = claim.clamp(0, KINDS - 1)
        keys, rows = self._keys(used), torch.arange(len(used), device=self.device)
        named = {}
        for name, output, taken in CLAIMS:
            there = offered[:, output].bool() & (claim < KINDS)
            weight = torch.stack([self.weight[(tile + step).clamp(0, 33)] for step in taken]).sum(0)
            after = keys.clone()
            after[rows, self.suit_of[tile]] -= torch.where(there, weight, 0)
            away = self._to_sets(self._described(after.clamp_min(0)), (sets - 1).clamp_min(0))
            named[f"distance by {name}"] = (
                _hot((away - now + 1).long().clamp(0, 2), 3) * _bytes(there)[:, None]
            )
        return named

    def _of_others(self, hands: Tensor, places: Tensor) -> dict[str, Tensor]:
        """For the critic alone: what the others hold and how far they are."""
        named = {}
        for seat in (1, 2, 3):
            hand, place = hands[:, seat], places[:, seat]
            live = self.suit_of != torch.where(place[:, 3] < 3, place[:, 3], FAR)[:, None]
            sets = (4 - place[:, 6]).clamp(0, 4)
            now, drawn = self._distance_and_draws(hand, sets, live)
            named |= {
                f"hand {seat}": torch.stack([_bytes(hand > number) for number in range(4)], 1),
                f"useful {seat}": _plane(drawn < now[:, None]),
                f"distance of {seat}": _hot((now - place[:, 7].to(torch.int8)).long() + 1, 9),
                f"pairs of {seat}": _hot((hand // 2).sum(1), 8),
            }
        return named

    def _distance_and_draws(
        self, hand: Tensor, sets: Tensor, live: Tensor
    ) -> tuple[Tensor, Tensor]:
        """The distance to sets and a pair, now and after each draw."""
        keys = self._keys(hand * live)
        base = self._described(keys)
        own = keys.gather(1, self.suit_of.expand(len(hand), KINDS))
        more = self._described_one(torch.where(hand >= 4, own, own + self.weight * live))
        drawn = torch.where(self.in_suit, more[..., None], base[:, None, :])
        return self._to_sets(base, sets), self._to_sets(drawn, sets[:, None])

    def _of_wall(self, ahead: Tensor, giver: Tensor) -> dict[str, Tensor]:
        """For the critic alone: what each seat would draw if nobody claimed, soon and later."""
        turn = (giver[:, None] + 1 + torch.arange(AHEAD, device=self.device)) % 4
        named = {}
        for seat in range(4):
            drawn = torch.where(turn == seat, ahead, NOTHING)
            parts = [_counted(drawn[:, low:high])[:, :KINDS] for low, high in SOON]
            named[f"ahead {seat}"] = torch.stack(parts, 1)
        return named
