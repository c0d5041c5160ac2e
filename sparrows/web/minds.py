"""The bots of a deal as the table knows them: asked for a thought, which comes when it comes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from typing import NamedTuple

from sparrows.bots import Bot
from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.settlement import Seat
from sparrows.web.pondering import BegunDeal, forget_deal, ponder, ponder_anew, write_decisions
from sparrows.web.thinkers import Mind


class Thought(NamedTuple):
    """What a bot was asked: when in the deal, as which of the questions, and what it says."""

    at: int  # events of the log before it
    number: int
    answer: asyncio.Future[Action | None]

    @property
    def is_vain(self) -> bool:
        """Whether the deal was not known where it was asked, or not any more."""
        answer = self.answer
        if not answer.done() or answer.cancelled():
            return False
        return answer.exception() is None and answer.result() is None


class Minds:
    """The bots of one deal think in another process, from what was decided."""

    def __init__(
        self,
        deal: Deal,
        seed: bytes,
        bots: Mapping[Seat, Bot],
        mind: Mind,
        tell: Callable[[bool], None],
    ) -> None:
        self.deal = deal
        self.seed = seed
        self.bots = dict(bots)
        self.mind = mind
        self.tell = tell  # a thought has come, or could not
        self.key = secrets.token_hex(8)
        self.told = -1  # decisions that the other process knows; it does not know the deal at first
        self.asked: list[tuple[int, Seat]] = []
        self.thoughts: dict[Seat, Thought] = {}

    def begin(self, seat: Seat) -> None:
        """The bot at this seat is asked, unless it has been."""
        thought = self.thoughts.get(seat)
        if thought is None or thought.at != len(self.deal.log):
            self.asked.append((len(self.deal.decisions), seat))
            self._ask(seat, len(self.asked) - 1)
        elif thought.is_vain:
            self.told = -1
            self._ask(seat, thought.number)

    def is_thinking(self, seat: Seat) -> bool:
        """Whether a thought is to come."""
        thought = self.thoughts.get(seat)
        return (
            thought is not None and thought.at == len(self.deal.log) and not thought.answer.done()
        )

    def thought(self, seat: Seat) -> Action | None:
        """What the bot that was asked has come to; whatever made it fail is raised."""
        return self.thoughts[seat].answer.result()

    def end(self) -> None:
        """The deal is over: nobody will be asked any more."""
        if self.told >= 0:
            self.mind(forget_deal, self.key)

    def _ask(self, seat: Seat, number: int) -> None:
        deal, first = self.deal, self.told
        answer: asyncio.Future[Action | None]
        if first < 0:
            answer = self.mind(ponder_anew, self.key, self._laid(number), self._since(0), seat)
        else:
            answer = self.mind(ponder, self.key, first, self._since(first), seat)
        self.told = len(deal.decisions)
        self.thoughts[seat] = thought = Thought(len(deal.log), number, answer)
        answer.add_done_callback(lambda _: self._tell(thought))

    def _tell(self, thought: Thought) -> None:
        if not thought.answer.cancelled():  # it is when the server stops: nobody waits any more
            self.tell(thought.is_vain)

    def _since(self, first: int) -> bytes:
        return write_decisions(self.deal.decisions[first:])

    def _laid(self, number: int) -> BegunDeal:
        deal = self.deal
        asked = tuple(self.asked[:number])
        return BegunDeal(deal.rules, self.seed, deal.table.round, deal.tiles, self.bots, asked)
