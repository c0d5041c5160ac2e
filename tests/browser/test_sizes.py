"""The fullest table at eight sizes: how large its tiles are, and that nothing is cut or covered."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from sparrows.text import LANGUAGES
from tests.browser.checks import hidden, keep_picture, overflow, raw_ids, resize, violations
from tests.browser.conftest import Visit
from tests.browser.fullest import DISCARDS, NAMES, SEATS, replay_fullest, show_fullest


class Least(NamedTuple):
    """Widths of tiles, and the height of a button."""

    pond: float
    meld: float
    hand: float
    offer: float


SIZES = {
    (360, 640): Least(20, 22, 44, 44),
    (390, 844): Least(29.1, 22, 48, 44),
    (844, 390): Least(29.5, 22, 46.4, 38),
    (640, 360): Least(24.3, 22, 44, 36),
    (820, 1180): Least(45.8, 28, 54, 50),
    (1280, 720): Least(42.1, 29, 57.6, 50),
    (1440, 900): Least(54.5, 38, 71, 50),
    (1920, 1080): Least(70, 48, 84, 50),
}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
IN_REPLAY = ((390, 844), (1440, 900))
WORDED = IN_REPLAY  # where axe looks at English too: all but the words is as in Russian

MEASURED = """() => {
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((node) =>
        node.checkVisibility() && !node.closest('.spoken'))
    const least = (selector, side) => Math.min(...seen(selector).map((node) =>
        node.getBoundingClientRect()[side]))
    return {
        pond: least('.pond li:not(.last) .tile', 'width'),
        meld: least('.meld .tile', 'width'),
        hand: least('[data-stone]', 'width'),
        offer: least('.offer', 'height'),
    }
}"""

# What may not lie over each other: whole panels, and within them plate, sets and pond.
OVERLAPS = """(apart) => {
    const boxes = apart.flatMap((selector) => [...document.querySelectorAll(selector)]
        .filter((node) => node.checkVisibility())
        .map((node) => ({ selector, node, box: node.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 2 && box.height > 2))
    const wrong = []
    const shared = (one, other, from, to) =>
        Math.min(one[to], other[to]) - Math.max(one[from], other[from])
    boxes.forEach((one, at) => boxes.slice(at + 1).forEach((other) => {
        if (one.node.contains(other.node) || other.node.contains(one.node)) return
        const wide = shared(one.box, other.box, 'left', 'right')
        const high = shared(one.box, other.box, 'top', 'bottom')
        const size = `${Math.round(wide)} x ${Math.round(high)}`
        if (wide > 1 && high > 1) wrong.push(`${one.selector} and ${other.selector}: ${size}`)
    }))
    return wrong
}"""
APART = [".side", ".plate", ".rail .meld", ".rail .bonus", ".pond", ".centre"]
APART += [".bar .head", ".bar .tools", ".doors"]
APART += [".plate .name", ".plate .points", ".plate .clock", ".plate .badge", ".plate .chip"]
APART += [".bar .rules", ".bar .progress", ".doors button", ".centre .wall", ".centre .wild"]
APART += [".offers"]
BELOW = [".offer", "[data-stone]", ".row .mine .meld", ".side.left", ".side.right", ".last"]

# A panel's content leaves it, or words are cut; a name may be.
CUT = """() => {
    const wrong = []
    for (const panel of document.querySelectorAll('.side')) {
        const frame = panel.getBoundingClientRect()
        for (const node of panel.querySelectorAll('.tile, .plate > :not(.who), .badge, .chip')) {
            if (!node.checkVisibility() || node.closest('.last, .spoken, .whole')) continue
            const box = node.getBoundingClientRect()
            if (!box.width || box.left < frame.left - 1 || box.top < frame.top - 1 ||
                box.right > frame.right + 1 || box.bottom > frame.bottom + 1)
                wrong.push(`${node.className} ${node.textContent} leaves its panel`)
        }
    }
    const words = ['.progress', '.round', '.points', '.badge', '.badges', '.chip', '.clock',
        '.count', '.offer']
    for (const node of document.querySelectorAll(words)) {
        if (!node.checkVisibility() || node.closest('.spoken, svg')) continue
        if (node.scrollWidth > node.clientWidth + 1 && node.clientWidth)
            wrong.push(`${node.className} ${node.textContent.trim()} is cut`)
    }
    return wrong
}"""

TURNED = """() => [...document.querySelectorAll('.plate, .plate span, .plate b')].filter((node) => {
    for (let each = node; each; each = each.parentElement) {
        const style = getComputedStyle(each)
        if (style.rotate !== 'none' || /matrix\\((?!1, 0, 0, 1)/.test(style.transform)) return true
    }
    return false
}).map((node) => node.className)"""


@pytest.fixture
def full(visit: Visit, lang: str) -> Page:
    visitor = visit(language=lang, size=(390, 844))
    show_fullest(visitor.page)
    return visitor.page


def assert_large(page: Page, least: Least) -> None:
    measured: dict[str, Any] = page.evaluate(MEASURED)
    for what, width in least._asdict().items():
        assert measured[what] >= width - 0.05, f"{what}: {measured[what]}"


def assert_clear(page: Page) -> None:
    """Nothing overlaps, is cut or turned, or lies outside."""
    assert overflow(page) <= 0
    assert not page.evaluate(CUT)
    assert not page.evaluate(TURNED)
    assert not page.evaluate(OVERLAPS, APART)
    assert not page.evaluate(OVERLAPS, BELOW)
    assert not hidden(page, "[data-stone], .offer, .last, .bar button, .bar a, .doors button")
    assert not hidden(page, ".side .pond .tile")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_fullest_table_at_eight_sizes_by_light_and_by_dark(full: Page, lang: str) -> None:
    for size, least in SIZES.items():
        resize(full, size)
        expect(full.locator(".pond .tile")).to_have_count(DISCARDS * len(SEATS))
        for scheme in SCHEMES:
            full.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            keep_picture(full, f"fullest-{lang}-{scheme}-{size[0]}x{size[1]}")
            assert_large(full, least)
            assert_clear(full)
            if lang == "ru" or size in WORDED:
                assert not violations(full), (size, scheme)
        assert not raw_ids(full, lang)


def test_the_fullest_table_in_a_replay(visit: Visit) -> None:
    visitor = visit(language="ru", size=IN_REPLAY[0])
    page = visitor.page
    replay_fullest(page)
    for size in IN_REPLAY:
        resize(page, size)
        keep_picture(page, f"fullest-replay-{size[0]}x{size[1]}")
        for name in NAMES:
            expect(page.locator(".plate .name", has_text=name)).to_be_attached()
        assert overflow(page) <= 0
        assert not page.evaluate(CUT)
        assert not page.evaluate(TURNED)
        assert not page.evaluate(OVERLAPS, [each for each in APART if not each.startswith(".bar")])
        assert not violations(page)


def test_as_at_a_real_table(visit: Visit) -> None:
    """On large screens ponds and sets may face their owners; plates never turn."""
    visitor = visit(size=(1440, 900))
    page = visitor.page
    visitor.go("/")
    page.locator("[data-action='settings']").click()
    page.locator("[data-set='turned']").check()
    show_fullest(page)
    expect(page.locator(".square .side.top .pond")).to_be_visible()
    keep_picture(page, "fullest-turned")
    assert not page.evaluate(TURNED)
    assert not page.evaluate(OVERLAPS, [".name", ".square", ".offer", "[data-stone]"])
    assert not hidden(page, "[data-stone], .offer, .plate .points")
    assert not violations(page)
    resize(page, (390, 844))
    expect(page.locator(".square")).to_have_count(0)
    visitor.go("/")
    page.locator("[data-action='settings']").click()
    expect(page.locator("[data-set='theme']")).to_be_visible()
    expect(page.locator("[data-set='turned']")).to_have_count(0)


def test_the_log_stays_as_it_was_left(visit: Visit) -> None:
    visitor = visit(size=(1440, 900))
    show_fullest(visitor.page)
    opened = visitor.page.locator("main.logs .log p").last
    expect(opened).to_have_count(0)
    visitor.page.locator("[data-action='log']").click()
    expect(opened).to_be_in_viewport()
    show_fullest(visitor.page)
    expect(opened).to_be_in_viewport()
    visitor.page.locator("[data-action='log']").click()
    show_fullest(visitor.page)
    expect(opened).to_have_count(0)
