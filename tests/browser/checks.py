"""What must hold on every page."""

from __future__ import annotations

import os
import re
from typing import Any

from playwright.sync_api import Page

from tests.browser.site import PAGE, ROOT

ARTEFACTS = ROOT / "artefacts"
KEEPS_PICTURES = "SPARROWS_PICTURES" in os.environ
AXE = PAGE / "node_modules" / "axe-core" / "axe.min.js"
CATALOGUES = (ROOT / "sparrows" / "text", PAGE / "src" / "text")
KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
RAW = re.compile(r"(?<![\w/.#-])[a-z]+(?:-[a-zA-Z]+)+(?![\w/-])")

WORDS = """() => [
    document.body.innerText,
    document.title,
    ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((node) =>
        ['aria-label', 'title', 'placeholder'].map((name) => node.getAttribute(name) ?? '')),
].join('\\n')"""

UNNAMED = """() => [...document.querySelectorAll('.tile, [data-stone], [data-pick]')]
    .filter((node) => node.checkVisibility())
    .filter((node) => !node.getAttribute('aria-label') && !node.closest('[aria-hidden="true"]'))
    .filter((node) => !node.parentElement.closest('[aria-label], button, label, a, [role="img"]'))
    .map((node) => node.outerHTML.slice(0, 200))"""

OUTSIDE = """(selector) => {
    const wrong = []
    for (const node of document.querySelectorAll(selector)) {
        if (!node.checkVisibility()) continue
        const box = node.getBoundingClientRect()
        const inside = box.left >= -0.5 && box.top >= -0.5 &&
            box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        const what = (node.getAttribute('aria-label') ?? node.innerText ?? '').trim()
        const where = [box.left, box.top, box.right, box.bottom].map(Math.round)
        if (!inside) wrong.push(`${what} at ${where} is outside`)
        else if (!top || !(node.contains(top) || top.contains(node) && top.tagName === 'LABEL'))
            wrong.push(`${what} at ${where} is covered by ${top?.outerHTML.slice(0, 100)}`)
    }
    return wrong
}"""

# By axe-core, when no colour is on its way to another any more.
LOOKED_AT = """async () => {
    const changing = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(changing.map((each) => each.finished))
    return axe.run(document, { resultTypes: ['violations'] })
}"""

# Two looks after a resize between which nothing has moved.
SETTLED = """() => new Promise((done) => {
    let before = ''
    const look = () => {
        const nodes = [...document.querySelectorAll(
            '.pond .tile, .plate, .offer, [data-stone], main:not(.play) *, dialog[open] *')]
        const now = nodes.map((node) => JSON.stringify(node.getBoundingClientRect())).join()
        if (now === before) done()
        else { before = now; setTimeout(look, 120) }
    }
    look()
})"""


def keys() -> set[str]:
    """The ids of all words that the page has, in any catalogue."""
    files = [file for folder in CATALOGUES for file in folder.glob("*.ftl")]
    return {key for file in files for key in KEY.findall(file.read_text(encoding="utf-8"))}


def english() -> str:
    """All that the English catalogues say, in which ids are not looked for."""
    files = [file for folder in CATALOGUES for file in folder.glob("*en.ftl")]
    return "\n".join(KEY.sub("", file.read_text(encoding="utf-8")) for file in files)


def raw_ids(page: Page, language: str) -> list[str]:
    """Ids shown in place of words; a Russian page has no reason to show anything like one."""
    shown = set(RAW.findall(page.evaluate(WORDS)))
    if language == "ru":
        return sorted(shown)
    usual = set(RAW.findall(english()))
    return sorted(word for word in shown & keys() if word not in usual)


def overflow(page: Page) -> int:
    """How many pixels the page is wider than the window."""
    return int(
        page.evaluate(
            "() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"
            " - document.documentElement.clientWidth"
        )
    )


def hidden(page: Page, selector: str) -> list[str]:
    """Which of these are not wholly inside the window, or lie under something else."""
    return list(page.evaluate(OUTSIDE, selector))


def unnamed_tiles(page: Page) -> list[str]:
    """Tiles that a screen reader would pass over in silence."""
    return list(page.evaluate(UNNAMED))


def violations(page: Page) -> list[str]:
    """What axe-core finds serious or critical."""
    assert AXE.exists(), "axe-core is missing: run `npm install` in the folder web/."
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(LOOKED_AT)
    return [
        f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes'][:4]]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]


def resize(page: Page, size: tuple[int, int]) -> None:
    """Gives the window another size, and waits until everything has found its place."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)


def keep_picture(page: Page, name: str) -> None:
    """Waits until all is loaded; where SPARROWS_PICTURES is set, a screenshot to be looked at."""
    page.wait_for_load_state("networkidle")
    if KEEPS_PICTURES:
        ARTEFACTS.mkdir(exist_ok=True)
        page.screenshot(path=ARTEFACTS / f"{name}.png")
