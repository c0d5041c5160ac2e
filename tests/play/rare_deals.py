"""Deals played before a referee: walls on which rare things happen, and players who want them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from sparrows.play.actions import PASS, WIN, Action
from sparrows.play.deal import Deal
from sparrows.play.match import Match
from sparrows.play.record import record_of
from sparrows.play.rulebook import Rulebook
from sparrows.play.shuffle import seed_from, shuffled
from sparrows.play.table import CLAIM
from sparrows.rulebooks import rulebook
from sparrows.testing.deals import TEMPERS, choices, chosen
from sparrows.testing.laws import settles_again
from tests.conftest import SOAK
from tests.oracles.referee_chinese import (
    HONOURS,
    ORPHANS,
    SUITS,
    TERMINALS,
    Act,
    Data,
    Foul,
    Referee,
    act_of,
    check_events,
    partners,
    with_tile,
)

MANNERS = ("any", "sets", "pungs", "quads", "suit", "honours", "twins", "wonders")
CHOWS = [start for start in range(27) if start % 9 < 7]

DEALT = 53
LAST_DEALT = 52  # East's fourteenth tile
LAST_DRAWN = (-15, -17)  # the last tile in play, without and with loose tiles
BONUS = 34
CALL = "original-call"  # it leaves little to decide
ONE_OF_DOTS, FIVE_OF_DOTS = 9, 13
KEEN = {"random": 0.3, "eager": 0.8, "patient": 0.5, "generous": 0.6, "reluctant": 0.6}
ALL_TEMPERS = tuple(KEEN)
NAMES = ["Anna", "Boris", "Clara", "Denis"]
RefereeOf = Callable[[Data, int], Referee]


def plain(thing: Any) -> Any:
    """As a record keeps it."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def some_options(rng: random.Random, name: str, **more: list[Any]) -> Data:
    """Usually a few options other than usual; `more` are values worth trying besides."""
    values = choices(name) | more
    return {option: rng.choice(few) for option, few in values.items() if rng.random() < 0.3}


# Walls


class Stock:
    """What is left of the set while hands are put together."""

    def __init__(self, rng: random.Random, rules: Rulebook) -> None:
        self.rng = rng
        self.tiles = shuffled(rules, rng.randbytes(32))
        self.left = Counter(self.tiles)
        self.hands: list[list[int]] = [[], [], [], []]
        self.puts: list[tuple[int, int]] = []  # a tile, and where it is to lie in the wall
        self.tempers = [rng.choice(ALL_TEMPERS) for _ in range(4)]

    def give(self, seat: int, tiles: Sequence[int]) -> bool:
        """Gives all these tiles, or none if there are not enough."""
        if len(self.hands[seat]) + len(tiles) > 13 or Counter(tiles) - self.left:
            return False
        self.left.subtract(tiles)
        self.hands[seat] += tiles
        return True

    def give_some(self, seat: int, manner: str) -> None:
        suit = 9 * self.rng.randrange(3)
        for _ in range(40):
            self.give(seat, group_of(self.rng, manner, suit))

    def give_waiting(self, seat: int, tile: int) -> None:
        """Three sets and a pair, and two tiles that wait for this one; or as much as there is."""
        waits = [[tile, tile], *map(list, partners(tile))]
        if not self.give(seat, self.rng.choice(waits)):
            return
        sets = 0
        for _ in range(60):
            sets += sets < 3 and self.give(seat, set_of(self.rng))
        for _ in range(20):
            if len(self.hands[seat]) < 13:
                self.give(seat, [self.rng.randrange(34)] * 2)

    def wall(self) -> list[int]:
        """The deal, then all the rest."""
        rest = [tile for tile in self.tiles if self.take(tile)]
        for seat, hand in enumerate(self.hands):
            self.rng.shuffle(hand)
            while len(hand) < (13 if seat else 14):
                hand.append(rest.pop(self.rng.randrange(len(rest))))
        front = [hand[start : start + 4] for start in (0, 4, 8) for hand in self.hands]
        front += [[hand[12]] for hand in self.hands] + [self.hands[0][13:]]
        return [tile for few in front for tile in few] + rest

    def take(self, tile: int) -> bool:
        self.left[tile] -= 1
        return self.left[tile] >= 0


