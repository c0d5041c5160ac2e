"""Who holds the places of a table, and through which connections they see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from sparrows.play.progress import Player
from sparrows.web.protocol import Heard, PlayerInfo
from sparrows.web.refusals import Refusal
from sparrows.web.security import is_seat_link
from sparrows.web.store import StoredPlayer

PERSON, BOT, OPEN = "person", "bot", "open"
FRIEND = "friend"  # an open place for somebody who was invited


def shown_kind(kind: str, *, for_friend: bool) -> str:
    """What is said of a place."""
    return FRIEND if kind == OPEN and for_friend else kind


class PageConnection(Protocol):
    """A connection to one page."""

    def send(self, message: Heard) -> None:
        """Sends it when it can; never waits."""

    def close(self, code: str) -> None:
        """Ends it; the code is one of `REFUSALS`."""


class Holder:
    """One place: a person, a bot, or open."""

    def __init__(self, stored: StoredPlayer) -> None:
        self.become(stored)
        self.lines: set[PageConnection] = set()
        self.gone_since = 0.0  # when the last connection was lost
        self.reserve = 0.0  # seconds of the clock that are left for this deal
        self.claims_nothing = False  # except for wins

    def become(self, stored: StoredPlayer) -> None:
        """Whoever is stored holds the place."""
        self.since = stored.since  # the first deal that they play
        self.next_kind = stored.next_kind  # who takes the place at the next deal
        self.next_name = stored.next_name
        self.next_bot = stored.next_bot
        self.next_token = stored.next_token
        self.kind = stored.kind
        self.name = stored.name
        self.bot = stored.bot
        self.token = stored.token  # its SHA-256; where nobody sits, of whom the place is kept for
        self.for_friend = stored.for_friend
        self.share_hash = stored.share_hash  # what binds their share in the seed
        self.left = stored.left  # the person said that a bot is to play
        self.away = stored.left  # a bot plays for this person now

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON

    @property
    def is_kept(self) -> bool:
        """Whether the place waits for somebody in particular."""
        return not self.is_person and self.token != ""

    @property
    def is_gone(self) -> bool:
        """Whether a bot plays for a person who got up, or has not come back."""
        return self.left or (self.away and not self.lines)

    @property
    def played_by_bot(self) -> bool:
        return self.away or not self.is_person

    @property
    def is_for_anybody(self) -> bool:
        return self.kind == OPEN and not self.for_friend

    def take(
        self, kind: str, *, name: str = "", bot: str = "", token: str = "", share_hash: str = ""
    ) -> None:
        """Somebody takes the place, or it is free again."""
        for_friend = self.for_friend
        self.become(
            StoredPlayer(kind, name, bot, token, for_friend=for_friend, share_hash=share_hash)
        )

    @property
    def kind_by_next_deal(self) -> str:
        return self.next_kind or self.kind

    def follow(self, kind: str, *, name: str = "", bot: str = "", token: str = "") -> None:
        """Somebody is to take the place at the next deal."""
        self.next_kind, self.next_name = kind, name
        self.next_bot, self.next_token = bot, token
        if not self.is_person:
            self.token = ""  # the place is not kept for anybody else any more

    def expect_no_longer(self, substitute: str) -> None:
        """Whoever was to have the place does not come; one who is gone is still replaced."""
        if not self.next_token:
            self.token = self.name = ""
        elif self.is_person:
            self.follow(BOT, bot=substitute)
        else:
            self.follow("")

    def following(self, deal: int) -> StoredPlayer:
        """Who has the place from this deal on; one who came back before a bot got it keeps it."""
        stored = self.stored()
        if self.next_kind == BOT and self.is_person and not self.away:
            return msgspec.structs.replace(stored, next_kind="", next_bot="")
        if not self.next_kind:
            return stored
        return StoredPlayer(
            self.next_kind,
            self.next_name,
            self.next_bot,
            self.next_token,
            for_friend=self.for_friend,
            since=deal,
        )

    def dismiss(self, code: str) -> None:
        """Closes all pages of whoever had the place."""
        for line in self.lines:
            line.close(code)
        self.lines = set()

    def back(self) -> bool:
        """The person plays again; whether a bot did before."""
        was, self.away, self.left = self.away, False, False
        return was

    def info(self, *, host: bool) -> PlayerInfo:
        """What anybody may know."""
        return PlayerInfo(
            kind=shown_kind(self.kind, for_friend=self.for_friend),
            name=self.name,
            bot=self.bot,
            connected=bool(self.lines),
            played_by_bot=self.away,
            left=self.left,
            host=host,
            next_kind=self.next_kind,
            next_name=self.next_name,
            share_hash=self.share_hash,
        )

    def stored(self) -> StoredPlayer:
        return StoredPlayer(
            self.kind,
            self.name,
            self.bot,
            self.token,
            self.left,
            self.for_friend,
            self.since,
            self.next_kind,
            self.next_name,
            self.next_bot,
            self.next_token,
            self.share_hash,
        )


class Company:
    """Everybody at a table: the holders of its places by number, and those who look on."""

    def __init__(self, stored: list[StoredPlayer], now: float) -> None:
        self.holders = [Holder(each) for each in stored]
        for holder in self.holders:
            holder.gone_since = now
        self.spectators: set[PageConnection] = set()

    def persons(self) -> list[Player]:
        return [number for number, holder in enumerate(self.holders) if holder.is_person]

    def staying(self) -> list[Player]:
        """The persons who have not got up from the table."""
        return [player for player in self.persons() if not self.holders[player].left]

    def player_of(self, token: str) -> Player | None:
        """Who has this token (its SHA-256)."""
        return self._first(lambda holder: holder.is_person and holder.token == token != "")

    def expected(self, token: str) -> Player | None:
        """The place that is kept for the person with this token, or theirs at the next deal."""
        return self._first(
            lambda holder: (
                token != ""
                and (holder.next_token == token or (holder.is_kept and holder.token == token))
            )
        )

    def handed_over(self, link: str, salt: bytes, now: float, longest: float) -> Player | None:
        """Whose seat this link hands over, if it is valid now."""
        for player in self.persons():
            if is_seat_link(link, salt, player, self.holders[player].token, now, longest):
                return player
        return None

    def _first(self, fits: Callable[[Holder], bool]) -> Player | None:
        return next((at for at, holder in enumerate(self.holders) if fits(holder)), None)

    def vacant(self, kind: str) -> list[Player]:
        """The places of this kind at the next deal: open ones, or those of bots."""
        holders = enumerate(self.holders)
        return [number for number, holder in holders if holder.kind_by_next_deal == kind]

    def place_for(self, token: str, kind: str, *, invited: bool) -> Player:
        """Which place a newcomer gets: their own, then one for friends, then anybody's."""
        expected = self.expected(token)
        if expected is not None:
            return expected
        free = self.vacant(kind)
        if not free:
            raise Refusal("table-full")
        if not invited:
            free = [number for number in free if self.holders[number].is_for_anybody]
        if not free:
            raise Refusal("invited-only")
        return min(free, key=lambda at: (self.holders[at].is_kept, not self.holders[at].for_friend))

    def move_up(self, followers: list[StoredPlayer]) -> None:
        """Those who waited for the next deal take their places."""
        for holder, follower in zip(self.holders, followers, strict=True):
            if holder.stored() != follower:
                if holder.token != follower.token:
                    holder.dismiss("replaced")
                holder.become(follower)

    @property
    def present(self) -> bool:
        """Whether any person of the table is there."""
        # At every step of every table: the short way.
        for holder in self.holders:  # noqa: SIM110
            if holder.lines:
                return True
        return False

    @property
    def watched(self) -> bool:
        """Whether anybody is there at all."""
        return bool(self.watching())

    def viewers(self) -> list[Player | None]:
        return [*range(len(self.holders)), None]

    def watching(self) -> list[Player | None]:
        """The viewers who are there."""
        found: list[Player | None] = [
            number for number, holder in enumerate(self.holders) if holder.lines
        ]
        return [*found, None] if self.spectators else found

    def lines_of(self, viewer: Player | None) -> set[PageConnection]:
        return self.spectators if viewer is None else self.holders[viewer].lines

    def dismiss(self, code: str) -> None:
        """Closes all pages at the table."""
        for holder in self.holders:
            holder.dismiss(code)
        self.dismiss_spectators(code)

    def dismiss_spectators(self, code: str) -> None:
        for line in self.spectators:
            line.close(code)
        self.spectators = set()

    def tell(self, viewer: Player | None, message: Heard) -> None:
        for line in tuple(self.lines_of(viewer)):
            line.send(message)

    def tell_all(self, message: Heard) -> None:
        for viewer in self.watching():
            self.tell(viewer, message)
