"""A first load is light, has the tiles of the chosen design alone, and moves nothing away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.measures import Measures
from tests.browser.player import OPEN
from tests.browser.scenes import SHOWN, Scenes
from tools.measure_page import ADDRESSES, LIMITS, PHONE, far_away

DESIGN = re.compile(r"/assets/(\w+)-[^/]+\.svg")
# The first of what comes last on each page.
STAYS = {
    "/": ".books",
    "/calculator": ".more",
    ADDRESSES["calculator"]: SHOWN["calculator"],
    "/rules": SHOWN["rulebooks"],
    ADDRESSES["rules"]: SHOWN["rules"],
    "/replays": SHOWN["replays"],
}
SETTLED = 600  # milliseconds after which nothing comes any more


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("place", ["home", "table"])
def test_first_load(visit: Visit, place: str, language: str) -> None:
    host, visitor = visit(), visit(language=language)
    table = host.open_table("zung-jung", public=True)
    measures = Measures(visitor.page)
    visitor.go(ADDRESSES.get(place, f"/t/{table}"))
    visitor.page.wait_for_load_state("networkidle")
    assert len(measures.loaded) > 4
    assert measures.weight < LIMITS[place].weight
    assert {design for url in measures.loaded for design in DESIGN.findall(url)} == {"signed"}


@pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids=["phone", "desktop"])
def test_nothing_moves_away(visit: Visit, scenes: Scenes, size: tuple[int, int]) -> None:
    visitor = visit(size=size, state=scenes.state)
    measures = Measures(visitor.page)
    far_away(visitor)
    for address, shown in STAYS.items():
        visitor.go(address)
        expect(visitor.page.locator(shown).first).to_be_visible()
        visitor.page.wait_for_timeout(SETTLED)
        assert measures.shift < LIMITS["home"].shift, (address, measures.moved)


@pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids=["phone", "desktop"])
def test_a_table_comes_as_it_stays(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    measures = Measures(visitor.page)
    far_away(visitor)
    visitor.open_table("popular", aids=True)
    visitor.page.locator(OPEN).wait_for()
    visitor.page.wait_for_timeout(SETTLED)
    assert measures.shift < LIMITS["table"].shift, measures.moved
