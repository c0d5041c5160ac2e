"""What the interface takes and gives of sheets; the page's TypeScript types come from here too."""

from __future__ import annotations

import msgspec

from sparrows.club.entries import Body, DealEnded, Entry, NotedEvent
from sparrows.web.api import Choice, Given, PaidLine


class GivenSheet(Given, frozen=True):
    """The entries of a match, and a deal that is being told; nothing of it is kept."""

    entries: tuple[Entry, ...]
    draft: DealEnded | None = None
    # The entry in whose place the draft would stand; all about the deal is told as it was by then.
    instead: str | None = None
    change: Body | None = None  # an entry that might be written next
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
    why_next: str  # in words
    why_clause: str
    events: tuple[NotedEvent, ...]


class SheetThen(msgspec.Struct, frozen=True):
    """How the sheet would stand after a change."""

    lines: tuple[SheetLine, ...]
    points: tuple[int, ...]
    over: bool
    past_end: int | None  # the first deal that was played after what is the end then


class SheetQuestion(msgspec.Struct, frozen=True):
    """Something that must still be said of the deal, or may be said otherwise than by preset."""

    id: str
    prompt: str
    clause: str
    player: int | None  # of whom it is asked
    choices: tuple[Choice, ...]  # none where a number is asked for
    preset: str | None = None
    about: tuple[str, ...] = ()  # ids of patterns


class SheetFoul(msgspec.Struct, frozen=True):
    """A foul that can be entered, and what it costs."""

    id: str
    name: str
    clause: str
    price: str  # in words
    asks_ready: bool
    dead: bool  # the hand cannot win any more


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
    events: tuple[NotedEvent, ...]  # of that deal, so far
    out: tuple[int, ...]  # players who can win no more in it
    dead: tuple[int, ...]  # those of them whose hands are dead
    disputed: dict[int, tuple[str, ...]]  # entries of deals that do not count beside others
    aside: tuple[str, ...]  # other entries that came too late to count
    agreed: tuple[int, ...]
    contested: dict[str, tuple[int, ...]]  # entries, and the players who say that they are wrong
    pen: str  # the author of entries to whom the pen was given, if it was
    goes_on: bool  # after a win, so that each event is entered by itself
    counts_losers: bool
    kongs: tuple[str, ...]  # kinds that are paid for
    fouls: tuple[SheetFoul, ...]
    won_keys: tuple[int, ...]  # what hands are often worth
    lost_keys: tuple[int, ...]
    listed: bool  # the keys are all values that there are
    last: str | None  # the entry that can be taken back
    fines: int  # paid to nobody in all deals
    minutes: int | None = None  # after which no deal begins any more
    totals_only: bool = False
    preview: SheetLine | None = None
    questions: tuple[SheetQuestion, ...] = ()  # also those that the draft has answered
    holder: int | None = None  # of several who call a win the one who has the tile
    holder_clause: str = ""
    left_out: dict[int, tuple[str, ...]] = {}  # ids of named patterns that do not count
    then: SheetThen | None = None  # with the change that was asked about
