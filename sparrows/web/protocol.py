"""What a page and the server say to each other over a table's WebSocket.

The page's TypeScript types are generated from these classes.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from sparrows.play.actions import Action
from sparrows.play.events import Event
from sparrows.play.moves import ChosenBy
from sparrows.play.notices import Notice
from sparrows.play.own_events import Display
from sparrows.play.settlement import Seat

VERSION = 4  # of these messages: a page of another version reloads itself


class Message(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Anything said by either side."""


# What a page says


class Act(Message, frozen=True, tag="act"):
    """The answer to a question: which of its offers."""

    at: int  # the number of the question
    offer: int


class Undo(Message, frozen=True, tag="undo"):
    """Back to one's own decision before; only alone against bots, without a clock."""

    at: int


class ReadyForNext(Message, frozen=True, tag="ready"):
    """The result of this deal has been read; the next may begin."""

    deal: int


class LetBotPlay(Message, frozen=True, tag="away"):
    """A bot plays for this player until they say otherwise or act themselves."""

    away: bool


class Hold(Message, frozen=True, tag="hold"):
    """The pause after a discard goes on for a while, or no longer than for the others."""

    on: bool


class ClaimNothing(Message, frozen=True, tag="claim-nothing"):
    """Passes all claims but wins for this player, or no longer; a strict table still asks."""

    on: bool


class Speak(Message, frozen=True, tag="speak"):
    """A phrase or reaction for everybody at the table, each in their own language."""

    phrase: str  # one of `PHRASES` or `REACTIONS`


class Write(Message, frozen=True, tag="write"):
    """One's own words for those who sit at the table, where it agreed on `free_text`."""

    text: str


class Advise(Message, frozen=True, tag="advise"):
    """What would `keen` do? Only where the table has learning aids."""

    at: int


class GiveShare(Message, frozen=True, tag="share"):
    """The answer to `reveal`: the bytes whose hash was given when one sat down."""

    share: str  # 64 hexadecimal digits


class Ping(Message, frozen=True, tag="ping"):
    """Is the connection alive?"""

    number: int


Said = (
    Act
    | Undo
    | ReadyForNext
    | LetBotPlay
    | Hold
    | ClaimNothing
    | Speak
    | Write
    | Advise
    | GiveShare
    | Ping
)


# What the server says


class PlayerInfo(msgspec.Struct, frozen=True):
    """Who holds a place at a table, by the player's number."""

    kind: str  # "person", "bot"; a place that waits for anybody is "open", for a friend "friend"
    name: str = ""  # of a person; where a place is kept for somebody, of whom
    bot: str = ""  # its level, for a bot
    connected: bool = False
    played_by_bot: bool = False  # a person whose turn a bot takes now
    left: bool = False  # a person who got up from the table
    host: bool = False
    # Who takes the place at the next deal: "person" or "bot", and a person's name.
    next_kind: str = ""
    next_name: str = ""
    share_hash: str = ""  # SHA-256 of what they give to the seed when the match begins


class TableInfo(msgspec.Struct, frozen=True):
    """A table as anybody may know it."""

    id: str
    rules: str
    preset: str | None
    options: dict[str, Any]  # all of them, those left as usual too
    clock: str  # "none", "relaxed", "normal", "fast"
    aids: bool  # distance, useful tiles and advice may be asked for
    public: bool  # listed in the lobby, and anybody may watch
    all_hands: bool  # everybody sees all hands when a deal is over, not only those that were shown
    strict: bool  # after a discard everybody is asked, even players who can only pass
    pause: float  # seconds that a table which is not strict holds still after a discard
    free_text: bool  # those who play may write to each other, not only say phrases
    state: str  # "waiting", "playing", "over"
    players: tuple[PlayerInfo, ...]
    points: tuple[int, ...]  # by player, after the last finished deal
    deals: int  # finished ones
    commitment: str  # binds the house to its seed
    can_undo: bool
    created: str  # ISO 8601, UTC
    again: bool = False  # its people play again, at another table
    beginning: bool = False  # the match begins as soon as its people have given their shares
    stalled: bool = False  # nothing can be stored now, so nothing happens until it can
    # In the list of one's own: after so many seconds a table that nobody comes to is over or
    # removed; told a day ahead.
    ends_in: float | None = None


class Length(msgspec.Struct, frozen=True):
    """How many deals the match will have had, as far as that is certain."""

    deals: int
    bound: str  # "exact"; "least" where a dealer may stay; "most" where a total may end it sooner


class DealInfo(msgspec.Struct, frozen=True):
    """Which deal is played, and who sits where in it."""

    number: int  # from 0
    round: int
    players: tuple[int, ...]  # in playing order, the dealer first; seats are those of the rulebook
    seats: tuple[Seat, ...]
    # The dice that seated the players, by their numbers, throw by throw: told with the first deal.
    throws: tuple[dict[int, tuple[int, int]], ...] = ()
    dealing: int = 0  # whose turn to deal it is in this round, from 1; 0 where there are no rounds
    length: Length | None = None  # nothing where nobody can say