def group_of(rng: random.Random, manner: str, suit: int) -> list[int]:
    """A few tiles that one finds in a hand of this manner."""
    kind = rng.randrange(34)
    if manner == "pungs":
        return [kind] * rng.choice((2, 3, 3))
    if manner == "quads":
        return [kind] * rng.choice((1, 3, 4, 4))
    if manner == "suit":
        return [suit + rng.randrange(9)] * rng.choice((1, 2, 3))
    if manner == "honours":
        return [rng.choice((*ORPHANS, *HONOURS))] * rng.choice((2, 3, 3))
    if manner == "twins":
        return [rng.choice(HONOURS) if suit == 18 else suit + rng.randrange(9)] * 2
    if manner == "wonders":
        return list(ORPHANS) if rng.random() < 0.1 else [rng.choice(ORPHANS)]
    return set_of(rng) if manner == "sets" else []


def set_of(rng: random.Random) -> list[int]:
    start = rng.choice(CHOWS)
    return rng.choice([[start, start + 1, start + 2], [rng.randrange(34)] * 3])


def plain_hands(stock: Stock) -> None:
    """Each player's hand in some manner."""
    for seat in range(4):
        stock.give_some(seat, stock.rng.choice(MANNERS))


def one_wait(stock: Stock) -> None:
    """Three players wait for one and the same tile."""
    rng = stock.rng
    tile = rng.choice((FIVE_OF_DOTS, ONE_OF_DOTS, rng.randrange(34), rng.randrange(27)))
    giver, *others = rng.sample(range(4), 4)
    for seat in others:
        stock.give_waiting(seat, tile)
    if rng.random() < 0.5 and stock.give(giver, [tile]):
        stock.tempers = ["eager"] * 4
        stock.tempers[giver] = "generous"
    at = rng.choice((-1, *LAST_DRAWN, LAST_DEALT, DEALT + rng.randrange(5)))
    stock.puts.append((tile, at))
    if at in LAST_DRAWN:
        stock.tempers = ["reluctant"] * 4
    if rng.random() < 0.3:
        stock.puts.append((BONUS, LAST_DEALT))


def kong_and_win(stock: Stock) -> None:
    """A player gets the fourth tile of a pung, and a tile that they wait for replaces it."""
    rng = stock.rng
    seat = rng.randrange(4)
    tile = rng.choice((FIVE_OF_DOTS, rng.randrange(34)))
    stock.give_waiting(seat, tile)
    pungs = [kind for kind, number in Counter(stock.hands[seat]).items() if number == 3]
    if pungs:
        first = LAST_DEALT if seat == 0 else DEALT + seat - 1
        stock.puts += [(pungs[0], first), (tile, -1), (tile, -2)]
        stock.tempers[seat] = "eager"


def kong_to_rob(stock: Stock) -> None:
    """One player may add to a pung a tile that others wait for."""
    rng = stock.rng
    tile = rng.randrange(27)
    owner, giver, *others = rng.sample(range(4), 4)
    stock.give(owner, [tile] * 3)
    stock.give(giver, [tile])
    for seat in others:
        stock.give_waiting(seat, tile)
        stock.tempers[seat] = "reluctant"
    stock.tempers[owner], stock.tempers[giver] = "eager", "generous"


def hidden_kong_to_rob(stock: Stock) -> None:
    """One player has four of a kind that another one lacks for thirteen different tiles."""
    rng = stock.rng
    tile = rng.choice(ORPHANS)
    owner, robber = rng.sample(range(4), 2)
    others = [kind for kind in ORPHANS if kind != tile]
    stock.give(owner, [tile] * rng.choice((3, 4, 4)))
    stock.give(robber, [*others, rng.choice(others)])


