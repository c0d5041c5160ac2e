"""Coming late, handing a seat to another device, and replacing somebody who is gone."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest

from sparrows.play.table import SPECTATOR
from sparrows.rulebooks import RULEBOOKS
from sparrows.web.info.onlooker import Onlooker
from sparrows.web.protocol import LetBotPlay, ReadyForNext, TableChanged, Welcome
from sparrows.web.refusals import Refusal
from sparrows.web.security import invitation, seat_link
from sparrows.web.settings import Settings
from tests.web.rooms import Desk, run

INVITED = invitation(bytes(32))  # to the tables of these tests
ABSENT = Settings().absent


async def refused(work: Coroutine[Any, Any, Any]) -> str:
    """The code of a refusal."""
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value.code


# A friend who comes late


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_a_late_friend_has_a_bots_seat_from_the_next_deal_on(rules: str) -> None:
    async def work() -> None:
        desk = Desk(rules, "person greedy greedy greedy", seed=3)
        await desk.begin()
        assert desk.room.invitation("token 0") == INVITED
        assert await desk.room.sit("Vera", "vera", INVITED) == 1
        assert desk.room.company.player_of("vera") is None, "not in the middle of a deal"
        assert desk.room.company.expected("vera") == 1
        told = desk.pages[0].all(TableChanged)[-1].table.players[1]
        assert (told.kind, told.next_kind, told.next_name) == ("bot", "person", "Vera")
        await desk.play_deal()
        await desk.next_deal()
        assert desk.room.company.player_of("vera") == 1
        assert desk.room.company.expected("vera") is None
        told = desk.pages[0].all(TableChanged)[-1].table.players[1]
        assert (told.kind, told.name, told.next_kind) == ("person", "Vera", "")
        page = desk.come(1)
        assert page.all(Welcome)[0].deal.number == 1
        await desk.play_deal()
        await desk.next_deal()

    run(work())


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("clock", ["none", "normal"])
@pytest.mark.parametrize("turns", [0, 1, 3])
def test_the_host_lets_a_friend_play_at_once(rules: str, clock: str, turns: int) -> None:
    async def work() -> None:
        desk = Desk(rules, "person greedy greedy greedy", seed=3, clock=clock)
        await desk.begin()
        for _ in range(turns):
            await desk.answer(desk.turn_player())
        assert await refused(desk.room.admit("token 0", 1)) == "not-now"
        await desk.room.sit("Vera", "vera", INVITED)
        seen = desk.pages[0].events()
        question = desk.pages[0].question
        assert question is not None
        assert await refused(desk.room.admit("vera", 1)) == "not-host"
        assert await refused(desk.room.admit("token 0", 2)) == "not-now"
        await desk.room.admit("token 0", 1)
        await desk.settle()
        assert desk.room.company.player_of("vera") == 1
        assert desk.pages[0].events()[: len(seen)] == seen, "nothing is taken back"
        now = desk.pages[0].question
        assert now is not None and now.offers == question.offers
        page = desk.come(1)
        assert page.all(Welcome)[0].player == 1
        await desk.play_deal()
        await desk.restart()
        for player in (0, 1):
            desk.come(player)
        await desk.next_deal()

    run(work())


def test_what_a_late_friend_was_promised_outlives_restarts() -> None:
    async def work() -> None:
        desk = Desk("red", "person greedy greedy greedy", seed=3)
        await desk.begin()
        await desk.room.sit("Vera", "vera", INVITED)
        await desk.restart()
        assert desk.room.company.expected("vera") == 1
        desk.come(0)
        await desk.play_deal()
        desk.store.fails = True
        with pytest.raises(Refusal, match="stored"):
            await desk.say(0, ReadyForNext(0))
        assert desk.room.company.player_of("vera") is None, "what is not stored has not happened"
        desk.store.fails = False
        await desk.settle()
        await desk.restart()
        assert desk.room.company.player_of("vera") == 1
        assert desk.room.game is not None and desk.room.game.dealt.number == 1

    run(work())


def test_only_who_was_invited_comes_late_and_only_to_a_bots_seat() -> None:
    async def work() -> None:
        desk = Desk("red", "person person greedy greedy")
        assert await refused(desk.room.sit("Vera", "vera", INVITED)) == "table-full"
        await desk.begin()
        for guess in ("", "0" * 24, INVITED[:-1]):
            assert await refused(desk.room.sit("Vera", "vera", guess)) == "begun"
        assert desk.room.invitation("vera") == ""
        assert await desk.room.sit("Vera", "vera", INVITED) == 2
        assert await desk.room.sit("Vera", "vera", INVITED) == 2, "asking twice changes nothing"
        assert await desk.room.sit("Gleb", "gleb", INVITED) == 3
        assert desk.room.invitation("token 0") == "", "no seat is left"
        assert await refused(desk.room.sit("Dora", "dora", INVITED)) == "table-full"
        await desk.room.leave("vera")
        assert desk.room.info().players[2].next_kind == ""
        assert await desk.room.sit("Dora", "dora", INVITED) == 2
        await desk.room.leave("token 0")
        await desk.room.leave("token 1")
        assert await refused(desk.room.sit("Emma", "emma", INVITED)) == "begun"

    run(work())


def test_a_late_friend_does_not_see_what_lay_covered_before() -> None:
    async def work() -> None:
        desk = Desk("red", "person person greedy greedy", seed=3)
        await desk.begin()
        await desk.room.sit("Vera", "vera", INVITED)
        await desk.play_deal()
        await desk.next_deal()
        desk.come(2)
        await desk.play_deal()
        match = desk.room.game.match  # type: ignore[union-attr]
        onlooker = Onlooker(2, since=desk.room.company.holders[2].since)
        before, after = match.finished
        assert onlooker.seat(match, before) == SPECTATOR
        assert onlooker.seat(match, after) == desk.seat(2)

    run(work())


# A seat that goes to another device


def test_a_seat_moves_in_the_middle_of_a_turn() -> None:
    async def work() -> None:
        desk = Desk("red", clock="normal")
        await desk.begin()
        player = desk.turn_player()
        old = desk.pages[player]
        question = old.question
        assert question is not None and question.seconds is not None
        await desk.after(2)
        link = desk.room.seat_link(f"token {player}")
        assert await desk.room.take_over(link, "phone") == player
        assert old.closed == "moved"
        assert await desk.say(player, LetBotPlay(True)) == "private", "the old page is no player"
        new = desk.come(player)
        (welcome,) = new.all(Welcome)
        assert welcome.question.at == question.at and welcome.question.offers == question.offers
        assert welcome.question.seconds == question.seconds - 2
        assert not welcome.table.players[player].played_by_bot
        assert desk.room.company.player_of(f"token {player}") is None
        assert not await desk.answer(player)
        await desk.restart()
        assert desk.room.company.player_of("phone") == player

    run(work())


def test_a_seat_link_works_once_for_one_seat_and_not_for_long() -> None:
    async def work() -> None:
        desk = Desk("red", "person person greedy greedy")
        await desk.begin()
        room = desk.room
        link = room.seat_link("token 0")
        date, mark = link.split("-")
        forged = (f"{int(date) + 60}-{mark}", f"{date}-{'0' * 32}", f"{date}-", "-", "", "9" * 99)
        for guess in (*forged, f"²-{mark}", link + "0", "\ud800"):
            assert await refused(room.take_over(guess, "phone")) == "bad-seat-link"
        assert await refused(room.take_over(link, "token 1")) == "has-a-seat"
        assert await room.take_over(link, "token 0") == 0, "the same device keeps the seat"
        assert desk.pages[0].closed == ""
        other = room.seat_link("token 0")
        assert await room.take_over(link, "phone") == 0
        for used in (link, other):
            assert await refused(room.take_over(used, "tablet")) == "bad-seat-link"
        late = room.seat_link("phone")
        desk.time.seconds += desk.settings.handing_over
        assert await refused(room.take_over(late, "tablet")) == "bad-seat-link"
        far = seat_link(room.table.salt, 0, "phone", 1_800_000_000)
        assert await refused(room.take_over(far, "tablet")) == "bad-seat-link", "no link lasts so"
        kept = room.seat_link("phone")
        await desk.restart()
        assert await desk.room.take_over(kept, "tablet") == 0, "a restart loses nothing"

    run(work())


def test_who_has_no_seat_hands_none_over() -> None:
    async def work() -> None:
        desk = Desk("red", "person greedy greedy greedy")
        await desk.begin()
        link = desk.room.seat_link("token 0")
        for token in ("", "stranger"):
            with pytest.raises(Refusal, match="sit at the table"):
                desk.room.seat_link(token)
        desk.store.fails = True
        assert await refused(desk.room.take_over(link, "phone")) == "not-stored"
        assert desk.room.company.player_of("token 0") == 0
        assert desk.pages[0].closed == ""
        desk.store.fails = False
        await desk.room.leave("token 0")
        assert desk.room.state == "over"
        assert await refused(desk.room.take_over(link, "phone")) == "bad-seat-link"

    run(work())


# Somebody who is gone


@pytest.mark.parametrize("for_friend", [False, True])
def test_the_host_replaces_somebody_who_left(for_friend: bool) -> None:
    async def work() -> None:
        desk = Desk("red", "person person person greedy", seed=3)
        await desk.begin()
        room = desk.room
        assert await refused(room.replace("token 0", 1, for_friend=False)) == "not-gone"
        await room.leave("token 1")
        assert await refused(room.replace("token 2", 1, for_friend=False)) == "not-host"
        assert await refused(room.replace("", 1, for_friend=False)) == "not-host"
        for nobody in (0, 3, 4, -1):
            assert await refused(room.replace("token 0", nobody, for_friend=False)) == "not-gone"
        await room.replace("token 0", 1, for_friend=for_friend)
        await desk.restart()
        for player in (0, 2):
            desk.come(player)
        place = await desk.room.sit("Vera", "vera", INVITED)
        assert place == 1
        await desk.play_deal()
        for player in (0, 2):
            await desk.say(player, ReadyForNext(0))
        await desk.after(ABSENT)
        assert desk.room.company.player_of("token 1") is None
        assert desk.room.company.player_of("vera") == 1

    run(work())


def test_a_replaced_seat_is_a_bots_and_kept_for_a_friend() -> None:
    async def work() -> None:
        desk = Desk("red", "person greedy person greedy", seed=3)
        await desk.begin()
        await desk.room.leave("token 2")
        await desk.room.replace("token 0", 2, for_friend=True)
        page = desk.pages.pop(2)  # it stays open
        await desk.play_deal()
        await desk.say(0, ReadyForNext(0))
        await desk.after(ABSENT)
        assert page.closed == "replaced"
        told = desk.room.info().players[2]
        assert (told.kind, told.bot, told.next_kind) == ("bot", desk.settings.substitute, "")
        assert await desk.room.sit("Vera", "vera", INVITED) == 2, "the friend's place comes first"

    run(work())


def test_who_comes_back_before_the_next_deal_keeps_the_seat() -> None:
    async def work() -> None:
        desk = Desk("red", "person person greedy greedy", seed=3)
        await desk.begin()
        desk.go(1)
        await desk.room.leave("token 1")
        await desk.room.replace("token 0", 1, for_friend=False)
        desk.come(1)
        assert not await desk.say(1, LetBotPlay(False))
        await desk.play_deal()
        await desk.next_deal()
        told = desk.room.info().players[1]
        assert (told.kind, told.name, told.next_kind) == ("person", "P1", "")

    run(work())


def test_a_host_who_leaves_is_followed_by_another() -> None:
    async def work() -> None:
        desk = Desk("red", "person person person greedy")
        await desk.begin()
        await desk.room.leave("token 0")
        assert [player.host for player in desk.room.info().players] == [False, True, False, False]
        await desk.room.replace("token 1", 0, for_friend=False)

    run(work())
