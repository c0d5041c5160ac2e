"""The desk where shared sheets lie: what members wish of them, and who hears what came of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from sparrows.club.entries import DealEnded, Entry, PenGiven
from sparrows.web.clocks import Time, date_text
from sparrows.web.refusals import Refusal
from sparrows.web.security import fingerprint
from sparrows.web.settings import DAY, Settings
from sparrows.web.sheets.api import (
    Company,
    Grant,
    JoinCode,
    Keeping,
    MadeGrant,
    NewGrant,
    NewSheet,
    SharedSheet,
    StoredEntry,
)
from sparrows.web.sheets.circle import (
    Circle,
    PageLine,
    SheetPage,
    company_of,
    told_line,
    told_member,
)
from sparrows.web.sheets.judging import accepted, checked_names, opened_sheet
from sparrows.web.sheets.keys import (
    CODE_LIFE,
    hash_of_code,
    new_code,
    new_id,
    new_secret,
    read_code,
)
from sparrows.web.sheets.roles import (
    ORGANISER,
    PLAYER,
    REFEREE,
    SCRIBE,
    WITH_CODES,
    higher,
    refuse_grant,
    refuse_naming,
    refuse_others,
)
from sparrows.web.store import NotStored, Store, log_failure
from sparrows.web.store.sheet_shelf import SheetShelf
from sparrows.web.store.stored_sheets import StoredGrant, StoredLine, StoredMember, StoredSheet

MOST_GRANTS = 100  # of one sheet
MOST_MEMBERS = 300
WRITING_ATTEMPTS = 30  # to write an entry while others write to the same sheet
OPENING_NOTED = 3600.0  # how exactly the store knows when a sheet was opened
LOOK_FOR_UNUSED = 3600.0  # between two looks at sheets that nobody opens

log = logging.getLogger("sparrows.web")

draft_of = msgspec.json.Decoder(DealEnded | None).decode


class SheetDesk:
    """All that is done with shared sheets; nothing of them is kept in memory."""

    def __init__(self, store: Store, settings: Settings, time: Time, boot: str) -> None:
        self.shelf = SheetShelf(store)
        self.settings = settings
        self.time = time
        self.boot = boot
        self.vouch: Callable[[str], None] = lambda device: None  # told of devices that take part
        self.circles: dict[str, Circle] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def keeping(self) -> Keeping:
        """Who holds what is written here, and for how long."""
        return Keeping(self.settings.data_holder, round(self.settings.sheet_life / DAY))

    # The server's life

    def begin(self) -> None:
        self._soon(self._for_ever())

    async def end(self) -> None:
        """Nobody is told anything any more."""
        self.depart()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def depart(self) -> None:
        """Closes all connections to pages."""
        for circle in self.circles.values():
            circle.close("closing")

    async def end_lives(self) -> None:
        """Sheets that nobody has opened for long are removed."""
        unused = await self.shelf.unused(self.time.now() - self.settings.sheet_life)
        if unused:
            await self.shelf.discard(unused)
            log.info("%d sheets that nobody opened for long are removed", len(unused))

    async def _for_ever(self) -> None:
        while True:
            try:
                await self.end_lives()
            except Exception:
                log_failure(log, "unused sheets could not be removed")
            await asyncio.sleep(LOOK_FOR_UNUSED)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Sheets

    async def share(self, sheet: str, device: str, new: NewSheet) -> tuple[SharedSheet, bool]:
        """A sheet of a phone is shared; and whether it was not before."""
        if (there := await self._shared_by(sheet, device)) is not None:
            return there, False
        self._refuse_while_away()
        me = StoredMember(new_id(), device, "", self._clock(), ORGANISER, new.player)
        made = await asyncio.to_thread(
            opened_sheet,
            sheet,
            new,
            me,
            self._clock(),
            used=date_text(self.time.date()),
            ran=self.time.now(),
        )
        await self.shelf.open(made, me)
        there = await self._shared_by(sheet, device)
        if there is None:
            raise Refusal("not-stored")
        return there, there.me.id == me.id

    async def _shared_by(self, sheet: str, device: str) -> SharedSheet | None:
        """The sheet where this device takes part; a `Refusal` where only others do."""
        there = await self.shelf.find(sheet)
        if there is None:
            return None
        if there.member_of(device) is None:
            raise Refusal("sheet-taken")
        self.vouch(device)
        return self._told(there, device)

    async def show(self, sheet: str, device: str, after: int = 0) -> SharedSheet:
        """A sheet and its entries behind so many, for one who takes part."""
        there, _ = await self.found(sheet, device, after)
        return self._told(there, device)

    async def found(
        self, sheet: str, device: str, after: int | None = None
    ) -> tuple[StoredSheet, StoredMember]:
        """A sheet, with entries if they are asked for, and who takes part with this device."""
        there = await self.shelf.find(sheet, after) if device else None
        me = None if there is None else there.member_of(device)
        if there is None or me is None:
            raise Refusal("no-sheet")
        self.vouch(device)
        if there.unused_since < self.time.now() - OPENING_NOTED:
            self._soon(self._note_use(there.id))
        return there, me

    async def _note_use(self, sheet: str) -> None:
        with suppress(NotStored):  # at the next time then
            await self.shelf.use(sheet, date_text(self.time.date()), self.time.now())

    def _told(self, sheet: StoredSheet, device: str) -> SharedSheet:
        me = sheet.member_of(device)
        assert me is not None
        circle = self.circles.get(sheet.id)
        present = set() if circle is None else circle.present
        return SharedSheet(
            sheet.id,
            told_member(me, here=me.id in present),
            company_of(sheet, present),
            sheet.length,
            sheet.points,
            sheet.over,
            tuple(map(told_line, sheet.lines)),
            self.keeping,
        )

    def _refuse_while_away(self) -> None:
        """Nobody waits for a database that takes nothing: phones keep what they have."""
        if self.shelf.store.away:
            raise Refusal("no-database")

    def _clock(self) -> float:
        return self.time.date().timestamp()

    async def write(self, sheet: str, device: str, entry: Entry) -> tuple[StoredEntry, bool]:
        """An entry is stored, once however often it comes; and whether it was not before."""
        self._refuse_while_away()
        async with self._locks.setdefault(sheet, asyncio.Lock()):
            for _ in range(WRITING_ATTEMPTS):
                there, me = await self.found(sheet, device, 0)
                made = await asyncio.to_thread(accepted, there, me, entry, self._clock())
                if isinstance(made, StoredLine):
                    return told_line(made), False
                if await self.shelf.inscribe(made.line, made.sheet):
                    self.tell(sheet)
                    return told_line(made.line), True
        raise Refusal("busy")

    async def name(self, sheet: str, device: str, names: tuple[str, ...]) -> Company:
        """What the players are called."""
        there, me = await self.found(sheet, device)
        refuse_naming(me, there)
        await self.shelf.rename(sheet, checked_names(names, len(there.names)))
        return await self._company(sheet, device)

    async def discard(self, sheet: str, device: str) -> None:
        """The sheet is gone from here; phones keep what they have."""
        _, me = await self.found(sheet, device)
        refuse_others(me, ORGANISER)
        await self.shelf.discard([sheet])
        self.tell(sheet)

    # Who takes part

    async def knows(self, device: str) -> bool:
        """Whether this device takes part in any sheet."""
        return await self.shelf.knows(device)

    async def join(self, device: str, secret: str, code: str) -> SharedSheet:
        """A device takes part by a link, or by the letters that stand for it."""
        grant = await self._granted(secret, code)
        if grant is None or (grant.once and grant.used):
            raise Refusal("bad-grant")
        there = await self.shelf.find(grant.sheet_id, None)
        if there is None:
            raise Refusal("bad-grant")
        me = there.member_of(device)
        if me is None or higher(me.role, grant.role) != me.role:
            me = await self._admitted(grant, me, there, device)
        if grant.role == SCRIBE:
            pen = Entry(f"pen-{new_id()}", PenGiven(me.id), there.length, self._clock())
            await self.write(there.id, device, pen)
        self.tell(grant.sheet_id)
        return await self.show(grant.sheet_id, device)

    async def _granted(self, secret: str, code: str) -> StoredGrant | None:
        if secret:
            return await self.shelf.grant_of_secret(fingerprint(secret))
        letters = read_code(code)
        if not letters:
            return None
        hashed = await asyncio.to_thread(hash_of_code, letters)
        return await self.shelf.grant_of_code(hashed, self._clock())

    async def _admitted(
        self, grant: StoredGrant, before: StoredMember | None, sheet: StoredSheet, device: str
    ) -> StoredMember:
        if before is None:
            before = StoredMember(new_id(), device, "", self._clock(), grant.role, None)
        me = msgspec.structs.replace(
            before,
            grant_id=grant.id,
            role=grant.role,
            player=before.player if grant.player is None else grant.player,
        )
        if not await self.shelf.admit(sheet.id, me, MOST_MEMBERS):
            full = len([each for each in sheet.members if each.device]) >= MOST_MEMBERS
            raise Refusal("too-many-members" if full else "bad-grant")
        return me

    async def say_who(self, sheet: str, device: str, player: int) -> Company:
        """Whose device this is: a player whose link named nobody says it once."""
        there, me = await self.found(sheet, device)
        refuse_others(me, ORGANISER, PLAYER)
        if me.role == PLAYER and me.player not in (None, player):
            raise Refusal("no-right")
        if player not in range(len(there.names)):
            raise Refusal("no-such-player")
        if not await self.shelf.say_who(sheet, me.id, player):
            raise Refusal("player-taken")
        return await self._company(sheet, device)

    async def put_out(self, sheet: str, device: str, member: str) -> None:
        """A device takes part no longer; everybody may leave."""
        there, me = await self.found(sheet, device)
        other = there.member(member)
        if other is None or not other.device:
            raise Refusal("no-such-member")
        if other.id != me.id:
            refuse_grant(other.role, me, there, once=False)
        await self.shelf.put_out(sheet, member)
        self.tell(sheet)

    async def _company(self, sheet: str, device: str) -> Company:
        self.tell(sheet)
        there, _ = await self.found(sheet, device)
        return self._told(there, device).company

    # Links

    async def grants(self, sheet: str, device: str) -> list[Grant]:
        """All links of a sheet, without their secrets."""
        there, me = await self.found(sheet, device)
        refuse_others(me, ORGANISER, REFEREE)
        return [told_grant(each, there) for each in await self.shelf.grants(sheet)]

    async def make_grant(self, sheet: str, device: str, new: NewGrant) -> MadeGrant:
        """A new link; its secret is told now and never again."""
        there, me = await self.found(sheet, device)
        refuse_grant(new.role, me, there, once=new.once)
        if new.player is not None and new.player not in range(len(there.names)):
            raise Refusal("no-such-player")
        secret = new_secret()
        grant = StoredGrant(
            new_id(),
            sheet,
            new.role,
            new.player if new.role in (PLAYER, SCRIBE) else None,
            new.once,
            False,
            self._clock(),
            me.id,
            fingerprint(secret),
        )
        if not await self.shelf.make_grant(grant, MOST_GRANTS):
            raise Refusal("too-many-grants")
        return MadeGrant(told_grant(grant, there), secret)

    async def make_code(self, sheet: str, device: str, grant: str) -> JoinCode:
        """Letters in place of a link, for a while."""
        known = await self._own_grant(sheet, device, grant)
        if known.role not in WITH_CODES:
            raise Refusal("no-right")
        code, until = new_code(), self._clock() + CODE_LIFE
        hashed = await asyncio.to_thread(hash_of_code, code)
        await self.shelf.make_code(grant, hashed, until)
        return JoinCode(code, until)

    async def revoke(self, sheet: str, device: str, grant: str) -> None:
        """A link opens nothing any more, and those who came by it are out."""
        await self._own_grant(sheet, device, grant)
        await self.shelf.revoke(sheet, grant)
        self.tell(sheet)

    async def _own_grant(self, sheet: str, device: str, grant: str) -> StoredGrant:
        """A link that this member could have made."""
        there, me = await self.found(sheet, device)
        known = next((each for each in await self.shelf.grants(sheet) if each.id == grant), None)
        if known is None:
            refuse_others(me, ORGANISER, REFEREE)
            raise Refusal("no-such-grant")
        refuse_grant(known.role, me, there, once=known.once)
        return known

    # Who is told

    def enter(self, sheet: str, line: PageLine, member: str, has: int) -> SheetPage:
        """A page has the sheet open from now on."""
        circle = self.circles.get(sheet)
        if circle is None:

            async def find(after: int) -> StoredSheet | None:
                return await self.shelf.find(sheet, after)

            circle = self.circles[sheet] = Circle(find)
        page = SheetPage(line, member, has)
        circle.enter(page)
        return page

    def leave(self, sheet: str, page: SheetPage) -> None:
        """And no longer."""
        circle = self.circles[sheet]
        if circle.leave(page):
            self.show_draft(sheet, page.member, None)
        if not circle.pages:
            del self.circles[sheet]

    def tell(self, sheet: str) -> None:
        """Something about a sheet has changed."""
        circle = self.circles.get(sheet)
        if circle is not None:
            circle.tell()

    def show_draft(self, sheet: str, member: str, draft: DealEnded | None) -> None:
        """What a member here is telling just now; nothing of it is kept."""
        circle = self.circles.get(sheet)
        if circle is not None:
            circle.show_draft(member, draft)
        said = msgspec.json.encode(draft).decode()
        self._soon(self._whisper(f"{self.boot} {sheet} {member} {said}"))

    async def _whisper(self, news: str) -> None:
        with suppress(NotStored):
            await self.shelf.whisper(news)

    @property
    def news(self) -> dict[str, Callable[[str], None]]:
        """What is done when other processes tell something of sheets."""
        return {"sheet": self._hear, "draft": self._hear_draft}

    def _hear(self, sheet: str) -> None:
        for each in [sheet] if sheet else list(self.circles):
            self.tell(each)

    def _hear_draft(self, news: str) -> None:
        boot, _, rest = news.partition(" ")
        sheet, _, rest = rest.partition(" ")
        member, _, said = rest.partition(" ")
        circle = self.circles.get(sheet)
        if boot != self.boot and circle is not None:
            circle.show_draft(member, draft_of(said), here=False)


def told_grant(grant: StoredGrant, sheet: StoredSheet) -> Grant:
    """A link as those may see it who look after them."""
    devices = sum(each.grant_id == grant.id and bool(each.device) for each in sheet.members)
    used = grant.once and grant.used
    return Grant(
        grant.id,
        grant.role,
        grant.player,
        grant.once,
        grant.made,
        grant.by,
        devices,
        used,
    )
