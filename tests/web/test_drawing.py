"""The players' own part in chance: bound when they sit down, given when the match begins."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sparrows.play.shares import Share, hash_of, mixed
from sparrows.play.shuffle import commitment
from sparrows.rulebooks.records import read_record, replay
from sparrows.text import LANGUAGES
from sparrows.web.drawing import SHARES_PATIENCE
from sparrows.web.protocol import GiveShare, Reveal, TableChanged, Welcome
from sparrows.web.refusals import Refusal
from tests.web.rooms import Desk
from tests.web.rooms import run as run_desk
from tests.web.serving import Person, by_default, hear, hear_until, play, run, running, say

ANNA, BORIS = "aa" * 32, "bb" * 32


def bound(players: str = "person person greedy greedy", *shares: str) -> Desk:
    """A table at which the first people are bound to these shares, and are there."""
    desk = Desk("red", players, seed=7)
    for player, value in enumerate(shares or (ANNA, BORIS)):
        desk.room.table.players[player].share_hash = hash_of(value)
        desk.room.company.holders[player].become(desk.room.table.players[player])
    for player in desk.room.company.persons():
        desk.come(player)
    return desk


def shares(*values: str | None) -> list[Share]:
    return [
        Share(player, hash_of(own), value)
        for player, (own, value) in enumerate(zip((ANNA, BORIS), values, strict=True))
    ]


# The moment before a match


def test_a_match_begins_when_all_have_given_their_shares() -> None:
    async def work() -> None:
        desk = bound()
        house = desk.room.info().commitment
        assert house == commitment(desk.room.table.seed, desk.room.table.salt)
        await desk.room.start("token 0")
        assert desk.room.state == "waiting" and desk.room.info().beginning
        assert all(desk.pages[player].all(Reveal) for player in (0, 1))
        assert not await desk.say(0, GiveShare(ANNA))
        assert desk.room.state == "waiting"
        assert not await desk.say(1, GiveShare(BORIS))
        assert desk.room.state == "playing" and not desk.room.info().beginning
        assert desk.time.now() == 0
        table, game = desk.room.table, desk.room.game
        assert game and game.match.seed == mixed(table.seed, shares(ANNA, BORIS)) != table.seed
        assert desk.room.info().commitment == house
        assert desk.pages[1].all(Welcome)[-1].deal is not None

    run_desk(work())


def test_the_host_alone_gives_it_with_the_start_and_waits_for_nobody() -> None:
    async def work() -> None:
        desk = bound("person greedy greedy greedy", ANNA)
        await desk.room.start("token 0", ANNA)
        assert desk.room.state == "playing"
        assert desk.room.table.shares == shares(ANNA, None)[:1]
        assert not desk.pages[0].all(Reveal)

    run_desk(work())


def test_nobody_waits_long_for_who_gives_nothing() -> None:
    async def work() -> None:
        desk = bound()
        await desk.room.start("token 0")
        await desk.say(0, GiveShare(ANNA))
        await desk.after(SHARES_PATIENCE - 0.1)
        assert desk.room.state == "waiting"
        await desk.after(0.2)
        assert desk.room.state == "playing"
        assert desk.room.table.shares == shares(ANNA, None)
        assert await desk.say(1, GiveShare(BORIS)) == "not-now", "too late"
        assert desk.room.game and desk.room.game.match.shares == tuple(shares(ANNA, None))

    run_desk(work())


def test_where_nobody_is_bound_the_house_decides_and_it_begins_at_once() -> None:
    async def work() -> None:
        desk = Desk("red", "person person greedy greedy")
        await desk.begin()
        assert desk.room.state == "playing" and desk.room.table.shares == []
        assert desk.room.game and desk.room.game.match.seed == desk.room.table.seed

    run_desk(work())


@pytest.mark.parametrize("value", [BORIS, "", "aa", "AA" * 32, " " + "aa" * 31 + " ", "a" * 1000])
def test_another_share_than_the_bound_one_is_refused(value: str) -> None:
    async def work() -> None:
        desk = bound()
        if value:
            with pytest.raises(Refusal) as caught:
                await desk.room.start("token 0", value)
            assert caught.value.code == "wrong-share"
            assert desk.room.state == "waiting" and not desk.room.info().beginning
        await desk.room.start("token 0")
        assert await desk.say(0, GiveShare(value)) == "wrong-share"
        assert desk.room.state == "waiting"
        await desk.after(SHARES_PATIENCE)
        assert desk.room.table.shares == shares(None, None)

    run_desk(work())


def test_a_share_is_wanted_only_when_the_match_begins_and_only_of_those_who_are_bound() -> None:
    async def work() -> None:
        desk = bound("person person person greedy")
        assert await desk.say(0, GiveShare(ANNA)) == "not-now"
        spectator = desk.come(None)
        await desk.room.start("token 0")
        assert not desk.pages[2].all(Reveal) and not spectator.all(Reveal)
        assert await desk.say(2, GiveShare(ANNA)) == "wrong-share"
        assert await desk.say(None, GiveShare(ANNA)) == "spectator"

    run_desk(work())


def test_all_see_by_what_others_are_bound_and_nobody_a_share_before_the_end() -> None:
    async def work() -> None:
        desk = bound()
        desk.come(None)
        await desk.room.start("token 0")
        await desk.say(0, GiveShare(ANNA))
        told = desk.pages[1].all(TableChanged)[-1].table.players
        assert [each.share_hash for each in told] == [hash_of(ANNA), hash_of(BORIS), "", ""]
        await desk.say(1, GiveShare(BORIS))
        await desk.play_deal()
        heard = b"".join(
            msgspec.json.encode(message)
            for page in desk.pages.values()
            for _, message in page.heard
        )
        match = desk.room.game and desk.room.game.match
        assert match and hash_of(ANNA).encode() in heard
        secret = [ANNA, BORIS, match.seed.hex(), match.house_seed.hex(), match.salt.hex()]
        assert not any(each.encode() in heard for each in secret)

    run_desk(work())


def test_who_comes_while_shares_are_awaited_is_asked_too() -> None:
    async def work() -> None:
        desk = bound()
        desk.go(1)
        await desk.room.start("token 0")
        page = desk.come(1)
        assert [type(message) for _, message in page.heard[:2]] == [Welcome, Reveal]
        await desk.say(1, GiveShare(BORIS))
        await desk.say(0, GiveShare(ANNA))
        assert desk.room.table.shares == shares(ANNA, BORIS)

    run_desk(work())


def test_who_sits_down_in_that_moment_is_bound_to_nothing() -> None:
    async def work() -> None:
        desk = bound("person person person greedy")
        await desk.room.leave("token 2")
        await desk.room.start("token 0")
        assert await desk.room.sit("Vera", "other", bound_by=hash_of("cc" * 32)) == 2
        assert desk.room.info().players[2].share_hash == ""

    run_desk(work())


def test_who_leaves_in_that_moment_is_not_awaited() -> None:
    async def work() -> None:
        desk = bound()
        await desk.room.start("token 0")
        await desk.say(1, GiveShare(BORIS))
        await desk.room.leave("token 0")
        await desk.settle()
        assert desk.room.state == "playing"
        assert desk.room.table.shares == shares(None, BORIS)[1:]

    run_desk(work())


def test_a_restart_in_that_moment_lets_the_host_begin_again() -> None:
    async def work() -> None:
        desk = bound()
        await desk.room.leave("token 1")
        await desk.room.sit("Boris", "other", bound_by=hash_of(BORIS))
        await desk.room.start("token 0")
        await desk.say(0, GiveShare(ANNA))
        await desk.restart()
        await desk.after(10 * SHARES_PATIENCE)
        assert desk.room.state == "waiting" and not desk.room.info().beginning
        for player in (0, 1):
            desk.come(player)
        await desk.room.start("token 0")
        await desk.say(0, GiveShare(ANNA))
        await desk.say(1, GiveShare(BORIS))
        assert desk.room.table.shares == shares(ANNA, BORIS)
        seed = desk.room.game and desk.room.game.match.seed
        await desk.restart()
        assert desk.room.game and desk.room.game.match.seed == seed

    run_desk(work())


def test_what_cannot_be_stored_begins_later_with_the_same_shares() -> None:
    async def work() -> None:
        desk = bound()
        await desk.room.start("token 0")
        await desk.say(0, GiveShare(ANNA))
        desk.store.fails = True
        with pytest.raises(Refusal, match="could not be stored"):
            await desk.say(1, GiveShare(BORIS))
        assert desk.room.state == "waiting"
        desk.store.fails = False
        await desk.settle()
        assert desk.room.state == "playing" and desk.room.table.shares == shares(ANNA, BORIS)

    run_desk(work())


# Over the network


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("drawing")
    with running(f"sqlite:///{folder / 'tables.sqlite'}") as address:
        yield address


async def give(socket: Any, value: str) -> None:
    await hear_until(socket, "reveal")
    await say(socket, "share", share=value)


def test_two_people_and_bots_play_and_their_record_is_right(server: str) -> None:
    async def work() -> None:
        anna, boris = Person(server, "Anna"), Person(server, "Boris")
        one, two = secrets.token_hex(32), secrets.token_hex(32)
        wishes = {"players": "me open greedy greedy", "options": {"deals": 1}}
        told = anna.open("red", **wishes, share_hash=hash_of(one))
        boris.table = anna.table
        assert boris.post("sit", name="Boris", share_hash=hash_of(two)).status_code == 200
        async with anna.connect() as first, boris.connect() as second:
            answer = anna.post("start").json()
            assert answer["table"]["state"] == "waiting" and answer["table"]["beginning"]
            await asyncio.gather(give(first, one), give(second, two))
            await asyncio.gather(play(first, by_default), play(second, by_default))
            await hear_until(first, "table")
        data = anna.web.get(f"/api/tables/{anna.table}/record").content
        record = read_record(data)
        given = (Share(0, hash_of(one), one), Share(1, hash_of(two), two))
        assert record.header.given_shares == given
        assert record.header.commitment == told["table"]["commitment"]
        checked = replay(record)
        assert checked.shuffled and checked.shares == 2
        said = anna.web.get(f"/api/tables/{anna.table}/verify?lang=en").json()
        assert said["ok"] and "2 players have a share in the seed" in said["sentence"]
        other = data.replace(one.encode(), secrets.token_hex(32).encode())
        said = anna.web.post("/api/verify?lang=en", content=other).json()
        assert not said["ok"] and "the share of player 0" in said["sentence"]

    run(work())


def test_alone_against_bots_now_and_again(server: str) -> None:
    async def work() -> None:
        anna = Person(server)
        value = secrets.token_hex(32)
        anna.open("red", share_hash=hash_of(value))
        begun = anna.post("start", share=value).json()
        assert begun["table"]["state"] == "playing"
        anna.post("leave")
        value = secrets.token_hex(32)
        opened = anna.post("again", share_hash=hash_of(value)).json()
        anna.table = opened["table"]["id"]
        assert opened["table"]["players"][0]["share_hash"] == hash_of(value)
        assert opened["table"]["state"] == "waiting" and opened["table"]["beginning"]
        assert anna.post("start", share=value).json()["table"]["state"] == "playing"
        header = anna.web.get(f"/api/tables/{anna.table}/record").json()["header"]
        assert header["shares"] == [{"player": 0, "hash": hash_of(value), "value": None}]

    run(work())


def test_a_client_that_knows_nothing_of_shares_plays_with_others(server: str) -> None:
    async def work() -> None:
        anna, boris = Person(server, "Anna"), Person(server, "Boris")
        value = secrets.token_hex(32)
        anna.open("red", players="me open greedy greedy")
        boris.table = anna.table
        boris.post("sit", name="Boris", share_hash=hash_of(value))
        async with anna.connect() as first, boris.connect() as second:
            anna.start()
            await give(second, value)
            for socket in (first, second):
                while (message := await hear(socket)).get("deal") is None:
                    pass
                assert message["type"] == "welcome" and message["table"]["state"] == "playing"

    run(work())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "given", ["x", "ab" * 31, "AB" * 32, "ab" * 33, "абв" * 22, "\n" + "0" * 63]
)
def test_what_is_no_hash_is_refused_in_words(server: str, given: str, lang: str) -> None:
    anna, boris = Person(server), Person(server)
    anna.open("red", players="me open open open")
    wishes = {"rules": "red", "name": "Anna", "players": [{"kind": "me"}, *[{"kind": "open"}] * 3]}
    asked = {
        "": {**wishes, "share_hash": given},
        f"/{anna.table}/sit": {"name": "Boris", "share_hash": given},
    }
    for path, body in asked.items():
        answer = boris.web.post(f"/api/tables{path}?lang={lang}", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-share-hash")
        assert {"en": "hexadecimal", "ru": "шестнадцатеричных цифры"}[lang] in answer.json()[
            "message"
        ]
    places = anna.web.get(f"/api/tables/{anna.table}").json()["table"]["players"]
    assert [each["kind"] for each in places[1:]] == ["open"] * 3
    answer = anna.web.post(f"/api/tables/{anna.table}/start?lang={lang}", json={"share": given})
    assert (answer.status_code, answer.json()["code"]) == (400, "wrong-share")
    assert {"en": "share", "ru": "доля"}[lang] in answer.json()["message"]
