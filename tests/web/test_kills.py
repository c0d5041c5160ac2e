"""The server is killed at random moments, and every table is found where it was."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from pathlib import Path
from typing import Any, Protocol

import msgspec

from sparrows import rulebook
from sparrows.play.match import Match
from sparrows.play.record import Record, record_of
from sparrows.rulebooks.records import read_record, replay
from sparrows.web.store import Store, StoredDecision, StoredTable
from tests.web.parties import SEED, Party, seated
from tests.web.persons import Json, Person
from tests.web.processes import Server

KILLS = 5 * int(os.environ.get("SPARROWS_SOAK", "1"))


class Struck(Protocol):
    """What people play at, and what is struck meanwhile."""

    address: str
    database: str
    log: Path

    async def start(self) -> None: ...
    async def strike(self, rng: random.Random) -> float: ...
    def stop(self) -> int: ...


def test_every_table_is_found_where_it_was(database: str, tmp_path: Path) -> None:
    asyncio.run(play_and_kill(Server(database, tmp_path / "log"), KILLS))


async def play_and_kill(server: Struck, kills: int) -> float:
    """How many seconds it took at most until all went on."""
    rng = random.Random(SEED)
    await server.start()
    longest = 0.0
    newest: list[Person] = []
    try:
        async with Party() as party:
            for _ in range(kills):
                if not newest or any(person.over for person in newest):
                    newest = await seated(server.address)
                    party.join(newest)
                    await party.until(lambda: all(person.boot for person in party.persons))
                await asyncio.sleep(rng.uniform(0.1, 1.5))
                struck = await server.strike(rng)
                await party.all_go_on(party.asked())
                longest = max(longest, time.monotonic() - struck)
            await party.have_finished_a_deal()
            downloads = await party.records()
    finally:
        status = server.stop()
    log = server.log.read_text(encoding="utf-8")
    assert status in (0, -signal.SIGTERM) and "Traceback" not in log, log[-3000:]
    await check(server.database, party.persons, downloads)
    return longest


async def check(database: str, persons: list[Person], downloads: dict[str, bytes]) -> None:
    store = Store(database)
    try:
        for person in persons:
            kept = await store.load(person.table)
            assert kept
            record = replayed(*kept)
            assert replay(record)
            finished = read_record(downloads[person.table])
            assert replay(finished)
            assert finished.deals[0] == record.deals[0]
            check_person(person, record)
    finally:
        await store.close()


def replayed(table: StoredTable, decisions: list[StoredDecision]) -> Record:
    """The record of a match that is played anew from what the store has."""
    match = Match(rulebook(table.rules, **table.options), table.seed, table.salt)
    match.next_deal()
    for number, decision in enumerate(decisions):
        if match.deal is None or match.deal.over:
            match.finish()
            match.next_deal()
        assert match.deal is not None
        assert (decision.deal, decision.number) == (match.played, len(match.deal.decisions)), number
        match.deal.act(decision.seat, decision.action)
    if match.deal is not None and match.deal.over:
        match.finish()
    if match.deal is None and not match.over:
        match.next_deal()  # it may have been begun, with nothing decided yet
    return record_of(match)


def without_hands(events: list[Any]) -> list[Any]:
    """By agreement all hands were shown in the end, not only those that the log has."""
    return [event for event in events if event["event"] != "hand-shown"]


def check_person(person: Person, record: Record) -> None:
    """What was seen happened, what was acknowledged is kept, and nobody else played for them."""
    assert person.errors == []
    for number, seen in person.seen.items():
        deal, seat = record.deals[number], person.seats[number]
        assert deal.players[seat] == person.player
        happened = [plain(masked) for event in deal.events if (masked := event.seen_by(seat))]
        told = without_hands(seen)
        assert without_hands(happened)[: len(told)] == told
        own = [plain(action) for place, action in deal.decisions if place == seat]
        assert is_part(own, person.sent[number])
        assert is_part(person.acknowledged[number], own)


def plain(value: Any) -> Json:
    """As it comes out of JSON."""
    found: Json = msgspec.json.decode(msgspec.json.encode(value))
    return found


def is_part(some: list[Json], whole: list[Json]) -> bool:
    """All of `some` stand in `whole`, in the same order."""
    rest = iter(whole)
    return all(each in rest for each in some)
