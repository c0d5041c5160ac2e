"""The moment before a match, in which its people give what goes into the seed with the house's."""

from __future__ import annotations

from sparrows.play.progress import Player
from sparrows.play.shares import Share, hash_of, is_written
from sparrows.web.clocks import Time
from sparrows.web.protocol import Reveal
from sparrows.web.refusals import Refusal
from sparrows.web.seats import Company

SHARES_PATIENCE = 2.0  # seconds after which a match begins without the shares that have not come


def share_hash(given: str) -> str:
    """The hash by which somebody binds themselves, or nothing; a `Refusal` where it is none."""
    if given and not is_written(given):
        raise Refusal("bad-share-hash")
    return given


class Drawing:
    """Who of a company has given the share that they are bound to."""

    def __init__(self, company: Company, time: Time) -> None:
        self.company = company
        self.time = time
        self.until = time.now() + SHARES_PATIENCE
        self.values: dict[str, str] = {}  # by their hashes

    def ask(self, *players: Player) -> None:
        """Those of these players whose shares are missing are asked for them."""
        for player in self.awaited():
            if player in players:
                self.company.tell(player, Reveal(self.until - self.time.now()))

    def take(self, player: Player, value: str) -> None:
        """A share; a `Refusal` if it is not the one that this player is bound to."""
        bound = self.company.holders[player].share_hash
        if not is_written(value) or hash_of(value) != bound:
            raise Refusal("wrong-share")
        self.values[bound] = value

    def awaited(self) -> list[Player]:
        """Those who are bound, and have not given theirs yet."""
        return [share.player for share in self.shares() if share.value is None]

    @property
    def is_over(self) -> bool:
        """Whether nobody is waited for any more."""
        return not self.awaited() or self.time.now() >= self.until

    def shares(self) -> list[Share]:
        """What goes into the match, and what is missing."""
        return [
            Share(player, holder.share_hash, self.values.get(holder.share_hash))
            for player, holder in enumerate(self.company.holders)
            if holder.share_hash
        ]
