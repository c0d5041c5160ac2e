"""A table's room: questions and answers, undo and advice, sitting down and getting up."""

from __future__ import annotations

import random

import pytest
from msgspec import UNSET

from sparrows.rulebooks import RULEBOOKS
from sparrows.web.clocks import AT_NO_TIME
from sparrows.web.protocol import (
    Act,
    Advise,
    Advised,
    Asked,
    Closed,
    DealBegan,
    DealOver,
    Happened,
    LetBotPlay,
    Question,
    ReadyForNext,
    Taken,
    Undo,
    Welcome,
)
from sparrows.web.refusals import Refusal
from sparrows.web.settings import Settings
from tests.web.rooms import Desk, run


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize(
    "players", ["person greedy greedy greedy", "person greedy person greedy", "person " * 4]
)
def test_deals_are_played_and_all_see_the_same(rules: str, players: str) -> None:
    async def work() -> None:
        desk = Desk(rules, players.strip(), seed=5, public=True)
        await desk.begin()
        spectator = desk.come(None)
        chance = random.Random(rules)

        def choose(question: Question) -> int:
            wish = chance.random()
            return 0 if wish < 0.5 else question.default

        for number in range(2):
            await desk.play_deal(choose)
            game = desk.room.game
            assert game is not None
            log = game.deal.log
            for player, page in desk.pages.items():
                seat = -1 if player is None else desk.seat(player)
                seen = [event.seen_by(seat) for event in log]
                assert page.events() == [event for event in seen if event is not None]
                over = page.all(DealOver)[-1]
                assert (over.deal, over.points) == (number, tuple(game.match.points))
            if not number:
                await desk.next_deal()
        assert len(spectator.all(DealBegan)) == 1
        assert not spectator.all(Asked)

    run(work())


def test_a_match_ends_and_is_kept() -> None:
    async def work() -> None:
        desk = Desk("red", "person greedy greedy greedy", deals=2)
        await desk.begin()
        await desk.play_deal()
        await desk.next_deal()
        await desk.play_deal()
        await desk.settle()
        assert desk.pages[0].all(DealOver)[-1].match_over
        assert desk.room.state == "over"
        kept = desk.store.tables["table"]
        assert kept.state == "over" and kept.finished
        assert kept.remembered.points == desk.room.info().points
        assert await desk.say(0, ReadyForNext(1)) == "not-now"

    run(work())


# Questions and answers


def test_answers_that_are_none() -> None:
    async def work() -> None:
        desk = Desk("red", public=True)
        await desk.begin()
        desk.come(None)
        player = desk.turn_player()
        other = (player + 1) % 4
        question = desk.pages[player].question
        assert question is not None
        before = len(desk.store.decisions)
        assert await desk.say(player, Act(question.at, len(question.offers))) == "no-such-offer"
        assert await desk.say(player, Act(question.at, -1)) == "no-such-offer"
        assert await desk.say(player, Act(question.at - 1, 0)) == "stale"
        assert await desk.say(player, Act(10**30, 0)) == "stale"
        assert await desk.say(other, Act(question.at, 0)) == "stale"
        assert await desk.say(None, Act(question.at, 0)) == "spectator"
        assert await desk.say(player, Undo(question.at)) == "no-undo"
        assert await desk.say(player, Advise(question.at)) == "no-aids"
        assert await desk.say(player, ReadyForNext(0)) == "not-now"
        assert len(desk.store.decisions) == before
        assert not desk.pages[player].all(Taken)
        assert not await desk.say(player, Act(question.at, question.default))
        assert desk.pages[player].all(Taken) == [Taken(question.at)]
        assert await desk.say(player, Act(question.at, question.default)) == "stale"
        claimant = desk.asked()[0]
        question = desk.pages[claimant].question
        assert question is not None
        assert not await desk.say(claimant, Act(question.at, question.default))
        assert await desk.say(claimant, Act(question.at, question.default)) == "answered"

    run(work())


@pytest.mark.parametrize("rules", ["red", "popular"])
@pytest.mark.parametrize("false_win", ["prevent", "allow"])
def test_a_question_says_where_a_win_may_be_none(rules: str, false_win: str) -> None:
    async def work() -> None:
        desk = Desk(rules, "person greedy greedy greedy", false_win=false_win)
        await desk.begin()
        question = desk.pages[0].question
        assert question is not None
        assert question.unsure == (false_win == "allow")

    run(work())


def test_a_question_says_how_actions_of_the_rulebook_itself_are_chosen() -> None:
    async def work() -> None:
        desk = Desk("sichuan", "person greedy greedy greedy")
        await desk.begin()
        question = desk.pages[0].question
        assert question is not None
        named = {offer.name for offer in question.offers}
        assert named <= {"void", "void-card"}
        by = {"void": "tile", "void-card": "suit"}
        assert question.chosen_by == {name: by[name] for name in by if name in named}
        await desk.say(0, Act(question.at, question.default))
        question = desk.pages[0].question
        assert question is not None
        assert "void" not in {offer.name for offer in question.offers}
        assert question.chosen_by is UNSET

    run(work())


def test_numbers_of_questions_are_never_used_twice() -> None:
    async def work() -> None:
        desk = Desk("red", "person greedy greedy greedy")
        await desk.begin()
        numbers = []
        for _ in range(4):
            question = desk.pages[0].question
            assert question is not None
            numbers.append(question.at)
            assert not await desk.answer(0)
            desk.time.seconds += 1
            question = desk.pages[0].question
            assert question is not None
            numbers.append(question.at)
            assert not await desk.say(0, Undo(question.at))
            await desk.settle()
            question = desk.pages[0].question
            assert question is not None
            numbers.append(question.at)
            assert not await desk.answer(0)
            await desk.restart()
            desk.come(0)
            await desk.settle()
        assert len(set(numbers)) == len(numbers)
        assert numbers == sorted(numbers)

    run(work())


