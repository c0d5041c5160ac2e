"""The match of a table: decisions are stored first, then they happen, then all are told."""

from __future__ import annotations

import logging
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from random import uniform
from typing import Any

import msgspec

from sparrows.bots import bot, plays_as
from sparrows.bots.playing import own_seed
from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.default import default_of
from sparrows.play.match import Match
from sparrows.play.notices import Notices
from sparrows.play.progress import Player
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.shuffle import deal_seed
from sparrows.play.table import OPENING, SPECTATOR
from sparrows.web.clocks import CLOCKS, Time, Timer
from sparrows.web.measures import DECISIONS_STORED
from sparrows.web.minds import Minds
from sparrows.web.progress import dealing, length
from sparrows.web.protocol import Asked, Closed, DealBegan, DealInfo, DealOver, Happened, Noticed
from sparrows.web.questions import Asking
from sparrows.web.refusals import Refusal
from sparrows.web.seats import Company, Holder
from sparrows.web.settings import Settings
from sparrows.web.shown_deal import Offers, ShownDeal
from sparrows.web.store import Remembered, Shelf, StoredDecision, StoredTable, log_failure
from sparrows.web.thinkers import Mind

# In which part of a pause bots think and what they decide happens, unseen: always at another
# moment, so that nobody who asks the server something then can tell whether they had to.
UNSEEN_PART = (0.1, 0.6)

log = logging.getLogger("sparrows.web")


