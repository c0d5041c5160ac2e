"""The text that Prometheus reads, and what it is told of a server that people play on."""

from __future__ import annotations

import asyncio
import math
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from sparrows.web import measures
from sparrows.web.app import create_app
from sparrows.web.metrics import Counter, Gauge, Histogram, exposition
from sparrows.web.settings import Settings
from tests.web.serving import QUICK, Person, Said, by_default, hear_until, play, running, say

SECRET = "a secret of sixteen letters or more"
SAMPLE = re.compile(r'([a-z_]+)(?:\{([a-z]+)="((?:[^"\\\n]|\\["\\n])*)"\})? (\S+)')


def read(text: str) -> dict[str, float]:
    """The samples of an exposition, each line of which must be as the format says."""
    found, kinds = {}, {}
    for line in text.removesuffix("\n").split("\n"):
        if line.startswith("# "):
            _, what, name, said = line.split(" ", 3)
            assert what in ("HELP", "TYPE")
            assert said
            kinds[name] = said
            continue
        match = SAMPLE.fullmatch(line)
        assert match, line
        name, label, value, number = match.groups()
        assert re.sub("_(bucket|sum|count)$", "", name) in kinds or name in kinds
        found[f"{name}{{{label}={value}}}" if label else name] = float(number)
    return found


def test_labels_and_help_are_escaped() -> None:
    counter = Counter("odd_total", "One \\ and\nanother.", "of")
    counter.add(of='a "\\"\nb')
    counter.add(2.5, of="plain")
    assert exposition([counter]) == (
        "# HELP odd_total One \\\\ and\\nanother.\n"
        "# TYPE odd_total counter\n"
        'odd_total{of="a \\"\\\\\\"\\nb"} 1\n'
        'odd_total{of="plain"} 2.5\n'
    )


def test_a_histogram_counts_what_is_at_most_so_long() -> None:
    histogram = Histogram("odd_seconds", "Some.", (0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 3.0):
        histogram.observe(seconds)
    samples = read(exposition([histogram]))
    assert samples["odd_seconds_bucket{le=0.1}"] == 2
    assert samples["odd_seconds_bucket{le=1}"] == 3
    assert samples["odd_seconds_bucket{le=+Inf}"] == samples["odd_seconds_count"] == 4
    assert math.isclose(samples["odd_seconds_sum"], 3.65)


def test_a_gauge_is_looked_at_when_it_is_asked_for() -> None:
    tables = {"waiting": 1.0}
    gauge = Gauge("odd", "Some.", lambda: tables, "state")
    tables["playing"] = 4
    assert read(exposition([gauge])) == {"odd{state=waiting}": 1, "odd{state=playing}": 4}


def test_what_is_not_done_is_not_timed() -> None:
    histogram = Histogram("odd_seconds", "Some.")
    with pytest.raises(ZeroDivisionError), histogram.timed():
        _ = 1 / 0
    assert histogram.count == 0
    with histogram.timed():
        pass
    assert histogram.count == 1


def measured(server: str) -> dict[str, float]:
    answer = httpx.get(f"{server}/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return read(answer.text)


def decisions_in(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        return int(connection.execute("SELECT count(*) FROM decisions").fetchone()[0])


def test_a_match_is_measured(tmp_path: Path) -> None:
    database = tmp_path / "x.sqlite"
    with running(f"sqlite:///{database}") as server:
        before = measured(server)
        person = Person(server)
        person.open("red", options={"deals": 1}, public=True)
        person.start()
        watcher = Person(server)

        async def evening() -> tuple[dict[str, float], list[Said]]:
            async with person.connect() as socket, watcher.connect(person.table) as watching:
                await hear_until(watching, "welcome")
                await say(socket, "undo", at=0)
                await hear_until(socket, "error")
                while_there = measured(server)
            async with person.connect() as socket:
                return while_there, await play(socket, by_default)

        there, heard = asyncio.run(evening())
        assert httpx.get(f"{server}/api/nothing").status_code == 404
        after = measured(server)
    assert there["sparrows_people"] == there["sparrows_spectators"] == 1
    assert there["sparrows_pages"] == 2
    assert there["sparrows_tables{state=playing}"] == 1

    def more(name: str) -> float:
        return after[name] - before.get(name, 0)

    taken = sum(message["type"] == "taken" for message in heard)
    assert more("sparrows_decisions_total") == decisions_in(database) > 0
    assert more("sparrows_answer_seconds_count") == taken + 1, "and what was refused"
    assert more("sparrows_answer_seconds_sum") > 0
    assert more("sparrows_commit_seconds_count") >= taken, "none without a commit"
    assert more("sparrows_connections_total") == 3
    assert more("sparrows_refusals_total{code=stale}") == 1
    assert more("sparrows_refusals_total{code=not-found}") == 1
    assert more("sparrows_http_requests_total{status=404}") == 1
    assert more("sparrows_http_requests_total{status=201}") == 1


def test_stalls_are_there_for_who_notices_them() -> None:
    before = measures.STALLS.count
    measures.STALLS.observe(0.03)
    assert measures.STALLS.count == before + 1
    assert "sparrows_loop_stall_seconds_count" in read(exposition(measures.MEASURES))


@pytest.mark.parametrize(
    ("client", "headers", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("::1", {}, 200),
        ("::ffff:127.0.0.1", {}, 200),
        ("10.1.2.3", {}, 404),
        ("testclient", {}, 404),
        ("127.0.0.1", {"X-Forwarded-For": "127.0.0.1"}, 404),
        ("127.0.0.1", {"Via": "1.1 proxy"}, 404),
        ("10.1.2.3", {"Authorization": f"Bearer {SECRET}"}, 200),
        ("10.1.2.3", {"Authorization": "Bearer another secret"}, 403),
        ("10.1.2.3", {"Authorization": f"Basic {SECRET}"}, 404),
    ],
)
def test_who_may_read_them(
    tmp_path: Path, client: str, headers: dict[str, str], status: int
) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'x.sqlite'}", Settings(admin_secret=SECRET))

    async def ask() -> int:
        way = httpx.ASGITransport(app, client=(client, 5000))
        async with app.lifespan(), httpx.AsyncClient(transport=way, base_url="http://x") as web:
            return (await web.get("/metrics", headers=headers)).status_code

    assert asyncio.run(ask()) == status


def test_no_table_is_named(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", QUICK) as server:
        person = Person(server, "Innokenty")
        person.open("sichuan")
        httpx.get(f"{server}/api/tables/{person.table}")
        text = httpx.get(f"{server}/metrics").text
    assert person.table not in text
    assert "Innokenty" not in text
