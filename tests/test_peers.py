"""Popular's patterns that are defined as in the Chinese official rules lie where PyMahjongGB sees
them.

PyMahjongGB chooses a reading by its own prices and leaves out what a dearer fan implies. So a hand
agrees if one of our readings shows every compared pattern exactly where the other program lists it,
apart from patterns that a fan on its own list implies (`IMPLIED_BY`).

Known differences, each by its clause:
- short-straight, mixed-double-chow, pure-double-chow, two-terminal-chows count for every selection
  of sets (POP-13.0.5); the official rules stop once each set has been used. Compared one way only.
- pung-of-terminals-or-winds knows no dragons (POP-13.86), theirs does unless dragon-pung counts.
- two-concealed-pungs counts beside two concealed kongs (POP-13.54); theirs implies them.
- fully-concealed-hand is barred from every irregular hand (POP-13.63); theirs from fewer.
- chicken-hand ignores flowers only (POP-14.10), and waits (edge, closed, single) are no fans here,
  so a hand that has nothing else is a chicken hand here and none there.
- concealed-and-melded-kong is worth 6 (POP-13.97), theirs 5; only its presence is compared.
- the fans of Popular's own (riichi, ready, half-mixed figures, blessings, jokers, pairs on 2-5-8
  and 1-9, flowers by seat) are not in the official rules and are not compared.
"""

from __future__ import annotations

import random

import MahjongGB
import pytest

from sparrows import Hand, Meld, Reading, rulebook
from sparrows.tiles import KINDS, ORPHANS, kinds_of
from tests.clauses import clause
from tests.conftest import SOAK

pytestmark = pytest.mark.no_cover  # see tests/conftest.py

RULES = rulebook("popular")
HANDS = 5000
PARTS = 5

GB_TILES = [f"{letter}{rank}" for letter in "WBT" for rank in range(1, 10)]
GB_TILES += ["F1", "F2", "F3", "F4", "J3", "J2", "J1"]

# Our id, and the other program's English name.
COMPARED = {
    "big-four-winds": "Big Four Winds",
    "big-three-dragons": "Big Three Dragons",
    "all-green": "All Green",
    "nine-gates": "Nine Gates",
    "four-kongs": "Four Kongs",
    "seven-shifted-pairs": "Seven Shifted Pairs",
    "thirteen-orphans": "Thirteen Orphans",
    "all-terminals": "All Terminals",
    "little-four-winds": "Little Four Winds",
    "little-three-dragons": "Little Three Dragons",
    "all-honours": "All Honors",
    "four-concealed-pungs": "Four Concealed Pungs",
    "pure-terminal-chows": "Pure Terminal Chows",
    "quadruple-chow": "Quadruple Chow",
    "four-pure-shifted-pungs": "Four Pure Shifted Pungs",
    "four-pure-shifted-chows": "Four Pure Shifted Chows",
    "three-kongs": "Three Kongs",
    "all-terminals-and-honours": "All Terminals and Honors",
    "seven-pairs": "Seven Pairs",
    "greater-honours-and-knitted-tiles": "Greater Honors and Knitted Tiles",
    "all-even-pungs": "All Even Pungs",
    "full-flush": "Full Flush",
    "pure-triple-chow": "Pure Triple Chow",
    "pure-shifted-pungs": "Pure Shifted Pungs",
    "upper-tiles": "Upper Tiles",
    "middle-tiles": "Middle Tiles",
    "lower-tiles": "Lower Tiles",
    "pure-straight": "Pure Straight",
    "three-suited-terminal-chows": "Three-Suited Terminal Chows",
    "pure-shifted-chows": "Pure Shifted Chows",
    "all-fives": "All Five",
    "triple-pung": "Triple Pung",
    "three-concealed-pungs": "Three Concealed Pungs",
    "lesser-honours-and-knitted-tiles": "Lesser Honors and Knitted Tiles",
    "knitted-straight": "Knitted Straight",
    "upper-four": "Upper Four",
    "lower-four": "Lower Four",
    "big-three-winds": "Big Three Winds",
    "mixed-straight": "Mixed Straight",
    "reversible-tiles": "Reversible Tiles",
    "mixed-triple-chow": "Mixed Triple Chow",
    "mixed-shifted-pungs": "Mixed Shifted Pungs",
    "two-concealed-kongs": "Two Concealed Kongs",
    "all-pungs": "All Pungs",
    "half-flush": "Half Flush",
    "mixed-shifted-chows": "Mixed Shifted Chows",
    "all-types": "All Types",
    "melded-hand": "Melded Hand",
    "two-dragon-pungs": "Two Dragons Pungs",
    "concealed-and-melded-kong": "Concealed Kong and Melded Kong",
    "outside-hand": "Outside Hand",
    "fully-concealed-hand": "Fully Concealed Hand",
    "two-melded-kongs": "Two Melded Kongs",
    "dragon-pung": "Dragon Pung",
    "prevalent-wind": "Prevalent Wind",
    "seat-wind": "Seat Wind",
    "concealed-hand": "Concealed Hand",
    "all-chows": "All Chows",
    "tile-hog": "Tile Hog",
    "double-pung": "Double Pung",
    "two-concealed-pungs": "Two Concealed Pungs",
    "concealed-kong": "Concealed Kong",
    "all-simples": "All Simples",
    "melded-kong": "Melded Kong",
    "one-voided-suit": "One Voided Suit",
    "no-honours": "No Honors",
    "self-drawn": "Self-Drawn",
}
# What they list we must have met; what we have met they may leave out (POP-13.0.5).
ONE_WAY = {
    "pure-double-chow": "Pure Double Chow",
    "mixed-double-chow": "Mixed Double Chow",
    "short-straight": "Short Straight",
    "two-terminal-chows": "Two Terminal Chows",
}
EXPECTED_BARRED = {"fully-concealed-hand"}


