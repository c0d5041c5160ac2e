"""A plain, slow scorer for the rulebook `classical`, and a source of random cases for it.

Every rule is written down as its clause (CCL-…) states it, by brute force over all readings.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from .common import HONOURS, KINDS, Group, chow_from, partitions, rank, suit, tiles

SEATS = "ESWN"
WIND = {"E": "1z", "S": "2z", "W": "3z", "N": "4z"}
WINDS = ["1z", "2z", "3z", "4z"]
DRAGONS = ["5z", "6z", "7z"]
GREEN = ["2s", "3s", "4s", "6s", "8s", "6z"]  # CCL-1.7
TERMINALS = [f"{n}{s}" for s in "mps" for n in (1, 9)]
SITUATIONS = [
    "last-draw",
    "last-discard",
    "kong-replacement",
    "kong-discard",
    "robbing-kong",
    "heaven",
    "earth",
    "human",
    "ready",
    "heavenly-ready",
    "last-of-kind",
]

# Section 12 (wall-tile and only-tile are priced by options).
POINTS = {"pair-own-wind": 2, "pair-prevailing-wind": 2, "pair-dragons": 2, "mahjong": 20}
for _set, _simple, _other in (
    ("pung-open", 2, 4),
    ("kong-open", 8, 16),
    ("pung-closed", 4, 8),
    ("kong-closed", 16, 32),
):
    POINTS[f"{_set}-simple"] = _simple
    POINTS.update({f"{_set}-{family}": _other for family in ("terminal", "wind", "dragon")})

# Sections 13 and 14.
DOUBLES = dict.fromkeys(
    [
        "dragon-set",
        "own-wind-set",
        "prevailing-wind-set",
        "half-flush",
        "terminals-honours",
        "no-chows",
        "no-points",
        "kong-replacement",
        "last-draw",
        "robbing-kong",
        "little-four-winds",
        "little-three-dragons",
        "original-call",
    ],
    1,
)
DOUBLES.update({"full-flush": 3, "all-honours": 3})

# Section 22: the default, what a value must satisfy, and values worth trying.
OPTIONS: dict[str, tuple[Any, Callable[[Any], bool], list[Any]]] = {
    "limit": (2000, lambda v: type(v) is int and v > 0, [1, 22, 30, 50, 300, 2000, 10**6]),
    "wall_tile_points": (0, lambda v: type(v) is int and v >= 0, [0, 1, 2, 4, 10]),
    "only_tile_points": (0, lambda v: type(v) is int and v >= 0, [0, 1, 2, 3, 10]),
    "twins_distinct": (False, lambda v: type(v) is bool, [False, True]),
    "win_priority": ("furthest", lambda v: v in ("furthest", "nearest"), ["furthest", "nearest"]),
    "feeding_penalty": (True, lambda v: type(v) is bool, [False, True]),
    "calling": ("auto", lambda v: v in ("auto", "silent"), ["auto", "silent"]),
    "draw_keeps_east": (False, lambda v: type(v) is bool, [False, True]),
    "rounds": (4, lambda v: type(v) is int and v >= 1, [1, 2, 4, 7]),
    "deals": (0, lambda v: type(v) is int and v >= 0, [0, 1, 8, 20]),
    "start_points": (0, lambda v: type(v) is int, [0, 500, 2000]),
    "discards_hidden": (False, lambda v: type(v) is bool, [False, True]),
    "false_win": ("prevent", lambda v: v in ("prevent", "allow"), ["prevent", "allow"]),
    "false_win_penalty": (0, lambda v: type(v) is int and v >= 0, [0, 25, 100]),
}

Case = dict[str, Any]
Tally = Counter[str]


class Set(NamedTuple):
    kind: str  # chow, pung or kong
    tile: str  # its lowest tile
    open: bool


class Hand(NamedTuple):
    standing: list[str]  # without the winning tile
    melds: list[Set]
    melded: list[str]  # all tiles of the melds
    seat: str
    round: str
    situation: set[str]
    winning: str | None
    self_draw: bool
    robbed_concealed: bool


# --- reading the input ---------------------------------------------------------------------------


def _field(thing: Any, name: str, kind: type) -> Any:
    """A required field of the right type."""
    if not isinstance(thing, dict) or name not in thing or type(thing[name]) is not kind:
        raise ValueError(f"field {name!r} is missing or is no {kind.__name__}")
    return thing[name]


def _tiles(text: str) -> list[str]:
    """Tiles of the 136: no bonus tiles and no jokers (CCL-1.1, CCL-1.5, CCL-1.6)."""
    found = tiles(text)
    if any(tile not in KINDS for tile in found):
        raise ValueError(f"not in this set: {text!r}")
    return found


def _options(case: Case) -> Case:
    given = _field(case, "options", dict)
    for name, value in given.items():
        if name not in OPTIONS or not OPTIONS[name][1](value):
            raise ValueError(f"bad option {name!r}: {value!r}")
    return {name: given.get(name, default) for name, (default, _, _) in OPTIONS.items()}


def _meld(data: Any) -> tuple[Set, list[str]]:
    kind, found = _field(data, "kind", str), sorted(_tiles(_field(data, "tiles", str)))
    concealed, promoted = _field(data, "concealed", bool), _field(data, "promoted", bool)
    if kind == "chow":
        good = bool(found) and chow_from(found[0]) == tuple(found)
    else:
        good = len(found) == {"pung": 3, "kong": 4}.get(kind, 0) and len(set(found)) == 1
    if not good or (kind != "kong" and (concealed or promoted)) or (concealed and promoted):
        raise ValueError(f"no such meld: {data!r}")
    return Set(kind, found[0], not concealed), found


def _hand(data: Any, calls: bool) -> Hand:
    """A hand object; `calls` says that it has a winning tile."""
    standing = _tiles(_field(data, "concealed", str))
    melds = [_meld(meld) for meld in _field(data, "melds", list)]
    if tiles(_field(data, "flowers", str)):
        raise ValueError("there are no flowers in this set")
    seat, prevailing = _field(data, "seat", str), _field(data, "round", str)
    if seat not in WIND or prevailing not in WIND:
        raise ValueError("unknown seat or round")
    situation = _field(data, "situation", list)
    if any(name not in SITUATIONS for name in situation):
        raise ValueError(f"unknown situation in {situation!r}")
    winning, self_draw = None, False
    if calls:
        (winning,) = _tiles(_field(data, "winning", str))
        self_draw = _field(data, "self_draw", bool)
    if data.get("robbed_kong") not in (None, "promoted", "concealed"):
        raise ValueError("unknown robbed_kong")
    melded = [tile for _, found in melds for tile in found]
    if max(Counter(standing + melded + ([winning] if winning else [])).values(), default=0) > 4:
        raise ValueError("more than four of a kind")  # section 24
    sets = [meld for meld, _ in melds]
    robbed = data.get("robbed_kong") == "concealed"
    held = set(situation)
    return Hand(standing, sets, melded, seat, prevailing, held, winning, self_draw, robbed)


# --- rows of every player ------------------------------------------------------------------------


def _family(tile: str) -> str:
    if tile in WINDS:
        return "wind"
    if tile in DRAGONS:
        return "dragon"
    return "terminal" if tile in TERMINALS else "simple"


def _set_rows(sets: list[Set], pairs: list[str], seat: str, prevailing: str) -> Tally:
    """CCL-12.5 to CCL-12.23 and CCL-13.1 to CCL-13.3."""
    rows: Tally = Counter()
    for pair in pairs:
        rows["pair-own-wind"] += pair == WIND[seat]
        rows["pair-prevailing-wind"] += pair == WIND[prevailing]
        rows["pair-dragons"] += pair in DRAGONS
    for found in sets:
        if found.kind != "chow":
            opened = "open" if found.open else "closed"
            rows[f"{found.kind}-{opened}-{_family(found.tile)}"] += 1
            rows["dragon-set"] += found.tile in DRAGONS
            rows["own-wind-set"] += found.tile == WIND[seat]
            rows["prevailing-wind-set"] += found.tile == WIND[prevailing]
    return +rows


def _tile_rows(every: list[str]) -> Tally:
    """CCL-13.4 to CCL-13.7, which look at all tiles."""
    rows: Tally = Counter()
    suits = {suit(tile) for tile in every} - {"z"}
    honours = any(tile in HONOURS for tile in every)
    rows["half-flush"] += len(suits) == 1 and honours
    rows["full-flush"] += len(suits) == 1 and not honours
    rows["all-honours"] += not suits and honours
    rows["terminals-honours"] += bool(suits) and all(_family(tile) != "simple" for tile in every)
    return +rows


def _value(rows: Tally, options: Case) -> tuple[int, int]:
    """Value before the limit, and the number of doubles (CCL-16.1)."""
    prices = POINTS | {
        "wall-tile": options["wall_tile_points"],
        "only-tile": options["only_tile_points"],
    }
    points = sum(prices.get(name, 0) * count for name, count in rows.items())
    doubles = sum(DOUBLES.get(name, 0) * count for name, count in rows.items())
    return points * 2**doubles, doubles


# --- the winner's hand ---------------------------------------------------------------------------


def _irregular(hand: list[str], melds: int, options: Case) -> set[str]:
    """CCL-11.3: Heavenly Twins and Thirteen Wonders, fourteen tiles none of them melded."""
    if melds or len(hand) != 14:
        return set()
    counts, found = Counter(hand), set()
    if all(counts[kind] == 2 for kind in HONOURS):  # CCL-15.7
        found.add("heavenly-twins")
    one_suit = len({suit(tile) for tile in hand}) == 1 and suit(hand[0]) != "z"
    sizes = {2} if options["twins_distinct"] else {2, 4}
    if one_suit and set(counts.values()) <= sizes:  # CCL-15.7
        found.add("heavenly-twins")
    if set(counts) == set(TERMINALS + HONOURS):  # CCL-15.12
        found.add("thirteen-wonders")
    return found


def _complete(hand: list[str], melds: int, options: Case) -> bool:
    """Whether standing tiles and a number of melds are a winning hand (section 11)."""
    if len(hand) + 3 * melds != 14 or melds > 4:
        return False
    if _irregular(hand, melds, options):
        return True
    # A set takes three tiles of one letter and the pair two, so only one letter leaves a rest.
    if sorted(n % 3 for n in Counter(map(suit, hand)).values() if n % 3) != [2]:
        return False
    return next(partitions(Counter(hand), 4 - melds), None) is not None


def _only_tile(hand: Hand, options: Case) -> bool:
    """CCL-12.26: exactly one kind, of which they do not hold all four, completes the hand."""
    own = Counter(hand.standing + hand.melded)
    free = [kind for kind in KINDS if own[kind] < 4]
    return sum(_complete([*hand.standing, k], len(hand.melds), options) for k in free) == 1


def _situations(hand: Hand) -> set[str]:
    """CCL-14.10: the situations that can hold."""
    bare = not hand.melds
    kong = any(meld.kind == "kong" for meld in hand.melds)
    holds = {
        "heaven": hand.seat == "E" and hand.self_draw and bare,
        "earth": hand.seat != "E" and not hand.self_draw and bare,
        "heavenly-ready": bare,
        "kong-replacement": hand.self_draw and kong,
        "last-draw": hand.self_draw and not ("kong-replacement" in hand.situation and kong),
        "robbing-kong": not hand.self_draw,
    }
    return {name for name in hand.situation if holds.get(name, False)}


def _readings(hand: Hand) -> Iterator[tuple[list[Set], str]]:
    """CCL-11.6: every division, with every group that may have received the winning tile."""
    whole = Counter([*hand.standing, hand.winning])
    for pair, *groups in partitions(whole, 4 - len(hand.melds)):
        for receiver, group in enumerate([pair, *groups]):
            if hand.winning in group:
                sets = []
                for index, (first, second, _) in enumerate(groups, 1):
                    opened = index == receiver and not hand.self_draw  # CCL-12.4
                    sets.append(Set("pung" if first == second else "chow", first, opened))
                yield hand.melds + sets, pair[0]


def _limit_shapes(sets: list[Set], pair: str, every: list[str], self_draw: bool) -> set[str]:
    """The limit hands that are four sets and a pair (section 15)."""
    found = set()
    pungs = {s.tile for s in sets if s.kind != "chow"}
    chows = sorted(s.tile for s in sets if s.kind == "chow")
    suits = {suit(tile) for tile in every}
    if not chows:
        if len(suits) == 1 and suits != {"z"} and self_draw and not any(s.open for s in sets):
            found.add("buried-treasure")  # CCL-15.3
        if suits == {"z"}:
            found.add("emperors-court")  # CCL-15.4
        if all(tile in TERMINALS for tile in every):
            found.add("heads-and-tails")  # CCL-15.5
        if all(tile in GREEN for tile in every):
            found.add("imperial-jade")  # CCL-15.6
        fourth = pungs - set(DRAGONS)
        if len(fourth) == 1 and {suit(tile) for tile in fourth} == {suit(pair)} != {"z"}:
            found.add("three-great-scholars")  # CCL-15.8
        if pungs == set(WINDS):
            found.add("four-blessings")  # CCL-15.9
        if all(s.kind == "kong" for s in sets):
            found.add("fourfold-plenty")  # CCL-15.10
    if len(suits) == 1 and suits != {"z"}:  # CCL-15.11
        starts = {2: [3, 6], 5: [2, 6], 8: [2, 5]}.get(rank(pair))
        if sorted(map(rank, pungs)) == [1, 9] and list(map(rank, chows)) == starts:
            found.add("hidden-snake")
    return found


def _winning(hand: Hand, options: Case) -> Case:
    """The verdict on a hand with its winning tile."""
    assert hand.winning is not None
    standing = [*hand.standing, hand.winning]
    every = standing + hand.melded
    if not _complete(standing, len(hand.melds), options):
        return {"win": False}
    held = _situations(hand)
    irregular = _irregular(standing, len(hand.melds), options)
    if "robbing-kong" in held and hand.robbed_concealed and "thirteen-wonders" not in irregular:
        return {"win": False}  # CCL-8.6
    readings = list(_readings(hand))

    limits = set(irregular)
    for sets, pair in readings:
        limits |= _limit_shapes(sets, pair, every, hand.self_draw)  # CCL-15.16
    if "heaven" in held:
        limits.add("heavenly-blessing")  # CCL-15.1
    if "earth" in held:
        limits.add("earthly-blessing")  # CCL-15.2
    if "last-draw" in held and hand.winning == "1p":
        limits.add("moon-from-the-sea")  # CCL-15.13
    if "kong-replacement" in held and hand.winning == "5p":
        limits.add("grapes-on-the-roof")  # CCL-15.14
    if limits:  # CCL-15.15
        return {"win": True, "value": options["limit"], "patterns": dict.fromkeys(limits, 1)}

    only = options["only_tile_points"] > 0 and _only_tile(hand, options)
    candidates = []
    for sets, pair in readings:
        rows = _set_rows(sets, [pair], hand.seat, hand.round) + _tile_rows(every)
        groups = {s.tile for s in sets if s.kind != "chow"} | {pair}
        own_points = any(name in POINTS for name in rows)
        rows["mahjong"] += 1  # CCL-12.24
        rows["wall-tile"] += hand.self_draw and options["wall_tile_points"] > 0  # CCL-12.25
        rows["only-tile"] += only
        rows["no-chows"] += all(s.kind != "chow" for s in sets)  # CCL-14.1
        rows["no-points"] += not own_points  # CCL-14.2
        for name in ("kong-replacement", "last-draw", "robbing-kong"):  # CCL-14.3 to CCL-14.5
            rows[name] += name in held
        rows["little-four-winds"] += pair in WINDS and groups >= set(WINDS)  # CCL-14.6
        rows["little-three-dragons"] += pair in DRAGONS and groups >= set(DRAGONS)  # CCL-14.7
        rows["original-call"] += "heavenly-ready" in held  # CCL-14.8
        value, doubles = _value(rows, options)
        names = sorted(rows.elements())
        candidates.append((-value, -doubles, names))
    value, _, names = min(candidates)  # CCL-16.5
    value = min(-value, options["limit"])  # CCL-16.2
    return {"win": True, "value": value, "patterns": dict(Counter(names))}


# --- losers and settlement -----------------------------------------------------------------------


def _losing(hand: Hand, options: Case) -> tuple[int, Tally]:
    """A loser's value and rows (section 17)."""
    if len(hand.standing) + 3 * len(hand.melds) > 13:
        return 0, Counter()  # CCL-17.9
    counts = Counter(hand.standing)
    pungs = [Set("pung", tile, False) for tile, count in counts.items() if count >= 3]
    pairs = [tile for tile, count in counts.items() if count == 2]
    rows = _set_rows(hand.melds + pungs, pairs, hand.seat, hand.round)
    rows += _tile_rows(hand.standing + hand.melded)
    return min(_value(rows, options)[0], options["limit"]), rows