class Game:
    """A match between the players of a table; `shown_deal` is the deal that all see."""

    shown_deal: ShownDeal
    dealt: DealInfo
    minds: Minds
    bots: list[Seat]  # the seats that no person holds
    foresees: bool  # those decide ahead, and the table shows it at its pace

    def __init__(
        self,
        table: StoredTable,
        rules: Rulebook,
        company: Company,
        store: Shelf,
        settings: Settings,
        time: Time,
        tell_changed: Callable[[], None],
        mind: Mind,
        tell_thought: Callable[[], None],
    ) -> None:
        self.table = table
        self.rules = rules
        self.company = company
        self.store = store
        self.settings = settings
        self.time = time
        self.tell_changed = tell_changed  # tells all that somebody came, went or is away
        self.mind = mind  # where bots think
        self.tell_thought = tell_thought  # one of them has
        self.clock = CLOCKS[table.clock]
        self.match = Match(rules, table.seed, table.salt, table.shares)
        self._players: dict[Seat, Player] = {}  # who sits where in the deal that is shown
        self._seats: dict[Player, Seat] = {}
        self.questions: dict[Player, Asking] = {}
        # Numbers go on with the time, so that none is used twice after a restart.
        self.number = int(time.now() * 1000)
        self.asking = 0  # how many of the deal's questions were put
        self.first_put_at = 0.0  # when that was,
        self.put_at = 0.0  # and when in this process
        self.told = 0  # events of the log that all were told
        self.sent: dict[Player | None, int] = {}  # those of them that each viewer got
        self.noticed: dict[Player, Notices] = {}  # what each person was told last
        self.ready: set[Player] = set()
        self.settled = False  # the deal is over, and its points are booked
        self.settled_at = 0.0
        self.stored = 0  # decisions of the deal that are stored
        self.beat = 0.0  # nothing is done by itself before this moment
        self.thinks_at = 0.0  # nor does any bot think before this one
        self.holds: dict[Player, float] = {}  # until when each person holds the window open
        self.held: Counter[Player] = Counter()  # how often each did so in this deal
        self.doubtful = False  # the store may know of decisions that we do not

    # Seats and what their viewers see

    @property
    def deal(self) -> Deal:
        return self.shown_deal.deal

    def seat_of(self, viewer: Player | None) -> Seat:
        """Where a viewer sits in the deal that is shown."""
        return SPECTATOR if viewer is None else self._seats[viewer]

    def player_at(self, seat: Seat) -> Player:
        return self._players[seat]

    def holder_at(self, seat: Seat) -> Holder:
        return self.company.holders[self._players[seat]]

    # The beginning and the end of a deal

    async def begin_deal(self) -> None:
        """The next deal, or the first one."""
        for holder in self.company.holders:
            holder.reserve = self.full_reserve
        number, before = self.match.played, self.table.players
        players = [holder.following(number) for holder in self.company.holders]
        remembered = self._timed(Remembered(deal=number), self.time.now())
        await self.save(remembered=remembered, players=players)
        self.company.move_up(players)
        self._lay(self.match.next_deal())
        self.company.tell_all(DealBegan(self.dealt))
        if players != before:
            self.tell_changed()
        self.publish()

    def _lay(self, deal: Deal) -> None:
        match, rules = self.match, self.rules
        order = match.order_from(match.dealer)
        throws = () if match.played else tuple(match.throws)
        self.dealt = DealInfo(
            match.played, match.round, order, rules.seats, throws, dealing(match), length(match)
        )
        self._players = dict(zip(rules.seats, order, strict=True))
        self._seats = {player: seat for seat, player in self._players.items()}
        persons = [self.seat_of(player) for player in self.company.persons()]
        table = self.table
        self.shown_deal = ShownDeal(
            deal,
            persons,
            watched=table.public,
            strict=table.strict,
            all_hands=table.all_hands,
            unwilling=[seat for seat in persons if self.holder_at(seat).claims_nothing],
        )
        seed = deal_seed(match.seed, match.played)
        names = {seat: self.holder_at(seat).bot or self.settings.substitute for seat in rules.seats}
        bots = {
            seat: bot(plays_as(name, rules), own_seed(seed, seat)) for seat, name in names.items()
        }
        self.minds = Minds(deal, seed, bots, self.mind, self._tell_thought)
        self.bots = [seat for seat in rules.seats if seat not in persons]
        # Where a person plays alone nobody else's answer can come between, and no pause tells one
        # person anything of another; with a clock the time of each question would be stored.
        self.foresees = (
            self.clock is None and not self.shown_deal.steady and self.minds.are_quick(self.bots)
        )
        self.stored = 0
        for holder in self.company.holders:
            holder.reserve = self.full_reserve
        self.questions = {}
        self.asking = self.told = 0
        self.sent = dict.fromkeys(self.company.viewers(), 0)
        self.noticed = {}
        self.held = Counter()
        self.ready = set()
        self.settled = False

    def _tell_thought(self, vain: bool) -> None:
        # What is thought before the pace lets it happen is found when it does.
        unseen = self.shown_deal.window and not self.sees_ahead
        if vain or unseen or self.time.now() >= self.beat:
            self.tell_thought()

    def _settle(self) -> None:
        self._close_questions()
        self.minds.end()
        self.match.finish()
        self.settled, self.settled_at = True, self.time.now()

    def _tell_settled(self) -> None:
        points = tuple(self.match.points)
        self.company.tell_all(DealOver(self.dealt.number, points, self.match.over))

    # Decisions

    @property
    def sees_ahead(self) -> bool:
        """Whether bots may decide ahead now."""
        deal = self.deal
        return self.foresees and not self.shown_deal.open and deal.table.phase != OPENING

    @property
    def all_stored(self) -> bool:
        """Whether the store knows everything that has been decided."""
        return self.stored >= len(self.deal.decisions)

    async def go_on(self) -> None:
        """What bots have decided ahead is stored, and all see it as far as the next stop."""
        if not self.all_stored:
            await self._append((), None)
        self.shown_deal.go_on()
        self.publish()

    async def decide(self, decisions: Sequence[tuple[Seat, Action]]) -> None:
        """Decisions of the engine's: they are stored, they happen, and all see what follows.

        What is decided in a window by itself is seen by nobody before it closes; it is stored then.
        """
        unseen, shown = self.shown_deal.window, self.shown_deal.shown
        if not unseen:
            await self.keep(decisions)
        for seat, action in decisions:
            self.shown_deal.act(seat, action)
        if unseen and self.shown_deal.shown != shown:
            await self.keep(())  # the next window follows at once
        self.publish()

    async def keep(self, decisions: Sequence[tuple[Seat, Action]]) -> None:
        """Stores decisions that are about to happen, after those that have happened unseen."""
        timed = self._timed(self.table.remembered, self._next_put_at(decisions))
        await self._append(decisions, None if self.clock is None else timed)

    async def _append(
        self, decisions: Sequence[tuple[Seat, Action]], remembered: Remembered | None
    ) -> None:
        deal, first = self.deal, self.stored
        for seat, action in decisions:
            assert action in deal.offers(seat), f"{self.table.id}: seat {seat} may not {action}"
        kept = [
            StoredDecision(deal=self.dealt.number, number=number, seat=seat, action=action)
            for number, (seat, action) in enumerate((*deal.decisions[first:], *decisions), first)
        ]
        try:
            await self.store.append(self.table.id, kept, remembered)
        except Exception:
            self.doubtful = True
            log_failure(log, "table %s: a decision could not be stored", self.table.id)
            raise Refusal("not-stored") from None
        DECISIONS_STORED.add(len(kept))
        self.stored += len(kept)
        if remembered is not None:
            self.table.remembered = remembered

    async def close_window(self) -> None:
        """All see what came of a window, which is stored in any case, at once and as one change.

        Nobody must be able to tell from how long that takes, nor after a restart from a window that
        is open again, or is not, who might have claimed.
        """
        if self.stores_closing:
            closed = Remembered(deal=self.dealt.number, closed=self.deal.asked_at)
            await self._append((), self._timed(closed, self.time.now()))
        elif not self.all_stored:
            await self._append((), None)
        self.shown_deal.close()
        self.publish()

    @property
    def stores_closing(self) -> bool:
        """Whether it is written down that a window has closed.

        Where bots decide ahead it would tell nothing: what they do in windows is stored with what
        came before, and a window that waits for nobody closes again.
        """
        return not self.foresees or bool(self.table.remembered.early)

    def remembered_for_newcomers(self) -> Remembered:
        """What is stored when somebody joins the deal: a window that has closed stays closed."""
        remembered = self.table.remembered
        if self.shown_deal.window:
            return remembered
        return msgspec.structs.replace(remembered, closed=self.deal.asked_at)

    async def save(self, **changes: Any) -> None:
        """Stores the table with these changes; nothing changes where it cannot be stored."""
        table = msgspec.structs.replace(self.table, **changes)
        try:
            await self.store.save_table(table)
        except Exception:
            log_failure(log, "table %s could not be stored", table.id)
            raise Refusal("not-stored") from None
        for field in changes:
            setattr(self.table, field, getattr(table, field))

    async def set_left(self, player: Player, *, left: bool) -> None:
        """Stores whether this person said that a bot is to play."""
        if self.company.holders[player].left != left:
            players = [holder.stored() for holder in self.company.holders]
            players[player].left = left
            await self.save(players=players)

    async def undo(self) -> None:
        """Back to before the last choice of a person in this deal."""
        shown_deal = self.shown_deal
        if self.settled or not shown_deal.choices:
            raise Refusal("no-undo")
        number, closed = shown_deal.choices[-1]
        kept = shown_deal.deal.decisions[:number]
        remembered = Remembered(deal=self.dealt.number, closed=closed)
        try:
            await self.store.cut(self.table.id, self.dealt.number, number, remembered)
        except Exception:
            self.doubtful = True
            raise Refusal("not-stored") from None
        self.table.remembered = remembered
        self._relay(kept)
        if self.shown_deal.window and closed is not None:
            self.shown_deal.close()
        self.told = self.shown_deal.shown
        self._put_questions()

    def _relay(self, decisions: Sequence[tuple[Seat, Action]]) -> None:
        self.match.deal = None
        self.minds.end()
        self._lay(self.match.next_deal())
        for seat, action in decisions:
            self.shown_deal.replay(seat, action)
        self.stored = len(decisions)

    # What all are told

    def publish(self) -> None:
        """Tells everybody what has happened, and asks those who are to decide."""
        shown_deal = self.shown_deal
        for viewer in self.company.watching():
            self._tell_viewer(viewer)
        self.told = shown_deal.shown
        if shown_deal.over:
            if not self.settled:
                self._settle()
                self._tell_settled()
        elif shown_deal.asking != self.asking:
            self._close_questions()
            self._put_questions()
            self._tell_questions()

    def _tell_viewer(self, viewer: Player | None) -> None:
        shown_deal, company = self.shown_deal, self.company
        events = tuple(shown_deal.events(self.seat_of(viewer), self.told))
        if events:
            drawn = shown_deal.drawn(self.told)
            company.tell(viewer, Happened(self.sent[viewer], events, drawn))
            self.sent[viewer] += len(events)
        if viewer is not None:
            before = self.noticed.get(viewer, ())
            notices = self.notices(viewer)
            if notices != before:
                company.tell(viewer, Noticed(notices))

    def notices(self, viewer: Player | None) -> Notices:
        """What the rules make of what a viewer sees, to be told now; nothing for a spectator."""
        if viewer is None:
            return ()
        notices = self.noticed[viewer] = self.shown_deal.notices(self._seats[viewer])
        return notices

    def _close_questions(self) -> None:
        for player, asking in self.questions.items():
            if not asking.answered:
                self.company.tell(player, Closed(asking.at))
        self.questions = {}

    def _put_questions(self) -> None:
        """Asks those who are to decide; what is done by itself is done later from now on."""
        shown_deal, now = self.shown_deal, self.time.now()
        pause = self._pause()
        self.asking, self.first_put_at, self.put_at = shown_deal.asking, now, now
        self.beat = self.thinks_at = now + pause
        if not shown_deal.window:
            self.thinks_at = now
        elif not shown_deal.stops:
            self.thinks_at = now + uniform(*UNSEEN_PART) * pause
        self.holds, self.questions = {}, {}
        # One number for all that are put at once: nobody can count how many others were asked.
        self.number += 1
        for seat, offers in shown_deal.open.items():
            self.questions[self.player_at(seat)] = self._asking(seat, offers, now)

    def _asking(self, seat: Seat, offers: Offers, now: float) -> Asking:
        claim, reserve = self.shown_deal.window, self.holder_at(seat).reserve
        timer = Timer(self.clock, claim=claim, since=now, reserve=reserve)
        unsure, default = self.deal.parts.lets_call_falsely, self._default(seat, offers)
        return Asking(
            self.number,
            seat,
            offers,
            default,
            timer,
            claim=claim,
            unsure=unsure,
            chosen_by=self.deal.parts.chosen_by,
        )

    def _tell_questions(self) -> None:
        for player, asking in self.questions.items():
            self.company.tell(player, Asked(asking.question(self.put_at)))

    def _pause(self) -> float:
        """How long nothing is done by itself."""
        if not self.shown_deal.window:
            return self.settings.pace
        return self.table.pause if self.may_hold else self.settings.pace / 2

    @property
    def may_hold(self) -> bool:
        """Whether the pauses of this table are of even length, and its people may hold them."""
        return self.shown_deal.steady and not self.shown_deal.asks_all

    @property
    def closes_at(self) -> float:
        """When a window closes that waits for nobody's answer."""
        return max([self.beat, *self.holds.values()])

    def disregard(self, seconds: float) -> None:
        """Time passed in which nothing could be stored: it is nobody's."""
        self.first_put_at += seconds
        self.put_at += seconds
        self.beat += seconds
        self.settled_at += seconds
        self.holds = {player: until + seconds for player, until in self.holds.items()}
        for asking in self.questions.values():
            asking.timer.since += seconds

    def _default(self, seat: Seat, offers: Offers) -> int:
        if len(offers) == 1:
            return 0
        return offers.index(default_of(self.rules, self.shown_deal.view(seat), seat, offers))

    # What outlives a restart

    @property
    def full_reserve(self) -> float:
        return 0.0 if self.clock is None else self.clock.reserve

    def _timed(self, remembered: Remembered, put_at: float) -> Remembered:
        """With what is stored where there is a clock."""
        if self.clock is None:
            return remembered
        reserves = tuple(holder.reserve for holder in self.company.holders)
        return msgspec.structs.replace(remembered, since=put_at, reserves=reserves)

    def _next_put_at(self, decisions: Sequence[tuple[Seat, Action]]) -> float:
        """When the questions were put that are open after these decisions.

        In a window it must not show who had something to decide.
        """
        others = set(self.shown_deal.deciding()) - {seat for seat, _ in decisions}
        return self.first_put_at if self.shown_deal.window or others else self.time.now()

    def restore(self, decisions: Sequence[StoredDecision]) -> None:
        """Everything as it was: the seed and the decisions say it all."""
        by_deal = defaultdict(list)
        for decision in sorted(decisions, key=lambda each: (each.deal, each.number)):
            by_deal[decision.deal].append(decision)
        last = max([self.table.remembered.deal, *by_deal])
        for number in range(last + 1):
            self._lay(self.match.next_deal())
            for decision in by_deal[number]:
                self.shown_deal.replay(decision.seat, decision.action)
            self.stored = len(by_deal[number])
            if number == last:
                self._restore_early()
            if self.shown_deal.window and (number < last or self._had_closed()):
                self.shown_deal.close()
            if self.shown_deal.over:
                self._settle()
        self.told = self.shown_deal.shown
        if not self.settled:
            self._resume()

    def _resume(self) -> None:
        """Asks again; time that passed is not given back, except while no server ran."""
        remembered, now = self.table.remembered, self.time.now()
        for holder, left in zip(self.company.holders, remembered.reserves, strict=False):
            holder.reserve = left
        self._put_questions()
        if self.clock is not None:
            self.first_put_at = now if remembered.since is None else min(remembered.since, now)
            for asking in self.questions.values():
                elapsed = now - self.first_put_at
                asking.timer.resume(elapsed, now, self.settings.returning)

    def _had_closed(self) -> bool:
        if self.table.remembered.closed == self.deal.asked_at:
            return True
        # Alone against bots it was not always stored.
        return not self.shown_deal.steady and self.shown_deal.quiet

    def _restore_early(self) -> None:
        for seat, offer in self.table.remembered.early.items():
            offers = self.shown_deal.open.get(seat, ())
            if offer < len(offers) and not self.shown_deal.is_asked(seat):
                self.shown_deal.answer_early(seat, offers[offer])
