"""What the store takes and gives back."""

from __future__ import annotations

from typing import Any

import msgspec

from sparrows.play.actions import Action
from sparrows.play.settlement import Seat
from sparrows.play.shares import Share
from sparrows.web.clocks import USUAL_PAUSE


class StoredPlayer(msgspec.Struct):
    """A place at a table."""

    kind: str
    name: str = ""
    bot: str = ""
    # SHA-256 of the cookie's token, in hexadecimal digits; where nobody sits, of whom the place is
    # kept for.
    token: str = ""
    left: bool = False  # the person said that a bot is to play
    for_friend: bool = False  # when it is open, only a person who was invited may take it
    since: int = 0  # the first deal that is played by whoever holds the place
    # Who takes the place at the next deal, if anybody does.
    next_kind: str = ""
    next_name: str = ""
    next_bot: str = ""
    next_token: str = ""
    share_hash: str = ""  # what binds the share of whoever sat here before the match


class Remembered(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What must survive of a match beside its decisions."""

    deal: int = 0  # that has begun
    early: dict[Seat, int] = {}  # answers of its opening that the engine has not come to
    closed: int | None = None  # after which event the last window was that closed
    # Where there is a clock: since when the open questions are put, in the time that servers have
    # run, and what each player has in reserve.
    since: float | None = None
    reserves: tuple[float, ...] = ()
    # Of a match that is over, for lists.
    deals: int | None = None
    points: tuple[int, ...] = ()


class StoredTable(msgspec.Struct, kw_only=True):
    """A table without its decisions, written whole whenever it changes."""

    id: str
    rules: str
    preset: str | None
    options: dict[str, Any]
    clock: str
    aids: bool
    public: bool
    all_hands: bool = False
    strict: bool = False
    pause: float = USUAL_PAUSE
    free_text: bool = False
    state: str
    players: list[StoredPlayer]
    host: int
    seed: bytes
    salt: bytes
    created: str
    finished: str | None = None
    version: str = ""  # of sparrows and its engine when the match began: pinned
    remembered: Remembered = Remembered()
    used: str = ""  # when somebody was last there, to ten minutes or so, as a date to be read
    # And in the time that servers have run, which no clock can change; once it is over, its end.
    unused_since: float = 0.0
    again: str = ""  # the table where its people play again
    # What went into the seed of its match with the house's, which is `seed`.
    shares: list[Share] = []

    @property
    def engine(self) -> str:
        """The engine that the match was begun with."""
        return self.version.rpartition("/")[2]

    def player_of(self, token: str) -> int | None:
        """Whose place has this token (its SHA-256)."""
        owners = (number for number, each in enumerate(self.players) if each.token == token)
        return next(owners, None) if token else None

    def seats(self, token: str) -> bool:
        """Whether the person of this token sits here."""
        return any(each.kind == "person" and each.token == token != "" for each in self.players)


class StoredDecision(msgspec.Struct):
    """A decision of a deal, by its number in the order in which they were given."""

    deal: int
    number: int
    seat: Seat
    action: Action
