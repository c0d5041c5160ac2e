"""Who looks elsewhere is called back to the table, and the screen stays awake at it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import OPEN, Player
from tests.browser.visitor import Visitor

# A browser whose page can be hidden, and which notes what it is asked for.
NOTING = """
window.noted = { locks: 0, released: 0, buzzes: 0, asked: 0, notices: [] }
window.front = { hidden: false, focused: true }
window.allowed = 'granted'
Object.defineProperty(document, 'hidden', { get: () => front.hidden })
Object.defineProperty(document, 'visibilityState', {
    get: () => front.hidden ? 'hidden' : 'visible',
})
document.hasFocus = () => front.focused && !front.hidden
navigator.vibrate = () => { noted.buzzes += 1; return true }
Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
    noted.locks += 1
    return { released: false, async release() { this.released = true; noted.released += 1 } }
} } })
window.Notification = class {
    static permission = 'default'
    static async requestPermission() { noted.asked += 1; return this.permission = allowed }
}
navigator.serviceWorker.getRegistration = async () => ({
    async showNotification(title, { tag, data }) {
        noted.notices.push({ title, tag, address: data.address, open: true })
    },
    async getNotifications({ tag }) {
        const found = noted.notices.filter((each) => each.tag === tag)
        return found.map((each) => ({ close() { each.open = false } }))
    },
})
window.see = (what) => {
    Object.assign(front, what)
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event(document.hasFocus() ? 'focus' : 'blur'))
}
"""


def noting(visit: Visit, **wishes: Any) -> Visitor:
    visitor = visit(**wishes)
    visitor.context.add_init_script(NOTING)
    return visitor


def see(page: Page, **what: bool) -> None:
    page.evaluate("what => see(what)", what)


def noted(page: Page) -> Any:
    return page.evaluate("() => noted")


def notify(page: Page) -> None:
    """Switches notices on in the settings of the table."""
    page.keyboard.press("m")
    page.locator("dialog[open] [data-set='notify']").click()
    page.wait_for_function("() => noted.asked")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_hidden_page_calls_its_player(visit: Visit) -> None:
    visitor = noting(visit, language="ru")
    table = visitor.open_table("zung-jung")
    page = visitor.page
    page.locator(OPEN).wait_for()
    called = re.compile("^● Ваш ход · ")
    expect(page).not_to_have_title(called)
    notify(page)

    see(page, focused=False)
    expect(page).to_have_title(called)
    see(page, hidden=True)
    assert noted(page)["notices"] == [], "the question had been seen"
    player = Player(page, claims=False, wins=False)
    player.decide()
    page.locator(OPEN).wait_for()
    page.wait_for_function("() => noted.notices.length === 1")
    expect(page).to_have_title(called)
    found = noted(page)
    assert found["buzzes"] == 1 and found["notices"][0]["address"] == f"/t/{table}"
    assert found["notices"][0]["title"] == "Ваш ход" and found["notices"][0]["open"]

    see(page, hidden=False, focused=True)
    expect(page).not_to_have_title(called)
    player.decide()
    page.wait_for_function("() => !noted.notices[0].open")
    page.locator(OPEN).wait_for()
    assert len(noted(page)["notices"]) == noted(page)["buzzes"] == 1, "who looks is not called"


def test_permission_is_asked_for_by_the_switch_alone(visit: Visit) -> None:
    visitor = noting(visit)
    visitor.go("/")
    page = visitor.page
    page.evaluate("() => { allowed = 'denied' }")
    page.locator("[data-action='settings']").click()
    assert noted(page)["asked"] == 0
    switch = page.locator("dialog[open] [data-set='notify']")
    switch.click()
    refusal = page.locator("dialog[open] fieldset [role='status']")
    expect(refusal).to_contain_text("does not allow")
    expect(switch).not_to_be_checked()
    page.evaluate("() => { allowed = 'granted' }")
    switch.click()
    expect(refusal).to_have_text("")
    expect(switch).to_be_checked()
    assert noted(page)["asked"] == 2


def test_the_screen_stays_awake_in_a_match(visit: Visit) -> None:
    visitor = noting(visit)
    visitor.go("/")
    page = visitor.page
    assert noted(page)["locks"] == 0
    visitor.open_table("zung-jung")
    page.wait_for_function("() => noted.locks === 1")
    Player(page, claims=False, wins=False).decide()
    page.locator(OPEN).wait_for()
    assert noted(page)["locks"] == 1
    page.locator("header.bar a").first.click()
    page.wait_for_function("() => noted.released === 1")
