"""What somebody may see of the finished deals of a match."""

from __future__ import annotations

import msgspec

from sparrows.play.actions import Action
from sparrows.play.events import Event, HandShown
from sparrows.play.match import Match, Played
from sparrows.play.progress import Player
from sparrows.play.settlement import Seat
from sparrows.play.table import SPECTATOR


class Onlooker(msgspec.Struct, frozen=True):
    """Somebody who looks at a match: one of the players, or none of them."""

    player: Player | None = None
    sees_all: bool = False  # the match is over, or all hands were agreed to be shown
    since: int = 0  # the first deal that this player played
    sees_seed: bool = False  # even if the match was not played to its end

    def seat(self, match: Match, played: Played) -> Seat:
        """Where the onlooker sat in this deal."""
        if self.player is None or played in match.finished[: self.since]:
            return SPECTATOR
        return match.rules.seats[match.order_from(played.dealer).index(self.player)]

    def hands(self, match: Match, played: Played) -> set[Seat]:
        """Whose hands could be seen when the deal was over."""
        if self.sees_all:
            return set(match.rules.seats)
        shown = {event.seat for event in played.deal.log if isinstance(event, HandShown)}
        return shown | {self.seat(match, played)}

    def events(self, match: Match, played: Played) -> tuple[Event, ...]:
        """The log of the deal as the onlooker may know it."""
        log = played.deal.log
        if self.sees_all:
            return tuple(log)
        return tuple(match.rules.parts.seen_by_now(log, self.seat(match, played)))

    def decisions(self, match: Match, played: Played) -> list[tuple[int, Seat, Action]]:
        """The decisions that the onlooker may know of, numbered: passes of others are secret."""
        seat = self.seat(match, played)
        numbered = enumerate(played.deal.decisions)
        return [
            (number, who, action)
            for number, (who, action) in numbered
            if self.sees_all or who == seat
        ]
