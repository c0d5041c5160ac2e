"""The admin page's interface: who comes in, and what each action does to those who play."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed

from sparrows.web.admin.guard import ADMIN_COOKIE, HOURS, SECRET_ATTEMPTS
from sparrows.web.app import create_app
from sparrows.web.settings import Settings
from tests.web.rooms import FakeTime
from tests.web.serving import QUICK, Person, hear_until, running, say

SECRET = "correct horse battery"
ADMIN = msgspec.structs.replace(QUICK, admin_secret=SECRET, pace=0.01)
ACTIONS = [
    ("GET", "house"),
    ("GET", "tables"),
    ("POST", "tables/x/end"),
    ("POST", "tables/x/close"),
    ("POST", "bans"),
    ("POST", "bans/x/lift"),
    ("POST", "announcement"),
    ("POST", "mode"),
]
SESSION = [("GET", "session"), ("POST", "session"), ("POST", "leave")]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", ADMIN) as address:
        yield address


class Admin:
    """Whoever runs the server."""

    def __init__(self, server: str) -> None:
        self.web = httpx.Client(base_url=server, headers={"Origin": server}, timeout=20)
        self.do("session", secret=SECRET)

    def do(self, what: str, **body: Any) -> dict[str, Any]:
        answer = self.web.post(f"/api/admin/{what}", json=body)
        assert answer.status_code == 200, answer.text
        return dict(answer.json() or {})

    def see(self, what: str, **query: Any) -> dict[str, Any]:
        answer = self.web.get(f"/api/admin/{what}", params=query)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


async def closed_with(socket: Any) -> tuple[int, str]:
    """How the server ends a connection."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), 10)
    except ConnectionClosed as end:
        assert end.rcvd is not None
        return end.rcvd.code, end.rcvd.reason


# Who comes in


@pytest.mark.parametrize(("method", "path"), [*ACTIONS, *SESSION])
def test_without_a_secret_there_is_nothing(tmp_path: Path, method: str, path: str) -> None:
    with TestClient(create_app(f"sqlite:///{tmp_path / 'x.sqlite'}")) as web:
        assert web.request(method, f"/api/admin/{path}", json={}).status_code == 404
        assert web.get("/admin").status_code == 404


