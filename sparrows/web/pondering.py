"""How a bot comes to a decision: in a process that thinks, where deals are followed as they go.

A table tells what was decided since it last asked. The process lays the deal itself, and its bots
see what their seats do and nothing else.
"""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from sparrows.bots import Bot
from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.tiles import Tile

MOST_DEALS = 1000  # that a process follows; one that it has forgotten is told again

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


class Followed:
    """A deal that goes on as it is told; its bots remember what they thought."""

    def __init__(self, laid: BegunDeal) -> None:
        self.laid = laid
        self.deal = Deal(laid.rules, laid.seed, round_wind=laid.round, wall=laid.wall)

    def follow(self, decisions: Decisions) -> None:
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

    def ask(self, seat: Seat) -> Action:
        deal = self.deal
        return self.laid.bots[seat].decide(
            self.laid.rules, deal.view(seat), seat, deal.offers(seat)
        )


_followed: OrderedDict[str, Followed] = OrderedDict()


def ponder(key: str, first: int, decisions: bytes, seat: Seat) -> Action | None:
    """What the bot at this seat does; nothing where the deal is not known up to here.

    `decisions` are those of the deal from the number `first` on, written.
    """
    followed = _followed.get(key)
    if followed is None or len(followed.deal.decisions) != first:
        return None
    _followed.move_to_end(key)
    followed.follow(read_decisions(decisions))
    return followed.ask(seat)


def ponder_anew(key: str, laid: BegunDeal, decisions: bytes, seat: Seat) -> Action:
    """The same, where everything is told from the beginning."""
    followed = Followed(laid)
    followed.catch_up(read_decisions(decisions))
    _followed[key] = followed
    _followed.move_to_end(key)
    while len(_followed) > MOST_DEALS:
        _followed.popitem(last=False)
    return followed.ask(seat)


def forget_deal(key: str) -> None:
    """The deal is over."""
    _followed.pop(key, None)
