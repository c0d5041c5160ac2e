"""A match that was given up reveals its seed, its salt and the shares, a day later."""

from __future__ import annotations

import asyncio

import pytest

from sparrows.play.record import Record
from sparrows.play.shares import hash_of
from sparrows.rulebooks.records import read_record, replay
from sparrows.web.api import NewTable
from sparrows.web.finding_matches import MatchFinder
from sparrows.web.info.results import written_record
from sparrows.web.protocol import LetBotPlay
from sparrows.web.room import Room
from tests.web.test_lives import House, run
from tests.web.test_tables import BOT, ME

SHARE = "5a" * 32


async def begun(house: House) -> Room:
    """A match with a share of its player's, after its first deal."""
    wishes = NewTable("zung-jung", "Anna", (ME, BOT, BOT, BOT), share_hash=hash_of(SHARE))
    room = await house.tables.open(wishes, "token")
    await room.start("token", SHARE)
    page = await house.come(room.id)
    await room.hear(0, LetBotPlay(True), page)
    async with asyncio.timeout(20):
        while not (room.game and room.game.match.finished):
            await asyncio.sleep(0.01)
    await house.go(room.id, page)
    return room


async def record_of(house: House, table: str) -> Record:
    """The record as anybody gets it who knows the table."""
    found = await MatchFinder(house.tables).find(table, None)
    assert found is not None
    return read_record(written_record(found.match, found.names, found.onlooker))


async def is_secret(house: House, table: str) -> bool:
    record = await record_of(house, table)
    header, checked = record.header, replay(record)
    (share,) = header.given_shares
    assert checked.shuffled == (header.seed is not None) == (share.value == SHARE)
    assert checked.shares == (1 if checked.shuffled else 0)
    assert checked.deals and not record.over
    return not checked.shuffled


@pytest.mark.parametrize("ended", ["everybody left", "ended by the house"])
def test_a_match_given_up_reveals_its_seed_after_a_day(database: str, ended: str) -> None:
    async def work(house: House) -> None:
        room = await begun(house)
        await house.days(3)
        room = await house.tables.room(room.id)
        await (room.leave("token") if ended == "everybody left" else room.call_off())
        assert await house.state(room.id) == "over"
        house.set_clock(days=400)
        assert await is_secret(house, room.id), "a clock that was set is no time that has passed"
        await house.days(0.9)
        await house.restart()
        assert await is_secret(house, room.id)
        await house.days(0.11)
        assert not await is_secret(house, room.id)
        await house.restart()
        assert not await is_secret(house, room.id)

    run(database, work)


def test_a_match_whose_life_is_over_does_so_too(database: str) -> None:
    async def work(house: House) -> None:
        room = await begun(house)
        while await house.state(room.id) != "over":
            await house.days(0.5)
        assert house.time.now() > 29 * 24 * 3600
        assert await is_secret(house, room.id), "it was given up just now"
        await house.days(1)
        assert not await is_secret(house, room.id)

    run(database, work)


def test_a_match_that_is_only_interrupted_keeps_its_seed(database: str) -> None:
    async def work(house: House) -> None:
        room = await begun(house)
        room.table.public = True
        await room.lead_on("")
        await house.days(20)
        assert await house.state(room.id) == "playing"
        found = await MatchFinder(house.tables).find(room.id, None)
        assert found is not None and found.match.shares[0].value == SHARE
        data = written_record(found.match, found.names, found.onlooker)
        for secret in (SHARE, room.table.seed.hex(), room.table.salt.hex()):
            assert secret.encode() not in data

    run(database, work)
