"""The page can be installed, and opens without a network."""

from __future__ import annotations

import struct
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.checks import violations
from tests.browser.conftest import Visit
from tests.browser.player import OPEN
from tests.browser.visitor import Visitor

NETWORK = "WebSocket|net::ERR|Failed to (fetch|load)"
NO_NETWORK = "[data-note='no-network']"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
    const found = []
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
            found.push(new URL(url).pathname)
    return found
}"""


def size_of(png: bytes) -> str:
    """The size of a picture, as manifests write it."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return "{}x{}".format(*struct.unpack(">II", png[16:24]))


def installed(visit: Visit, **wishes: Any) -> Visitor:
    """A visitor whose page has its worker, and who has read some rules."""
    visitor = visit(worker=True, forgives=NETWORK, **wishes)
    visitor.go("/")
    visitor.page.wait_for_function(CONTROLLED)
    visitor.go("/rules")
    visitor.go("/rules/zung-jung")
    expect(visitor.page.locator("article").first).to_be_visible()
    return visitor


def obstacles(visitor: Visitor) -> list[str]:
    """What the browser finds against installing the page."""
    browser = visitor.context.new_cdp_session(visitor.page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.en.webmanifest")
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    found = [each["message"] for each in manifest["errors"]] + [each["errorId"] for each in errors]
    # Every test has a private window of its own.
    return [each for each in found if each != "in-incognito"]


def kept(page: Page) -> list[str]:
    return list(page.evaluate(KEPT))


def test_the_manifest(visit: Visit) -> None:
    visitor = visit(language="ru")
    visitor.go("/")
    address = visitor.page.locator("link[rel='manifest']").get_attribute("href")
    assert address == "/manifest.ru.webmanifest"
    answer = visitor.context.request.get(address)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert {each["sizes"] for each in manifest["icons"]} == {"192x192", "512x512"}
    assert {each["purpose"] for each in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        picture = visitor.context.request.get(icon["src"])
        assert picture.headers["content-type"] == "image/png"
        assert size_of(picture.body()) == icon["sizes"]
    touched = visitor.page.locator("link[rel='apple-touch-icon']").get_attribute("href")
    assert touched and size_of(visitor.context.request.get(touched).body()) == "180x180"


def test_without_a_network(visit: Visit) -> None:
    visitor = installed(visit, language="ru", size=(390, 844), touch=True)
    page = visitor.page
    expect(page.locator(NO_NETWORK)).to_have_count(0)
    title = page.locator("h1").first.inner_text()

    visitor.context.set_offline(True)
    visitor.go("/rules/zung-jung")
    expect(page.locator(NO_NETWORK)).to_be_visible()
    assert page.locator("h1").first.inner_text() == title, "what was read can be read again"
    assert violations(page) == []
    visitor.go("/rules/red")
    expect(page.locator("main [role='alert']")).to_be_visible()
    page.locator("[data-action='settings']").click()
    expect(page.locator("dialog[open] [data-set='volume']")).to_be_visible()
    page.keyboard.press("Escape")

    visitor.go("/calculator")
    expect(page.locator(NO_NETWORK)).to_be_visible()
    visitor.context.set_offline(False)
    expect(page.locator(NO_NETWORK)).to_have_count(0)
    expect(page.locator("main [role='alert']")).to_have_count(0)
    visitor.go("/")
    page.locator("[data-action='play-now']").click()
    page.locator(OPEN).wait_for()


def test_what_is_installed_and_kept(visit: Visit) -> None:
    visitor = installed(visit)
    assert obstacles(visitor) == []
    visitor.open_table("zung-jung")
    visitor.page.locator(OPEN).wait_for()
    visitor.go("/replays")
    found = kept(visitor.page)
    assert {"/index.html", "/icon.svg", "/api/rulebooks", "/api/rulebooks/zung-jung"} <= set(found)
    assert sum(path.startswith("/assets/") for path in found) > 20
    assert [path for path in found if path.startswith(("/api/tables", "/api/replays", "/t/"))] == []
    assert len(found) == len(set(found)), "one language was read, one version is kept"
