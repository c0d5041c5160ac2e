"""The fullest table that a page may have to show, fed to it in the server's own messages."""

from __future__ import annotations

import re

import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect

from sparrows.play.actions import PASS, WIN, Action
from sparrows.play.events import (
    BonusShown,
    Dealt,
    Discarded,
    Drew,
    Event,
    KongConcealed,
    Melded,
    ReadyDeclared,
    Started,
)
from sparrows.play.record import ENGINE, FORMAT, DealRecord, Header, Record
from sparrows.play.settlement import Seat
from sparrows.readings.groups import CHOW, KONG, PUNG, Meld
from sparrows.rulebooks.popular.play import IndicatorShown
from sparrows.tiles import KINDS, Tile, parse_one
from sparrows.web.protocol import (
    VERSION,
    DealInfo,
    Length,
    PlayerInfo,
    Question,
    TableInfo,
    Welcome,
)

TABLE = "fullest-table"
SEATS = (0, 1, 2, 3)
DISCARDS = 24
WALL = 250  # more than any set has, for all that lies there
ME: Seat = 0
NAMES = (
    "Ефросинья-Аполлинария Вя",
    "Maximilian von Sparrowho",
    "Константин Константинопо",
    "Александра-Виктория-Евге",
)
POINTS = (-8860, -3120, 24560, -12840)
# Each set with its giver, counted in turns from its owner; 0 where it is concealed.
SETS: tuple[tuple[tuple[str, str, int], ...], ...] = (
    ((CHOW, "1m", 3), (KONG, "7z", 2), (PUNG, "9p", 1), (KONG, "6p", 0)),
    ((KONG, "8m", 3), (CHOW, "1p", 3), (KONG, "6z", 0), (PUNG, "2z", 2)),
    ((PUNG, "2s", 2), (KONG, "1z", 0), (CHOW, "4m", 3), (KONG, "3z", 1)),
    ((CHOW, "2m", 3), (KONG, "5z", 1), (PUNG, "7p", 2), (KONG, "9s", 3)),
)
BONUS = (("5f",), ("1f", "3f", "4f"), ("2f", "6f"), ("7f", "8f"))
LATEST: tuple[Seat, str] = (3, "5s")
OWN = "3467s"


def tile(name: str) -> Tile:
    return parse_one(name)


class Story:
    """Events one after another, as one seat sees them or as they were."""

    def __init__(self, viewer: Seat | None) -> None:
        self.viewer = viewer
        self.events: list[Event] = [Started(SEATS, 0, WALL, 0, 0, ((3, 4),), 0, 7)]
        self.drawn: list[int] = []
        self.discards = 0

    def happens(self, event: Event) -> None:
        seen = event if self.viewer is None else event.seen_by(self.viewer)
        if seen is not None:
            self.events.append(seen)

    def discard(self, seat: Seat, what: Tile, *, drawn: bool = False) -> None:
        if drawn:
            self.drawn.append(self.discards)
        self.happens(Drew(seat, what) if drawn else Dealt(seat, (what,)))
        self.happens(Discarded(seat, what))
        self.discards += 1

    def lay(self, seat: Seat, kind: str, name: str, turns: int) -> None:
        """A set is claimed from the player so many turns on, or laid concealed."""
        lowest = tile(name)
        if not turns:
            self.happens(Dealt(seat, (lowest,) * 4))
            self.happens(KongConcealed(seat, lowest))
            return
        whole = Meld(kind, lowest).tiles
        giver = SEATS[(seat + turns) % len(SEATS)]
        self.happens(Dealt(seat, tuple(whole[1:])))
        self.discard(giver, whole[0])
        self.happens(Melded(seat, Meld(kind, lowest), whole[0], giver, tuple(whole[1:])))


