"""A table's clocks: whose time is out, who drops and returns, and how long the next deal waits."""

from __future__ import annotations

import asyncio
import itertools
from math import ceil

import pytest

from sparrows.play.actions import WIN, Action
from sparrows.web.clocks import TICK, Alarm, RealTime
from sparrows.web.protocol import (
    Closed,
    DealBegan,
    LetBotPlay,
    ReadyForNext,
    TableChanged,
)
from tests.web.rooms import Desk, run
from tests.web.walls import lay


def test_when_time_is_out_a_bot_plays_on() -> None:
    async def work() -> None:
        desk = Desk("red", clock="fast")
        await desk.begin()
        player = desk.turn_player()
        await desk.after(13.9)
        assert desk.asked() == [player]
        await desk.after(0.2)
        assert desk.room.info().players[player].played_by_bot
        assert desk.pages[player].all(Closed)
        assert desk.pages[player].all(TableChanged)[-1].table.players[player].played_by_bot
        assert len(desk.store.decisions) == 1
        assert not await desk.say(player, LetBotPlay(False))
        assert not desk.room.info().players[player].played_by_bot

    run(work())


def test_when_time_is_out_a_flower_is_replaced() -> None:
    async def work() -> None:
        desk = Desk("popular", clock="fast")
        await desk.begin()
        while not (flower := flower_drawn(desk)):
            for player in desk.asked():
                assert not await desk.answer(player)
            await desk.after(0.2)
        await desk.after(14.1)
        decided = [decision.action for decision in desk.store.decisions.values()]
        assert flower in decided
        assert Action("discard", flower.tile) not in decided

    run(work())


def flower_drawn(desk: Desk) -> Action | None:
    """The offer to replace a flower, if somebody has it."""
    for player in desk.asked():
        question = desk.pages[player].question
        assert question is not None
        for action in question.offers:
            if action.name == "replace-flower":
                assert question.offers[question.default] == action
                return action
    return None


def test_when_time_is_out_a_win_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, "red", ["4p", "123456789m 1123p", "", ""])

    async def work() -> None:
        desk = Desk("red", clock="fast")
        await desk.begin()
        question = desk.pages[desk.turn_player()].question
        assert question is not None
        await desk.answer(desk.turn_player(), question.offers.index(Action("discard", 12)))
        await desk.after(3.2)
        assert desk.store.decisions[max(desk.store.decisions)].action == WIN
        assert not any(player.played_by_bot for player in desk.room.info().players)

    run(work())


def test_the_reserve_is_used_up_and_is_there_again_in_the_next_deal() -> None:
    async def work() -> None:
        desk = Desk("red", "person greedy greedy greedy", clock="normal", seed=3)
        await desk.begin()
        for used in (4.0, 6.0):
            while not (question := desk.pages[0].question) or question.claim:
                await desk.answer(0)
            left = question.reserve
            await desk.after(8 + used)
            await desk.answer(0)
            game = desk.room.game
            assert game is not None and left is not None
            assert game.company.holders[0].reserve == pytest.approx(left - used)
        await desk.play_deal()
        await desk.next_deal()
        assert game.company.holders[0].reserve == 20.0

    run(work())


def test_returning_does_not_turn_the_clock_back() -> None:
    async def work() -> None:
        desk = Desk("red", clock="normal")
        await desk.begin()
        player = desk.turn_player()
        await desk.after(3)
        desk.go(player)
        await desk.after(7)
        page = desk.come(player)
        question = page.question
        assert question is not None
        assert (question.seconds, question.reserve) == (0.0, 18.0)

    run(work())


def test_without_a_clock_one_who_drops_is_played_by_a_bot_until_he_returns() -> None:
    async def work() -> None:
        desk = Desk("red")
        await desk.begin()
        player = desk.turn_player()
        await desk.after(1000)
        assert desk.asked() == [player], "there is no clock"
        desk.go(player)
        await desk.after(59)
        assert desk.asked() == [player]
        await desk.after(2)
        assert desk.room.info().players[player].played_by_bot
        assert player not in desk.asked()
        desk.come(player)
        assert not desk.room.info().players[player].played_by_bot

    run(work())


def test_without_a_clock_a_table_waits_while_nobody_is_there() -> None:
    async def work() -> None:
        desk = Desk("red", "person greedy greedy greedy")
        await desk.begin()
        await desk.answer(0)
        desk.go(0)
        decided = len(desk.store.decisions)
        await desk.after(100_000)
        assert len(desk.store.decisions) == decided
        assert not desk.room.info().players[0].played_by_bot

    run(work())


