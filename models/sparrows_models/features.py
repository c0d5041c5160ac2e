"""What a policy reads of a decision, unfolded from records: many at once in training, one in play.

A policy reads what its seat sees: planes over the 34 kinds of tiles and a row of numbers. Distances
to ready are looked up in the package's own tables, for every discard and every draw after it.
Nothing here reads the fields of a record that a seat may not know; those are for the critic of
training alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sparrows.play.rulebook import Rulebook
from sparrows.readings import tables
from sparrows.tiles import KINDS, ORPHANS
from sparrows_models.arrays import Array, Arrays
from sparrows_models.decisions import (
    CHOW,
    DECLARE,
    FIELDS,
    KONG,
    LONGEST_POND,
    NOTHING,
    OUTPUTS,
    PUNG,
)
from sparrows_models.figures import FAMILIES, Figures, apart

FAR = 9  # what cannot be, such as a hand with a fifth tile of a kind
MANY = 120  # tiles are counted up to here
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
# A claim by the tiles that it takes out of the hand, counted from the one claimed.
CLAIMS = (
    ("low", CHOW, (1, 2)),
    ("middle", CHOW + 1, (-1, 1)),
    ("high", CHOW + 2, (-2, -1)),
    ("pung", PUNG, (0, 0)),
    ("kong", KONG, (0, 0, 0)),
)

Named = Mapping[str, Array]


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


def field(records: Array, name: str) -> Array:
    """A field of records (n, SIZE)."""
    start, size = FIELDS[name]
    return records[:, start : start + size]


class Distances(NamedTuple):
    """How far a hand is from ready: now, after each discard, each draw, each discard and draw."""

    now: Array  # (n,)
    discarded: Array  # (n, 34)
    drawn: Array  # (n, 34)
    exchanged: Array  # (n, 34, 34)


class Unfold:
    """Turns records (n, SIZE) into what a policy of a rulebook reads, as small integers."""

    def __init__(self, rules: Rulebook, arrays: Arrays) -> None:
        self.arrays, self.library = arrays, arrays.library
        constant = arrays.constant
        final = [tables.FINAL[sets] for sets in range(5)]  # the first look unpacks all tables
        self.suit, self.honours = constant(tables.SUIT, "uint8"), constant(tables.HONOUR, "uint8")
        self.pair = constant(b"".join(tables.BOTH), "uint8").reshape(len(tables.BOTH), -1)
        self.honoured = constant(b"".join(tables.HONOURED), "uint8").reshape(
            len(tables.HONOURED), -1
        )
        self.final = constant(final, "int8")
        kinds, suits = range(KINDS), [kind // 9 for kind in range(KINDS)]
        self.tiles = constant(kinds, "int64")
        self.weight = constant([5 ** (kind % 9) for kind in kinds], "int32")
        self.suit_of = constant(suits, "int64")
        self.in_suit = constant([[suit == other for other in range(4)] for suit in suits], "bool")
        self.same_suit = self.suit_of[:, None] == self.suit_of[None, :]
        self.one_of = constant([[int(kind == other) for other in kinds] for kind in kinds], "int32")
        self.kinds = constant([rules.tiles.kinds >> kind & 1 for kind in kinds], "bool")
        self.orphans = constant([ORPHANS >> kind & 1 for kind in kinds], "bool")
        shapes = {shape.name for shape in rules.scoring.shapes}
        self.has_pairs = "seven-pairs" in shapes
        self.has_orphans = "thirteen-orphans" in shapes
        self.figures = Figures(rules.scoring.by_id, arrays)
        self.has_chaos = "chaotic" in shapes
        self.chaotic = constant(apart(), "int32")

    def inputs(self, records: Array) -> tuple[Array, Array, Array]:
        """What a policy reads: planes (n, planes, 34), numbers, and which outputs are offered."""
        named = self.seen(records)
        planes, numbers = self.joined(PLANES, named), self.joined(NUMBERS, named)
        return planes, numbers, named["offered"]

    def joined(self, parts: tuple[Part, ...], named: Named) -> Array:
        """Planes or numbers in their order, side by side."""
        for part in parts:
            assert named[part.name].shape[1] == part.size, part.name
        return self.library.concatenate([named[part.name] for part in parts], 1)

    # Small integers

    def as_bytes(self, array: Array) -> Array:
        return self.arrays.cast(array, "uint8")

    def indices(self, array: Array) -> Array:
        return self.arrays.cast(array, "int64")

    def plane(self, array: Array) -> Array:
        """One plane out of (n, 34)."""
        return self.as_bytes(array)[:, None]

    def number(self, array: Array) -> Array:
        """One number out of (n,)."""
        return self.as_bytes(array)[:, None]

    def hot(self, which: Array, size: int) -> Array:
        """A one at the place that each number names."""
        return self.as_bytes(which[..., None] == self.tiles[:size])

    def hand_planes(self, hand: Array) -> Array:
        """Whether there is at least one of each kind, at least two, three, four."""
        return self.library.stack([self.as_bytes(hand > number) for number in range(4)], 1)

    # Distances

    def keys(self, hands: Array) -> Array:
        """The four keys of hands (..., 34)."""
        weighed = hands * self.weight
        suits = (weighed[..., :9], weighed[..., 9:18], weighed[..., 18:27], weighed[..., 27:])
        return self.library.stack([suit.sum(-1) for suit in suits], -1)

    def described(self, keys: Array) -> Array:
        """What the tables say of the suits with these keys (..., 4)."""
        at = self.indices(keys)
        return self.library.concatenate([self.suit[at[..., :3]], self.honours[at[..., 3:]]], -1)

    def described_one(self, keys: Array) -> Array:
        """The same for one key for each kind, that of its suit (n, 34, ...)."""
        at = self.indices(keys)
        honours = self.honours[at[:, 27:].clip(0, len(self.honours) - 1)]
        return self.library.concatenate([self.suit[at[:, :27]], honours], 1)

    def to_sets(self, described: Array, sets: Array) -> Array:
        """The distance to sets and a pair."""
        at = self.indices(described)
        first = self.indices(self.pair[at[..., 0], at[..., 1]])
        return self.final[sets, first, self.indices(self.honoured[at[..., 2], at[..., 3]])]

    def distances(self, hand: Array, sets: Array, void: Array) -> Distances:
        """To whichever shape is nearest; tiles of the void suit count for nothing."""
        where, live = self.library.where, self.suit_of != void[:, None]
        found = [self._distances_to_sets(hand, sets, live)]
        # Shapes without sets are for hands without melds.
        melded = where(sets < 4, FAR, 0)
        if self.has_pairs:
            found.append(self._distances_to_pairs(hand, live, melded))
        if self.has_orphans:
            found.append(self._distances_to_orphans(hand, melded))
        nearest = found[0]
        for other in found[1:]:
            nearest = Distances(*map(self.library.minimum, nearest, other))
        left = hand[:, None, :] - self.one_of
        return Distances(
            nearest.now,
            where(hand == 0, FAR, nearest.discarded),
            where(hand >= 4, FAR, nearest.drawn),
            where((hand == 0)[:, :, None] | (left >= 4), FAR, nearest.exchanged),
        )

    def _distances_to_sets(self, hand: Array, sets: Array, live: Array) -> Distances:
        where = self.library.where
        used, weight = hand * live, self.weight * live
        keys = self.keys(used)
        own = keys[:, self.suit_of]  # the key of each kind's suit
        base = self.described(keys)
        less = (own - weight).clip(0, None)
        one_less = self.described_one(where(used == 0, own, less))
        one_more = self.described_one(where(hand >= 4, own, own + weight))
        left = hand[:, None, :] - self.one_of
        cannot = (hand == 0)[:, :, None] | (left >= 4) | ~self.same_suit
        both = self.described_one(
            where(cannot, own[:, :, None], less[:, :, None] + weight[:, None, :])
        )
        in_first = where(self.same_suit[None], both, one_less[:, :, None])[..., None]
        in_second = where(self.in_suit[None], one_more[:, None, :, None], base[:, None, None, :])
        exchanged = where(self.in_suit[:, None, :], in_first, in_second)
        discarded = where(self.in_suit, one_less[..., None], base[:, None, :])
        drawn = where(self.in_suit, one_more[..., None], base[:, None, :])
        return Distances(
            self.to_sets(base, sets),
            self.to_sets(discarded, sets[:, None]),
            self.to_sets(drawn, sets[:, None]),
            self.to_sets(exchanged, sets[:, None, None]),
        )

    def _distances_to_pairs(self, hand: Array, live: Array, melded: Array) -> Distances:
        used = hand * live
        away = self._small(6 - (used // 2).sum(1) + melded)
        breaks = self._small((used > 0) & (used % 2 == 0))
        makes = self._small((used % 2 == 1) & live)
        left = hand[:, None, :] - self.one_of
        makes_then = self._small((left % 2 == 1) & live[:, None, :])
        discarded = away[:, None] + breaks
        return Distances(away, discarded, away[:, None] - makes, discarded[:, :, None] - makes_then)

    def _distances_to_orphans(self, hand: Array, melded: Array) -> Distances:
        held = [self._small(self.orphans & (hand == number)) for number in range(3)]
        kinds = (self.orphans & (hand > 0)).sum(1)
        doubled = (self.orphans & (hand > 1)).sum(1)

        def away(kinds: Array, doubled: Array, melded: Array) -> Array:
            return self._small(13 - kinds - self._small(doubled > 0) + melded)

        left = hand[:, None, :] - self.one_of
        kinds_then, doubled_then = kinds[:, None] - held[1], doubled[:, None] - held[2]
        return Distances(
            away(kinds, doubled, melded),
            away(kinds_then, doubled_then, melded[:, None]),
            away(kinds[:, None] + held[0], doubled[:, None] + held[1], melded[:, None]),
            away(
                kinds_then[:, :, None] + self._small(self.orphans & (left == 0)),
                doubled_then[:, :, None] + self._small(self.orphans & (left == 1)),
                melded[:, None, None],
            ),
        )

    def _small(self, array: Array) -> Array:
        return self.arrays.cast(array, "int8")

    # What a seat sees

    def seen(self, records: Array) -> dict[str, Array]:
        """All planes and numbers of a policy by name, and which outputs are offered."""
        n = len(records)
        offered = self.arrays.counted(self.indices(field(records, "offers")))
        offered = offered[:, :OUTPUTS].clip(0, 1)
        own = self.arrays.cast(field(records, "hands")[:, :KINDS], "int32")
        places = self.indices(field(records, "places").reshape(n, 4, 8))
        melds = self.indices(field(records, "melds").reshape(n, 4, 4))
        table = self.indices(field(records, "table"))
        shown = self.arrays.cast(field(records, "shown"), "int32")
        unseen = ((4 - own - shown) * self.kinds).clip(0, 4)
        return {
            "offered": offered,
            **self._of_table(table),
            **self._of_ponds(self.indices(field(records, "ponds").reshape(n, 4, LONGEST_POND))),
            **self._of_melds(melds),
            **self._of_places(places),
            **self._of_hand(own, unseen, table, places[:, 0], offered),
            **self._of_figures(own, unseen, melds[:, 0]),
            **self._of_chaos(own, unseen, places[:, 0, 6]),
            **self._elsewhere(own, melds[:, 0]),
        }

    def _of_table(self, table: Array) -> dict[str, Array]:
        phase, seat, wind, live, after_kong, after_claim, giver, claim, drawn, wild = (
            table[:, column] for column in range(10)
        )
        return {
            "drawn": self.hot(drawn, KINDS)[:, None],
            "claim": self.hot(claim, KINDS)[:, None],
            "wild": self.hot(wild, KINDS)[:, None],
            "seat wind": self.plane(self.tiles == 27 + seat[:, None]),
            "round wind": self.plane(self.tiles == 27 + wind[:, None]),
            "dragons": self.plane(self.library.broadcast_to(self.tiles >= 31, (len(table), KINDS))),
            "phase": self.hot(phase, 4),
            "seat": self.hot(seat, 4),
            "round": self.hot(wind, 4),
            "live wall": self.number(live),
            "after kong": self.number(after_kong),
            "after claim": self.number(after_claim),
            "giver": self.hot(giver, 4),
        }

    def _of_ponds(self, ponds: Array) -> dict[str, Array]:
        thrown = self.arrays.counted(ponds)[..., :KINDS]
        count = (ponds < NOTHING).sum(2)[:, :, None]
        late = self.library.where(self.tiles[:LONGEST_POND] >= count - 4, ponds, NOTHING)
        recent = self.arrays.counted(late)[..., :KINDS].clip(0, 1)
        named = {}
        for seat in range(4):
            named[f"pond {seat}"] = thrown[:, seat, None]
            named[f"recent {seat}"] = recent[:, seat, None]
            named[f"discards {seat}"] = self.as_bytes(count[:, seat])
        return named

    def _of_melds(self, codes: Array) -> dict[str, Array]:
        melded = self.arrays.counted(codes)
        none, lowest = melded[..., :1] * 0, melded[..., :34]
        middle = self.library.concatenate([none, melded[..., :33]], -1)
        highest = self.library.concatenate([none, none, melded[..., :32]], -1)
        chows = lowest + middle + highest
        pungs = melded[..., 34:68] + 2 * melded[..., 68:102] + 3 * melded[..., 102:136]
        named = {}
        for seat in range(4):
            named[f"chows {seat}"], named[f"pungs {seat}"] = (
                chows[:, seat, None],
                pungs[:, seat, None],
            )
        return named

    def _of_places(self, places: Array) -> dict[str, Array]:
        named: dict[str, Array] = {}
        for seat in range(4):
            out, ready, bonus, void, dead, _, melds, jokers = (
                places[:, seat, column] for column in range(8)
            )
            suit = self.library.where(void < 3, void, FAR)
            named |= {
                f"void {seat}": self.plane(self.suit_of == suit[:, None]),
                f"out {seat}": self.number(out),
                f"ready {seat}": self.number(ready),
                f"bonus {seat}": self.number(bonus),
                f"void suit {seat}": self.hot(void, 3),
                f"dead {seat}": self.number(dead),
                f"melds {seat}": self.hot(melds, 5),
                f"jokers {seat}": self.number(jokers if seat == 0 else jokers * 0),
            }
        return named

    def _of_hand(
        self, own: Array, unseen: Array, table: Array, place: Array, offered: Array
    ) -> dict[str, Array]:
        lib = self.library
        void = lib.where(place[:, 3] < 3, place[:, 3], FAR)
        sets = (4 - place[:, 6]).clip(0, 4)
        jokers = self._small(place[:, 7])
        in_turn = (table[:, 0] == 1)[:, None]
        discards, declares = offered[:, :KINDS], offered[:, DECLARE : DECLARE + KINDS]
        may = ((discards | declares) > 0) & in_turn
        away = self.distances(own, sets, void)
        lack = lib.where(may, away.discarded, FAR)
        least = lib.amin(lack, 1)[:, None]
        nearer = (away.exchanged < away.discarded[:, :, None]) * unseen[:, None, :]
        useful = nearer.sum(2).clip(0, MANY)
        helps = away.drawn < away.now[:, None]
        useful_now = (helps * unseen).sum(1).clip(0, MANY)
        distance = lib.where(in_turn[:, 0], least[:, 0].clip(None, 8), away.now) - jokers
        used = own * (self.suit_of != void[:, None])
        return {
            "own": self.hand_planes(own),
            "unseen": self.plane(unseen),
            "may discard": discards[:, None],
            "may declare": declares[:, None],
            "best discards": self.plane((lack == least) & may),
            "next best discards": self.plane((lack == least + 1) & may),
            "useful after discard": self.plane(lib.where(may, useful, 0)),
            "useful": self.plane(helps & ~in_turn),
            "count": self.plane(own),
            "distance": self.hot(self.indices(distance) + 1, 9),
            "pairs": self.hot((used // 2).sum(1), 8),
            "honours": self.number(own[:, 27:].sum(1)),
            "most useful": self.number(lib.amax(lib.where(lack != least, 0, useful), 1)),
            "useful now": self.number(lib.where(in_turn[:, 0], 0, useful_now)),
            **self._of_claims(used, table[:, 7], sets, away.now, offered),
        }

    def _of_claims(
        self, used: Array, claim: Array, sets: Array, now: Array, offered: Array
    ) -> dict[str, Array]:
        """Whether a claim that is offered brings the hand nearer, leaves it, or takes it back."""
        lib, tile, keys = self.library, claim.clip(0, KINDS - 1), self.keys(used)
        named = {}
        for name, output, taken in CLAIMS:
            there = (offered[:, output] > 0) & (claim < KINDS)
            weight = sum(self.weight[(tile + step).clip(0, KINDS - 1)] for step in taken)
            after = keys - self.in_suit[tile] * lib.where(there, weight, 0)[:, None]
            away = self.to_sets(self.described(after.clip(0, None)), (sets - 1).clip(0, None))
            change = self.indices(away - now + 1).clip(0, 2)
            named[f"distance by {name}"] = self.hot(change, 3) * self.as_bytes(there)[:, None]
        return named

    def _of_figures(self, own: Array, unseen: Array, melds: Array) -> dict[str, Array]:
        """How near a hand is that has three sets which belong together, by family: for each tile
        the nearest figure that it is part of, and the nearest of all."""
        lib, figures = self.library, self.figures
        need, others = figures.needed(melds)  # (n, figures, 34), (n, figures)
        held = lib.minimum(own[:, None], need)
        missing = need - held
        gone = (missing > unseen[:, None]).any(2) | (others < 0)
        rest = self.described(self.keys(own[:, None] - held))
        lack = missing.sum(2) + self.to_sets(rest, others.clip(0, None)) + 1
        near = lib.where(gone, 0, (NEAR - lack).clip(0, NEAR))
        named = {}
        for family, (tiles, which) in figures.families.items():
            if len(tiles):
                of_family = near[:, which]
                plane = lib.amax(of_family[:, :, None] * tiles, 1)
                nearest = lib.amax(of_family, 1)
            else:
                plane, nearest = own * 0, own[:, 0] * 0
            named[f"near {family}"] = self.plane(plane)
            named[f"nearest {family}"] = self.hot(nearest - 1, NEAR)
        return named

    def _of_chaos(self, own: Array, unseen: Array, melds: Array) -> dict[str, Array]:
        """How near the chaotic hand is: different tiles, those of one suit at least three apart."""
        if not self.has_chaos:
            return {
                "near chaos": self.plane(own * 0),
                "nearest chaos": self.hot(melds - FAR, NEAR),
            }
        n, lib = len(own), self.library
        suits = self.arrays.cast(own[:, :27].reshape(n, 3, 1, 9) > 0, "int32")
        held = (suits * self.chaotic).sum(3)  # of each set of ranks
        most = lib.amax(held, 2)
        best = lib.amax((held == most[:, :, None])[..., None] * self.chaotic, 2).reshape(n, 27)
        lack = 14 - most.sum(1) - (own[:, 27:] > 0).sum(1)
        near = lib.where(melds > 0, 0, (NEAR - lack).clip(0, NEAR))
        fits = lib.concatenate([best, best[:, :7] * 0 + 1], 1) * ((own > 0) | (unseen > 0))
        return {
            "near chaos": self.plane(fits * near[:, None]),
            "nearest chaos": self.hot(near - 1, NEAR),
        }

    def _elsewhere(self, own: Array, melds: Array) -> dict[str, Array]:
        """What the other two suits hold of each rank, so that suits may look at each other."""
        n, lib = len(own), self.library
        chows = self.arrays.counted(melds)[:, :27].reshape(n, 3, 9)
        suits = self.as_bytes(own[:, :27].reshape(n, 3, 9))
        after, before = lib.roll(suits, 1, 1), lib.roll(suits, 2, 1)
        found = (
            lib.maximum(after, before),
            lib.minimum(after, before),
            lib.roll(chows, 1, 1) + lib.roll(chows, 2, 1),
        )
        planes = lib.stack(found, 1).reshape(n, 3, 27)
        planes = lib.concatenate([planes, planes[..., :7] * 0], 2)
        return {"elsewhere": planes[:, :2], "chows elsewhere": planes[:, 2:]}
