"""Whether the server lives and can be used."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

from sparrows.web.app import create_app
from sparrows.web.store import NotStored
from tests.web.postgres import Cluster
from tests.web.rooms import FakeTime
from tests.web.serving import QUICK, running

SETTINGS = msgspec.structs.replace(QUICK, host_names=("club.example",))


def become_ready(ask: Callable[[], httpx.Response]) -> httpx.Response:
    """The first answer that says so; processes take a moment to start."""
    for _ in range(400):
        answer = ask()
        if answer.status_code == 200:
            return answer
        assert not answer.json()["ready"]
        assert set(answer.json()["missing"]) <= {"warm", "thinkers"}
        time.sleep(0.05)
    raise AssertionError("it did not become ready")


def test_a_server_lives_and_is_ready(database: str) -> None:
    with running(database) as server:
        assert httpx.get(f"{server}/healthz").text == "ok\n"
        answer = become_ready(lambda: httpx.get(f"{server}/readyz"))
    assert answer.json() == {"ready": True, "missing": []}
    assert answer.headers["cache-control"] == "no-store"


class FullStore:
    """A store whose disk is full."""

    looks = 0

    async def look(self) -> None:
        self.looks += 1
        raise NotStored("the disk is full")


def test_it_says_so_by_any_name(tmp_path: Path) -> None:
    other = {"Host": "10.0.0.7:8000"}
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", SETTINGS) as server:
        assert httpx.get(f"{server}/", headers=other).status_code == 421
        assert httpx.get(f"{server}/healthz", headers=other).status_code == 200
        assert "ready" in httpx.get(f"{server}/readyz", headers=other).json()
        assert httpx.get(f"{server}/metrics", headers=other).status_code == 200


def test_a_database_that_takes_nothing_is_said_to_be_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'x.sqlite'}", time=(clock := FakeTime()))
    full = FullStore()
    with TestClient(app) as web:
        become_ready(lambda: web.get("/readyz"))
        monkeypatch.setattr(app.state.readiness, "store", full)
        assert web.get("/readyz").status_code == 200, "the last answer stands for a second"
        clock.seconds += 2
        for _ in range(3):
            answer = web.get("/readyz")
            assert answer.status_code == 503
            assert answer.json() == {"ready": False, "missing": ["database"]}
        assert full.looks == 1
        assert web.get("/healthz").status_code == 200


def test_what_others_need_is_asked_too(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'x.sqlite'}")
    with TestClient(app) as web:
        become_ready(lambda: web.get("/readyz"))
        app.state.tables.thinkers.thinkers[0].has_begun = False
        assert web.get("/readyz").json() == {"ready": False, "missing": ["thinkers"]}
        app.state.tables.restored = False
        assert web.get("/readyz").json() == {"ready": False, "missing": ["tables", "thinkers"]}


@pytest.mark.slow
def test_a_database_that_is_away_and_back(postgres: Cluster) -> None:
    with running(postgres.new_database()) as server:

        def ready() -> dict[str, Any]:
            return dict(httpx.get(f"{server}/readyz", timeout=10).json())

        become_ready(lambda: httpx.get(f"{server}/readyz", timeout=10))
        postgres.stop()
        try:
            time.sleep(1.1)
            assert ready() == {"ready": False, "missing": ["database"]}
        finally:
            postgres.start()
        patience = time.monotonic() + 20
        while not ready()["ready"]:
            assert time.monotonic() < patience, "it did not come back"
            time.sleep(0.05)
