"""Talk at a table: whom it reaches, what is refused, and that the game knows nothing of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sparrows.web.protocol import Act, LetBotPlay, Said, Speak, Spoken, Welcome, Write
from sparrows.web.settings import Settings
from sparrows.web.talk import LONGEST_MESSAGE, PHRASES, REACTIONS
from tests.web.rooms import QUICK, Desk, Page, run
from tests.web.serving import Person, hear_until, running, say

FRIENDS = "person person greedy greedy"
HELLO = Speak("hello")


def told(page: Page) -> list[Spoken]:
    """What somebody was told of others' talk."""
    return page.all(Spoken)


async def begun(players: str = FRIENDS, **wishes: Any) -> Desk:
    desk = Desk("red", players, **wishes)
    await desk.begin()
    return desk


@pytest.mark.parametrize("phrase", [*PHRASES, *REACTIONS])
def test_a_phrase_reaches_everybody_at_the_table_as_its_id(phrase: str) -> None:
    async def work() -> None:
        desk = await begun(public=True)
        desk.come(None)
        assert await desk.say(1, Speak(phrase)) == ""
        for page in desk.pages.values():
            assert told(page) == [Spoken(1, phrase=phrase)]

    run(work())


def test_a_text_reaches_those_who_sit_at_the_table() -> None:
    async def work() -> None:
        desk = Desk("red", free_text=True)
        desk.come(None)  # a stranger with the link, while the table waits
        for player in range(4):
            desk.come(player)
        assert await desk.say(2, Write("  See <b>https://example.org</b> & you!  ")) == ""
        written = Spoken(2, text="See <b>https://example.org</b> & you!")
        assert [told(desk.pages[player]) for player in range(4)] == [[written]] * 4
        assert told(desk.pages[None]) == []

    run(work())


def test_nobody_at_another_table_hears_anything() -> None:
    async def work() -> None:
        desk, other = await begun(free_text=True), await begun(free_text=True)
        await desk.say(0, HELLO)
        await desk.say(0, Write("a word"))
        assert [told(page) for page in other.pages.values()] == [[], []]

    run(work())


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (Speak(""), "no-such-phrase"),
        (Speak("howdy"), "no-such-phrase"),
        (Speak("phrase-hello"), "no-such-phrase"),
        (Write(""), "bad-text"),
        (Write("   "), "bad-text"),
        (Write("x" * (LONGEST_MESSAGE + 1)), "bad-text"),
        (Write("x" * 4000), "bad-text"),
        (Write("one\ntwo"), "bad-text"),
        (Write("\x1b[31mred"), "bad-text"),
        (Write("see \u202egro.elpmaxe"), "bad-text"),
        (Write("\u2066isolated"), "bad-text"),
        (Write("\u200b"), "bad-text"),
        (Write("\u2028"), "bad-text"),
    ],
)
def test_what_cannot_be_said_is_refused_and_nobody_hears_it(said: Said, code: str) -> None:
    async def work() -> None:
        desk = await begun(free_text=True)
        for _ in range(QUICK.saying_burst + 1):
            assert await desk.say(0, said) == code
        assert [told(page) for page in desk.pages.values()] == [[], []]
        assert await desk.say(0, HELLO) == "", "what is refused is not counted"

    run(work())


def test_the_longest_text_is_taken() -> None:
    async def work() -> None:
        desk = await begun(free_text=True)
        assert await desk.say(0, Write("я" * LONGEST_MESSAGE)) == ""
        family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
        assert await desk.say(0, Write(family * LONGEST_MESSAGE)) == "", (
            "a joined emoji is one letter"
        )

    run(work())


def test_nobody_writes_where_it_was_not_agreed() -> None:
    async def work() -> None:
        desk = await begun()
        assert await desk.say(0, Write("a word")) == "no-free-text"
        assert [told(page) for page in desk.pages.values()] == [[], []]

    run(work())


@pytest.mark.parametrize("said", [HELLO, Write("a word")])
def test_who_looks_on_does_not_speak(said: Said) -> None:
    async def work() -> None:
        desk = await begun(public=True, free_text=True)
        desk.come(None)
        assert await desk.say(None, said) == "spectator"
        assert all(told(page) == [] for page in desk.pages.values())

    run(work())


