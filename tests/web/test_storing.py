"""A table and its store: what is told is stored, and what fails changes nothing."""

from __future__ import annotations

import asyncio
import random

import pytest

from sparrows.rulebooks import RULEBOOKS
from sparrows.web.protocol import (
    Act,
    Welcome,
)
from tests.web.rooms import Desk, run


def test_nobody_is_told_before_it_is_stored() -> None:
    async def work() -> None:
        desk = Desk("red")
        await desk.begin()
        player = desk.turn_player()
        question = desk.pages[player].question
        assert question is not None
        heard = {viewer: len(page.heard) for viewer, page in desk.pages.items()}
        desk.store.held = asyncio.Event()
        acting = asyncio.create_task(desk.say(player, Act(question.at, question.default)))
        for _ in range(20):
            await asyncio.sleep(0)
        assert {viewer: len(page.heard) for viewer, page in desk.pages.items()} == heard
        desk.store.held.set()
        assert await acting == ""
        assert all(len(page.heard) > heard[viewer] for viewer, page in desk.pages.items())

    run(work())


@pytest.mark.parametrize("after", [False, True])
def test_what_cannot_be_stored_does_not_happen(after: bool) -> None:
    async def work() -> None:
        desk = Desk("red")
        await desk.begin()
        player = desk.turn_player()
        question = desk.pages[player].question
        assert question is not None
        heard = {viewer: len(page.heard) for viewer, page in desk.pages.items()}
        desk.store.fails, desk.store.fails_after = not after, after
        assert await desk.say(player, Act(question.at, question.default)) == "not-stored"
        assert {viewer: len(page.heard) for viewer, page in desk.pages.items()} == heard
        desk.store.fails = desk.store.fails_after = False
        await desk.settle()
        welcome = desk.pages[player].all(Welcome)[-1]
        if after:
            assert player not in desk.asked(), "it was stored all the same, so it has happened"
        else:
            assert desk.asked() == [player]
            assert welcome.question.offers == question.offers
            assert not await desk.answer(player)
        await desk.pass_windows()

    run(work())


def test_bots_wait_for_the_store() -> None:
    async def work() -> None:
        desk = Desk("red", "person greedy greedy greedy")
        await desk.begin()
        desk.store.fails = True
        question = desk.pages[0].question
        assert question is not None
        assert await desk.say(0, Act(question.at, question.default)) == "not-stored"
        desk.store.fails = False
        await desk.settle()
        await desk.play_deal()

    run(work())


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("players", ["person greedy greedy greedy", "person greedy person person"])
def test_a_restart_finds_the_table_where_it_was(rules: str, players: str) -> None:
    async def work() -> None:
        desk = Desk(rules, players, seed=11, clock="none")
        await desk.begin()
        chance = random.Random(3)
        restarts = 0
        while restarts < 25:
            game = desk.room.game
            assert game is not None
            if game.settled:
                if desk.room.state == "over":
                    break
                await desk.next_deal()
                game = desk.room.game
            if chance.random() < 0.15:
                restarts += 1
                before = {viewer: page.events() for viewer, page in desk.pages.items()}
                waiting = {
                    player: asking.offers
                    for player, asking in game.questions.items()
                    if not asking.answered
                }
                points, number = list(game.match.points), game.dealt.number
                await desk.restart()
                for player in desk.room.company.persons():
                    desk.come(player)
                game = desk.room.game
                assert game is not None
                assert (list(game.match.points), game.dealt.number) == (points, number)
                for viewer, events in before.items():
                    assert desk.pages[viewer].events()[: len(events)] == events
                offers = {player: asking.offers for player, asking in game.questions.items()}
                assert waiting.items() <= offers.items()
                await desk.settle()
                continue
            player = chance.choice(desk.asked())
            question = desk.pages[player].question
            assert question is not None
            offer = 0 if chance.random() < 0.3 else question.default
            assert not await desk.answer(player, offer)

    run(work())


def test_a_bot_that_fails_does_not_stop_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a bot")

    monkeypatch.setattr("sparrows.bots.greedy.GreedyBot.decide", fail)

    async def work() -> None:
        desk = Desk("sichuan", "person greedy greedy greedy")
        await desk.begin()
        await desk.play_deal()

    run(work())
