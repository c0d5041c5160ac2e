"""The server over real sockets: matches, strangers, bad messages, restarts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from sparrows.rulebooks import RULEBOOKS
from sparrows.rulebooks.records import read_record, replay
from tests.web.serving import (
    QUICK,
    Person,
    by_default,
    eager,
    hear,
    hear_question,
    hear_until,
    play,
    run,
    running,
    say,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(f"sqlite:///{folder / 'tables.sqlite'}") as address:
        yield address


async def ended(socket: Any) -> int:
    """The code that the connection is closed with, after whatever comes before."""
    try:
        async with asyncio.timeout(10):
            while True:
                await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


# Matches


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_one_person_plays_against_bots(server: str, rules: str) -> None:
    async def work() -> None:
        anna = Person(server)
        anna.open(rules)
        anna.start()
        async with anna.connect() as socket:
            heard = await play(socket, by_default, deals=1)
        assert heard[0]["type"] == "welcome" and heard[0]["player"] == 0
        assert heard[-1]["type"] == "deal-over"
        result = anna.web.get(f"/api/tables/{anna.table}/deals/0/result?lang=ru")
        assert result.json()["points"] == heard[-1]["points"]

    run(work())


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_two_persons_meet_by_an_invitation(server: str, rules: str) -> None:
    async def work() -> None:
        anna, boris = Person(server, "Anna"), Person(server, "Борис")
        anna.open(rules, players="me open greedy open")
        assert boris.sit(anna.table)["player"] == 1
        assert boris.post("start").json()["code"] == "not-host"
        anna.start()
        async with anna.connect() as one, boris.connect() as two:
            heard = await asyncio.gather(play(one, by_default, deals=1), play(two, eager, deals=1))
        players = heard[1][0]["table"]["players"]
        assert [player["name"] for player in players] == ["Anna", "Борис", "", ""]
        assert players[3] == {**players[2], "kind": "bot"}
        assert heard[0][-1] == heard[1][-1]

    run(work())


def test_a_whole_match_and_its_record(server: str) -> None:
    async def work() -> None:
        anna = Person(server)
        anna.open("red", options={"deals": 2}, public=True)
        anna.start()
        running_record = anna.web.get(f"/api/tables/{anna.table}/record").json()
        assert running_record["header"]["seed"] is None and not running_record["deals"]
        async with anna.connect() as socket:
            heard = await play(socket, by_default)
            assert heard[-1]["match_over"]
            assert (await hear_until(socket, "table"))["table"]["state"] == "over"
        record = read_record(anna.web.get(f"/api/tables/{anna.table}/record").content)
        assert record.header.commitment == heard[0]["table"]["commitment"]
        checked = replay(record)
        assert checked.shuffled and checked.deals == 2
        assert anna.web.get(f"/api/tables/{anna.table}/verify").json()["ok"]
        assert anna.table in [
            each["table"]["id"] for each in Person(server).web.get("/api/replays").json()
        ]

    run(work())


def test_several_pages_of_one_player_hear_the_same(server: str) -> None:
    async def work() -> None:
        anna = Person(server)
        anna.open("red")
        anna.start()
        async with anna.connect() as one, anna.connect() as two:
            first, second = await hear_question(one), await hear_question(two)
            assert first == second
            await say(two, "act", at=first["at"], offer=0)
            assert (await hear_until(one, "taken"))["at"] == first["at"]
            await say(one, "act", at=first["at"], offer=0)
            assert (await hear_until(one, "error"))["code"] in ("stale", "answered")

    run(work())


# Strangers


def test_a_stranger_may_watch_a_public_table_and_no_other(server: str) -> None:
    async def work() -> None:
        anna, eve = Person(server), Person(server, "Eve")
        for public in (True, False):
            anna.open("red", public=public)
            anna.start()
            async with anna.connect() as own, eve.connect(anna.table) as socket:
                question = await hear_question(own)
                first = await hear(socket)
                if not public:
                    assert first["code"] == "private"
                    assert await ended(socket) == 4403
                    continue
                assert first["player"] is None and first["question"] is None
                tiles = [event["tiles"] for event in first["events"] if event["event"] == "dealt"]
                assert {tile for hand in tiles for tile in hand} == {-2}
                await say(socket, "act", at=question["at"], offer=0)
                assert (await hear_until(socket, "error"))["code"] == "spectator"

    run(work())


def test_a_seat_at_one_table_is_none_at_another(server: str) -> None:
    async def work() -> None:
        anna, boris = Person(server), Person(server, "Boris")
        anna.open("red", public=True)
        anna.start()
        boris.open("red", public=True)
        boris.start()
        async with boris.connect(anna.table) as socket:
            assert (await hear(socket))["player"] is None
            await say(socket, "away", away=True)
            assert (await hear_until(socket, "error"))["code"] == "spectator"
        assert boris.web.post(f"/api/tables/{anna.table}/leave").json()["code"] == "spectator"
        assert boris.web.post(f"/api/tables/{anna.table}/sit", json={"name": "B"}).json()[
            "code"
        ] == ("begun")

    run(work())


def test_a_table_that_is_not_there(server: str) -> None:
    async def work() -> None:
        anna = Person(server)
        async with anna.connect("nowhere") as socket:
            assert (await hear(socket))["code"] == "no-table"
            assert await ended(socket) == 4404
        assert anna.web.get("/api/tables/nowhere").status_code == 404

    run(work())


def test_a_page_of_another_site_cannot_connect(server: str) -> None:
    async def work() -> None:
        anna = Person(server)
        anna.open("red")
        anna.server = server.replace("127.0.0.1", "localhost")
        connecting = anna.connect()
        connecting.additional_headers = {"Host": server.removeprefix("http://")}
        connecting = type(connecting)(
            f"{server.replace('http', 'ws')}/api/tables/{anna.table}/socket",
            origin="http://evil.example",
        )
        with pytest.raises(Exception, match="403"):
            async with connecting:
                pass

    run(work())


# Bad messages


MALFORMED = [
    "",
    "nonsense",
    "[]",
    "null",
    '{"type":"act"}',
    '{"type":"act","at":"1","offer":0}',
    '{"type":"act","at":1,"offer":0,"more":1}',
    '{"type":"welcome"}',
    '{"type":"act","at":1.5,"offer":0}',
    "[" * 3000,
    b"\x00\xff",
    "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
]


@pytest.mark.parametrize("message", MALFORMED, ids=range(len(MALFORMED)))
def test_malformed_messages_change_nothing_and_five_of_them_end_it(
    server: str, message: str | bytes
) -> None:
    async def work() -> None:
        anna = Person(server)
        anna.open("red")
        anna.start()
        async with anna.connect() as socket:
            question = await hear_question(socket)
            for _ in range(4):
                await socket.send(message)
                assert (await hear_until(socket, "error"))["code"] == "malformed"
            await say(socket, "ping", number=7)
            assert (await hear_until(socket, "pong"))["number"] == 7
            await socket.send(message)
            assert await ended(socket) == 1008
        async with anna.connect() as socket:
            assert (await hear(socket))["question"] == question

    run(work())


def test_a_huge_message_ends_the_connection(server: str) -> None:
    async def work() -> None:
        anna = Person(server)
        anna.open("red")
        anna.start()
        async with anna.connect() as socket:
            await hear(socket)
            await socket.send('{"type":"ping","number":' + "1" * 5000 + "}")
            assert await ended(socket) == 1009
        async with anna.connect() as socket:
            assert (await hear(socket))["type"] == "welcome"

    run(work())


def test_a_flood_is_refused_and_in_the_end_cut_off(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, messages_a_second=20)  # which nobody is too slow for

    async def work(server: str) -> None:
        anna, boris = Person(server), Person(server, "Boris")
        anna.open("red", players="me open greedy greedy")
        boris.sit(anna.table)
        anna.start()
        async with anna.connect() as socket, boris.connect() as other:
            await hear(socket)
            began = time.monotonic()
            for number in range(100):
                await say(socket, "ping", number=number)
            heard = []
            while not any(message.get("code") == "flood" for message in heard):
                heard.append(await hear(socket))
            pongs = [message for message in heard if message["type"] == "pong"]
            regained = settings.messages_a_second * (time.monotonic() - began)
            assert settings.message_burst <= len(pongs) <= settings.message_burst + regained + 1
            for number in range(300):
                try:
                    await say(socket, "ping", number=number)
                except ConnectionClosed:
                    break
            assert await ended(socket) == 1008
            await say(other, "ping", number=1)
            assert (await hear_until(other, "pong"))["number"] == 1

    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", settings) as server:
        run(work(server))


WORDS = st.sampled_from(["act", "undo", "ready", "away", "advise", "ping", "welcome", "x"])
NUMBERS = st.one_of(st.integers(-3, 30), st.integers(), st.none(), st.text(max_size=3))
MESSAGES = st.one_of(
    st.text(max_size=40),
    st.binary(max_size=40),
    st.fixed_dictionaries(
        {"type": WORDS},
        optional=dict.fromkeys(("at", "offer", "deal", "number", "away"), NUMBERS),
    ).map(lambda value: msgspec.json.encode(value).decode()),
)


@pytest.fixture(scope="module")
def fuzzed(server: str) -> Person:
    anna = Person(server)
    anna.open("sichuan", aids=True)
    anna.start()
    return anna


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=st.lists(MESSAGES, max_size=12))
def test_whatever_is_said_the_table_stands(fuzzed: Person, messages: list[str | bytes]) -> None:
    async def work() -> None:
        async with fuzzed.connect() as socket:
            before = await hear(socket)
            try:
                for message in messages:
                    await socket.send(message)
                await say(socket, "ping", number=4711)
                while (await hear(socket)) != {"type": "pong", "number": 4711}:
                    pass
            except ConnectionClosed as closed:
                assert closed.rcvd is not None and closed.rcvd.code == 1008
        async with fuzzed.connect() as socket:
            after = await hear(socket)
            assert after["question"]["at"] == before["question"]["at"]
            assert after["events"] == before["events"]

    run(work())


# Coming back


def test_players_come_back_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    anna = Person("http://nowhere")
    welcomes = []

    async def act(last: bool) -> None:
        async with anna.connect() as socket:
            welcomes.append(await hear(socket))
            if not last:
                question = welcomes[-1]["question"] or await hear_question(socket)
                await say(socket, "act", at=question["at"], offer=0)
                await hear_until(socket, "taken")

    for server in range(2):
        with running(database) as address:
            cookies = anna.web.cookies
            table = anna.table
            anna = Person(address)
            anna.web.cookies, anna.table = cookies, table
            if not server:
                anna.open("zung-jung")
                anna.start()
            run(act(last=bool(server)))
    before, after = welcomes
    assert before["boot"] != after["boot"]
    assert after["table"]["commitment"] == before["table"]["commitment"]
    assert after["events"][: len(before["events"])] == before["events"]
    assert len(after["events"]) > len(before["events"])
    assert after["player"] == 0
