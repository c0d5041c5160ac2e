"""Upgrades of the databases that earlier servers left (`tools/make_old_databases.py`)."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from sparrows.club.entries import Entry
from sparrows.play.record import ENGINE
from sparrows.web.clocks import CLOCKS
from sparrows.web.protocol import Act
from sparrows.web.refusals import Refusal
from sparrows.web.room import Room
from sparrows.web.settings import Settings
from sparrows.web.sheets.api import NewSheet
from sparrows.web.sheets.desk import SheetDesk
from sparrows.web.store import Store
from sparrows.web.store.models import METADATA
from sparrows.web.tables import Tables
from tests.web.phones import NAMES, OPENED, new_sheet, won
from tests.web.rooms import FakeTime, Page

FORMS = sorted((Path(__file__).parent / "databases").glob("*.sql"))
LONG_AGO = "2020-01-01T00:00:00Z"
ANSWERS = 5  # after an upgrade the match goes on for so long, or to the end of the deal


class Old:
    """A database of an earlier server, whose tables were opened long ago."""

    def __init__(self, form: Path, folder: Path) -> None:
        path = folder / "tables.sqlite"
        with closing(sqlite3.connect(path)) as database:
            database.executescript(form.read_text("utf-8"))
            columns = {row[1] for row in database.execute("PRAGMA table_info(tables)")}
            # Only the first form knew nothing of when a table was used.
            if "used" not in columns:
                database.execute("UPDATE tables SET created = ?", (LONG_AGO,))
                database.commit()
            rows = database.execute("SELECT id, rules, state, version FROM tables").fetchall()
            counted = "SELECT table_id, count(*) FROM decisions GROUP BY table_id"
            self.decisions = dict(database.execute(counted).fetchall())
        self.ids = {rules: table for table, rules, _, _ in rows}
        self.states = {rules: state for _, rules, state, _ in rows}
        self.engines = {version.rpartition("/")[2] for *_, version in rows if version}
        self.url = f"sqlite:///{path}"


@pytest.fixture(params=FORMS, ids=lambda form: form.stem)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Old:
    return Old(request.param, tmp_path)


def test_each_kind_of_table_is_in_each_form(old: Old) -> None:
    states = {"red": "playing", "zung-jung": "playing", "sichuan": "over", "popular": "waiting"}
    assert old.states == states
    assert len(old.engines) == 1


def test_an_upgrade_makes_the_tables_of_the_models(old: Old) -> None:
    store = Store(old.url)
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    asyncio.run(store.close())


def test_matches_go_on_after_an_upgrade_and_nothing_ends(old: Old) -> None:
    async def work() -> None:
        tables = Tables(Store(old.url), Settings(pace=0.0))
        await tables.begin()
        try:
            for rules, table in old.ids.items():
                found = await tables.store.load(table)
                assert found is not None
                assert found[0].state == old.states[rules]
                assert len(found[1]) == old.decisions.get(table, 0)
            assert await tables.room(old.ids["popular"])
            if old.engines == {str(ENGINE)}:
                await ask_with_all_time(await tables.room(old.ids["zung-jung"]))
                await go_on(await tables.room(old.ids["red"]))
                assert (await tables.room(old.ids["sichuan"])).game
            else:
                for rules in ("red", "zung-jung", "sichuan"):
                    with pytest.raises(Refusal, match="begun with another version"):
                        await tables.room(old.ids[rules])
        finally:
            await tables.end()

    asyncio.run(work())


def test_sheets_can_be_shared_after_an_upgrade(old: Old) -> None:
    async def work() -> None:
        store = Store(old.url)
        try:
            desk = SheetDesk(store, Settings(), FakeTime(), "boot")
            entries = (Entry("entry-01", OPENED, 0), Entry("entry-02", won(0, 1), 1))
            made, is_new = await desk.share(new_sheet(), "a" * 64, NewSheet(NAMES, entries))
            assert is_new and (made.length, len(made.entries)) == (2, 2)
        finally:
            await store.close()

    asyncio.run(work())


async def go_on(room: Room) -> None:
    """The person comes back and plays on."""
    page = Page(FakeTime())
    room.connect(page, 0)
    known = page.events()
    assert len(known) > 10
    answered: set[int] = set()
    async with asyncio.timeout(20):
        while len(answered) < ANSWERS and not (room.game and room.game.settled):
            question = page.question
            if question is None or question.at in answered:
                await asyncio.sleep(0.01)
                continue
            answered.add(question.at)
            await room.hear(0, Act(question.at, question.default), page)
    assert answered
    assert page.events()[: len(known)] == known
    room.disconnect(page, 0)


async def ask_with_all_time(room: Room) -> None:
    """A date that was stored with a question is no time that has passed."""
    page = Page(FakeTime())
    room.connect(page, 0)
    clock, question = CLOCKS["relaxed"], page.question
    assert clock is not None and question is not None
    assert (question.seconds or 0) > (clock.window if question.claim else clock.move) / 2
    room.disconnect(page, 0)
