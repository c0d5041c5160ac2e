"""Nobody keeps the server busy for all others."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets

from sparrows.web import leaving, serve, silence
from sparrows.web.allowance import MOST_HOUSEHOLDS, Allowance, Visitors, household
from sparrows.web.api import GivenPlayer, NewTable
from sparrows.web.board import PAGE, Board, Lists
from sparrows.web.info.background import Background
from sparrows.web.leaving import FRESH_TABLE, UNPLAYED
from sparrows.web.protocol import LetBotPlay
from sparrows.web.refusals import Refusal
from sparrows.web.room import Room
from sparrows.web.security import COOKIE
from sparrows.web.settings import Settings
from sparrows.web.silence import PunctualSocket
from sparrows.web.store import Store
from sparrows.web.tables import Tables
from tests.conftest import SOAK
from tests.web.rooms import FakeTime, Page
from tests.web.serving import QUICK, Person, by_default, hear, hear_until, play, running, say
from tests.web.test_tables import ME, StandingTime

IS_SOAKED = SOAK > 1
ADDRESSES = 25
ANY = GivenPlayer("open")
HAND = {"rules": "red", "concealed": "123m 456m 789m 55p 123p"}


def test_a_burst_and_then_so_many_a_second() -> None:
    allowance = Allowance(2.0, 3, now=10.0)
    assert [allowance.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [allowance.take(10.5), allowance.take(10.5)] == [True, False]
    assert [allowance.take(99.0) for _ in range(4)] == [True, True, True, False]


@pytest.mark.parametrize(
    ("address", "twin", "stranger"),
    [
        ("203.0.113.5", "203.0.113.5", "203.0.113.6"),
        ("2001:db8:1:2::5", "2001:db8:1:2:9::1", "2001:db8:1:3::5"),
        ("203.0.113.5", "::ffff:203.0.113.5", "::ffff:203.0.113.6"),
    ],
)
def test_each_visitor_has_an_allowance(address: str, twin: str, stranger: str) -> None:
    visitors = Visitors(1.0, 1, FakeTime())
    assert visitors.may(household(address))
    assert not visitors.may(household(twin))
    assert visitors.may(household(stranger))


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "", "testclient"])
def test_who_cannot_be_told_apart_is_one_visitor(address: str) -> None:
    visitors = Visitors(1.0, 2, FakeTime())
    assert [visitors.may(household(address)) for _ in range(3)] == [True, True, False]
    assert visitors.may(household("203.0.113.5"))


def test_the_silent_are_forgotten() -> None:
    visitors = Visitors(1.0, 1, FakeTime())
    for number in range(MOST_HOUSEHOLDS + 5):
        visitors.may(number.to_bytes(4, "big"))
    assert len(visitors.allowances) == MOST_HOUSEHOLDS
    assert visitors.may((0).to_bytes(4, "big"))
    assert not visitors.may((200).to_bytes(4, "big"))


def test_work_beyond_the_bound_is_refused() -> None:
    async def crowd() -> None:
        background, gate = Background(3), threading.Event()
        held = [asyncio.create_task(background.remembered(gate.wait, 20)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await background(int)
        assert (refused.value.code, refused.value.status) == ("busy", 503)
        held[-1].cancel()
        await asyncio.wait({held[-1]})
        with pytest.raises(Refusal):
            await background.lengthy(
                int
            )  # whoever asked has gone, but the work is still to be done
        gate.set()
        await asyncio.gather(*held[:-1])
        assert (
            await background.remembered(int)
            == await background(int)
            == await background.lengthy(int)
            == 0
        )
        await background.close()

    asyncio.run(crowd())


def test_who_waits_for_work_when_the_server_ends_is_told() -> None:
    async def end() -> None:
        background = Background(3)
        begun = asyncio.create_task(background.lengthy(time.sleep, 60))
        behind = asyncio.create_task(background.lengthy(int))
        await asyncio.sleep(0.1)
        await asyncio.wait_for(background.close(), 20)
        for waiting in (begun, behind):
            with pytest.raises(Refusal) as refused:
                await waiting
            assert (refused.value.code, refused.value.status) == ("closing", 503)

    asyncio.run(end())


def test_too_many_requests_of_one_visitor(tmp_path: Path) -> None:
    settings = Settings(pace=0.0, address_requests_a_second=0.001, address_request_burst=2)
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", settings) as address:
        first, second = (
            httpx.Client(base_url=address, headers={"X-Forwarded-For": f"203.0.113.{number}"})
            for number in (1, 2)
        )
        with first, second:
            answers = [first.post("/api/score", json=HAND) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [200, 200, 429]
            assert answers[-1].json()["code"] == "flood"
            assert int(answers[-1].headers["Retry-After"]) > 0
            assert second.post("/api/score", json=HAND).status_code == 200
            assert first.get("/api/tables").status_code == 429
            assert first.get("/").headers["content-type"] != "application/json", "the page is free"


def statuses_for(address: str, forwarded: Sequence[str | None]) -> list[int]:
    """What each of these requests is answered, as the proxy says from where they come."""
    headers = [{} if given is None else {"X-Forwarded-For": given} for given in forwarded]
    return [
        httpx.post(f"{address}/api/score", json=HAND, headers=each).status_code for each in headers
    ]


@pytest.mark.parametrize(
    ("forwarded", "same"),
    [
        ([None, None], True),
        (["203.0.113.1", "203.0.113.2"], False),
        # What a visitor claims stands before what the proxy adds.
        (["1.1.1.1, 203.0.113.1", "2.2.2.2, 203.0.113.1"], True),
        (["127.0.0.1, 203.0.113.1", "203.0.113.1"], True),
        (["127.0.0.1", "127.0.0.1"], True),
        (["203.0.113.1:1111", "203.0.113.1:2222"], True),
        (["nonsense", "other nonsense"], True),
    ],
)
def test_who_a_visitor_is_behind_a_proxy(
    tmp_path: Path, forwarded: list[str | None], same: bool
) -> None:
    settings = Settings(pace=0.0, address_requests_a_second=0.001, address_request_burst=1)
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", settings) as address:
        statuses = statuses_for(address, forwarded)
    assert statuses == [200, 429 if same else 200]


def test_only_a_trusted_proxy_says_who_a_visitor_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    settings = Settings(pace=0.0, address_requests_a_second=0.001, address_request_burst=1)
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", settings) as address:
        statuses = statuses_for(address, ["203.0.113.1", "203.0.113.2"])
    assert statuses == [200, 429]


def test_too_many_tables_of_one_visitor(tmp_path: Path) -> None:
    """However often the visitor throws the cookie away."""
    settings = Settings(pace=0.0, address_tables_a_minute=0.001, address_table_burst=2)
    players = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    body = {"rules": "red", "name": "Anna", "players": players}
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", settings) as address:
        answers = [httpx.post(f"{address}/api/tables", json=body) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["code"] == "too-many-tables"
        other = {"X-Forwarded-For": "203.0.113.1"}
        assert httpx.post(f"{address}/api/tables", json=body, headers=other).status_code == 201


def test_a_busy_server_says_so(tmp_path: Path) -> None:
    settings = Settings(pace=0.0, most_aside=0)
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", settings) as address:
        answer = httpx.post(f"{address}/api/score", json=HAND)
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        assert answer.headers["Retry-After"]
        assert httpx.get(f"{address}/api/tables").status_code == 200


# Devices and addresses


def from_address(number: int) -> dict[str, str]:
    """As the proxy says from where somebody comes."""
    return {"X-Forwarded-For": f"203.0.{113 + number // 200}.{number % 200 + 1}"}


def test_devices_behind_one_address_have_an_allowance_each(tmp_path: Path) -> None:
    settings = Settings(pace=0.0, requests_a_second=0.001, request_burst=3)
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", settings) as address:
        one, other = (
            httpx.Client(base_url=address, cookies={COOKIE: name * 43}) for name in ("a", "b")
        )
        assert [one.get("/api/tables").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert other.get("/api/tables").status_code == 200
        assert httpx.get(f"{address}/api/tables").status_code == 200


def test_who_throws_cookies_away_is_still_at_an_address(tmp_path: Path) -> None:
    settings = Settings(pace=0.0, address_requests_a_second=0.001, address_request_burst=3)
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", settings) as address:
        statuses = [
            httpx.get(f"{address}/api/tables", cookies={COOKIE: name * 43}).status_code
            for name in "abcd"
        ]
        assert statuses == [200, 200, 200, 429]
        other = httpx.get(f"{address}/api/tables", headers=from_address(0))
        assert other.status_code == 200


def test_a_device_opens_so_many_tables(tmp_path: Path) -> None:
    settings = Settings(pace=0.0, tables_a_minute=0.001, table_burst=2)
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", settings) as address:
        anna, boris = Person(address), Person(address)
        for _ in range(3):  # the first comes without a cookie, and is its address's alone
            anna.open("red")
        with pytest.raises(AssertionError, match="too-many-tables"):
            anna.open("red")
        boris.open("red")


# Sockets


async def first_word(person: Person, table: str, headers: dict[str, str]) -> tuple[str, Any]:
    """What a page hears first, and its connection."""
    cookie = person.web.cookies.get(COOKIE)
    own = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
    socket = await websockets.connect(
        f"{person.server.replace('http', 'ws')}/api/tables/{table}/socket",
        additional_headers={**headers, **own},
        proxy=None,
    )
    said = await hear(socket)
    return said.get("code", said["type"]), socket


def test_sockets_of_a_device_and_of_an_address_are_bounded(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, most_sockets=2, address_sockets=4)

    async def work(address: str) -> None:
        people = [Person(address, name) for name in ("Anna", "Boris", "Vera")]
        for person in people:
            person.open("red")
        anna, boris, vera = people
        here, there = from_address(0), from_address(1)
        come = [(anna, here), (anna, here), (anna, there), (boris, here), (boris, here)]
        words = [await first_word(who, who.table, where) for who, where in come]
        assert [word for word, _ in words] == ["welcome"] * 2 + ["busy"] + ["welcome"] * 2
        assert (await first_word(vera, vera.table, here))[0] == "busy", "four are at this address"
        assert (await first_word(vera, vera.table, there))[0] == "welcome"
        await words[0][1].close()
        async with asyncio.timeout(10):
            while (await first_word(anna, anna.table, there))[0] == "busy":
                await asyncio.sleep(0.05)

    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", settings) as address:
        asyncio.run(work(address))


def test_one_address_cannot_take_the_places_of_all_spectators(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, most_spectators=5, address_spectators=3)

    async def work(address: str) -> None:
        anna, eve = Person(address), Person(address)
        anna.open("red", public=True)
        anna.start()
        greedy = [await first_word(eve, anna.table, from_address(0)) for _ in range(4)]
        assert [word for word, _ in greedy] == ["welcome"] * 3 + ["busy"]
        others = [await first_word(eve, anna.table, from_address(1)) for _ in range(2)]
        assert [word for word, _ in others] == ["welcome"] * 2
        assert (await first_word(anna, anna.table, from_address(0)))[0] == "welcome", "who plays"

    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", settings) as address:
        asyncio.run(work(address))


SILENT = (
    b"",
    b"GET / HTT",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\nGET /a",
)


async def lasting(port: int, said: bytes) -> float:
    """How long a connection lasts on which no more is said."""
    begun = time.monotonic()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(said)
    with suppress(OSError):
        while await reader.read(65536):
            pass
    writer.close()
    return time.monotonic() - begun


def test_silent_connections_end_while_a_stranger_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HEAD", "SILENT"):
        monkeypatch.setattr(silence, name, 2.0)

    async def work(address: str) -> None:
        port = int(address.rpartition(":")[2])
        many = 2000 if IS_SOAKED else 200
        crowd = [
            asyncio.create_task(lasting(port, SILENT[number % len(SILENT)]))
            for number in range(many)
        ]
        anna = Person(address)
        anna.open("red")
        anna.start()
        async with anna.connect() as socket:
            await play(socket, by_default, deals=1)
            assert max(await asyncio.gather(*crowd)) < 30
            await say(socket, "ping", number=1)
            await hear_until(socket, "pong")

    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", QUICK) as address:
        asyncio.run(work(address))


def test_a_body_that_comes_slowly_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(silence, "SILENT", 2.0)
    monkeypatch.setattr(silence, "HEAD", 2.0)
    body = msgspec.json.encode(HAND)

    async def work(port: int) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        head = f"POST /api/score HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n"
        writer.write(head.encode())
        for at in range(0, len(body), len(body) // 4):
            await asyncio.sleep(0.5)
            writer.write(body[at : at + len(body) // 4])
        answer = await reader.readline()
        writer.close()
        return answer

    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", QUICK) as address:
        assert b"200" in asyncio.run(work(int(address.rpartition(":")[2])))


def test_pages_that_come_together_are_pinged_at_moments_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spans: list[tuple[float, float]] = []
    pinged: set[PunctualSocket] = set()

    def drawn(first: float, last: float) -> float:
        spans.append((first, last))
        return 0.1 * len(spans)

    def ping(socket: PunctualSocket) -> None:
        pinged.add(socket)

    monkeypatch.setattr(serve, "PING_EVERY", 60.0)
    monkeypatch.setattr(silence, "uniform", drawn)
    monkeypatch.setattr(PunctualSocket, "send_keepalive_ping", ping)

    async def work(address: str) -> None:
        anna = Person(address)
        anna.open("red", players="me open greedy greedy")
        async with anna.connect(), anna.connect(), anna.connect(), anna.connect():
            async with asyncio.timeout(20):
                while len(pinged) < 4:
                    await asyncio.sleep(0.05)

    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", QUICK) as address:
        asyncio.run(work(address))
    assert spans == [(0, 60.0)] * 4


def is_connected(person: Person) -> bool:
    shown = person.web.get(f"/api/tables/{person.table}").json()["table"]["players"]
    return bool(shown[0]["connected"])


def test_a_page_that_does_not_answer_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "PING_EVERY", 0.3)
    monkeypatch.setattr(serve, "PONG_WITHIN", 2.0)

    async def work(address: str) -> None:
        anna = Person(address)
        anna.open("red", players="me open greedy greedy")
        host, port = address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        handshake = {
            "Host": f"{host}:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version": "13",
            "Cookie": f"{COOKIE}={anna.web.cookies[COOKIE]}",
        }
        lines = [f"{name}: {value}" for name, value in handshake.items()]
        request = [f"GET /api/tables/{anna.table}/socket HTTP/1.1", *lines, "", ""]
        writer.write("\r\n".join(request).encode())
        async with asyncio.timeout(20):
            while await reader.read(65536):
                pass
            writer.close()
            while is_connected(anna):
                await asyncio.sleep(0.05)
        async with anna.connect() as answering:
            await asyncio.sleep(3.0)
            await say(answering, "ping", number=1)
            await hear_until(answering, "pong")

    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", QUICK) as address:
        asyncio.run(work(address))


# A club


def test_a_club_behind_one_address_comes_back_after_a_restart(tmp_path: Path) -> None:
    """With the limits that a server has: a table each, and all are there again within 5 s."""
    members = 200 if IS_SOAKED else 40
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    club: list[tuple[str, str]] = []
    players = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 3]
    body = {"rules": "red", "name": "Member", "players": players}

    async def open_each(address: str) -> None:
        async with httpx.AsyncClient(base_url=address, timeout=60) as web:
            for _ in range(members):
                opened = await web.post("/api/tables", json=body, headers=from_address(0))
                assert opened.status_code == 201, opened.text
                table = opened.json()["table"]["id"]
                club.append((table, web.cookies[COOKIE]))
                assert (await web.post(f"/api/tables/{table}/start")).is_success
                web.cookies.clear()

    async def return_each(address: str) -> float:
        begun = time.monotonic()

        async def come_back(table: str, cookie: str) -> Any:
            headers = {**from_address(0), "Cookie": f"{COOKIE}={cookie}"}
            url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
            socket = await websockets.connect(url, additional_headers=headers, proxy=None)
            assert (await hear(socket, 30))["player"] == 0
            return socket

        sockets = await asyncio.gather(*[come_back(*member) for member in club])
        took = time.monotonic() - begun
        await asyncio.gather(*[socket.close() for socket in sockets])
        return took

    usual = Settings(pace=0.6)
    with running(database, usual) as address:
        asyncio.run(open_each(address))
    with running(database, usual) as address:
        # In `make test` others have the machine too.
        assert asyncio.run(return_each(address)) < (5 if IS_SOAKED else 20)


# Tables that nobody plays at


class House:
    """The tables of a server in which time stands still."""

    def __init__(self, folder: Path, **bounds: Any) -> None:
        self.time = StandingTime()
        self.settings = Settings(pace=0.0, lists_kept=0.0, **bounds)
        store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
        self.tables = Tables(store, self.settings, self.time)

    async def open(self, token: str, *, starts: bool = False, after: float = 10.0) -> Room:
        self.time.seconds += after
        room = await self.tables.open(NewTable("red", "Anna", (ME, ANY, ANY, ANY)), token)
        if starts:
            await room.start(token)
        return room


def test_tables_that_nobody_plays_at_give_way(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path, most_tables=3)
        rooms = house.tables.rooms
        first, second = await house.open("a"), await house.open("b")
        played = await house.open("c", starts=True)
        page = Page(house.time)
        played.connect(page, 0)
        fourth = await house.open("d")
        assert set(rooms) == {second.id, played.id, fourth.id}, "the longest without its people"
        again = await house.tables.room(first.id)
        assert again.company.player_of("a") == 0, "it is stored, and comes back"
        house.time.seconds += 10
        await house.open("e")
        assert played.id in rooms and page.closed == "", "who plays is not disturbed"
        await house.tables.end()

    asyncio.run(work())


def test_where_all_are_played_nobody_gives_way(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path, most_tables=2)
        pages = []
        for token in "ab":
            room = await house.open(token, starts=True)
            pages.append(Page(house.time))
            room.connect(pages[-1], 0)
        with pytest.raises(Refusal) as refused:
            await house.open("c")
        assert (refused.value.code, refused.value.status) == ("busy", 503)
        # Somebody who is connected and does nothing for long does not play.
        house.time.seconds += UNPLAYED / 2
        await room.hear(0, LetBotPlay(True), pages[1])
        house.time.seconds += UNPLAYED / 2
        await house.open("c")
        assert [page.closed for page in pages] == ["busy", ""]
        await house.tables.end()

    asyncio.run(work())


def test_spectators_do_not_keep_a_table(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path, most_tables=2)
        watched, other = await house.open("a"), await house.open("b")
        page = Page(house.time)
        watched.connect(page, None)
        await house.open("c")
        assert other.id not in house.tables.rooms and watched.id in house.tables.rooms
        await house.open("d", after=0)
        assert page.closed == "busy" and watched.id not in house.tables.rooms
        await house.tables.end()

    asyncio.run(work())


def test_what_somebody_has_to_do_with_just_now_stays(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path, most_tables=1)
        room = await house.open("a")
        with pytest.raises(Refusal):
            await house.open("b", after=FRESH_TABLE / 2)
        house.time.seconds += FRESH_TABLE
        async with room.lock:
            with pytest.raises(Refusal):
                await house.open("b")
        await house.open("b")
        assert room.id not in house.tables.rooms
        await house.tables.end()

    asyncio.run(work())


def test_tables_that_wait_are_counted_in_memory_or_not(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path, most_tables=2, most_waiting=3)
        for _ in range(3):
            await house.open("a")
        with pytest.raises(Refusal) as refused:
            await house.open("a")
        assert refused.value.code == "too-many-tables"
        await house.open("b")
        await house.tables.end()

    asyncio.run(work())


def test_only_the_latest_tables_are_in_memory_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path)
        rooms = [await house.open(token) for token in "abcd"]
        await house.tables.end()
        smaller = House(tmp_path, most_tables=2)
        smaller.time.seconds = house.time.seconds
        await smaller.tables.begin()
        assert set(smaller.tables.rooms) == {room.id for room in rooms[2:]}
        assert (await smaller.tables.store.load(rooms[0].id)) is not None
        await smaller.tables.end()

    asyncio.run(work())


def test_many_addresses_cannot_keep_a_stranger_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They open tables until no more fit, and the stranger still opens one and plays."""
    most, many = (5000, 5200) if IS_SOAKED else (50, 75)
    if not IS_SOAKED:
        monkeypatch.setattr(leaving, "FRESH_TABLE", 1.0)
    settings = Settings(pace=0.0, most_tables=most)
    players = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    body = {"rules": "red", "name": "Eve", "players": players}

    async def attack(address: str) -> None:
        async with httpx.AsyncClient(base_url=address, timeout=60) as web:
            for _ in range(many // ADDRESSES):
                answers = await asyncio.gather(
                    *[
                        web.post("/api/tables", json=body, headers=from_address(number))
                        for number in range(ADDRESSES)
                    ]
                )
                # What was opened just now stays for a moment, so a fast attack must wait.
                assert {answer.status_code for answer in answers} <= {201, 503}
                web.cookies.clear()

    async def stranger(address: str) -> None:
        anna = Person(address)
        async with asyncio.timeout(FRESH_TABLE + 5):
            while True:
                with suppress(AssertionError):
                    anna.open("red")
                    break
                await asyncio.sleep(0.1)
        anna.start()
        async with anna.connect() as socket:
            await play(socket, by_default, deals=1)

    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", settings) as address:
        asyncio.run(attack(address))
        asyncio.run(stranger(address))


# The lists of the lobby


def test_the_lobby_is_shown_page_by_page(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path)
        rooms = [await house.open(f"token {number}") for number in range(PAGE + 5)]
        page = Page(house.time)
        rooms[3].connect(page, 0)
        board = house.tables.board
        first = await board.lobby("")
        assert (len(first.waiting), first.waiting_total) == (PAGE, PAGE + 5)
        assert first.waiting[0].id == rooms[3].id, "where people are comes first"
        assert first.waiting[1].id == rooms[-1].id, "then the newest"
        assert first.waiting_of == {"red": PAGE + 5}
        second = await board.lobby("", offset=PAGE)
        shown = [table.id for table in (*first.waiting, *second.waiting)]
        assert sorted(shown) == sorted(room.id for room in rooms)
        assert (await board.lobby("", rules="sichuan")).waiting_total == 0
        assert (await board.lobby("", rules="red")).waiting == first.waiting
        assert [table.id for table in (await board.lobby("token 0")).mine] == [rooms[0].id]
        await house.tables.end()

    asyncio.run(work())


def test_the_lists_are_made_once_for_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        house = House(tmp_path)
        board = house.tables.board
        board.settings = msgspec.structs.replace(board.settings, lists_kept=1.0)
        looked = 0
        look = Board._look

        async def counted(self: Board) -> Lists:
            nonlocal looked
            looked += 1
            return await look(self)

        monkeypatch.setattr(Board, "_look", counted)
        await house.open("a")
        crowd = await asyncio.gather(*[board.lobby(f"token {number}") for number in range(50)])
        assert looked == 1 and all(found.waiting == crowd[0].waiting for found in crowd)
        await house.open("b", after=0.5)
        assert (await board.lobby("b")).waiting_total == 1
        assert len((await board.lobby("b")).mine) == 1, "one's own are there at once"
        house.time.seconds += 0.5
        assert (await board.lobby("")).waiting_total == 2
        assert looked == 2
        await house.tables.end()

    asyncio.run(work())


@pytest.mark.parametrize("offset", ["-1", "501", "x"])
def test_pages_that_are_none(tmp_path: Path, offset: str) -> None:
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}") as address:
        answer = httpx.get(f"{address}/api/tables?offset={offset}")
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        assert httpx.get(f"{address}/api/tables?offset=500").json()["waiting"] == []