def random_win(rng: random.Random) -> Hand:
    """A complete hand of any shape that both programs know."""
    while True:
        roll = rng.random()
        if roll < 0.01:
            made: Hand | None = _rare(rng)
        elif roll < 0.12:
            made = _pairs(rng) if roll < 0.06 else _irregular(rng)
        else:
            made = _sets(rng)
        if made is not None:
            return made


def _hand(rng: random.Random, counts: list[int], melds: list[Meld]) -> Hand:
    tiles = [tile for tile in range(KINDS) for _ in range(counts[tile])]
    winning = tiles.pop(rng.randrange(len(tiles)))
    return Hand(
        tiles,
        winning,
        melds=melds,
        self_draw=rng.random() < 0.5,
        seat=rng.randrange(4),
        round=rng.randrange(4),
    )


def _rare(rng: random.Random) -> Hand:
    """Nine gates, and terminal chows in two suits with fives in the third."""
    counts = [0] * KINDS
    first, second, third = rng.sample(range(0, 27, 9), 3)
    if rng.random() < 0.5:
        for rank in range(9):
            counts[first + rank] = 3 if rank in (0, 8) else 1
        counts[first + rng.randrange(9)] += 1
        return _hand(rng, counts, [])
    for suit in (first, second):
        for rank in (0, 1, 2, 6, 7, 8):
            counts[suit + rank] = 1
    counts[third + 4] = 2
    return _hand(rng, counts, [])


def _sets(rng: random.Random) -> Hand | None:
    """Four sets and a pair, often of few kinds, so that they make patterns."""
    family = rng.choice(FAMILIES)
    whole, counts, melds = [0] * KINDS, [0] * KINDS, []
    chow_share = rng.choice((0.1, 0.6, 0.95))
    melded = rng.choice((0, 0, 1, 2, 3, 4))
    for place in range(4):
        starts = [tile for tile in family if tile % 9 < 7 and tile < 27 and tile + 2 in family]
        chow = bool(starts) and rng.random() < chow_share
        tile = rng.choice(starts if chow else family)
        kind = "chow" if chow else "pung"
        if not chow and place < melded and rng.random() < 0.4:
            kind = "kong"
        concealed = kind == "kong" and rng.random() < 0.5
        group = Meld(kind, tile, concealed)
        for each in group.tiles:
            whole[each] += 1
        if place < melded:
            melds.append(group)
        else:
            for each in group.tiles:
                counts[each] += 1
    pair = rng.choice(family)
    whole[pair] += 2
    counts[pair] += 2
    return _hand(rng, counts, melds) if max(whole) <= 4 else None


def _pairs(rng: random.Random) -> Hand:
    family = rng.choice([family for family in FAMILIES if len(family) >= 7])
    start = rng.choice((0, 1, 2)) + 9 * rng.randrange(3)
    chosen = range(start, start + 7) if rng.random() < 0.2 else rng.sample(family, 7)
    counts = [0] * KINDS
    for tile in chosen:
        counts[tile] = 2
    return _hand(rng, counts, [])