def dangerous_sets(stock: Stock) -> None:
    """One player has pairs of a family and lacks little more; others have the rest of it."""
    rng = stock.rng
    families = (range(27, 31), range(31, 34), TERMINALS, *(range(n, n + 9) for n in SUITS))
    family = rng.choice(families)
    wanted = rng.sample(family, min(4, len(family)))
    collector, *others = rng.sample(range(4), 4)
    stock.tempers = ["generous"] * 4
    stock.tempers[collector] = "eager"
    for kind in wanted:
        stock.give(collector, [kind] * 2)
        stock.give(rng.choice(others), [kind])
    stock.give(collector, [rng.choice(family if len(family) == 9 else range(34))] * 2)
    if len(family) == 3:
        stock.give(collector, set_of(rng))
    if rng.random() < 0.5:
        feeder = others[0]
        stock.tempers[feeder] = "eager"
        if len(family) == 9 and rng.random() < 0.5:
            for _ in range(60):
                stock.give(feeder, [rng.choice(family)])  # nothing else to discard
        else:
            stock.give_waiting(feeder, rng.randrange(34))
        stock.puts += [(rng.choice(family), DEALT + turn) for turn in range(16)]


SCHEMES = (
    plain_hands,
    one_wait,
    kong_and_win,
    kong_to_rob,
    hidden_kong_to_rob,
    dangerous_sets,
    dangerous_sets,
)


def biased(rng: random.Random, rules: Rulebook) -> tuple[list[int], list[str]]:
    """A wall by some scheme, short now and then, and the tempers of those who play on it."""
    stock = Stock(rng, rules)
    rng.choice(SCHEMES)(stock)
    wall = stock.wall()
    if rng.random() < 0.3:
        bonus = sum(tile >= BONUS for tile in wall)  # they may all have to be replaced
        wall = wall[: DEALT + bonus + 16 + rng.randrange(1, 16)]
    for tile, at in stock.puts:
        put(wall, tile, at)
    return wall, stock.tempers


def put(wall: list[int], tile: int, at: int) -> None:
    """Puts a tile of the wall, or any bonus tile, at this place of it."""
    for other in range(DEALT, len(wall)):
        if wall[other] == tile or tile == BONUS <= wall[other]:
            wall[at], wall[other] = wall[other], wall[at]
            return


# Players


def wanted(rng: random.Random, deal: Deal, referee: Referee, seat: int, temper: str) -> Action:
    """Mostly whatever is rare: wins, kongs, claims, announcements."""
    offers = deal.offers(seat)
    rare = [act for act in offers if act != PASS and (act.name != "discard" or act.declare)]
    if WIN in rare and not referee.right_to_win(seat):
        rare.remove(WIN)  # a wrong call, which a whole hand of too little worth tempts to
        tile, giver, _ = referee.offered or (referee.drawn, None, "")
        if rng.random() < (0.5 if referee.whole(seat, tile, giver) else 0.03):
            return WIN
    elif WIN in rare and temper == "reluctant" and deal.table.phase == CLAIM:
        rare.remove(WIN)
    if rng.random() < 0.7:
        rare = [act for act in rare if CALL not in (act.name, act.declare)]
    if rare and rng.random() < KEEN[temper]:
        return WIN if WIN in rare else rng.choice(rare)
    if temper == "generous" and PASS not in offers:
        return generous(rng, referee, seat, offers)
    found = chosen(rng, deal, seat, temper if temper in TEMPERS else "eager")
    return rng.choice([act for act in offers if act != WIN]) if found == WIN else found


def generous(rng: random.Random, referee: Referee, seat: int, offers: list[Action]) -> Action:
    """A discard that others want most."""

    def wishes(act: Action) -> float:
        others = [place for other, place in enumerate(referee.places) if other != seat]
        wins = sum(
            referee.complete(with_tile(place.standing, act.tile), place.melds) for place in others
        )
        return 3 * wins + sum(place.standing[act.tile] >= 2 for place in others) + rng.random()

    discards = [act for act in offers if act.name == "discard"]
    return max(discards or offers, key=wishes)


