"""Sheets in the store: the entries of each in one stream, who takes part, and by which links."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, exists, select

from sparrows.club.entries import Entry
from sparrows.web.store.changes import Row
from sparrows.web.store.models import ENTRIES, GRANTS, MEMBERS, SHEETS
from sparrows.web.store.sheet_changes import (
    LONGEST_NEWS,
    Admit,
    Fate,
    Inscribe,
    MakeCode,
    MakeGrant,
    OpenSheet,
    PutOut,
    Rename,
    Revoke,
    SayWho,
    ThrowAway,
    UseSheet,
    Whisper,
)
from sparrows.web.store.store import Store
from sparrows.web.store.stored_sheets import StoredGrant, StoredLine, StoredMember, StoredSheet

T = TypeVar("T", bound=msgspec.Struct)

_entry_of = msgspec.json.Decoder(Entry).decode
_json = msgspec.json.Encoder().encode


class SheetShelf:
    """What is written of sheets, and read."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Sheets and their entries

    async def open(self, sheet: StoredSheet, member: StoredMember) -> None:
        """A new sheet with its entries; where its id is taken nothing changes."""
        await self.store.write(
            OpenSheet(
                _row(sheet, without=("members", "lines")),
                {"sheet_id": sheet.id, **_row(member)},
                [_line(sheet.id, each) for each in sheet.lines],
            )
        )

    async def find(self, sheet: str, after: int | None = 0) -> StoredSheet | None:
        """A sheet with its entries behind so many, or with none."""
        return await self.store.read(lambda connection: read_sheet(connection, sheet, after))

    async def inscribe(self, line: StoredLine, to: StoredSheet) -> bool:
        """Whether the entry was stored behind the others; `to` is the sheet as it is with it."""
        fate = Fate()
        comes_to = {"points": to.points, "over": to.over, "pen": to.pen}
        await self.store.write(Inscribe(_line(to.id, line), comes_to, fate))
        return fate.done

    async def rename(self, sheet: str, names: Sequence[str]) -> None:
        """What its players are called."""
        await self.store.write(Rename(sheet, list(names)))

    async def use(self, sheet: str, date: str, ran: float) -> None:
        """Somebody has opened it: the date, and how long servers had run."""
        await self.store.write(UseSheet(sheet, date, ran))

    async def unused(self, before: float) -> list[str]:
        """Those that were last opened before servers had run so long."""
        old = select(SHEETS.c.id).where(SHEETS.c.unused_since < before)
        return await self.store.read(lambda found: list(found.execute(old).scalars()))

    async def discard(self, sheets: Iterable[str]) -> None:
        """They are gone, with all that belongs to them."""
        await self.store.write(ThrowAway(list(sheets)))

    # Who takes part

    async def knows(self, device: str) -> bool:
        """Whether this device takes part in any sheet."""
        return await self._is_there(MEMBERS.c.device == device)

    async def admit(self, sheet: str, member: StoredMember, most: int) -> bool:
        """Whether the device may take part by its link, among no more than so many."""
        fate = Fate()
        row = {"sheet_id": sheet, **_row(member)}
        await self.store.write(Admit(member.grant_id, row, most, fate))
        return fate.done

    async def say_who(self, sheet: str, member: str, player: int) -> bool:
        """Whether the device is this player's now, and not another's."""
        fate = Fate()
        await self.store.write(SayWho(sheet, member, player, fate))
        return fate.done

    async def put_out(self, sheet: str, member: str) -> None:
        """The device takes part no longer."""
        await self.store.write(PutOut(sheet, member))

    # Links

    async def make_grant(self, grant: StoredGrant, most: int) -> bool:
        """Whether the link was made, among no more than so many."""
        fate = Fate()
        await self.store.write(MakeGrant(_row(grant), most, fate))
        return fate.done

    async def grants(self, sheet: str) -> list[StoredGrant]:
        """All links of a sheet, the oldest first."""
        return await self._grants(GRANTS.c.sheet_id == sheet)

    async def grant_of_secret(self, secret_hash: str) -> StoredGrant | None:
        """The link with this secret."""
        return next(iter(await self._grants(GRANTS.c.secret_hash == secret_hash)), None)

    async def grant_of_code(self, code_hash: str, now: float) -> StoredGrant | None:
        """The link for which these letters stand now."""
        found = await self._grants((GRANTS.c.code_hash == code_hash) & (GRANTS.c.code_until > now))
        return found[0] if len(found) == 1 else None

    async def make_code(self, grant: str, code_hash: str, until: float) -> None:
        """Letters that stand for a link until then."""
        await self.store.write(MakeCode(grant, code_hash, until))

    async def revoke(self, sheet: str, grant: str) -> None:
        """A link opens nothing any more, and those who came by it are out."""
        await self.store.write(Revoke(sheet, grant))

    async def whisper(self, news: str) -> None:
        """Tells other processes something that is not kept; what is too long they do not hear."""
        if self.store.shared is not None and len(news.encode()) <= LONGEST_NEWS:
            await self.store.write(Whisper(news))

    async def _grants(self, which: ColumnElement[bool]) -> list[StoredGrant]:
        query = select(GRANTS).where(which).order_by(GRANTS.c.made, GRANTS.c.id)
        return await self.store.read(lambda connection: _read(connection, query, StoredGrant))

    async def _is_there(self, which: ColumnElement[bool]) -> bool:
        query = select(exists().where(which))
        return await self.store.read(lambda found: bool(found.execute(query).scalar_one()))


def read_sheet(connection: Connection, sheet: str, after: int | None) -> StoredSheet | None:
    """All of a sheet that is asked for, as it is at one moment."""
    row = connection.execute(select(SHEETS).where(SHEETS.c.id == sheet)).mappings().one_or_none()
    if row is None:
        return None
    its_members = select(MEMBERS).where(MEMBERS.c.sheet_id == sheet)
    members = _read(connection, its_members.order_by(MEMBERS.c.since, MEMBERS.c.id), StoredMember)
    lines: list[StoredLine] = []
    if after is not None:
        wanted = (ENTRIES.c.sheet_id == sheet) & (ENTRIES.c.number > after)
        columns = ENTRIES.c["number", "stored", "entry"]
        for number, stored, text in connection.execute(
            select(*columns).where(wanted).order_by(ENTRIES.c.number)
        ):
            lines.append(StoredLine(number, stored, _entry_of(text), len(text)))
    fields = {**row, "names": tuple(row["names"]), "points": tuple(row["points"])}
    return StoredSheet(**fields, members=tuple(members), lines=tuple(lines))


def _read(connection: Connection, query: Select[Any], kind: type[T]) -> list[T]:
    rows = connection.execute(query).mappings()
    return [kind(**{name: row[name] for name in kind.__struct_fields__}) for row in rows]


def _row(stored: msgspec.Struct, without: Sequence[str] = ()) -> Row:
    return {name: getattr(stored, name) for name in stored.__struct_fields__ if name not in without}


def _line(sheet: str, line: StoredLine) -> Row:
    return {
        "sheet_id": sheet,
        "number": line.number,
        "id": line.entry.id,
        "author": line.entry.author,
        "stored": line.stored,
        "entry": _json(line.entry).decode(),
    }
