"""What the interface takes and gives of sheets; the page's TypeScript types come from here too."""

from __future__ import annotations

import msgspec

from sparrows.club.entries import DealEnded, Entry
from sparrows.web.api import Choice, Given, PaidLine


class GivenSheet(Given, frozen=True):
    """The entries of a match, and a deal that is being told; nothing of it is kept."""

    entries: tuple[Entry, ...]
    draft: DealEnded | None = None
    instead: str | None = None  # the entry in whose place the draft would stand
    lang: str = "en"


class SheetLine(msgspec.Struct, frozen=True):
    """A deal of the sheet: who paid whom, and what all have after it."""

    number: int  # from 0
    entries: tuple[str, ...]
    dealer: int
    round: int
    payments: tuple[PaidLine, ...]  # by players, not seats; their sentences say for what
    worth: dict[int, int]  # what the hands that count are worth, by player
    gains: tuple[int, ...]
    totals: tuple[int, ...]
    next_dealer: int


class SheetQuestion(msgspec.Struct, frozen=True):
    """Something that must still be said of the deal, or may be said otherwise than by preset."""

    id: str
    prompt: str
    clause: str
    player: int | None  # of whom it is asked
    choices: tuple[Choice, ...]  # none where a number is asked for
    preset: str | None = None


class SheetFoul(msgspec.Struct, frozen=True):
    """A foul that can be entered, and what it costs."""

    id: str
    name: str
    clause: str
    price: str  # in words
    asks_ready: bool


class SheetInfo(msgspec.Struct, frozen=True):
    """A match at a real table as it stands."""

    rules: str
    deal: int  # the number of the one that is played, from 0
    round: int
    dealer: int
    seating: tuple[int, ...]  # the players in playing order from the dealer
    winds: tuple[str, ...]  # by player, the letter of a wind
    start_points: int
    points: tuple[int, ...]
    places: tuple[int, ...]  # by player; equal points share one
    over: bool
    ended: str  # why it ended before its rules would end it
    lines: tuple[SheetLine, ...]
    paid: tuple[PaidLine, ...]  # in the deal that is played
    out: tuple[int, ...]  # players who can win no more in it
    disputed: dict[int, tuple[str, ...]]  # entries for a deal that has another already
    agreed: tuple[int, ...]
    goes_on: bool  # after a win, so that each event is entered by itself
    counts_losers: bool
    kongs: tuple[str, ...]  # kinds that are paid for
    fouls: tuple[SheetFoul, ...]
    won_keys: tuple[int, ...]  # what hands are often worth
    lost_keys: tuple[int, ...]
    listed: bool  # the keys are all values that there are
    last: str | None  # the entry that can be taken back
    preview: SheetLine | None = None
    corrected: tuple[SheetLine, ...] = ()  # all deals, with the draft in place of an older entry
    questions: tuple[SheetQuestion, ...] = ()