def _pays_for_all(winner: Hand, feeder: Hand) -> bool:
    """Whether the discarder pays for all (section 19)."""
    tile = winner.winning
    assert tile is not None
    if "robbing-kong" in _situations(winner):
        return False  # CCL-19.9
    opened = [meld for meld in winner.melds if meld.open]  # CCL-19.8
    pungs = {meld.tile for meld in opened if meld.kind != "chow"}
    if suit(tile) != "z":  # CCL-19.1
        sizes = [3 + (m.kind == "kong") for m in opened if suit(m.tile) == suit(tile)]
        every = [*winner.standing, *winner.melded, tile]
        pure = all(suit(other) in (suit(tile), "z") for other in every)
        no_choice = all(suit(other) == suit(tile) for other in feeder.standing)  # CCL-19.2
        calling = bool({"ready", "heavenly-ready"} & feeder.situation)
        if sum(sizes) >= 9 and pure and not no_choice and not calling:
            return True
    if tile in WINDS and len(pungs & set(WINDS)) == 3 and tile not in pungs:
        return True  # CCL-19.3
    if tile in DRAGONS and len(pungs & set(DRAGONS)) == 2 and tile not in pungs:
        return True  # CCL-19.4
    return tile in TERMINALS and len(pungs & set(TERMINALS)) >= 3  # CCL-19.5


