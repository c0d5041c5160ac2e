"""What the REST interface takes and gives; the page's TypeScript types come from here too."""

from __future__ import annotations

from typing import Any

import msgspec

from sparrows.play.own_events import Display
from sparrows.play.settlement import Payment, Seat
from sparrows.rulebooks.cases import CaseFoul
from sparrows.rulebooks.described import DescribedHand, DescribedMeld
from sparrows.rulebooks.told import ToldHand
from sparrows.web.clocks import USUAL_PAUSE
from sparrows.web.protocol import TableInfo

# Words, and between them tiles to picture, a group of them at a time.
Sentence = tuple[str | tuple[int, ...], ...]


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Anything that comes from outside."""


# Rulebooks


class Choice(msgspec.Struct, frozen=True):
    """A value that an option may have."""

    value: Any
    name: str


class OptionInfo(msgspec.Struct, frozen=True):
    """An option, with a sentence."""

    id: str
    name: str
    about: str
    clause: str
    kind: str  # "yes-no", "number", "choice", or "numbers" for a list of as many as is usual
    usual: Any
    choices: tuple[Choice, ...] = ()
    least: int | None = None
    most: int | None = None


class PresetInfo(msgspec.Struct, frozen=True):
    """Options that go together under a name, with a sentence or two."""

    id: str
    name: str
    about: str
    options: dict[str, Any]
    clause: str


class MatchLength(msgspec.Struct, frozen=True):
    """A length that a match may have, by the options that say so."""

    id: str  # "deal", "round" or "whole"
    options: dict[str, Any]
    deals: int
    exact: bool  # it is always so many deals; otherwise so many on average, since East may stay
    minutes: int  # for one person among bots, about


class FoulInfo(msgspec.Struct, frozen=True):
    """A foul that a rulebook knows."""

    id: str
    name: str
    clause: str
    asks_ready: bool  # whether the hand was ready must be said of it


class FactInfo(msgspec.Struct, frozen=True):
    """What only one rulebook asks for of a hand."""

    id: str
    name: str
    choices: tuple[Choice, ...]
    situation: str  # it is asked only of hands that were won so; empty: of all


class RulebookInfo(msgspec.Struct, frozen=True):
    """A rulebook for the lobby."""

    id: str
    name: str
    about: str
    players: tuple[int, ...]  # how many can play it
    presets: tuple[PresetInfo, ...]
    options: tuple[OptionInfo, ...]
    tiles: tuple[int, ...]  # the faces it is played with
    situations: tuple[str, ...]  # that a hand of it may be in
    fields: tuple[str, ...] = ()  # what its hands have: "winds", "bonus", "joker", "wild"
    facts: tuple[FactInfo, ...] = ()
    settles_by: tuple[str, ...] = ()  # by what: "losers", "responsible", "liable", "happenings"
    seatings: tuple[tuple[Seat, ...], ...] = ()  # who sits where, for each number of players
    fouls: tuple[FoulInfo, ...] = ()
    rounds: bool = True  # deals are counted in rounds, each with its wind
    opens_kongs: bool = False  # concealed kongs lie face up, where no option says otherwise
    whom: str = ""  # for whom it is, in a sentence
    level: int = 0  # how hard it is to learn, from 1 to 3; 0 where nobody has said
    emblem: tuple[int, ...] = ()  # the tiles on its card
    words: str = ""  # entries of a Fluent catalogue that it has for itself
    own_events: dict[str, Display] = {}  # how events that only it has are shown
    lengths: tuple[MatchLength, ...] = ()  # the shortest first
    bots: tuple[str, ...] = ()  # that play it here, each in its own way; the strongest last


class Laid(msgspec.Struct, frozen=True):
    """A group as it is pictured: `open` for a meld, `won` the place of the winning tile."""

    kind: str  # "chow", "pung", "kong", "pair", "single", "knitted"
    tiles: tuple[int, ...]
    open: bool = False
    won: int | None = None
    jokers: tuple[int, ...] = ()  # the places of tiles that jokers stand for


class ScoredLine(msgspec.Struct, frozen=True):
    """A pattern that counts: how often, for what, on which tiles, by which clause."""

    pattern: str
    name: str
    count: int
    value: int
    unit: str  # "points", "doubles", "limit"
    worth: str  # the value in words
    clause: str
    groups: tuple[tuple[Laid, ...], ...]  # for each occurrence where it lies; empty: whole hand


class LostLine(msgspec.Struct, frozen=True):
    """A pattern that was met but does not count, and the sentence that says why."""

    pattern: str
    name: str
    by: str
    clause: str
    sentence: Sentence


class Weighing(msgspec.Struct, frozen=True):
    """Another way to read the hand, and what it would come to."""

    groups: tuple[Laid, ...]
    value: int
    patterns: tuple[str, ...]  # names


class ScoreResult(msgspec.Struct, frozen=True):
    """What a hand is worth and why."""

    rules: str
    win: bool
    value: int
    worth: str
    groups: tuple[Laid, ...]
    bonus: tuple[int, ...]
    lines: tuple[ScoredLine, ...]
    lost: tuple[LostLine, ...]
    reason: Sentence  # why it does not win
    arithmetic: str  # how the value came out of the lines: "20 + 8, doubled twice = 112"
    readings: tuple[Weighing, ...]


class WhyResult(msgspec.Struct, frozen=True):
    """What became of one pattern of the rulebook in a hand."""

    pattern: str
    name: str
    counts: bool
    clause: str
    sentence: Sentence


class PatternInfo(msgspec.Struct, frozen=True):
    """A pattern on the rules pages, with pictured examples."""

    id: str
    name: str
    names: dict[str, str]  # in all languages that have one
    value: int
    unit: str
    worth: str
    clause: str
    about: str  # what it asks for, in our own words
    absorbs: tuple[str, ...]  # ids
    examples: tuple[ScoreResult, ...]
    hands: tuple[GivenHand | None, ...] = ()  # the same, as /score takes them; not a loser's


class RulesPage(msgspec.Struct, frozen=True):
    """A rulebook explained."""

    rulebook: RulebookInfo
    sections: tuple[RulesSection, ...]
    patterns: tuple[PatternInfo, ...]


class RulesSection(msgspec.Struct, frozen=True):
    """A part of the rules in plain paragraphs."""

    id: str
    title: str
    paragraphs: tuple[Sentence, ...]


class GivenMeld(Given, DescribedMeld, frozen=True):
    """A meld of a hand."""


class GivenHand(Given, DescribedHand, frozen=True, kw_only=True):
    """A hand to score, in notation (docs/rulebooks); `concealed` may have melds in brackets."""

    rules: str
    options: dict[str, Any] = {}
    melds: tuple[GivenMeld, ...] = ()
    self_draw: bool = False
    seat: str = "E"
    round: str = "E"
    visible: str = ""  # tiles that lie open elsewhere, for the waits
    lang: str = "en"


class GivenDealtHand(Given, ToldHand, frozen=True):
    """A hand of a finished deal in one line, `"123m 55z [777z] + 5z"`, or what a loser counted."""


class GivenEvent(Given, frozen=True):
    """What happened in a deal, as cases have it; a win need not name its tile."""

    event: str  # "win", "kong", "foul", "wall-end"
    winners: tuple[str, ...] = ()
    giver: str | None = None  # nobody where the tile came from the wall
    seat: str | None = None
    tile: str | None = None
    kind: str | None = None
    foul: str | None = None
    seats: tuple[str, ...] = ()


class GivenFoul(Given, CaseFoul, frozen=True):
    """A foul that was noticed."""


class GivenDeal(Given, frozen=True):
    """A finished deal to settle; seats are letters, and hands that change nothing are left out."""

    rules: str
    options: dict[str, Any] = {}
    hands: dict[str, GivenDealtHand] = {}
    outcome: tuple[GivenEvent, ...] = ()
    fouls: tuple[GivenFoul, ...] = ()
    dealer: str = "E"
    round: str = "E"
    wild: str | None = None
    responsible: str | None = None  # a seat or "nobody", where it is not the one that gave the tile
    fed: str | None = None  # a clause by which the giver of the tile pays for all, or "nobody"
    lang: str = "en"


class WaitInfo(msgspec.Struct, frozen=True):
    """A tile that brings a hand nearer, how many are left, and what a win with it is worth.

    There is no worth where it does not win, nor where so many waits are not counted.
    """

    tile: int
    left: int
    from_discard: int | None
    from_wall: int | None


class DiscardInfo(msgspec.Struct, frozen=True):
    """The outlook after a discard; `tile` is nothing for a hand of thirteen."""

    tile: int | None
    distance: int | None
    useful: tuple[WaitInfo, ...]


class WaitsResult(msgspec.Struct, frozen=True):
    """How near a hand is."""

    distance: int | None
    discards: tuple[DiscardInfo, ...]


# Tables


class GivenPlayer(Given, frozen=True):
    """A place at a new table."""

    kind: str  # "me", "bot", "open" for anybody, "friend" for a visitor with the invitation
    bot: str = ""


class NewTable(Given, frozen=True):
    """A table to open."""

    rules: str
    name: str  # the nickname of the visitor who opens it
    players: tuple[GivenPlayer, ...]
    preset: str | None = None
    options: dict[str, Any] = {}
    clock: str = "none"
    aids: bool = False
    public: bool = False
    all_hands: bool | None = None  # shown after a deal; where nothing is said, against bots alone
    strict: bool = False  # after a discard everybody is asked, even players who can only pass
    pause: float = USUAL_PAUSE  # seconds that a table which is not strict holds still after one
    free_text: bool = False  # those who play may write to each other; at private tables of friends
    share_hash: str = ""  # SHA-256 of 32 bytes that go into the seed; nothing without them


class GivenName(Given, frozen=True):
    """Who sits down."""

    name: str
    invitation: str = ""  # for a place that is kept for a friend
    share_hash: str = ""  # SHA-256 of 32 bytes that go into the seed; nothing without them


class Again(Given, frozen=True):
    """Who plays again."""

    share_hash: str = ""  # as for a new table


class Start(Given, frozen=True):
    """The host begins; one who is bound to a share may give it at once and is not asked for it."""

    share: str = ""


class GivenLink(Given, frozen=True):
    """What hands a seat over to this device."""

    link: str


class Replaced(Given, frozen=True):
    """Whose place is given away; a bot has it, until a friend comes if it is kept for one."""

    player: int
    for_friend: bool = False


class Admitted(Given, frozen=True):
    """Whose place is taken at once."""

    player: int


class SeatLink(msgspec.Struct, frozen=True):
    """A secret that lets a device take over the seat, once."""

    link: str
    seconds: float  # that it is valid


class Opened(msgspec.Struct, frozen=True):
    """A table, and which player of it one is."""

    table: TableInfo
    player: int | None
    invitation: str = ""  # to a place that a friend may take, for those who sit at the table
    expected: int | None = None  # the visitor's place if one is kept, or at the next deal


class Lobby(msgspec.Struct, frozen=True):
    """Tables with a place for anybody and public ones that are played, by pages; one's own."""

    waiting: tuple[TableInfo, ...]
    playing: tuple[TableInfo, ...]
    mine: tuple[TableInfo, ...]
    waiting_total: int
    playing_total: int
    waiting_of: dict[str, int]  # by rulebook


