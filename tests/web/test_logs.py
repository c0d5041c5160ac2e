"""What the server writes of itself: no secret, no name, no word of anybody."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from sparrows.web.logs import JsonFormatter, PlainFormatter, masked
from sparrows.web.security import COOKIE, fingerprint, invitation, new_token
from tests.web.processes import Server
from tests.web.serving import Person, by_default, hear_until, play, say

NAME, WORDS, GUEST = "Innokenty", "meet me behind the teahouse", "Evlampia"
SECRET = "correct horse battery"
TOKEN = new_token()


@pytest.mark.parametrize(
    "secret",
    [
        TOKEN,
        fingerprint(TOKEN),
        invitation(b"salt"),
        "1790000000-" + fingerprint(TOKEN)[:32],
        repr(bytes(range(32))),
        "\\x" + bytes(range(32)).hex(),
    ],
    ids=["token", "fingerprint", "invitation", "seat-link", "seed", "quoted-seed"],
)
def test_whatever_looks_like_a_secret_is_masked(secret: str) -> None:
    for text in (secret, f"token={secret};", f"('{secret}', 1)"):
        said = masked(f"it failed: {text} of table AbCdEfGhIjKlMnOpQrSt")
        assert secret not in said
        assert "it failed" in said and "AbCdEfGhIjKlMnOpQrSt" in said


def test_a_row_that_postgresql_quotes_is_left_out() -> None:
    said = masked("null value\nDETAIL:  Failing row contains (t1, Anna, seed).\nmore")
    assert said == "null value\nDETAIL: ***\nmore"


def record(message: str, *, error: bool = False) -> logging.LogRecord:
    info = None
    if error:
        try:
            raise ValueError(f"bad {TOKEN}")
        except ValueError:
            info = sys.exc_info()
    return logging.LogRecord("sparrows.web", logging.ERROR, "x.py", 1, message, (), info)


def test_json_is_an_object_a_line() -> None:
    text = JsonFormatter().format(record('two\nlines and a "quote"', error=True))
    assert "\n" not in text
    line = json.loads(text)
    assert line["message"] == 'two\nlines and a "quote"'
    assert line["level"] == "error" and line["logger"] == "sparrows.web"
    assert line["time"].endswith("+00:00")
    assert "ValueError: bad ***" in line["error"]
    assert "error" not in json.loads(JsonFormatter().format(record("plain")))


def test_plain_lines_are_masked_too() -> None:
    said = PlainFormatter().format(record("something", error=True))
    assert "ERROR sparrows.web: something" in said
    assert TOKEN not in said


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that writes all it can."""
    monkeypatch.setenv("SPARROWS_LOG_FORMAT", "json")
    monkeypatch.setenv("SPARROWS_LOG_LEVEL", "debug")
    monkeypatch.setenv("SPARROWS_ADMIN_SECRET", SECRET)
    made = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log")
    yield made
    if made.process is not None:
        made.process.kill()


async def evening(address: str) -> set[str]:
    """A match with everything that is secret or somebody's own in it, and with failures."""
    host, friend = Person(address, NAME), Person(address, GUEST)
    opened = host.open(
        "red", options={"deals": 1}, players="me friend greedy greedy", free_text=True
    )
    friend.table = host.table
    sat = friend.post("sit", name=GUEST, invitation=opened["invitation"])
    assert sat.status_code == 200
    host.start()
    link = host.post("hand-over").json()["link"]
    secrets = {opened["invitation"], link, NAME, GUEST, WORDS, SECRET}
    for person in (host, friend):
        token = person.web.cookies[COOKIE]
        secrets |= {token, fingerprint(token)}
        person.web.get("/api/admin/tables", headers={"Authorization": f"Bearer {SECRET}"})
        person.web.post("/api/admin/session", json={"secret": SECRET})
    async with host.connect() as one, friend.connect() as other:
        await hear_until(one, "welcome")
        await say(one, "write", text=WORDS)
        await hear_until(other, "spoken")
        await one.send(json.dumps({"type": "write", "text": 5, WORDS: 1}))
        await hear_until(one, "error")
    async with host.connect() as one, friend.connect() as other:
        await asyncio.gather(play(one, by_default), play(other, by_default))
    httpx.post(f"{address}/api/tables", json={"name": NAME, "rules": WORDS, "players": []})
    httpx.get(f"{address}/api/tables/{WORDS}?lang={NAME}")
    return secrets


def test_nothing_of_a_match_comes_into_the_log(server: Server, tmp_path: Path) -> None:
    async def run() -> set[str]:
        await server.start()
        return await evening(server.address)

    secrets = asyncio.run(run())
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        for seed, salt in database.execute("SELECT seed, salt FROM tables"):
            secrets |= {seed.hex(), salt.hex(), repr(seed), repr(salt)}
        # What cannot be stored is complained of at length.
        database.execute(
            "CREATE TRIGGER refuse BEFORE INSERT ON players BEGIN SELECT RAISE(ABORT, 'no'); END"
        )
    answer = httpx.post(
        f"{server.address}/api/tables",
        json={"rules": "red", "name": NAME, "players": [{"kind": "me"}, *[{"kind": "open"}] * 3]},
    )
    assert answer.status_code == 503
    server.stop()
    log = server.log.read_text("utf-8")
    assert "could not be stored" in log and "Traceback" in log
    for secret in secrets:
        assert secret not in log