def _deal(case: Case, options: Case) -> dict[str, int]:
    data, outcome = _field(case, "hands", dict), _field(case, "outcome", list)
    callers = [_field(entry, "winner", str) for entry in outcome]
    if set(data) != set(SEATS) or not set(callers) <= set(SEATS):
        raise ValueError("unknown or missing seat")
    hands = {seat: _hand(data[seat], seat in callers) for seat in SEATS}
    for seat, hand in hands.items():
        if hand.seat != seat or hand.round != _field(case, "round", str):
            raise ValueError("a hand contradicts its deal")
    source = outcome[0].get("from") if outcome else None
    for entry in outcome:
        hand = hands[entry["winner"]]
        same = "from" in entry and entry["from"] == source in (None, *SEATS)
        same = same and _tiles(_field(entry, "tile", str)) == [hand.winning]
        same = same and hand.winning == hands[callers[0]].winning
        if not same or source == entry["winner"] or hand.self_draw != (source is None):
            raise ValueError(f"bad outcome {entry!r}")
    if len(set(callers)) < len(callers) or (source is None and len(callers) > 1):
        raise ValueError("a winner is named twice, or several drew one tile")
    table = Counter(tile for hand in hands.values() for tile in hand.standing + hand.melded)
    table.update([hands[callers[0]].winning] if callers else [])
    if max(table.values(), default=0) > 4:
        raise ValueError("more than four of a kind on the table")

    delta = dict.fromkeys(SEATS, 0)
    guilty = set()
    for foul in _field(case, "fouls", list) if "fouls" in case else []:
        if _field(foul, "foul", str) != "false-win" or _field(foul, "seat", str) not in WIND:
            raise ValueError(f"unknown foul {foul!r}")
        guilty.add(foul["seat"])
    verdicts = {seat: _winning(hands[seat], options) for seat in callers}
    winners = [seat for seat in callers if verdicts[seat]["win"] and seat not in guilty]
    guilty |= {seat for seat in callers if not verdicts[seat]["win"]}
    for seat in guilty:  # CCL-21.5
        for other in SEATS:
            delta[other] += options["false_win_penalty"]
        delta[seat] -= 4 * options["false_win_penalty"]
    if not winners:
        return delta  # CCL-18.5

    def distance(seat: str) -> int:
        return (SEATS.index(seat) - SEATS.index(source)) % 4 if source else 0

    pick = max if options["win_priority"] == "furthest" else min  # CCL-8.8, CCL-22.5
    winner = pick(winners, key=distance)
    value = verdicts[winner]["value"]
    losers = [seat for seat in SEATS if seat != winner]

    def factor(one: str, other: str) -> int:
        return 2 if "E" in (one, other) else 1

    total = sum(value * factor(winner, loser) for loser in losers)
    delta[winner] += total  # CCL-18.7
    if source and options["feeding_penalty"] and _pays_for_all(hands[winner], hands[source]):
        delta[source] -= total  # CCL-19.6
        return delta
    worth = {seat: _losing(hands[seat], options)[0] for seat in losers}
    for loser in losers:
        delta[loser] -= value * factor(winner, loser)
        for other in losers:
            delta[loser] += (worth[loser] - worth[other]) * factor(loser, other)
    return delta


