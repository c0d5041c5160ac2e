"""A plain scorer for the rulebook "popular": every reading of a hand, every fan by its clause."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations, pairwise, permutations
from typing import Any

from .common import FLOWERS, HONOURS, KINDS, SUITED, Group, chow_from, rank, suit, tiles

__all__ = ["judge", "random_case"]

SEATS = "ESWN"
WINDS = HONOURS[:4]
DRAGONS = HONOURS[4:]
TERMINALS = [kind for kind in SUITED if rank(kind) in (1, 9)]
MAJORS = TERMINALS + HONOURS
GREENS = tiles("23468s 6z")
REVERSIBLES = tiles("1234589p 245689s 5z")
KNITTED = [
    tuple(f"{n}{s}" for s, ns in zip(order, ("147", "258", "369"), strict=True) for n in ns)
    for order in ("mps", "msp", "pms", "psm", "smp", "spm")
]
SITUATIONS = ["last-draw", "last-discard", "kong-replacement", "kong-discard", "robbing-kong"]
SITUATIONS += ["heaven", "earth", "human", "ready", "heavenly-ready", "last-of-kind"]

# Number of the clause (the fan's, but for 97: POP-13.0.9), value, id and what the fan absorbs
# (Section 13; POP-14.14 is the same list turned round).
FAN_TABLE = """
1 168 happy-four-winds big-four-winds all-honours all-terminals-and-honours big-three-winds
  all-pungs outside-hand prevalent-wind seat-wind pung-of-terminals-or-winds one-voided-suit |
2 168 blessing-of-heaven fully-concealed-hand self-drawn |
3 158 blessing-of-earth fully-concealed-hand self-drawn |
4 108 blessing-of-human concealed-hand |
5 88 big-four-winds big-three-winds all-pungs prevalent-wind seat-wind pung-of-terminals-or-winds
  one-voided-suit |
6 88 big-three-dragons two-dragon-pungs dragon-pung one-voided-suit |
7 88 all-green half-flush one-voided-suit |
8 88 nine-gates full-flush concealed-hand pung-of-terminals-or-winds one-voided-suit no-honours |
9 88 four-kongs three-kongs two-concealed-kongs concealed-and-melded-kong two-melded-kongs
  concealed-kong melded-kong all-pungs |
10 88 seven-shifted-pairs seven-pairs full-flush concealed-hand one-voided-suit no-honours |
11 88 thirteen-orphans concealed-hand |
12 88 joker-kong concealed-kong |
13 64 all-terminals all-terminals-and-honours all-pungs outside-hand double-pung
  pung-of-terminals-or-winds no-honours |
14 64 little-four-winds big-three-winds pung-of-terminals-or-winds one-voided-suit |
15 64 little-three-dragons two-dragon-pungs dragon-pung one-voided-suit |
16 64 all-honours all-terminals-and-honours all-pungs outside-hand pung-of-terminals-or-winds
  one-voided-suit |
17 64 four-concealed-pungs three-concealed-pungs two-concealed-pungs all-pungs concealed-hand |
18 64 pure-terminal-chows full-flush all-chows pure-double-chow two-terminal-chows one-voided-suit
  no-honours |
19 48 quadruple-chow pure-triple-chow pure-double-chow tile-hog one-voided-suit |
20 48 four-pure-shifted-pungs pure-shifted-pungs all-pungs one-voided-suit |
21 32 four-pure-shifted-chows pure-shifted-chows short-straight two-terminal-chows one-voided-suit |
22 32 three-kongs two-concealed-kongs concealed-and-melded-kong two-melded-kongs concealed-kong
  melded-kong |
