"""The end of a deal and of a match, and how far the match has come."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sparrows.rulebooks import RULEBOOKS
from tests.browser.checks import hidden, overflow, raw_ids, violations
from tests.browser.conftest import Visit
from tests.browser.scenes import Scenes, never, won
from tests.browser.seated import Seated

PHONE = (390, 844)
SMALL = ((360, 640), (640, 360))
PNG = b"\x89PNG\r\n\x1a\n"
MATCH_END = "[data-action='match-end']"

# Names that an arrow runs through, or that its number touches.
COVERED = """() => {
    const names = [...document.querySelectorAll('.payments .who')]
    const lines = [...document.querySelectorAll('.payments line')]
    const numbers = [...document.querySelectorAll('.payments svg text')]
    const boxes = names.map((name) => [name.innerText, name.getBoundingClientRect()])
    const covers = (box, x, y) => x > box.left && x < box.right && y > box.top && y < box.bottom
    const wrong = []
    for (const line of lines) {
        for (let part = 0; part <= 50; part++) {
            const at = line.getPointAtLength((line.getTotalLength() * part) / 50)
            const { x, y } = at.matrixTransform(line.getScreenCTM())
            for (const [name, box] of boxes) if (covers(box, x, y)) wrong.push(`an arrow: ${name}`)
        }
    }
    for (const number of numbers) {
        const own = number.getBoundingClientRect()
        for (const [name, box] of boxes) {
            const apart = own.right < box.left || own.left > box.right ||
                own.bottom < box.top || own.top > box.bottom
            if (!apart) wrong.push(`${number.textContent}: ${name}`)
        }
    }
    return { arrows: lines.length, names: names.length, wrong }
}"""


@pytest.fixture(scope="module")
def settling(scenes: Scenes) -> str:
    """A classical deal that somebody won, where losers have settled among themselves too."""
    table = scenes.guest.open("classical")
    assert scenes.guest.play(table, never, wins=True, between=won), "nobody ever won"
    return table


def glanced(page: Page) -> None:
    """The winner, the tiles and all standings are seen without scrolling."""
    expect(page.locator("dialog[open] .standings tr")).to_have_count(4)
    assert page.locator("dialog[open]").evaluate("dialog => dialog.scrollTop") == 0
    assert not hidden(page, "dialog[open] .won header, dialog[open] .won .tile")
    assert not hidden(page, "dialog[open] .standings tr > *, dialog[open] footer button")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_deal_at_a_glance(visit: Visit, scenes: Scenes, language: str) -> None:
    visitor = visit(state=scenes.state, size=PHONE, touch=True, language=language)
    scenes.show(visitor, "result")
    page = visitor.page
    expect(page.locator("dialog[open] .won .winning .marked")).to_have_count(1)
    glanced(page)
    found = visitor.get(f"/api/tables/{scenes.result}/deals/0/result?lang={language}")
    hand = next(hand for hand in found["hands"] if hand["won"])
    expect(page.locator("dialog[open] .won .worth")).to_have_text(hand["won"]["worth"])
    for row in page.locator("dialog[open] .standings tr").all():
        before = int(row.locator(".before").inner_text().removesuffix("→"))
        change = int(row.locator(".change").inner_text())
        assert before + change == int(row.locator(".after").inner_text())
    assert not raw_ids(page, language)


def test_three_winners_at_a_glance(visit: Visit) -> None:
    me = Seated(visit, "Three winners")
    me.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    me.press("void-card")
    me.press("win")
    me.sees_result()
    expect(me.page.locator("dialog[open] .won")).to_have_count(3)
    glanced(me.page)


@pytest.mark.parametrize("size", [PHONE, *SMALL, (1280, 800)], ids=lambda size: f"{size[0]}")
def test_arrows_never_cover_names(
    visit: Visit, scenes: Scenes, settling: str, size: tuple[int, int]
) -> None:
    visitor = visit(state=scenes.state, size=size, touch=min(size) < 480)
    visitor.go(f"/t/{settling}")
    visitor.page.locator(".payments svg").scroll_into_view_if_needed()
    found = visitor.page.evaluate(COVERED)
    assert found["names"] == 4
    assert found["arrows"] >= 3
    assert not found["wrong"]
    assert overflow(visitor.page) <= 0
    assert not hidden(visitor.page, "dialog[open] footer button")


def test_a_match_broken_off_has_its_end_too(visit: Visit) -> None:
    me = Seated(visit, "Three winners")
    me.press("void-card")
    me.press("win")
    me.sees_result()
    me.page.locator("dialog[open] [data-action='ready']").click()
    expect(me.page.locator("dialog[open]")).to_have_count(0)
    me.visitor.post(f"/api/tables/{me.table}/leave")
    me.visitor.go(f"/t/{me.table}")
    me.page.locator(MATCH_END).click()
    expect(me.page.locator("dialog[open] .hero h3")).to_contain_text("Broken off, with")
    expect(me.page.locator("dialog[open] tr")).to_have_count(4)
    expect(me.page.locator("dialog[open] .best li")).not_to_have_count(0)


def test_the_end_of_a_match(visit: Visit, scenes: Scenes) -> None:
    visitor = visit(state=scenes.state, size=PHONE, touch=True)
    scenes.show(visitor, "standings")
    page = visitor.page
    table = visitor.get(f"/api/tables/{scenes.over}")["table"]
    points = page.locator("dialog[open] tr .points").all_inner_texts()
    assert [int(each) for each in points] == sorted(table["points"], reverse=True)
    expect(page.locator("dialog[open] tr.me")).to_have_count(1)
    expect(page.locator("dialog[open] .first .place").first).to_have_text("1")
    assert not hidden(page, "dialog[open] tr > *, dialog[open] footer :is(a, button)")
    expect(page.locator("dialog[open] .graph path.line.own")).to_have_count(1)
    for action in ("play-again", "share"):
        expect(page.locator(f"dialog[open] footer [data-action='{action}']")).to_be_enabled()
    best = visitor.get(f"/api/tables/{scenes.over}/overview?lang=en")["best"]
    shown = page.locator("dialog[open] .best li")
    expect(shown).to_have_count(len(best))
    for line, each in zip(shown.all(), best, strict=True):
        expect(line).to_contain_text(each["hand"]["won"]["worth"])
        expect(line.locator(".winning .marked")).to_have_count(1)
    shown.first.locator("a").click()
    page.wait_for_url(f"**/replays/{scenes.over}?deal={best[0]['deal'] + 1}&*")


def test_the_last_deal_comes_before_the_end_of_the_match(visit: Visit, scenes: Scenes) -> None:
    visitor = visit(state=scenes.state)
    scenes.show(visitor, "standings")
    page = visitor.page
    page.get_by_role("button", name="The last deal").click()
    expect(page.locator("dialog[open] .standings tr")).to_have_count(4)
    page.locator(MATCH_END).click()
    expect(page.locator("dialog[open] .hero")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_picture_of_a_match(
    visit: Visit, scenes: Scenes, tmp_path: Path, language: str
) -> None:
    visitor = visit(state=scenes.state, size=PHONE, language=language)
    scenes.show(visitor, "standings")
    with visitor.page.expect_download() as given:
        visitor.page.locator("[data-action='share']").click()
    file = tmp_path / "picture.png"
    given.value.save_as(file)
    data = file.read_bytes()
    assert given.value.suggested_filename == f"sparrows-{scenes.over}.png"
    assert data.startswith(PNG)
    assert struct.unpack(">II", data[16:24]) == (1080, 1350)
    assert len(data) > 50_000  # tiles, names and lines, not an empty cloth
    expect(visitor.page.locator("dialog[open] .said")).not_to_be_empty()


def test_the_picture_is_given_to_other_people_where_the_device_can(
    visit: Visit, scenes: Scenes
) -> None:
    visitor = visit(state=scenes.state)
    visitor.page.add_init_script(
        "navigator.canShare = ({ files }) => files.length === 1;"
        "navigator.share = async ({ files: [file] }) => {"
        " document.body.dataset.given = `${file.type} ${file.size > 50000}` }"
    )
    scenes.show(visitor, "standings")
    visitor.page.locator("[data-action='share']").click()
    given = visitor.page.locator("body")
    expect(given).to_have_attribute("data-given", "image/png true")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("place", ["result", "standings"])
def test_ends_are_readable(visit: Visit, scenes: Scenes, place: str, scheme: str) -> None:
    visitor = visit(state=scenes.state, size=PHONE, language="ru")
    visitor.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    scenes.show(visitor, place)
    assert not violations(visitor.page)
    for width, height in SMALL:
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert overflow(visitor.page) <= 0
        assert not hidden(visitor.page, "dialog[open] footer :is(a, button), dialog[open] .close")


LENGTHS = {
    "red": "East 1 · deal 1 of at least 16",
    "sichuan": "Deal 1 of 16",
    "classical": "East 1 · deal 1 of at least 16",
    "popular": "East 1 · deal 1 of 16",
    "zung-jung": "East 1 · deal 1 of 16",
}


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_progress_is_always_seen(visit: Visit, rules: str) -> None:
    visitor = visit()
    visitor.open_table(rules)
    progress = visitor.page.locator(".bar .progress")
    expect(progress.locator(".words")).to_have_text(LENGTHS[rules])
    for width, height in (PHONE, *SMALL):
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert not hidden(visitor.page, ".bar .progress .short")


def test_progress_in_a_replay(visit: Visit, scenes: Scenes) -> None:
    visitor = visit(state=scenes.state)
    scenes.show(visitor, "replay")
    chosen = visitor.page.locator(".controls select").first.locator("option:checked")
    expect(chosen).to_have_text("East 1 · deal 1 of 2")
