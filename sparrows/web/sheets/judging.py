"""Whether an entry may be written on a shared sheet, and what all of them come to with it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from sparrows.club.entries import Contested, Entry
from sparrows.club.known import circumstances
from sparrows.club.sheet import Sheet
from sparrows.club.standing import Log
from sparrows.web.refusals import Refusal, judged
from sparrows.web.security import nickname
from sparrows.web.sheets.api import NewSheet
from sparrows.web.sheets.roles import refuse_entry
from sparrows.web.store.stored_sheets import StoredLine, StoredMember, StoredSheet

MOST_ENTRIES = 600  # of one sheet
LARGEST_ENTRY = 16 * 1024  # bytes
MOST_BYTES = 512 * 1024
LONGEST_WORDS = 500  # letters of words and reasons
MOST_POINTS = 10**9
CONTESTING = 60.0  # seconds after an entry was stored in which it may be called wrong
ON_THE_WAY = 15.0  # and so long that may take to come here
ENTRY_ID = re.compile(r"[\w-]{8,64}", re.ASCII)
SHEET_ID = re.compile(r"[\w-]{16,64}", re.ASCII)
UNSIGNED = ("", "phone")  # as entries have it that were written before the sheet was shared


class Accepted(NamedTuple):
    """An entry that may be stored, and the sheet with it."""

    line: StoredLine
    sheet: StoredSheet


def accepted(
    sheet: StoredSheet, me: StoredMember, entry: Entry, now: float
) -> Accepted | StoredLine:
    """The entry in its place, or as it was stored before; a `Refusal` where it cannot be."""
    known = next((each for each in sheet.lines if each.entry.id == entry.id), None)
    if known is not None:
        if known.entry.body != entry.body:
            raise Refusal("entry-taken")
        return known
    signed = msgspec.structs.replace(entry, author=me.id)
    line = bounded_line(signed, sheet.length + 1, now)
    refuse_too_much([*sheet.lines, line])
    log = [each.entry for each in sheet.lines]
    missed = {each.id for each in circumstances([*log, signed])[signed.id].missed}
    view = [each for each in log if each.id not in missed]
    first = next((each.id for each in sheet.members if not each.grant_id), "")
    refuse_entry(entry.body, me, sheet, had_pen=(Log(view).pen() or first) == me.id)
    if isinstance(entry.body, Contested) and not entry.body.withdrawn:
        refuse_late_word(sheet, entry.body, now)
    with judged("bad-sheet"):
        if missed:
            Sheet.of([*view, signed])  # it must be right by what its writer knew
        folded = Sheet.of([*log, signed])
    return Accepted(line, with_totals(sheet, folded, sheet.length + 1, folded.pen or sheet.pen))


def opened_sheet(
    sheet: str, new: NewSheet, me: StoredMember, now: float, *, used: str, ran: float
) -> StoredSheet:
    """A sheet as a phone has it, in the form in which it is stored."""
    if not SHEET_ID.fullmatch(sheet):
        raise Refusal("no-sheet")
    lines = []
    for number, entry in enumerate(new.entries, 1):
        author = me.id if entry.author in UNSIGNED else entry.author
        lines.append(bounded_line(msgspec.structs.replace(entry, author=author), number, now))
    refuse_too_much(lines)
    with judged("bad-sheet"):
        folded = Sheet.of([each.entry for each in lines])
    names = checked_names(new.names, folded.progress.players)
    if new.player is not None and new.player not in range(len(names)):
        raise Refusal("no-such-player")
    blank = StoredSheet(
        id=sheet,
        names=names,
        pen=me.id,
        length=0,
        points=(),
        over=False,
        used=used,
        unused_since=ran,
        members=(me,),
        lines=tuple(lines),
    )
    return with_totals(blank, folded, len(lines), me.id)


def with_totals(sheet: StoredSheet, folded: Sheet, length: int, pen: str) -> StoredSheet:
    """The sheet as it is stored when its entries come to this."""
    progress = folded.progress
    if progress.players != len(sheet.names):
        raise Refusal("bad-names")
    if any(abs(points) > MOST_POINTS for points in progress.points):
        raise Refusal("too-many-points")
    return msgspec.structs.replace(
        sheet, length=length, points=tuple(progress.points), over=folded.over, pen=pen
    )


def checked_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """What the players are called, as it is shown."""
    if len(names) != players:
        raise Refusal("bad-names")
    return tuple(map(nickname, names))


def bounded_line(entry: Entry, number: int, now: float) -> StoredLine:
    """An entry of a bearable size."""
    if not (ENTRY_ID.fullmatch(entry.id) and len(entry.author) <= 64):
        raise Refusal("bad-entry")
    size = len(msgspec.json.encode(entry))
    if size > LARGEST_ENTRY:
        raise Refusal("too-large")
    if not is_bounded(msgspec.to_builtins(entry)):
        raise Refusal("bad-entry")
    return StoredLine(number, now, entry, size)


def is_bounded(value: Any) -> bool:
    """Whether no number and no text in an entry is larger than any that people write."""
    if isinstance(value, dict):
        return all(is_bounded(each) for pair in value.items() for each in pair)
    if isinstance(value, list | tuple):
        return all(map(is_bounded, value))
    if isinstance(value, str):
        return len(value) <= LONGEST_WORDS
    return not isinstance(value, int | float) or abs(value) <= 10 * MOST_POINTS


def refuse_too_much(lines: Sequence[StoredLine]) -> None:
    """A `Refusal` where a sheet would have more than any match."""
    if len(lines) > MOST_ENTRIES or sum(each.size for each in lines) > MOST_BYTES:
        raise Refusal("sheet-full")


def refuse_late_word(sheet: StoredSheet, word: Contested, now: float) -> None:
    """A `Refusal` where the entry was written too long ago to be called wrong."""
    stored = next((each.stored for each in sheet.lines if each.entry.id == word.entry), None)
    if stored is not None and now - stored > CONTESTING + ON_THE_WAY:
        raise Refusal("too-late")
