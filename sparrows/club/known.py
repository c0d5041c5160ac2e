"""What the writers of entries knew: phones without a network write on without each other."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from sparrows.club.entries import Contested, Entry, PenGiven, Remark, SheetAgreed

# What changes nothing that others write about.
ASIDE_REMARKS = (Remark, SheetAgreed, Contested)


class Circumstances(NamedTuple):
    """How an entry came to be."""

    missed: tuple[Entry, ...]  # entries of others before it that its writer did not know
    lost_pen: bool  # among them one that gave the writer's pen to somebody else

    @property
    def is_late(self) -> bool:
        """Whether the sheet had changed by then."""
        return any(not isinstance(each.body, PenGiven) for each in self.missed)


UP_TO_DATE = Circumstances((), lost_pen=False)


def circumstances(entries: Sequence[Entry]) -> dict[str, Circumstances]:
    """By the ids of entries.

    An entry tells how many others its phone had. A phone that wrote several in a row without a
    network knew for all of them what it had known for the first, and its own.
    """
    if len({entry.author for entry in entries}) < 2:
        return dict.fromkeys((entry.id for entry in entries), UP_TO_DATE)
    found: dict[str, Circumstances] = {}
    last_of: dict[str, int] = {}  # where an author's last entry stands
    known: list[int] = []
    changing: list[int] = []  # where those entries stand that others may write about
    pens: list[str] = []  # who had the pen before each entry
    pen = entries[0].author
    for place, entry in enumerate(entries):
        pens.append(pen)
        knew = max(min(entry.after, place), 0)
        own = last_of.get(entry.author)
        if own is not None and entry.after == entries[own].after + 1:
            knew = min(knew, known[own])
        missed = tuple(
            entries[at]
            for at in changing[bisect_left(changing, knew) :]
            if entries[at].author != entry.author
        )
        lost_pen = bool(missed) and pen != entry.author == held(entries, knew, place, pens[knew])
        found[entry.id] = Circumstances(missed, lost_pen) if missed else UP_TO_DATE
        known.append(knew)
        last_of[entry.author] = place
        if not isinstance(entry.body, ASIDE_REMARKS):
            changing.append(place)
        if isinstance(entry.body, PenGiven) and not lost_pen:
            pen = entry.body.to
    return found


def held(entries: Sequence[Entry], knew: int, place: int, pen: str) -> str:
    """Who had the pen as far as the writer of an entry knew, by their own entries too."""
    for each in entries[knew:place]:
        if isinstance(each.body, PenGiven) and each.author == entries[place].author:
            pen = each.body.to
    return pen
