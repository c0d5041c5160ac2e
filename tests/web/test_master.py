"""The bot `master` at tables: offered where it is, and called what it plays as."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sparrows.bots import KeenBot, MasterBot
from sparrows.web.api import GivenPlayer, NewTable
from sparrows.web.config import from_file
from sparrows.web.info.rulebooks import rulebook_info
from sparrows.web.refusals import Refusal
from sparrows.web.settings import Settings
from sparrows.web.store import Store
from sparrows.web.tables import Tables
from tests.bots.networks import networks_missing
from tests.web.rooms import Desk, FakeTime, run

ME, MASTER = GivenPlayer("me"), GivenPlayer("bot", "master")
LEVELS = ("random", "greedy", "keen")


def opened_with(folder: Path, rules: str, options: dict[str, Any]) -> list[str]:
    """The bots of a new table, as all see them, if three masters were asked for."""

    async def work() -> list[str]:
        tables = Tables(Store(f"sqlite:///{folder / 'tables.sqlite'}"), Settings(), FakeTime())
        await tables.begin()
        try:
            new = NewTable(rules, "Anna", (ME, MASTER, MASTER, MASTER), options=options)
            room = await tables.open(new, "token")
            return [holder.bot for holder in room.company.holders[1:]]
        finally:
            await tables.end()

    return asyncio.run(work())


def test_the_lobby_offers_the_levels_that_are_there() -> None:
    offered = rulebook_info.__wrapped__
    assert offered("sichuan", "en").bots == (*LEVELS, "master")
    assert offered("popular", "en").bots == LEVELS, "master would play as keen"
    with networks_missing():
        assert offered("sichuan", "en").bots == LEVELS


@pytest.mark.parametrize(
    ("rules", "options", "bot"),
    [
        ("sichuan", {}, "master"),
        ("sichuan", {"deals": 1}, "master"),
        ("sichuan", {"limit": "8"}, "keen"),
        ("popular", {}, "keen"),
    ],
    ids=str,
)
def test_at_a_table_it_is_called_what_it_plays_as(
    tmp_path: Path, rules: str, options: dict[str, Any], bot: str
) -> None:
    assert opened_with(tmp_path, rules, options) == [bot] * 3


def test_without_networks_no_table_has_it(tmp_path: Path) -> None:
    with networks_missing(), pytest.raises(Refusal) as refused:
        opened_with(tmp_path, "sichuan", {})
    assert refused.value.code == "bad-players"


def test_it_plays_a_deal_at_a_table() -> None:
    async def work() -> None:
        desk = Desk("sichuan", "person master master master", seed=3)
        await desk.begin()
        game = desk.room.game
        assert game is not None
        assert [type(bot) for bot in game.minds.bots.values()].count(MasterBot) == 3
        await desk.play_deal()
        assert game.settled

    run(work())


def test_a_table_goes_on_where_the_networks_have_gone() -> None:
    async def work() -> None:
        desk = Desk("sichuan", "person master greedy greedy", seed=3)
        with networks_missing():
            await desk.begin()
            game = desk.room.game
            assert game is not None
            assert any(isinstance(bot, KeenBot) for bot in game.minds.bots.values())
            await desk.play_deal()
            assert game.settled

    run(work())


def test_a_server_may_name_it_in_its_settings(tmp_path: Path) -> None:
    file = tmp_path / "sparrows.toml"
    file.write_text('substitute = "master"\n', "utf-8")
    assert from_file(file)["substitute"] == "master"
    with networks_missing(), pytest.raises(ValueError, match=r"pip install 'sparrows\[strong\]'"):
        from_file(file)