23 32 all-terminals-and-honours all-pungs outside-hand pung-of-terminals-or-winds |
24 32 heavenly-ready riichi ready concealed-hand |
25 24 seven-pairs concealed-hand |
26 24 greater-honours-and-knitted-tiles concealed-hand |
27 24 all-even-pungs all-pungs all-simples no-honours |
28 24 full-flush one-voided-suit no-honours |
29 24 pure-triple-chow pure-double-chow |
30 24 pure-shifted-pungs |
31 24 upper-tiles upper-four no-honours |
32 24 middle-tiles all-simples no-honours |
33 24 lower-tiles lower-four no-honours |
34 16 pure-straight short-straight two-terminal-chows |
35 16 three-suited-terminal-chows all-chows mixed-double-chow two-terminal-chows no-honours |
36 16 pure-shifted-chows |
37 16 all-fives all-simples no-honours |
38 16 triple-pung double-pung |
39 16 three-concealed-pungs two-concealed-pungs |
40 12 lesser-honours-and-knitted-tiles concealed-hand |
41 12 knitted-straight |
42 12 upper-four no-honours |
43 12 lower-four no-honours |
44 12 big-three-winds pung-of-terminals-or-winds one-voided-suit |
45 8 mixed-straight |
46 8 reversible-tiles one-voided-suit |
47 8 mixed-triple-chow mixed-double-chow |
48 8 mixed-shifted-pungs | 49 8 chicken-hand |
50 8 last-draw self-drawn |
51 8 last-discard |
52 8 kong-replacement self-drawn |
53 8 robbing-kong last-of-kind |
54 6 two-concealed-kongs concealed-kong |
55 6 all-pungs |
56 6 half-flush one-voided-suit |
57 6 mixed-shifted-chows | 58 6 all-types | 59 6 melded-hand |
60 6 two-dragon-pungs dragon-pung |
61 6 four-half-mixed-shifted-pungs |
97 6 concealed-and-melded-kong concealed-kong melded-kong |
62 4 outside-hand |
63 4 fully-concealed-hand self-drawn |
64 4 two-melded-kongs melded-kong |
65 4 last-of-kind | 66 4 four-half-mixed-shifted-chows | 67 4 half-mixed-shifted-pungs |
68 2 dragon-pung |
69 2 prevalent-wind pung-of-terminals-or-winds |
70 2 seat-wind pung-of-terminals-or-winds |
71 2 concealed-hand |
72 2 all-chows no-honours |
73 2 tile-hog | 74 2 double-pung | 75 2 two-concealed-pungs | 76 2 concealed-kong |
77 2 all-simples no-honours |
78 2 half-mixed-shifted-chows | 79 2 no-jokers | 80 2 half-mixed-straight | 81 2 riichi |
82 1 pure-double-chow | 83 1 mixed-double-chow | 84 1 short-straight | 85 1 two-terminal-chows |
86 1 pung-of-terminals-or-winds | 87 1 melded-kong | 88 1 one-voided-suit | 89 1 no-honours |
90 1 self-drawn | 91 1 ready | 92 1 pair-on-2-5-8 | 93 1 pair-on-1-9 | 94 1 flower |
95 1 own-flower | 96 1 flower-set
"""
_ROWS = [row.split() for row in FAN_TABLE.split("|")]
NUMBER = {row[2]: int(row[0]) for row in _ROWS}
VALUE = {row[2]: int(row[1]) for row in _ROWS}
ABSORBS = {row[2]: set(row[3:]) for row in _ROWS}


# ---------------------------------------------------------------------------------- input


@dataclass(frozen=True)
class Meld:
    tiles: Group  # jokers of a kong of jokers as their own kind (POP-9.10), others as "J"
    kong: bool
    concealed: bool
    joker_kong: bool = False


@dataclass(frozen=True)
class Hand:
    options: dict[str, Any]
    wild: str | None
    concealed: list[str]
    melds: list[Meld]
    winning: str
    self_draw: bool
    flowers: list[str]
    seat: str
    round: str
    situation: list[str]
    limits: dict[str, int]  # copies of each tile in play

    @property
    def open_melds(self) -> int:
        return sum(not meld.concealed for meld in self.melds)

    def own(self, tile: str) -> int:
        """How many tiles of this kind the player holds, standing and melded, before the win."""
        melded = [t for m in self.melds for t in (["J"] * 4 if m.joker_kong else m.tiles)]
        return (self.concealed + melded).count(tile)


def need(good: bool, why: str) -> None:
    if not good:
        raise ValueError(why)


def check_options(options: Any, wild: Any) -> dict[str, Any]:
    """The options with their defaults (Section 18); the joker game is the one with `wild`."""

    def whole(value: Any, least: int) -> bool:
        return type(value) is int and value >= least

    rules = {
        "jokers": lambda v: v is (wild is not None),
        "joker_direction": lambda v: v in ("up", "down"),
        "no_jokers_fan": lambda v: v in ("joker-games", "always"),
        "closed_ready": lambda v: type(v) is int and v in (2, 3),
        "chicken_flowers": lambda v: type(v) is bool,
        "concealed_hand": lambda v: v in ("absorbed", "counted"),
        "rounds": lambda v: whole(v, 1),
        "deals": lambda v: whole(v, 0),
        "start_points": lambda v: type(v) is int and v in (0, 790, 800),
        "seating": lambda v: v in ("wind-tiles", "dice"),
        "river": lambda v: v in ("free", "lines", "zones"),
        "false_win": lambda v: v in ("prevent", "allow"),
    }
    need(isinstance(options, dict), "options")
    for name, value in options.items():
        need(name in rules and rules[name](value), f"option {name}: {value!r}")
    need(wild is None or wild in KINDS, f"wild {wild!r}")
    usual: dict[str, Any] = {"joker_direction": "up", "no_jokers_fan": "joker-games"}
    usual |= {"closed_ready": 2, "chicken_flowers": False, "concealed_hand": "absorbed"}
    return usual | options


def indicator(wild: str, direction: str) -> str:
    """The kind that, turned up, makes `wild` the joker (POP-9.2, 9.3)."""
    circles = [tiles(f"123456789{s}") for s in "mps"] + [WINDS, ["7z", "6z", "5z"]]
    circle = next(c for c in circles if wild in c)
    step = -1 if direction == "up" else 1
    return circle[(circle.index(wild) + step) % len(circle)]


def check_meld(meld: dict[str, Any], wild: str | None) -> Meld:
    found, kind = tiles(meld["tiles"]), meld["kind"]
    concealed, promoted = meld.get("concealed", False), meld.get("promoted", False)
    need(kind in ("chow", "pung", "kong"), f"meld kind {kind!r}")
    need(type(concealed) is bool and type(promoted) is bool, "meld flags")
    need(kind == "kong" or not (concealed or promoted), "only a kong is concealed or promoted")
    need(not (concealed and promoted), "a concealed kong is not promoted")
    need(len(found) == (4 if kind == "kong" else 3), f"{found} is no {kind}")
    real = [tile for tile in found if tile != "J"]
    meant = tiles(meld["as"]) if "as" in meld else None
    if kind == "kong" and found == ["J"] * 4 and concealed and wild is not None:
        need(meant in (None, [wild] * 4), "a kong of jokers is of their own kind")
        return Meld((wild,) * 4, True, True, True)
    chows = [chow for kind_ in SUITED if (chow := chow_from(kind_))]
    shapes = chows if kind == "chow" else [(kind_,) * len(found) for kind_ in KINDS]
    need(any(not (Counter(real) - Counter(shape)) for shape in shapes), f"{found} is no {kind}")
    if meant is not None:
        fits = tuple(sorted(meant)) in shapes and not (Counter(real) - Counter(meant))
        need(fits, f"{found} is not {meant}")
    return Meld(tuple(sorted(found)), kind == "kong", concealed)


def check_hand(case: dict[str, Any], won: bool = True) -> Hand:
    """The hand of a case; ValueError if it is malformed. A loser's hand has won=False."""
    fields = ["concealed", "melds", "flowers", "seat", "round"]
    fields += ["winning", "self_draw", "situation"] if won else []
    for field in fields:
        need(field in case, f"{field} is missing")
    wild = case.get("wild")
    options = check_options(case.get("options", {}), wild)
    limits = {**dict.fromkeys(KINDS, 4), **dict.fromkeys(FLOWERS, 1), "J": 0}
    if wild is not None:  # POP-4.3, Section 19
        limits[indicator(wild, options["joker_direction"])] = 3
        limits[wild], limits["J"] = 0, 4
    melds = [check_meld(meld, wild) for meld in case["melds"]]
    concealed, flowers = tiles(case["concealed"]), tiles(case["flowers"])
    winning = tiles(case["winning"]) if won else []
    need(not won or len(winning) == 1, "one winning tile")
    need(all(tile in FLOWERS for tile in flowers), "flowers")
    melded = [tile for meld in case["melds"] for tile in tiles(meld["tiles"])]
    for tile, count in Counter(concealed + winning + melded + flowers).items():
        need(count <= limits[tile], f"{count} copies of {tile}")
    for field in ("seat", "round"):
        need(case[field] in tuple(SEATS), field)
    situation = case["situation"] if won else []
    need(all(name in SITUATIONS for name in situation), "situation")
    self_draw = case["self_draw"] if won else True
    need(type(self_draw) is bool, "self_draw")
    tile = winning[0] if won else ""
    winds = (case["seat"], case["round"])
    return Hand(
        options, wild, concealed, melds, tile, self_draw, flowers, *winds, situation, limits
    )


# ---------------------------------------------------------------------------------- readings

Slotted = tuple[tuple[str, str], ...]  # a group as (what it counts as, tile that shows it)


@dataclass(frozen=True)
class Reading:
    """The standing tiles divided, and all that depends on the place of the winning tile."""

    structure: str  # regular, seven-pairs, thirteen-orphans, honours-and-knitted, knitted
    sets: tuple[Group, ...] = ()
    pair: Group = ()
    loose: Group = ()  # the tiles of an irregular structure
    claimed: Group = ()  # the group that a winning discard went to
    wins_pair: bool = False  # the winning tile is in the pair
    nine_gates: bool = False  # the 13 other tiles are 1112345678999