def check_offers(deal: Deal, referee: Referee) -> None:
    """Each seat may do exactly what the referee says."""
    found = {
        seat: {act_of(plain(offer)) for offer in deal.offers(seat)} for seat in deal.waiting_for()
    }
    for seat in sorted({*found, *referee.asked}):
        may: set[Act] = referee.asked.get(seat, set())
        does = found.get(seat, set())
        if may != does:
            raise Foul(f"seat {seat}: not offered {may - does}, wrongly offered {does - may}")


def play_before(referee: Referee, deal: Deal, rng: random.Random, tempers: list[str]) -> None:
    """Plays a deal to its end; offers and events are compared at every step."""
    seen = 0
    while True:
        check_events(referee.events[seen:], plain(deal.log[seen:]))
        check_offers(deal, referee)
        seen = len(deal.log)
        if deal.over:
            break
        seat = rng.choice(deal.waiting_for())
        action = wanted(rng, deal, referee, seat, tempers[seat])
        deal.act(seat, action)
        referee.decide(seat, act_of(plain(action)))
    if not referee.over or sum(referee.delta) != 0 or referee.delta != deltas(deal):
        raise Foul(f"the referee has {referee.delta}, the table {deltas(deal)}")
    settles_again(deal)


def deltas(deal: Deal) -> list[int]:
    return [deal.table.delta[seat] for seat in range(4)]


def biased_deal(rng: random.Random, kind: type[Referee], options: Data) -> Counter[str]:
    """One deal on a biased wall before a referee; the clauses that had a say in it."""
    rules = rulebook(kind.id, **options)
    wall, tempers = biased(rng, rules)
    deal = Deal(rules, wall=wall, round_wind=rng.randrange(4))
    started = plain(deal.log[0])
    dice = [tuple(throw) for throw in started["dice"]]
    referee = kind(plain(rules.options), wall, started["round"], dice)
    play_before(referee, deal, rng, tempers)
    return referee.cited


def biased_deals(kind: type[Referee], number: int, **more: list[Any]) -> Counter[str]:
    """Many such deals under all sorts of options."""
    cited: Counter[str] = Counter()
    for each in range(number):
        seed = f"{kind.id} {each} {SOAK}"
        rng = random.Random(seed)
        options = some_options(rng, kind.id, **more)
        try:
            cited += biased_deal(rng, kind, options)
        except Foul as foul:
            raise Foul(f"deal {seed!r}, {options}: {foul}") from foul
    return cited


def whole_match(rng: random.Random, name: str, referee_of: RefereeOf, options: Data) -> Data:
    """The record of a match from a seed, every deal of it played before a referee."""
    match = Match(rulebook(name, **options), seed_from(rng.randrange(2**32)))
    while not match.over:
        deal = match.next_deal()
        tempers = [rng.choice(ALL_TEMPERS) for _ in range(4)]
        record = plain(record_of(match, NAMES))
        referee = referee_of(record, len(record["deals"]) - 1)
        play_before(referee, deal, rng, tempers)
        match.finish()
    record = plain(record_of(match, NAMES))
    better = [sum(other > own for other in record["points"]) for own in record["points"]]
    places = sorted((1 + better[player], player, record["points"][player]) for player in range(4))
    if match.standings() != places:
        raise Foul(f"standings: {match.standings()} and not {places}")
    return dict(record)


# Records in which something is not as it was


def changed(rng: random.Random, record: Data) -> Data:
    """A record with a number changed in one of its events, or a decision left out."""
    deal = rng.choice(record["deals"])
    if rng.random() < 0.2:
        del deal["decisions"][rng.randrange(len(deal["decisions"]))]
        return record
    event = rng.choice(deal["events"])
    told = [event, *event.get("payments", ()), *event.get("melds", ())]
    fields = [
        (part, field)
        for part in told
        for field, value in part.items()
        if type(value) is int and field not in ("kind", "reason")
    ]
    if not fields:
        return changed(rng, record)
    part, field = rng.choice(fields)
    part[field] += 1
    return record
