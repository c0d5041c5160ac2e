"""Deals on walls laid by hand, and the scripts that play them.

A test begins as `deal = rigged("red", "5m", west="55m")` and `deal.plays("E discard 5m, W pung")`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Self, TypeVar

from sparrows.play.actions import PASS, Action
from sparrows.play.deal import Deal
from sparrows.play.events import Event, Won
from sparrows.play.notices import Notice
from sparrows.play.parts import Throw
from sparrows.play.rulebook import Rulebook
from sparrows.play.shuffle import Chance, shuffled
from sparrows.play.table import TURN, Place
from sparrows.rulebooks import rulebook
from sparrows.testing.laws import all_hold
from sparrows.text import LANGUAGES, words
from sparrows.tiles import KINDS, SEATS, Tile, parse, parse_one, show

# Kinds that make nothing of one another: a hand is filled up with them.
IDLE = parse("147m 147p 147s 1234z 2m 2p 2s 5m 5p 5s 8m 8p 8s 3m 3p 3s 9m 9p 9s")
EventKind = TypeVar("EventKind", bound=Event)


def noticed(deal: Deal, seat: int) -> tuple[Notice, ...]:
    """What a seat is told of the rules now; it has words in every language."""
    offers = deal.offers(seat)
    found: tuple[Notice, ...] = deal.parts.notices(deal.rules, deal.view(seat), seat, offers)
    assert all(words(lang).knows(f"notice-{each.id}") for each in found for lang in LANGUAGES)
    return found


class ScriptedDeal(Deal):
    """A deal that is played and looked at in words: seats are the letters E, S, W and N."""

    whole: Sequence[Tile] = ()  # the wall, where it does not hold the whole set

    def copy(self) -> Self:
        twin = super().copy()
        twin.whole = self.whole
        return twin

    def act(self, seat: int, action: Action) -> list[Event]:
        """As any deal, and the laws of all deals must hold after it."""
        events = super().act(seat, action)
        all_hold(self, self.whole)
        return events

    def plays(self, script: str) -> list[Event]:
        """Acts step by step, as in `"E discard 5p, all pass, S discard drawn"`; what follows."""
        start = len(self.log)
        for step in script.split(","):
            who, words = step.split(maxsplit=1)
            if (who, words) == ("all", "pass"):
                self.all_pass()
            else:
                seat = SEATS.index(who)
                self.act(seat, self.meant(seat, words))
        return self.log[start:]

    def all_pass(self) -> None:
        """Whoever is still asked before the next turn passes."""
        while not self.over and self.table.phase != TURN:
            self.act(self.waiting_for()[0], PASS)

    def meant(self, seat: int, words: str) -> Action:
        """The offer of these words, which need not say with what a set is made.

        What is not offered is an action too, for the deal to refuse.
        """
        if words == "discard drawn":
            words = str(Action("discard", self.table.drawn))
        offers = self.offers(seat)
        found = [action for action in offers if str(action) == words] or [
            action
            for action in offers
            if str(action).startswith(f"{words} ") and not action.declare
        ]
        assert len(found) <= 1, f"{words} may be any of {', '.join(map(str, found))}"
        if found:
            return found[0]
        name, *tile = words.split()
        return Action(name, parse_one(tile[0])) if tile else Action(name)

    def offered(self, seat: str) -> list[str]:
        """What a seat may do, in words."""
        return [str(action) for action in self.offers(SEATS.index(seat))]

    def may(self, seat: str) -> set[str]:
        """The names of what a seat may do."""
        return {action.name for action in self.offers(SEATS.index(seat))}

    def discards(self, seat: str) -> set[str]:
        """The tiles that a seat may discard."""
        return {words.split()[1] for words in self.offered(seat) if words.startswith("discard")}

    def asks(self) -> dict[str, list[str]]:
        """Who is asked, and what."""
        return {SEATS[seat]: self.offered(SEATS[seat]) for seat in self.waiting_for()}

    def waiting(self) -> str:
        """The seats that are asked, as letters."""
        return "".join(SEATS[seat] for seat in sorted(self.waiting_for()))

    def place(self, seat: str) -> Place:
        return self.table.places[SEATS.index(seat)]

    def hand(self, seat: str) -> str:
        return show(self.place(seat).standing)

    def melds(self, seat: str) -> list[str]:
        return [str(meld) for meld in self.place(seat).melds]

    def sizes(self) -> list[int]:
        """How many tiles each has, a set being three."""
        return [place.standing.size + 3 * len(place.melds) for place in self.table.places.values()]

    def gains(self) -> list[int]:
        """What each has gained or lost, from East on."""
        return list(self.table.delta.values())

    def happened(self, kind: type[EventKind]) -> list[EventKind]:
        return [event for event in self.log if isinstance(event, kind)]

    def won(self) -> Won:
        """The only win; unless others may win too, the deal is over with it."""
        (won,) = self.happened(Won)
        assert self.over or self.parts.winners_a_deal > 1
        return won


def rigged(
    rules: str | Rulebook,
    east: str = "",
    south: str = "",
    west: str = "",
    north: str = "",
    *,
    round_wind: int = 0,
    draws: str = "",
    back: str = "",
    last: str = "",
    voids: str = "",
    short: bool = False,
    **options: Any,
) -> ScriptedDeal:
    """A deal with these hands on such a wall as `laid` lays."""
    if isinstance(rules, str):
        rules = rulebook(rules, **options)
    hands = [east, south, west, north]
    wall = laid(rules, hands, draws, back=back, last=last, voids=voids, short=short)
    deal = ScriptedDeal(rules, round_wind=round_wind, wall=wall)
    deal.whole = wall if short else ()
    return deal


def laid(
    rules: Rulebook,
    hands: Sequence[str],
    draws: str = "",
    *,
    back: str = "",
    last: str = "",
    voids: str = "",
    short: bool = False,
) -> list[Tile]:
    """A wall that deals these hands and then gives these draws.

    A hand of a few tiles is filled up with idle ones, none of its void suit, and they are dealt
    before its own. `back` are the replacements in the order they are taken, `last` the last tiles
    that are drawn. The rest of the set lies between, unless the wall is `short`.
    """
    dealt = [list(parse(hands[seat])) for seat in rules.seats]
    drawn, end, ending = parse(draws), stacked(rules, parse(back)), parse(last)
    left = Counter(shuffled(rules, b""))
    left.subtract([*drawn, *end, *ending, *(tile for hand in dealt for tile in hand)])
    assert not -left, f"more than the set has: {show((-left).elements())}"
    for at, (seat, hand) in enumerate(zip(rules.seats, dealt, strict=True)):
        void = "mps".index(voids[seat]) if voids else None
        fill_up(hand, 13 if at else 14, left, void)
    rest = [] if short else rest_of(left)
    parts = rules.parts
    live = len(rest) - max(0, parts.kept + parts.loose - len(end))
    return [*in_fours(dealt), *drawn, *rest[:live], *ending, *rest[live:], *end]


def stacked(rules: Rulebook, back: Sequence[Tile]) -> list[Tile]:
    """The replacements as they lie at the end of the wall, where loose tiles are in pairs."""
    high = rules.parts.loose or 1
    assert len(back) % high == 0, "loose tiles lie in pairs"
    return [tile for at in range(0, len(back), high) for tile in back[at : at + high][::-1]][::-1]


def fill_up(hand: list[Tile], size: int, left: Counter[Tile], void: int | None) -> None:
    """Idle tiles come before those that are there; the rest of the set has fewer then."""
    kinds = [tile for tile in IDLE if tile // 9 != void and left[tile] > 0 and tile not in hand]
    assert len(hand) <= size <= len(hand) + len(kinds), f"{show(hand)} is no hand of {size} tiles"
    more = kinds[: size - len(hand)]
    left.subtract(more)
    hand[:0] = more


def rest_of(left: Counter[Tile]) -> list[Tile]:
    """The rest of the set, with flowers and jokers in the middle, where few tests come to."""
    plain = sorted(tile for tile in left.elements() if tile < KINDS)
    special = sorted(tile for tile in left.elements() if tile >= KINDS)
    half = len(plain) // 2
    return [*plain[:half], *special, *plain[half:]]


def in_fours(hands: Sequence[Sequence[Tile]]) -> list[Tile]:
    """The hands as they are dealt: three times four tiles, then one, and one more to East."""
    fours = [tile for start in (0, 4, 8) for hand in hands for tile in hand[start : start + 4]]
    return [*fours, *(hand[12] for hand in hands), hands[0][13]]


class LoadedDice(Chance):
    """Dice that fall as they are told."""

    def __init__(self, throws: Iterable[Throw]) -> None:
        super().__init__(b"", "")
        self.throws = iter(throws)

    def throw(self) -> Throw:
        return next(self.throws)


def run_on(deal: Deal, until: Callable[[Deal], bool] = lambda deal: False) -> None:
    """Everybody passes and discards what they drew, until the deal is over or this holds."""
    while not deal.over and not until(deal):
        seat = deal.waiting_for()[0]
        offers = deal.offers(seat)
        thrown = [action for action in offers if action.name == "discard"]
        drawn = [action for action in thrown if action.tile == deal.table.drawn]
        deal.act(seat, PASS if PASS in offers else (drawn or thrown or offers)[0])


def turn_of(seat: str) -> Callable[[Deal], bool]:
    """It is this seat's turn."""
    return lambda deal: deal.table.phase == TURN and deal.table.turn == SEATS.index(seat)


def left_to_draw(tiles: int) -> Callable[[Deal], bool]:
    """Somebody has drawn, and no more than so many tiles are left to draw."""
    return lambda deal: deal.table.phase == TURN and deal.table.wall.live <= tiles