def test_one_who_let_a_bot_play_takes_over_by_acting() -> None:
    async def work() -> None:
        desk = Desk("red", "person greedy greedy greedy")
        await desk.begin()
        assert not await desk.say(0, LetBotPlay(True))
        await desk.settle()
        game = desk.room.game
        assert game is not None and game.settled, "the bot played on to the end of the deal"
        assert not await desk.say(0, ReadyForNext(0))
        await desk.settle()
        assert not desk.room.info().players[0].played_by_bot
        assert desk.asked() == [0]

    run(work())


def test_the_next_deal_waits_for_those_who_are_there() -> None:
    async def work() -> None:
        desk = Desk("red", "person person greedy greedy")
        await desk.begin()
        await desk.play_deal()
        assert await desk.say(0, ReadyForNext(7)) == "not-now"
        assert not await desk.say(0, ReadyForNext(0))
        assert desk.pages[1].all(TableChanged)[-1].ready == (0,)
        await desk.after(500)
        assert len(desk.pages[0].all(DealBegan)) == 0
        desk.go(1)
        await desk.after(59)
        assert len(desk.pages[0].all(DealBegan)) == 0
        await desk.after(2)
        assert len(desk.pages[0].all(DealBegan)) == 1

    run(work())


def test_with_a_clock_nobody_reads_on_for_ever() -> None:
    async def work() -> None:
        desk = Desk("red", "person person greedy greedy", clock="relaxed")
        await desk.begin()
        await desk.play_deal()
        assert not await desk.say(0, ReadyForNext(0))
        await desk.after(89)
        assert len(desk.pages[0].all(DealBegan)) == 0
        await desk.after(2)
        assert len(desk.pages[0].all(DealBegan)) == 1

    run(work())


def test_while_the_database_is_away_nobodys_time_passes() -> None:
    async def work() -> None:
        desk = Desk("red", clock="fast")
        await desk.begin()
        player = desk.turn_player()
        await desk.after(1)
        desk.store.away = True
        desk.room.hold_still(0.0)
        assert desk.pages[player].all(TableChanged)[-1].table.stalled
        await desk.after(100)
        assert desk.asked() == [player] and not desk.store.decisions
        desk.store.away = False
        desk.room.hold_still(100)
        question = desk.pages[player].question
        assert question is not None
        assert (question.seconds, question.reserve) == (pytest.approx(3), 10)
        await desk.after(12.9)
        assert desk.asked() == [player]
        await desk.after(0.2)
        assert desk.store.decisions

    run(work())


def test_what_is_due_at_nearly_the_same_time_is_woken_together() -> None:
    async def work() -> None:
        time, alarms = RealTime(), [Alarm(lambda: None) for _ in range(3)]
        # At the middle of a tick, so that no two of them part.
        due = time.now() + (ceil(loop_time() / TICK) + 4.5) * TICK - loop_time()

        async def wait(alarm: Alarm, until: float) -> None:
            await time.wait(alarm, until)
            assert alarm is alarms[0] or time.now() >= until

        waiting = [
            asyncio.create_task(wait(alarm, due + number * TICK / 10))
            for number, alarm in enumerate(alarms)
        ]
        await asyncio.sleep(0)
        assert [len(company) for company in time.ticks.values()] == [3]
        alarms[0].ring()
        await waiting[0]
        assert time.now() < due, "who is woken does not wait for the others"
        await asyncio.gather(*waiting[1:])
        assert not time.ticks

    def loop_time() -> float:
        return asyncio.get_running_loop().time()

    asyncio.run(work())


def test_what_is_done_at_once_wakes_nobody() -> None:
    async def work() -> None:
        time, done = RealTime(), []

        def at_once() -> float | None:
            done.append(time.now())
            return None if len(done) == 3 else time.now() + 2 * TICK

        alarm = Alarm(at_once)
        alarm.ring()
        assert alarm.woken.is_set() and not done, "nobody waited"
        alarm.woken.clear()
        waiting = asyncio.create_task(time.wait(alarm, time.now() + 2 * TICK))
        await asyncio.sleep(0)
        alarm.ring()
        assert len(done) == 1 and not alarm.woken.is_set()
        assert sum(map(len, time.ticks.values())) == 1, "it rings once more, and only then"
        await waiting
        assert len(done) == 3
        assert all(later - sooner >= TICK for sooner, later in itertools.pairwise(done))
        await asyncio.sleep(3 * TICK)
        assert not time.ticks

    asyncio.run(work())