def _irregular(rng: random.Random) -> Hand:
    """Thirteen orphans, honours and knitted tiles, or a knitted straight with a set and a pair."""
    counts = [0] * KINDS
    suits = rng.sample(range(3), 3)
    knitted = [9 * suit + low + 3 * step for low, suit in enumerate(suits) for step in range(3)]
    roll = rng.random()
    if roll < 0.2:
        for tile in kinds_of(ORPHANS):
            counts[tile] = 1
        counts[rng.choice(list(kinds_of(ORPHANS)))] += 1
        return _hand(rng, counts, [])
    if roll < 0.6:
        honours = rng.randint(5, 7)
        for tile in rng.sample(range(27, 34), honours) + rng.sample(knitted, 14 - honours):
            counts[tile] = 1
        return _hand(rng, counts, [])
    while True:
        counts = [0] * KINDS
        for tile in knitted:
            counts[tile] = 1
        chow = rng.random() < 0.6
        tile = rng.choice([t for t in range(27) if t % 9 < 7]) if chow else rng.randrange(KINDS)
        group = Meld("chow" if chow else "pung", tile)
        melds = [group] if rng.random() < 0.3 else []
        for each in group.tiles:
            counts[each] += 1
        counts[rng.randrange(KINDS)] += 2
        if max(counts) <= 4:
            for each in group.tiles if melds else ():
                counts[each] -= 1
            return _hand(rng, counts, melds)


ALL = list(range(KINDS))
FAMILIES = [
    ALL,
    ALL,
    ALL,
    list(range(27)),
    list(range(9)),
    [*range(9, 18), *range(27, 34)],
    list(range(27, 34)),
    [tile for tile in range(27) if tile % 9 < 4],
    [tile for tile in range(27) if tile % 9 > 4],
    [tile for tile in range(27) if 3 <= tile % 9 <= 5],
    [tile for tile in range(27) if tile % 9 in (1, 3, 5, 7)],
    [tile for tile in range(27) if 2 <= tile % 9 <= 6],
    list(kinds_of(ORPHANS)),
    [19, 20, 21, 23, 25, 32],
    [9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26, 31],
    [*range(27, 31), 0, 1, 2],
    [*range(31, 34), 0, 1, 2],
    [0, 1, 2, 9, 10, 11, 18, 19, 20, 6, 7, 8, 15, 16, 17, 4, 13, 22],
]


def theirs(hand: Hand) -> set[str]:
    """What PyMahjongGB lists for a hand."""
    packs = []
    for meld in hand.melds:
        kind = {"chow": "CHI", "pung": "PENG", "kong": "GANG"}[meld.kind]
        middle = meld.tile + 1 if meld.kind == "chow" else meld.tile
        packs.append((kind, GB_TILES[middle], 0 if meld.concealed else 1))
    found = MahjongGB.MahjongFanCalculator(
        tuple(packs),
        tuple(GB_TILES[tile] for tile in hand.standing),
        GB_TILES[hand.winning or 0],
        0,
        hand.self_draw,
        False,
        False,
        False,
        hand.seat,
        hand.round,
        True,
    )
    return {name for _, _, _, name in found}


def met(reading: Reading) -> set[str]:
    """Every pattern of a reading, absorbed or not."""
    explained = RULES.scoring.explain(reading)
    return {line.pattern.id for line in explained.lines} | {
        lost.pattern.id for lost in explained.absorbed
    }


def differences(reading: Reading, listed: set[str]) -> list[str]:
    """Where this reading and the other program's list do not fit together."""
    ours = met(reading)
    found = [
        f"{pattern}: only they have it"
        for pattern, name in (COMPARED | ONE_WAY).items()
        if name in listed
        and pattern not in ours
        and not (pattern in EXPECTED_BARRED and reading.shape != "regular")
    ]
    found += [
        f"{pattern}: only we have it"
        for pattern, name in COMPARED.items()
        if pattern in ours and name not in listed and not IMPLIED_BY.get(pattern, set()) & listed
    ]
    return found


