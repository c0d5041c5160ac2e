"""What is counted once and then known is counted before anybody waits for it."""

from __future__ import annotations

from functools import cache

from sparrows.play.deal import Deal
from sparrows.play.default import default_of
from sparrows.play.shuffle import SEED_BYTES
from sparrows.rulebooks import RULEBOOKS, folder, rulebook


def read_rulebooks() -> None:
    """Reads the files of all rulebooks, so that no table waits for it."""
    for name in RULEBOOKS:
        folder(name)


@cache
def warm_up() -> None:
    """The first question of a deal of each rulebook needs most of what others will need."""
    for name in RULEBOOKS:
        rules = rulebook(name)
        deal = Deal(rules, bytes(SEED_BYTES))
        for seat in deal.waiting_for():
            default_of(rules, deal.view(seat), seat, deal.offers(seat))
