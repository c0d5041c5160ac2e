"""Whether the server lives and can be used."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from sparrows.web.app import create_app
from sparrows.web.store import NotStored, Store
from tests.web.postgres import Cluster
from tests.web.rooms import FakeTime
from tests.web.serving import running


def test_a_server_lives_and_is_ready(database: str) -> None:
    with running(database) as server:
        assert httpx.get(f"{server}/healthz").text == "ok\n"
        answer = httpx.get(f"{server}/readyz")
    assert answer.status_code == 200
    assert answer.json() == {"ready": True, "missing": []}
    assert answer.headers["cache-control"] == "no-store"


def test_a_database_that_takes_nothing_is_said_to_be_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'x.sqlite'}", time=(clock := FakeTime()))
    failures: list[str] = []

    async def fails(store: Store) -> None:
        failures.append(str(store.engine.url))
        raise NotStored("the disk is full")

    with TestClient(app) as web:
        assert web.get("/readyz").status_code == 200
        monkeypatch.setattr(Store, "probe", fails)
        assert web.get("/readyz").status_code == 200, "the last answer stands for a second"
        clock.seconds += 2
        for _ in range(3):
            answer = web.get("/readyz")
            assert answer.status_code == 503
            assert answer.json() == {"ready": False, "missing": ["database"]}
        assert len(failures) == 1
        assert web.get("/healthz").status_code == 200


def test_what_others_need_is_asked_too(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'x.sqlite'}")
    with TestClient(app) as web:
        app.state.readiness.conditions["bots"] = lambda: False
        assert web.get("/readyz").json() == {"ready": False, "missing": ["bots"]}
        app.state.tables.restored = False
        assert web.get("/readyz").json() == {"ready": False, "missing": ["tables", "bots"]}


@pytest.mark.slow
def test_a_database_that_is_away_and_back(postgres: Cluster) -> None:
    with running(postgres.new_database()) as server:

        def ready() -> dict[str, Any]:
            return dict(httpx.get(f"{server}/readyz", timeout=10).json())

        assert ready()["ready"]
        postgres.stop()
        try:
            time.sleep(1.1)
            assert ready() == {"ready": False, "missing": ["database"]}
        finally:
            postgres.start()
        for _ in range(100):
            if ready()["ready"]:
                return
        raise AssertionError("it did not come back")
