"""Questions to persons, numbered so that no answer can be taken for another's."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from msgspec import UNSET

from sparrows.play.moves import ChosenBy
from sparrows.play.settlement import Seat
from sparrows.web.clocks import Timer
from sparrows.web.protocol import Advised, Question
from sparrows.web.shown_deal import Offers


class Asking:
    """A question that is open, to one person."""

    def __init__(
        self,
        at: int,
        seat: Seat,
        offers: Offers,
        default: int,
        timer: Timer,
        *,
        claim: bool,
        unsure: bool,
        chosen_by: Mapping[str, ChosenBy],
    ) -> None:
        self.at = at
        self.seat = seat
        self.offers = offers
        self.default = default
        self.timer = timer
        self.claim = claim
        self.unsure = unsure
        self.chosen_by = chosen_by  # of all actions of the rulebook
        self.answered = False
        self.advised: asyncio.Future[Advised] | None = None

    def question(self, now: float) -> Question:
        """As the page gets it."""
        return Question(
            at=self.at,
            offers=self.offers,
            claim=self.claim,
            seconds=self.timer.seconds(now),
            reserve=None if self.claim else self.timer.reserve_left(now),
            default=self.default,
            unsure=self.unsure,
            chosen_by=self._chosen_by() or UNSET,
        )

    def _chosen_by(self) -> dict[str, ChosenBy]:
        """How the offers are chosen that are not like most."""
        if not self.chosen_by:
            return {}
        offered = {offer.name for offer in self.offers}
        return {name: by for name, by in self.chosen_by.items() if name in offered}
