"""The lobby: what is pictured on its cards, and tables under a preset."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from sparrows.rulebooks import RULEBOOKS, folder, rulebook
from sparrows.text import names
from sparrows.tiles import kinds_of, parse_one
from tests.browser.conftest import Visit

PHONE = (390, 844)
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


def opened_under(visit: Visit, rules: str, preset: str) -> dict[str, Any]:
    """The table that the lobby opens when a preset is chosen and nothing else."""
    visitor = visit(size=PHONE)
    page = visitor.page
    visitor.go("/")
    page.locator(f".book:has(input[value='{rules}'])").click()
    page.locator("details.setup > summary").click()
    page.locator(".preset select").select_option(preset)
    expect(page.locator(".preset p")).to_contain_text(names(rules).preset_about(preset, "en"))
    with page.expect_response(lambda answer: answer.request.method == "POST") as answered:
        page.locator("[data-action='open-table']").click()
    table: dict[str, Any] = answered.value.json()["table"]
    return table


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_a_table_is_opened_under_each_preset(visit: Visit, rules: str) -> None:
    for preset in folder(rules).PRESETS:
        agreed = rulebook(rules, preset=preset.id)
        table = opened_under(visit, rules, preset.id)
        assert table["preset"] == preset.id
        assert msgspec.convert(table["options"], type(agreed.options)) == agreed.options
        assert len(table["players"]) == len(agreed.seats)


def test_who_comes_to_a_table_reads_what_was_agreed_on(visit: Visit) -> None:
    host, friend = visit(), visit()
    table = host.open_table("zung-jung", players="me open open open", preset="uniform", public=True)
    friend.go("/")
    card = friend.page.locator("li.card", has_text="Uniform payment").first
    expect(card).to_be_visible()
    friend.go(f"/t/{table}")
    about = names("zung-jung").preset_about("uniform", "en")
    expect(friend.page.locator("main.waiting")).to_contain_text(f"Uniform payment. {about}")
