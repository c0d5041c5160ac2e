"""Rigged walls, and deals that are played by a script of words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.events import Event
from sparrows.play.rulebook import Rulebook
from sparrows.play.shuffle import shuffled
from sparrows.tiles import SEATS, Tile, parse, parse_one, show

# Kinds that make nothing of one another: a hand is filled up with them.
IDLE = [9 * suit + rank for rank in (0, 3, 6, 1, 4, 7, 2, 8) for suit in range(3)]
IDLE = [*IDLE[:9], *range(27, 31), *IDLE[9:]]


def wall(
    rules: Rulebook,
    hands: Sequence[str],
    draws: str = "",
    back: str = "",
    last: str = "",
    voids: str = "",
) -> list[Tile]:
    """A wall that deals these hands, East's with fourteen tiles, the last of them dealt last.

    A hand of fewer tiles is filled up with idle ones that come before them, none of its void suit.
    `draws` come next, `back` are the tiles at the other end in the order they are taken there,
    `last` those that are drawn last of all where both ends are one; the rest comes as it likes.
    """
    drawn = [tile for word in draws.split() for tile in parse(word)]
    end = [tile for word in last.split() for tile in parse(word)]
    end += [tile for word in back.split() for tile in parse(word)][::-1]
    given = [list(parse(hand)) for hand in hands]
    left = Counter(shuffled(rules, b"the rest"))
    left.subtract([*drawn, *end, *(tile for hand in given for tile in hand)])
    assert min(left.values()) >= 0, show(tile for tile, number in left.items() if number < 0)
    for seat, hand in enumerate(given):
        void = "mps".index(voids[seat]) if voids else None
        fill(hand, 13 if seat else 14, left, void)
    front: list[Tile] = []
    for start in range(0, 12, 4):
        for hand in given:
            front += hand[start : start + 4]
    front += [hand[12] for hand in given]
    front += [given[0][13], *drawn]
    return [*front, *left.elements(), *end]


def fill(hand: list[Tile], size: int, left: Counter[Tile], void: int | None) -> None:
    """Idle tiles come before those that are there; the rest of the set has fewer then."""
    kinds = [tile for tile in IDLE if tile // 9 != void and left[tile] and tile not in hand]
    assert len(hand) + len(kinds) >= size >= len(hand)
    more = kinds[: size - len(hand)]
    left.subtract(more)
    hand[:0] = more


def act(deal: Deal, script: str) -> list[Event]:
    """Plays words like "E discard 5p, S pung, all pass"; what follows from them is given back."""
    start = len(deal.log)
    for step in script.split(","):
        who, name, *tiles = step.split()
        if who == "all":
            everyone(deal, name)
            continue
        seat = SEATS.index(who)
        deal.act(seat, find(deal, seat, name, *tiles))
    return deal.log[start:]


def everyone(deal: Deal, name: str) -> None:
    for seat in deal.waiting_for():
        if seat in deal.waiting_for():
            deal.act(seat, Action(name))


def find(deal: Deal, seat: int, name: str, tile: str = "", using: str = "") -> Action:
    """The offer that these words mean; an action that is not offered is made up of them."""
    for action in deal.offers(seat):
        if (
            action.name == name
            and (not tile or action.tile == parse_one(tile))
            and (not using or action.using == parse(using))
        ):
            return action
    return Action(name, parse_one(tile)) if tile else Action(name)


def may(deal: Deal, who: str) -> set[str]:
    """The names of what a player may do now."""
    return {action.name for action in deal.offers(SEATS.index(who))}


def discards(deal: Deal, who: str) -> set[Tile]:
    """What a player may discard now."""
    offers = deal.offers(SEATS.index(who))
    return {action.tile for action in offers if action.name == "discard"}


def run_on(deal: Deal, until: Callable[[Deal], bool] = lambda deal: False) -> None:
    """Everybody passes and discards what he drew, until the deal is over or this holds."""
    while not deal.over and not until(deal):
        seat = deal.waiting_for()[0]
        offers = deal.offers(seat)
        passing = [action for action in offers if action.name == "pass"]
        thrown = [action for action in offers if action.name == "discard"]
        drawn = [action for action in thrown if action.tile == deal.table.drawn]
        deal.act(seat, (passing or drawn or thrown or offers)[0])


def happened(events: Sequence[Event], kind: type) -> list[Event]:
    """The events of one sort."""
    return [event for event in events if isinstance(event, kind)]


def points(deal: Deal) -> list[int]:
    """What each seat has gained or lost, from East on."""
    return [deal.table.delta[seat] for seat in deal.table.seats]