@pytest.mark.parametrize("cookie", ["", "x", "9999999999.aa.bb", "9" * 30, "é.é.é"])
def test_nobody_comes_in_with_a_cookie_that_was_made_up(tmp_path: Path, cookie: str) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'x.sqlite'}", ADMIN)
    headers = {"Cookie": f"{ADMIN_COOKIE}={cookie}".encode()} if cookie else {}
    with TestClient(app) as web:
        for method, path in ACTIONS:
            answer = web.request(method, f"/api/admin/{path}", json={}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (401, "no-admin"), path


def test_the_cookie_is_for_this_alone_and_for_some_hours(tmp_path: Path) -> None:
    time = FakeTime()
    app = create_app(f"sqlite:///{tmp_path / 'x.sqlite'}", ADMIN, time)
    with TestClient(app) as web:
        answer = web.post("/api/admin/session", json={"secret": SECRET})
        given = answer.headers["set-cookie"]
        for word in ("HttpOnly", "SameSite=strict", "Path=/api/admin", f"Max-Age={HOURS * 3600}"):
            assert word in given
        assert SECRET not in given
        assert web.get("/api/admin/house").status_code == 200
        value = web.cookies[ADMIN_COOKIE]
        later = value.replace(value.partition(".")[0], str(int(value.partition(".")[0]) + 9))
        forged = web.get("/api/admin/house", headers={"Cookie": f"{ADMIN_COOKIE}={later}"})
        assert forged.status_code == 401
        time.seconds += HOURS * 3600 + 1
        assert web.get("/api/admin/house").status_code == 401


def test_who_leaves_is_out(server: str) -> None:
    admin = Admin(server)
    assert admin.see("session") == admin.see("house")
    admin.do("leave")
    assert admin.web.get("/api/admin/session").json() is None
    assert admin.web.get("/api/admin/house").status_code == 401


def test_a_cookie_of_another_secret_opens_nothing(tmp_path: Path) -> None:
    with TestClient(create_app(f"sqlite:///{tmp_path / 'x.sqlite'}", ADMIN)) as web:
        web.post("/api/admin/session", json={"secret": SECRET})
        value = web.cookies[ADMIN_COOKIE]
    other = Settings(admin_secret=SECRET + "!")
    with TestClient(create_app(f"sqlite:///{tmp_path / 'y.sqlite'}", other)) as web:
        answer = web.get("/api/admin/house", headers={"Cookie": f"{ADMIN_COOKIE}={value}"})
        assert answer.status_code == 401


def test_attempts_are_limited_and_the_right_secret_is_not_tried_either(tmp_path: Path) -> None:
    time = FakeTime()
    app = create_app(f"sqlite:///{tmp_path / 'x.sqlite'}", ADMIN, time)

    with TestClient(app) as web:

        def tried(secret: str) -> str:
            return str(web.post("/api/admin/session", json={"secret": secret}).json().get("code"))

        assert [tried("x" * 20) for _ in range(SECRET_ATTEMPTS)] == [
            "wrong-secret"
        ] * SECRET_ATTEMPTS
        assert tried(SECRET) == "flood"
        time.seconds += 61
        assert tried(SECRET) == "None"


def test_a_page_of_another_site_does_nothing(server: str) -> None:
    admin = Admin(server)
    headers = {"Origin": "https://elsewhere.example"}
    answer = admin.web.post("/api/admin/mode", json={"read_only": True}, headers=headers)
    assert answer.status_code == 403


# What is done


def test_tables_are_listed_some_at_a_time(server: str) -> None:
    person = Person(server)
    opened = [person.open("red")["table"]["id"] for _ in range(4)]
    admin = Admin(server)
    page = admin.see("tables")
    assert page["total"] == 4
    assert {each["table"]["id"] for each in page["tables"]} == set(opened)
    assert len(admin.see("tables", first=3)["tables"]) == 1
    assert admin.see("tables", first=40)["tables"] == []


def test_a_match_is_ended_and_its_people_are_told(server: str) -> None:
    anna, admin = Person(server), Admin(server)
    anna.open("red", clock="none")
    anna.start()

    async def work() -> None:
        async with anna.connect() as socket:
            await hear_until(socket, "welcome")
            said = await asyncio.to_thread(admin.do, f"tables/{anna.table}/end")
            assert said["table"]["state"] == "over"
            while (await hear_until(socket, "table"))["table"]["state"] != "over":
                pass
            await say(socket, "ping", number=1)
            await hear_until(socket, "pong")

    asyncio.run(work())
    assert admin.do(f"tables/{anna.table}/end")["table"]["state"] == "over"
    assert admin.web.post("/api/admin/tables/nothing/end").status_code == 404


@pytest.mark.parametrize("begun", [False, True])
def test_a_table_is_closed_and_everybody_is_sent_away(server: str, begun: bool) -> None:
    anna, admin, watcher = Person(server), Admin(server), Person(server)
    anna.open("red", players="me open open open", public=True)
    if begun:
        anna.start()

    async def work() -> None:
        async with anna.connect() as one, watcher.connect(anna.table) as two:
            await hear_until(one, "welcome")
            await hear_until(two, "welcome")
            await asyncio.to_thread(admin.do, f"tables/{anna.table}/close")
            assert await closed_with(one) == await closed_with(two) == (4410, "closed")

    asyncio.run(work())
    lobby = anna.web.get("/api/tables").json()
    assert not any(lobby.values())


def test_a_device_is_banned_for_a_time(server: str) -> None:
    anna, boris, admin = Person(server), Person(server, "Борис"), Admin(server)
    anna.open("red", players="me open open open")
    boris.sit(anna.table)

    async def work() -> None:
        async with anna.connect() as one, boris.connect() as two:
            await hear_until(one, "welcome")
            await hear_until(two, "welcome")
            await asyncio.to_thread(admin.do, "bans", table=anna.table, player=1, hours=2)
            assert await closed_with(two) == (4403, "banned")
            await say(one, "ping", number=1)
            await hear_until(one, "pong")
        async with boris.connect() as again:
            assert await closed_with(again) == (4403, "banned")

    asyncio.run(work())
    refused = boris.web.get("/api/tables")
    assert (refused.status_code, refused.json()["code"]) == (403, "banned")
    assert anna.web.get("/api/tables").status_code == 200
    (found,) = admin.see("house")["bans"]
    assert (found["kind"], found["shown"]) == ("device", "Борис")
    assert admin.do(f"bans/{found['id']}/lift")["bans"] == []
    assert boris.web.get("/api/tables").status_code == 200
    assert admin.web.post(f"/api/admin/bans/{found['id']}/lift").status_code == 404


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"address": "somewhere", "hours": 1}, 400),
        ({"address": "10.0.0.1", "hours": 0}, 400),
        ({"address": "10.0.0.1"}, 400),
        ({"table": "nothing", "hours": 1}, 404),
    ],
)
def test_bans_that_cannot_be(server: str, wish: dict[str, Any], status: int) -> None:
    admin = Admin(server)
    assert admin.web.post("/api/admin/bans", json=wish).status_code == status
    table = Person(server).open("red")["table"]["id"]
    bot = {"table": table, "player": 2, "hours": 1}
    assert admin.web.post("/api/admin/bans", json=bot).status_code == 404