@cache
def cover(real: Group, jokers: int, sets: int, pair: bool) -> frozenset[tuple[Slotted, ...]]:
    """Every way to cut sorted real tiles and jokers into chows and pungs and perhaps a pair.

    A chow or pung has at most two jokers (POP-9.11), the pair may have two (POP-9.12).
    """
    if not real:
        if sets or jokers != (2 if pair else 0):
            return frozenset()
        return frozenset((((k, "J"), (k, "J")),) for k in KINDS) if pair else frozenset({()})
    first = real[0]
    shapes: list[Group] = [(first,) * 2] if pair else []
    if sets:
        shapes.append((first,) * 3)
        shapes += [c for low in SUITED if (c := chow_from(low)) and first in c]
    found = set()
    for shape in shapes:
        for wild in range(len(shape)):  # at least one tile of a group is real
            for places in combinations(range(len(shape)), wild):
                group = tuple((k, "J" if i in places else k) for i, k in enumerate(shape))
                rest = Counter(real)
                rest.subtract(tile for _, tile in group if tile != "J")
                if wild > jokers or min(rest.values()) < 0 or (first, first) not in group:
                    continue
                left = tuple(sorted(rest.elements()))
                more = (sets, False) if len(shape) == 2 else (sets - 1, pair)
                for others in cover(left, jokers - wild, *more):
                    found.add(tuple(sorted((group, *others))))
    return frozenset(found)


def kinds_of(group: Slotted) -> Group:
    return tuple(kind for kind, _ in group)


def within_four(kinds: list[str]) -> bool:
    """POP-9.14: no kind more than four times among the standing tiles."""
    return all(count <= 4 for count in Counter(kinds).values())


def readings(hand: Hand) -> Iterator[Reading]:
    """Every reading that can differ in value; none if the hand is no winning hand."""
    standing = sorted([*hand.concealed, hand.winning])
    if len(standing) + 3 * len(hand.melds) != 14 or any(t in FLOWERS for t in standing):
        return
    if any("J" in meld.tiles for meld in hand.melds):  # POP-9.9
        return
    if hand.winning == "J" and not hand.self_draw:  # POP-9.8
        return
    real = tuple(tile for tile in standing if tile != "J")
    jokers = len(standing) - len(real)
    cover.cache_clear()
    seen = set()
    for reading in chain(regular(hand, real, jokers), irregular(hand, real, jokers)):
        if reading not in seen:
            seen.add(reading)
            yield reading


def regular(hand: Hand, real: Group, jokers: int) -> Iterator[Reading]:
    """POP-10.2, once for each place the winning tile can have (POP-14.1)."""
    for groups in cover(real, jokers, 4 - len(hand.melds), True):
        kinds = [kind for group in groups for kind in kinds_of(group)]
        if not within_four(kinds):
            continue
        sets = tuple(kinds_of(group) for group in groups if len(group) == 3)
        pair = next(kinds_of(group) for group in groups if len(group) == 2)
        if holds(hand, "heaven"):  # POP-14.13: no tile is the winning tile
            yield Reading("regular", sets, pair)
            continue
        for group in groups:
            for kind, tile in group:
                if tile != hand.winning:
                    continue
                before = sorted(kinds)
                before.remove(kind)
                ranks = "".join(k[0] for k in before)
                one_suit = len({suit(k) for k in kinds}) == 1 and suit(kind) != "z"
                gates = one_suit and not hand.melds and ranks == "1112345678999"
                claimed = () if hand.self_draw else kinds_of(group)
                yield Reading("regular", sets, pair, (), claimed, len(group) == 2, gates)


