"""The server is killed at random moments, and every table is found where it was."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import msgspec

from sparrows import RULEBOOKS, rulebook
from sparrows.play.match import Match
from sparrows.play.record import Record, record_of
from sparrows.rulebooks.records import read_record, replay
from sparrows.web.store import Store, StoredDecision, StoredTable
from tests.web.persons import Json, Person
from tests.web.processes import Server

KILLS = 5 * int(os.environ.get("SPARROWS_SOAK", "1"))
SEED = 20261
PARTY = len(RULEBOOKS) + 2
LONGEST = 120.0  # seconds that anything takes


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
    persons: list[Person] = []
    playing: list[asyncio.Task[None]] = []
    longest = 0.0
    try:
        for _ in range(kills):
            if not persons or any(person.over for person in persons[-PARTY:]):
                party = await seated(server.address)
                persons.extend(party)
                playing.extend(asyncio.create_task(person.live()) for person in party)
                await until(lambda: all(person.boot for person in persons), playing)
            await asyncio.sleep(rng.uniform(0.1, 1.5))
            struck = await server.strike(rng)
            before = {person: set(person.asked) for person in persons}
            await all_go_on(before, playing)
            longest = max(longest, time.monotonic() - struck)
        await until(lambda: all(person.over or person.deal > 0 for person in persons), playing)
        downloads = {person.table: await person.record() for person in persons}
    finally:
        await all_leave(persons, playing)
        status = server.stop()
    log = server.log.read_text(encoding="utf-8")
    assert status in (0, -signal.SIGTERM) and "Traceback" not in log, log[-3000:]
    await check(server.database, persons, downloads)
    return longest


async def all_leave(persons: list[Person], playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        task.cancel()
    for person in persons:
        await person.client.aclose()


async def all_go_on(asked: dict[Person, set[int]], playing: list[asyncio.Task[None]]) -> None:
    """Waits until everybody has played after they were asked this."""
    try:
        await until(lambda: all(goes_on(*each) for each in asked.items()), playing)
    except TimeoutError:
        waiting = [person for person, known in asked.items() if not goes_on(person, known)]
        raise AssertionError([person.situation for person in waiting]) from None


def goes_on(person: Person, asked: set[int]) -> bool:
    """Whether an answer to a question that was not asked by then was taken."""
    return person.over or bool(person.taken - asked)


async def seated(address: str) -> list[Person]:
    """A table of each rulebook with one person, and one with two of them; some have clocks."""
    persons = []
    for number, rules in enumerate(RULEBOOKS):
        person = Person(address, f"Anna {number}", SEED + number)
        clock = "normal" if number % 2 else "none"
        await person.open(rules, ["greedy", "random", "greedy"], clock)
        persons.append(person)
    host, guest = (Person(address, name, SEED + 90 + len(name)) for name in ("Boris", "Clara"))
    await host.open("zung-jung", ["open", "greedy", "random"], "relaxed")
    await guest.sit(host.table)
    for person in [*persons, host]:
        await person.start()
    return [*persons, host, guest]


async def until(happens: Callable[[], bool], playing: list[asyncio.Task[None]]) -> None:
    """Waits for it, while all go on playing."""
    async with asyncio.timeout(LONGEST):
        while not happens():
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.02)


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
