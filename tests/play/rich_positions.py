"""Positions of popular with melds on the table and few tiles in the wall: rare things are near."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from sparrows.play.deal import Deal
from sparrows.play.events import Event, ReadyDeclared
from sparrows.play.position import Position, Side
from sparrows.play.rulebook import Rulebook
from sparrows.play.shuffle import seed_from
from sparrows.readings.groups import CHOW, KONG, PUNG, Meld
from sparrows.rulebooks.popular.play import IndicatorShown
from sparrows.tiles import BONUS, JOKER, KINDS, Tile
from tests.oracles import referee_popular as oracle
from tests.oracles.referee_popular_hands import waits
from tests.play.rich_walls import some_chow, taken


def rich_position(
    rng: random.Random, rules: Rulebook, options: dict[str, Any], wind: int
) -> tuple[Deal, oracle.Referee]:
    """The same position for the engine and for the referee."""
    left = Counter(dict.fromkeys(range(KINDS), 4)) + Counter(dict.fromkeys(BONUS, 1))
    events: list[Event] = []
    indicator = wild = -1
    if options["jokers"]:
        indicator = rng.randrange(KINDS)
        wild = oracle.neighbour(indicator, options["joker_direction"])
        left[indicator] -= 1
        events.append(IndicatorShown(indicator, wild))
        left[JOKER] = left.pop(wild)
    melds = [some_melds(rng, left) for _ in range(4)]
    goal = 9 * rng.randrange(3) + rng.randrange(1, 8) if rng.random() < 0.5 else None
    standing = [some_standing(rng, left, 13 - 3 * len(some), goal) for some in melds]
    fourths = missing_from_threes(left, melds, standing) if rng.random() < 0.7 else []
    ponds, bonus = some_rivers(rng, left, fourths)
    places = [
        oracle.Place(
            standing=list(standing[seat]),
            melds=[oracle.Meld(m.kind, m.tiles, m.concealed, m.promoted) for m in melds[seat]],
            flowers=list(bonus[seat]),
            river=list(ponds[seat]),
            discards=len(ponds[seat]),
        )
        for seat in range(4)
    ]
    for seat, place in enumerate(places):
        hand = tuple(sorted(place.standing)), place.melded(), len(place.melds), indicator, wild
        if waits(*hand) and rng.random() < 0.5:
            place.declared = "ready"
            events.append(ReadyDeclared(seat, "ready"))
    sides = {
        seat: Side(*(tuple(part[seat]) for part in (standing, melds, ponds, bonus)))
        for seat in range(4)
    }
    turn, draws = who_draws_what(rng, left, fourths, places)
    position = Position(sides, turn, draws, tuple(events))
    deal = Deal(rules, seed_from(rng.random()), round_wind=wind, position=position)
    wall = [deal.table.drawn, *deal.tiles[deal.front : deal.back]]
    middle = oracle.Middle(places, turn, indicator, wild)
    return deal, oracle.Referee(options, wall, wind, [], middle)


def some_melds(rng: random.Random, left: Counter[Tile]) -> list[Meld]:
    found = []
    for _ in range(rng.choice((0, 1, 1, 2, 2, 3, 3, 4))):
        low, tile = some_chow(rng)[0], rng.randrange(KINDS)
        meld = rng.choice(
            (
                Meld(CHOW, low),
                *(Meld(PUNG, tile) for _ in range(5)),
                Meld(KONG, tile),
                Meld(KONG, tile, concealed=True),
                Meld(KONG, tile, promoted=True),
            )
        )
        if not Counter(meld.tiles) - left:
            left.subtract(meld.tiles)
            found.append(meld)
    return found


def some_standing(
    rng: random.Random, left: Counter[Tile], size: int, goal: Tile | None
) -> list[Tile]:
    """Tiles one short of sets and a pair, often with something else among them or with jokers.

    With a goal, that is the tile they lack.
    """
    wanted: list[Tile] = [rng.randrange(KINDS)] * 2
    low, *_ = some_chow(rng)
    shape = rng.random()
    if shape < 0.2:
        wanted = [low, low, low, low + 1]  # a kong would change what this waits for
    elif shape < 0.5 and goal is not None:
        wanted += [goal - 1, goal + 1]
    while len(wanted) <= size:
        tile = rng.randrange(KINDS)
        wanted += some_chow(rng) if rng.random() < 0.7 else [tile] * rng.choice((3, 3, 4))
    wanted = wanted[:size] if shape < 0.5 else rng.sample(wanted, size)
    if rng.random() < 0.2:
        wanted[-1] = rng.randrange(KINDS)
    for place in range(2 if size == 4 else min(size, rng.choice((0, 0, 1, 1, 2, 3, 4)))):
        if left[JOKER] > place:
            wanted[-1 - place] = JOKER
    return taken(rng, left, wanted)


def missing_from_threes(
    left: Counter[Tile], melds: list[list[Meld]], standing: list[list[Tile]]
) -> list[Tile]:
    """What would make pungs, and threes in a hand, into kongs."""
    threes = {meld.tile for some in melds for meld in some if meld.kind == PUNG}
    threes |= {tile for hand in standing for tile in hand if hand.count(tile) == 3}
    return sorted(tile for tile in threes if left[tile])


def some_rivers(
    rng: random.Random, left: Counter[Tile], kept: list[Tile]
) -> tuple[list[list[Tile]], list[list[Tile]]]:
    """What was discarded, and flowers laid out; what is left over is the wall."""
    free = [tile for tile in left.elements() if tile not in (JOKER, *kept)]
    rng.shuffle(free)
    gone = free[rng.choice((4, 8, 15, 30)) :]
    left.subtract(gone)
    ponds: list[list[Tile]] = [[], [], [], []]
    bonus: list[list[Tile]] = [[], [], [], []]
    for at, tile in enumerate(gone):
        (bonus if tile in BONUS else ponds)[at % 4].append(tile)
    return ponds, bonus


def who_draws_what(
    rng: random.Random, left: Counter[Tile], fourths: list[Tile], places: list[oracle.Place]
) -> tuple[int, tuple[Tile, ...]]:
    """Fourth tiles come early, and often one to a player who has the three others."""
    others = [tile for tile in left.elements() if tile not in fourths]
    draws = [*fourths, *rng.sample(others, min(len(others), rng.randrange(4)))]
    rng.shuffle(draws)
    if not fourths or rng.random() < 0.3:
        return rng.randrange(4), tuple(draws)
    tile = rng.choice(fourths)
    draws.sort(key=lambda each: each != tile)
    hands = [[*place.standing, *place.melded()] for place in places]
    return next(seat for seat in range(4) if hands[seat].count(tile) >= 3), tuple(draws)
