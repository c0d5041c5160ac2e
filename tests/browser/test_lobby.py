"""The lobby: its first screen and its cards, quick matches, and tables under a preset."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from sparrows.bots import BOTS
from sparrows.rulebooks import RULEBOOKS, folder, rulebook
from sparrows.text import names
from sparrows.tiles import kinds_of, parse_one
from tests.browser.checks import hidden, overflow, violations
from tests.browser.conftest import Visit
from tests.browser.measures import Measures
from tests.browser.player import OPEN
from tests.browser.scenes import Scenes
from tests.browser.visitor import Visitor
from tools.measure_page import LIMITS

PHONE = (390, 844)
SIZES = (
    *((360, 640), (390, 844), (640, 360), (844, 390)),
    *((820, 1180), (1280, 720), (1440, 900), (1920, 1080)),
)
PLAY, JOIN = "[data-action='play-now']", "[data-action='quick-match']"
SLOWLY, SETTLED = 150, 300  # milliseconds: for each answer; after which nothing comes any more
FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
LOWEST = 330  # pixels from the top, where the first button ends at the latest
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


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_one_button_is_above_the_fold(visit: Visit, size: tuple[int, int], language: str) -> None:
    visitor = visit(size=size, language=language)
    visitor.go("/")
    page = visitor.page
    expect(page.locator(PLAY)).to_be_enabled()
    expect(page.locator(PLAY)).to_have_count(1)
    box = page.locator(PLAY).bounding_box()
    assert box
    assert box["y"] + box["height"] <= min(LOWEST, size[1])
    assert overflow(page) <= 0


def test_master_is_offered_where_it_has_a_network(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    page, chosen = visitor.page, "input[name='level']:checked"
    page.locator(".pill:has(input[value='master'])").click()
    expect(page.locator(chosen)).to_have_value("master")
    page.locator(".book:has(input[value='popular'])").click()
    expect(page.locator("input[name='level'][value='master']")).to_have_count(0)
    expect(page.locator(chosen)).to_have_value("keen")
    page.locator(".book:has(input[value='sichuan'])").click()
    expect(page.locator(chosen)).to_have_value("master")


@pytest.mark.parametrize("size", [PHONE, (844, 390), (1440, 900)])
def test_length_and_opponents_are_on_the_first_screen(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    visitor.go("/")
    expect(visitor.page.locator("input[name='length']")).to_have_count(3)
    expect(visitor.page.locator("input[name='level']")).to_have_count(len(BOTS))
    assert not hidden(visitor.page, ".pill, [data-action='knows'], [data-action='new']")


def test_a_name_of_joined_emoji_is_cut_between_letters(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    name = visitor.page.locator("input[autocomplete='nickname']")
    name.fill(FAMILY * 30)
    expect(name).to_have_value(FAMILY * 24)
    table = started(visitor.page, PLAY)
    assert table["players"][0]["name"] == FAMILY * 24
    expect(visitor.page.locator(".plate .name", has_text=FAMILY)).to_be_visible()


def test_bots_are_listed_by_name_and_level(visit: Visit) -> None:
    host, friend = visit(), visit(language="ru")
    table = host.open_table("red", players="me open greedy keen", public=True)
    expect(host.page.locator("main.waiting")).to_contain_text("greedy — casual")
    expect(host.page.locator("main.waiting")).to_contain_text("keen — strong")
    friend.go(f"/t/{table}")
    expect(friend.page.locator("main.waiting")).to_contain_text("keen — сильный")
    friend.go("/")
    listed = friend.page.locator("li.card", has_text="Клёст (keen — сильный)")
    expect(listed.first).to_be_visible()
    friend.page.locator("details.setup > summary").click()
    options = friend.page.locator(".seat option", has_text="keen — сильный")
    expect(options).to_have_count(3)
    host.post(f"/api/tables/{table}/start")
    plate = host.page.locator(".plate .name", has_text="Robin")
    expect(plate).to_have_attribute("title", "Robin (keen — strong)")


def started(page: Page, action: str) -> dict[str, Any]:
    """The table that a button opens or joins."""
    with page.expect_response(lambda answer: answer.request.method == "POST") as answered:
        page.locator(action).click()
    page.wait_for_url("**/t/*")
    table: dict[str, Any] = answered.value.json()["table"]
    return table


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_what_is_chosen_is_played(visit: Visit, rules: str) -> None:
    visitor = visit(size=PHONE)
    visitor.go("/")
    page = visitor.page
    page.locator(f".book:has(input[value='{rules}'])").click()
    page.locator(".pill", has_text="One deal").click()
    page.locator(".pill", has_text="Strong").click()
    expect(page.locator(".what")).to_contain_text("one deal")
    table = started(page, PLAY)
    assert (table["rules"], table["options"]["deals"]) == (rules, 1)
    assert [player["bot"] for player in table["players"]] == ["", "keen", "keen", "keen"]


def test_cards_say_for_whom_how_long_and_how_hard(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    told = {each["id"]: each for each in visitor.get("/api/rulebooks?lang=en")}
    for rules in RULEBOOKS:
        card = visitor.page.locator(f".book:has(input[value='{rules}'])")
        expect(card).to_contain_text(told[rules]["whom"])
        expect(card).to_contain_text(f"{told[rules]['lengths'][-1]['deals']} deals")
        expect(card.locator(".dots .full")).to_have_count(told[rules]["level"])


def test_a_quick_match_joins_who_waits(visit: Visit) -> None:
    host, guest = visit(), visit()
    tables = []
    for visitor in (host, guest):
        visitor.go("/")
        visitor.page.locator(".book:has(input[value='classical'])").click()
        if visitor is guest:
            expect(visitor.page.locator(JOIN)).to_contain_text("a place for you")
        tables.append(started(visitor.page, JOIN))
    assert tables[0]["id"] == tables[1]["id"]
    assert [player["kind"] for player in tables[1]["players"]].count("person") == 2
    assert (tables[0]["public"], tables[0]["aids"], tables[0]["clock"]) == (True, False, "normal")
    guest.post(f"/api/tables/{tables[0]['id']}/leave")
    host.post(f"/api/tables/{tables[0]['id']}/leave")


def hints_after(visit: Visit, said: str) -> Visitor:
    """Somebody who came for the first time, said this of themselves, and plays."""
    visitor = visit()
    visitor.go("/")
    visitor.page.locator(f"[data-action='{said}']").click()
    expect(visitor.page.locator("[data-action='new']")).to_have_count(0)
    started(visitor.page, PLAY)
    visitor.page.locator(OPEN).wait_for()
    return visitor


def test_who_is_new_begins_with_hints(visit: Visit) -> None:
    visitor = hints_after(visit, "new")
    expect(visitor.page.locator("aside.learning")).to_contain_text("our strongest bot")
    table = visitor.get("/api/tables")["mine"][0]
    assert (table["rules"], table["players"][1]["bot"]) == ("red", "random")


def test_who_knows_mahjong_has_the_table_alone(visit: Visit) -> None:
    visitor = hints_after(visit, "knows")
    expect(visitor.page.locator("aside.learning")).to_have_count(0)
    visitor.go("/")
    expect(visitor.page.locator("[data-action='resume']")).to_contain_text("deal 1")
    visitor.page.locator("[data-action='resume']").click()
    visitor.page.locator("main.play").wait_for()


def test_recent_matches_have_places_and_points(visit: Visit, scenes: Scenes) -> None:
    visitor = visit(state=scenes.state)
    visitor.go("/")
    recent = visitor.page.locator(".recent")
    expect(recent.locator("li").first).to_contain_text("place")
    expect(recent.locator(".score")).to_contain_text("average place")
    recent.locator(f"a[href='/replays/{scenes.over}']").click()
    visitor.page.locator(".controls").wait_for()


@pytest.mark.parametrize("size", [PHONE, (844, 390), (1440, 900)])
def test_nothing_moves_while_the_page_fills(
    visit: Visit, scenes: Scenes, size: tuple[int, int]
) -> None:
    visitor = visit(size=size, state=scenes.state)
    page = visitor.page
    measures = Measures(page)

    def slowly(route: Route) -> None:
        page.wait_for_timeout(SLOWLY)
        route.continue_()

    page.route("**/api/**", slowly)
    visitor.go("/")
    expect(page.locator(".book")).to_have_count(len(RULEBOOKS))
    expect(page.locator(".recent li").first).to_be_attached()
    page.wait_for_timeout(SETTLED)
    assert measures.shift < LIMITS["home"].shift, measures.moved


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_home_is_accessible(visit: Visit, scheme: str) -> None:
    visitor = visit(size=PHONE, language="ru")
    visitor.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    visitor.go("/")
    expect(visitor.page.locator(".book")).to_have_count(len(RULEBOOKS))
    assert not violations(visitor.page)
    visitor.page.locator("[data-action='new']").click()
    visitor.page.locator("details.setup > summary").click()
    assert not violations(visitor.page)