_PUNGS_ONLY = {
    "Big Four Winds",
    "Four Kongs",
    "All Terminals",
    "All Honors",
    "Four Concealed Pungs",
    "Four Pure Shifted Pungs",
    "All Terminals and Honors",
    "All Even Pungs",
}
_FLUSHES = {"Nine Gates", "Seven Shifted Pairs", "Pure Terminal Chows", "Full Flush"}
_CONCEALED_SHAPES = {
    "Nine Gates",
    "Seven Shifted Pairs",
    "Thirteen Orphans",
    "Four Concealed Pungs",
    "Seven Pairs",
    "Greater Honors and Knitted Tiles",
    "Lesser Honors and Knitted Tiles",
}
_NUMBERS_ONLY = _FLUSHES | {
    "All Terminals",
    "All Even Pungs",
    "Upper Tiles",
    "Middle Tiles",
    "Lower Tiles",
    "Three-Suited Terminal Chows",
    "All Five",
    "Upper Four",
    "Lower Four",
    "All Chows",
    "All Simples",
}
# What a fan of theirs implies is left out of their list.
IMPLIED_BY = {
    "all-pungs": _PUNGS_ONLY,
    "big-three-winds": {"Big Four Winds", "Little Four Winds"},
    "half-flush": {"All Green", "Big Four Winds", "Little Four Winds"},
    "full-flush": _FLUSHES,
    "seven-pairs": {"Seven Shifted Pairs"},
    "knitted-straight": set(),
    "pure-triple-chow": {"Quadruple Chow"},
    "pure-shifted-pungs": {"Four Pure Shifted Pungs"},
    "pure-shifted-chows": {"Four Pure Shifted Chows"},
    "three-kongs": {"Four Kongs"},
    "two-concealed-kongs": {"Four Kongs", "Three Kongs"},
    "two-melded-kongs": {"Four Kongs", "Three Kongs"},
    "concealed-and-melded-kong": {"Four Kongs", "Three Kongs"},
    "three-concealed-pungs": {"Four Concealed Pungs"},
    "two-concealed-pungs": {
        "Four Concealed Pungs",
        "Three Concealed Pungs",
        "Two Concealed Kongs",
    },
    "all-terminals-and-honours": {"All Terminals", "All Honors"},
    "upper-four": {"Upper Tiles"},
    "lower-four": {"Lower Tiles"},
    "outside-hand": {"All Terminals", "All Honors", "All Terminals and Honors"},
    "all-chows": {"Pure Terminal Chows", "Three-Suited Terminal Chows"},
    "two-dragon-pungs": {"Big Three Dragons", "Little Three Dragons"},
    "dragon-pung": {"Big Three Dragons", "Little Three Dragons", "Two Dragons Pungs"},
    "prevalent-wind": {"Big Four Winds"},
    "seat-wind": {"Big Four Winds"},
    "double-pung": {"Triple Pung", "All Terminals"},
    "tile-hog": {"Quadruple Chow"},
    "all-simples": {"All Even Pungs", "Middle Tiles", "All Five"},
    "no-honours": _NUMBERS_ONLY,
    "one-voided-suit": _FLUSHES
    | {
        "Half Flush",
        "All Green",
        "All Honors",
        "Big Four Winds",
        "Little Four Winds",
        "Big Three Dragons",
        "Little Three Dragons",
        "Quadruple Chow",
        "Four Pure Shifted Chows",
        "Four Pure Shifted Pungs",
        "Reversible Tiles",
        "Big Three Winds",
    },
    "concealed-hand": _CONCEALED_SHAPES,
    "fully-concealed-hand": _CONCEALED_SHAPES,
    "self-drawn": {"Fully Concealed Hand"},
    "concealed-kong": {"Two Concealed Kongs", "Concealed Kong and Melded Kong", "Three Kongs"},
    "melded-kong": {"Two Melded Kongs", "Concealed Kong and Melded Kong", "Three Kongs"},
}


@pytest.mark.parametrize("part", range(PARTS))
@clause("POP-13.0.1", "POP-13.0.2", "POP-13.0.3", "POP-14.2")
def test_patterns_lie_where_the_official_calculator_sees_them(part: int) -> None:
    rng = random.Random(f"official {part} {SOAK}")
    for _ in range(HANDS * SOAK // PARTS):
        hand = random_win(rng)
        listed = theirs(hand)
        score = RULES.score(hand)
        assert score.win, hand
        tried = [differences(considered.reading, listed) for considered in score.readings]
        assert [] in tried, (hand, hand.self_draw, listed, tried)


def test_every_compared_pattern_turns_up() -> None:
    rng = random.Random("turns up")
    seen: set[str] = set()
    for _ in range(HANDS):
        seen |= theirs(random_win(rng))
    assert set(COMPARED.values()) | set(ONE_WAY.values()) <= seen