def judge(case: Case) -> Case:
    """The verdict on a case; ValueError if it is malformed."""
    options = _options(case)
    kind = _field(case, "type", str)
    if kind == "hand":
        return _winning(_hand(case, True), options)
    if kind == "deal":
        return {"delta": _deal(case, options)}
    raise ValueError(f"unknown type {kind!r}")


# --- random cases --------------------------------------------------------------------------------


def _random_options(rng: random.Random) -> Case:
    share = rng.choice([0, 0, 0.15, 0.4])
    names = [name for name in OPTIONS if rng.random() < share]
    names += ["limit"] if rng.random() < 0.1 else []
    return {name: rng.choice(OPTIONS[name][2]) for name in names}


def _text(found: list[str]) -> str:
    groups = ["".join(t[0] for t in sorted(found) if t[1] == letter) for letter in "mpsz"]
    return " ".join(ranks + letter for ranks, letter in zip(groups, "mpsz", strict=False) if ranks)


def _take(pool: Tally, found: list[str]) -> bool:
    """Take tiles from the pool if it has them."""
    need = Counter(found)
    if any(pool[tile] < count for tile, count in need.items()):
        return False
    pool.subtract(need)
    return True


def _extra(rng: random.Random, pool: Tally, allowed: list[str]) -> str:
    """Take one tile, of the allowed kinds if the pool has any."""
    near = [kind for kind in allowed if pool[kind] > 0]
    tile = rng.choice(near or [kind for kind in KINDS if pool[kind] > 0])
    pool[tile] -= 1
    return tile