def test_who_has_lost_the_seat_does_not_speak() -> None:
    async def work() -> None:
        desk = await begun()
        page = desk.pages[1]
        desk.room.company.holders[1].dismiss("moved")
        assert await desk.say(1, HELLO) == "private"
        assert told(page) == []

    run(work())


def test_each_player_has_an_own_pace() -> None:
    async def work() -> None:
        settings = Settings(pace=0.0)
        desk = await begun(settings=settings, free_text=True)
        again = desk.come(0)  # another page of the same player
        for _ in range(settings.saying_burst):
            assert await desk.say(0, HELLO) == ""
        assert await desk.say(0, HELLO) == "talk-flood"
        assert await desk.say(0, Write("a word")) == "talk-flood"
        assert await desk.say(1, HELLO) == "", "others may speak"
        assert len(told(again)) == settings.saying_burst + 1
        assert again.closed == "", "nobody is sent away for it"
        desk.time.seconds += 1 / settings.sayings_a_second
        assert await desk.say(0, HELLO) == ""
        assert await desk.say(0, HELLO) == "talk-flood"

    run(work())


def test_one_may_speak_before_between_and_after() -> None:
    async def work() -> None:
        desk = Desk("red", FRIENDS, deals=1)
        for player in (0, 1):
            desk.come(player)
        assert await desk.say(0, HELLO) == ""
        await desk.room.start("token 0")
        await desk.settle()
        await desk.play_deal()
        assert desk.room.state == "over"
        assert await desk.say(1, Speak("good-game")) == ""
        assert [said.phrase for said in told(desk.pages[0])] == ["hello", "good-game"]

    run(work())


def test_one_for_whom_a_bot_plays_may_speak_and_the_bot_plays_on() -> None:
    async def work() -> None:
        desk = await begun()
        await desk.say(1, LetBotPlay(True))
        assert await desk.say(1, Speak("back-soon")) == ""
        assert desk.room.company.holders[1].played_by_bot

    run(work())


def game_heard(page: Page) -> list[tuple[float, Any]]:
    """Everything a page heard except for talk, and when."""
    return [(when, said) for when, said in page.heard if not isinstance(said, Spoken)]


@pytest.mark.parametrize("strict", [True, False], ids=["strict", "with pauses"])
def test_the_game_is_the_same_whatever_is_said(strict: bool) -> None:
    """Neither what others see, nor when, nor what is stored."""

    async def played(*, talks: bool) -> Desk:
        desk = Desk("red", FRIENDS, seed=4, deals=1, strict=strict, free_text=True)
        await desk.begin()
        game = desk.room.game
        assert game is not None
        while not game.settled:
            for player in desk.asked():
                if talks:
                    await desk.say(1 - player, HELLO)
                    await desk.say(player, Write("a word"))
                await desk.answer(player)
            await desk.after(0.25)
        return desk

    async def work() -> None:
        silent, loud = await played(talks=False), await played(talks=True)
        assert len(told(loud.pages[0])) > 20
        for player in (0, 1):
            assert game_heard(silent.pages[player]) == game_heard(loud.pages[player])
        assert silent.store.tables == loud.store.tables
        assert silent.store.decisions == loud.store.decisions

    run(work())


def test_talk_does_not_wait_for_the_game() -> None:
    async def work() -> None:
        desk = await begun(seed=4)
        player = desk.turn_player()
        question = desk.pages[player].question
        assert question is not None
        desk.store.held = asyncio.Event()
        answer = Act(question.at, question.default)
        acting = asyncio.create_task(desk.room.hear(player, answer, desk.pages[player]))
        await asyncio.sleep(0)
        assert desk.room.lock.locked()
        await desk.room.hear(player, HELLO, desk.pages[player])
        assert told(desk.pages[1 - player]) == [Spoken(player, phrase="hello")]
        desk.store.held.set()
        await acting

    run(work())


