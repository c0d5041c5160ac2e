"""What is taken and given of shared sheets; the page's TypeScript types come from here too."""

from __future__ import annotations

import msgspec

from sparrows.club.entries import DealEnded, Entry
from sparrows.web.api import Given
from sparrows.web.protocol import Message, Ping, Pong, Refused
from sparrows.web.store.stored_sheets import Role

# What the page gives


class NewSheet(Given, frozen=True):
    """A sheet of a phone that is to be shared, with all that was written so far."""

    names: tuple[str, ...]  # by player
    entries: tuple[Entry, ...]
    player: int | None = None  # whose phone it is, if it is anybody's


class GivenGrant(Given, frozen=True):
    """What a visitor was given to join a sheet: the secret of a link, or six letters."""

    secret: str = ""
    code: str = ""


class GivenNames(Given, frozen=True):
    """What all are called, by player."""

    names: tuple[str, ...]


class OwnPlayer(Given, frozen=True):
    """Which player has this phone."""

    player: int


class NewGrant(Given, frozen=True):
    """A link that is to be made."""

    role: Role
    player: int | None = None  # whose link it is; without one whoever opens it says who they are
    once: bool = False  # it can be opened by one device only


# What the server gives


class Keeping(msgspec.Struct, frozen=True):
    """Who holds what is written on shared sheets, and how long after it was last opened."""

    by: str  # as whoever runs the server says; nothing where they do not
    days: int


class Member(msgspec.Struct, frozen=True):
    """A device that takes part in a sheet."""

    id: str  # as authors of entries are called
    role: Role
    player: int | None  # whose device it is, if it is anybody's
    here: bool  # has the sheet open just now, as far as this process knows
    gone: bool  # it takes part no longer, and is named for what it wrote


class Company(msgspec.Struct, frozen=True):
    """Who takes part in a sheet."""

    names: tuple[str, ...]  # by player
    members: tuple[Member, ...]
    pen: str  # the member who writes the deals down


class StoredEntry(msgspec.Struct, frozen=True):
    """An entry as all have it."""

    number: int  # from 1, in the order in which they were stored
    entry: Entry
    stored: float  # by the server's clock, in seconds


class SharedSheet(msgspec.Struct, frozen=True):
    """A sheet as it is stored."""

    id: str
    me: Member
    company: Company
    length: int  # how many entries it has
    points: tuple[int, ...]  # by player, with all of them
    over: bool
    entries: tuple[StoredEntry, ...]  # those that were asked for
    keeping: Keeping


class Grant(msgspec.Struct, frozen=True):
    """A link, without its secret."""

    id: str
    role: Role
    player: int | None
    once: bool
    made: float  # by the server's clock, in seconds
    by: str  # the member who made it
    devices: int  # that came by it and still take part
    used: bool  # it can be opened once, and was


class MadeGrant(msgspec.Struct, frozen=True):
    """A link that was just made; its secret is told this one time."""

    grant: Grant
    secret: str


class JoinCode(msgspec.Struct, frozen=True):
    """Six letters in place of a link, for those who sit at the table."""

    code: str
    until: float  # by the server's clock, in seconds


# Over the socket of a sheet


class ShowDraft(Message, frozen=True, tag="draft"):
    """What somebody is telling just now; nothing when they stop."""

    draft: DealEnded | None


class ToldEntries(Message, frozen=True, tag="entries"):
    """Entries that were stored; the first time all that the page does not have."""

    entries: tuple[StoredEntry, ...]


class ToldCompany(Message, frozen=True, tag="company"):
    """Who takes part, or how that has changed."""

    company: Company


class Drafted(Message, frozen=True, tag="drafted"):
    """What another is telling just now; nothing when they stop or go."""

    by: str  # a member
    draft: DealEnded | None


SheetSaid = ShowDraft | Ping
SheetHeard = ToldEntries | ToldCompany | Drafted | Pong | Refused
