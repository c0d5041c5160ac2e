"""A match: deals one after another, dealt from one seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from sparrows.complaint import Complaint
from sparrows.play.beginning import refuse_malformed_match
from sparrows.play.deal import Deal
from sparrows.play.progress import Player, Progress
from sparrows.play.shares import Share, mixed
from sparrows.play.shuffle import Chance, commitment, deal_seed

if TYPE_CHECKING:
    from sparrows.play.rulebook import Rulebook


class Played(NamedTuple):
    """A deal of a match, and who dealt it."""

    dealer: Player
    deal: Deal


class Match(Progress):
    """`commitment` may be published before the first deal, the house's seed, the salt and the
    shares of the players after the last.
    """

    def __init__(
        self, rules: Rulebook, seed: bytes, salt: bytes = b"", shares: Sequence[Share] = ()
    ) -> None:
        refuse_malformed_match(rules, seed, salt, shares)
        self.house_seed = seed
        self.salt = salt
        self.shares = tuple(shares)
        self.seed = mixed(seed, shares)  # all chance of the match comes from it
        # Seats are drawn once, by throws of the dice where the rulebook has them.
        chance = Chance(self.seed, "seats")
        seating, self.throws = rules.parts.seating(chance, len(rules.seats))
        super().__init__(rules, seating)
        self.deal: Deal | None = None
        self.finished: list[Played] = []

    @property
    def commitment(self) -> str:
        """What binds the house before the first deal."""
        return commitment(self.house_seed, self.salt)

    def next_deal(self) -> Deal:
        """The next deal; the one before it must be finished."""
        if self.over:
            raise Complaint("the match is over")
        if self.deal is not None:
            raise Complaint("the deal before is not finished yet")
        seed = deal_seed(self.seed, self.played)
        self.deal = Deal(self.rules, seed, round_wind=self.round % 4)
        return self.deal

    def finish(self) -> None:
        """The deal is over, and is booked."""
        deal = self.deal
        if deal is None or not deal.over:
            raise Complaint("the deal is not over yet")
        self.finished.append(Played(self.dealer, deal))
        self.deal = None
        self.book(deal.table.delta, deal.ledger.next_dealer)