def _allowed(rng: random.Random) -> list[str]:
    """A choice of kinds to draw a hand from."""
    one, low = rng.choice("mps"), rng.randint(1, 6)
    inside = [kind for kind in KINDS if kind[1] == one]
    narrow = inside[low - 1 : low + 3]
    simples = [kind for kind in KINDS if _family(kind) == "simple"]
    styles = [KINDS] * 6 + [inside, inside + HONOURS] * 3 + [narrow, narrow + DRAGONS] * 2
    styles += [narrow + rng.sample(KINDS, 8), TERMINALS + HONOURS, simples] * 2
    styles += [HONOURS, TERMINALS, [inside[0], inside[8], *HONOURS], GREEN]
    return rng.choice(styles)


def _groups(rng: random.Random, allowed: list[str], pungs: float) -> list[Group]:
    """A pair and four sets of the allowed kinds, or sometimes a deliberate shape."""
    chows = [c for kind in allowed if (c := chow_from(kind)) and set(c) <= set(allowed)]
    pair: Group = (rng.choice(allowed),) * 2
    sets: list[Group] = [
        rng.choice(chows) if chows and rng.random() >= pungs else (rng.choice(allowed),) * 3
        for _ in range(4)
    ]
    one, low, shape = rng.choice("mps"), rng.randint(1, 7), rng.random()
    winds, dragons = rng.sample(WINDS, 4), rng.sample(DRAGONS, 3)
    if shape < 0.03:
        sets[:3] = [(wind,) * 3 for wind in winds[:3]]
        pair = (winds[3],) * 2
    elif shape < 0.05:
        sets[: rng.choice([3, 4, 4])] = [(wind,) * 3 for wind in winds]
    elif shape < 0.08:
        sets[:2] = [(dragon,) * 3 for dragon in dragons[:2]]
        pair = rng.choice([pair, (dragons[2],) * 2])
    elif shape < 0.11:
        sets[:3] = [(dragon,) * 3 for dragon in dragons]
        sets[3] = rng.choice([sets[3], (f"{low}{one}",) * 3, (f"{low}{one}",) * 3])
        pair = rng.choice([pair, (f"{rng.randint(1, 9)}{one}",) * 2])
    elif shape < 0.14:  # Hidden Snake, or a hand that misses it
        number, starts = rng.choice([(2, "36"), (5, "26"), (8, "25"), (5, "25")])
        pair = (f"{number}{one}",) * 2
        sets = [(f"1{one}",) * 3, (f"9{one}",) * 3]
        sets += [c for start in starts if (c := chow_from(start + one))]
    elif shape < 0.19:  # three pungs in a row, or three equal chows
        sets[:3] = [(f"{low + step}{one}",) * 3 for step in range(3)]
    elif shape < 0.23:  # pungs alone, of green tiles, of terminals or of one suit
        narrow = rng.choice([GREEN, TERMINALS, [f"{n}{one}" for n in range(1, 10)]])
        *sets, pair = [(kind,) * 3 for kind in rng.sample(narrow, 5)]
        pair = pair[:2]
    elif shape < 0.26:  # 11123444 or 66678999: two readings, which may tie
        end, start, other = rng.choice([(1, 2, 4), (9, 6, 6)])
        pair = (f"{other}{one}",) * 2
        sets[:2] = [(f"{end}{one}",) * 3, chow_from(f"{start}{one}") or pair]
    return [pair, *sets]