# Results and replays


class PaidLine(msgspec.Struct, frozen=True):
    """A payment with its arithmetic."""

    payment: Payment
    sentence: str  # calls players by their seats
    arithmetic: str = ""  # "2 × 64", where the points came out of what hands are worth


class HandResult(msgspec.Struct, frozen=True):
    """What a player had in the end."""

    seat: Seat
    player: int
    won: ScoreResult | None  # a winner's hand, explained
    counted: ScoreResult | None  # a loser's hand, where the rulebook counts it
    giver: Seat | None
    standing: tuple[int, ...]
    melds: tuple[Laid, ...]
    bonus: tuple[int, ...]
    winning: int | None = None  # the tile that a winner won with, beside those standing
    faults: tuple[str, ...] = ()  # the reasons of what the player paid for their own mistakes


class DealResult(msgspec.Struct, frozen=True):
    """A finished deal: hands, patterns, payments, points."""

    number: int
    reason: str  # "win", "wall" …
    hands: tuple[HandResult, ...]
    payments: tuple[PaidLine, ...]
    delta: dict[Seat, int]
    points: tuple[int, ...]  # of the match, by player, after this deal
    players: tuple[int, ...]  # in playing order from the dealer
    match_over: bool


class BestHand(msgspec.Struct, frozen=True):
    """A hand that won, and in which deal."""

    deal: int  # from 0
    wild: int  # the kind that was wild in it; -1: none
    hand: HandResult


