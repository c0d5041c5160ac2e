"""Rooms without a network: time that a test moves, a store in memory, people with a script."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from copy import deepcopy
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import msgspec

from sparrows.play.actions import PASS
from sparrows.play.settlement import Seat
from sparrows.rulebooks import rulebook
from sparrows.web.clocks import AT_NO_TIME, USUAL_PAUSE, Alarm
from sparrows.web.protocol import (
    Act,
    Asked,
    DealOver,
    Happened,
    Heard,
    Question,
    ReadyForNext,
    Said,
    Welcome,
)
from sparrows.web.refusals import Refusal
from sparrows.web.room import Room
from sparrows.web.settings import Settings
from sparrows.web.store import Remembered, StoredDecision, StoredPlayer, StoredTable
from sparrows.web.thinkers import Mind

QUICK = Settings(pace=0.0)


def at_once(work: Callable[..., Any], *args: Any, **named: Any) -> asyncio.Future[Any]:
    """Thinks here and now, so that no test has to wait for another process."""
    answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    try:
        answer.set_result(work(*args, **named))
    except Exception as error:
        answer.set_exception(error)
    return answer


def in_threads(work: Callable[..., Any], *args: Any, **named: Any) -> asyncio.Future[Any]:
    """Thinks while the table goes on."""
    return asyncio.get_running_loop().run_in_executor(None, partial(work, *args, **named))


class FakeTime:
    """Time stands still until a test moves it."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.midnight = datetime(2026, 1, 1, tzinfo=UTC)  # what somebody set the clock to

    def now(self) -> float:
        return self.seconds

    def go_on(self, ran: float) -> None:
        self.seconds = max(self.seconds, ran)

    def date(self) -> datetime:
        return self.midnight + timedelta(seconds=self.seconds)

    async def wait(self, alarm: Alarm, until: float) -> None:
        raise AssertionError("these tests move the time themselves")


class MemoryStore:
    """A store that can be told to fail, or to take its time."""

    def __init__(self) -> None:
        self.tables: dict[str, StoredTable] = {}
        self.decisions: dict[tuple[str, int, int], StoredDecision] = {}
        self.fails = False
        self.fails_after = False  # it stores, and fails to say so
        self.held: asyncio.Event | None = None
        self.away = False

    async def _work(self) -> None:
        if self.held is not None:
            await self.held.wait()
        if self.fails:
            raise OSError("the disk is full")

    async def save_table(self, table: StoredTable) -> None:
        await self._work()
        self.tables[table.id] = deepcopy(table)

    async def append(
        self,
        table: str,
        decisions: list[StoredDecision],
        remembered: Remembered | None = None,
    ) -> None:
        await self._work()
        for decision in decisions:
            key = table, decision.deal, decision.number
            assert self.decisions.get(key, decision) == decision
            earlier = table, decision.deal, decision.number - 1
            assert not decision.number or earlier in self.decisions, "a decision is missing"
            self.decisions[key] = decision
        if remembered is not None:
            self.tables[table].remembered = remembered
        if self.fails_after:
            raise OSError("the connection was lost")

    async def cut(self, table: str, deal: int, number: int, remembered: Remembered) -> None:
        await self._work()
        for key in [key for key in self.decisions if key[:2] == (table, deal)]:
            if key[2] >= number:
                del self.decisions[key]
        self.tables[table].remembered = remembered

    async def load(self, table: str) -> tuple[StoredTable, list[StoredDecision]] | None:
        if self.fails:
            raise OSError("the disk is full")
        if table not in self.tables:
            return None
        kept = sorted(key for key in self.decisions if key[0] == table)
        return deepcopy(self.tables[table]), [self.decisions[key] for key in kept]


class Page:
    """A page of one viewer: everything it heard, and when."""

    def __init__(self, time: FakeTime) -> None:
        self.time = time
        self.heard: list[tuple[float, Heard]] = []
        self.closed = ""

    def send(self, message: Heard) -> None:
        self.heard.append((self.time.now(), message))

    def close(self, code: str) -> None:
        self.closed = code

    def all(self, kind: type) -> list[Any]:
        return [message for _, message in self.heard if isinstance(message, kind)]

    @property
    def question(self) -> Question | None:
        """The question that was asked last, in whatever message."""
        for _, message in reversed(self.heard):
            if isinstance(message, Asked | Welcome):
                return message.question
        return None

    def events(self) -> list[Any]:
        """The events of the deal, put together as a page does it."""
        found: list[Any] = []
        for _, message in self.heard:
            if isinstance(message, Welcome):
                found = list(message.events)
            elif isinstance(message, Happened):
                if message.first == 0:
                    found = []
                assert message.first == len(found)
                found += message.events
        return found


