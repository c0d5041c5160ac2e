"""The package is found as if it were installed, where it is not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sparrows.testing import installed

ROOT = Path(__file__).parent.parent


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses that a test holds")


@pytest.fixture(scope="module", autouse=True)
def hong_kong(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed(tmp_path_factory.mktemp("installed"), ROOT / "pyproject.toml"):
        yield
