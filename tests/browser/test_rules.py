"""The rules pages: from the list to a pattern, by search and by address."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from sparrows.rulebooks import RULEBOOKS
from tests.browser.conftest import Visit


def test_every_rulebook_has_its_page(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/rules")
    expect(page.locator("main li h2 a")).to_have_count(len(RULEBOOKS))
    for number in range(len(RULEBOOKS)):
        link = page.locator("main li h2 a").nth(number)
        name = link.inner_text()
        link.click()
        expect(page.get_by_role("heading", level=1)).to_have_text(name)
        expect(page.locator("article figure .tile")).not_to_have_count(0)
        pictured = page.locator("article:has(figure .tile)").count()
        assert pictured > page.locator("article").count() / 2
        page.go_back()


def test_no_guide_shows_source(visit: Visit) -> None:
    visitor = visit(language="ru")
    for rules in RULEBOOKS:
        visitor.go(f"/rules/{rules}")
        expect(visitor.page.locator("#patterns h2")).to_be_visible()
        assert "`" not in visitor.page.locator("main").inner_text()
        expect(visitor.page.locator("section:not(#patterns) [data-tile]")).not_to_have_count(0)


def test_a_rulebook_heads_its_list_as_its_source_does(visit: Visit) -> None:
    visitor = visit(language="ru")
    for rules, heading in (("red", "Фаны"), ("zung-jung", "Паттерны"), ("classical", "Комбинации")):
        visitor.go(f"/rules/{rules}")
        expect(visitor.page.locator("#patterns h2")).to_have_text(heading)


def test_search(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/rules/zung-jung")
    articles = page.locator("article")
    expect(articles.first).to_be_visible()
    before = articles.count()
    page.get_by_role("searchbox").fill("dragons")
    expect(page.locator("article#big-three-dragons")).to_be_visible()
    expect(page.locator("article#nine-gates")).to_have_count(0)
    assert 0 < articles.count() < before
    page.get_by_role("searchbox").fill("большие три дракона")
    expect(page.locator("article#big-three-dragons")).to_be_visible()
    page.get_by_role("searchbox").fill("no such pattern")
    expect(articles).to_have_count(0)


def test_an_address_leads_to_a_pattern(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/rules/zung-jung#nine-gates")
    expect(visitor.page.locator("article#nine-gates")).to_be_in_viewport()


def test_an_example_opens_in_the_calculator(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    for rules, pattern in (("zung-jung", "nine-gates"), ("sichuan", "all-pungs")):
        visitor.go(f"/rules/{rules}")
        figure = page.locator(f"article#{pattern} figure").first
        said = figure.locator("figcaption").text_content() or ""
        worth = re.findall(r"\d+ \w+", said)[0]
        figure.get_by_role("link", name="calculator").click()
        verdict = page.locator(f"[data-rules='{rules}']")
        expect(verdict.locator(".worth").first).to_have_text(worth)