def _meld_of(rng: random.Random, pool: Tally, group: Group, kongs: float, opened: float) -> Case:
    """A set laid on the table; the fourth tile of a kong comes from the pool."""
    kind = "chow" if group[0] != group[1] else "pung"
    if kind == "pung" and rng.random() < kongs and _take(pool, [group[0]]):
        kind, group = "kong", (*group, group[0])
    concealed = kind == "kong" and rng.random() >= opened
    promoted = kind == "kong" and not concealed and rng.random() < 0.5
    text = _text([*group])
    return {"kind": kind, "tiles": text, "concealed": concealed, "promoted": promoted}


def _irregular_tiles(rng: random.Random) -> list[str]:
    """Thirteen Wonders, or Heavenly Twins of honours, of a suit, of a suit with four alike."""
    one, form, ranks = rng.choice("mps"), rng.randrange(4), rng.sample(range(1, 10), 7)
    if form == 0:
        return TERMINALS + HONOURS + [rng.choice(TERMINALS + HONOURS)]
    if form == 1:
        return HONOURS * 2
    ranks[-1] = rng.choice(ranks) if form == 2 else ranks[-1]
    return [f"{n}{one}" for n in ranks] * 2


def _single(hand: Case) -> bool:
    """Whether the winning tile is the only one of its kind, as a robbed tile must be."""
    texts = [hand["concealed"], *(meld["tiles"] for meld in hand["melds"])]
    return all(hand["winning"] not in tiles(text) for text in texts)