def story(viewer: Seat | None) -> Story:
    """Four sets and 24 discards for each, all flowers, a wild tile; somebody has just discarded."""
    told = Story(viewer)
    told.happens(IndicatorShown(tile("4p"), tile("5p")))
    for seat in SEATS:
        for kind, name, turns in SETS[seat]:
            told.lay(seat, kind, name, turns)
        for name in BONUS[seat]:
            told.happens(Dealt(seat, (tile(name),)))
            told.happens(BonusShown(seat, tile(name)))
    told.happens(Dealt(ME, tuple(tile(f"{rank}s") for rank in OWN[:-1])))
    for seat in SEATS[1:]:
        told.happens(Dealt(seat, (0,) * (2 if seat == 1 else 1)))
    for number in range(DISCARDS):
        for seat in SEATS:
            if (number, seat) != (DISCARDS - 1, LATEST[0]):
                what = (7 * number + 11 * seat) % KINDS
                told.discard(seat, what, drawn=(number + seat) % 3 == 0)
    told.happens(ReadyDeclared(2, "ready"))
    told.happens(ReadyDeclared(3, "heavenly-ready"))
    told.happens(ReadyDeclared(ME, "ready"))
    told.discard(LATEST[0], tile(LATEST[1]))
    return told


def question() -> Question:
    """Seven offers at once, three of them chows, with the clock running."""
    five = tile("5s")
    chows = [("3s", "4s"), ("4s", "6s"), ("6s", "7s")]
    offers = [
        WIN,
        Action("kong", five, (five,) * 3),
        Action("pung", five, (five,) * 2),
        *(Action("chow", five, (tile(one), tile(other))) for one, other in chows),
        PASS,
    ]
    return Question(7, tuple(offers), True, 20, 40, len(offers) - 1)


def info() -> TableInfo:
    players = (
        PlayerInfo("person", NAMES[0], connected=True, host=True),
        PlayerInfo("person", NAMES[1], connected=True, played_by_bot=True),
        PlayerInfo("person", NAMES[2]),
        PlayerInfo("person", NAMES[3], connected=True),
    )
    return TableInfo(
        id=TABLE,
        rules="popular",
        preset=None,
        options={},
        clock="normal",
        aids=True,
        public=False,
        all_hands=False,
        free_text=False,
        strict=False,
        pause=1.0,
        state="playing",
        players=players,
        points=POINTS,
        deals=6,
        commitment="",
        can_undo=True,
        created="2026-01-01T12:00:00Z",
    )


def welcome() -> Welcome:
    told = story(ME)
    return Welcome(
        version=VERSION,
        boot="boot",
        table=info(),
        player=0,
        deal=DealInfo(6, 0, SEATS, SEATS, dealing=3, length=Length(16, "exact")),
        events=tuple(told.events),
        question=question(),
        answered=False,
        ready=(),
        notices=(),
        drawn=tuple(told.drawn),
    )


def show_fullest(page: Page) -> None:
    """Opens the fullest table in place of one that the server knows."""
    opened = {"table": msgspec.to_builtins(info()), "player": 0, "invitation": ""}
    page.route(
        re.compile(rf"/api/tables/{TABLE}(\?.*)?$"), lambda route: route.fulfill(json=opened)
    )

    def answer(socket: WebSocketRoute) -> None:
        socket.on_message(lambda _said: None)
        socket.send(msgspec.json.encode(welcome()).decode())

    page.route_web_socket(re.compile(rf"/api/tables/{TABLE}/socket"), answer)
    page.goto(f"/t/{TABLE}")
    expect(page.locator(".offers [data-action='pass']")).to_be_visible()


def record() -> Record:
    """The same deal as its record, in which every hand is known."""
    header = Header(
        format=FORMAT,
        engine=ENGINE,
        sparrows="",
        rules="popular",
        options={},
        shuffle="",
        commitment="",
        players=NAMES,
    )
    deal = DealRecord(SEATS, 0, (), tuple(story(None).events))
    return Record(header, (deal,), POINTS, over=False)


def replay_fullest(page: Page) -> None:
    """Opens the fullest table at the last step of a replay."""
    written = msgspec.to_builtins(record())
    page.route(
        re.compile(rf"/api/tables/{TABLE}/record"), lambda route: route.fulfill(json=written)
    )
    page.goto(f"/replays/{TABLE}?step=999")
    expect(page.locator(".pond .last")).to_be_visible()
