"""Many workers behind one address: connections find theirs, and nobody notices a restart."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from sparrows.complaint import Complaint
from sparrows.web.config import Config
from sparrows.web.serve import listening
from sparrows.web.sockets import GOING_AWAY
from sparrows.web.workers import crew as crews
from sparrows.web.workers import front as fronts
from sparrows.web.workers.crew import Crew
from sparrows.web.workers.front import SEEN, Front, Service, first_seen, shard_named, worker_named
from sparrows.web.workers.fronted import sent_again
from sparrows.web.workers.shards import shard_of
from tests.web.parties import LONGEST, Party
from tests.web.persons import Person
from tests.web.postgres import Cluster
from tests.web.processes import Server
from tests.web.test_kills import check

# Which table a request is for


@pytest.mark.parametrize(
    ("request_line", "table"),
    [
        (b"GET /api/tables/Cxyz HTTP/1.1\r\n", "Cxyz"),
        (b"GET /api/tables/-x/socket HTTP/1.1\r\n", "-x"),
        (b"POST /api/tables/_x/start?lang=ru HTTP/1.1\r\n", "_x"),
        (b"POST /api/admin/tables/9x/close HTTP/1.1\r\n", "9x"),
        (b"GET http://club.example.org/api/tables/Zx HTTP/1.1\r\n", "Zx"),
        (b"GET /api/tables HTTP/1.1\r\n", None),
        (b"GET /tables/x HTTP/1.1\r\n", None),
        (b"GET /api/tables?after=/tables/x HTTP/1.1\r\n", None),
        (b"GET / HTTP/1.1\r\nReferer: /tables/x\r\n", None),
        (b"\x16\x03\x01\x02\x00\x01\x00", None),
    ],
)
def test_the_first_line_names_the_table(request_line: bytes, table: str | None) -> None:
    assert shard_named(request_line) == (None if table is None else shard_of(table))


@pytest.mark.parametrize(
    ("request_line", "worker"),
    [
        (b"GET /metrics?worker=2 HTTP/1.1\r\n", 2),
        (b"GET /readyz?lang=ru&worker=12 HTTP/1.1\r\n", 12),
        (b"GET /metrics?worker=x HTTP/1.1\r\n", None),
        (b"GET /metrics HTTP/1.1\r\nX: ?worker=1 ", None),
    ],
)
def test_whoever_looks_after_workers_may_name_one(request_line: bytes, worker: int | None) -> None:
    assert worker_named(request_line) == worker


def connected() -> tuple[socket.socket, socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        client = socket.create_connection(listener.getsockname())
        server, _ = listener.accept()
    server.setblocking(False)
    return client, server


async def looked_at(client: socket.socket, server: socket.socket, *parts: bytes) -> bytes:
    looking = asyncio.create_task(first_seen(server))
    for part in parts:
        client.sendall(part)
        await asyncio.sleep(0.02)
    async with asyncio.timeout(5):
        return await looking


@pytest.mark.parametrize(
    "parts",
    [
        (b"GET / HTTP/1.1\r\n",),
        (b"G", b"ET /api/tab", b"les/x HTTP/1.1\r\n"),
        (b"x" * 100, b"x" * 1000),
    ],
)
def test_what_is_looked_at_stays_to_be_read(parts: tuple[bytes, ...]) -> None:
    client, server = connected()
    with client, server:
        seen = asyncio.run(looked_at(client, server, *parts))
        assert seen == b"".join(parts)[:SEEN]
        server.setblocking(True)
        server.settimeout(5)
        assert server.recv(10_000) == b"".join(parts)


@pytest.mark.parametrize("said", [b"", b"GET /api"])
def test_who_goes_without_a_line_is_let_go(said: bytes) -> None:
    client, server = connected()
    with server:
        with client:
            client.sendall(said)
        assert asyncio.run(looked_at(client, server)) == b""


# A front and its workers


@asynccontextmanager
async def one_worker(database: str) -> AsyncIterator[tuple[Crew, str]]:
    """A front in this process, with one worker, and its address."""
    crew = Crew(Config(db=database))
    with listening("127.0.0.1", 0) as listener:
        front = Front(listener, crew)
        accepting = asyncio.create_task(front.accept())
        try:
            await crew.begin()
            yield crew, f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            accepting.cancel()
            await front.end()
            await crew.end()


def test_one_that_says_nothing_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fronts, "HEAD", 0.5)

    async def work() -> None:
        with listening("127.0.0.1", 0) as listener:
            front = Front(listener, Crew(Config()))
            accepting = asyncio.create_task(front.accept())
            reader, writer = await asyncio.open_connection(*listener.getsockname())
            writer.write(b"GET /")
            async with asyncio.timeout(20):
                with pytest.raises(ConnectionResetError):  # since what was said is not read
                    await reader.read()
            writer.close()
            accepting.cancel()
            await front.end()

    asyncio.run(work())


def test_a_worker_is_followed_by_another_and_ends_with_its_front(tmp_path: Path) -> None:
    async def work() -> None:
        async with one_worker(f"sqlite:///{tmp_path / 'tables.sqlite'}") as (crew, address):
            async with httpx.AsyncClient(base_url=address, timeout=60) as client:
                assert (await client.get("/healthz")).is_success
                (first,) = crew.places
                # Nobody can follow it, since with SQLite a second one finds the database in use.
                await crew.roll(crew.config)
                assert crew.places == [first] and first.takes
                assert (await client.get("/healthz")).is_success
                first.process.kill()
                await first.process.wait()
            async with httpx.AsyncClient(base_url=address, timeout=60) as client:
                await patiently(lambda: answers(client))
            (second,) = crew.places
            assert second is not first
            second.line.shutdown(socket.SHUT_RDWR)  # as the system does when the front is killed
            assert await asyncio.wait_for(second.process.wait(), LONGEST) == 0

    asyncio.run(work())


def test_a_worker_that_hangs_is_killed_and_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(crews, "HUNG", 3.0)

    async def work() -> None:
        async with one_worker(f"sqlite:///{tmp_path / 'tables.sqlite'}") as (crew, address):
            (first,) = crew.places
            await asyncio.sleep(2 * crews.HUNG)
            assert crew.places == [first]  # which speaks, although nobody asks it anything
            first.process.send_signal(signal.SIGSTOP)
            assert await asyncio.wait_for(first.process.wait(), LONGEST) == -signal.SIGKILL
            async with httpx.AsyncClient(base_url=address, timeout=60) as client:
                await patiently(lambda: answers(client))
            assert crew.places != [first]

    asyncio.run(work())
    assert "worker 0 hangs, and is killed" in caplog.text


async def answers(client: httpx.AsyncClient) -> bool:
    try:
        return (await client.get("/healthz")).is_success
    except httpx.TransportError:
        return False


async def patiently(happens: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(LONGEST):
        while not await happens():
            await asyncio.sleep(0.05)


def test_settings_that_cannot_be_replace_nobody(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        with listening("127.0.0.1", 0) as listener:
            service = Service(listener, lambda: Config(workers=2), lambda: None)
            service.read = refusing
            service.roll()
            assert not service.tasks

    def refusing() -> Config:
        raise Complaint("{path} cannot be read: {error}", path="x", error="y")

    asyncio.run(work())
    assert "the workers stay as they are: x cannot be read: y" in caplog.text


# `sparrows play --workers 2`


def workers_of(server: Server) -> set[int]:
    assert server.process
    first = server.process.pid
    children = Path(f"/proc/{first}/task/{first}/children").read_text("utf-8")
    return {int(child) for child in children.split()}


def test_workers_are_replaced_and_killed_while_people_play(
    postgres: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = Server(postgres.new_database(), tmp_path / "log", options=("--workers", "2"))
    interrupted = asyncio.run(replace_and_kill(server))
    log = server.log.read_text(encoding="utf-8")
    assert log.count("http://") == 1 and "Traceback" not in log, log[-3000:]
    with capsys.disabled():
        print(f"\na rolling restart interrupted for {interrupted:.1f} s at most")
    assert interrupted < 20  # with a core to itself it is less than 3


async def replace_and_kill(server: Server) -> float:
    await server.start()
    try:
        async with Party(await seated_at_both(server.address)) as party:
            await party.have_begun()
            await lead_on(server.address, [person.table for person in party.persons])
            interrupted = await replaced(server, party)
            await killed(server, party)
            await party.have_finished_a_deal()
            downloads = await party.records()
            await part(server, party)
    finally:
        status = server.stop()
    assert status == 0
    await check(server.database, party.persons, downloads)
    return interrupted


async def seated_at_both(address: str) -> list[Person]:
    """People at tables of both workers."""
    persons: list[Person] = []
    while len({shard_of(person.table) % 2 for person in persons}) < 2 or len(persons) < 3:
        person = Person(address, f"Anna {len(persons)}", len(persons))
        clock = "normal" if len(persons) % 2 else "none"
        await person.open("zung-jung", ["greedy", "random", "greedy"], clock)
        await person.start()
        persons.append(person)
    return persons


async def replaced(server: Server, party: Party) -> float:
    """The workers are replaced; the longest time in which somebody heard nothing."""
    assert server.process
    before, asked = workers_of(server), party.asked()
    party.listen()
    server.process.send_signal(signal.SIGHUP)
    await party.until(lambda: not before & workers_of(server))
    assert len(workers_of(server)) == 2
    await party.all_go_on(asked)
    return party.silence


async def killed(server: Server, party: Party) -> None:
    """One worker is killed, and all go on."""
    victim, asked = min(workers_of(server)), party.asked()
    os.kill(victim, signal.SIGKILL)
    await party.all_go_on(asked)
    await party.until(lambda: len(workers_of(server) - {victim}) == 2)


async def lead_on(address: str, tables: list[str]) -> None:
    """A kept connection is closed by a worker that has not got the table."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as client, asyncio.timeout(LONGEST):
        led: list[httpx.Response] = []
        while not led:  # the worker that began first may still have all tables
            answers = [await client.get(f"/api/tables/{table}") for table in tables]
            led = [answer for answer in answers if answer.status_code == 307]
        for answer in led:
            assert answer.headers["Connection"] == "close"
            assert answer.headers["Location"] == answer.request.url.raw_path.decode()
            found = await client.get(answer.headers["Location"], follow_redirects=True)
            assert found.is_success or found.json()["code"] == "private"
        forwarded = await client.get("/healthz", headers={"X-Forwarded-For": "192.0.2.1"})
        assert forwarded.headers["Connection"] == "close"


async def part(server: Server, party: Party) -> None:
    """Who is at a table when all ends hears so."""
    assert server.process
    server.process.send_signal(signal.SIGTERM)
    persons = party.persons
    await party.until(lambda: all(p.over or p.closed_with == GOING_AWAY for p in persons))


# What a kept connection is answered


@pytest.mark.parametrize(
    ("path", "query", "address"),
    [
        (b"/api/tables/abc", b"lang=ru", "/api/tables/abc?lang=ru"),
        (b"//api/tables/abc", b"", "/api/tables/abc"),
    ],
)
def test_a_request_is_sent_to_this_host_again(path: bytes, query: bytes, address: str) -> None:
    headers = sent_again({"raw_path": path, "query_string": query})
    assert headers == {"Location": address, "Connection": "close"}