def _wonders(hand: Case) -> bool:
    return _single(hand) and set(tiles(hand["concealed"])) < set(TERMINALS + HONOURS)


def _feeding(hand: Case) -> bool:
    """Whether a discarder might have to pay for this hand, were all its melds open."""
    melds = [_meld(meld)[0]._replace(open=True) for meld in hand["melds"]]
    full = _hand(_finish(hand, "E", "E") | {"self_draw": False}, True)._replace(melds=melds)
    return _pays_for_all(full, full._replace(standing=KINDS))


def _single_feeding(hand: Case) -> bool:
    return _single(hand) and _feeding(hand)


def _finish(hand: Case, seat: str, prevailing: str) -> Case:
    return hand | {"flowers": "", "seat": seat, "round": prevailing, "situation": []}


Wanted = Callable[[Case], Any]


def _caller(rng: random.Random, pool: Tally, tile: str | None, wanted: Wanted) -> Case | None:
    """A complete hand from the pool: concealed, melds, winning. None if the pool gives none."""
    for _ in range(3000):
        left, melds = pool.copy(), []
        if rng.random() < 0.05 or wanted is _wonders:
            standing, sets = _irregular_tiles(rng), []
        else:
            pair, *sets = _groups(rng, _allowed(rng), rng.choice([0, 0.3, 0.6, 1]))
            standing = [*pair]
        if not _take(left, standing + [t for group in sets for t in group]):
            continue
        share, kongs = rng.choice([0, 0, 0.3, 0.6, 0.9]), rng.choice([0, 0.2, 0.5, 0.9])
        opened = rng.choice([0, 0.6, 0.6, 1])  # 0: nothing but concealed kongs on the table
        for group in sets:
            kong = group[0] == group[1] and left[group[0]] > 0
            if rng.random() < share and (opened or kong):
                melds.append(_meld_of(rng, left, group, kongs if opened else 1, opened))
            else:
                standing += group
        winning = tile or rng.choice(standing)
        if winning in standing:
            standing.remove(winning)
            hand = {"concealed": _text(standing), "melds": melds, "winning": winning}
            if wanted(hand):
                pool.subtract(pool - left)
                return hand
    return None


def _spoil(rng: random.Random, pool: Tally, hand: Case, count: bool) -> None:
    """Exchange a standing tile; with `count` perhaps drop or add one instead."""
    standing = tiles(hand["concealed"])
    how = rng.random() if count else 0.5
    if how > 0.25:
        standing.append(_extra(rng, pool, KINDS))
    if how < 0.75:
        pool[standing.pop(rng.randrange(len(standing)))] += 1
    hand["concealed"] = _text(standing)


def _random_hand(rng: random.Random) -> Case:
    pool = Counter(dict.fromkeys(KINDS, 4))
    seat, draws, aim = rng.choice(SEATS), rng.random() < 0.5, rng.randrange(50)
    some = rng.sample(SITUATIONS, rng.choice([1, 1, 1, 2, 3])) if 9 < aim < 22 else []
    loose, blessing = ["kong-replacement"], ["heaven" if seat == "E" else "earth"]
    plans: list[tuple[str | None, Wanted, bool, list[str]]] = [
        ("1p", bool, True, ["last-draw"]),
        ("5p", lambda hand: "kong" in str(hand["melds"]), True, loose),
        (None, lambda hand: "kong" in str(hand["melds"]), True, [*loose, "last-draw"]),
        (None, lambda hand: "kong" in str(hand["melds"]), True, loose),
        (None, _single, False, ["robbing-kong"]),
        (None, _single, False, ["robbing-kong"]),
        (None, _wonders, False, ["robbing-kong"]),
        (None, lambda hand: not hand["melds"], seat == "E", blessing),
        (None, lambda hand: not hand["melds"], draws, ["heavenly-ready"]),
        (None, bool, draws, some),
    ]
    tile, wanted, self_draw, situation = plans[min(aim, 9)]
    hand = _caller(rng, pool, tile, wanted)
    assert hand is not None
    if aim >= 45:
        _spoil(rng, pool, hand, True)
    hand = _finish(hand, seat, rng.choice(SEATS)) | {"self_draw": self_draw, "situation": situation}
    if "robbing-kong" in situation and rng.random() < (0.7 if wanted is _wonders else 0.15):
        hand["robbed_kong"] = "concealed"
    return hand