def irregular(hand: Hand, real: Group, jokers: int) -> Iterator[Reading]:
    """POP-10.4 to 10.9. No fan of theirs depends on the place of the winning tile."""
    if not hand.melds:
        # Seven pairs: a joker beside every odd tile, the others pair up as any kind.
        odd = [kind for kind, count in Counter(real).items() if count % 2]
        if jokers >= len(odd):  # what is left is then even: 14 tiles in all
            for extra in _multisets((jokers - len(odd)) // 2):
                full = sorted([*real, *odd, *extra, *extra])
                if within_four(full):
                    yield Reading("seven-pairs", loose=tuple(full))
        # Thirteen orphans: all of them major, 13 kinds with one of them twice.
        if all(t in MAJORS for t in real) and len(real) - len(set(real)) <= 1:
            yield Reading("thirteen-orphans")
        # Honours and knitted tiles, all different; jokers are further honours or knitted tiles.
        honours = [tile for tile in real if tile in HONOURS]
        suited = [tile for tile in real if tile not in HONOURS]
        if len(set(real)) == len(real) and any(set(suited) <= set(k) for k in KNITTED):
            for more in range(jokers + 1):
                if 5 <= len(honours) + more <= 7 and len(suited) + jokers - more <= 9:
                    names = tuple(HONOURS[: len(honours) + more])  # only their number counts
                    yield Reading("honours-and-knitted", loose=names)
    if len(hand.melds) <= 1:
        for straight in KNITTED:
            for wild in range(jokers + 1):
                for places in combinations(straight, wild):
                    rest = Counter(real)
                    rest.subtract(kind for kind in straight if kind not in places)
                    if min(rest.values()) < 0:
                        continue
                    left = tuple(sorted(rest.elements()))
                    for groups in cover(left, jokers - wild, 1 - len(hand.melds), True):
                        kinds = [kind for group in groups for kind in kinds_of(group)]
                        if within_four([*kinds, *straight]):
                            sets = tuple(kinds_of(g) for g in groups if len(g) == 3)
                            pair = next(kinds_of(g) for g in groups if len(g) == 2)
                            yield Reading("knitted", sets, pair, straight)


def _multisets(size: int) -> list[tuple[str, ...]]:
    if size == 0:
        return [()]
    return [(k, *more) for more in _multisets(size - 1) for k in KINDS if not more or k <= more[0]]


# ---------------------------------------------------------------------------------- fans

Found = list[tuple[str, frozenset[int] | None]]  # a fan and its sets; None: of the whole hand


def holds(hand: Hand, name: str) -> bool:
    """Whether a situation of the case can hold for this hand; if not, it is ignored."""
    claimed = not hand.self_draw
    secret = hand.concealed + [t for m in hand.melds if m.concealed for t in m.tiles]
    possible = {
        "heaven": hand.seat == "E" and hand.self_draw and not hand.melds,  # POP-13.2
        "earth": hand.seat != "E" and hand.self_draw and not hand.melds,  # POP-13.3
        "human": hand.seat != "E" and claimed and not hand.melds,  # POP-13.4
        "heavenly-ready": hand.open_melds == 0,  # POP-11.4, 14.7 (c)
        "ready": True,
        "last-draw": hand.self_draw,  # POP-13.50
        "last-discard": claimed,  # POP-13.51
        "kong-replacement": hand.self_draw and any(m.kong for m in hand.melds),  # POP-13.52
        # POP-13.53, 7.10: the three others lie in another player's pung.
        "robbing-kong": claimed and hand.own(hand.winning) == 0 and hand.limits[hand.winning] == 4,
        # POP-13.65, 9.17: the three others are visible to all, so none stands in the hand.
        "last-of-kind": hand.winning != "J" and hand.winning not in secret,
        "kong-discard": False,  # Section 19: worth nothing
    }
    return name in hand.situation and possible[name]


def steps(numbers: list[int]) -> set[int]:
    """The differences between neighbours: {1} for 3, 4, 5 and {0} for 2, 2, 2."""
    return {b - a for a, b in pairwise(numbers)}


def set_fans(sets: list[Group], pair: Group, hand: Hand) -> Found:
    """The fans that consist of certain sets (POP-14.5), once for each selection (POP-13.0.5)."""
    found: Found = []
    chows = [i for i, group in enumerate(sets) if group[0] != group[1]]
    suited = [i for i, group in enumerate(sets) if group[0] == group[1] and suit(group[0]) != "z"]
    for size in (2, 3, 4):
        for chosen in combinations(chows, size):
            low = sorted(rank(sets[i][0]) for i in chosen)
            suits = len({suit(sets[i][0]) for i in chosen})
            shift, straight = steps(low), low == [1, 4, 7]
            checks = {
                "pure-double-chow": size == 2 and suits == 1 and shift == {0},
                "mixed-double-chow": size == 2 and suits == 2 and shift == {0},
                "short-straight": size == 2 and suits == 1 and shift == {3},
                "two-terminal-chows": size == 2 and suits == 1 and shift == {6},
                "pure-triple-chow": size == 3 and suits == 1 and shift == {0},
                "mixed-triple-chow": size == 3 and suits == 3 and shift == {0},
                "pure-shifted-chows": size == 3 and suits == 1 and shift in ({1}, {2}),
                "mixed-shifted-chows": size == 3 and suits == 3 and shift == {1},
                "half-mixed-shifted-chows": size == 3 and suits == 2 and shift == {1},
                "pure-straight": straight and suits == 1,
                "half-mixed-straight": straight and suits == 2,
                "mixed-straight": straight and suits == 3,
                "quadruple-chow": size == 4 and suits == 1 and shift == {0},
                "four-pure-shifted-chows": size == 4 and suits == 1 and shift in ({1}, {2}),
                "four-half-mixed-shifted-chows": size == 4 and suits == 3 and shift == {1},
            }
            found += [(name, frozenset(chosen)) for name, good in checks.items() if good]
        for chosen in combinations(suited, size):
            shift = steps(sorted(rank(sets[i][0]) for i in chosen))
            suits = len({suit(sets[i][0]) for i in chosen})
            checks = {
                "double-pung": size == 2 and suits == 2 and shift == {0},
                "triple-pung": size == 3 and suits == 3 and shift == {0},
                "pure-shifted-pungs": size == 3 and suits == 1 and shift == {1},
                "mixed-shifted-pungs": size == 3 and suits == 3 and shift == {1},
                "half-mixed-shifted-pungs": size == 3 and suits == 2 and shift == {1},
                "four-pure-shifted-pungs": size == 4 and suits == 1 and shift == {1},
                "four-half-mixed-shifted-pungs": size == 4 and suits == 3 and shift == {1},
            }
            found += [(name, frozenset(chosen)) for name, good in checks.items() if good]
    # Winds and dragons: of different kinds (POP-13.0.7), of all such pungs (POP-14.5).
    eyes = pair[0]
    for family, names in (
        (WINDS, ("big-four-winds", "little-four-winds", "big-three-winds")),
        (DRAGONS, ("big-three-dragons", "little-three-dragons", "two-dragon-pungs")),
    ):
        pungs = frozenset(i for i, group in enumerate(sets) if group[0] in family)
        different = {sets[i][0] for i in pungs}
        all_but_one = len(different) >= len(family) - 1
        little = all_but_one and eyes in family and eyes not in different
        good = (different == set(family), little, all_but_one)
        found += [(name, pungs) for name, is_good in zip(names, good, strict=True) if is_good]
    for i, group in enumerate(sets):
        if group[0] != group[1]:
            continue
        checks = {
            "dragon-pung": group[0] in DRAGONS,
            "prevalent-wind": group[0] == WINDS[SEATS.index(hand.round)],
            "seat-wind": group[0] == WINDS[SEATS.index(hand.seat)],
            "pung-of-terminals-or-winds": group[0] in TERMINALS + WINDS,
        }
        found += [(name, frozenset({i})) for name, good in checks.items() if good]
    return found


def all_fans(hand: Hand, reading: Reading) -> Found:
    """Every fan of this reading, flowers and chicken hand left aside, nothing absorbed yet."""
    regular_hand = reading.structure == "regular"
    pairs = reading.structure == "seven-pairs"
    knitted = reading.structure == "knitted"
    melds = [meld.tiles for meld in hand.melds]
    sets = [*melds, *reading.sets]
    pair = reading.pair
    pung_count = sum(group[0] == group[1] for group in sets)
    found = set_fans(sets, pair, hand) if regular_hand or knitted else []
    once: dict[str, bool] = {}

    # POP-13.73: four of a kind outside kongs; the sets are those it shares with fan 19.
    spread = [tile for group in (*sets, pair, reading.loose) if len(group) != 4 for tile in group]
    if regular_hand or knitted or pairs:
        for kind, count in Counter(spread).items():
            if count >= 4:
                inside = frozenset(i for i, group in enumerate(sets) if kind in group)
                found.append(("tile-hog", inside))

    # Conditions on all the tiles (POP-13.0.4).
    full = [tile for group in (*sets, pair, reading.loose) for tile in group]
    suits = {suit(tile) for tile in full} - {"z"}
    no_honours = not any(tile in HONOURS for tile in full)
    if regular_hand or pairs:
        ranks = {rank(tile) for tile in full} if no_honours else {0}
        once |= {
            "all-green": set(full) <= set(GREENS),
            "all-terminals": set(full) <= set(TERMINALS),
            "all-honours": not suits,
            "all-terminals-and-honours": set(full) <= set(MAJORS),
            "full-flush": len(suits) == 1 and no_honours,
            "half-flush": len(suits) == 1 and not no_honours,
            "upper-tiles": ranks <= {7, 8, 9},
            "middle-tiles": ranks <= {4, 5, 6},
            "lower-tiles": ranks <= {1, 2, 3},
            "upper-four": ranks <= {6, 7, 8, 9},
            "lower-four": ranks <= {1, 2, 3, 4},
            "reversible-tiles": set(full) <= set(REVERSIBLES),
            "all-simples": ranks <= set(range(2, 9)),
        }
    if regular_hand or pairs or knitted:
        has_winds = any(tile in WINDS for tile in full)
        has_dragons = any(tile in DRAGONS for tile in full)
        once |= {
            "all-types": len(suits) == 3 and has_winds and has_dragons,
            "one-voided-suit": len(suits) < 3,
            "no-honours": no_honours,
        }

    # The structure.
    if regular_hand:
        lows = sorted(group[0] for group in sets if group[0] != group[1])
        ends = {s: [f"1{s}", f"7{s}"] for s in "mps"}
        concealed_pungs = [m for m in hand.melds if m.concealed]
        standing_pungs = [g for g in reading.sets if g[0] == g[1]]
        if reading.claimed in standing_pungs:  # POP-10.15
            standing_pungs.remove(reading.claimed)
        concealed = len(concealed_pungs) + len(standing_pungs)
        groups = [*sets, pair]
        evens = [f"{n}{s}" for n in (2, 4, 6, 8) for s in "mps"]
        fives = ["5m", "5p", "5s"]
        wins_pair = reading.wins_pair and pair[0] in SUITED
        winds = set(WINDS) <= {group[0] for group in sets}
        once |= {
            "happy-four-winds": winds and pair[0] == "6z",
            "nine-gates": reading.nine_gates,
            "pure-terminal-chows": any(
                lows == sorted(ends[a] + ends[a]) and pair[0] == f"5{a}" for a in "mps"
            ),
            "three-suited-terminal-chows": any(
                lows == sorted(ends[a] + ends[b]) and pair[0] == f"5{c}"
                for a, b, c in permutations("mps")
            ),
            "all-even-pungs": pung_count == 4 and set(full) <= set(evens),
            "all-fives": all(any(t in fives for t in group) for group in groups),
            "outside-hand": all(any(t in MAJORS for t in group) for group in groups),
            "four-concealed-pungs": concealed == 4,
            "three-concealed-pungs": concealed >= 3,
            "two-concealed-pungs": concealed >= 2,
            "all-pungs": pung_count == 4,
            "melded-hand": hand.open_melds == 4 and not hand.self_draw,
            "fully-concealed-hand": hand.self_draw and hand.open_melds == 0,
            "all-chows": pung_count == 0 and pair[0] in SUITED,
            "pair-on-2-5-8": wins_pair and rank(pair[0]) in (2, 5, 8),
            "pair-on-1-9": wins_pair and rank(pair[0]) in (1, 9),
        }
    if knitted:  # POP-13.41
        once |= {"knitted-straight": True, "all-chows": pung_count == 0 and pair[0] in SUITED}
    if pairs:  # POP-13.10, 13.25
        ranks_of = [rank(tile) for tile in full[::2]]
        shifted = no_honours and len(suits) == 1 and steps(ranks_of) == {1}
        once |= {"seven-pairs": True, "seven-shifted-pairs": shifted}
    if reading.structure == "honours-and-knitted":  # POP-13.26, 13.40
        honours = len(reading.loose)
        once |= {
            "greater-honours-and-knitted-tiles": honours == 7,
            "lesser-honours-and-knitted-tiles": honours in (5, 6),
            "knitted-straight": honours == 5,
        }
    once["thirteen-orphans"] = reading.structure == "thirteen-orphans"

    # Kongs: one step of the ladder only (POP-14.7 (b)).
    secret = sum(meld.kong and meld.concealed for meld in hand.melds)
    shown = sum(meld.kong and not meld.concealed for meld in hand.melds)
    once |= {
        "joker-kong": any(meld.joker_kong for meld in hand.melds),
        "four-kongs": secret + shown == 4,
        "three-kongs": secret + shown == 3,
        "two-concealed-kongs": (secret, shown) == (2, 0),
        "concealed-and-melded-kong": (secret, shown) == (1, 1),
        "two-melded-kongs": (secret, shown) == (0, 2),
        "concealed-kong": (secret, shown) == (1, 0),
        "melded-kong": (secret, shown) == (0, 1),
    }

    # How the hand was won.
    closed = hand.open_melds == 0
    ready, both = holds(hand, "ready"), hand.options["closed_ready"] == 3
    jokerless = "J" not in [*hand.concealed, hand.winning] and not once["joker-kong"]
    once |= {
        "blessing-of-heaven": holds(hand, "heaven"),
        "blessing-of-earth": holds(hand, "earth"),
        "blessing-of-human": holds(hand, "human"),
        "heavenly-ready": holds(hand, "heavenly-ready"),
        "last-draw": holds(hand, "last-draw"),
        "last-discard": holds(hand, "last-discard"),
        "kong-replacement": holds(hand, "kong-replacement"),
        "robbing-kong": holds(hand, "robbing-kong"),
        "last-of-kind": holds(hand, "last-of-kind") and not holds(hand, "heaven"),  # POP-14.13
        "riichi": ready and closed,  # POP-14.11
        "ready": ready and (not closed or both),  # POP-18.4
        "concealed-hand": closed and not hand.self_draw,
        "self-drawn": hand.self_draw,
        "no-jokers": jokerless
        and (hand.wild is not None or hand.options["no_jokers_fan"] == "always"),
    }
    return found + [(name, None) for name, good in once.items() if good]


def count(hand: Hand, reading: Reading) -> Counter[str]:
    """What counts in this reading: absorption (POP-14.4, 14.5), chicken hand, flowers."""
    found = all_fans(hand, reading)
    kept: Counter[str] = Counter()
    spared = {"concealed-hand"} if hand.options["concealed_hand"] == "counted" else set()
    for name, sets in found:
        absorbed = name not in spared and any(  # POP-18.11
            name in ABSORBS[other] and (large is None or sets is None or sets <= large)
            for other, large in found
        )
        kept[name] += not absorbed
    kept = +kept
    own = SEATS.index(hand.seat) + 1
    halves = (FLOWERS[:4], FLOWERS[4:])
    flowers = Counter(
        {
            "flower": len(hand.flowers),
            "own-flower": sum(f in hand.flowers for f in (f"{own}f", f"{own + 4}f")),
            "flower-set": sum(set(half) <= set(hand.flowers) for half in halves),
        }
    )
    if kept:
        return kept + flowers
    chicken = Counter({"chicken-hand": 1})  # POP-14.10
    return chicken + flowers if hand.options["chicken_flowers"] else chicken


def worth(fans: Counter[str]) -> int:
    return sum(VALUE[name] * times for name, times in fans.items())


def judge_hand(hand: Hand) -> dict[str, Any]:
    """The reading worth most; of equals the one whose fan numbers come first (POP-14.12)."""
    counted = [count(hand, reading) for reading in readings(hand)]
    if not counted:
        return {"win": False}
    best = min(counted, key=lambda fans: (-worth(fans), sorted(NUMBER[f] for f in fans.elements())))
    return {"win": True, "value": worth(best), "patterns": dict(best)}


# ---------------------------------------------------------------------------------- deals


def is_ready(case: dict[str, Any]) -> bool:
    """POP-11.1, of the 13 tiles: a kind completes them, and they do not hold all of it."""
    loser = check_hand(case, won=False)
    for tile in ["J", *KINDS]:
        if loser.own(tile) < loser.limits[tile]:
            drawn = {**case, "winning": tile, "self_draw": True, "situation": []}
            if next(readings(check_hand(drawn)), None):
                return True
    return False


def check_deal(case: dict[str, Any]) -> tuple[dict[str, dict[str, Any]], dict[str, Hand]]:
    """Each seat's hand as a hand case and read; ValueError if the deal is malformed."""
    for field in ("hands", "outcome", "round"):
        need(field in case, f"{field} is missing")
    need(set(case["hands"]) == set(SEATS), "four hands")
    shared = {"options": case.get("options", {}), "round": case["round"]}
    if case.get("wild") is not None:
        shared["wild"] = case["wild"]
    cases = {seat: {**case["hands"][seat], **shared, "seat": seat} for seat in SEATS}
    callers = [call["winner"] for call in case["outcome"]]
    need(set(callers) <= set(SEATS) and len(callers) == len(set(callers)), "callers")
    need(len({(c["tile"], c["from"]) for c in case["outcome"]}) <= 1, "one tile from one player")
    hands = {seat: check_hand(cases[seat], won=seat in callers) for seat in SEATS}
    table: Counter[str] = Counter()
    for call in case["outcome"]:
        seat, source, called = call["winner"], call["from"], tiles(call["tile"])
        need(source is None or (source in tuple(SEATS) and source not in callers), "from")
        need(source is not None or len(callers) == 1, "one player draws a tile")
        need([hands[seat].winning] == called, "tile")
        need(hands[seat].self_draw == (source is None), "self_draw")
        table = Counter(called)  # once, however many call
    for held in case["hands"].values():
        texts = [held["concealed"], held["flowers"], *(m["tiles"] for m in held["melds"])]
        table.update(tile for text in texts for tile in tiles(text))
    need(all(n <= hands["E"].limits[tile] for tile, n in table.items()), "too many copies")
    for foul in case.get("fouls", []):
        need(foul["seat"] in tuple(SEATS), "seat of a foul")
        need(foul["foul"] in ("false-win", "false-kong", "dead-hand"), "foul")
        need(foul["foul"] != "false-win" or type(foul.get("ready")) is bool, "ready")
    return cases, hands


def judge_deal(case: dict[str, Any]) -> dict[str, Any]:
    cases, hands = check_deal(case)
    callers = [call["winner"] for call in case["outcome"]]
    source = case["outcome"][0]["from"] if callers else None
    delta = dict.fromkeys(SEATS, 0)

    def pay(payer: str, payee: str, points: int) -> None:
        delta[payer] -= points
        delta[payee] += points

    def fine(seat: str, points: int) -> None:
        for other in SEATS:  # what they pay themselves comes to nothing
            pay(seat, other, points)

    # POP-17.10: a wrong number of tiles makes the hand dead.
    dead = {s for s in SEATS if len(hands[s].concealed) + 3 * len(hands[s].melds) != 13}
    for foul in case.get("fouls", []):
        seat, name = foul["seat"], foul["foul"]
        if name == "false-win" and seat not in dead:  # POP-17.3, 17.9
            fine(seat, 10 if foul["ready"] else 20)
        elif name == "false-kong":  # POP-17.4
            fine(seat, 30)
        dead.add(seat)

    values: dict[str, int] = {}
    for seat in callers:
        if seat in dead:  # POP-17.5, 17.9
            continue
        verdict = judge_hand(hands[seat])
        if verdict["win"]:
            values[seat] = verdict["value"]
        else:
            fine(seat, 10 if is_ready(cases[seat]) else 20)
    if values and source is None:  # POP-15.2
        (winner,) = values
        for other in SEATS:
            pay(other, winner, values[winner])
    elif values:  # POP-6.11, 15.1
        winner = min(values, key=lambda s: (SEATS.index(s) - SEATS.index(source)) % 4)
        pay(source, winner, values[winner])
    return {"delta": delta}


def judge(case: dict[str, Any]) -> dict[str, Any]:
    """The verdict on a case of type hand or deal; ValueError if the case is malformed."""
    need(case.get("type") in ("hand", "deal"), "type")
    try:
        return judge_deal(case) if case["type"] == "deal" else judge_hand(check_hand(case))
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"malformed: {error!r}") from error


