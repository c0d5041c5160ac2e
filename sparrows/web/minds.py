"""The bots of a deal as the table knows them: asked for thoughts, which come when they come."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence

from sparrows.bots import Bot, GreedyBot, RandomBot
from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.settlement import Seat
from sparrows.web.pondering import (
    BegunDeal,
    Decisions,
    Thoughts,
    forget_deal,
    ponder,
    ponder_anew,
    read_decisions,
    write_decisions,
)
from sparrows.web.thinkers import Mind

QUICK = (GreedyBot, RandomBot)  # however much they decide at once, nobody has to wait for it
NOBODY: Seat = -1


class Thought:
    """What bots were asked together, and what they say."""

    def __init__(
        self,
        at: int,
        first: int,
        seats: Sequence[Seat],
        ahead: Collection[Seat],
        answer: asyncio.Future[Thoughts | None],
    ) -> None:
        self.at = at  # events of the log before it
        self.first = first  # decisions before it
        self.seats = seats
        self.ahead = ahead  # the seats that may decide more
        self.answer = answer
        self._read: Decisions | None = None

    @property
    def is_known(self) -> bool:
        """Whether something came of it."""
        answer = self.answer
        return answer.done() and not answer.cancelled() and answer.exception() is None

    @property
    def is_vain(self) -> bool:
        """Whether the deal was not known where it was asked, or not any more."""
        return self.is_known and self.answer.result() is None

    @property
    def decisions(self) -> Decisions:
        """All that came of it, in order."""
        if self._read is None:
            thoughts = self.answer.result()
            self._read = () if thoughts is None else read_decisions(thoughts.decisions)
        return self._read

    def of(self, seat: Seat) -> Action | None:
        """What one of those that were asked does; whatever made it fail is raised."""
        thoughts = self.answer.result()
        if thoughts is not None and seat in thoughts.failures:
            raise thoughts.failures[seat]
        return next((action for each, action in self.decisions if each == seat), None)


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
        self.tell = tell  # thoughts have come, or in vain
        self.key = secrets.token_hex(8)
        self.told = -1  # decisions that the other process knows; it does not know the deal at first
        self.asked: list[tuple[int, Seat]] = []
        self.thoughts: dict[Seat, Thought] = {}

    def are_quick(self, seats: Collection[Seat]) -> bool:
        """Whether these bots may decide ahead without keeping others waiting."""
        return all(isinstance(self.bots[seat], QUICK) for seat in seats)

    def begin(self, seats: Collection[Seat], ahead: Collection[Seat] = ()) -> None:
        """The bots at these seats are asked, unless they have been.

        Those of `ahead` also decide what follows, for as long as only they are asked.
        """
        new = [seat for seat in seats if self._thought(seat) is None]
        if new:
            number = len(self.asked)
            self.asked += [(len(self.deal.decisions), seat) for seat in new]
            self._ask(new, ahead, number)
        for seat in seats:
            thought = self.thoughts[seat]
            if thought.is_vain:
                self.told = -1
                number = self.asked.index((thought.first, thought.seats[0]))
                self._ask(thought.seats, thought.ahead, number)

    def _thought(self, seat: Seat) -> Thought | None:
        """What the bot at this seat was asked here."""
        thought = self.thoughts.get(seat)
        return None if thought is None or thought.at != len(self.deal.log) else thought

    def has_begun(self, seat: Seat) -> bool:
        """Whether this bot has been asked here, and not in vain."""
        thought = self._thought(seat)
        return thought is not None and not thought.is_vain

    def is_thinking(self, seat: Seat) -> bool:
        """Whether a thought is to come."""
        thought = self._thought(seat)
        return thought is not None and not thought.answer.done()

    def thought(self, seat: Seat) -> Action | None:
        """What the bot that was asked has come to; whatever made it fail is raised."""
        return self.thoughts[seat].of(seat)

    def take_ahead(self) -> Decisions:
        """What bots have decided from here on, if they have.

        It must happen now: the process that thinks goes on from there.
        """
        thought = self._thought(next(iter(self.deal.asked), NOBODY))
        if thought is None or not thought.is_known:
            return ()
        thoughts = thought.answer.result()
        if thoughts is None or not thoughts.ahead:
            return ()
        self.told = thought.first + thoughts.ahead
        # Those that were asked first are known to have been.
        asked = len(thought.seats)
        following = enumerate(thought.decisions[asked:], thought.first + asked)
        self.asked += [(number, seat) for number, (seat, _) in following]
        return thought.decisions

    def end(self) -> None:
        """The deal is over: nobody will be asked any more."""
        if self.told >= 0:
            self.mind(forget_deal, self.key)

    def _ask(self, seats: Sequence[Seat], ahead: Collection[Seat], number: int) -> None:
        deal, first = self.deal, self.told
        answer: asyncio.Future[Thoughts | None]
        named = tuple(seats), tuple(ahead)
        if not 0 <= first <= len(deal.decisions):
            answer = self.mind(ponder_anew, self.key, self._laid(number), self._since(0), *named)
        else:
            answer = self.mind(ponder, self.key, first, self._since(first), *named)
        self.told = len(deal.decisions)
        thought = Thought(len(deal.log), self.told, *named, answer)
        self.thoughts.update(dict.fromkeys(seats, thought))
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
