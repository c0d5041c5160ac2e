"""A plain, slow scorer for the rulebook `sichuan`, and a maker of random cases for it.

Every reading of a hand is tried, every pattern is a line or two after its clause (SBR-…), and a
deal is settled event by event. It shares no code with the package it is compared with.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from .common import SUITED, Group, chow_from, partitions, suit, tiles

Obj = dict[str, Any]

SEATS = ["E", "S", "W", "N"]
SITUATIONS = [
    *("last-draw", "last-discard", "kong-replacement", "kong-discard", "robbing-kong"),
    *("heaven", "earth", "human", "ready", "heavenly-ready", "last-of-kind"),
]
WORTHLESS = SITUATIONS[5:]  # SBR-9.11
FANS = {"quad": 1, "all-pungs": 1, "golden-wait": 1, "full-flush": 2, "seven-pairs": 2}  # section 9
FANS |= {"kong-replacement": 1, "shoot-after-kong": 1, "robbing-kong": 1, "under-the-sea": 1}
CHOICES: dict[str, list[Any]] = {  # section 15, the default first
    "limit": ["stepped", "8", "16"],
    "passed_win": ["different", "greater", "off"],
    "pig_pays_ready": [False, True],
    "void_discard": ["enforced", "fined"],
    "last_discard_pung": [False, True],
    "reveal_winners": ["at-end", "at-once"],
}
KONG_KINDS = ["concealed", "claimed", "promoted", "delayed"]


# --- reading the input -------------------------------------------------------------------------


def need(holder: Any, key: str, kind: type) -> Any:
    """A field that must be there and be of this type."""
    if not isinstance(holder, dict) or key not in holder:
        raise ValueError(f"missing field {key!r}")
    if not isinstance(holder[key], kind):
        raise ValueError(f"field {key!r} is ill-typed: {holder[key]!r}")
    return holder[key]


def need_seat(seat: Any) -> str:
    if seat not in SEATS:
        raise ValueError(f"unknown seat {seat!r}")
    return seat


def need_tiles(text: str) -> list[str]:
    """Tiles of this set: suited ones only (SBR-1.1, 1.2)."""
    if strange := set(found := tiles(text)) - set(SUITED):
        raise ValueError(f"not in the set: {strange}")
    return found


def need_tile(holder: Obj, key: str) -> str:
    found = need_tiles(need(holder, key, str))
    if len(found) != 1:
        raise ValueError(f"{key} must be one tile, not {found}")
    return found[0]


def need_copies(count: Counter[str]) -> None:
    """SBR-1.1: four copies of each kind."""
    if any(copies > 4 for copies in count.values()):
        raise ValueError("more than four copies of a tile")


def read_options(case: Obj) -> Obj:
    given = need(case, "options", dict)
    options: Obj = {name: values[0] for name, values in CHOICES.items()}
    for name, value in given.items():
        if name == "deals":  # SBR-15.6
            if type(value) is not int or value < 1:
                raise ValueError(f"deals cannot be {value!r}")
        elif name not in CHOICES:
            raise ValueError(f"unknown option {name!r}")
        elif not any(type(value) is type(known) and value == known for known in CHOICES[name]):
            raise ValueError(f"{name} cannot be {value!r}")
        options[name] = value
    return options


@dataclass
class Hand:
    """A hand; `winning` is "" and not among `standing` for a player who has not won."""

    standing: list[str]
    melds: list[tuple[str, list[str]]]
    void: str | None
    winning: str = ""
    self_draw: bool = False
    situation: Sequence[str] = ()

    def all_tiles(self) -> list[str]:
        return self.standing + [tile for _, group in self.melds for tile in group]


def read_hand(holder: Obj, won: bool) -> Hand:
    standing = need_tiles(need(holder, "concealed", str))
    melds = []
    for meld in need(holder, "melds", list):
        kind, group = need(meld, "kind", str), sorted(need_tiles(need(meld, "tiles", str)))
        need(meld, "concealed", bool)
        need(meld, "promoted", bool)
        if kind == "chow":
            good = len(group) == 3 and chow_from(group[0]) == tuple(group)
        else:
            good = len(group) == {"pung": 3, "kong": 4}.get(kind) and len(set(group)) == 1
        if not good:
            raise ValueError(f"{group} is no {kind}")
        melds.append((kind, group))
    void = need(holder, "void", str) if "void" in holder else None
    if void not in (None, "m", "p", "s"):
        raise ValueError(f"unknown suit {void!r}")
    hand = Hand(standing, melds, void)
    if won:
        hand.winning = need_tile(holder, "winning")
        hand.standing = [*standing, hand.winning]
        hand.self_draw = need(holder, "self_draw", bool)
        hand.situation = need(holder, "situation", list)
        if any(name not in SITUATIONS for name in hand.situation):
            raise ValueError(f"unknown situation in {hand.situation}")
    need_copies(Counter(hand.all_tiles()))
    return hand


# --- the value of a hand -----------------------------------------------------------------------


def readings(hand: Hand) -> Iterator[list[Group]]:
    """Every way to read the standing tiles as a winning hand (SBR-8.1 to 8.3)."""
    if any(kind == "chow" for kind, _ in hand.melds):  # SBR-5.1
        return
    if len(hand.standing) + 3 * len(hand.melds) != 14:  # SBR-8.1
        return
    count = Counter(hand.standing)
    if not hand.melds and all(copies in (2, 4) for copies in count.values()):  # SBR-8.3
        yield [(tile, tile) for tile, copies in count.items() for _ in range(copies // 2)]
    yield from partitions(count, 4 - len(hand.melds))  # SBR-8.2


def patterns_of(hand: Hand, reading: list[Group]) -> Counter[str]:
    """The patterns of one reading."""
    whole = hand.all_tiles()
    found: Counter[str] = Counter()
    seven_pairs = len(reading) == 7
    # SBR-9.1: every kind of which the hand holds all four copies, whatever they are used for.
    found["quad"] = sum(copies == 4 for copies in Counter(whole).values())
    # SBR-9.2: a regular hand without a chow (melds are pungs and kongs here).
    found["all-pungs"] = not seven_pairs and all(len(set(group)) == 1 for group in reading)
    # SBR-9.3: four melds, the winning tile pairs the only standing tile.
    found["golden-wait"] = len(hand.melds) == 4
    # SBR-9.4
    found["full-flush"] = len({suit(tile) for tile in whole}) == 1
    # SBR-9.5
    found["seven-pairs"] = seven_pairs
    # SBR-9.6: there must be a kong of their own.
    kong = any(kind == "kong" for kind, _ in hand.melds)
    found["kong-replacement"] = "kong-replacement" in hand.situation and hand.self_draw and kong
    # SBR-9.8: the robbed player holds the other three copies.
    robbing = "robbing-kong" in hand.situation and not hand.self_draw
    robbing = robbing and whole.count(hand.winning) == 1
    found["robbing-kong"] = robbing
    # SBR-9.7: a robbed tile is no discard (SBR-11.17).
    discarded = not hand.self_draw and not robbing
    found["shoot-after-kong"] = "kong-discard" in hand.situation and discarded
    # SBR-9.9: nor is it the last discard, for an empty wall forbids kongs (SBR-6.8).
    last_discard = "last-discard" in hand.situation and discarded
    found["under-the-sea"] = last_discard or ("last-draw" in hand.situation and hand.self_draw)
    return Counter({name: int(times) for name, times in found.items() if times})


def fans_of(patterns: Counter[str]) -> int:
    """SBR-10.4: all fans are added."""
    return sum(FANS[name] * times for name, times in patterns.items())


def points(fans: int, limit: str) -> int:
    """SBR-10.1 to 10.3, SBR-15.1."""
    if fans < 3:
        return 2**fans
    sixteen = {"stepped": fans >= 5, "8": False, "16": fans >= 4}[limit]
    return 16 if sixteen else 8


def best_patterns(hand: Hand) -> Counter[str] | None:
    """The patterns of the reading with the most fans (SBR-8.9), or None for no win."""
    suits = {suit(tile) for tile in hand.all_tiles()}
    if hand.void in suits or len(suits) == 3:  # SBR-8.4
        return None
    return max((patterns_of(hand, one) for one in readings(hand)), key=fans_of, default=None)


def best_wait(hand: Hand, limit: str) -> int | None:
    """The theoretical maximum (SBR-12.5) of a ready hand; None for one that is not ready."""
    best: int | None = None
    held = Counter(hand.all_tiles())
    for tile in SUITED:
        if held[tile] < 4:  # SBR-8.12
            patterns = best_patterns(Hand([*hand.standing, tile], hand.melds, hand.void, tile))
            if patterns is not None:  # SBR-8.11
                best = max(best or 0, points(fans_of(patterns), limit))
    return best


# --- the settlement of a deal ------------------------------------------------------------------


class Deal:
    """The state of a deal while its events are settled one after another."""

    def __init__(self, case: Obj, options: Obj) -> None:
        self.options = options
        self.next_dealer = need_seat(need(case, "dealer", str))  # SBR-13.4
        self.somebody_won = False
        self.delta = dict.fromkeys(SEATS, 0)
        self.in_play = list(SEATS)
        # the kongs of each seat: who has paid how much
        self.kongs: dict[str, list[dict[str, int]]] = {seat: [] for seat in SEATS}
        self.outcome: list[Obj] = need(case, "outcome", list)
        wins = [event for event in self.outcome if need(event, "event", str) == "win"]
        callers = [need_seat(seat) for event in wins for seat in need(event, "winners", list)]
        held = need(case, "hands", dict)
        for seat in [*held, *SEATS]:
            need(need(held, need_seat(seat), dict), "void", str)
        self.hands = {seat: read_hand(held[seat], seat in callers) for seat in SEATS}
        table: Counter[str] = Counter()
        for hand in self.hands.values():
            table.update(hand.all_tiles())
        for event in wins:  # several winners share one tile
            table[need_tile(event, "tile")] -= len(event["winners"]) - 1
        need_copies(table)

    def pay(self, payer: str, receiver: str, amount: int) -> None:
        self.delta[payer] -= amount
        self.delta[receiver] += amount

    def active(self, seat: Any) -> str:
        if need_seat(seat) not in self.in_play:
            raise ValueError(f"{seat} is out of the deal")
        return seat

    def others(self, seat: str) -> list[str]:
        return [other for other in self.in_play if other != seat]

    def settle(self) -> Obj:
        steps = {"kong": self.kong, "win": self.win, "foul": self.foul, "wall-end": self.wall_end}
        ended = False
        for event in self.outcome:
            if ended or event["event"] not in steps:
                raise ValueError(f"no such event now: {event!r}")
            steps[event["event"]](event)
            ended = len(self.in_play) == 1 or event["event"] == "wall-end"  # SBR-4.11, 4.12
        if not ended:
            raise ValueError("the deal has no end")
        return {"delta": self.delta, "next_dealer": self.next_dealer}

    def kong(self, event: Obj) -> None:
        owner, kind = self.active(need(event, "seat", str)), need(event, "kind", str)
        need_tile(event, "tile")
        if kind == "claimed":  # SBR-11.3
            paid = {self.active(need(event, "from", str)): 2}
        elif kind in KONG_KINDS:  # SBR-11.6, 11.4, 11.5
            amount = {"concealed": 2, "promoted": 1, "delayed": 0}[kind]
            paid = dict.fromkeys(self.others(owner), amount)
        else:
            raise ValueError(f"unknown kong {kind!r}")
        for payer, amount in paid.items():
            self.pay(payer, owner, amount)
        self.kongs[owner].append(paid)

    def refund(self, owner: str, kongs: list[dict[str, int]]) -> None:
        """Give kongs back to those who paid, still in play or not (SBR-11.13, 12.8), once."""
        for paid in kongs:
            for payer, amount in paid.items():
                self.pay(owner, payer, amount)
            paid.clear()

    def win(self, event: Obj) -> None:
        winners = [self.active(seat) for seat in event["winners"]]
        giver = self.active(event["from"]) if "from" in event else None
        if giver in winners or not winners or len(set(winners)) < len(winners):
            raise ValueError(f"nobody wins or pays: {event!r}")
        shot_after_kong = False
        for winner in winners:
            hand = self.hands[winner]
            patterns = best_patterns(hand)
            if hand.winning != need_tile(event, "tile") or hand.self_draw != (giver is None):
                raise ValueError(f"the hand of {winner} does not fit {event!r}")
            if patterns is None:  # a false win is another event
                raise ValueError(f"{winner} has no winning hand")
            value = points(fans_of(patterns), self.options["limit"])
            if giver is None:  # SBR-11.8
                for payer in self.others(winner):
                    self.pay(payer, winner, value + 1)
            else:  # SBR-11.7, 11.9, 11.10
                self.pay(giver, winner, value)
            shot_after_kong = shot_after_kong or "shoot-after-kong" in patterns
        if shot_after_kong:  # SBR-11.12: the last kong of the giver
            if not giver or not self.kongs[giver]:
                raise ValueError(f"{giver} has declared no kong")
            self.refund(giver, self.kongs[giver][-1:])
        if not self.somebody_won:  # SBR-13.2, 13.3
            self.somebody_won = True
            self.next_dealer = winners[0] if giver is None or len(winners) == 1 else giver
        self.in_play = [seat for seat in self.in_play if seat not in winners]

    def foul(self, event: Obj) -> None:
        seats = [self.active(seat) for seat in need(event, "seats", list)]
        if need(event, "foul", str) == "void-discard":  # SBR-14.2
            for seat in seats:
                self.delta[seat] -= 8
        elif event["foul"] == "false-win":  # SBR-14.3
            self.in_play = [seat for seat in self.in_play if seat not in seats]
            for seat in seats:
                for other in self.in_play:
                    self.pay(seat, other, 8)
                self.refund(seat, self.kongs[seat])
        else:
            raise ValueError(f"unknown foul {event!r}")

    def wall_end(self, event: Obj) -> None:
        """Section 12, among the players in play."""
        pigs: list[str] = []
        ready: dict[str, int] = {}
        not_ready: list[str] = []
        for seat in self.in_play:  # SBR-12.2
            hand = self.hands[seat]
            if hand.void in {suit(tile) for tile in hand.all_tiles()}:
                pigs.append(seat)
            elif (value := best_wait(hand, self.options["limit"])) is not None:
                ready[seat] = value
            else:
                not_ready.append(seat)
        for seat in pigs:  # SBR-12.3
            self.delta[seat] -= 16
        payers = not_ready + (pigs if self.options["pig_pays_ready"] else [])  # SBR-15.3
        for payer in payers:  # SBR-12.4
            for seat, value in ready.items():
                self.pay(payer, seat, value)
        for seat in pigs + not_ready:  # SBR-12.7
            self.refund(seat, self.kongs[seat])


def judge(case: Obj) -> Obj:
    """The verdict on a case of type `hand` or `deal`; ValueError when it is malformed."""
    if need(case, "rules", str) != "sichuan":
        raise ValueError("another rulebook")
    options = read_options(case)
    if need(case, "type", str) == "deal":
        return Deal(case, options).settle()
    if case["type"] != "hand":
        raise ValueError(f"unknown type {case['type']!r}")
    need_seat(need(case, "seat", str))
    need_seat(need(case, "round", str))
    if need_tiles(need(case, "flowers", str)):  # SBR-7.1
        raise ValueError("there are no flowers")
    patterns = best_patterns(read_hand(case, won=True))
    if patterns is None:
        return {"win": False}
    value = points(fans_of(patterns), options["limit"])
    return {"win": True, "value": value, "patterns": dict(patterns)}


# --- random cases ------------------------------------------------------------------------------

STYLES = ["plain", "plain", "plain", "chows", "pungs", "golden", "pairs"]
Built = tuple[list[str], list[Obj]]  # standing tiles and melds


class NoRoomError(Exception):
    """The tiles that are left do not allow what was wanted; try again."""


def written(hand: Sequence[str]) -> str:
    """Tiles in notation, e.g. `1123m 55s`."""
    ranks = {one: "".join(sorted(tile[0] for tile in hand if suit(tile) == one)) for one in "mps"}
    return " ".join(digits + one for one, digits in ranks.items() if digits)


def meld_of(kind: str, group: Sequence[str]) -> Obj:
    """A meld: `kind` is chow, pung or one of KONG_KINDS."""
    name = "kong" if kind in KONG_KINDS else kind
    added = kind in ("promoted", "delayed")
    shown = written(group)
    return {"kind": name, "tiles": shown, "concealed": kind == "concealed", "promoted": added}


def meld_tiles(melds: list[Obj]) -> list[str]:
    return [tile for meld in melds for tile in tiles(meld["tiles"])]


def take(pool: Counter[str], group: Iterable[str]) -> None:
    pool.subtract(group)
    if min(pool.values()) < 0:
        raise NoRoomError


def complete(
    rng: random.Random, pool: Counter[str], kinds: list[str], shapes: list[str], tile: str
) -> list[Group]:
    """One group for each shape out of the pool, the first of them with the tile (if any) in it."""
    found: list[Group] = []
    for shape in shapes:
        groups: list[Group] = [(one,) * (2 if shape == "pair" else 3) for one in kinds]
        if shape == "chow":
            groups = [chow for one in kinds if (chow := chow_from(one))]
        if tile and not found:
            groups = [group for group in groups if tile in group]
        groups = [group for group in groups if Counter(group) <= pool]
        if not groups:
            raise NoRoomError
        found.append(rng.choice(groups))
        pool.subtract(found[-1])
    return found


def full_hand(
    rng: random.Random, pool: Counter[str], style: str, tile: str = "", pungs: Sequence[str] = ()
) -> Built:
    """A complete hand, with `tile` among the standing tiles and melded `pungs` of these kinds.

    The styles are those of STYLES, and `robbing`, which has the tile in a chow.
    """
    suits = sorted({suit(one) for one in [tile, *pungs] if one})
    rest = rng.sample([one for one in "mps" if one not in suits], 3 - len(suits))
    if len(suits) == 3:
        raise NoRoomError
    while len(suits) < (1 if rng.random() < 0.3 else 2):
        suits.append(rest.pop())
    # Often only a few neighbouring ranks, so that several readings meet.
    low = rng.randint(1, 5)
    low, high = rng.choice([(1, 9), (low, low + 4)])
    kinds = [one for one in SUITED if suit(one) in suits and low <= int(one[0]) <= high]
    kinds += [tile] if tile and tile not in kinds else []
    melds = [meld_of("pung", [one] * 3) for one in pungs]
    chow_rate = {"chows": 1.0, "pungs": 0.0, "golden": 0.0}.get(style, 0.55)
    shapes = ["chow" if rng.random() < chow_rate else "pung" for _ in range(4 - len(melds))]
    first = {"golden": "pair", "robbing": "chow"}.get(style, rng.choice([*shapes, "pair"]))
    if first != "pair":
        shapes = [first, *shapes[1:]]
    shapes.insert(0 if first == "pair" else len(shapes), "pair")
    if style == "pairs" and not melds:
        shapes = ["pair"] * 7
    groups = complete(rng, pool, kinds, shapes, tile)
    standing = list(groups[0])
    rate = 1.0 if style == "golden" else rng.choice([0.0, 0.5, 1.0])
    for group in groups[1:]:
        if group != (group[0],) * 3 or rng.random() >= rate:
            standing += group
        elif pool[group[0]] == 0 or rng.random() < 0.45:
            melds.append(meld_of("pung", group))
        else:
            pool[group[0]] -= 1
            melds.append(meld_of(rng.choice(KONG_KINDS), group[:1] * 4))
    return standing, melds


def absent_suit(rng: random.Random, hand: list[str]) -> str:
    """A void suit for a hand; one that it holds when it has all three."""
    held = {suit(tile) for tile in hand}
    return rng.choice([one for one in "mps" if one not in held] or list("mps"))


def spoil(rng: random.Random, pool: Counter[str], standing: list[str], melds: list[Obj]) -> None:
    """Make a complete hand a near miss, in place."""
    spare = [tile for tile in SUITED if pool[tile] > 0]
    chows = [chow for tile in standing if (chow := chow_from(tile)) and set(chow) <= set(standing)]
    kongs = [meld for meld in melds if meld["kind"] == "kong"]
    how = rng.choice(["more", "less", "chow", "kong", "near", "near", "far"])
    if how == "more":
        standing.append(rng.choice(spare))
    elif how == "less":
        standing.pop()
    elif how == "chow" and chows:  # a melded chow
        melds.append(meld_of("chow", chows[0]))
        for tile in chows[0]:
            standing.remove(tile)
    elif how == "kong" and kongs:  # a kong that is not declared
        melds.remove(kongs[0])
        standing += tiles(kongs[0]["tiles"])
        standing.pop(0)
    else:
        lost = standing.pop(rng.randrange(len(standing)))
        near = [tile for tile in spare if how == "far" or suit(tile) == suit(lost)]
        standing.append(rng.choice(near or spare))


def shell(rng: random.Random, kind: str) -> Obj:
    """What every case has."""
    options = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.3}
    if rng.random() < 0.2:
        options["deals"] = rng.randint(1, 32)
    name = f"sichuan/random-{rng.getrandbits(48):012x}"
    return {"id": name, "rules": "sichuan", "type": kind, "options": options, "clauses": []}


def random_hand(rng: random.Random) -> Obj:
    pool = Counter(dict.fromkeys(SUITED, 4))
    standing, melds = full_hand(rng, pool, rng.choice(STYLES))
    if rng.random() < 0.11:
        spoil(rng, pool, standing, melds)
    rng.shuffle(standing)
    winning = standing.pop()
    whole = [*standing, winning, *meld_tiles(melds)]
    self_draw = rng.random() < 0.5
    known = SITUATIONS[:5]
    fitting = [one for one in known if (one in ("last-draw", "kong-replacement")) == self_draw]
    among = rng.choice([fitting, fitting, known, SITUATIONS])
    situation = rng.sample(among, min(rng.choice([0, 0, 1, 1, 2, 3]), len(among)))
    if not self_draw and "robbing-kong" in situation and whole.count(winning) == 1:
        # Which one of situations that exclude each other is to be ignored, no clause says.
        situation = [one for one in situation if one not in ("kong-discard", "last-discard")]
    case = shell(rng, "hand")
    case |= {"concealed": written(standing), "melds": melds, "winning": winning}
    case |= {"self_draw": self_draw, "flowers": "", "situation": situation}
    case |= {"seat": rng.choice(SEATS), "round": rng.choice(SEATS)}
    if rng.random() < 0.8:
        case["void"] = absent_suit(rng, whole) if rng.random() < 0.97 else rng.choice("mps")
    return case


def loser_hand(rng: random.Random, pool: Counter[str], pungs: list[str]) -> Built:
    """The hand of a player who does not win: ready, a mess, or waiting for a fifth copy."""
    how = rng.choice(["ready", "ready", "mess", "mess", "fifth"])
    if how == "mess":
        melds = [meld_of("pung", [one] * 3) for one in pungs]
        suits = {suit(one) for one in pungs} | set(rng.sample("mps", rng.choice([2, 2, 2, 2, 3])))
        for _ in range(rng.choice([0, 0, 1, 2])):
            tile = rng.choice([one for one in SUITED if suit(one) in suits])
            kind = rng.choice(["pung", *KONG_KINDS])
            take(pool, group := [tile] * (3 if kind == "pung" else 4))
            melds.append(meld_of(kind, group))
        spare = [tile for tile in pool.elements() if suit(tile) in suits]
        if len(spare) < 13 or len(melds) > 4:
            raise NoRoomError
        take(pool, standing := rng.sample(spare, 13 - 3 * len(melds)))
        return standing, melds
    style = "golden" if how == "fifth" else rng.choice(STYLES)
    standing, melds = full_hand(rng, pool, style, pungs=pungs)
    lost = standing.pop(rng.randrange(len(standing)))
    pool[lost] += 1
    if how == "fifth":  # SBR-8.12: the single standing tile is the fourth of a melded pung
        pool.update(standing)
        standing = [tiles(meld["tiles"])[0] for meld in melds if meld["kind"] == "pung"][:1]
        take(pool, standing)
        if not standing:
            raise NoRoomError
    return standing, melds


def plan(rng: random.Random) -> list[Obj]:
    """Who declares a win, in order; `kong_by` is whose kong the step may follow at once."""
    in_play = list(SEATS)
    steps: list[Obj] = []
    target = rng.choice([0, 1, 1, 2, 2, 3, 3])
    while (out := 4 - len(in_play)) < target:
        how = rng.choice(["self", "self", "discard", "discard", "discard", "rob", "false"])
        most = min(target - out, {"self": 1, "false": 2}.get(how, 3))
        rng.shuffle(in_play)
        seats = [in_play.pop() for _ in range(rng.choice([1, rng.randint(1, most)]))]
        giver = rng.choice(in_play) if how in ("discard", "rob") else ""
        kong_by = {"self": seats[0], "discard": giver}.get(how)
        steps.append({"how": how, "seats": seats, "giver": giver, "kong_by": kong_by})
        steps[-1]["tile"] = rng.choice(SUITED)
    return steps


def random_deal(rng: random.Random) -> Obj:
    pool = Counter(dict.fromkeys(SUITED, 4))
    steps = plan(rng)
    wins = [step for step in steps if step["how"] != "false"]
    robbed: dict[str, list[str]] = {seat: [] for seat in SEATS}
    for step in wins:  # set the winning tiles and the robbed pungs aside
        take(pool, [step["tile"]] * (4 if step["how"] == "rob" else 1))
        if step["how"] == "rob":
            robbed[step["giver"]].append(step["tile"])
    hands: dict[str, Obj] = {}
    for step in [*wins, {"seats": SEATS, "tile": "", "how": ""}]:  # the winners, then the rest
        for seat in [one for one in step["seats"] if one not in hands]:
            if won := step["tile"]:
                pool[won] += 1
                style = "robbing" if step["how"] == "rob" else rng.choice(STYLES)
                standing, melds = full_hand(rng, pool, style, won, robbed[seat])
            else:
                standing, melds = loser_hand(rng, pool, robbed[seat])
            void = absent_suit(rng, standing + meld_tiles(melds))
            if won:
                standing.remove(won)
            elif rng.random() < 0.15:
                void = rng.choice("mps")  # often a pig
            hands[seat] = {"concealed": written(standing), "melds": melds, "void": void}
    case = shell(rng, "deal") | {"dealer": rng.choice(SEATS), "hands": hands}
    return case | {"outcome": events(rng, steps, hands)}


def events(rng: random.Random, steps: list[Obj], hands: dict[str, Obj]) -> list[Obj]:
    """The outcome of a deal: kongs and fouls among the steps; completes the winners' hands."""
    three_out = sum(len(step["seats"]) for step in steps) == 3
    sea = bool(steps) and steps[-1]["how"] in ("self", "discard") and rng.random() < 0.25
    # Slot i is what happens before step i; one more is there if play goes on after the last step.
    slots: list[list[Obj]] = [[] for _ in range(len(steps) + (not three_out and not sea))]
    left_at = {seat: i for i, step in enumerate(steps) for seat in step["seats"]}
    present = [[s for s in SEATS if left_at.get(s, 9) >= i] for i in range(len(slots))]
    chained: dict[int, Obj] = {}  # the kong that a step follows at once
    for seat in SEATS:
        for meld in [one for one in hands[seat]["melds"] if one["kind"] == "kong"]:
            kind = "concealed" if meld["concealed"] else "claimed"
            kind = rng.choice(["promoted", "delayed"]) if meld["promoted"] else kind
            event = {"event": "kong", "seat": seat, "tile": meld["tiles"][-2:], "kind": kind}
            slot = rng.randint(0, min(left_at.get(seat, 9), len(slots) - 1))
            free = [i for i, s in enumerate(steps) if i not in chained and s["kong_by"] == seat]
            if free and rng.random() < 0.6:
                chained[slot := rng.choice(free)] = event
            else:
                slots[slot].insert(rng.randint(0, len(slots[slot])), event)
            if kind == "claimed":
                event["from"] = rng.choice([s for s in present[slot] if s != seat])
    for _ in range(rng.choice([0, 0, 0, 1, 2])):
        slot = rng.randrange(len(slots))
        seats = rng.sample(present[slot], rng.choice([1, 1, 2]))
        slots[slot].insert(0, {"event": "foul", "foul": "void-discard", "seats": seats})
    outcome: list[Obj] = []
    for i, step in enumerate(steps):
        outcome += slots[i] + ([chained[i]] if i in chained else [])
        if i in chained and step["how"] == "discard" and rng.random() < 0.2:
            outcome.append({"event": "foul", "foul": "void-discard", "seats": [step["giver"]]})
        if step["how"] == "false":
            outcome.append({"event": "foul", "foul": "false-win", "seats": step["seats"]})
            continue
        outcome.append({"event": "win", "winners": step["seats"], "tile": step["tile"]})
        drawn = step["how"] == "self"
        if not drawn:
            outcome[-1]["from"] = step["giver"]
        situation = ["robbing-kong"] if step["how"] == "rob" else []
        if i in chained:
            situation.append("kong-replacement" if drawn else "kong-discard")
        if sea and i == len(steps) - 1:
            situation.append("last-draw" if drawn else "last-discard")
        idle = WORTHLESS + (["robbing-kong"] if drawn else ["last-draw", "kong-replacement"])
        for seat in step["seats"]:
            hands[seat] |= {"winning": step["tile"], "self_draw": drawn}
            extra = [rng.choice(idle)] if rng.random() < 0.15 else []
            hands[seat]["situation"] = situation + extra
    outcome += slots[-1] if len(slots) > len(steps) else []
    return outcome if three_out else [*outcome, {"event": "wall-end"}]


def random_case(rng: random.Random) -> Obj:
    """A random case that is not malformed, without `expect`."""
    make = random_deal if rng.random() < 0.25 else random_hand
    while True:
        try:
            return make(rng)
        except NoRoomError:
            continue
