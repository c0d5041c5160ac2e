"""Whatever the server refuses, the page has words for it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from sparrows.web.refusals import REFUSALS
from tests.web.postgres import Cluster
from tests.web.serving import Person, hear, running

TEXT = Path(__file__).parents[2] / "web" / "src" / "text"
# It names the place of what cannot be.
SAID_BY_THE_LIBRARY = {"bad-hand", "bad-deal", "bad-sheet"}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_refusal_has_words(language: str) -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in TEXT.glob(f"*{language}.ftl"))
    known = set(re.findall(r"^error-([\w-]+) =", text, re.MULTILINE))
    assert set(REFUSALS) - known == SAID_BY_THE_LIBRARY
    assert known - set(REFUSALS) == {"offline"}


def test_a_database_that_is_away_is_said_to_be(postgres: Cluster) -> None:
    async def come(visitor: Person) -> tuple[str, int]:
        async with visitor.connect("nowhere") as socket:
            said = await hear(socket)
            with pytest.raises(ConnectionClosed) as closed:
                await hear(socket)
        return said["code"], closed.value.rcvd.code if closed.value.rcvd else 0

    with running(postgres.new_database()) as address:
        visitor = Person(address)
        postgres.stop()
        try:
            for path in ("/api/tables/nowhere", "/api/replays"):
                answer = httpx.get(f"{address}{path}")
                assert (answer.status_code, answer.json()["code"]) == (503, "no-database")
                assert answer.headers["Retry-After"]
            assert asyncio.run(come(visitor)) == ("no-database", 1013)
        finally:
            postgres.start()
        assert httpx.get(f"{address}/api/tables/nowhere").status_code == 404
        assert asyncio.run(come(visitor)) == ("no-table", 4404)
