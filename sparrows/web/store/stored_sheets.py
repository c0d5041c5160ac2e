"""What the store takes and gives back of sheets."""

from __future__ import annotations

from typing import Literal

import msgspec

from sparrows.club.entries import Entry

Role = Literal["organiser", "referee", "scribe", "player", "onlooker"]  # who may more stands first


class StoredMember(msgspec.Struct, frozen=True):
    """A device that takes part in a sheet, or did."""

    id: str
    device: str  # SHA-256 of its cookie's token, in hexadecimal digits; nothing when it is gone
    grant_id: str  # by which it came; nothing for the one that shared the sheet
    since: float  # by the server's clock
    role: Role
    player: int | None


class StoredGrant(msgspec.Struct, frozen=True):
    """A link, by the hash of its secret."""

    id: str
    sheet_id: str
    role: Role
    player: int | None
    once: bool
    used: bool
    made: float
    by: str
    secret_hash: str
    code_hash: str = ""  # of the letters that stand for it
    code_until: float = 0.0


class StoredLine(msgspec.Struct, frozen=True):
    """An entry in its place."""

    number: int  # from 1
    stored: float  # by the server's clock
    entry: Entry
    size: int  # of its JSON


class StoredSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet, what its entries come to, and who takes part."""

    id: str
    names: tuple[str, ...]
    pen: str
    length: int
    points: tuple[int, ...]
    over: bool
    used: str
    unused_since: float
    members: tuple[StoredMember, ...] = ()
    lines: tuple[StoredLine, ...] = ()

    def member_of(self, device: str) -> StoredMember | None:
        """Whose device this is."""
        return next((each for each in self.members if device and each.device == device), None)

    def member(self, member: str) -> StoredMember | None:
        return next((each for each in self.members if each.id == member), None)
