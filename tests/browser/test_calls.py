"""Calls are seen at their callers and heard, a win is a moment, things move only if wished."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sparrows.tiles import SEATS
from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.player import Player
from tests.browser.scenes import Scenes
from tests.browser.seated import Seated
from tests.browser.site import Server
from tests.browser.visitor import Visitor

PHONE, DESKTOP = (390, 844), (1280, 720)
MANY_STEPS = 100
NEARLY_ALL = 50  # of the 55 tiles that can be drawn in a deal of sichuan

# Whatever is said is noted when it appears, with what it covers once it hangs in its place.
SEEN = """() => {
    window.seen = []
    const meets = (one, other) => one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom
    const note = (bubble) => {
        const box = bubble.getBoundingClientRect()
        const kept = [...document.querySelectorAll('.pond .last, [data-stone]')]
        window.seen.push({
            seat: Number(bubble.closest('[data-seat]').dataset.seat),
            tone: bubble.classList.contains('win') ? 'win' : bubble.classList[1],
            words: bubble.innerText.replace(/\\s+/g, ' ').trim(),
            size: parseFloat(getComputedStyle(bubble).fontSize),
            inside: box.left >= 0 && box.top >= 0
                && box.right <= innerWidth && box.bottom <= innerHeight,
            covers: kept.filter((each) => meets(box, each.getBoundingClientRect())).length,
        })
    }
    const waiting = new WeakSet()
    new MutationObserver(() => {
        for (const bubble of document.querySelectorAll('.bubble')) {
            if (waiting.has(bubble)) continue
            waiting.add(bubble)
            setTimeout(() => bubble.isConnected && note(bubble), 600)
        }
    }).observe(document, { childList: true, subtree: true })
}"""
# Voices of both languages, and what they were told to say.
VOICES = """() => {
    window.spoken = []
    const voices = ['en-US', 'ru-RU'].map((lang) => ({ lang, name: lang, default: false }))
    const speak = ({ lang, text, volume }) => window.spoken.push([lang, text, volume])
    const speechSynthesis = { getVoices: () => voices, cancel() {}, speak }
    class SpeechSynthesisUtterance { constructor(text) { this.text = text } }
    for (const [name, value] of Object.entries({ speechSynthesis, SpeechSynthesisUtterance }))
        Object.defineProperty(window, name, { value })
}"""
# All animations; of those that bring a set together how far they come and how long they last.
RUNNING = """() => {
    window.running = new Set()
    window.journeys = []
    const look = () => {
        for (const each of document.getAnimations()) {
            if (window.running.has(each)) continue
            window.running.add(each)
            if (!each.effect.target.closest('.meld')) continue
            const [{ transform }] = each.effect.getKeyframes()
            const [x, y] = transform.match(/-?[\\d.]+(?=px)/g).map(Number)
            window.journeys.push([Math.hypot(x, y), each.effect.getTiming().duration])
        }
        requestAnimationFrame(look)
    }
    look()
}"""


# The words that the end of a wall is told with.
ENDS = """() => {
    window.ends = new Set()
    const note = () => {
        for (const each of document.querySelectorAll('.ended')) window.ends.add(each.innerText)
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true })
}"""


def noting(visit: Visit, scripts: tuple[str, ...], kept: dict[str, Any], **wishes: Any) -> Visit:
    """Lets visitors come with these settings, whose pages note what happens from the first."""

    def come(**more: Any) -> Visitor:
        visitor = visit(**wishes, **more)
        for script in scripts:
            visitor.page.add_init_script(f"({script})()")
        visitor.page.add_init_script(f"localStorage.settings = JSON.stringify({json.dumps(kept)})")
        return visitor

    return come


def seen(page: Page, words: str) -> dict[str, Any]:
    """The bubble with these words."""
    page.wait_for_function("words => window.seen.some((each) => each.words === words)", arg=words)
    found: list[dict[str, Any]] = page.evaluate("() => window.seen")
    return next(each for each in found if each["words"] == words)


@pytest.mark.parametrize(
    ("language", "size", "pung", "kong", "win"),
    [
        ("en", DESKTOP, "Pung!", "Kong!", "Mahjong! 20 points"),
        ("ru", PHONE, "Панг!", "Конг!", "Маджонг! 20 очков"),
    ],
    ids=["en", "ru"],
)
def test_calls_and_a_win_are_seen_at_who_made_them(
    visit: Visit, language: str, size: tuple[int, int], pung: str, kong: str, win: str
) -> None:
    come = noting(visit, (SEEN, VOICES), {"voice": "calls", "volume": 40}, size=size)
    me = Seated(come, "Robbed kong", language=language)
    page = me.page
    me.press("pass")
    called = [seen(page, pung)]
    me.throw("3z")
    called += [seen(page, kong)]
    me.press("win")
    plate = page.locator(f".plate[data-seat='{SEATS.index('W')}']")
    expect(plate).to_have_attribute("data-lit", "won")
    assert not page.locator("dialog[open]").count()
    called += [seen(page, win)]
    assert [(each["seat"], each["tone"]) for each in called] == [
        (SEATS.index("S"), "call"),
        (SEATS.index("S"), "call"),
        (SEATS.index("W"), "win"),
    ]
    assert all(each["inside"] and not each["covers"] for each in called), called
    assert all(each["size"] >= 18 for each in called), called
    me.sees_result()
    locale = {"en": "en-US", "ru": "ru-RU"}[language]
    word = win.split(maxsplit=1)[0]
    assert page.evaluate("() => window.spoken") == [
        [locale, words, 0.4] for words in (pung, kong, word)
    ]
    expect(page.locator(".bubble")).to_have_count(0)


def test_several_win_at_once(visit: Visit) -> None:
    me = Seated(noting(visit, (SEEN,), {}), "Three winners", language="ru")
    me.press("void-card")
    me.press("win")
    expect(me.page.locator(".plate[data-lit='won']")).to_have_count(3)
    me.page.wait_for_function("() => window.seen.filter(({ tone }) => tone === 'win').length === 3")


def test_the_end_of_a_wall_is_told_before_the_result(visit: Visit, server: Server) -> None:
    guest = Guest(server.url)
    table = guest.open("sichuan", "me random random random")
    assert guest.play(table, lambda moment: moment.count("drew") >= NEARLY_ALL)
    me = noting(visit, (ENDS,), {}, state=guest.state())()
    me.go(f"/t/{table}")
    assert Player(me.page, claims=False, wins=False).play()
    assert me.page.evaluate("() => [...window.ends]") == ["The wall has run out"]
    expect(me.page.locator(".ended")).to_have_count(0)


def test_a_replay_shows_calls_too(visit: Visit, scenes: Scenes) -> None:
    me = noting(visit, (SEEN,), {}, state=scenes.state)()
    me.go(f"/replays/{scenes.over}")
    event = me.page.locator(".event")
    for _ in range(MANY_STEPS):
        found = re.match(r"(.+) calls a (chow|pung|kong) of ", event.inner_text())
        if found:
            break
        me.page.keyboard.press("ArrowRight")
    assert found, "no set was claimed"
    name, kind = found.groups()
    seat = seen(me.page, f"{kind.capitalize()}!")["seat"]
    expect(me.page.locator(f".plate[data-seat='{seat}'] .name")).to_have_text(name)


@pytest.mark.parametrize(
    ("kept", "spoken"),
    [
        ({"voice": "discards"}, {"Kong!", "one of characters"}),
        ({"voice": "calls"}, {"Kong!"}),
        ({"voice": "off"}, set()),
        ({"sound": False}, set()),
    ],
    ids=["discards", "calls", "off", "silent"],
)
def test_the_voice_says_what_was_chosen(
    visit: Visit, kept: dict[str, Any], spoken: set[str]
) -> None:
    me = Seated(noting(visit, (VOICES,), kept), "Kong of a discard")
    me.press("kong")
    me.throw("1m")
    expect(me.log.filter(has_text="one of characters")).to_have_count(1)
    said = set(me.page.evaluate("() => window.spoken.map(([, words]) => words)"))
    assert said & {"Kong!", "one of characters"} == spoken
    assert bool(said) == bool(spoken)


@pytest.mark.parametrize(
    ("system", "motion", "moves"),
    [(False, "auto", False), (True, "auto", True), (True, "less", False), (False, "full", True)],
)
def test_things_move_as_the_system_and_the_reader_wish(
    visit: Visit, *, system: bool, motion: str, moves: bool
) -> None:
    me = Seated(noting(visit, (RUNNING,), {"motion": motion}, motion=system), "Kong of a discard")
    me.press("kong")
    me.throw("1m")
    expect(me.log.filter(has_text="one of characters")).to_have_count(1)
    assert bool(me.page.evaluate("() => window.running.size")) == moves
    journeys = me.page.evaluate("() => window.journeys")
    assert len(journeys) == (4 if moves else 0)
    assert all(far > 50 and 300 <= lasting <= 400 for far, lasting in journeys), journeys
