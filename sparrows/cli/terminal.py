"""A page on a terminal: colours, tables, and tiles drawn as cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TextIO

from rich import box
from rich.console import Console
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sparrows.cli.pages import Cells, notation
from sparrows.readings.hand import Hand
from sparrows.tiles import EAST, JOKER, NAMES, Tile

# What stands on the lower half of a card; two columns wide, as the notation above it.
SIGNS = (
    *("萬" for _ in range(9)),
    *("筒" for _ in range(9)),
    *("索" for _ in range(9)),
    *"東南西北白發中",
    *"梅蘭菊竹春夏秋冬",
    "百",
)
COLOURS = ("red", "blue", "green")


def style(tile: Tile) -> str:
    """The ink of a tile; suits differ by their signs too, never by colour alone."""
    if tile < EAST:
        return f"bold {COLOURS[tile // 9]}"
    return "bold magenta" if tile == JOKER else "bold"


def cards(groups: Iterable[Sequence[Tile]]) -> Text:
    """Tiles side by side as cards, with a gap between the groups."""
    lines = [Text() for _ in range(4)]
    for group in groups:
        for tile in group:
            ink = style(tile)
            lines[0].append("╭──╮", "dim")
            lines[1].append("│", "dim").append(NAMES[tile].ljust(2), ink).append("│", "dim")
            lines[2].append("│", "dim").append(SIGNS[tile], ink).append("│", "dim")
            lines[3].append("╰──╯", "dim")
        for line in lines:
            line.append("  ")
    return Text("\n").join(lines)


def page_into(stream: TextIO) -> TerminalPage:
    """A page that writes into this text, colours included, for the caller to print."""
    return TerminalPage(Console(file=stream, force_terminal=True, highlight=False))


class TerminalPage:
    """Writes with Rich."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)

    def title(self, text: str) -> None:
        self.console.print(Text(text, "bold"))

    def heading(self, text: str) -> None:
        self.console.print()
        self.console.print(Text(text, "bold cyan"))

    def text(self, text: str) -> None:
        self.console.print(Text(text))

    def item(self, text: str) -> None:
        self.console.print(Padding(Text(f"• {text}"), (0, 0, 0, 2)))

    def note(self, text: str) -> None:
        self.console.print(Padding(Text(text, "dim"), (0, 0, 0, 6)))

    def verdict(self, text: str) -> None:
        self.console.print()
        self.console.print(Text(text, "bold yellow"))

    def table(self, headers: Cells, rows: Sequence[Cells], right: Sequence[int] = ()) -> None:
        table = Table(box=box.SIMPLE_HEAD, show_header=any(headers), pad_edge=False)
        for at, header in enumerate(headers):
            table.add_column(Text(header), justify="right" if at in right else "left")
        for row in rows:
            table.add_row(*(Text(cell) for cell in row))
        if self._fits(table):
            self.console.print(table)
        else:
            self._stack(headers, rows)

    def _fits(self, table: Table) -> bool:
        """Whether no word of a table would be cut off."""
        anywhere = self.console.options.update(max_width=10_000)
        return Measurement.get(self.console, anywhere, table).minimum <= self.console.width

    def _stack(self, headers: Cells, rows: Sequence[Cells]) -> None:
        """A table that is too wide: a row's cells under one another, so that none is cut off."""
        for row in rows:
            self.console.print()
            for at, (header, cell) in enumerate(zip(headers, row, strict=True)):
                if cell:
                    words = Text(f"{header}: " if header else "", "dim")
                    words.append(cell, "not dim" if at else "not dim bold")
                    self.console.print(Padding(words, (0, 0, 0, 2 if at else 0)))

    def hand(self, hand: Hand) -> None:
        self._cards(hand)
        self.console.print(Text(notation(hand), "dim"))

    def _cards(self, hand: Hand) -> None:
        if not self.console.encoding.lower().startswith("utf"):
            return
        groups: list[Sequence[Tile]] = [sorted(hand.standing)]
        groups += [meld.tiles for meld in hand.melds]
        if hand.winning is not None:
            groups.append((hand.winning,))
        if hand.flowers:
            groups.append(hand.flowers)
        row: list[Sequence[Tile]] = []
        used = 0
        for group in groups:
            need = 4 * len(group) + 2
            if row and used + need > self.console.width:
                self.console.print(cards(row), no_wrap=True, overflow="crop")
                row, used = [], 0
            row.append(group)
            used += need
        self.console.print(cards(row), no_wrap=True, overflow="crop")
