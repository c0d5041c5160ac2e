"""What is written down of a match at a real table: one entry after another, none ever erased.

Entries name players by their number on the sheet, never by winds: whoever deals is worked out,
and may turn out otherwise when an older entry is corrected.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from sparrows.play.progress import Player
from sparrows.play.settlement import Call, Foul, Happening, KongDeclared, Seat, WallEnded
from sparrows.play.worth import Declared

SeatOf = Callable[[Player], Seat]


class Noted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is written on a sheet; the name of its class goes with it."""


# What happens in a deal


class NotedWin(Noted, frozen=True, tag="win"):
    """One or several players call a win; from the wall it has no giver."""

    winners: tuple[Player, ...]
    giver: Player | None = None

    def happening(self, seat_of: SeatOf) -> Happening:
        giver = None if self.giver is None else seat_of(self.giver)
        return Call(tuple(map(seat_of, self.winners)), giver=giver)


class NotedKong(Noted, frozen=True, tag="kong"):
    """A kong that was declared and not robbed."""

    player: Player
    kind: str
    giver: Player | None = None

    def happening(self, seat_of: SeatOf) -> Happening:
        giver = None if self.giver is None else seat_of(self.giver)
        return KongDeclared(seat_of(self.player), None, self.kind, giver)


class NotedFoul(Noted, frozen=True, tag="foul"):
    """A foul of one player, or of several together."""

    players: tuple[Player, ...]
    foul: str
    ready: bool | None = None  # whether the hand was ready, where that matters

    def happening(self, seat_of: SeatOf) -> Happening:
        first, *others = map(seat_of, self.players)
        return Foul(first, self.foul, self.ready, tuple(others))


class NotedWallEnd(Noted, frozen=True, tag="wall-end"):
    """Nothing was left to draw."""

    def happening(self, seat_of: SeatOf) -> Happening:
        return WallEnded()


class NotedHand(Noted, frozen=True):
    """What the players say of a hand whose tiles nobody laid out."""

    value: int | None = None
    patterns: dict[str, int] = {}  # by id, how many times each counts
    situation: tuple[str, ...] = ()
    state: str | None = None
    too_many_tiles: bool = False
    laid: dict[str, Any] | None = None  # what the calculator was asked, where the value is from it

    def declared(self) -> Declared:
        return Declared(
            self.value, self.patterns, frozenset(self.situation), self.state, self.too_many_tiles
        )


NotedEvent = NotedWin | NotedKong | NotedFoul | NotedWallEnd


# Entries of a match


class SheetOpened(Noted, frozen=True, tag="started"):
    """The match begins: by which rules, and who sits where."""

    rules: str
    seating: tuple[Player, ...]  # in playing order from the first dealer
    options: dict[str, Any] = {}
    minutes: int | None = None  # after which no deal begins any more
    totals_only: bool = False  # deals are not written down


class Reseated(Noted, frozen=True, tag="seats"):
    """From this deal on they sit otherwise, or had all along; the dealer stays who it was."""

    deal: int
    seating: tuple[Player, ...]
    reason: str = ""


class EventNoted(Noted, frozen=True, tag="event"):
    """Something happened in a deal that goes on, and is settled at once."""

    deal: int
    event: NotedEvent
    hands: dict[Player, NotedHand] = {}


class DealEnded(Noted, frozen=True, tag="deal"):
    """A deal is over: what happened in it besides what was noted before."""

    deal: int
    events: tuple[NotedEvent, ...] = ()  # none where nobody won
    hands: dict[Player, NotedHand] = {}  # what the hands are worth that count
    responsible: Player | Literal["nobody"] | None = None
    fed: str | None = None  # the clause by which the giver pays for all, or "nobody"


class TotalsTold(Noted, frozen=True, tag="totals"):
    """What all have in the end, where sticks were kept in place of a sheet."""

    points: tuple[int, ...]  # by player
    start: int = 0  # what each began with
    fines: int = 0  # paid to nobody, all together


class Undone(Noted, frozen=True, tag="undo"):
    """The last entry that counts is taken back; those who agreed to it, where that was needed."""

    entry: str
    agreed: tuple[Player, ...] = ()


Corrigible = SheetOpened | Reseated | EventNoted | DealEnded | TotalsTold


class Corrected(Noted, frozen=True, tag="correction"):
    """In place of an older entry this one counts."""

    entry: str
    by: Corrigible
    reason: str
    keeps_on: bool = True  # deals that were played after what is now the end count as well


class VersionChosen(Noted, frozen=True, tag="chosen"):
    """Of two entries for one deal, this is the one that counts."""

    entry: str


class MatchEnded(Noted, frozen=True, tag="ended"):
    """The match ends before the rules would end it."""

    reason: str


class SheetAgreed(Noted, frozen=True, tag="agreed"):
    """A player says that the sheet is right."""

    player: Player


class Contested(Noted, frozen=True, tag="wrong"):
    """A player says that an entry is wrong, or no longer says so."""

    entry: str
    player: Player
    withdrawn: bool = False


class PenGiven(Noted, frozen=True, tag="pen"):
    """From now on somebody else writes the deals down."""

    to: str  # as authors of entries are called


class Remark(Noted, frozen=True, tag="note"):
    """Words for the others."""

    text: str


Body = (
    SheetOpened
    | Reseated
    | EventNoted
    | DealEnded
    | TotalsTold
    | Undone
    | Corrected
    | VersionChosen
    | MatchEnded
    | SheetAgreed
    | Contested
    | PenGiven
    | Remark
)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a sheet, as the phone wrote it."""

    id: str  # made on the phone, so that the same entry that comes twice is one
    body: Body
    after: int  # how many entries the phone knew when it was written
    written: float = 0.0  # by the phone's clock, in seconds
    author: str = ""
