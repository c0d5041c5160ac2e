"""A plain, slow scorer for Zung Jung: every reading is tried, every clause is a line or two."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from .common import FLOWERS, HONOURS, KINDS, SUITED, Group, chow_from, partitions, rank, suit, tiles

Record = dict[str, Any]

SEATS = "ESWN"
WINDS, DRAGONS = HONOURS[:4], HONOURS[4:]
TERMINALS = [tile for tile in SUITED if tile[0] in "19"]
ORPHANS = TERMINALS + HONOURS
KNOWN = ["last-draw", "last-discard", "kong-replacement", "robbing-kong", "heaven", "earth"]
UNKNOWN_HERE = ["kong-discard", "human", "ready", "heavenly-ready", "last-of-kind"]  # ZJ-34.1
SITUATIONS = KNOWN + UNKNOWN_HERE

# Sections 1 to 11: number in the list, pattern id, value.
_LIST = """
1.1 all-chows 5, 1.2 concealed-hand 5, 1.3 all-simples 5, 2.1.1 half-flush 40,
2.1.2 full-flush 80, 2.2 nine-gates 480, 3.1 value-honour 10, 3.2.1 little-three-dragons 40,
3.2.2 big-three-dragons 130, 3.3.1 little-three-winds 30, 3.3.2 big-three-winds 120,
3.3.3 little-four-winds 320, 3.3.4 big-four-winds 400, 3.4 all-honours 320, 4.1 all-pungs 30,
4.2.1 two-concealed-pungs 5, 4.2.2 three-concealed-pungs 30, 4.2.3 four-concealed-pungs 125,
4.3.1 one-kong 5, 4.3.2 two-kongs 20, 4.3.3 three-kongs 120, 4.3.4 four-kongs 480,
5.1.1 two-identical-chows 10, 5.1.2 two-identical-chows-twice 60, 5.1.3 three-identical-chows 120,
5.1.4 four-identical-chows 400, 6.1 three-similar-chows 35, 6.2.1 little-three-similar-pungs 30,
6.2.2 three-similar-pungs 120, 7.1 pure-straight 40, 7.2.1 three-consecutive-pungs 100,
7.2.2 four-consecutive-pungs 200, 8.1.1 mixed-lesser-terminals 40, 8.1.2 pure-lesser-terminals 50,
8.1.3 mixed-greater-terminals 100, 8.1.4 pure-greater-terminals 400, 9.1.1 last-draw 10,
9.1.2 last-discard 10, 9.2 kong-replacement 10, 9.3 robbing-kong 10, 9.4 blessing-of-heaven 155,
9.5 blessing-of-earth 155, 10.1 thirteen-orphans 160, 10.2 seven-pairs 30,
11.1.1 non-seat-bonus-tile 2, 11.1.2 seat-bonus-tile 4, 11.2.1 four-flowers 10,
11.2.2 four-seasons 10
"""
_LINES = [entry.split() for entry in _LIST.split(",")]
NUMBER = {name: tuple(int(part) for part in number.split(".")) for number, name, _ in _LINES}
VALUE = {name: int(value) for _, name, value in _LINES}


# ---------------------------------------------------------------- reading a case

# Section 33: the default of each option, then other values it may have (for the first nine: all).
OPTIONS: dict[str, list[Any]] = {
    "minimum": [0, 5],
    "payoff": ["zung-jung", "uniform"],
    "immunity": [True, False],
    "interception": ["furthest", "nearest"],
    "bonus_tiles": [False, True],
    "four_identical_chows": [400, 480],
    "rounds": [4, 1, 2],
    "false_win_calls": [False, True],
    "concealed_kong_display": ["open", "two-down"],
    "bonus_tile_values": [[2, 4, 10], [1, 2, 5], [0, 0, 0], [2, 0, 3], [0, 1, 10]],
    "deals": [0, 1, 7],
    "start_points": [0, 500, 30000],
    "false_win_penalty": [25, 10, 0, 60],
}


def _need(condition: bool, message: str) -> None:
    if not condition:
        raise ValueError(message)


def _field(record: Any, name: str, kind: type) -> Any:
    _need(isinstance(record, dict) and name in record, f"missing {name}")
    _need(type(record[name]) is kind, f"{name} is of the wrong type")
    return record[name]


def _read_options(case: Record) -> Record:
    given: Record = _field(case, "options", dict)
    for name, value in given.items():
        _need(name in OPTIONS, f"unknown option {name}")
        if name == "bonus_tile_values":  # ZJ-33.6: lowered, never raised, never below 0
            _need(isinstance(value, list) and len(value) == 3, "three numbers")
            for one, top in zip(value, OPTIONS[name][0], strict=True):
                _need(type(one) is int and 0 <= one <= top, "bonus tile value out of range")
        elif name in ("start_points", "false_win_penalty", "deals"):
            _need(type(value) is int, f"{name} is a whole number")
            _need(name == "start_points" or value >= 0, f"a negative {name}")
        else:
            legal = [one for one in OPTIONS[name] if one == value and type(one) is type(value)]
            _need(bool(legal), f"option {name}={value!r}")
    return {name: values[0] for name, values in OPTIONS.items()} | given


class Meld(NamedTuple):
    kind: str
    tiles: Group
    concealed: bool


class Hand(NamedTuple):
    standing: list[str]
    melds: list[Meld]
    flowers: list[str]
    seat: str
    winning: str = ""
    self_draw: bool = False
    situation: frozenset[str] = frozenset()


def _read_meld(record: Any) -> Meld:
    kind = _field(record, "kind", str)
    shown = tuple(sorted(tiles(_field(record, "tiles", str))))
    concealed, promoted = _field(record, "concealed", bool), _field(record, "promoted", bool)
    _need(kind in ("chow", "pung", "kong"), f"no such meld: {kind}")
    _need(all(tile in KINDS for tile in shown), "a bonus tile or a joker in a meld")
    if kind == "chow":
        _need(bool(shown) and chow_from(shown[0]) == shown, "no chow")
    else:
        _need(len(shown) == (3 if kind == "pung" else 4) and len(set(shown)) == 1, f"no {kind}")
    _need(kind == "kong" or not (concealed or promoted), "only a kong is concealed or promoted")
    _need(not (concealed and promoted), "a promoted kong is open")
    return Meld(kind, shown, concealed)


def _read_hand(record: Any, options: Record, caller: bool = True) -> Hand:
    standing = tiles(_field(record, "concealed", str))
    melds = [_read_meld(meld) for meld in _field(record, "melds", list)]
    flowers = tiles(_field(record, "flowers", str))
    seat, round_wind = _field(record, "seat", str), _field(record, "round", str)
    _need(seat in SEATS and len(seat) == 1, "no such seat")
    _need(round_wind in SEATS and len(round_wind) == 1, "no such round")
    _need(all(tile in FLOWERS for tile in flowers), "flowers holds other tiles")
    hand = Hand(standing, melds, flowers, seat)
    if caller:
        winning = tiles(_field(record, "winning", str))
        _need(len(winning) == 1, "one winning tile")
        situation = _field(record, "situation", list)
        _need(all(one in SITUATIONS for one in situation), "unknown situation")
        self_draw = _field(record, "self_draw", bool)
        hand = Hand(standing, melds, flowers, seat, winning[0], self_draw, frozenset(situation))
    _check_set(_all_tiles(hand), options)
    return hand


def _all_tiles(hand: Hand) -> Counter[str]:
    found = Counter(hand.standing + hand.flowers)
    for meld in hand.melds:
        found.update(meld.tiles)
    if hand.winning:
        found[hand.winning] += 1
    return found


def _check_set(found: Counter[str], options: Record) -> None:
    """ZJ-20.1, 20.3, 26.1: four of each kind, one of each bonus tile if any, no jokers."""
    for tile, count in found.items():
        if tile in FLOWERS:
            _need(options["bonus_tiles"] and count <= 1, f"too many {tile}")
        else:
            _need(tile in KINDS and count <= 4, f"too many {tile}")


# ---------------------------------------------------------------- patterns


def _met(hand: Hand, shape: str, pair: str, sets: list[Meld]) -> dict[str, int]:
    """How many times each pattern is met by one reading, before the series rule.

    `shape` is "regular", "seven-pairs" or "thirteen-orphans"; only regular hands have sets.
    """
    regular, free = shape == "regular", shape != "thirteen-orphans"  # ZJ-29.2, 29.3
    chows = [one.tiles for one in sets if one.kind == "chow"]
    pungs = [one.tiles[0] for one in sets if one.kind != "chow"]
    groups = [*(one.tiles for one in sets), (pair, pair)]
    everything = [tile for tile in _all_tiles(hand).elements() if tile not in FLOWERS]
    suits = {suit(tile) for tile in everything}
    wind = WINDS[SEATS.index(hand.seat)]
    dragons = sum(pung in DRAGONS for pung in pungs)
    winds = sum(pung in WINDS for pung in pungs)
    hidden = sum(one.kind != "chow" and one.concealed for one in sets)
    kongs = sum(one.kind == "kong" for one in sets)
    alike = sorted(Counter(chows).values(), reverse=True)
    numbers = {n: sum(f"{n}{letter}" in pungs for letter in "mps") for n in range(1, 10)}
    runs = [  # how many pungs in a row from this number on, in this suit
        next(step for step in range(5) if f"{n + step}{letter}" not in pungs)
        for n in range(1, 10)
        for letter in "mps"
    ]
    gates = "1112345678999"
    greater = len(pungs) == 4 or shape == "seven-pairs"
    terminal = any(tile in TERMINALS for tile in everything)
    wall, flags, flowers = hand.self_draw, hand.situation, set(hand.flowers)
    own = {FLOWERS[SEATS.index(hand.seat)], FLOWERS[SEATS.index(hand.seat) + 4]}
    return {
        "all-chows": len(chows) == 4,
        # ZJ-27.8: concealed kongs and the final discard do not open the hand.
        "concealed-hand": regular and all(meld.concealed for meld in hand.melds),
        "all-simples": free and not set(everything) & set(ORPHANS),
        # ZJ-3.4: half-flush needs a number tile, so all-honours is not among them.
        "half-flush": free and len(suits) == 2 and "z" in suits,
        "full-flush": free and len(suits) == 1 and "z" not in suits,
        # ZJ-2.2: exactly these thirteen before the win, and a fourteenth tile of the suit.
        "nine-gates": len(suits) == 1 and "".join(t[0] for t in sorted(hand.standing)) == gates,
        "value-honour": sum(pung in DRAGONS or pung == wind for pung in pungs),
        "little-three-dragons": dragons == 2 and pair in DRAGONS,
        "big-three-dragons": dragons == 3,
        "little-three-winds": winds == 2 and pair in WINDS,
        "big-three-winds": winds == 3,
        "little-four-winds": winds == 3 and pair in WINDS,
        "big-four-winds": winds == 4,
        "all-honours": free and suits == {"z"},
        "all-pungs": len(pungs) == 4,
        "two-concealed-pungs": hidden == 2,
        "three-concealed-pungs": hidden == 3,
        "four-concealed-pungs": hidden == 4,
        "one-kong": kongs == 1,
        "two-kongs": kongs == 2,
        "three-kongs": kongs == 3,
        "four-kongs": kongs == 4,
        "two-identical-chows": 2 in alike,
        "two-identical-chows-twice": alike == [2, 2],
        "three-identical-chows": 3 in alike,
        "four-identical-chows": 4 in alike,
        "three-similar-chows": any(
            all(chow_from(f"{n}{letter}") in chows for letter in "mps") for n in range(1, 8)
        ),
        "little-three-similar-pungs": pair in SUITED and numbers[rank(pair)] == 2,
        "three-similar-pungs": 3 in numbers.values(),
        "pure-straight": any(
            all(chow_from(f"{n}{letter}") in chows for n in (1, 4, 7)) for letter in "mps"
        ),
        "three-consecutive-pungs": 3 in runs,
        "four-consecutive-pungs": 4 in runs,
        # ZJ-8.0: at least one terminal, so never all honours; lesser ones are regular hands.
        "mixed-lesser-terminals": (
            regular and terminal and all(set(group) & set(ORPHANS) for group in groups)
        ),
        "pure-lesser-terminals": regular and all(set(group) & set(TERMINALS) for group in groups),
        "mixed-greater-terminals": (
            greater and terminal and "z" in suits and set(everything) <= set(ORPHANS)
        ),
        "pure-greater-terminals": greater and set(everything) <= set(TERMINALS),
        # ZJ-9.0: a flag that contradicts the hand is ignored.
        "last-draw": "last-draw" in flags and wall,
        "last-discard": "last-discard" in flags and not wall,
        "kong-replacement": "kong-replacement" in flags and wall and kongs > 0,
        "robbing-kong": "robbing-kong" in flags and not wall and shape != "seven-pairs",  # ZJ-29.2
        "blessing-of-heaven": "heaven" in flags and wall and hand.seat == "E" and not hand.melds,
        "blessing-of-earth": "earth" in flags and not wall and hand.seat != "E" and not hand.melds,
        "thirteen-orphans": shape == "thirteen-orphans",
        "seven-pairs": shape == "seven-pairs",
        "non-seat-bonus-tile": len(flowers - own),
        "seat-bonus-tile": len(flowers & own),
        "four-flowers": flowers >= set(FLOWERS[:4]),
        "four-seasons": flowers >= set(FLOWERS[4:]),
    }


# ---------------------------------------------------------------- readings and value


def _readings(hand: Hand) -> Iterator[tuple[str, str, list[Meld]]]:
    """Shape, pair and sets of every reading of the hand (section 27)."""
    full = [*hand.standing, hand.winning]
    if any(tile in FLOWERS for tile in full) or len(full) != 14 - 3 * len(hand.melds):
        return
    counts = Counter(full)
    if not hand.melds and set(full) == set(ORPHANS):  # ZJ-10.1
        yield "thirteen-orphans", "", []
    if not hand.melds and all(count in (2, 4) for count in counts.values()):  # ZJ-10.2
        yield "seven-pairs", "", []
    for groups in partitions(counts, 4 - len(hand.melds)):
        pair = groups[0][0]
        for home, owner in enumerate(groups):
            # ZJ-27.9, 28.9: the winning tile may be in any group of its kind; a discard opens it.
            if hand.winning in owner:
                opened = None if hand.self_draw else home
                sets = [
                    Meld("chow" if len(set(group)) == 3 else "pung", group, place != opened)
                    for place, group in enumerate(groups)
                ]
                yield "regular", pair, sets[1:] + hand.melds


def _judge_hand(hand: Hand, options: Record) -> Record:
    values = dict(VALUE)
    values["four-identical-chows"] = options["four_identical_chows"]
    values["non-seat-bonus-tile"], values["seat-bonus-tile"] = options["bonus_tile_values"][:2]
    values["four-flowers"] = values["four-seasons"] = options["bonus_tile_values"][2]

    best: tuple[Any, ...] | None = None
    for shape, pair, sets in _readings(hand):
        met = {name: int(times) for name, times in _met(hand, shape, pair, sets).items() if times}
        kept = {  # ZJ-28.2: only the dearest of a series, but all of category 11
            name: times
            for name, times in met.items()
            if NUMBER[name][0] == 11
            or values[name] == max(values[o] for o in met if NUMBER[o][:2] == NUMBER[name][:2])
        }
        listed = [name for name, times in kept.items() for _ in range(times)]
        prices = sorted((values[name] for name in listed), reverse=True)
        total = sum(prices)
        value = prices[0] if prices and prices[0] > 320 else min(total, 320)  # ZJ-28.6, 28.7
        value = max(value, 1)  # ZJ-28.5
        numbers = sorted(NUMBER[name] for name in listed)
        smaller_first = [tuple(-part for part in number) for number in numbers]
        key = (value, total, prices, smaller_first)  # ZJ-28.10
        if best is None or key > best[0]:
            best = (key, value, kept)
    if best is None or best[1] < options["minimum"]:  # ZJ-27.3, 27.4
        return {"win": False}
    return {"win": True, "value": best[1], "patterns": best[2]}


# ---------------------------------------------------------------- settlement


def _judge_deal(case: Record, options: Record) -> Record:
    records = _field(case, "hands", dict)
    _need(set(records) == set(SEATS), "four hands, one per seat")
    calls = _field(case, "outcome", list)
    callers = [_field(call, "winner", str) for call in calls]
    _need(len(set(callers)) == len(callers) and set(callers) <= set(SEATS), "who called?")
    hands = {seat: _read_hand(records[seat], options, seat in callers) for seat in SEATS}
    _need(all(hands[seat].seat == seat for seat in SEATS), "a hand at another seat")
    log = None
    if "discards" in case:
        log = [_read_discard(entry) for entry in _field(case, "discards", list)]
    whole = sum((_all_tiles(hand) for hand in hands.values()), Counter())
    for caller in callers[1:]:
        whole[hands[caller].winning] -= 1  # all callers show one and the same tile
    _check_set(whole, options)

    delta = dict.fromkeys(SEATS, 0)
    fouls = case.get("fouls", [])
    _need(isinstance(fouls, list), "fouls is a list")
    wrong = []
    for foul in fouls:
        wrong.append(_field(foul, "seat", str))
        _need(wrong[-1] in delta and _field(foul, "foul", str) == "false-win", "unknown foul")
    right = [seat for seat in callers if _judge_hand(hands[seat], options)["win"]]
    wrong += [seat for seat in callers if seat not in right]  # ZJ-34.3
    for offender in wrong:  # ZJ-32.2, 32.7
        for other in SEATS:
            if other != offender:
                delta[offender] -= options["false_win_penalty"]
                delta[other] += options["false_win_penalty"]
    if not calls:
        return {"delta": delta}

    tile, origin = _field(calls[0], "tile", str), calls[0].get("from", "")
    _need(origin is None or origin in list(SEATS), "from whom?")
    _need(origin is not None or len(calls) == 1, "one player draws a tile")
    for call in calls:
        hand = hands[call["winner"]]
        _need(call.get("tile") == tile and call.get("from", "") == origin, "one tile for all")
        _need(tiles(tile) == [hand.winning], "the tile called and the winning tile differ")
        _need(hand.self_draw == (origin is None) and origin != hand.seat, "drawn or discarded?")
    if not right:
        return {"delta": delta}

    winner = hands[_who_wins(right, origin, options)]
    value = _judge_hand(winner, options)["value"]
    culprit = None if origin is None else _responsible(winner, origin, log, options)
    if value <= 25 or options["payoff"] == "uniform":  # ZJ-30.4, 30.10
        culprit = None
    for other in SEATS:
        if other != winner.seat:  # ZJ-30.3 to 30.5
            fee = value if culprit is None else 3 * value - 50 if other == culprit else 25
            delta[other] -= fee
            delta[winner.seat] += fee
    return {"delta": delta}


def _read_discard(entry: Any) -> tuple[str, str]:
    _need(isinstance(entry, list) and len(entry) == 2, "a discard is [seat, tile]")
    _need(all(isinstance(part, str) for part in entry), "a discard is two strings")
    seat, thrown = entry[0], tiles(entry[1])
    _need(seat in list(SEATS) and len(thrown) == 1 and thrown[0] in KINDS, "no such discard")
    return seat, thrown[0]


def _who_wins(callers: list[str], origin: str | None, options: Record) -> str:
    """ZJ-23.6: the caller furthest from the discarder in turn order (or the nearest)."""
    if origin is None:
        return callers[0]
    start = SEATS.index(origin)
    in_turn = sorted(callers, key=lambda seat: (SEATS.index(seat) - start) % 4)
    return in_turn[-1] if options["interception"] == "furthest" else in_turn[0]


def _responsible(
    winner: Hand, origin: str, discards: list[tuple[str, str]] | None, options: Record
) -> str | None:
    """ZJ-30.6 to 30.9, 33.3, 34.4: who made the first discard of the kind in the go-around."""
    last = (origin, winner.winning)
    log = [last] if discards is None else list(discards)
    if discards is not None and "robbing-kong" in winner.situation:
        log.append(last)
    _need(bool(log) and log[-1] == last, "the winning discard stands last")
    if not options["immunity"]:
        return origin
    own = [place for place, (seat, _) in enumerate(log) if seat == winner.seat]
    go_around = log[own[-1] :] if own else log
    first = next(seat for seat, tile in go_around if tile == winner.winning)
    return None if first == winner.seat else first


def judge(case: Record) -> Record:
    """The verdict on a case; ValueError where it is malformed."""
    _need(case.get("rules", "zung-jung") == "zung-jung", "another rulebook")
    options = _read_options(case)
    kind = _field(case, "type", str)
    if kind == "hand":
        return _judge_hand(_read_hand(case, options), options)
    _need(kind == "deal", f"no such type: {kind}")
    return _judge_deal(case, options)


# ---------------------------------------------------------------- random cases

ALL_CHOWS = [chow for tile in SUITED if (chow := chow_from(tile))]
ALL_PUNGS: list[Group] = [(kind,) * 3 for kind in KINDS]


def random_case(rng: random.Random) -> Record:
    """A valid case without `expect`: a hand three times out of four, otherwise a deal."""
    options = {n: rng.choice(some) for n, some in OPTIONS.items() if rng.random() < 0.15}
    if rng.random() < 0.3:
        options["bonus_tiles"] = True
    kind = "deal" if rng.random() < 0.25 else "hand"
    name = f"zung-jung/random-{rng.getrandbits(40):010x}"
    body = None
    while body is None:
        body = (_random_deal if kind == "deal" else _random_hand)(rng, options)
    head = {"id": name, "rules": "zung-jung", "type": kind, "options": options}
    return head | body | {"clauses": []}


def _random_core(rng: random.Random) -> tuple[list[Group], str | None]:
    """Sets that make a rare pattern, and the pair that goes with them if it matters."""
    a, b = rng.sample(ALL_CHOWS, 2)
    letters, n, low = rng.sample("mps", 3), rng.randint(1, 9), rng.randint(1, 6)
    winds, dragons = rng.sample(WINDS, 4), rng.sample(DRAGONS, 3)
    run = [f"{low + step}{letters[0]}" for step in range(4)]
    similar = [f"{n}{letter}" for letter in letters]
    pungs = rng.choice([run[:3], run, similar, dragons, winds[:3], winds, [a[0]]])
    little = rng.choice([run, similar, dragons, winds[:3], winds])
    cores: list[tuple[list[Group], str | None]] = [
        ([], None),
        ([a] * rng.choice([2, 2, 3, 4]), None),
        ([a, a, b, b], None),
        ([a, (a[0],) * 3], None),
        ([tuple(f"{low + step}{letter}" for step in range(3)) for letter in letters], None),
        ([tuple(f"{k + step}{letters[0]}" for step in range(3)) for k in (1, 4, 7)], None),
        ([(tile,) * 3 for tile in pungs], None),
        ([(tile,) * 3 for tile in pungs], None),
        ([(tile,) * 3 for tile in little[:-1]], little[-1]),
        ([(tile,) * 3 for tile in little[:-1]], little[-1]),
    ]
    return rng.choice(cores) if rng.random() < 0.6 else cores[0]


def _random_shape(rng: random.Random, stock: Counter[str]) -> tuple[list[str], list[Record]] | None:
    """A complete hand as standing tiles (the winning one included) and melds; None: no luck."""
    letter = rng.choice("mps")
    one_suit = [tile for tile in SUITED if suit(tile) == letter]
    simples = [tile for tile in SUITED if tile not in TERMINALS]
    only = [KINDS] * 3 + [simples, one_suit, one_suit, one_suit + HONOURS]
    only += [ORPHANS, TERMINALS, HONOURS]
    touched = [KINDS, ORPHANS, TERMINALS]
    inside, touching = rng.choice([(one, KINDS) for one in only] + [(KINDS, t) for t in touched])
    dice, standing, plain = rng.random(), [], rng.random() < 0.2
    if dice < 0.04:
        standing = [*ORPHANS, rng.choice(ORPHANS)]
    elif dice < 0.07:
        standing = [*tiles(f"1112345678999{letter}"), rng.choice(one_suit)]
    elif dice < 0.16:
        standing = rng.sample(inside * 2, 7) * 2
    elif dice < 0.18:  # seven neighbouring pairs, also readable as chows
        standing = one_suit[rng.randrange(3) :][:7] * 2
    if standing:
        return (standing, []) if Counter(standing) <= stock else None

    sets, pair = _random_core(rng)
    if plain:  # a cheap hand
        sets, pair, inside, touching = [rng.choice(ALL_PUNGS)], None, KINDS, KINDS
    left = stock.copy()
    left.subtract([tile for group in sets for tile in group] + ([pair, pair] if pair else []))
    pool = rng.choice([ALL_CHOWS, ALL_PUNGS, ALL_CHOWS + ALL_PUNGS])
    pool = [one for one in pool if set(one) <= set(inside) and set(one) & set(touching)]
    while len(sets) < 4 and (fit := [one for one in pool if Counter(one) <= left]):
        sets = [*sets, rng.choice(fit)]
        left.subtract(sets[-1])
    if pair is None and (fits := [t for t in inside if t in touching and left[t] >= 2]):
        pair = rng.choice(fits)
        left[pair] -= 2
    if pair is None or len(sets) < 4 or min(left.values()) < 0:
        return None
    opened, konged = rng.choice([(0.0, 0.1), (0.0, 0.1), (0.5, 0.2), (0.8, 0.3), (0.7, 0.9)])
    standing, melds = [pair, pair], []
    for group in sets:
        if len(set(group)) == 1 and left[group[0]] and rng.random() < konged:
            concealed = opened == 0.0 or rng.random() < 0.4
            melds.append(_meld(group * 2, concealed, not concealed and rng.random() < 0.5))
            left[group[0]] -= 1
        elif rng.random() < opened:
            melds.append(_meld(group))
        else:
            standing += group
    return standing, melds


def _meld(group: Group, concealed: bool = False, promoted: bool = False) -> Record:
    kind = "chow" if len(set(group)) == 3 else "pung" if len(group) == 3 else "kong"
    text = _write(list(group[:4]))
    return {"kind": kind, "tiles": text, "concealed": concealed, "promoted": promoted}


def _write(some: list[str], rng: random.Random | None = None) -> str:
    """Notation: sorted and short, or now and then tile by tile in any order."""
    if rng and rng.random() < 0.2:
        return " ".join(rng.sample(some, len(some)))
    by_suit = ("".join(sorted(t[0] for t in some if t[1] == s)) + s for s in "mpszf")
    return "".join(part for part in by_suit if len(part) > 1)


def _held(record: Record) -> Counter[str]:
    """All tiles of a hand but the winning one and the flowers laid out."""
    return Counter(tiles(record["concealed"] + "".join(meld["tiles"] for meld in record["melds"])))


def _random_caller(
    rng: random.Random, stock: Counter[str], seat: str, self_draw: bool, tile: str = ""
) -> Record | None:
    """A complete hand (completed by `tile`, if given) without situation and flowers."""
    for _ in range(60):
        shape = _random_shape(rng, stock)
        if shape is None or (tile and tile not in shape[0]):
            continue
        standing, melds = shape
        many = [one for one in standing if standing.count(one) >= 3]
        winning = tile or rng.choice(many if many and rng.random() < 0.4 else standing)
        if not tile and len(standing) == 14 and rng.random() < 0.5:
            winning = standing[-1]  # the tile that makes nine gates
        standing.remove(winning)
        hand: Record = {"concealed": _write(standing, rng), "melds": rng.sample(melds, len(melds))}
        hand |= {"winning": winning, "self_draw": self_draw, "flowers": "", "seat": seat}
        return hand | {"round": rng.choice(SEATS), "situation": []}
    return None


def _random_flowers(rng: random.Random, left: list[str]) -> list[str]:
    """Some of the bonus tiles that are left, now and then a full group; taken from `left`."""
    group = rng.choice([FLOWERS, FLOWERS, FLOWERS[:4], FLOWERS[4:]])
    mine = [flower for flower in group if flower in left]
    if rng.random() < 0.75:
        mine = rng.sample(mine, rng.randint(0, min(3, len(mine))))
    left[:] = [flower for flower in left if flower not in mine]
    return mine


def _random_situation(rng: random.Random, hand: Record) -> list[str]:
    """Flags that hold, that the hand contradicts, or that are not known here.

    Two flags that each fit the hand but not one another (a robbed tile that is the last discard)
    are never set together, nor is a robbed kong of a kind the hand holds: ZJ-9.3 leaves it open.
    """
    flags = rng.sample(SITUATIONS, rng.choice([0, 0, 0, 1, 1, 1, 2, 3, 4]))
    if rng.random() < 0.2:
        flags = rng.choice([["heaven", "earth", "kong-replacement"], ["robbing-kong"]])
    rivals = ["robbing-kong", "earth", "last-discard"]
    if hand["self_draw"]:
        rivals = ["heaven", "last-draw"] if hand["seat"] == "E" and not hand["melds"] else []
    elif _held(hand)[hand["winning"]]:
        flags = [flag for flag in flags if flag != "robbing-kong"]
    return [f for f in flags if f not in [flag for flag in flags if flag in rivals][1:]]


def _random_hand(rng: random.Random, options: Record) -> Record | None:
    hand = _random_caller(rng, Counter(KINDS * 4), rng.choice(SEATS), rng.random() < 0.5)
    if hand is None:
        return None
    if rng.random() < 0.12:
        _spoil(rng, hand, options)
    hand["situation"] = _random_situation(rng, hand)
    if options.get("bonus_tiles"):
        left = [flower for flower in FLOWERS if flower not in tiles(hand["concealed"])]
        hand["flowers"] = _write(_random_flowers(rng, left), rng)
    return hand


def _spoil(rng: random.Random, hand: Record, options: Record) -> None:
    """Most likely no winning hand any more: a tile changed, dropped, added or a bonus tile."""
    standing = tiles(hand["concealed"])
    counts = _held(hand) + Counter([hand["winning"]])
    near = [kind for kind in KINDS if counts[kind] < 4 and kind[1] == hand["winning"][1]]
    change = rng.choice(["swap", "swap", "win", "win", "drop", "add", "bonus"])
    if change == "win":
        hand["winning"] = rng.choice(near)
    elif change != "add":
        standing.remove(rng.choice(standing))
    if change in ("add", "swap"):
        standing.append(rng.choice(near))
    if change == "bonus" and options.get("bonus_tiles"):
        standing.append(rng.choice(FLOWERS))
    hand["concealed"] = _write(standing, rng)


def _random_deal(rng: random.Random, options: Record) -> Record | None:
    stock, flowers, seats = Counter(KINDS * 4), list(FLOWERS), rng.sample(SEATS, 4)
    way = rng.choice(["draw", "wall", "wall", *["discard"] * 6, *["robbed"] * 12])
    number = {"draw": 0, "wall": 1}.get(way, rng.choice([1, 1, 1, 2, 2, 3]))
    callers, losers, origin = seats[:number], seats[number:], seats[3]
    hands: Record = {}
    tile = ""
    for seat in callers:
        if tile:
            stock[tile] += 1  # all callers complete their hands with one and the same tile
        hand = _random_caller(rng, stock, seat, way == "wall", tile)
        if hand is None:
            return None
        hands[seat], tile = hand, hand["winning"]
        stock.subtract(_held(hand) + Counter([tile]))
    if way == "robbed" and stock[tile] < 3:
        return None
    for seat in reversed(losers):  # the robbed one, if any, takes their pung first
        hands[seat] = _random_loser(rng, stock, tile if way == "robbed" and seat == origin else "")
    for seat, hand in hands.items():
        bonus = _random_flowers(rng, flowers) if options.get("bonus_tiles") else []
        hand |= {"flowers": _write(bonus, rng), "seat": seat, "round": "E"}

    # East's first discard: nobody has melded anything.
    first = way == "discard" and origin == "E" and not any(h["melds"] for h in hands.values())
    flags = ["robbing-kong"] if way == "robbed" else ["earth"] if first else []
    if way == "discard" and not first and rng.random() < 0.2:
        flags = ["last-discard"]
    noise = ["last-draw", "kong-replacement", "heaven"]
    if way == "wall":
        noise = ["last-discard", "robbing-kong", "earth", rng.choice(noise)]
    for seat in callers:
        extra = rng.sample(noise + UNKNOWN_HERE, rng.choice([0, 0, 1, 2]))
        hands[seat]["situation"] = flags + extra
    deal: Record = {"hands": {seat: hands[seat] for seat in SEATS}}
    source = None if way == "wall" else origin
    deal["outcome"] = [{"winner": seat, "tile": tile, "from": source} for seat in callers]
    if tile and source and rng.random() < 0.8:
        wins = [c for c in callers if judge({"type": "hand", "options": options} | hands[c])["win"]]
        winner = _who_wins(wins or callers, source, {"interception": "furthest"} | options)
        log = [] if first else _random_log(rng, stock, hands, winner, source, tile)
        if log or way == "discard":
            deal["discards"] = log if way == "robbed" else [*log, [source, tile]]
    elif tile and way == "wall" and "heaven" not in hands[seats[0]]["situation"]:
        deal["discards"] = _random_log(rng, stock, hands, seats[0], seats[0], tile)
    if rng.random() < (0.2 if callers else 0.6):
        offenders = rng.sample(losers, min(len(losers), rng.choice([1, 1, 2])))
        deal["fouls"] = [{"seat": seat, "foul": "false-win"} for seat in offenders]
    return deal


def _random_loser(rng: random.Random, stock: Counter[str], robbed: str) -> Record:
    """Thirteen tiles (a wrong number now and then: a dead hand, ZJ-32.5), taken from the stock."""
    melds = []
    if robbed:
        melds.append(_meld((robbed,) * 3))
        stock[robbed] -= 3
    for _ in range(rng.choice([0, 0, 0, 1, 2])):
        group = rng.choice([one for one in ALL_CHOWS + ALL_PUNGS * 2 if Counter(one) <= stock])
        if len(set(group)) == 1 and stock[group[0]] == 4 and rng.random() < 0.5:
            group *= 2
        melds.append(_meld(group, len(group) == 6 and rng.random() < 0.4))
        stock.subtract(group[:4])
    wrong = rng.choice([-1, 1]) if rng.random() < 0.02 else 0
    standing = rng.sample(list(stock.elements()), 13 - 3 * len(melds) + wrong)
    stock.subtract(standing)
    return {"concealed": _write(standing, rng), "melds": melds}


def _random_log(
    rng: random.Random, stock: Counter[str], hands: Record, winner: str, origin: str, tile: str
) -> list[list[str]]:
    """Discards before the winning one; a skipped seat means that somebody claimed a tile."""
    order = [winner]
    for _ in range(rng.randint(0, 4)):
        order.append(rng.choice([seat for seat in SEATS if seat not in (winner, order[-1])]))
    if order[-1] == origin:
        order.pop()
    if winner != "E" and rng.random() < 0.25:  # ZJ-34.4: they have not discarded yet, East began
        order = order[1:] if order[1:2] == ["E"] else ["E", *order[1:]]
    else:
        for _ in range(rng.randint(0, 3) if order else 0):
            order.insert(0, rng.choice([seat for seat in SEATS if seat != order[0]]))
    if order == [origin]:
        order = []
    claimed = {  # seats that may have discarded the tile of the kind that lies in an open set
        seat
        for owner, hand in hands.items()
        for meld in hand["melds"]
        for seat in SEATS
        if tile in tiles(meld["tiles"]) and not meld["concealed"] and seat != owner
        if meld["kind"] != "chow" or (SEATS.index(owner) - SEATS.index(seat)) % 4 == 1
    }
    left, log = stock.copy(), []
    for seat in order:
        if seat in claimed and rng.random() < 0.4:
            thrown, claimed = tile, set()
        else:
            others = [kind for kind in left.elements() if kind != tile]
            likely = 0.2 if seat == winner else 0.5
            thrown = tile if left[tile] and rng.random() < likely else rng.choice(others)
            left[thrown] -= 1
        log.append([seat, thrown])
    return log
