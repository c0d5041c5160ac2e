"""Replays: the list, stepping, advice, the record, the check of the shuffle."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.scenes import Scenes


def lying(page: Page) -> Locator:
    return page.locator(".pond [data-tile]")


def look_for_a_decision(page: Page) -> None:
    """Steps on to where somebody chose their discard: before the next one is there."""
    before = lying(page).count()
    for _ in range(24):
        page.keyboard.press("ArrowRight")
        if lying(page).count() > before:
            page.keyboard.press("ArrowLeft")
            break
    expect(page.locator(".decision").first).to_be_visible()


def test_stepping_through_a_match(visit: Visit, scenes: Scenes) -> None:
    visitor = visit(state=scenes.state)
    page = visitor.page
    scenes.show(visitor, "replays")
    page.locator("main li h2 a").first.click()
    page.wait_for_url(f"**/replays/{scenes.over}*")
    count = page.locator(".controls .count")
    expect(count).to_contain_text("0 /")
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    expect(count).to_contain_text("12 /")
    expect(lying(page)).not_to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(count).to_contain_text("11 /")
    page.wait_for_url("**step=11*")
    look_for_a_decision(page)
    expect(page.locator(".decision").first).to_contain_text("keen:")
    page.keyboard.press("ArrowDown")
    page.wait_for_url("**deal=2&step=0*")
    expect(lying(page)).to_have_count(0)
    page.keyboard.press("Space")
    expect(count).not_to_contain_text("0 /")
    page.keyboard.press("Space")


def test_the_end_of_a_deal_tells_who_paid_whom(visit: Visit, scenes: Scenes) -> None:
    visitor = visit(state=scenes.state)
    page = visitor.page
    visitor.go(f"/replays/{scenes.over}?deal=1&step=999")
    beside = page.locator(".beside")
    expect(beside.get_by_role("heading", name="Who pays whom")).to_be_visible()
    sums = beside.locator(".who .delta")
    expect(sums).to_have_count(4)
    assert sum(int(points) for points in sums.all_text_contents()) == 0
    expect(beside.get_by_text("Why not …?")).to_be_visible()


def test_from_one_seat_others_are_hidden(visit: Visit, scenes: Scenes) -> None:
    visitor = visit(state=scenes.state)
    page = visitor.page
    scenes.show(visitor, "replay")
    expect(lying(page)).not_to_have_count(0)
    backs = page.locator(".felt .standing .tile.back")
    expect(backs).to_have_count(0)
    page.keyboard.press("s")
    expect(page.get_by_role("checkbox", name="all hands open")).not_to_be_checked()
    expect(backs.nth(20)).to_be_attached()


def test_the_shuffle_is_checked(visit: Visit, scenes: Scenes, tmp_path: Path) -> None:
    visitor = visit(state=scenes.state)
    page = visitor.page
    scenes.show(visitor, "replay")
    page.get_by_role("button", name="Check").click()
    expect(page.locator("[aria-live] .good")).to_be_visible()

    with page.expect_download() as downloading:
        page.locator("a[download]").click()
    file = tmp_path / "record.json"
    downloading.value.save_as(file)
    record = json.loads(file.read_text(encoding="utf-8"))
    assert len(record["deals"]) == 2
    assert record["header"]["seed"]

    scenes.show(visitor, "replays")
    page.set_input_files("input[type='file']", file)
    page.get_by_role("button", name="Check").click()
    expect(page.locator("[aria-live] .good")).to_be_visible()

    record["header"]["seed"] = record["header"]["seed"][::-1]
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(record), encoding="utf-8")
    page.set_input_files("input[type='file']", forged)
    page.get_by_role("button", name="Check").click()
    expect(page.locator("[aria-live] .bad")).to_be_visible()


def test_a_file_that_is_no_record_is_told_why(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(language="ru", forgives="400")
    page = visitor.page
    visitor.go("/replays")

    def choose(name: str, text: str) -> None:
        (tmp_path / name).write_text(text, encoding="utf-8")
        page.set_input_files("input[type='file']", tmp_path / name)

    mistake = page.locator("main .mistake")
    choose("cut.json", "{")
    expect(mistake).to_have_text("Запись не прочитать: это не JSON: данные обрываются")
    choose("empty.json", "{}")
    expect(mistake).to_have_text("Запись не прочитать: это не запись матча: не хватает поля header")
    choose("header.json", '{"header": {"format": 1, "commitment": "x"}}')
    page.get_by_role("button", name="Проверить").click()
    expect(page.locator("[aria-live] .bad")).to_contain_text("header: не хватает поля engine")