# ---------------------------------------------------------------------------------- random cases

# Sets that belong together; a, b, c are the suits in any order, the ranks may be shifted.
SEEDS = """
111z 222z 333z 444z 66z;111z 222z 333z 444z;111z 222z 333z 44z;111z 222z 333z;222z 333z 444z 555z
555z 666z 777z;555z 666z 77z;555z 666z;555z;666z 777z 111z 22z;111z;222z;111a 999b 111c 999a 99c
123a 123a 123a 123a;123a 123a 123a;123a 123a 123b 123b;123a 123b 123c;123a 123b;123a 123a
123a 234a 345a 456a;123a 345a 567a 789a;123a 234a 345a;123a 345a 567a;123a 234a 345a 567a
123a 456a 789a;123a 123a 456a 789a;123a 456a 456a 789a;123a 234a 456a 789a;123a 456b 789c
123a 456a 789b;123a 456b 789c 789c;123a 456b 789a 789b;123a 456a;123a 789a;123a 789b
123a 789a 123a 789a 55a;123a 789a 123b 789b 55c;123a 789a 123b 789b 55a;123a 789a 123a 789a 44a
123a 234b 345c 456a;123a 234a 345b 456c;123a 234b 345b 456c;123a 234b 345c;123a 234b 345a
123a 123a 234b 345c;111a 222a 333a 444a;111a 222a 333a;111a 222b 333c 444a;111a 222b 333b 444c
111a 222b 333c;111a 222b 333a;111a 222b 333a 444b;111a 111b 111c;111a 111b 222c 222a;111a 111b
222a 444b 666c 888a 22b;222a 444b 666b 888b 55c;345a 456b 555c 567a 55b;345a 345a 567b 456c 55c
111a 222a 333a 123a;123a 111a 333a;222a 234a;123a 234a 234a 345a;111a 123a 999b 789b 11z
"""
CHICKENS = """
234a 666b 567c 789a 44z;789a 333b 444c 666a 22z;456a 222b 666c 888a 33z;123a 234b 456c 777a 55z
"""
THEMES = [
    *(tiles(f"123456789{s}") for s in "mps"),
    *(tiles(f"123456789{s}") + HONOURS for s in "mps"),
    *([k for k in SUITED if suit(k) in pair] for pair in ("mp", "ps", "ms")),
    *([k for k in SUITED if rank(k) in rs] for rs in ((7, 8, 9), (4, 5, 6), (1, 2, 3))),
    *([k for k in SUITED if rank(k) in rs] for rs in ((6, 7, 8, 9), (1, 2, 3, 4))),
    [k for k in SUITED if 1 < rank(k) < 9],
    *(GREENS, GREENS[:5], REVERSIBLES, TERMINALS, MAJORS, HONOURS, SUITED, KINDS),
]


