"""The house: what the operator has decided for all tables, kept in the store."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec

from sparrows.web.allowance import household
from sparrows.web.api import BanInfo, GivenBan, HouseInfo
from sparrows.web.clocks import Time
from sparrows.web.protocol import Announced
from sparrows.web.refusals import Refusal
from sparrows.web.seats import PERSON, PageConnection
from sparrows.web.security import as_shown
from sparrows.web.store import NotRead, Store, StoredPlayer

LONGEST_ANNOUNCEMENT = 300  # letters
HOUR = 3600.0
LONGEST_BAN = 24 * 366  # hours
DEVICE, ADDRESS = "device", "address"
BANS, ANNOUNCEMENT, READ_ONLY = "bans", "announcement", "read_only"  # by what the store knows them


class Ban(msgspec.Struct, frozen=True):
    """Who is banned, and until when."""

    id: str
    kind: str
    who: str  # what is kept of a device's token; of an address what a household has, in hexadecimal
    shown: str  # for the list: the name at the table, or the address
    until: float  # as a date in seconds

    def info(self) -> BanInfo:
        """What the admin page shows."""
        return BanInfo(self.id, self.kind, self.shown, self.until)


class House:
    """Bans, a message to all, and whether new tables are opened; and everybody who is there."""

    def __init__(self, store: Store, time: Time) -> None:
        self.store = store
        self.time = time
        self.read_only = False
        self.announcement = ""
        self.bans: tuple[Ban, ...] = ()
        self.guests: dict[PageConnection, tuple[str, str]] = {}  # household and device of each page
        self._reading = asyncio.Lock()
        self._looks: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Everything as it was decided, here or by another process."""
        async with self._reading:
            kept = await self.store.decided()
            self.read_only = bool(kept.get(READ_ONLY, False))
            self._tell(str(kept.get(ANNOUNCEMENT, "")))
            self._close_to(msgspec.convert(kept.get(BANS, ()), tuple[Ban, ...]))

    def look_again(self) -> None:
        """Another process has decided something."""
        look = asyncio.create_task(self._look())
        self._looks.add(look)
        look.add_done_callback(self._looks.discard)

    async def _look(self) -> None:
        with suppress(NotRead):  # when the database is back it is looked at again
            await self.begin()

    def info(self) -> HouseInfo:
        """What holds now."""
        bans = tuple(ban.info() for ban in self._valid())
        return HouseInfo(self.read_only, self.announcement, bans)

    # Who comes

    def refuse_banned(self, address: str, device: str) -> None:
        """A `Refusal` for a banned visitor; `device` is the SHA-256 of a token."""
        found = {(ADDRESS, household(address).hex()), (DEVICE, device)}
        if any((ban.kind, ban.who) in found for ban in self._valid()):
            raise Refusal("banned")

    def refuse_new_tables(self) -> None:
        """A `Refusal` while no new tables are opened."""
        if self.read_only:
            raise Refusal("read-only")

    @contextmanager
    def visited(self, line: PageConnection, address: str, device: str) -> Iterator[None]:
        """A page is there: it is told what all are told, and sent away if it must be."""
        self.guests[line] = (household(address).hex(), device)
        if self.announcement:
            line.send(Announced(self.announcement))
        try:
            yield
        finally:
            del self.guests[line]

    # What is decided

    async def announce(self, text: str) -> None:
        """All are told this, those who come later too; nothing takes it back."""
        said = as_shown(text, LONGEST_ANNOUNCEMENT, "bad-text") if text else ""
        await self._decide(ANNOUNCEMENT, said)
        self._tell(said)

    def _tell(self, said: str) -> None:
        if said != self.announcement:
            self.announcement = said
            for line in self.guests:
                line.send(Announced(said))

    async def open_tables(self, *, on: bool) -> None:
        """New tables are opened, or only those that are there go on."""
        await self._decide(READ_ONLY, not on)
        self.read_only = not on

    async def ban(self, wish: GivenBan) -> None:
        """A device or an address is sent away, and not let in for some hours."""
        if not 0 < wish.hours <= LONGEST_BAN:
            raise Refusal("malformed")
        until = self.time.date().timestamp() + wish.hours * HOUR
        if wish.address:
            kind, who, shown = ADDRESS, household(wish.address).hex(), wish.address
            if not who:
                raise Refusal("bad-address")
        else:
            person = await self._person(wish)
            kind, who, shown = DEVICE, person.token, person.name
        ban = Ban(secrets.token_hex(8), kind, who, shown, until)
        await self.begin()
        others = (each for each in self._valid() if (each.kind, each.who) != (kind, who))
        await self._set_bans((*others, ban))

    async def _person(self, wish: GivenBan) -> StoredPlayer:
        """Who is to be banned; the table may be any process's."""
        table = await self.store.find(wish.table)
        if table is None:
            raise Refusal("no-table")
        players = dict(enumerate(table.players))
        if wish.player not in players or players[wish.player].kind != PERSON:
            raise Refusal("no-such-seat")
        return players[wish.player]

    async def lift(self, ban: str) -> None:
        """Lifts a ban."""
        await self.begin()
        others = tuple(each for each in self._valid() if each.id != ban)
        if len(others) == len(self._valid()):
            raise Refusal("no-such-ban")
        await self._set_bans(others)

    async def _set_bans(self, bans: tuple[Ban, ...]) -> None:
        await self._decide(BANS, msgspec.to_builtins(bans))
        self._close_to(bans)

    def _close_to(self, bans: tuple[Ban, ...]) -> None:
        """Keeps these bans, and sends banned visitors away."""
        self.bans = bans
        banned = {(ban.kind, ban.who) for ban in self._valid()}
        for line, (address, device) in tuple(self.guests.items()):
            if {(ADDRESS, address), (DEVICE, device)} & banned:
                line.close("banned")

    def _valid(self) -> tuple[Ban, ...]:
        now = self.time.date().timestamp() if self.bans else 0.0
        return tuple(ban for ban in self.bans if ban.until > now)

    async def _decide(self, name: str, value: Any) -> None:
        try:
            await self.store.decide(name, value)
        except Exception:
            raise Refusal("not-stored") from None
