"""Several phones keep one sheet: links, roles, the pen, doubts, disputes, agreement."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_scorekeeper import NAMES, PHONE, Scribe, is_well
from tests.browser.visitor import Visitor

Shared = Callable[..., "Keeper"]
SHEETS = re.compile(r"/api/sheets/")
REFEREE = ("referee", "судья")  # who joins by link alone
OFFLINE = r"ERR_INTERNET_DISCONNECTED|WebSocket connection|status of 4\d\d"


class Keeper(Scribe):
    """Whoever opened the sheet, and lets others in."""

    def share(self, player: str = "nobody's") -> None:
        page = self.page
        page.locator("[data-action='together']").click()
        page.locator("dialog[open]").get_by_role("button", name=player, exact=True).click()
        page.locator("[data-action='share-sheet']").click()
        expect(page.locator("[data-member]")).to_have_count(1)

    def invited(self, role: str, player: str = "") -> tuple[str, str]:
        """A new link for somebody, and its six letters."""
        page = self.page
        dialog = page.locator("dialog[open]")
        if not dialog.count():
            page.locator("[data-action='together']").click()
        section = page.locator("dialog[open] section", has=page.locator("[data-action='invite']"))
        roles = page.get_by_role("group", name=re.compile(r"^(As|Кем)$"))
        if not section.count():  # the last link is still shown
            roles.locator("[aria-pressed='false']").first.click()
        roles.get_by_role("button", name=role, exact=True).click()
        if player:
            dialog.get_by_role("button", name=player, exact=True).click()
        page.locator("[data-action='invite']").click()
        link = page.locator("#sheet-link")
        expect(link).to_have_value(re.compile(r"/scores#j=[\w-]{22}$"))
        expect(dialog.locator("svg[role='img']")).to_be_visible()
        letters = dialog.locator("[data-code]")
        return link.input_value(), "" if role in REFEREE else letters.inner_text()

    def close(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)


@pytest.fixture
def keeper(visit: Visit) -> Shared:
    def begin(rules: str, *, language: str = "en", forgives: str = "", **more: Any) -> Keeper:
        visitor = visit(size=PHONE, touch=True, language=language, forgives=forgives)
        return Keeper(visitor, rules, **more)

    return begin


@pytest.fixture
def guest(visit: Visit) -> Callable[..., Visitor]:
    """Somebody who opens a link with a phone of their own."""

    def come(link: str, **more: Any) -> Visitor:
        visitor = visit(size=PHONE, touch=True, **more)
        visitor.go(link.removeprefix(visitor.url))
        expect(visitor.page.locator("main header h1")).to_be_visible()
        expect(visitor.page).to_have_url(re.compile(r"/scores/[0-9a-f]{24}$"))
        return visitor

    return come


# A camera that sees the code of a link, where the browser of the tests has neither.
CAMERA = """(seen) => {
    window.BarcodeDetector = class {
        static getSupportedFormats = async () => ['qr_code']
        detect = async () => [{ rawValue: seen }]
    }
    const canvas = document.createElement('canvas')
    canvas.getContext('2d').fillRect(0, 0, 10, 10)
    const camera = { getUserMedia: async () => canvas.captureStream() }
    Object.defineProperty(navigator, 'mediaDevices', { value: camera })
}"""


def line(page: Page, number: int) -> Any:
    return page.locator(f"[data-line='{number}']")


def sent(page: Page) -> None:
    expect(page.locator("[data-sync]")).to_have_attribute("data-sync", "sent")


def test_a_sheet_is_shared_and_joined(keeper: Shared, guest: Any, visit: Visit) -> None:
    """By a link and by six letters; what one phone books the other has at once."""
    anna = keeper("red")
    anna.share("Anna")
    link, _ = anna.invited("player", "Boris")
    _, letters = anna.invited("onlooker")
    boris = guest(link)
    assert "#" not in boris.page.url
    onlooker = visit(size=PHONE, touch=True)
    onlooker.go("/scores")
    onlooker.page.get_by_text("Join a sheet of others").click()
    onlooker.page.get_by_label("Six letters or a link").fill(letters.lower())
    onlooker.page.locator("[data-action='join']").click()
    expect(onlooker.page.locator(".table")).to_be_visible()
    expect(anna.page.locator("[data-member]")).to_have_count(3)
    anna.close()
    anna.won(1, "Anna", 9)
    for page in (anna.page, boris.page, onlooker.page):
        expect(line(page, 1)).to_contain_text("Boris ← Anna · 9")
        sent(page)
    for page in (boris.page, onlooker.page):
        expect(page.locator("[data-action='nobody'], [data-action='undo']")).to_have_count(0)
        expect(page.locator(".table [data-player='2']")).to_be_disabled()
    expect(onlooker.page.locator("[data-action='referee']")).to_have_count(0)
    expect(boris.page.locator(".hint")).to_contain_text("Anna writes the deals")


def test_a_code_is_scanned(keeper: Shared, visit: Visit) -> None:
    anna = keeper("red")
    anna.share()
    link, _ = anna.invited("onlooker")
    onlooker = visit(size=PHONE, touch=True)
    onlooker.go("/rules")
    page = onlooker.page
    page.evaluate(CAMERA, link)
    page.get_by_role("link", name="Scores").click()
    page.get_by_text("Join a sheet of others").click()
    page.locator("[data-action='scan']").click()
    expect(page).to_have_url(re.compile(r"/scores/[0-9a-f]{24}$"))
    expect(page.locator(".plate")).to_have_count(4)


def test_an_old_link_lets_nobody_in(keeper: Shared, guest: Any, visit: Visit) -> None:
    """Revoked: whoever came by it is out, keeps what the phone knew, and nobody else comes."""
    anna = keeper("red")
    anna.share("Anna")
    link, _ = anna.invited("player", "Boris")
    boris = guest(link)
    page = anna.page
    anna.close()
    page.locator("[data-action='together']").click()
    page.locator("[data-grant='player'] [data-action='revoke']").click()
    expect(page.locator("[data-grant]")).to_have_count(0)
    expect(boris.page.locator("[data-note='left']")).to_be_visible()
    anna.close()
    anna.won(1, "Anna", 9)
    expect(line(page, 1)).to_be_visible()
    expect(line(boris.page, 1)).to_have_count(0)
    boris.page.reload()
    expect(boris.page.locator("[data-note='left']")).to_be_visible()
    expect(boris.page.locator(".plate")).to_have_count(4)
    late = visit(size=PHONE, touch=True, forgives=r"status of 403")
    late.go(link.removeprefix(late.url))
    expect(late.page.get_by_role("alert")).to_have_text(
        "This link or these letters let nobody in any more."
    )


def test_whoever_leaves_keeps_what_the_phone_knew(keeper: Shared, guest: Any) -> None:
    anna = keeper("red")
    anna.share("Anna")
    boris = guest(anna.invited("player", "Boris")[0])
    boris.page.locator("[data-action='together']").click()
    boris.page.locator("[data-action='leave']").click()
    expect(boris.page.locator("[data-note='left']")).to_be_attached()
    expect(anna.page.locator("[data-member]")).to_have_count(1)
    anna.page.locator("summary", has_text="Stop sharing").click()
    anna.page.locator("[data-action='unshare']").click()
    expect(anna.page.locator("[data-action='share-sheet']")).to_be_visible()
    anna.close()
    anna.won(1, "Anna", 9)  # on this phone alone
    expect(line(anna.page, 1)).to_contain_text("Boris ← Anna · 9")
    expect(anna.page.locator("[data-sync]")).to_have_count(0)


def test_a_deal_that_another_phone_tells_first(keeper: Shared, guest: Any) -> None:
    """What is half told here does not become the next deal."""
    anna = keeper("red")
    anna.share("Anna")
    referee = guest(anna.invited("referee")[0])
    anna.close()
    anna.player(1)
    anna.key("Anna")
    anna.key("9")
    referee.page.locator("[data-action='nobody']").click()
    referee.page.locator("[data-action='book']").click()
    expect(line(anna.page, 1)).to_contain_text("Nobody won")
    expect(anna.page.locator("main header")).to_contain_text("Another phone has told this deal")
    expect(anna.page.locator("[data-action='book']")).to_have_count(0)


def test_the_pen_goes_round(keeper: Shared, guest: Any) -> None:
    anna = keeper("red")
    anna.share("Anna")
    link, _ = anna.invited("player", "Boris")
    boris = guest(link)
    expect(anna.page.locator("[data-member]")).to_have_count(2)
    anna.page.locator("[data-action='give-pen']").click()
    anna.close()
    expect(anna.page.locator("[data-action='nobody']")).to_have_count(0)
    boris.page.locator("[data-action='nobody']").click()
    boris.page.locator("[data-action='book']").click()
    expect(line(anna.page, 1)).to_contain_text("Nobody won")
    anna.page.locator("[data-action='together']").click()
    anna.page.get_by_role("button", name="Take the pen").click()
    anna.close()
    expect(anna.page.locator("[data-action='nobody']")).to_be_visible()
    expect(boris.page.locator("[data-action='nobody']")).to_have_count(0)


def test_others_see_what_is_told_and_say_that_it_is_wrong(keeper: Shared, guest: Any) -> None:
    anna = keeper("red")
    anna.share("Anna")
    boris = guest(anna.invited("player", "Boris")[0])
    anna.close()
    anna.player(2)
    anna.key("Boris")
    anna.key("12")
    watched = boris.page.locator("[data-note='watched']")
    expect(watched).to_contain_text("Anna is writing")
    expect(watched).to_contain_text("Clementine")
    anna.book()
    expect(watched).to_have_count(0)
    fresh = boris.page.locator("[data-note='fresh']")
    expect(fresh).to_contain_text("Anna: Clementine ← Boris · 12 (Boris -12)")
    is_well(boris.page, "en", "fresh")
    fresh.locator("[data-action='wrong']").click()
    for page in (anna.page, boris.page):
        expect(page.locator("[data-note='doubted']")).to_contain_text(
            "Boris says that this is wrong:"
        )
    anna.page.locator("[data-note='doubted'] [data-action='correct']").click()
    anna.reopen(2)
    anna.key("9")
    anna.page.locator(".reason input").fill("counted again")
    anna.page.locator("[data-action='replace']").click()
    for page in (anna.page, boris.page):
        expect(line(page, 1)).to_contain_text("Clementine ← Boris · 9")
        expect(page.locator("[data-note='doubted']")).to_have_count(0)


def test_all_agree_each_on_their_own_phone(keeper: Shared, guest: Any) -> None:
    anna = keeper("red")
    anna.share("Anna")
    boris = guest(anna.invited("player", "Boris")[0])
    anybody = guest(anna.invited("player")[0])
    who = anybody.page.locator("section[aria-label='Who are you?']")
    expect(who.get_by_role("button")).to_have_text(["Clementine", "Dmitri"])
    who.get_by_role("button", name="Dmitri").click()
    expect(who).to_have_count(0)
    anna.close()
    anna.won(1, "Anna", 9)
    expect(line(anna.page, 1)).to_be_visible()
    anna.page.locator("[data-action='end']").click()
    anna.page.locator("[data-why='time']").click()
    for page in (boris.page, anybody.page):
        key = page.locator("[data-action='agreed']")
        expect(key).to_have_count(1)  # everybody for themselves
        key.click()
        expect(key).to_be_disabled()
        is_well(page, "en", "shared-end")
    agreed = anna.page.locator("[data-action='agreed'][aria-pressed='true']")
    expect(agreed).to_have_count(2)
    for player in (0, 2):
        row = anna.page.locator(".result li", has_text=NAMES[player])
        row.locator("[data-action='agreed']").click()
    expect(boris.page.locator("[data-agreed='true']")).to_have_count(3)


def test_losers_say_what_they_have_on_their_own_phones(keeper: Shared, guest: Any) -> None:
    anna = keeper("classical")
    anna.share("Anna")
    boris = guest(anna.invited("player", "Boris")[0])
    dmitri = guest(anna.invited("player", "Dmitri")[0])
    anna.close()
    for phone, value in ((boris, "8"), (dmitri, "16")):
        own = phone.page.locator("section[aria-label='Your hand, if you lose']")
        own.get_by_role("button", name=value, exact=True).click()
        expect(own.get_by_role("status")).to_contain_text("the scribe sees it")
    is_well(dmitri.page, "en", "own-value")
    anna.player(2)
    anna.key("30")
    expect(anna.page.locator("[data-answer='1']")).to_contain_text("8")
    expect(anna.page.locator("[data-answer='3']")).to_contain_text("16")
    anna.book()
    expect(line(dmitri.page, 1)).to_contain_text("Clementine ← the wall · 30")
    own = boris.page.locator("section[aria-label='Your hand, if you lose']")
    own.get_by_role("button", name="4", exact=True).click()
    expect(own.get_by_role("status")).to_contain_text("4")
    anna.player(1)  # the winner's word for the case of losing is no value of the win
    expect(anna.page.locator("[data-answer='1']")).to_have_count(0)
    anna.page.locator(".end button").first.click()
    expect(anna.points(1)).to_contain_text("-22")  # -30, +16 from Anna in the east, -8 to Dmitri


def test_the_referee_is_called(keeper: Shared, guest: Any) -> None:
    anna = keeper("red")
    anna.share("Anna")
    boris = guest(anna.invited("player", "Boris")[0])
    referee = guest(anna.invited("referee")[0])
    anna.close()
    boris.page.locator("[data-action='referee']").click()
    call = referee.page.locator("[data-note='called']")
    expect(call).to_contain_text("The referee is called by Boris.")
    call.locator("[data-action='answered']").click()
    for page in (anna.page, boris.page, referee.page):
        expect(page.locator("[data-note='called']")).to_have_count(0)
    referee.page.locator("[data-action='nobody']").click()
    referee.page.locator("[data-action='book']").click()
    expect(line(boris.page, 1)).to_contain_text("Nobody won")


def away(visitor: Visitor, *, off: bool) -> None:
    visitor.context.set_offline(off)


def test_two_phones_offline_on_one_table(keeper: Shared, guest: Any) -> None:
    """Both told the first deal: a dispute is shown, nothing is lost, the table chooses."""
    anna = keeper("red", forgives=OFFLINE)
    anna.share("Anna")
    referee = guest(anna.invited("referee")[0], forgives=OFFLINE)
    anna.close()
    sent(anna.page)
    away(anna.visitor, off=True)
    away(referee, off=True)
    expect(anna.page.locator("[data-sync='waiting']")).to_be_visible()
    anna.won(1, "Anna", 9)
    anna.won(2, "Anna", 12)
    expect(anna.page.locator("[data-sync]")).to_contain_text("2 entries are only here")
    expect(line(anna.page, 2).locator("[data-note='unsent']")).to_be_visible()
    page = referee.page
    page.locator(".table [data-player='1']").click()
    page.locator("section.card").get_by_role("button", name="Dmitri", exact=True).click()
    page.locator("section.card").get_by_role("button", name="24", exact=True).click()
    page.locator("[data-action='book']").click()
    expect(line(page, 1)).to_contain_text("Boris ← Dmitri · 24")
    away(anna.visitor, off=False)
    sent(anna.page)
    away(referee, off=False)
    sent(page)
    for each in (anna.page, page):
        dispute = each.locator("[data-dispute='1']")
        expect(dispute).to_contain_text("Boris ← Anna · 9")
        expect(dispute).to_contain_text("Boris ← Dmitri · 24")
        expect(line(each, 1)).to_contain_text("Boris ← Anna · 9")  # the first one counts
        expect(line(each, 2)).to_contain_text("Clementine ← Anna · 12")
    page.locator("[data-dispute='1']").scroll_into_view_if_needed()
    is_well(page, "en", "dispute")
    rival = page.locator("[data-dispute='1'] li", has_text="Boris ← Dmitri · 24")
    rival.locator("[data-action='choose']").click()
    for each in (anna.page, page):
        expect(each.locator("[data-dispute]")).to_have_count(0)
        expect(line(each, 1)).to_contain_text("Boris ← Dmitri · 24")
        expect(line(each, 2)).to_contain_text("Clementine ← Anna · 12")
    kinds = [entry["body"]["type"] for entry in anna.kept()]
    assert sorted(kinds) == ["chosen", "deal", "deal", "deal", "started"]


def test_a_dispute_in_russian(keeper: Shared, guest: Any) -> None:
    anna = keeper("red", language="ru", forgives=OFFLINE)
    page = anna.page
    anna.share("Anna")
    referee = guest(anna.invited("судья")[0], language="ru")
    anna.close()
    away(anna.visitor, off=True)
    anna.won(1, "Anna", 9)
    referee.page.locator("[data-action='nobody']").click()
    referee.page.locator("[data-action='book']").click()
    expect(line(referee.page, 1)).to_be_visible()
    sent(referee.page)
    away(anna.visitor, off=False)
    expect(page.locator("[data-dispute='1'] li")).to_have_count(2)
    expect(line(page, 1)).to_contain_text("Никто не выиграл")  # what was stored first
    page.locator("[data-dispute='1']").scroll_into_view_if_needed()
    is_well(page, "ru", "dispute")


def test_what_waits_goes_out_when_the_phone_is_opened_again(keeper: Shared, guest: Any) -> None:
    anna = keeper("red", forgives=OFFLINE)
    anna.share("Anna")
    boris = guest(anna.invited("player", "Boris")[0])
    anna.close()
    away(anna.visitor, off=True)
    anna.won(1, "Anna", 9)
    expect(anna.page.locator("[data-sync]")).to_contain_text("1 entry is only here")
    anna.page.locator("main header a").click()  # the list of sheets, not this one
    expect(anna.page.locator("form ol")).to_be_visible()
    away(anna.visitor, off=False)
    expect(line(boris.page, 1)).to_contain_text("Boris ← Anna · 9")


def test_an_entry_that_the_server_refuses(keeper: Shared, guest: Any) -> None:
    """It stands in the way until it is given up; nothing else is lost."""
    anna = keeper("red", forgives=OFFLINE)
    anna.share("Anna")
    boris = guest(anna.invited("player", "Boris")[0])
    anna.close()
    refuse = {"code": "no-right", "message": "No."}
    anna.page.route(
        re.compile(r"/entries/"), lambda route: route.fulfill(status=403, json=refuse), times=1
    )
    anna.won(1, "Anna", 9)
    refused = anna.page.locator("[data-note='refused']")
    expect(refused).to_contain_text("Boris ← Anna · 9")
    is_well(anna.page, "en", "refused")
    refused.locator("[data-action='drop']").click()
    expect(line(anna.page, 1)).to_have_count(0)
    anna.page.reload()
    expect(anna.page.locator(".plate")).to_have_count(4)
    expect(line(anna.page, 1)).to_have_count(0)
    anna.won(2, "Anna", 12)
    expect(line(boris.page, 1)).to_contain_text("Clementine ← Anna · 12")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_shared_screen_on_a_small_phone(keeper: Shared, guest: Any, language: str) -> None:
    anna = keeper("zung-jung", language=language)
    page = anna.page
    page.locator("[data-action='together']").click()
    expect(page.locator("[data-action='share-sheet']")).to_be_visible()
    is_well(page, language, "share")
    page.locator("dialog[open]").get_by_role("button", name="Anna", exact=True).click()
    page.locator("[data-action='share-sheet']").click()
    expect(page.locator("[data-member]")).to_have_count(1)
    words = {"en": ("player", "onlooker"), "ru": ("игрок", "зритель")}[language]
    boris = guest(anna.invited(words[0], "Boris")[0], language=language)
    guest(anna.invited(words[1])[0], language=language)
    expect(page.locator("[data-member]")).to_have_count(3)
    is_well(page, language, "together")
    page.locator("#sheet-link").scroll_into_view_if_needed()
    is_well(page, language, "invite")
    page.locator("[data-action='revoke']").last.scroll_into_view_if_needed()
    is_well(page, language, "links")
    anna.close()
    is_well(page, language, "shared-table")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.locator("[data-action='together']").click()
    expect(page.locator("[data-member]")).to_have_count(3)
    is_well(page, language, "together-dark")
    is_well(boris.page, language, "player")
    boris.go("/scores")
    boris.page.locator("summary").first.click()
    is_well(boris.page, language, "join")
