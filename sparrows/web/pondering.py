"""How a bot comes to a decision: in a process that thinks, where deals are followed as they go.

A table tells what was decided since it last asked. The process lays the deal itself, and its bots
see what their seats do and nothing else. Where a table lets them, bots decide ahead until somebody
else is asked: one question and one answer do for all of that.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Sequence
from typing import NamedTuple

import msgspec

from sparrows.bots import Bot
from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.tiles import Tile

MOST_DEALS = 1000  # that a process follows; one that it has forgotten is told again
MOST_AHEAD = 40  # decisions for which one question does

Decisions = tuple[tuple[Seat, Action], ...]

# Decisions travel as bytes, which costs a fraction of what their objects would.
write_decisions = msgspec.msgpack.Encoder().encode
read_decisions = msgspec.msgpack.Decoder(Decisions).decode


class BegunDeal(msgspec.Struct, frozen=True):
    """A deal as it began, its bots, and before which decisions they have been asked so far."""

    rules: Rulebook
    seed: bytes
    round: int
    wall: list[Tile]
    bots: dict[Seat, Bot]
    asked: tuple[tuple[int, Seat], ...]


class Thoughts(NamedTuple):
    """What bots do: those that were asked, and where they decide ahead also what follows."""

    decisions: bytes  # in the order of the deal, written
    ahead: int  # how many of them have happened in the deal that is followed: all or none
    failures: dict[Seat, Exception]  # bots that were asked, and failed


class Followed:
    """A deal that goes on as it is told; its bots remember what they thought."""

    def __init__(self, laid: BegunDeal) -> None:
        self.laid = laid
        self.deal = Deal(laid.rules, laid.seed, round_wind=laid.round, wall=laid.wall)

    def follow(self, decisions: Sequence[tuple[Seat, Action]]) -> None:
        for seat, action in decisions:
            self.deal.act(seat, action)

    def catch_up(self, decisions: Decisions) -> None:
        """All over again: bots whose chance goes on think what they have thought once more."""
        for number, decision in enumerate((*decisions, None)):
            for at, seat in self.laid.asked:
                if at == number:
                    self.ask(seat)
            if decision is not None:
                self.follow((decision,))

    def think(self, seats: Sequence[Seat], ahead: Collection[Seat]) -> Thoughts:
        """What the bots at these seats do; those of `ahead` go on while only they are asked."""
        deal, ahead = self.deal, frozenset(ahead)
        thoughts, failures = self.asked(seats)
        moment, waiting, found = thoughts, deal.waiting_for(), list[tuple[Seat, Action]]()
        while len(moment) == len(waiting) > 0 and ahead.issuperset(waiting):
            self.follow(moment)
            found += moment
            waiting = deal.waiting_for()
            if len(found) >= MOST_AHEAD or not ahead.issuperset(waiting):
                break
            moment, _ = self.asked(waiting)
        return Thoughts(write_decisions(found or thoughts), len(found), failures)

    def asked(
        self, seats: Sequence[Seat]
    ) -> tuple[list[tuple[Seat, Action]], dict[Seat, Exception]]:
        """What these bots do that may be done, and those that failed."""
        found, failures = [], {}
        for seat in seats:
            try:
                action = self.ask(seat)
            except Exception as error:
                failures[seat] = error
            else:
                if action in self.deal.offers(seat):
                    found.append((seat, action))
        return found, failures

    def ask(self, seat: Seat) -> Action:
        """What the bot at this seat does; one that has no choice does not think."""
        deal = self.deal
        offers = deal.offers(seat)
        if len(offers) == 1:
            return offers[0]
        return self.laid.bots[seat].decide(self.laid.rules, deal.view(seat), seat, offers)


_followed: OrderedDict[str, Followed] = OrderedDict()


def ponder(
    key: str, first: int, decisions: bytes, seats: Sequence[Seat], ahead: Collection[Seat]
) -> Thoughts | None:
    """What the bots at these seats do; nothing where the deal is not known up to here.

    `decisions` are those of the deal from the number `first` on, written.
    """
    followed = _followed.get(key)
    if followed is None or len(followed.deal.decisions) != first:
        return None
    _followed.move_to_end(key)
    followed.follow(read_decisions(decisions))
    return followed.think(seats, ahead)


def ponder_anew(
    key: str, laid: BegunDeal, decisions: bytes, seats: Sequence[Seat], ahead: Collection[Seat]
) -> Thoughts:
    """The same, where everything is told from the beginning."""
    followed = Followed(laid)
    followed.catch_up(read_decisions(decisions))
    _followed[key] = followed
    _followed.move_to_end(key)
    while len(_followed) > MOST_DEALS:
        _followed.popitem(last=False)
    return followed.think(seats, ahead)


def forget_deal(key: str) -> None:
    """The deal is over."""
    _followed.pop(key, None)