def test_after_a_restart_nothing_is_left_of_it_but_the_agreement() -> None:
    async def work() -> None:
        desk = await begun(free_text=True)
        await desk.say(0, Write("a word"))
        assert "a word" not in repr(msgspec.to_builtins([*desk.store.tables.values()]))
        await desk.restart()
        page = desk.come(0)
        (welcome,) = page.all(Welcome)
        assert welcome.table.free_text
        assert "a word" not in repr(page.heard)
        desk.come(1)
        assert await desk.say(1, Write("again")) == ""
        assert told(page) == [Spoken(1, text="again")]

    run(work())


# Over the network


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    folder = tmp_path_factory.mktemp("talk")
    with running(f"sqlite:///{folder / 'tables.sqlite'}") as address:
        yield address, folder


def test_a_text_is_found_neither_in_the_database_nor_in_the_record(
    served: tuple[str, Path],
) -> None:
    server, folder = served
    secret = "Schnabeltier"

    async def work() -> None:
        anna = Person(server)
        anna.open("red", free_text=True, options={"deals": 1})
        anna.start()
        async with anna.connect() as socket:
            await hear_until(socket, "welcome")
            await say(socket, "write", text=secret)
            assert (await hear_until(socket, "spoken"))["text"] == secret
            await say(socket, "write", text="\u202e")
            assert (await hear_until(socket, "error"))["code"] == "bad-text"
            await say(socket, "away", away=True)
            await hear_until(socket, "deal-over", 60)
        record = anna.web.get(f"/api/tables/{anna.table}/record")
        assert record.status_code == 200
        assert secret not in record.text

    asyncio.run(work())
    kept = [file.read_bytes() for file in folder.iterdir()]
    assert any(b"greedy" in each for each in kept), "the database is looked at"
    assert not any(secret.encode() in each for each in kept)


def test_a_flood_of_talk_is_refused_and_the_connection_stays(served: tuple[str, Path]) -> None:
    async def work() -> None:
        anna = Person(served[0])
        anna.open("red")
        anna.start()
        async with anna.connect() as socket:
            await hear_until(socket, "welcome")
            for _ in range(20):
                await say(socket, "speak", phrase="hello")
            assert (await hear_until(socket, "error"))["code"] == "talk-flood"
            await say(socket, "ping", number=1)
            await hear_until(socket, "pong")

    asyncio.run(work())


@pytest.mark.parametrize(
    "wishes",
    [
        {"public": True, "players": "me friend greedy greedy"},
        {"players": "me open friend friend"},
    ],
    ids=["anybody may watch", "anybody may sit down"],
)
def test_strangers_do_not_write(served: tuple[str, Path], wishes: dict[str, Any]) -> None:
    anna = Person(served[0])
    with pytest.raises(AssertionError, match="public-text"):
        anna.open("red", free_text=True, **wishes)
    assert not anna.open("red", **wishes)["table"]["free_text"], "nobody writes by default"


def test_when_the_host_gets_up_no_stranger_takes_the_place(served: tuple[str, Path]) -> None:
    anna, boris, stranger = (Person(served[0], name) for name in ("Anna", "Boris", "Eve"))
    opened = anna.open("red", free_text=True, players="me friend friend greedy")
    assert opened["table"]["free_text"]
    boris.table = stranger.table = anna.table
    assert boris.post("sit", name="Boris", invitation=opened["invitation"]).status_code == 200
    assert anna.post("leave").status_code < 300
    refused = stranger.post("sit", name="Eve")
    assert (refused.status_code, refused.json()["code"]) == (403, "invited-only")
    listed = stranger.web.get("/api/tables").json()["waiting"]
    assert anna.table not in [each["id"] for each in listed]


def test_who_plays_again_has_agreed_already(served: tuple[str, Path]) -> None:
    anna = Person(served[0])
    anna.open("red", free_text=True, players="me friend greedy greedy", options={"deals": 1})
    anna.start()

    async def work() -> None:
        async with anna.connect() as socket:
            await hear_until(socket, "welcome")
            await say(socket, "away", away=True)
            await hear_until(socket, "deal-over", 60)

    asyncio.run(work())
    again = anna.post("again")
    assert again.status_code < 300, again.text
    assert again.json()["table"]["free_text"]
