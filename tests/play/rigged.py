"""Deals with a wall laid by hand, and scripts of what the players do."""

from __future__ import annotations

from collections import Counter

from sparrows.play.actions import PASS, Action
from sparrows.play.deal import Deal
from sparrows.play.events import Event
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.shuffle import shuffled
from sparrows.play.table import CLAIM
from sparrows.tiles import SEATS, Tile, parse


def wall_of(
    rules: Rulebook, hands: list[str], draws: str = "", *, back: str = "", ends: bool = False
) -> list[Tile]:
    """A wall that deals these hands; `back` is what replacements take, first to last.

    With `ends` nothing lies between the draws and the back; else the rest of the set does.
    """
    first, *others = (list(parse(hand)) for hand in hands)
    assert len(first) == 14, "the dealer has fourteen tiles"
    assert all(len(hand) == 13 for hand in others), "the others have thirteen tiles"
    dealt = [first, *others]
    wall = [tile for start in (0, 4, 8) for hand in dealt for tile in hand[start : start + 4]]
    wall += [hand[12] for hand in dealt] + [first[13], *parse(draws)]
    replacements = parse(back)[::-1]
    rest = Counter(shuffled(rules, b""))
    rest.subtract(wall)
    rest.subtract(replacements)
    assert not -rest, "more tiles than the set has"
    middle = [] if ends else sorted(rest.elements())
    return [*wall, *middle, *replacements]


def rigged(
    rules: Rulebook, *hands: str, draws: str = "", back: str = "", ends: bool = False
) -> Deal:
    """A deal with these hands, in the order of seats."""
    return Deal(rules, wall=wall_of(rules, list(hands), draws, back=back, ends=ends))


def offered(deal: Deal, seat: str) -> list[str]:
    """What a seat may do, in words."""
    return [str(action) for action in deal.offers(SEATS.index(seat))]


def play(deal: Deal, *script: str) -> list[Event]:
    """Acts line by line, such as `"S pung 5m with 55m"`; `"pass"` is that of all asked."""
    start = len(deal.log)
    for line in script:
        if line == "pass":
            for seat in deal.waiting_for() if deal.table.phase == CLAIM else []:
                deal.act(seat, PASS)
            continue
        letter, _, words = line.partition(" ")
        seat = SEATS.index(letter)
        deal.act(seat, named(deal, seat, words))
    return deal.log[start:]


def named(deal: Deal, seat: Seat, words: str) -> Action:
    """The offer that reads so."""
    found = [action for action in deal.offers(seat) if str(action) == words]
    assert found, f"{SEATS[seat]} may not {words}, only {offered(deal, SEATS[seat])}"
    return found[0]