def _seed(rng: random.Random, seeds: str = SEEDS) -> list[Group]:
    """One of the seeds as groups of tiles, suits and ranks chosen."""
    text = rng.choice([seed for row in seeds.strip().splitlines() for seed in row.split(";")])
    top = max((int(c) for word in text.split() if word[-1] != "z" for c in word[:-1]), default=9)
    shift = rng.randrange(10 - top)
    suits = dict(zip("abc", rng.sample("mps", 3), strict=True))
    groups = []
    for word in text.split():
        shifted = word if word[-1] == "z" else "".join(str(int(c) + shift) for c in word[:-1])
        groups.append(tuple(tiles(shifted + suits.get(word[-1], ""))))
    return groups


def _groups(rng: random.Random, only_pungs: bool = False) -> list[Group]:
    """Four sets and a pair: around a seed, out of a theme, or both."""
    theme = rng.choice(THEMES) if rng.random() < 0.6 else KINDS
    groups = [] if rng.random() < 0.4 else _seed(rng)
    chows = [c for k in theme if (c := chow_from(k)) and set(c) <= set(theme)]
    pung_share = 1 if only_pungs else rng.choice((0, 0.3, 0.3, 0.7, 1))
    while sum(len(group) == 3 for group in groups) < 4:
        sets = [group for group in groups if len(group) == 3]
        if sets and rng.random() < 0.08:
            groups.append(rng.choice(sets))  # the same once more: identical chows, fifth tiles
        elif chows and rng.random() > pung_share:
            groups.append(rng.choice(chows))
        else:
            groups.append((rng.choice(theme),) * 3)
    if not any(len(group) == 2 for group in groups):
        groups.append((rng.choice(theme),) * 2)
    return groups