class Question(msgspec.Struct, frozen=True):
    """What a player may do now.

    After a discard those who can claim are asked, at a strict table that others see also those who
    can only pass.
    """

    at: int
    offers: tuple[Action, ...]
    claim: bool  # an answer to a discard or kong; else one's own turn or the opening
    seconds: float | None  # left for this answer, before the reserve; nothing without a clock
    reserve: float | None  # seconds kept for the whole deal
    default: int  # the offer that is taken when time runs out
    unsure: bool = False  # a win that is offered may be none: it can be called wrongly here
    chosen_by: dict[str, ChosenBy] | UnsetType = UNSET  # what a rulebook has of its own, by name


class Welcome(Message, frozen=True, tag="welcome"):
    """Everything a page needs to show the table as it is now: sent first, and after an undo."""

    version: int
    boot: str  # changes when the server was restarted
    table: TableInfo
    player: int | None  # whose page this is; nobody's for a spectator
    deal: DealInfo | None
    events: tuple[Event, ...]  # of this deal, as this viewer sees them
    question: Question | None
    answered: bool  # the open question was answered, others are still awaited
    ready: tuple[int, ...]  # players who are ready for the next deal
    notices: tuple[Notice, ...]
    drawn: tuple[int, ...] = ()  # which discards of the deal, from 0, were the tile just drawn
    reason: str = ""  # "undo" where that is why it was sent
    own_events: dict[str, Display] = {}  # how events that only this rulebook has are shown


class Happened(Message, frozen=True, tag="happened"):
    """Events as this viewer sees them; `first` counts those of the deal that they got before."""

    first: int
    events: tuple[Event, ...]
    drawn: tuple[int, ...] = ()  # as in a welcome, of these events


class Noticed(Message, frozen=True, tag="noticed"):
    """What the rules make of the table for this player now, instead of what was said before."""

    notices: tuple[Notice, ...]


class Asked(Message, frozen=True, tag="asked"):
    """A question to this player."""

    question: Question


class Taken(Message, frozen=True, tag="taken"):
    """The answer to this question is stored; others may still be awaited."""

    at: int


class Closed(Message, frozen=True, tag="closed"):
    """The question is closed: time ran out, or somebody else's answer came first."""

    at: int


class Held(Message, frozen=True, tag="held"):
    """The pause is held by this player for so many seconds more; others are not told."""

    seconds: float


class DealBegan(Message, frozen=True, tag="deal-began"):
    """The next deal; its events follow."""

    deal: DealInfo


class DealOver(Message, frozen=True, tag="deal-over"):
    """The deal is settled: its result can be read; points are those of the match by player."""

    deal: int
    points: tuple[int, ...]
    match_over: bool


class TableChanged(Message, frozen=True, tag="table"):
    """Somebody came, went, or is ready."""

    table: TableInfo
    ready: tuple[int, ...]


class Reveal(Message, frozen=True, tag="reveal"):
    """The match begins: the share that this player is bound to is wanted."""

    seconds: float  # after which it begins without


class Spoken(Message, frozen=True, tag="spoken"):
    """What a player says: a phrase or reaction, or a text in the player's own words."""

    player: int
    phrase: str = ""
    text: str = ""


class Announced(Message, frozen=True, tag="announced"):
    """What the operator of the server tells everybody; an empty text takes it back."""

    text: str


class Weighed(msgspec.Struct, frozen=True):
    """What `keen` thinks of one offer."""

    offer: int
    worth: float
    chance: float
    value: float
    danger: float
    plan: str
    patterns: tuple[str, ...]


class Nearness(msgspec.Struct, frozen=True):
    """The outlook after one discard, or of the hand as it is."""

    offer: int  # -1: no discard
    distance: int | None
    useful: dict[int, int]  # tile -> how many are left unseen


class Advised(Message, frozen=True, tag="advised"):
    """What `keen` would do, and how near each discard leaves the hand."""

    at: int
    choice: int
    weighed: tuple[Weighed, ...]
    nearness: tuple[Nearness, ...]
    offers: tuple[Action, ...] = ()  # in a replay, where no question says them


class Pong(Message, frozen=True, tag="pong"):
    """The connection is alive."""

    number: int


class Refused(Message, frozen=True, tag="error"):
    """A message changed nothing, and why; the page has words for each code."""

    code: str
    message: str


Heard = (
    Welcome
    | Happened
    | Noticed
    | Asked
    | Taken
    | Closed
    | Held
    | DealBegan
    | DealOver
    | TableChanged
    | Reveal
    | Spoken
    | Announced
    | Advised
    | Pong
    | Refused
)