def _loser(rng: random.Random, pool: Tally, melds: list[Case], standing: list[str]) -> Case:
    """Fill up to thirteen tiles from the pool (rarely to another number: a dead hand)."""
    allowed = _allowed(rng)
    size = rng.choice([11, 12, 14, 15]) if rng.random() < 0.06 else 13
    share, opened = rng.choice([0, 0, 0.4, 0.9]), rng.choice([0.4, 1])
    for group in _groups(rng, allowed, rng.choice([0.5, 0.8]))[: rng.randint(0, 5)]:
        if len(standing) + 3 * len(melds) + len(group) <= size and _take(pool, [*group]):
            if len(group) == 3 and rng.random() < share:
                melds.append(_meld_of(rng, pool, group, 0.4, opened))
            else:
                standing += group
    while len(standing) + 3 * len(melds) < size:
        standing.append(_extra(rng, pool, allowed))
    return {"concealed": _text(standing), "melds": melds}


def _random_deal(rng: random.Random) -> Case:
    options, prevailing, seats = _random_options(rng), rng.choice(SEATS), rng.sample(SEATS, 4)
    pool = Counter(dict.fromkeys(KINDS, 4))
    how = rng.choice(
        [
            "discard",
            "draw",
            "draw",
            "rob",
            "rob-concealed",
            "several",
            "several",
            "feed",
            "feed",
            "none",
        ]
    )
    source = None if how == "draw" else seats.pop()
    hands: dict[str, Case] = {}
    outcome: list[Case] = []
    melds: list[Case] = []  # what the discarder or the owner of the kong has for certain
    held: list[str] = []
    tile: str | None = None
    wanted: Wanted = _feeding if how == "feed" else bool
    if how == "rob-concealed":
        wanted = rng.choice([_wonders, _wonders, _single])
    elif how == "rob":
        wanted = rng.choice([_single, _single_feeding])
    for _ in range({"none": 0, "several": rng.choice([2, 2, 3])}.get(how, 1)):
        if tile:
            pool[tile] += 1  # all callers claim the same tile
        hand = _caller(rng, pool, tile, wanted)
        if hand is None:
            _take(pool, [tile or ""])
            break
        tile, seat = hand["winning"], seats.pop()
        if how == "rob":
            melds = [_meld_of(rng, pool, (tile,) * 3, 0, 1)]
        if how == "rob-concealed":
            held = [tile] * 3
        if how in ("rob", "rob-concealed"):
            _take(pool, [tile] * 3)
        if rng.random() < 0.12:
            _spoil(rng, pool, hand, rng.random() < 0.2)
            options.setdefault("false_win_penalty", rng.choice([0, 60]))
        hand = _finish(hand, seat, prevailing) | {"self_draw": source is None}
        possible = ["last-discard", "heavenly-ready", "ready", "last-of-kind", "human"]
        if source is None:
            possible = ["heaven", "last-draw", "kong-replacement", "kong-replacement"]
        elif source == "E" and how in ("discard", "several"):
            possible.append("earth")
        if how in ("rob", "rob-concealed"):
            hand["situation"] = ["robbing-kong"]
        elif rng.random() < 0.25:
            hand["situation"] = [rng.choice(possible)]
        hands[seat] = hand | ({"robbed_kong": "concealed"} if held else {})
        outcome.append({"winner": seat, "tile": tile, "from": source})
    if how == "feed" and tile and rng.random() < 0.25:  # perhaps only that suit standing
        while len(melds) < rng.randint(2, 4):
            group = (rng.choice(KINDS),) * 3
            if _take(pool, [*group]):
                melds.append(_meld_of(rng, pool, group, 0.3, 0.7))
        same = [kind for kind in KINDS if suit(kind) == suit(tile)]
        held = [_extra(rng, pool, same) for _ in range(13 - 3 * len(melds))]
    for seat in SEATS:
        if seat not in hands:
            mine = (melds, held) if seat == source else ([], [])
            hands[seat] = _finish(_loser(rng, pool, *mine), seat, prevailing)
            if rng.random() < 0.2:
                calls = ["ready", "heavenly-ready"] if not hands[seat]["melds"] else ["ready"]
                hands[seat]["situation"] = [rng.choice(calls)]
    rng.shuffle(outcome)
    hands = {seat: hands[seat] for seat in SEATS}
    deal = {"options": options, "round": prevailing, "hands": hands, "outcome": outcome}
    if rng.random() < 0.12:
        fouled = rng.sample(SEATS, rng.choice([1, 1, 2]))
        deal["fouls"] = [{"seat": seat, "foul": "false-win"} for seat in fouled]
        options.setdefault("false_win_penalty", rng.choice([0, 50, 100]))
    return deal


def random_case(rng: random.Random) -> Case:
    """A random valid case without `expect`."""
    head = {"id": f"classical/random-{rng.getrandbits(40):010x}", "rules": "classical"}
    if rng.random() < 0.25:
        return head | {"type": "deal"} | _random_deal(rng) | {"clauses": []}
    body = {"type": "hand", "options": _random_options(rng)} | _random_hand(rng)
    return head | body | {"clauses": []}
