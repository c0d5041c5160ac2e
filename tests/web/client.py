"""A client of the application that only tells."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from sparrows import rulebook
from tests.web.info_app import info_app

Client = TestClient[Any]


@pytest.fixture(scope="session")
def client() -> Iterator[Client]:
    with TestClient(info_app()) as made:
        yield made


def as_given(case: dict[str, Any], lang: str = "en") -> dict[str, Any]:
    """A worked case as the page would send it."""
    fields = ("rules", "options", "concealed", "winning", "self_draw", "flowers", "seat", "round")
    given = {name: case[name] for name in (*fields, "situation", "wild") if name in case}
    asked = rulebook(case["rules"]).facts.asked
    facts = {name: case[name] for name in asked if case.get(name) is not None}
    melds = [
        {("stand_for" if name == "as" else name): value for name, value in meld.items()}
        for meld in case["melds"]
    ]
    return {**given, "melds": melds, "facts": facts, "lang": lang}


def told(response: Any) -> Any:
    """The answer to a request that was right."""
    assert response.status_code == 200, response.text
    return json.loads(response.content)


def mistake(response: Any, status: int) -> str:
    """The code of a mistake."""
    assert response.status_code == status, response.text
    said = json.loads(response.content)
    assert set(said) == {"code", "message"}
    assert said["message"]
    return str(said["code"])