def test_a_ban_of_an_address_ends_by_itself_and_outlives_a_restart(tmp_path: Path) -> None:
    time, url = FakeTime(), f"sqlite:///{tmp_path / 'x.sqlite'}"

    async def visit(*, bans: bool) -> int:
        app = create_app(url, ADMIN, time)
        ours = httpx.ASGITransport(app, client=("10.0.0.9", 1))
        theirs = httpx.ASGITransport(app, client=("::ffff:10.0.0.7", 1))
        async with app.lifespan():
            if bans:
                async with httpx.AsyncClient(transport=ours, base_url="http://x") as admin:
                    await admin.post("/api/admin/session", json={"secret": SECRET})
                    await admin.post("/api/admin/bans", json={"address": "10.0.0.7", "hours": 3})
                    assert (await admin.get("/api/tables")).status_code == 200
            async with httpx.AsyncClient(transport=theirs, base_url="http://x") as visitor:
                assert (await visitor.get("/api/rulebooks")).status_code == 200
                return (await visitor.get("/api/tables")).status_code

    assert asyncio.run(visit(bans=True)) == 403
    assert asyncio.run(visit(bans=False)) == 403
    time.seconds += 3 * 3600 + 1
    assert asyncio.run(visit(bans=False)) == 200


def test_all_are_told_and_those_who_come_later(server: str) -> None:
    anna, admin, watcher = Person(server), Admin(server), Person(server)
    anna.open("red", players="me open open open", public=True)

    async def work() -> None:
        async with anna.connect() as one:
            await hear_until(one, "welcome")
            await asyncio.to_thread(admin.do, "announcement", text="At ten we restart")
            assert (await hear_until(one, "announced"))["text"] == "At ten we restart"
            async with watcher.connect(anna.table) as two:
                assert (await hear_until(two, "announced"))["text"] == "At ten we restart"
            told = {"announcement": "At ten we restart", "read_only": False}
            assert watcher.web.get("/api/news").json() == told
            await asyncio.to_thread(admin.do, "announcement", text="")
            assert (await hear_until(one, "announced"))["text"] == ""

    asyncio.run(work())
    for text in ("x" * 301, "\u200b", "a\nb"):
        answer = admin.web.post("/api/admin/announcement", json={"text": text})
        assert answer.json()["code"] == "bad-text"


def test_no_new_tables_and_those_that_are_there_go_on(server: str) -> None:
    anna, boris, admin = Person(server), Person(server, "Boris"), Admin(server)
    anna.open("red", players="me open open open")
    admin.do("mode", read_only=True)
    players = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    wish = {"rules": "red", "name": "Boris", "players": players}
    refused = boris.web.post("/api/tables", json=wish)
    assert (refused.status_code, refused.json()["code"]) == (503, "read-only")
    assert anna.post("again").json()["code"] == "read-only"
    boris.sit(anna.table)
    anna.start()
    admin.do("mode", read_only=False)
    assert boris.web.post("/api/tables", json=wish).status_code == 201


def test_what_was_decided_outlives_a_restart(database: str) -> None:
    with running(database, ADMIN) as address:
        admin = Admin(address)
        admin.do("mode", read_only=True)
        admin.do("announcement", text="Tonight")
        decided = admin.do("bans", address="10.0.0.0", hours=1)
    with running(database, ADMIN) as address:
        assert Admin(address).see("house") == decided
