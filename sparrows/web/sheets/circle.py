"""The pages that have a sheet open in this process: each is told what is new to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from sparrows.club.entries import DealEnded
from sparrows.web.protocol import Message
from sparrows.web.sheets.api import Company, Drafted, Member, StoredEntry, ToldCompany, ToldEntries
from sparrows.web.store import NotRead
from sparrows.web.store.stored_sheets import StoredLine, StoredMember, StoredSheet

READ_AGAIN = 1.0  # seconds until a sheet is read again that could not be

log = logging.getLogger("sparrows.web")


class PageLine(Protocol):
    """A connection to a page."""

    def send(self, message: Message) -> None: ...
    def close(self, code: str) -> None: ...


class SheetPage:
    """One page: whose it is, and how many entries it has."""

    def __init__(self, line: PageLine, member: str, has: int) -> None:
        self.line = line
        self.member = member
        self.has = has
        self.told: Company | None = None


class Circle:
    """All pages of one sheet."""

    def __init__(self, find: Callable[[int], Awaitable[StoredSheet | None]]) -> None:
        self.find = find  # the sheet with its entries behind so many
        self.pages: list[SheetPage] = []
        self.drafts: dict[str, DealEnded] = {}  # what members here are telling
        self._due = False
        self._telling: asyncio.Task[None] | None = None

    @property
    def present(self) -> set[str]:
        """The members who have the sheet open here."""
        return {page.member for page in self.pages}

    def enter(self, page: SheetPage) -> None:
        self.pages.append(page)
        for member, draft in self.drafts.items():
            page.line.send(Drafted(member, draft))
        self.tell()

    def leave(self, page: SheetPage) -> bool:
        """Whether its member was telling something, which nobody goes on with."""
        self.pages.remove(page)
        self.tell()
        return page.member not in self.present and self.drafts.pop(page.member, None) is not None

    def tell(self) -> None:
        """Something may have changed: whoever does not know it yet is told."""
        self._due = True
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    def show_draft(self, member: str, draft: DealEnded | None, *, here: bool = True) -> None:
        """The others see what somebody is telling."""
        if here and draft is not None:
            self.drafts[member] = draft
        else:
            self.drafts.pop(member, None)
        for page in self.pages:
            if page.member != member:
                page.line.send(Drafted(member, draft))

    def close(self, code: str) -> None:
        for page in self.pages:
            page.line.close(code)

    async def _tell(self) -> None:
        while self._due and self.pages:
            self._due = False
            try:
                sheet = await self.find(min(page.has for page in self.pages))
            except NotRead as error:
                log.warning("a sheet cannot be read: %s", error)
                self._due = True
                await asyncio.sleep(READ_AGAIN)
                continue
            if sheet is None:
                self.close("no-sheet")
                return
            company = company_of(sheet, self.present)
            for page in list(self.pages):
                tell_page(page, sheet, company)


def tell_page(page: SheetPage, sheet: StoredSheet, company: Company) -> None:
    """A page is told what it does not know of the sheet."""
    member = sheet.member(page.member)
    if member is None or not member.device:
        page.line.close("removed")
        return
    new = tuple(told_line(each) for each in sheet.lines if each.number > page.has)
    first = page.told is None
    if page.told != company:
        page.told = company
        page.line.send(ToldCompany(company))
    if new or first:
        page.has = max(page.has, sheet.length)
        page.line.send(ToldEntries(new))


def company_of(sheet: StoredSheet, present: set[str]) -> Company:
    """Who takes part, as all are told."""
    return Company(
        sheet.names,
        tuple(told_member(each, here=each.id in present) for each in sheet.members),
        sheet.pen,
    )


def told_member(member: StoredMember, *, here: bool) -> Member:
    gone = not member.device
    return Member(member.id, member.role, member.player, here and not gone, gone)


def told_line(line: StoredLine) -> StoredEntry:
    return StoredEntry(line.number, line.entry, line.stored)
