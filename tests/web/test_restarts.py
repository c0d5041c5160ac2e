"""After a restart clocks go on, and whoever left is still away."""

from __future__ import annotations

from copy import deepcopy
from datetime import timedelta

import msgspec
import pytest

from sparrows.web.clocks import CLOCKS, Timer
from sparrows.web.protocol import Act, DealOver, LetBotPlay, ReadyForNext, Undo
from sparrows.web.refusals import Refusal
from tests.web.rooms import Desk, run

ONE_PERSON = "person greedy greedy greedy"


async def restarted(desk: Desk) -> None:
    await desk.restart()
    for player in desk.room.company.persons():
        desk.come(player)
    await desk.settle()


def put_off(desk: Desk, seconds: float) -> None:
    """The questions are stored as if they were put so much later."""
    table = desk.store.tables["table"]
    since = table.remembered.since
    assert since is not None
    table.remembered = msgspec.structs.replace(table.remembered, since=since + seconds)


async def times(desk: Desk, player: int) -> tuple[float | None, float | None]:
    question = desk.pages[player].question
    assert question is not None
    return question.seconds, question.reserve


# Clocks


@pytest.mark.parametrize("players", ["person " * 4, "person person greedy greedy", ONE_PERSON])
def test_the_time_of_a_move_that_has_passed_has_passed(players: str) -> None:
    async def work() -> None:
        desk = Desk("red", players, clock="relaxed", seed=3)
        await desk.begin()
        while desk.room.game and desk.room.game.shown_deal.window:
            for player in desk.asked():
                await desk.answer(player)
        (player,) = desk.asked()
        before = await times(desk, player)
        await desk.after(4)
        await restarted(desk)
        seconds, reserve = await times(desk, player)
        assert (seconds, reserve) == (pytest.approx((before[0] or 0) - 4), before[1])
        await desk.after(30)
        for _ in range(5):
            await restarted(desk)
            seconds, reserve = await times(desk, player)
            assert (seconds, reserve) == (0.0, pytest.approx((before[1] or 0) - 14))

    run(work())


@pytest.mark.parametrize("days", [31, -31])
def test_a_clock_that_is_set_takes_and_gives_nobody_time(days: int) -> None:
    async def work() -> None:
        desk = Desk("red", clock="normal")
        await desk.begin()
        player = desk.turn_player()
        link = desk.room.seat_link("token 0")
        before = await times(desk, player)
        await desk.after(2)
        desk.time.midnight += timedelta(days=days)
        await desk.after(1)
        assert desk.asked() == [player]
        await restarted(desk)
        seconds, reserve = await times(desk, player)
        assert (seconds, reserve) == (pytest.approx((before[0] or 0) - 3), before[1])
        desk.time.midnight -= timedelta(days=days)
        assert await desk.room.take_over(link, "phone") == 0
        desk.come(0)
        assert not await desk.answer(player)
        assert desk.room.company.holders[player].reserve == before[1]

    run(work())


def test_a_date_that_an_older_server_stored_takes_nobodys_time() -> None:
    async def work() -> None:
        desk = Desk("red", clock="normal")
        await desk.begin()
        player = desk.turn_player()
        before = await times(desk, player)
        put_off(desk, 1_800_000_000.0)
        await restarted(desk)
        assert await times(desk, player) == before

    run(work())


def test_what_was_used_of_the_reserve_stays_used() -> None:
    async def work() -> None:
        desk = Desk("red", clock="normal")
        await desk.begin()
        player = desk.turn_player()
        await desk.after(8 + 15)
        await desk.answer(player)
        game = desk.room.game
        assert game is not None
        before = [holder.reserve for holder in game.company.holders]
        assert sorted(before) == [5.0, 20.0, 20.0, 20.0]
        await restarted(desk)
        game = desk.room.game
        assert game is not None
        assert [holder.reserve for holder in game.company.holders] == before

    run(work())


def test_who_used_up_all_time_is_given_a_moment_to_come_back() -> None:
    async def work() -> None:
        desk = Desk("red", clock="normal")
        await desk.begin()
        player = desk.turn_player()
        desk.time.seconds += 3600
        await restarted(desk)
        assert await times(desk, player) == (0.0, 10.0)
        await desk.after(9.9)
        assert desk.asked() == [player]
        await desk.after(0.2)
        assert desk.room.info().players[player].played_by_bot

    run(work())


def test_time_for_claims_does_not_begin_anew_and_shows_nothing() -> None:
    """One who could claim has passed, which is stored; one who could not has passed too."""

    async def work() -> None:
        left = set()
        for seed in range(1, 12):
            desk = Desk("red", clock="relaxed", seed=seed)
            await desk.begin()
            await desk.answer(desk.turn_player())
            await desk.after(2)
            await desk.answer(desk.asked()[0])
            await desk.after(5)
            decided = len(desk.store.decisions)
            await restarted(desk)
            left.add((decided, (await times(desk, desk.asked()[-1]))[0]))
        assert {decided for decided, _ in left} == {1, 2}
        assert {seconds for _, seconds in left} == {10.0}

    run(work())


