"""Names, cookies, origins, headers and bodies."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from sparrows.web.hosts import same_site
from sparrows.web.letters import letters
from sparrows.web.page import read_files
from sparrows.web.refusals import Refusal
from sparrows.web.security import COOKIE, content_policy, nickname
from tests.web.serving import Person, running

NAMES = json.loads((Path(__file__).parent / "names.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(f"sqlite:///{folder / 'tables.sqlite'}") as address:
        yield address


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Anna", "Anna"),
        ("  Анна Каренина ", "Анна Каренина"),
        ("Ame\u0301lie", "Amélie"),
        ("<b>麻雀</b>", "<b>麻雀</b>"),
        ("x" * 24, "x" * 24),
    ],
)
def test_names(given: str, shown: str) -> None:
    assert nickname(given) == shown


@pytest.mark.parametrize("case", NAMES, ids=lambda case: ascii(case["name"])[:24])
def test_names_are_counted_as_readers_do(case: dict[str, Any]) -> None:
    """The page, which cuts names, is tested with the same list."""
    assert len([*letters(case["name"])]) == case["letters"]
    assert nickname(case["name"]) == unicodedata.normalize("NFC", case["name"])


@pytest.mark.parametrize(
    "given",
    [
        *("", "   ", "x" * 25, "a\nb", "a\x00", "\u202eAnna", "An\u200bna", "\u2066x", "\ud800"),
        *("An\u200dna", "\u200d", "\U0001f426\u200d", "\u200d\U0001f426", "\U0001f426\u200dA"),
        *("A\ufe0f", "\u2764\ufe0f\ufe0f", "\u2800", "\u3164", "A\u034f", "A\U000e0101"),
        "\U0001f3f4\U000e0067\U000e007f",  # a flag of nowhere is a black flag
        "\u200d".join(["\U0001f426"] * 5),
        "a" + "\u0301" * 6,
        "\U0001f426" * 25,
    ],
    ids=ascii,
)
def test_names_that_are_refused(given: str) -> None:
    with pytest.raises(Refusal) as refused:
        nickname(given)
    assert refused.value.code == "bad-name"


@pytest.mark.parametrize(
    ("headers", "ours"),
    [
        ({"host": "club.example"}, True),
        ({"host": "club.example", "origin": "https://club.example"}, True),
        ({"host": "club.example:8000", "origin": "http://club.example:8000"}, True),
        ({"host": "club.example", "origin": "https://other.example"}, True),
        ({"host": "club.example", "origin": "https://evil.example"}, False),
        ({"host": "club.example", "origin": "https://club.example.evil.example"}, False),
        ({"host": "club.example:443", "origin": "https://club.example"}, True),
        ({"host": "club.example:8000", "origin": "http://club.example"}, False),
        ({"host": "club.example", "origin": "https://evil@club.example"}, False),
        ({"host": "evil@club.example", "origin": "https://club.example"}, False),
        ({"host": "club.example", "origin": "https://club.example/evil"}, False),
        ({"host": "club.example", "origin": "chrome-extension://club.example"}, False),
        ({"host": "club.example,evil.example", "origin": "https://club.example"}, False),
        ({"host": "club.example:x", "origin": "https://club.example:x"}, False),
        ({"host": "club.example", "origin": "null"}, False),
        ({"host": "", "origin": "null"}, False),
        ({"host": "club.example", "origin": "http://[bad"}, False),
        ({"host": "club.example", "sec-fetch-site": "cross-site"}, False),
        ({"host": "club.example", "sec-fetch-site": "same-origin"}, True),
    ],
)
def test_whose_page_it_is(headers: dict[str, str], ours: bool) -> None:
    assert same_site(headers, ("https://other.example",)) == ours


def test_the_cookie_is_for_this_server_alone(server: str) -> None:
    anna = Person(server)
    body = {"rules": "red", "name": "Anna", "players": [{"kind": "me"}, *[{"kind": "open"}] * 3]}
    answer = anna.web.post("/api/tables", json=body)
    (cookie,) = answer.headers.get_list("set-cookie")
    name, _, rest = cookie.partition("=")
    assert name == "sparrows_player"
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(rest.split("; "))
    assert len(rest.partition(";")[0]) >= 43, "256 bits"
    assert len(answer.json()["table"]["id"]) >= 16, "96 bits"


@pytest.mark.parametrize("path", ["/", "/t/x", "/api/tables", "/api/nothing", "/assets/none.js"])
def test_every_answer_has_its_headers(server: str, path: str) -> None:
    answer = httpx.get(server + path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert "permissions-policy" in answer.headers


@pytest.mark.parametrize("what", ["manifest", "worker"])
def test_what_installs_the_page_comes_from_this_server_alone(what: str) -> None:
    assert f"{what}-src 'self';" in content_policy("club.example")


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/api/rulebooks", "no-cache"),
        ("/api/rulebooks/red?lang=ru", "no-cache"),
        ("/api/rulebooks/none", "no-store"),
        ("/api/tables", "no-store"),
        ("/api/replays", "no-store"),
    ],
)
def test_only_what_is_the_same_for_everybody_may_be_kept(server: str, path: str, kept: str) -> None:
    assert kept in httpx.get(server + path).headers["cache-control"].split(", ")


def test_a_strange_host_is_not_repeated() -> None:
    assert "evil" not in content_policy("evil; script-src *")
    assert "wss://club.example:8000" in content_policy("club.example:8000")


def test_other_sites_cannot_act(server: str) -> None:
    body = {"rules": "red", "name": "Anna", "players": [{"kind": "me"}]}
    answer = httpx.post(
        f"{server}/api/tables", json=body, headers={"Origin": "https://evil.example"}
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert not answer.headers.get("set-cookie")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rules": "riichi"}, "bad-rules"),
        ({"options": {"deals": -1}}, "bad-rules"),
        ({"options": {"preset": "x"}}, "bad-rules"),
        ({"preset": "none such"}, "bad-rules"),
        ({"clock": "blitz"}, "bad-clock"),
        ({"pause": 0.0}, "bad-pause"),
        ({"pause": 3600.0}, "bad-pause"),
        ({"free_text": True}, "public-text"),
        ({"name": ""}, "bad-name"),
        ({"players": [{"kind": "me"}]}, "bad-players"),
        ({"players": [{"kind": "open"}] * 4}, "bad-players"),
        ({"players": [{"kind": "me"}] * 4}, "bad-players"),
        (
            {"players": [{"kind": "me"}, *[{"kind": "bot", "bot": "pipe:touch x"}] * 3]},
            "bad-players",
        ),
        ({"more": 1}, "malformed"),
        ({"public": "yes"}, "malformed"),
    ],
)
def test_tables_that_cannot_be_opened(server: str, change: dict[str, object], code: str) -> None:
    anna = Person(server)
    body = {"rules": "red", "name": "Anna", "players": [{"kind": "me"}, *[{"kind": "open"}] * 3]}
    answer = anna.web.post("/api/tables", json={**body, **change})
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert answer.json()["message"]


def test_why_a_table_cannot_be_opened_in_russian(server: str) -> None:
    anna = Person(server)
    body = {"rules": "red", "name": "Anna", "players": [{"kind": "me"}]}
    for change, why in (
        ({}, "Игроки не подходят к правилам."),
        ({"options": {"deals": "x"}}, "параметры: deals: нужно целое число, а здесь строка"),
        ({"public": "x"}, "public: нужно true или false, а здесь строка"),
    ):
        answer = anna.web.post("/api/tables?lang=ru", json={**body, **change})
        assert answer.json()["message"] == why


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 10000, b"null"])
def test_bodies_that_are_none(server: str, body: bytes) -> None:
    answer = httpx.post(f"{server}/api/tables", content=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"


def test_a_body_that_is_too_large(server: str) -> None:
    answer = httpx.post(f"{server}/api/tables", content=b"x" * 70_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_one_player_cannot_fill_the_lobby(server: str) -> None:
    anna = Person(server)
    for _ in range(10):
        anna.open("red", players="me open open open")
    body = {"rules": "red", "name": "Anna", "players": [{"kind": "me"}, *[{"kind": "open"}] * 3]}
    answer = anna.web.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
    anna.post("leave")
    anna.open("red", players="me open open open")


def test_the_lobby_lists_what_anybody_may_join_or_watch_and_ones_own(server: str) -> None:
    anna, boris = Person(server, "<script>alert(1)</script>"[:24]), Person(server)
    private = anna.open("red", players="me friend greedy greedy", public=True)["table"]["id"]
    public = anna.open("red", players="me friend open open", public=True)["table"]["id"]
    seen = boris.web.get("/api/tables").json()
    assert public in [table["id"] for table in seen["waiting"]]
    assert private not in str(seen)
    assert {table["id"] for table in anna.web.get("/api/tables").json()["mine"]} == {
        private,
        public,
    }
    anna.start()
    seen = boris.web.get("/api/tables").json()
    assert public in [table["id"] for table in seen["playing"]]


def test_a_place_for_a_friend_is_taken_with_the_invitation_alone(server: str) -> None:
    anna, boris, vera = Person(server, "Anna"), Person(server), Person(server)
    opened = anna.open("red", players="me friend open greedy")
    path, invitation = f"/api/tables/{opened['table']['id']}", opened["invitation"]
    assert len(invitation) == 24
    assert [each["kind"] for each in opened["table"]["players"]][1:3] == ["friend", "open"]
    assert boris.web.get(path).json()["invitation"] == ""
    assert boris.web.post(f"{path}/sit", json={"name": "Boris"}).json()["player"] == 2
    for guess in ("", "0" * 24, invitation[:-1]):
        answer = vera.web.post(f"{path}/sit", json={"name": "Vera", "invitation": guess})
        assert (answer.status_code, answer.json()["code"]) == (403, "invited-only")
    answer = vera.web.post(f"{path}/sit", json={"name": "Vera", "invitation": invitation})
    assert answer.json()["player"] == 1
    # Whoever sits there may invite others, and a place that is free again is kept again.
    assert vera.web.get(path).json()["invitation"] == invitation
    vera.web.post(f"{path}/leave")
    assert anna.web.get(path).json()["table"]["players"][1]["kind"] == "friend"
    assert vera.web.get(path).json()["invitation"] == ""


def test_seats_change_hands_only_for_those_who_may(server: str) -> None:
    anna, boris, thief = Person(server, "Anna"), Person(server, "Boris"), Person(server, "Thief")
    opened = anna.open("red", players="me friend greedy greedy")
    boris.table = thief.table = opened["table"]["id"]
    boris.post("sit", name="Boris", invitation=opened["invitation"])
    anna.start()
    for body in ({"player": 1}, {"player": 0, "for_friend": True}):
        assert refusal(boris.post("replace", **body)) == (403, "not-host")
        assert refusal(thief.post("replace", **body)) == (403, "not-host")
    for other in (boris, thief):
        assert refusal(other.post("admit", player=2)) == (403, "not-host")
    assert refusal(anna.post("admit", player=2)) == (409, "not-now")
    assert refusal(anna.post("replace", player=1)) == (409, "not-gone")
    assert refusal(thief.post("hand-over")) == (403, "spectator")
    assert refusal(thief.post("again")) == (403, "spectator")
    assert refusal(anna.post("again")) == (409, "not-now")
    assert refusal(thief.post("sit", name="Thief")) == (409, "begun")
    link = boris.post("hand-over").json()["link"]
    assert refusal(thief.post("take-over", link=link[:-1])) == (403, "bad-seat-link")
    assert refusal(anna.post("take-over", link=link)) == (409, "has-a-seat")
    assert link not in thief.web.get(f"/api/tables/{boris.table}").text

    phone = Person(server)
    phone.table = boris.table
    assert phone.post("take-over", link=link).json()["player"] == 1
    assert phone.web.cookies[COOKIE] != boris.web.cookies[COOKIE], "each device has its own token"
    assert refusal(thief.post("take-over", link=link)) == (403, "bad-seat-link")
    assert refusal(boris.post("hand-over")) == (403, "spectator")


def test_who_comes_late_gets_the_cookie_that_the_seat_is_kept_by(server: str) -> None:
    anna, vera = Person(server, "Anna"), Person(server, "Vera")
    vera.table = anna.open("red")["table"]["id"]
    anna.start()
    path = f"/api/tables/{vera.table}"
    invitation = anna.web.get(path).json()["invitation"]
    assert vera.web.get(path).json()["invitation"] == ""
    assert COOKIE not in vera.web.cookies
    said = vera.post("sit", name="Vera", invitation=invitation).json()
    assert (said["player"], said["expected"], said["invitation"]) == (None, 1, "")
    assert COOKIE in vera.web.cookies
    assert vera.web.get(path).json()["expected"] == 1


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# The page


def test_files_of_the_page(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "a-1f.js").write_text("x" * 1000)
    (tmp_path / "assets" / "tile.png").write_bytes(b"png")
    (tmp_path / "service-worker.js").write_text("x")
    (tmp_path / "manifest.en.webmanifest").write_text("{}")
    files = read_files(tmp_path)
    assert set(files) == {
        "/index.html",
        "/assets/a-1f.js",
        "/assets/tile.png",
        "/service-worker.js",
        "/manifest.en.webmanifest",
    }
    assert files["/index.html"].cache == files["/service-worker.js"].cache == "no-cache"
    assert files["/manifest.en.webmanifest"].kind == "application/manifest+json"
    assert "immutable" in files["/assets/a-1f.js"].cache
    packed = files["/assets/a-1f.js"].packed
    assert packed is not None and len(packed) < 100
    assert files["/assets/tile.png"].packed is None
    assert read_files(tmp_path / "nothing") == {}


@pytest.mark.parametrize("path", ["/../app.py", "/%2e%2e/app.py", "/assets/../../app.py"])
def test_nothing_beside_the_page_is_served(server: str, path: str) -> None:
    answer = httpx.get(server + path)
    assert b"import" not in answer.content


@pytest.mark.parametrize(
    ("path", "packed"), [("/rulebooks", True), ("/rulebooks/red", True), ("/tables", False)]
)
def test_only_what_holds_no_secret_is_compressed(server: str, path: str, packed: bool) -> None:
    Person(server).open("red", players="me open open open", public=True)
    answer = httpx.get(f"{server}/api{path}", headers={"Accept-Encoding": "gzip"})
    assert answer.status_code == 200
    assert ("gzip" in answer.headers.get("content-encoding", "")) is packed