def _meld(rng: random.Random, group: Group, kong_share: float) -> dict[str, Any]:
    kind = "chow" if group[0] != group[1] else "pung"
    meld = {"kind": kind, "tiles": "".join(group), "concealed": False, "promoted": False}
    if kind == "pung" and rng.random() < kong_share:
        meld |= {"kind": "kong", "tiles": group[0] * 4}
        sort = rng.choice(("concealed", "concealed", "promoted", "claimed"))
        meld |= {sort: True} if sort != "claimed" else {}
    return meld


def _complete(rng: random.Random) -> tuple[list[str], list[dict[str, Any]], str | None]:
    """Standing tiles of a complete hand with the winning tile, melds, perhaps the winning tile."""
    shape = rng.random()
    if shape < 0.06:  # seven pairs
        theme = rng.choice(THEMES)
        pairs = [rng.choice(theme) for _ in range(7)]
        if rng.random() < 0.3:
            low, letter = rng.choice((1, 2, 3)), rng.choice("mps")
            pairs = [f"{low + i}{letter}" for i in range(7)]
        return pairs * 2, [], None
    if shape < 0.08:
        return [*MAJORS, rng.choice(MAJORS)], [], None
    straight = list(rng.choice(KNITTED))
    if shape < 0.12:
        honours = rng.choice((5, 6, 7))
        return rng.sample(HONOURS, honours) + rng.sample(straight, 14 - honours), [], None
    if shape < 0.14:
        letter = rng.choice("mps")
        extra = f"{rng.randint(1, 9)}{letter}"
        return [*tiles(f"1112345678999{letter}"), extra], [], extra
    if shape < 0.20:  # next to nothing: a chow and a pair of honours stand beside open melds
        groups = _seed(rng, CHICKENS)
        stands = next(group for group in groups if group[0] != group[1])
        melds = [_meld(rng, g, 0) for g in groups if len(g) == 3 and g is not stands]
        return [*stands, *groups[-1]], melds, None
    kongs = rng.choice((0, 0, 0.3, 0.6, 1))
    if shape < 0.26:
        groups = rng.sample(_groups(rng), 5)
        one = next(group for group in groups if len(group) == 3)
        pair = next(group for group in groups if len(group) == 2)
        if rng.random() < 0.5:
            return [*straight, *pair], [_meld(rng, one, kongs)], None
        return [*straight, *one, *pair], [], None
    groups = _groups(rng, only_pungs=shape > 0.9)
    pungs = [group for group in groups if len(group) == 3 and group[0] == group[1]]
    if shape < 0.34 and pungs:  # a pung twice, one of them melded, one with jokers (POP-9.16)
        twin = rng.choice(pungs)
        groups.remove(twin)
        others = [g for g in groups if len(g) == 2] + [g for g in groups if len(g) == 3][:2]
        return [t for g in (twin, *others) for t in g], [_meld(rng, twin, 0)], None
    share = 1 if shape > 0.95 else rng.choice((0, 0, 0.3, 0.6, 1))
    melds, standing = [], []
    for group in groups:
        if len(group) == 3 and rng.random() < share:
            melds.append(_meld(rng, group, 1 if shape > 0.95 else kongs))
        else:
            standing += group
    return standing, melds, None


def _set_jokers(
    rng: random.Random, standing: list[str], melds: list[dict[str, Any]], wild: str | None
) -> str:
    """Choose the joker's kind unless it is given; turn some of the standing tiles into jokers."""
    melded = [t for meld in melds for t in tiles(meld["tiles"])]
    kongs = [m for m in melds if m["kind"] == "kong" and m["concealed"]]
    if kongs and wild is None and rng.random() < 0.4:
        meld = rng.choice(kongs)
        wild = tiles(meld["tiles"])[0]
        meld |= {"tiles": "JJJJ", "as": wild * 4}
        return wild
    wild = wild or rng.choice([k for k in KINDS if k not in melded])
    wanted = rng.choice((0, 0, 1, 1, 2, 2, 3, 4))
    for i, tile in enumerate(standing):
        if tile == wild:
            standing[i] = "J"
    while standing.count("J") < min(wanted, len(standing)):
        over = [t for t in standing if t != "J" and (standing + melded).count(t) > 4]
        tile = rng.choice(over or [t for t in standing if t != "J"])
        standing[standing.index(tile)] = "J"
    return wild


def _untangle(case: dict[str, Any]) -> None:
    """Take out situations that contradict one another, so that none is left to be chosen from."""
    hand = check_hand(case)

    def drop(*names: str) -> None:
        case["situation"] = [name for name in case["situation"] if name not in names]

    if holds(hand, "heaven"):  # won before any discard, declaration or claim
        drop("last-draw", "ready", "heavenly-ready")
    if holds(hand, "earth"):
        drop("last-draw")
    if holds(hand, "human"):
        drop("last-discard", "robbing-kong", "ready", "last-of-kind")
    if holds(hand, "robbing-kong"):  # there was a replacement tile left
        drop("last-discard")
    if any(meld.joker_kong for meld in hand.melds):  # not after a declaration: POP-11.6
        drop("heavenly-ready")
    after_ready = any(m.concealed and not m.joker_kong for m in hand.melds)  # POP-11.5
    if holds(hand, "kong-replacement") and not after_ready:
        drop("ready", "heavenly-ready")


def _options(rng: random.Random, jokers: bool) -> dict[str, Any]:
    values: dict[str, list[Any]] = {
        "jokers": [jokers],
        "joker_direction": ["up", "down"],
        "no_jokers_fan": ["joker-games", "always"],
        "closed_ready": [2, 3],
        "chicken_flowers": [False, True],
        "concealed_hand": ["absorbed", "counted"],
        "rounds": [1, 2, 3, 4, 8],
        "deals": [0, 1, 16],
        "start_points": [0, 790, 800],
        "seating": ["wind-tiles", "dice"],
        "river": ["free", "lines", "zones"],
        "false_win": ["prevent", "allow"],
    }
    if rng.random() < 0.5:
        return {}
    return {name: rng.choice(some) for name, some in values.items() if rng.random() < 0.25}


def _flowers(rng: random.Random) -> str:
    wanted = rng.choice((0, 0, 0, 1, 2, 4, 6, 8))
    half = rng.choice(("1234f", "5678f"))
    return half if rng.random() < 0.05 else "".join(sorted(rng.sample(FLOWERS, wanted)))