def test_everybody_is_asked_after_a_discard_and_for_the_same_time() -> None:
    async def work() -> None:
        desk = Desk("red", clock="normal")
        await desk.begin()
        giver = desk.turn_player()
        await desk.answer(giver)
        others = {0, 1, 2, 3} - {giver}
        assert set(desk.asked()) == others
        questions = [desk.pages[player].question for player in others]
        assert {(q.claim, q.seconds, q.reserve) for q in questions if q} == {(True, 5.0, None)}
        quick, *slow = others
        heard = {player: len(desk.pages[player].heard) for player in desk.pages}
        await desk.after(2)
        await desk.answer(quick)
        await desk.after(2.9)
        for player in {giver, *slow}:
            assert len(desk.pages[player].heard) == heard[player], "nobody learns of an answer"
        await desk.after(0.3)
        for player in slow:
            assert desk.pages[player].all(Closed)
        assert not desk.pages[quick].all(Closed)
        drawn = [time for time, message in desk.pages[giver].heard if isinstance(message, Happened)]
        assert drawn[-1] == pytest.approx(5.1)

    run(work())


def test_a_window_closes_when_all_have_answered() -> None:
    async def work() -> None:
        desk = Desk("red", clock="normal")
        await desk.begin()
        giver = desk.turn_player()
        await desk.answer(giver)
        await desk.after(1)
        for player in desk.asked():
            await desk.answer(player)
        assert desk.turn_player() != giver
        times = [time for time, message in desk.pages[giver].heard if isinstance(message, Happened)]
        assert times[-1] == 1.0

    run(work())


# Undo and advice


def test_undo_goes_back_to_the_choice_before() -> None:
    async def work() -> None:
        desk = Desk("red", "person greedy greedy greedy", seed=9)
        await desk.begin()
        seen = []
        for _ in range(3):
            question = desk.pages[0].question
            assert question is not None
            seen.append((question.offers, desk.pages[0].events()))
            await desk.answer(0)
        for offers, events in reversed(seen):
            question = desk.pages[0].question
            assert question is not None
            assert not await desk.say(0, Undo(question.at))
            await desk.settle()
            assert desk.pages[0].all(Welcome)[-1].reason == "undo"
            question = desk.pages[0].question
            assert question is not None
            assert question.offers == offers
            assert desk.pages[0].events() == events
        assert await desk.say(0, Undo(question.at)) == "no-undo"
        await desk.play_deal()

    run(work())


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_advice_at_every_question_of_a_deal(rules: str) -> None:
    async def work() -> None:
        desk = Desk(rules, "person person greedy greedy", aids=True, seed=4)
        await desk.begin()
        game = desk.room.game
        assert game is not None
        asked = 0
        while not game.settled:
            player = desk.asked()[0]
            question = desk.pages[player].question
            assert question is not None
            if asked % 5 == 0:
                assert not await desk.say(player, Advise(question.at))
                advice = desk.pages[player].all(Advised)[-1]
                assert advice.at == question.at
                assert 0 <= advice.choice < len(question.offers)
            asked += 1
            await desk.answer(player)

    run(work())


# Sitting down and getting up


def test_leaving_before_the_match() -> None:
    async def work() -> None:
        desk = Desk("red")
        await desk.room.leave("token 0")
        info = desk.room.info()
        assert info.players[0].kind == "open" and info.players[1].host
        assert await desk.room.sit("Again", "other") == 0
        for token in ("other", "token 1", "token 2"):
            await desk.room.leave(token)
        assert desk.room.info().players[3].host
        await desk.room.leave("token 3")
        assert desk.room.state == "over"

    run(work())


def test_a_seat_that_cannot_be_stored_stays_open() -> None:
    async def work() -> None:
        desk = Desk("red")
        await desk.room.leave("token 2")
        desk.store.fails = True
        with pytest.raises(Refusal, match="stored"):
            await desk.room.sit("Vera", "other")
        assert desk.room.info().players[2].kind == "open"
        with pytest.raises(Refusal, match="stored"):
            await desk.room.start("token 0")
        assert desk.room.state == "waiting"
        bound = desk.room.info().commitment
        desk.store.fails = False
        assert await desk.room.sit("Vera", "other") == 2
        await desk.room.start("token 0")
        assert desk.room.info().commitment == bound != ""

    run(work())


def test_leaving_a_match_lets_a_bot_play_on_and_the_last_one_ends_it() -> None:
    async def work() -> None:
        desk = Desk("red", "person person greedy greedy")
        await desk.begin()
        await desk.room.leave("token 0")
        gone, staying = desk.room.info().players[:2]
        assert gone.played_by_bot and gone.left
        assert not staying.left
        assert desk.room.state == "playing"
        await desk.room.leave("token 1")
        assert desk.room.state == "over"
        await desk.restart()
        assert desk.room.state == "over"

    run(work())


def test_a_strict_table_goes_on_while_bots_play_for_all_its_people() -> None:
    async def work() -> None:
        desk = Desk("red", "person person random random", settings=Settings(pace=0.6), deals=1)
        await desk.begin()
        for player in (0, 1):
            await desk.say(player, LetBotPlay(True))
        while desk.room.state == "playing":
            due = await desk.room.step()
            assert due < AT_NO_TIME or desk.room.state == "over", "nobody would wake the table"
            desk.time.seconds = max(desk.time.seconds, due)

    run(work())
