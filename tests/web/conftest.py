"""What the tests of the web table share: databases, and a client of the routes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.client import client
from tests.web.postgres import Cluster, cluster

__all__ = ["client", "database", "postgres"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL of our own."""
    with cluster() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    running: Cluster = request.getfixturevalue("postgres")
    return running.new_database()
