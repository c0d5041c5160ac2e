"""A deal as the table shows it: what has been shown so far, and who is asked.

The engine asks only those who can claim a tile, and goes on where nobody can. Others must not
see that, so after a discard the table holds still at the same place in any case. A strict table
asks everybody then; any other asks those who can claim, and nobody else.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from collections.abc import Collection, Sequence
from typing import NamedTuple

from sparrows.play.actions import PASS, WIN, Action
from sparrows.play.deal import Deal
from sparrows.play.events import (
    Discarded,
    Drew,
    Event,
    HandShown,
    KongAdded,
    KongConcealed,
    PlaceLaid,
)
from sparrows.play.notices import Notices
from sparrows.play.settlement import Seat
from sparrows.play.table import OPENING, OVER, TURN, Table

Offers = tuple[Action, ...]
ONLY_PASS: Offers = (PASS,)
GIVING = (Discarded, KongAdded, KongConcealed)


def hands_not_shown(deal: Deal) -> list[Event]:
    """The hands of a finished deal that the rules leave covered."""
    shown = {event.seat for event in deal.log if isinstance(event, HandShown)}
    return [
        HandShown(seat, tuple(place.standing), tuple(place.melds))
        for seat, place in deal.table.places.items()
        if seat not in shown
    ]


class DrawnDiscards:
    """Which discards, counted from 0, were the tile just drawn: at a table everybody sees that."""

    def __init__(self) -> None:
        self.followed = 0  # events of the log so far
        self.discards = 0
        self.last = (-1, -1)  # who drew last, and what
        self.found: list[tuple[int, int]] = []  # the numbers of the event and of the discard

    def follow(self, log: Sequence[Event], until: int) -> None:
        """Takes in what the log has before this event."""
        for at in range(self.followed, until):
            event = log[at]
            if isinstance(event, PlaceLaid):
                self.discards += len(event.pond)
            elif isinstance(event, Drew):
                self.last = event.seat, event.tile
            elif isinstance(event, Discarded):
                if self.last == (event.seat, event.tile):
                    self.found.append((at, self.discards))
                self.discards, self.last = self.discards + 1, (-1, -1)
        self.followed = until

    def since(self, event: int) -> tuple[int, ...]:
        """Those from one event of the log on."""
        first = bisect_left(self.found, (event, 0))
        return tuple([number for _, number in self.found[first:]])


class FreeDecision(NamedTuple):
    """A decision of a person who could have decided otherwise."""

    number: int
    closed: int | None  # after which event the last window was; nothing in a window


class Stop(NamedTuple):
    """A place where the table will hold still, on the way to what has been decided already."""

    shown: int  # events that viewers may know of there
    window: bool


class ShownDeal:
    """A deal between persons and bots; nothing here knows of time or storage."""

    def __init__(
        self,
        deal: Deal,
        persons: Collection[Seat],
        *,
        watched: bool,
        strict: bool = False,
        all_hands: bool = False,
        unwilling: Collection[Seat] = (),
    ) -> None:
        self.deal = deal
        self.all_hands = all_hands  # everybody sees them when the deal is over
        self.persons = frozenset(persons)
        self.unwilling = set(unwilling)  # the persons who claim nothing but a win
        # Whether anybody could learn from a pause.
        self.steady = watched or len(self.persons) > 1
        self.asks_all = self.steady and strict
        self.shown = len(deal.log)  # events that viewers may know of
        self.window = False  # the table holds still for claims
        self.stops: deque[Stop] = deque()  # what has been decided ahead is shown stop by stop
        self.open: dict[Seat, Offers] = {}  # the persons whose answer is awaited
        self.early: dict[Seat, Action] = {}  # answers that the engine has not come to yet
        self.asking = 0  # counts the times that questions were put
        self.choices: list[FreeDecision] = []
        self._drawn = DrawnDiscards()
        # What was made of the events shown so far, and of how many.
        self._views: dict[Seat, tuple[Table, int]] = {}
        self._noticed: dict[Seat, tuple[int, Offers, Notices]] = {}
        if deal.asked_at:
            self._open_window()
        else:
            self._ask()

    @property
    def over(self) -> bool:
        """The deal is settled, and everybody has seen it."""
        return self.deal.over and not self.window and not self.stops

    def events(self, seat: Seat, since: int = 0) -> list[Event]:
        """What a viewer may know by now, from one event of the log on."""
        deal = self.deal
        found: list[Event] = deal.parts.seen_by_now(deal.log[: self.shown], seat, since)
        if found and self.over and self.all_hands:
            found[-1:-1] = hands_not_shown(deal)  # before the deal is said to be over
        return found

    def drawn(self, since: int = 0) -> tuple[int, ...]:
        """Of the events shown from one on, the discards of a tile just drawn."""
        self._drawn.follow(self.deal.log, self.shown)
        return self._drawn.since(since)

    def view(self, seat: Seat) -> Table:
        """The table as this seat has been shown it, and remembers it."""
        table, folded = self._views.get(seat) or (self.deal.empty_table(), 0)
        for event in self.deal.log[folded : self.shown]:
            seen = event.seen_by(seat)
            if seen is not None:
                seen.fold(table)
        self._views[seat] = table, self.shown
        return table

    def notices(self, seat: Seat) -> Notices:
        """What the rules make of what this person sees and is offered now."""
        if self.over:
            return ()
        deal = self.deal
        offers = self.open.get(seat, ())
        shown, offered, found = self._noticed.get(seat, (-1, (), ()))
        if shown != self.shown or offered != offers:
            found = deal.parts.notices(deal.rules, self.view(seat), seat, offers)
            self._noticed[seat] = self.shown, offers, found
        return found

    def deciding(self) -> list[Seat]:
        """The seats whose decision the engine can take now."""
        if self.stops or (self.window and self.deal.table.phase in (TURN, OVER)):
            return []  # what follows belongs to the time after the window
        return self.deal.waiting_for()

    def is_asked(self, seat: Seat) -> bool:
        """Whether an answer of this seat is a decision of the engine's now."""
        return seat in self.deciding()

    @property
    def quiet(self) -> bool:
        """Nobody is awaited any more: the window may close."""
        return self.window and not (self.stops or self.open or self.deciding())

    def act(self, seat: Seat, action: Action) -> None:
        """Takes a decision of the engine's."""
        deal = self.deal
        before = deal.asked_at
        if seat in self.persons and self._chooses(seat, action):
            closed = None if self.window else before
            self.choices.append(FreeDecision(len(deal.decisions), closed))
        deal.act(seat, action)
        self.open.pop(seat, None)
        self.early.pop(seat, None)
        if deal.asked_at != before:
            self._open_window()
        elif not self.window and not deal.answers:
            self.shown = len(deal.log)
            self._ask()

    def act_ahead(self, seat: Seat, action: Action) -> None:
        """Takes a decision of a bot's that will be seen later, after as many stops as ever."""
        deal = self.deal
        before = deal.asked_at
        window = self.stops[-1].window if self.stops else self.window
        if window and deal.table.phase == TURN:
            self.stops.append(Stop(len(deal.log), window=False))
            window = False
        deal.act(seat, action)
        if deal.asked_at != before:
            self.stops.append(Stop(deal.asked_at, window=True))
        elif not window and not deal.answers:
            self.stops.append(Stop(len(deal.log), window=False))

    def go_on(self) -> None:
        """To the next stop; those who are asked after the last one are asked there."""
        self.shown, self.window = self.stops.popleft()
        if self.stops:
            self.asking += 1
        elif self.window:
            self._open_window()
        else:
            self._ask()

    def _chooses(self, seat: Seat, action: Action) -> bool:
        asked = seat in self.open or action != PASS
        return asked and len(self.deal.offers(seat)) > 1

    def pass_by(self, seat: Seat) -> None:
        """One who could not have claimed anything lets it go."""
        self.open.pop(seat, None)

    def answer_early(self, seat: Seat, action: Action) -> None:
        """An answer that waits until the engine comes to its seat."""
        self.open.pop(seat, None)
        self.early[seat] = action

    def close(self) -> None:
        """The window is over: all see what came of it."""
        self.window = False
        self.shown = len(self.deal.log)
        self.early.clear()
        self._ask()

    def replay(self, seat: Seat, action: Action) -> None:
        """A decision that was made before: windows closed of themselves."""
        if seat not in self.deciding():
            self.close()
        self.act(seat, action)

    def _ask(self) -> None:
        self.asking += 1
        deal = self.deal
        self.open = {
            seat: tuple(deal.offers(seat)) for seat in deal.waiting_for() if seat in self.persons
        }

    def _open_window(self) -> None:
        deal = self.deal
        self.asking += 1
        self.window = True
        self.shown = deal.asked_at
        able = self._able()
        self.open = {
            seat: able.get(seat, ONLY_PASS)
            for seat in self._others()
            if self.asks_all or self._decides(seat, able.get(seat, ()))
        }

    def _decides(self, seat: Seat, offers: Offers) -> bool:
        return WIN in offers if seat in self.unwilling else bool(offers)

    def _able(self) -> dict[Seat, Offers]:
        """Who may really claim, and whom the opening will come to, with their offers."""
        deal = self.deal
        if deal.table.phase in (TURN, OVER):
            return {}
        found = {seat: tuple(offers) for seat, offers in deal.asked.items()}
        if deal.table.phase == OPENING:
            ahead = deal.copy()
            while ahead.table.phase == OPENING:
                for seat in ahead.waiting_for():
                    found[seat] = tuple(ahead.offers(seat))
                    ahead.act(seat, PASS)
        return found

    def _others(self) -> list[Seat]:
        """The persons in the deal, except for whoever gave the tile; in the opening, the dealer."""
        deal = self.deal
        log = deal.log[: deal.asked_at]
        given = next((event for event in reversed(log) if isinstance(event, GIVING)), None)
        giver = deal.table.seats[0] if given is None else given.seat
        return [seat for seat in deal.table.order[giver] if seat in self.persons]