class Desk:
    """A room with its store and its time, and a page for every person."""

    def __init__(
        self,
        rules: str,
        players: str = "person person person person",
        *,
        clock: str = "none",
        seed: int = 1,
        settings: Settings = QUICK,
        public: bool = False,
        all_hands: bool = False,
        aids: bool = False,
        strict: bool = True,
        pause: float = USUAL_PAUSE,
        free_text: bool = False,
        mind: Mind = at_once,
        **options: Any,
    ) -> None:
        self.time = FakeTime()
        self.store = MemoryStore()
        self.settings = settings
        self.mind = mind
        built = rulebook(rules, **options)
        table = StoredTable(
            id="table",
            rules=rules,
            preset=None,
            options=msgspec.to_builtins(built.options),
            clock=clock,
            aids=aids,
            public=public,
            all_hands=all_hands,
            strict=strict,
            pause=pause,
            free_text=free_text,
            state="waiting",
            players=[
                StoredPlayer("person", f"P{at}", token=f"token {at}")
                if word == "person"
                else StoredPlayer("bot", bot=word)
                for at, word in enumerate(players.split())
            ],
            host=0,
            seed=seed.to_bytes(32, "big"),
            salt=bytes(32),
            created="2026-01-01T00:00:00Z",
        )
        self.store.tables[table.id] = deepcopy(table)
        self.room = self._room(table)
        self.pages: dict[int | None, Page] = {}

    def _room(self, table: StoredTable) -> Room:
        store: Any = self.store
        return Room(table, store, self.settings, self.time, "boot", self.mind)

    async def begin(self, *, absent: tuple[int, ...] = ()) -> None:
        """All but those who are absent come to the table, and the match begins."""
        for player in self.room.company.persons():
            if player not in absent:
                self.come(player)
        await self.room.start("token 0")
        await self.settle()

    def come(self, viewer: int | None) -> Page:
        self.pages[viewer] = page = Page(self.time)
        self.room.connect(page, viewer)
        return page

    def go(self, player: int) -> None:
        self.room.disconnect(self.pages.pop(player), player)

    async def restart(self) -> None:
        """Another process reads what was stored; all have to come again."""
        found = await self.store.load("table")
        assert found is not None
        self.pages = {}
        self.room = self._room(found[0])
        self.room.restore(found[1])

    async def settle(self) -> None:
        """Everything that is due now."""
        while await self.room.step() <= self.time.now() and self.room.state == "playing":
            pass

    async def after(self, seconds: float) -> None:
        """Time passes; whatever is due in it happens at its moment."""
        end = self.time.seconds + seconds
        while True:
            await self.settle()
            due = await self.room.step()
            if due > end:
                break
            self.time.seconds = max(due, self.time.seconds)
        self.time.seconds = end

    async def say(self, player: int | None, said: Said) -> str:
        """What a page says; the code of the refusal, if there is one."""
        try:
            await self.room.hear(player, said, self.pages[player])
        except Refusal as refusal:
            return refusal.code
        await self.settle()
        return ""

    async def answer(self, player: int, offer: int | None = None) -> str:
        question = self.pages[player].question
        assert question is not None
        chosen = question.default if offer is None else offer
        return await self.say(player, Act(question.at, chosen))

    def asked(self) -> list[int]:
        """The persons with an open question that is not answered."""
        game = self.room.game
        assert game is not None
        return [player for player, asking in game.questions.items() if not asking.answered]

    def seat(self, player: int) -> Seat:
        assert self.room.game is not None
        return self.room.game.seat_of(player)

    def turn_player(self) -> int:
        """Whose turn it is; a person's."""
        (player,) = self.asked()
        return player

    async def pass_windows(self) -> None:
        """Everybody passes until somebody has a turn, or the deal is over."""
        game = self.room.game
        assert game is not None
        while game.shown_deal.window and not game.settled:
            for player in self.asked():
                question = self.pages[player].question
                assert question is not None
                await self.answer(player, question.offers.index(PASS))
            await self.settle()

    async def play_deal(self, choose: Callable[[Question], int] = lambda q: q.default) -> None:
        """Everybody present answers everything at once until the deal is over."""
        game = self.room.game
        assert game is not None
        number = game.dealt.number
        while not (game.settled and game.dealt.number == number):
            asked = [player for player in self.asked() if player in self.pages]
            if not asked:
                due = await self.room.step()
                if not self.asked():
                    assert due < AT_NO_TIME, "nobody is asked, and nothing is due"
                    self.time.seconds = max(self.time.seconds, due)
            for player in asked:
                question = self.pages[player].question
                assert question is not None
                await self.answer(player, choose(question))

    async def next_deal(self) -> None:
        game = self.room.game
        assert game is not None
        for player in self.room.company.persons():
            assert not await self.say(player, ReadyForNext(game.dealt.number))
        await self.settle()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


__all__ = ["QUICK", "DealOver", "Desk", "FakeTime", "MemoryStore", "Page", "run"]
