"""The changes of sheets that can be written; writing one twice has the effect of writing it once.

A sheet is nobody's shard: any process may write to it, one after another.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, exists, insert, select, text, update

from sparrows.web.store.changes import Row
from sparrows.web.store.database import NOTIFY
from sparrows.web.store.models import ENTRIES, GRANTS, MEMBERS, SHEETS

SHEET_NEWS, DRAFT_NEWS = "sheet", "draft"  # what other servers are told of a sheet
LONGEST_NEWS = 7000  # bytes of what PostgreSQL passes on


class Fate:
    """Whether a change was made, or things were otherwise by then."""

    def __init__(self) -> None:
        self.done = False


class SheetChange:
    """A change that belongs to no shard."""

    __slots__ = ()

    def touched(self) -> Iterable[str]:
        return ()


@dataclass(frozen=True, slots=True)
class OpenSheet(SheetChange):
    """A sheet that nobody has shared yet, with its entries and its first member."""

    sheet: Row
    member: Row
    entries: list[Row]

    def write(self, connection: Connection) -> None:
        if _length(connection, self.sheet["id"]) is not None:
            return
        connection.execute(insert(SHEETS), self.sheet)
        connection.execute(insert(MEMBERS), self.member)
        connection.execute(insert(ENTRIES), self.entries)


@dataclass(frozen=True, slots=True)
class Inscribe(SheetChange):
    """An entry behind all that are there; not done where there are others by now."""

    entry: Row
    comes_to: Row  # what all entries come to with it
    fate: Fate

    def write(self, connection: Connection) -> None:
        sheet, number = self.entry["sheet_id"], self.entry["number"]
        length = _length(connection, sheet)
        if length is None or length >= number:
            same = {"sheet": sheet, "number": number, "id": self.entry["id"]}
            self.fate.done = bool(connection.execute(STORED, same).scalar_one())
            return
        self.fate.done = length == number - 1
        if self.fate.done:
            connection.execute(insert(ENTRIES), self.entry)
            connection.execute(COMES_TO, self.comes_to | {"sheet": sheet, "length": number})
            _tell(connection, SHEET_NEWS, sheet)


@dataclass(frozen=True, slots=True)
class Admit(SheetChange):
    """A device takes part by a link; not done where that cannot be opened any more."""

    grant: str
    member: Row
    most: int  # of those who take part
    fate: Fate

    def write(self, connection: Connection) -> None:
        member = self.member
        if _length(connection, member["sheet_id"]) is None:
            return
        its = {"sheet": member["sheet_id"], "member": member["id"]}
        if connection.execute(CAME_BY, its | {"grant": self.grant}).scalar_one():
            self.fate.done = True
            return
        there = connection.execute(PRESENT, its).scalar_one()
        if there >= self.most or not connection.execute(OPENED, {"grant": self.grant}).rowcount:
            return
        connection.execute(LEFT, its)
        connection.execute(insert(MEMBERS), member)
        self.fate.done = True
        _tell(connection, SHEET_NEWS, member["sheet_id"])


@dataclass(frozen=True, slots=True)
class SayWho(SheetChange):
    """A device is this player's; not done where another's is."""

    sheet: str
    member: str
    player: int
    fate: Fate

    def write(self, connection: Connection) -> None:
        _length(connection, self.sheet)
        its = {"sheet": self.sheet, "member": self.member, "player": self.player}
        if not connection.execute(IS_ANOTHERS, its).scalar_one():
            connection.execute(IS, its)
            self.fate.done = True
            _tell(connection, SHEET_NEWS, self.sheet)


@dataclass(frozen=True, slots=True)
class Rename(SheetChange):
    """What the players of a sheet are called."""

    sheet: str
    names: list[str]

    def write(self, connection: Connection) -> None:
        connection.execute(RENAMED, {"sheet": self.sheet, "names": self.names})
        _tell(connection, SHEET_NEWS, self.sheet)


@dataclass(frozen=True, slots=True)
class MakeGrant(SheetChange):
    """A link; not done where there are enough of them."""

    grant: Row
    most: int
    fate: Fate

    def write(self, connection: Connection) -> None:
        if _length(connection, self.grant["sheet_id"]) is None:
            return
        its = {"sheet": self.grant["sheet_id"], "grant": self.grant["id"]}
        self.fate.done = connection.execute(OTHER_GRANTS, its).scalar_one() < self.most
        if self.fate.done and not connection.execute(HAS_GRANT, its).scalar_one():
            connection.execute(insert(GRANTS), self.grant)


@dataclass(frozen=True, slots=True)
class MakeCode(SheetChange):
    """Letters that stand for a link, until then."""

    grant: str
    code_hash: str
    until: float

    def write(self, connection: Connection) -> None:
        its = {"grant": self.grant, "code": self.code_hash, "until": self.until}
        connection.execute(CODED, its)


@dataclass(frozen=True, slots=True)
class Revoke(SheetChange):
    """A link opens nothing any more, and those who came by it are out."""

    sheet: str
    grant: str

    def write(self, connection: Connection) -> None:
        its = {"sheet": self.sheet, "grant": self.grant}
        connection.execute(FORGET_THOSE, its)
        connection.execute(THOSE_GONE, its)
        connection.execute(REVOKED, its)
        _tell(connection, SHEET_NEWS, self.sheet)


@dataclass(frozen=True, slots=True)
class PutOut(SheetChange):
    """A device takes part no longer."""

    sheet: str
    member: str

    def write(self, connection: Connection) -> None:
        its = {"sheet": self.sheet, "member": self.member}
        connection.execute(FORGET, its)
        connection.execute(PUT_OUT, its)
        _tell(connection, SHEET_NEWS, self.sheet)


@dataclass(frozen=True, slots=True)
class UseSheet(SheetChange):
    """When somebody last opened a sheet."""

    sheet: str
    date: str
    ran: float

    def write(self, connection: Connection) -> None:
        connection.execute(SHEET_USED, {"sheet": self.sheet, "date": self.date, "ran": self.ran})


@dataclass(frozen=True, slots=True)
class ThrowAway(SheetChange):
    """Sheets are removed with all that belongs to them."""

    sheets: list[str]

    def write(self, connection: Connection) -> None:
        for sheet in self.sheets:
            connection.execute(THROWN_AWAY, {"sheet": sheet})
            _tell(connection, SHEET_NEWS, sheet)


@dataclass(frozen=True, slots=True)
class Whisper(SheetChange):
    """Something that other servers hear and nobody keeps."""

    news: str

    def write(self, connection: Connection) -> None:
        _tell(connection, DRAFT_NEWS, self.news)


_OF_SHEET = SHEETS.c.id == bindparam("sheet")
_OWN = (MEMBERS.c.sheet_id == bindparam("sheet")) & (MEMBERS.c.id == bindparam("member"))
_OTHERS = (MEMBERS.c.sheet_id == bindparam("sheet")) & (MEMBERS.c.id != bindparam("member"))
_PRESENT = MEMBERS.c.device != ""
_GRANTED = GRANTS.c.id == bindparam("grant")

# Whoever changes a sheet waits here for others who do.
SHEET_LENGTH = select(SHEETS.c.length).where(_OF_SHEET).with_for_update()
STORED = select(
    exists().where(
        ENTRIES.c.sheet_id == bindparam("sheet"),
        ENTRIES.c.number == bindparam("number"),
        ENTRIES.c.id == bindparam("id"),
    )
)
COMES_TO = (
    update(SHEETS)
    .where(_OF_SHEET)
    .values({name: bindparam(name) for name in ("length", "points", "over", "pen")})
)
CAME_BY = select(exists().where(_OWN, _PRESENT, MEMBERS.c.grant_id == bindparam("grant")))
PRESENT = select(text("count(*)")).select_from(MEMBERS).where(_OTHERS, _PRESENT)
OPENED = update(GRANTS).where(_GRANTED, ~(GRANTS.c.once & GRANTS.c.used)).values(used=True)
LEFT = delete(MEMBERS).where(_OWN)
IS_ANOTHERS = select(exists().where(_OTHERS, _PRESENT, MEMBERS.c.player == bindparam("player")))
IS = update(MEMBERS).where(_OWN).values(player=bindparam("player"))
RENAMED = update(SHEETS).where(_OF_SHEET).values(names=bindparam("names"))
OTHER_GRANTS = (
    select(text("count(*)"))
    .select_from(GRANTS)
    .where(GRANTS.c.sheet_id == bindparam("sheet"), GRANTS.c.id != bindparam("grant"))
)
HAS_GRANT = select(exists().where(_GRANTED))
CODED = (
    update(GRANTS)
    .where(_GRANTED)
    .values(code_hash=bindparam("code"), code_until=bindparam("until"))
)
_CAME_BY_IT = (MEMBERS.c.sheet_id == bindparam("sheet")) & (
    MEMBERS.c.grant_id == bindparam("grant")
)
# Of those who wrote something, who they were stays known.
_WROTE = exists().where(ENTRIES.c.sheet_id == MEMBERS.c.sheet_id, ENTRIES.c.author == MEMBERS.c.id)
FORGET_THOSE = delete(MEMBERS).where(_CAME_BY_IT, ~_WROTE)
THOSE_GONE = update(MEMBERS).where(_CAME_BY_IT).values(device="")
REVOKED = delete(GRANTS).where(GRANTS.c.sheet_id == bindparam("sheet"), _GRANTED)
FORGET = delete(MEMBERS).where(_OWN, ~_WROTE)
PUT_OUT = update(MEMBERS).where(_OWN).values(device="")
SHEET_USED = (
    update(SHEETS).where(_OF_SHEET).values(used=bindparam("date"), unused_since=bindparam("ran"))
)
THROWN_AWAY = delete(SHEETS).where(_OF_SHEET)


def _length(connection: Connection, sheet: str) -> int | None:
    """How many entries there are; others who change the sheet wait until this is committed."""
    found: int | None = connection.execute(SHEET_LENGTH, {"sheet": sheet}).scalar_one_or_none()
    return found


def _tell(connection: Connection, about: str, what: str) -> None:
    """Other servers hear it when it is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"news": f"{about} {what}"})
