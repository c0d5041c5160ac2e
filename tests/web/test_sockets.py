"""Matches over real sockets: people and bots play every rulebook to the end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from sparrows.rulebooks import RULEBOOKS
from tests.web.serving import Person, by_default, play, running

SHORT = {
    "red": {"deals": 2},
    "sichuan": {"deals": 2},
    "classical": {},
    "popular": {},
    "zung-jung": {},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(f"sqlite:///{folder / 'tables.sqlite'}") as address:
        yield address


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_one_person_plays_against_bots(server: str, rules: str) -> None:
    async def match() -> None:
        anna = Person(server)
        anna.open(rules)
        anna.start()
        async with anna.connect() as socket:
            heard = await play(socket, by_default, deals=2)
        assert heard[0]["type"] == "welcome"
        over = [message for message in heard if message["type"] == "deal-over"]
        assert [message["deal"] for message in over] == [0, 1]

    asyncio.run(match())
