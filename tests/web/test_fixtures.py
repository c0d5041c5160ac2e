"""The deals that the page's fold is tested with are those that the engine plays."""

from __future__ import annotations

import pytest

from tools.generate_fixtures import DEALS, FOLDER, fixture


@pytest.mark.parametrize("name", DEALS)
def test_fixtures_are_fresh(name: str) -> None:
    assert (FOLDER / f"{name}.json").read_text(encoding="utf-8") == fixture(name)


def test_no_fixture_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(DEALS)