class MatchOverview(msgspec.Struct, frozen=True):
    """What the finished deals of a match have brought."""

    points: tuple[tuple[int, ...], ...]  # before the first deal and after each, by player
    best: tuple[BestHand, ...]  # the most valuable that the visitor may see, the best first


class SettledDeal(msgspec.Struct, frozen=True):
    """Who pays whom for a deal that was told."""

    seats: tuple[Seat, ...]
    hands: tuple[HandResult, ...]  # of those whose tiles are known
    payments: tuple[PaidLine, ...]
    delta: dict[Seat, int]
    next_dealer: Seat


class MatchSummary(msgspec.Struct, frozen=True):
    """A match in the list of replays."""

    table: TableInfo
    finished: str | None
    player: int | None = None  # which of its players the visitor was


class Verified(msgspec.Struct, frozen=True):
    """What checking a record found."""

    ok: bool
    sentence: str
    shuffled: bool
    deals: int
    decisions: int
    events: int
    wins: int
    payments: int


class Mistake(msgspec.Struct, frozen=True):
    """An error: a code that the page has words for, and a sentence."""

    code: str
    message: str


# Those who run the server


class GivenSecret(Given, frozen=True):
    """What opens the admin page."""

    secret: str


class GivenBan(Given, frozen=True):
    """Whom the server is closed to: an address, or the device of a player at a table."""

    hours: float
    address: str = ""
    table: str = ""
    player: int = 0


class GivenAnnouncement(Given, frozen=True):
    """What all are told; nothing takes it back."""

    text: str


class GivenMode(Given, frozen=True):
    """Whether new tables are opened."""

    read_only: bool


class BanInfo(msgspec.Struct, frozen=True):
    """Whom the server is closed to."""

    id: str
    kind: str  # "device", "address"
    shown: str  # the name at the table, or the address
    until: float  # seconds since 1970


class HouseInfo(msgspec.Struct, frozen=True):
    """What the operator of the server has decided."""

    read_only: bool  # no new tables are opened
    announcement: str
    bans: tuple[BanInfo, ...]


class ListedTable(msgspec.Struct, frozen=True):
    """A table in memory."""

    table: TableInfo
    spectators: int


class AdminTables(msgspec.Struct, frozen=True):
    """Some of the tables in memory."""

    total: int
    first: int
    tables: tuple[ListedTable, ...]


class News(msgspec.Struct, frozen=True):
    """What all are told who sit at no table."""

    announcement: str
    read_only: bool
