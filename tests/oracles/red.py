"""A plain, slow scorer of the rulebook `red`, to compare the real one with.

Every reading of the hand is tried, every fan is counted on it straight from its clause.
Nothing here is clever; where a clause is meant it is named.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

from .common import FLOWERS, HONOURS, KINDS, SUITED, Group, chow_from, partitions, rank, suit, tiles

Options = dict[str, Any]
Reading = tuple[Group, ...]

WINDS = HONOURS[:4]
DRAGONS = HONOURS[4:]
SEATS = {2: "EW", 3: "ESW", 4: "ESWN"}  # RED-2.7, in turn order (RED-2.8)
CHOWS = [chow for chow in map(chow_from, SUITED) if chow]
FOULS = ["false-win", "wrong-count", "wrong-set"]  # RED-13.14
SITUATIONS = [
    *("last-draw", "last-discard", "kong-replacement", "kong-discard", "robbing-kong", "heaven"),
    *("earth", "human", "ready", "heavenly-ready", "last-of-kind"),
]

# The table of section 9 in the order of the fan numbers, which is also that of the points.
# (The chaotic hand may be agreed at 3 points, RED-14.6.)
TABLE = {
    3: "flower all-chows mixed-double-chow double-pung two-terminal-chows honour-pung special-pair",
    12: "all-pungs pure-double-chow pure-straight chaotic-hand half-flush",
    16: "all-types",
    24: "lower-five upper-five",
    32: "red-hand",
    64: "big-three-dragons full-flush",
}
FANS = {fan: points for points, fans in TABLE.items() for fan in fans.split()}

# Section 14: the default and what is allowed (a number is always a whole number, never a bool).
OPTIONS: dict[str, tuple[Any, Callable[[Any], bool]]] = {
    "players": (4, lambda value: value in (2, 3, 4)),
    "jokers": (False, lambda value: True),
    "flowers": (8, lambda value: value in (8, 4, 0)),
    "min_points": (0, lambda value: value >= 0),
    "cap": (300, lambda value: value >= 0),
    "chaotic_value": (12, lambda value: value in (12, 3)),
    "absorption": ("none", lambda value: value in ("none", "implied")),
    "rounds": (4, lambda value: value >= 1),
    "deals": (0, lambda value: value >= 0),
    "target_points": (0, lambda value: value >= 0),
    "false_win": ("prevent", lambda value: value in ("prevent", "allow")),
    "start_points": (0, lambda value: value in (0, 790, 800)),
    "two_player_draw": ("stays", lambda value: value in ("stays", "passes")),
}


# --- reading the input ------------------------------------------------------------------------


class Hand(NamedTuple):
    standing: list[str]  # the concealed tiles, without the winning one
    winning: str | None  # None for a loser
    self_draw: bool
    sets: list[Group]  # the melds, each joker as the tile it stands for
    kong: bool  # a meld of four tiles is among them
    flowers: int
    used: Counter[str]  # the pieces on the table, without the winning tile


def _need(ok: bool, message: str) -> None:
    if not ok:
        raise ValueError(message)


def _field(thing: Any, name: str, kind: type) -> Any:
    _need(isinstance(thing, dict) and name in thing, f"{name} is missing")
    _need(type(thing[name]) is kind, f"{name} must be a {kind.__name__}")
    return thing[name]


def _options(case: dict[str, Any]) -> Options:
    options = {name: default for name, (default, _) in OPTIONS.items()}
    for name, value in _field(case, "options", dict).items():
        _need(name in OPTIONS, f"unknown option {name}")
        default, allowed = OPTIONS[name]
        _need(type(value) is type(default) and allowed(value), f"bad value of {name}")
        options[name] = value
    _need(options["flowers"] != 4 or options["jokers"], "four flowers only with jokers")  # 14.3
    return options


def _limits(options: Options) -> Counter[str]:
    """How many pieces of each tile the set holds (RED-1.3 to 1.9, 14.2, 14.3)."""
    limits = Counter(dict.fromkeys(KINDS, 4))
    if options["jokers"]:
        limits["J"] = 4
    for flower in {8: FLOWERS, 4: FLOWERS[4:], 0: []}[options["flowers"]]:
        limits[flower] = 1
    return limits


def _check_copies(used: Counter[str], options: Options) -> None:
    too_many = used - _limits(options)
    _need(not too_many, f"too many pieces of {sorted(too_many)}")


def _meld(meld: Any) -> tuple[str, list[str], Group]:
    """Kind, pieces and meaning of a meld that is a set of its kind (RED-7.5 to 7.7, 8.1, 8.2)."""
    kind = _field(meld, "kind", str)
    pieces = tiles(_field(meld, "tiles", str))
    concealed = _field(meld, "concealed", bool)
    promoted = _field(meld, "promoted", bool)
    meaning = sorted(tiles(_field(meld, "as", str)) if "J" in pieces or "as" in meld else pieces)
    real = Counter(tile for tile in pieces if tile != "J")
    _need(all(tile in KINDS for tile in meaning), "a meld consists of playing tiles")
    _need(len(pieces) == len(meaning) and bool(real), "a meld needs a real tile")
    _need(real <= Counter(meaning), "the tiles do not fit what they stand for")
    shapes = {"chow": chow_from(meaning[0]), "pung": (meaning[0],) * 3, "kong": (meaning[0],) * 4}
    _need(kind in shapes and tuple(meaning) == shapes[kind], f"no {kind}")
    _need(kind == "kong" or not (concealed or promoted), "only kongs are concealed or promoted")
    return kind, pieces, tuple(meaning)


def _hand(hand: Any, options: Options, loser: bool = False) -> Hand:
    standing = tiles(_field(hand, "concealed", str))
    melds = [_meld(meld) for meld in _field(hand, "melds", list)]
    flowers = tiles(_field(hand, "flowers", str))
    _need(all(tile in FLOWERS for tile in flowers), "only bonus tiles are flowers")
    for name in ("seat", "round"):
        _need(_field(hand, name, str) in ("E", "S", "W", "N"), f"unknown {name}")
    for situation in _field(hand, "situation", list):
        _need(situation in SITUATIONS, f"unknown situation {situation}")
    used = Counter(standing + flowers)
    for _, pieces, _ in melds:
        used.update(pieces)
    winning, self_draw = None, False
    if not loser:
        last = tiles(_field(hand, "winning", str))
        _need(len(last) == 1, "one winning tile")
        winning, self_draw = last[0], _field(hand, "self_draw", bool)
    _check_copies(used + Counter([winning] if winning else []), options)
    sets = [meaning for _, _, meaning in melds]
    kong = any(kind == "kong" for kind, _, _ in melds)
    return Hand(standing, winning, self_draw, sets, kong, len(flowers), used)


# --- readings ---------------------------------------------------------------------------------


@lru_cache(maxsize=20000)
def _joker_readings(real: Group, jokers: int, sets: int, pairs: int) -> frozenset[Reading]:
    """Every way to cut real tiles and jokers into sets and pairs, jokers as what they stand for.

    Every group has a real tile (RED-7.5), so the first real tile left is in some group: try
    each group it can be in, and for each other tile of that group both a real one and a joker.
    A joker may be a fifth tile of its kind (RED-7.9), so nothing is counted here.
    """
    if not real:
        return frozenset([()] if (jokers, sets, pairs) == (0, 0, 0) else [])
    first, rest = real[0], Counter(real[1:])
    groups: list[Group] = []
    if pairs:
        groups.append((first, first))
    if sets:
        groups.append((first, first, first))
        groups += [chow for chow in CHOWS if first in chow]
    found = set()
    for group in groups:
        others = list(group)
        others.remove(first)
        for count in range(len(others) + 1):
            for laid in set(combinations(others, count)):
                missing = len(others) - count
                if missing <= jokers and Counter(laid) <= rest:
                    left = tuple(sorted((rest - Counter(laid)).elements()))
                    is_pair = len(group) == 2
                    for more in _joker_readings(
                        left, jokers - missing, sets - (not is_pair), pairs - is_pair
                    ):
                        found.add(tuple(sorted((group, *more))))
    return frozenset(found)


def _regular_readings(standing: list[str], melds: list[Group]) -> list[tuple[Group, list[Group]]]:
    """Every reading as a regular hand (RED-8.4): the pair, and the four sets with the melds."""
    real = sorted(tile for tile in standing if tile != "J")
    jokers = len(standing) - len(real)
    sets = 4 - len(melds)
    if jokers:
        readings = [list(reading) for reading in _joker_readings(tuple(real), jokers, sets, 1)]
    else:
        readings = list(partitions(Counter(real), sets))
    found: list[tuple[Group, list[Group]]] = []
    for reading in readings:
        [pair] = [group for group in reading if len(group) == 2]
        found.append((pair, melds + [group for group in reading if len(group) == 3]))
    return found


def _far_enough(hand: list[str]) -> bool:
    """All different, and at least 3 apart within a suit (RED-9.11)."""
    return all(
        one != other
        and (suit(one) != suit(other) or suit(one) == "z" or abs(rank(one) - rank(other)) >= 3)
        for one, other in combinations(hand, 2)
    )


def _chaotic(standing: list[str]) -> bool:
    """RED-9.11, and with jokers RED-7.12: some tiles must exist that they can stand for."""
    real = [tile for tile in standing if tile != "J"]
    if not _far_enough(real):
        return False
    fitting = [kind for kind in KINDS if _far_enough([*real, kind])]
    added = combinations(fitting, len(standing) - len(real))
    return any(_far_enough(real + list(kinds)) for kinds in added)


# --- the fans ---------------------------------------------------------------------------------


def _fans(pair: Group, sets: list[Group], absorption: str) -> Counter[str]:
    """Fans 2 to 18 of one reading as a regular hand (section 9)."""
    chows = [group for group in sets if group[0] != group[1]]
    pungs = [group[0] for group in sets if group[0] == group[1]]
    suited_pungs = [tile for tile in pungs if tile in SUITED]
    hand = [tile for group in (pair, *sets) for tile in group]
    suits = {suit(tile) for tile in hand}
    count: Counter[str] = Counter()

    count["all-chows"] = len(chows) == 4  # RED-9.2
    for one, other in combinations(chows, 2):
        if rank(one[0]) == rank(other[0]):
            if suit(one[0]) != suit(other[0]):
                count["mixed-double-chow"] += 1  # RED-9.3
            else:
                count["pure-double-chow"] += 1  # RED-9.9
    for this, that in combinations(suited_pungs, 2):
        if rank(this) == rank(that) and suit(this) != suit(that):
            count["double-pung"] += 1  # RED-9.4
    for letter in "mps":
        low, middle, high = (
            sum(chow[0] == f"{start}{letter}" for chow in chows) for start in (1, 4, 7)
        )
        straights = low * middle * high
        count["pure-straight"] += straights  # RED-9.10
        if not (absorption == "implied" and straights):  # RED-14.7
            count["two-terminal-chows"] += low * high  # RED-9.5
    count["honour-pung"] = sum(tile in HONOURS for tile in pungs)  # RED-9.6
    count["special-pair"] = pair[0] in SUITED and rank(pair[0]) in (2, 5, 8)  # RED-9.7
    count["all-pungs"] = len(pungs) == 4  # RED-9.8
    count["half-flush"] = "z" in suits and len(suits) <= 2  # RED-9.12
    types = [
        "wind" if group[0] in WINDS else "dragon" if group[0] in DRAGONS else suit(group[0])
        for group in (pair, *sets)
    ]
    count["all-types"] = len(set(types)) == 5  # RED-9.13
    count["lower-five"] = all(tile in SUITED and rank(tile) <= 5 for tile in hand)  # RED-9.14
    count["upper-five"] = all(tile in SUITED and rank(tile) >= 5 for tile in hand)  # RED-9.15
    count["red-hand"] = sorted(map(suit, pungs)) == list("mmmz") and "7z" in pungs  # RED-9.16
    count["big-three-dragons"] = all(dragon in pungs for dragon in DRAGONS)  # RED-9.17
    count["full-flush"] = len(suits) == 1 and "z" not in suits  # RED-9.18

    if absorption == "implied":  # RED-14.7, the rest of it
        if count["big-three-dragons"]:
            count["honour-pung"] -= 3
        if count["red-hand"]:
            count["all-pungs"] = 0
            count["honour-pung"] -= 1
    return Counter({fan: int(number) for fan, number in count.items() if number})


def _best(hand: Hand, options: Options) -> Counter[str] | None:
    """The fans but `flower` of the best reading, None if the hand is no winning one."""
    assert hand.winning is not None
    standing = [*hand.standing, hand.winning]
    if (
        hand.kong  # RED-5.1
        or (hand.winning == "J" and not hand.self_draw)  # RED-7.4
        or any(tile in FLOWERS for tile in standing)  # RED-3.11, 6.1
        or len(standing) + 3 * len(hand.sets) != 14  # RED-8.4, 8.5
    ):
        return None
    found = [
        _fans(pair, sets, options["absorption"])
        for pair, sets in _regular_readings(standing, hand.sets)
    ]
    if not hand.sets and _chaotic(standing):
        found.append(Counter({"chaotic-hand": 1}))
    if not found:
        return None

    def worth(fans: Counter[str]) -> tuple[int, ...]:
        """RED-10.7: the highest total; RED-10.8: then more of fan 18, of fan 17 and so on."""
        return _points(fans, options), *(fans[fan] for fan in reversed(FANS))

    return max(found, key=worth)


def _points(fans: Counter[str], options: Options) -> int:
    """RED-10.2."""
    points = FANS | {"chaotic-hand": options["chaotic_value"]}
    return sum(points[fan] * number for fan, number in fans.items())


def _judge_hand(hand: Hand, options: Options) -> dict[str, Any]:
    fans = _best(hand, options)
    if fans is None or _points(fans, options) < options["min_points"]:  # RED-14.4
        return {"win": False}
    if hand.flowers:
        fans["flower"] = hand.flowers  # RED-9.1
    value = _points(fans, options)
    if options["cap"]:  # RED-10.9, 14.5
        value = min(value, options["cap"])
    return {"win": True, "value": value, "patterns": dict(fans)}


# --- the deal ---------------------------------------------------------------------------------


def _judge_deal(case: dict[str, Any], options: Options) -> dict[str, Any]:
    """RED-15.1."""
    seats = SEATS[options["players"]]
    hands = _field(case, "hands", dict)
    _need(set(hands) == set(seats), "a hand for each seat in play")
    calls: dict[str, str | None] = {}  # who called, from whom
    lasts = set()
    for call in _field(case, "outcome", list):
        winner, tile = _field(call, "winner", str), _field(call, "tile", str)
        _need("from" in call and call["from"] in [None, *seats], "unknown discarder")
        source = call["from"]
        _need(winner in hands and winner not in (source, *calls), f"wrong caller {winner}")
        calls[winner] = source
        lasts.add((tuple(tiles(tile)), source))
    _need(len(lasts) <= 1, "all calls are on one tile")
    _need(len(calls) <= 1 or None not in calls.values(), "one player draws")

    read: dict[str, Hand] = {}
    table: Counter[str] = Counter()
    for seat in seats:
        hand = read[seat] = _hand(hands[seat], options, loser=seat not in calls)
        _need(hands[seat]["seat"] == seat, "the hand of another seat")
        if seat in calls:
            _need(((hand.winning,), calls[seat]) in lasts, "another winning tile")
            _need(hand.self_draw == (calls[seat] is None), "self_draw against the outcome")
        table.update(hand.used)
    for (tile,), _ in lasts:
        table[tile] += 1  # the tile called is one piece, however many call it
    _check_copies(table, options)

    delta = dict.fromkeys("ESWN", 0)

    def pay(payer: str, receiver: str, points: int) -> None:
        delta[payer] -= points
        delta[receiver] += points

    def false_win(seat: str) -> None:  # RED-13.2
        for other in seats.replace(seat, ""):
            pay(seat, other, 9)
        dead.add(seat)

    dead: set[str] = set()
    for foul in _field({"fouls": []} | case, "fouls", list):
        seat, name = _field(foul, "seat", str), _field(foul, "foul", str)
        _need(seat in hands and name in FOULS, f"unknown foul {name} of {seat}")
        if name == "false-win":
            false_win(seat)
        dead.add(seat)  # RED-13.3, 13.7

    def distance(seat: str) -> int:  # RED-4.11
        return (seats.index(seat) - seats.index(calls[seat] or seat)) % len(seats)

    for seat in sorted(calls, key=distance):
        verdict = _judge_hand(read[seat], options)
        if seat in dead or not verdict["win"]:
            false_win(seat)
            continue
        source = calls[seat]
        for payer in source or seats.replace(seat, ""):  # RED-11.1, 11.2
            pay(payer, seat, verdict["value"])
        break  # RED-13.17
    return {"delta": delta}


def judge(case: dict[str, Any]) -> dict[str, Any]:
    """The verdict on a case of type `hand` or `deal`; ValueError for a malformed one."""
    kind = _field(case, "type", str)
    options = _options(case)
    if kind == "hand":
        return _judge_hand(_hand(case, options), options)
    _need(kind == "deal", f"unknown type {kind}")
    return _judge_deal(case, options)


# --- random cases -----------------------------------------------------------------------------

ROWS = ["147", "148", "149", "158", "159", "169", "258", "259", "269", "369"]  # RED-9.11
ODD = ["19m19p19s1234567z", "37m37p37s1234567z", "147m258p369s1115z", "1122m3344p5566s7z"]


def _span(suits: str, low: int = 1, high: int = 9) -> list[str]:
    return [tile for tile in SUITED if suit(tile) in suits and low <= rank(tile) <= high]


def _mixture(rng: random.Random, kinds: list[str]) -> list[Group]:
    """A pair and four sets of these kinds, chows or pungs or both."""
    runs = [chow for chow in CHOWS if set(chow) <= set(kinds)]
    chance = rng.choice([0.1, 0.5, 0.9]) if runs else 0
    found: list[Group] = [(rng.choice(kinds),) * 2]
    for _ in range(4):
        found.append(rng.choice(runs) if rng.random() < chance else (rng.choice(kinds),) * 3)
    return found


def _theme(rng: random.Random) -> list[Group]:
    """The groups of a winning hand that tends to show something, the pair first.

    A chaotic hand is one group of 14. Whether the set holds enough tiles is seen later.
    """
    letter, number = rng.choice("mps"), rng.randint(1, 9)
    near = _span(letter)
    pair = (rng.choice(rng.choice([KINDS, near, ["2p", "5s", "8m"]])),) * 2
    any_set = rng.choice([rng.choice(CHOWS), (rng.choice(KINDS),) * 3])
    runs = [rng.choice([chow for chow in CHOWS if suit(chow[0]) == s]) for s in "mps"]
    dragons: list[Group] = [(dragon,) * 3 for dragon in DRAGONS]
    match rng.randrange(14):
        case 0:
            return _mixture(rng, rng.choice([KINDS, SUITED, HONOURS, _span("mps", 5, 5)]))
        case 1:  # half flush, full flush
            return _mixture(rng, rng.choice([near + HONOURS, near]))
        case 2:  # lower five, upper five
            low = rng.choice([1, 5])
            return _mixture(rng, _span(rng.choice([letter, "mps"]), low, low + 4))
        case 3:  # all chows, many of the same numbers
            few = [chow for chow in CHOWS if rank(chow[0]) == number]
            return [pair, *rng.choices(few + rng.sample(CHOWS, 2), k=4)]
        case 4:  # all chows, one or two again and again
            few = rng.sample(CHOWS, 2)
            return [pair, *rng.choices([few[0], *few], k=4)]
        case 5:  # pungs of the same numbers
            kinds = _span("mps", number, number) * 2 + rng.sample(KINDS, 3)
            return [pair, *((kind,) * 3 for kind in rng.choices(kinds, k=4))]
        case 6:  # 123 456 789, or not quite
            row = [chow for chow in CHOWS if suit(chow[0]) == letter and rank(chow[0]) in (1, 4, 7)]
            return [pair, *(row if rng.random() < 0.5 else rng.choices(row, k=3)), any_set]
        case 7:  # pungs in a row, which are also chows
            row = [(tile,) * 3 for tile in rng.choice(CHOWS)]
            return [pair, *row, rng.choice([dragons[2], any_set])]
        case 8:  # all types
            sides = [rng.choice([run, (run[0],) * 3]) for run in runs]
            sides += [(rng.choice(WINDS),) * 3, rng.choice(dragons)]
            rng.shuffle(sides)
            return [(rng.choice(sides[0]),) * 2, *sides[1:]]
        case 9:  # red hand, or nearly
            pungs = [(rng.choice(_span("m")),) * 3 for _ in range(3)]
            return [pair, *pungs, rng.choice([dragons[1], dragons[2], dragons[2]])]
        case 10:  # big three dragons
            return [pair, *dragons, rng.choice([any_set, rng.choice(dragons)])]
        case 11:
            rows = [f"{n}{s}" for s in "mps" for n in rng.choice(ROWS)]
            return [tuple(rng.sample(rows + HONOURS, 14))]
        case _:  # as little as possible, so that small things decide
            return [(rng.choice(["1m", "3p", "9s", "4z"]),) * 2, *runs, any_set]


def _write(rng: random.Random, hand: list[str]) -> str:
    if rng.random() < 0.3:
        return " ".join(rng.sample(hand, len(hand)))
    parts = ["".join(sorted(t[0] for t in hand if t[1:] == s)) + s for s in "mpszf"]
    return " ".join([part for part in parts if len(part) > 1] + ["J"] * hand.count("J"))


def _lay(rng: random.Random, group: Group, pool: Counter[str], chance: float) -> list[str]:
    """Take a group from the pool, jokers where a tile is missing and by chance for others."""
    laid = []
    for tile in group:
        piece = tile if pool[tile] and not (pool["J"] and rng.random() < chance) else "J"
        if not pool[piece]:
            raise LookupError(tile)
        pool[piece] -= 1
        laid.append(piece)
    return laid


def _build(rng: random.Random, pool: Counter[str], given: str | None = None) -> dict[str, Any]:
    """A hand that wins as good as always, taken from the pool.

    It wins on the given tile if there is one (which is not taken from the pool).
    """
    while True:
        groups = _theme(rng)
        index = rng.randrange(len(groups))
        if given in KINDS and given not in groups[index]:
            like = [group for group in CHOWS if given in group] if index else []
            groups[index] = rng.choice([*like, (given,) * len(groups[index])])
        tile = given if given in KINDS else rng.choice(groups[index])
        rest = list(groups[index])
        rest.remove(tile)
        trial = pool.copy()
        chance = rng.choice([0, 0, 0.1, 0.3, 0.6])
        try:
            winning = given or _lay(rng, (tile,), trial, chance / 2)[0]
            laid = [
                _lay(rng, tuple(rest) if i == index else group, trial, chance)
                for i, group in enumerate(groups)
            ]
        except LookupError:
            continue
        full = [[*pieces, winning] if i == index else pieces for i, pieces in enumerate(laid)]
        if any(set(pieces) == {"J"} for pieces in full) and rng.random() < 0.95:
            continue  # RED-7.5
        pool.subtract(pool - trial)
        open_rate = rng.choice([0, 0, 0.3, 0.6, 1])
        hand: dict[str, Any] = {"standing": [], "winning": winning, "melds": []}
        for i, pieces in enumerate(laid):
            fit = i != index and len(pieces) == 3 and set(pieces) != {"J"}
            if fit and rng.random() < open_rate:
                hand["melds"].append(_meld_of(rng, groups[i], pieces))
            else:
                hand["standing"] += pieces
        return hand


def _meld_of(rng: random.Random, group: Group, pieces: list[str]) -> dict[str, Any]:
    """A meld of three tiles; its jokers in their places or at the end."""
    meld: dict[str, Any] = {"kind": "pung" if group[0] == group[1] else "chow"}
    meld["tiles"] = " ".join(pieces if rng.random() < 0.7 else sorted(pieces))
    if "J" in pieces:
        meld["as"] = "".join(tile[0] for tile in group) + group[0][1]
    return meld | {"concealed": False, "promoted": False}


def _take(rng: random.Random, pool: Counter[str], count: int, flowers: bool = False) -> list[str]:
    """Pieces drawn from the pool: flowers (as many as there are), or playing tiles."""
    pieces = [tile for tile in pool.elements() if (tile in FLOWERS) == flowers]
    taken = rng.sample(pieces, min(count, len(pieces)))
    pool.subtract(taken)
    return taken


def _swap(rng: random.Random, hand: dict[str, Any], pool: Counter[str]) -> None:
    """Another tile for one of the standing ones: a near miss, now and then another win."""
    hand["standing"][rng.randrange(len(hand["standing"]))] = _take(rng, pool, 1)[0]


def _spoil(rng: random.Random, hand: dict[str, Any], pool: Counter[str]) -> None:
    """Change a lone hand so that it most likely wins no more."""
    standing: list[str] = hand["standing"]
    match rng.randrange(9):
        case 0 if len(standing) > 1:
            standing.pop()
        case 1:
            standing += _take(rng, pool, 1)
        case 2:  # RED-3.11
            standing[-1:] = _take(rng, pool, 1, flowers=True) or standing[-1:]
        case 3:
            hand["winning"] = (_take(rng, pool, 1, flowers=True) or _take(rng, pool, 1))[0]
        case 4 if len(standing) >= 4:  # a kong, which this rulebook does not know
            kind = rng.choice([kind for kind in KINDS if pool[kind] == 4])
            closed, promoted = rng.choice([(False, False), (True, False), (False, True)])
            kong = {"kind": "kong", "tiles": kind[0] * 4 + kind[1]}
            hand["melds"].append(kong | {"concealed": closed, "promoted": promoted})
            del standing[-3:]
        case 5:
            hand["standing"], hand["melds"] = tiles(rng.choice(ODD)), []
            hand["winning"] = rng.choice(["1z", "7z", "J" if pool["J"] else "9m"])
        case _:
            _swap(rng, hand, pool)


def _random_options(rng: random.Random) -> tuple[Options, Counter[str]]:
    """Some options, and all the pieces there are under them."""
    options: Options = {}
    choices: list[tuple[str, float, list[Any]]] = [
        ("jokers", 0.6, [True] * 9 + [False]),
        ("flowers", 0.3, [8, 4, 0]),
        ("min_points", 0.2, [0, 1, 3, 3, 6, 7, 12, 24]),
        ("cap", 0.2, [0, 1, 10, 50, 64, 100, 300]),
        ("chaotic_value", 0.3, [12, 3]),
        ("absorption", 0.4, ["none", "implied", "implied"]),
    ]
    for name, chance, values in choices:
        if rng.random() < chance:
            options[name] = rng.choice(values)
    if options.get("flowers") == 4:
        options["jokers"] = True  # RED-14.3
    return options, _limits(_options({"options": options}))


def _finish(
    rng: random.Random, hand: dict[str, Any], pool: Counter[str], seat: str, round_wind: str
) -> dict[str, Any]:
    """The built hand as a case writes it, with flowers from the pool."""
    count = rng.choice([0, 0, 0, 1, 1, 2, 3, 8])
    situations = rng.choice([0, 0, 1, 2]) if "winning" in hand else 0
    case = {"concealed": _write(rng, hand["standing"]), "melds": hand["melds"]}
    if "winning" in hand:
        case |= {"winning": hand["winning"], "self_draw": hand["self_draw"]}
    return case | {
        "flowers": _write(rng, _take(rng, pool, count, flowers=True)),
        "seat": seat,
        "round": round_wind,
        "situation": rng.sample(SITUATIONS, situations),
    }


def _random_hand(rng: random.Random) -> dict[str, Any]:
    options, pool = _random_options(rng)
    hand = _build(rng, pool)
    if rng.random() < 0.15:
        _spoil(rng, hand, pool)
    hand["self_draw"] = rng.random() < (0.95 if hand["winning"] == "J" else 0.5)
    written = _finish(rng, hand, pool, rng.choice("ESWN"), rng.choice("ESWN"))
    return {"type": "hand", "options": options} | written


def _random_deal(rng: random.Random) -> dict[str, Any]:
    options, pool = _random_options(rng)
    players = rng.choice([2, 3, 4, 4])
    if players != 4 or rng.random() < 0.3:
        options["players"] = players
    seats = SEATS[players]
    fouls = [
        {"seat": rng.choice(seats), "foul": rng.choice(FOULS)}
        for _ in range(rng.choice([0, 0, 0, 0, 1, 1, 2, 3]))
    ]
    how = rng.choice(["draw", "wall", "wall", "discard", "discard", "discard", "discard"])
    source = rng.choice(seats) if how == "discard" else None
    others = [seat for seat in seats if seat != source]
    callers: list[str] = []
    if how != "draw":
        callers = rng.sample(others, rng.randint(1, len(others)) if source else 1)
    tile = _take(rng, pool, 1)[0]
    if tile == "J" and source and rng.random() < 0.7:
        tile = _take(rng, pool, 1)[0]

    round_wind = rng.choice("ESWN")
    built: dict[str, dict[str, Any]] = {}
    for seat in callers:
        built[seat] = _build(rng, pool, tile) | {"self_draw": source is None}
        if rng.random() < 0.2:
            _swap(rng, built[seat], pool)
    for seat in sorted(set(seats) - set(callers)):
        hand = built[seat] = _build(rng, pool) if rng.random() < 0.4 else {"melds": []}
        hand.pop("winning", None)
        if not hand["melds"]:
            hand["standing"] = _take(rng, pool, 13)
    if not callers and rng.random() < 0.2:  # RED-3.11
        standing = built[rng.choice(seats)]["standing"]
        standing[-1:] = _take(rng, pool, 1, flowers=True) or standing[-1:]
    for foul in fouls:
        if foul["foul"] == "wrong-count" and rng.random() < 0.7:
            standing = built[foul["seat"]]["standing"]
            standing[-1:] = rng.choice([[], standing[-1:] + _take(rng, pool, 1)])
    case: dict[str, Any] = {"type": "deal", "options": options}
    case["hands"] = {seat: _finish(rng, built[seat], pool, seat, round_wind) for seat in seats}
    case["outcome"] = [{"winner": seat, "tile": tile, "from": source} for seat in callers]
    if fouls or rng.random() < 0.7:
        case["fouls"] = fouls
    return case


def random_case(rng: random.Random) -> dict[str, Any]:
    """A valid case without `expect`; about a quarter are deals."""
    name = f"red/random-{rng.getrandbits(48):012x}"
    body = _random_deal(rng) if rng.random() < 0.25 else _random_hand(rng)
    return {"id": name, "rules": "red"} | body | {"clauses": []}
