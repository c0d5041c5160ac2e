"""What the server answers at its doors: names, cookies, paths, HEAD, and the end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sparrows.web.hosts import is_served
from sparrows.web.page import INDEX, STATIC
from sparrows.web.security import COOKIE, fingerprint
from sparrows.web.store import Store
from tests.web.processes import Server
from tests.web.serving import QUICK, Person, hear, running

PLACES: list[dict[str, str]] = json.loads(
    (Path(__file__).parent / "places.json").read_text(encoding="utf-8")
)
IS_BUILT = (STATIC / INDEX[1:]).is_file()
needs_page = pytest.mark.skipif(not IS_BUILT, reason="the page is not built")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("server")
    settings = msgspec.structs.replace(QUICK, admin_secret="correct horse battery")
    with running(f"sqlite:///{folder / 'tables.sqlite'}", settings) as address:
        yield address


# Cookies


def given_by(answer: httpx.Response) -> str:
    """The cookie that an answer sets."""
    assert answer.is_success, answer.text
    return answer.cookies[COOKIE]


@pytest.mark.parametrize("foreign", ["a" * 43, "0123456789-abcdefghijklmnopqrstuvwxyz_ABCDEF"])
def test_a_cookie_that_the_server_did_not_make_is_replaced(server: str, foreign: str) -> None:
    players = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "greedy"}] * 2]
    body = {"rules": "red", "name": "Anna", "players": players}
    headers = {"Cookie": f"{COOKIE}={foreign}"}
    opened = httpx.post(f"{server}/api/tables", json=body, headers=headers)
    table = f"{server}/api/tables/{opened.json()['table']['id']}"
    sat = httpx.post(f"{table}/sit", json={"name": "Eve"}, headers=headers)
    assert len({foreign, given_by(opened), given_by(sat)}) == 3
    assert httpx.get(table, headers=headers).json()["player"] is None
    link = httpx.post(f"{table}/hand-over", headers={"Cookie": f"{COOKIE}={given_by(sat)}"}).json()
    taken = httpx.post(f"{table}/take-over", json={"link": link["link"]}, headers=headers)
    assert given_by(taken) != foreign and taken.json()["player"] == 1


def test_the_servers_own_cookie_stays(server: str) -> None:
    anna = Person(server)
    anna.open("red", players="me open greedy greedy")
    own = anna.web.cookies[COOKIE]
    for _ in range(2):
        anna.open("red", players="me open greedy greedy")
        assert anna.web.cookies[COOKIE] == own


def test_a_place_at_the_next_deal_is_known_by_its_cookie(server: str) -> None:
    anna, vera = Person(server), Person(server, "Vera")
    vera.table = anna.open("red")["table"]["id"]
    anna.start()
    invitation = anna.web.get(f"/api/tables/{vera.table}").json()["invitation"]
    assert vera.post("sit", name="Vera", invitation=invitation).json()["expected"] == 1
    own = vera.web.cookies[COOKIE]
    vera.open("red")
    assert vera.web.cookies[COOKIE] == own


def test_cookies_of_older_versions_keep_their_seats(tmp_path: Path) -> None:
    """Nothing but its SHA-256 at a table was ever kept of a cookie."""
    database, old = f"sqlite:///{tmp_path / 'tables.sqlite'}", "x" * 43
    with running(database) as address:
        anna = Person(address)
        anna.open("red")
        anna.start()

    async def as_before() -> None:
        store = Store(database)
        found = await store.load(anna.table)
        assert found is not None
        found[0].players[0].token = fingerprint(old)
        await store.save_table(found[0])
        await store.close()

    asyncio.run(as_before())
    with running(database) as address:
        later = httpx.Client(base_url=address, cookies={COOKIE: old})
        assert later.get(f"/api/tables/{anna.table}").json()["player"] == 0
        players = [{"kind": "me"}, *[{"kind": "open"}] * 3]
        body = {"rules": "red", "name": "Anna", "players": players}
        assert given_by(later.post("/api/tables", json=body)) == old


# Names


@pytest.mark.parametrize(
    ("host", "served"),
    [
        ("club.example", True),
        ("CLUB.example:8443", True),
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("evil.example", False),
        ("club.example.evil.example", False),
        ("192.168.0.5:8000", False),
        ("club.example@evil.example", False),
        ("club.example, evil.example", False),
        ("club.example:x", False),
        ("", False),
    ],
)
def test_names_of_the_server(host: str, served: bool) -> None:
    assert is_served(host, ("club.example",)) is served


@pytest.mark.parametrize("host", ["evil.example", "192.168.0.5:8000"])
def test_without_a_list_every_name_is_one(host: str) -> None:
    assert is_served(host, ())
    assert not is_served("a b", ())


def test_another_host_gets_nothing(tmp_path: Path) -> None:
    """A site that lets its name lead to this server is same-origin for browsers, but not for us."""
    settings = msgspec.structs.replace(QUICK, host_names=("club.example",))
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", settings) as address:
        for path in ("/", "/api/tables", "/t/x"):
            answer = httpx.get(address + path, headers={"Host": "evil.example"})
            assert (answer.status_code, answer.json()["code"]) == (421, "host")
            named = httpx.get(address + path, headers={"Host": "club.example"})
            assert named.status_code != 421
        anna = Person(address)
        anna.open("red")
        opened = asyncio.run(welcomed(anna, "club.example"))
        assert opened["type"] == "welcome"
        with pytest.raises(InvalidStatus):
            asyncio.run(welcomed(anna, "evil.example"))


async def welcomed(person: Person, host: str) -> dict[str, Any]:
    """The first message to somebody who asks for the server by this name."""
    port = person.server.rpartition(":")[2]
    url = f"ws://{host}:{port}/api/tables/{person.table}/socket"
    headers = {"Cookie": f"{COOKIE}={person.web.cookies[COOKIE]}"}
    async with websockets.connect(
        url, host="127.0.0.1", port=int(port), additional_headers=headers, proxy=None
    ) as socket:
        return await hear(socket)


# Paths


@needs_page
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place["path"])
def test_the_status_says_whether_there_is_a_page(server: str, place: dict[str, str]) -> None:
    """The page finds its way by the same list, which is tested with it too."""
    answer = httpx.get(server + place["path"])
    assert answer.status_code == (404 if place["page"] == "missing" else 200)
    assert answer.headers["content-type"].startswith("text/html")
    again = httpx.get(server + place["path"], headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == (404 if place["page"] == "missing" else 304)


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables/x/nothing"])
def test_what_the_interface_does_not_have(server: str, path: str) -> None:
    answer = httpx.get(server + path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@needs_page
def test_robots_find_the_home_page_and_the_rules(server: str) -> None:
    answer = httpx.get(f"{server}/robots.txt")
    assert answer.headers["content-type"].startswith("text/plain")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    allowed = {line.partition(": ")[2] for line in lines if line.startswith("Allow: ")}
    assert {"/$", "/rules"} <= allowed
    assert not {place for place in allowed if place.startswith(("/t", "/replays", "/api/tables"))}
    assert lines[0] == "User-agent: *" and lines[-1] == "Disallow: /"


@needs_page
def test_the_icon_is_where_everybody_looks_for_it(server: str) -> None:
    answer = httpx.get(f"{server}/favicon.ico")
    assert answer.status_code == 200
    assert "icon" in answer.headers["content-type"]
    assert answer.content.startswith(b"\0\0\1\0")


@pytest.mark.parametrize(
    "path", ["/", "/nothing", "/api/tables", "/api/rulebooks/red", "/api/nothing", "/robots.txt"]
)
def test_head_is_get_without_a_body(server: str, path: str) -> None:
    """The connection goes on after it, so nothing of a body was sent."""
    with httpx.Client(base_url=server) as web:
        got, head, after = web.get(path), web.head(path), web.get(path)
    assert head.status_code == got.status_code == after.status_code
    assert head.content == b""
    for each in (got, head):
        each.headers.pop("date", None)
    assert head.headers == got.headers


# The end


def test_a_server_that_is_stopped_says_so(tmp_path: Path) -> None:
    """docs/web.md names the code: whoever hears it comes back."""

    async def work() -> int:
        server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log")
        await server.start()
        anna = Person(server.address)
        anna.open("red")
        anna.start()
        async with anna.connect() as seated:
            stopped = asyncio.create_task(asyncio.to_thread(server.stop))
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await hear(seated)
            await stopped
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "closing"
        return closed.value.rcvd.code

    assert asyncio.run(work()) == 1001