def _hand(rng: random.Random, joker_game: bool, wild: str | None = None) -> dict[str, Any]:
    """The fields of one hand with its winning tile and the wild kind; it may be malformed."""
    standing, melds, winning = _complete(rng)
    hand: dict[str, Any] = {"melds": melds, "flowers": _flowers(rng)}
    if joker_game:
        hand["wild"] = _set_jokers(rng, standing, melds, wild)
    if winning not in standing or rng.random() < 0.1:
        winning = rng.choice(standing)
    standing.remove(winning)
    miss = rng.random()
    if miss < 0.08 and standing:  # nearly
        standing[rng.randrange(len(standing))] = rng.choice(KINDS)
    elif miss < 0.09:
        standing.append(rng.choice(KINDS))
    elif miss < 0.10 and standing:
        standing.pop()
    elif miss < 0.11 and standing:
        standing[0] = rng.choice(FLOWERS)
    elif miss < 0.12 and "wild" in hand and melds and "J" not in melds[0]["tiles"]:
        one = tiles(melds[0]["tiles"])
        melds[0] |= {"tiles": "".join(["J", *one[1:]]), "as": "".join(one)}
    rng.shuffle(melds)
    standing.sort()
    return hand | {"concealed": "".join(standing), "winning": winning}


def random_case(rng: random.Random) -> dict[str, Any]:
    """A random case that is not malformed, without `expect`; about a quarter of them deals."""
    build = _random_deal if rng.random() < 0.25 else _random_hand
    while True:
        try:
            case = build(rng)
            (check_deal if case["type"] == "deal" else check_hand)(case)
            return case
        except ValueError:  # it did not come out well: try again
            continue


def _named(rng: random.Random, sort: str) -> dict[str, Any]:
    name = f"popular/random-{rng.getrandbits(40):010x}"
    return {"id": name, "rules": "popular", "type": sort, "clauses": []}


def _random_hand(rng: random.Random) -> dict[str, Any]:
    hand = _hand(rng, rng.random() < 0.35)
    case = _named(rng, "hand") | {"options": _options(rng, "wild" in hand)} | hand
    case["self_draw"] = rng.random() < (0.97 if hand["winning"] == "J" else 0.4)
    case["seat"], case["round"] = rng.choice(SEATS), rng.choice(SEATS)
    read = check_hand(case | {"situation": SITUATIONS})
    likely = [name for name in SITUATIONS if holds(read, name)]
    names = SITUATIONS if rng.random() < 0.4 else likely
    wanted = min(rng.choice((0, 0, 1, 1, 2, 3)), len(names))
    case["situation"] = sorted(rng.sample(names, wanted))
    _untangle(case)
    return case


def _random_deal(rng: random.Random) -> dict[str, Any]:
    """Hands for the four seats out of one set of tiles; ValueError if it does not work out."""
    first = _hand(rng, rng.random() < 0.35)
    tile, wild = first["winning"], first.pop("wild", None)
    shared: dict[str, Any] = {"options": _options(rng, bool(wild)), "round": rng.choice(SEATS)}
    shared |= {"wild": wild} if wild else {}
    pool = Counter(check_hand({**first, **shared, "seat": "E"}, won=False).limits)
    pool[tile] -= 1
    hands: dict[str, dict[str, Any]] = {}

    def take(seat: str, hand: dict[str, Any]) -> bool:
        """Give the hand to the seat if there are tiles for it."""
        texts = [hand["concealed"], hand["flowers"], *(m["tiles"] for m in hand["melds"])]
        wanted = Counter(t for text in texts for t in tiles(text))
        if any(pool[t] < n for t, n in wanted.items()):
            return False
        pool.subtract(wanted)
        hands[seat] = hand
        return True

    def build(seat: str, calls: bool) -> bool:
        """A hand that wins, with a winning tile of its own or with the one that is called on."""
        for _ in range(100):
            hand = _hand(rng, bool(wild), wild)
            hand.pop("wild", None)
            rest = [*tiles(hand["concealed"]), hand["winning"]]
            gone = tile if calls else hand["winning"]
            if gone in rest:
                rest.remove(gone)
                if take(seat, hand | {"concealed": "".join(sorted(rest))}):
                    return True
        return False

    def leftovers(seat: str, melds: list[dict[str, Any]]) -> bool:
        """Any tiles beside these melds."""
        free = pool - Counter(t for meld in melds for t in tiles(meld["tiles"]))
        some = [t for t in free.elements() if t not in FLOWERS]
        mine = sorted(rng.sample(some, 13 - 3 * len(melds)))
        return take(seat, {"concealed": "".join(mine), "melds": melds, "flowers": ""})

    seats = rng.sample(SEATS, 4)
    self_draw = tile == "J" or rng.random() < 0.35
    number = rng.choice((0, 1, 1, 1)) if self_draw else rng.choice((0, 1, 1, 2, 2, 3))
    callers, source = seats[:number], None if self_draw or number == 0 else seats[3]
    need(take(seats[0], first), "tiles")
    robbed = source is not None and pool[tile] == 3 and rng.random() < 0.5
    if robbed:  # POP-7.10: the pung that was to become a kong
        leftovers(seats[3], [_meld(rng, (tile,) * 3, 0)])
    for seat in seats[1:]:
        if seat not in hands and not (rng.random() < 0.6 and build(seat, seat in callers)):
            done = rng.random() < 0.4 and build(seat, False)
            need(done or leftovers(seat, []), "tiles")
    case = _named(rng, "deal") | shared | {"hands": {seat: hands[seat] for seat in SEATS}}
    case["outcome"] = [{"winner": s, "tile": tile, "from": source} for s in callers]
    rng.shuffle(case["outcome"])
    if rng.random() < 0.4:
        case["fouls"] = []
        for _ in range(rng.choice((1, 1, 2, 3))):
            name = rng.choice(("false-win", "false-win", "false-kong", "dead-hand"))
            more = {"ready": rng.random() < 0.5} if name == "false-win" else {}
            case["fouls"].append({"seat": rng.choice(SEATS), "foul": name} | more)
    _deal_situations(rng, case, robbed, tile)
    return case


def _deal_situations(rng: random.Random, case: dict[str, Any], robbed: bool, tile: str) -> None:
    """Situations for the callers that the whole table bears out."""
    hands, callers = case["hands"], [call["winner"] for call in case["outcome"]]
    no_melds = not any(hand["melds"] for hand in hands.values())
    hidden = [m["tiles"] for h in hands.values() for m in h["melds"] if m["concealed"]]
    hidden += [hand["concealed"] for hand in hands.values()]
    allowed = ["ready", "heavenly-ready", "kong-replacement", "earth", "kong-discard", "last-draw"]
    allowed += ["heaven", "human"] if no_melds else []
    last = rng.random() < 0.15 and not robbed
    visible = rng.random() < 0.4 and not any(tile in tiles(text) for text in hidden)
    for seat, hand in hands.items():
        hand.pop("winning", None)
        if seat in callers:
            drawn = case["outcome"][0]["from"] is None
            hand |= {"winning": tile, "self_draw": drawn}
            some = rng.sample(allowed, rng.choice((0, 0, 1, 2)))
            some += ["robbing-kong"] * robbed + ["last-discard"] * last + ["last-of-kind"] * visible
            hand["situation"] = some
            whole = {**hand, **case, "seat": seat}
            _untangle(whole)
            hand["situation"] = sorted(whole["situation"])
