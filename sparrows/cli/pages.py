"""Pages: what commands write on. This one is for pipes and files: plain, and always the same."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Protocol, TextIO
from unicodedata import combining, east_asian_width

from sparrows.readings.groups import Meld
from sparrows.readings.hand import Hand
from sparrows.readings.notation import write_meld
from sparrows.tiles import Tile, pictures, show

Cells = Sequence[str]

DASH = "—"  # where there is nothing to tell


class Page(Protocol):
    """What a command can write."""

    def title(self, text: str) -> None: ...

    def heading(self, text: str) -> None: ...

    def text(self, text: str) -> None: ...

    def item(self, text: str) -> None: ...

    def note(self, text: str) -> None: ...

    def verdict(self, text: str) -> None: ...

    def table(self, headers: Cells, rows: Sequence[Cells], right: Sequence[int] = ()) -> None: ...

    def hand(self, hand: Hand) -> None: ...


def page_for(stream: TextIO) -> Page:
    """A page with colours and drawn tiles on a terminal, a plain one elsewhere."""
    if stream.isatty():
        # Rich takes its time to import, and pipes do not need it.
        page: Page = import_module("sparrows.cli.terminal").TerminalPage()
        return page
    return PlainPage(stream)


def notation(hand: Hand) -> str:
    """The hand in one line, as `readings.notation` reads it; the winning tile after a plus."""
    return _in_one_line(hand, show, write_meld)


def drawn(hand: Hand) -> str:
    """The hand in Unicode tiles."""
    return _in_one_line(hand, pictures, lambda meld: f"[{pictures(meld.tiles)}]")


def _in_one_line(
    hand: Hand, tiles: Callable[[Iterable[Tile]], str], meld: Callable[[Meld], str]
) -> str:
    words = [tiles(sorted(hand.standing)), *map(meld, hand.melds)]
    if hand.winning is not None:
        words.append(f"+ {tiles((hand.winning,))}")
    if hand.flowers:
        words.append(f"({tiles(hand.flowers)})")
    return " ".join(words)


def width(text: str) -> int:
    """How many columns a text takes: Chinese characters take two."""
    return sum(
        0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1 for sign in text
    )


class PlainPage:
    """Text without colours or frames, never wrapped."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stdout
        self._begun = False

    def _write(self, line: str) -> None:
        self._stream.write(line.rstrip() + "\n")
        self._begun = True

    def _part(self) -> None:
        if self._begun:
            self._write("")

    def title(self, text: str) -> None:
        self._part()
        self._write(text)

    def heading(self, text: str) -> None:
        self._part()
        self._write(text)

    def text(self, text: str) -> None:
        self._write(text)

    def item(self, text: str) -> None:
        self._write(f"  {text}")

    def note(self, text: str) -> None:
        self._write(f"      {text}")

    def verdict(self, text: str) -> None:
        self._part()
        self._write(text)

    def table(self, headers: Cells, rows: Sequence[Cells], right: Sequence[int] = ()) -> None:
        lines = [headers, *rows] if any(headers) else list(rows)
        if not lines:
            return
        widths = [max(width(line[at]) for line in lines) for at in range(len(headers))]
        for line in lines:
            cells = []
            for at, cell in enumerate(line):
                blanks = " " * (widths[at] - width(cell))
                cells.append(blanks + cell if at in right else cell + blanks)
            self._write("  " + "  ".join(cells))

    def hand(self, hand: Hand) -> None:
        self._write(drawn(hand))
        self._write(notation(hand))