def test_the_clock_of_the_machine_may_be_put_back() -> None:
    async def work() -> None:
        desk = Desk("red", clock="normal")
        await desk.begin()
        player = desk.turn_player()
        put_off(desk, 7200)
        await restarted(desk)
        assert await times(desk, player) == (8.0, 20.0)

    run(work())


@pytest.mark.parametrize(
    ("claim", "elapsed", "left"),
    [(False, 3, 25), (False, 27, 5), (False, 100, 5), (True, 1, 5), (True, 4, 5), (True, 99, 5)],
)
def test_no_more_time_than_a_question_ever_had(claim: bool, elapsed: float, left: float) -> None:
    timer = Timer(CLOCKS["normal"], claim=claim, since=1000.0, reserve=20.0)
    timer.resume(elapsed, 1000.0, 5.0)
    assert timer.deadline == 1000.0 + left


# Those who left


@pytest.mark.parametrize("clock", ["none", "normal"])
def test_who_left_is_still_away_and_the_last_one_ends_the_match(clock: str) -> None:
    async def work() -> None:
        desk = Desk("red", "person person greedy greedy", clock=clock)
        await desk.begin()
        await desk.room.leave("token 0")
        await restarted(desk)
        assert desk.room.info().players[0].played_by_bot
        await desk.room.leave("token 1")
        assert desk.room.state == "over"

    run(work())


def test_a_bot_that_was_to_play_plays_until_the_person_acts() -> None:
    async def work() -> None:
        desk = Desk("red", ONE_PERSON)
        await desk.begin()
        assert not await desk.say(0, LetBotPlay(True))
        await restarted(desk)
        assert desk.room.info().players[0].played_by_bot
        assert not await desk.say(0, ReadyForNext(0))
        await restarted(desk)
        assert not desk.room.info().players[0].played_by_bot

    run(work())


def test_what_cannot_be_stored_of_leaving_does_not_happen() -> None:
    async def work() -> None:
        desk = Desk("red", ONE_PERSON)
        await desk.begin()
        desk.store.fails = True
        assert await desk.say(0, LetBotPlay(True)) == "not-stored"
        assert not desk.room.info().players[0].played_by_bot

    run(work())


# Undo


@pytest.mark.parametrize("public", [False, True])
def test_a_restart_after_an_undo(public: bool) -> None:
    async def work() -> None:
        desk = Desk("zung-jung", ONE_PERSON, public=public, seed=9)
        await desk.begin()
        undone = set()
        while True:
            question = desk.pages[0].question
            assert question is not None
            await desk.answer(0)
            following = desk.pages[0].question
            assert following is not None and desk.room.game is not None
            if desk.room.game.settled:
                break
            if len(question.offers) == 1:
                continue
            assert not await desk.say(0, Undo(following.at))
            back, events = desk.pages[0].question, desk.pages[0].events()
            assert back is not None
            assert (back.offers, back.claim) == (question.offers, question.claim)
            undone.add(question.claim)
            await restarted(desk)
            again = desk.pages[0].question
            assert again is not None
            assert (again.offers, again.claim) == (question.offers, question.claim)
            assert desk.pages[0].events() == events
            await desk.answer(0)
        assert undone == {False, True}

    run(work())


# Failures


def test_what_was_told_is_not_told_again_when_the_table_is_read_again() -> None:
    async def work() -> None:
        desk = Desk("red", "person person greedy greedy", clock="normal", seed=3)
        await desk.begin()
        await desk.play_deal()
        await desk.next_deal()
        await desk.pass_windows()
        player = desk.turn_player()
        await desk.after(8 + 5)
        desk.store.fails_after = True
        assert await desk.answer(player) == "not-stored"
        desk.store.fails_after = False
        await desk.settle()
        assert [over.deal for over in desk.pages[player].all(DealOver)] == [0]
        assert desk.room.company.holders[player].reserve == 15.0

    run(work())


@pytest.mark.parametrize("says", ["act", "leave"])
def test_a_failure_changes_nobody_at_the_table(says: str) -> None:
    async def work() -> None:
        desk = Desk("red", clock="fast")
        await desk.begin()
        player = desk.turn_player()
        other = (player + 1) % 4
        question = desk.pages[player].question
        assert question is not None
        assert not await desk.say(other, LetBotPlay(True))
        desk.room.company.holders[player].away = True
        before = desk.room.info().players
        desk.store.fails = True
        if says == "act":
            assert await desk.say(player, Act(question.at, question.default)) == "not-stored"
        else:
            with pytest.raises(Refusal, match="stored"):
                await desk.room.leave(f"token {(player + 2) % 4}")
        assert desk.room.info().players == before

    run(work())


def test_leaving_a_finished_match_changes_nothing() -> None:
    async def work() -> None:
        desk = Desk("red", ONE_PERSON, deals=1)
        await desk.begin()
        await desk.play_deal()
        await desk.settle()
        kept = deepcopy(desk.store.tables["table"])
        assert kept.state == "over"
        desk.time.seconds += 1000
        await desk.room.leave("token 0")
        assert desk.store.tables["table"] == kept

    run(work())
