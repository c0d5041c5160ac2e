"""What is counted once and then known is counted before anybody waits for it."""

from __future__ import annotations

from functools import cache

from sparrows.play.deal import Deal
from sparrows.play.default import default_of, distances_after
from sparrows.play.shuffle import SEED_BYTES
from sparrows.rulebooks import folder, installed_rulebooks, rulebook
from sparrows.text import LANGUAGES, words


def read_rulebooks() -> None:
    """Reads the files of all rulebooks, so that no table waits for it."""
    for name in installed_rulebooks():
        folder(name)


@cache
def warm_up() -> None:
    """The first question of a deal of each rulebook needs most of what others will need.

    How far a hand is from ready is asked of few of them, and takes longest the first time.
    """
    for language in LANGUAGES:
        known = words(language)
        known.format(known.ids[0], {})
    for name in installed_rulebooks():
        rules = rulebook(name)
        deal = Deal(rules, bytes(SEED_BYTES))
        for seat in deal.waiting_for():
            view, offers = deal.view(seat), deal.offers(seat)
            default_of(rules, view, seat, offers)
            far = distances_after(rules, view, view.places[seat])
            for tile in {each.tile for each in offers if each.name == "discard"}:
                far(tile)
