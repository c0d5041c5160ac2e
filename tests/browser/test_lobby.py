"""The cards of the lobby show what is played with."""

from __future__ import annotations

from playwright.sync_api import expect

from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.tiles import kinds_of, parse_one
from tests.browser.conftest import Visit

NAMES = "tiles => tiles.map((tile) => tile.dataset.tile)"


def test_pictured_tiles_are_in_the_usual_set(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    cards = visitor.page.locator(".book")
    expect(cards).to_have_count(len(RULEBOOKS))
    for card, rules in zip(cards.all(), RULEBOOKS, strict=True):
        tiles = rulebook(rules).tiles
        pictured = card.locator("[data-tile]").evaluate_all(NAMES)
        assert pictured
        assert {parse_one(name) for name in pictured} <= {*kinds_of(tiles.kinds), *tiles.bonus}
