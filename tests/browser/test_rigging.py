"""What the server of these tests deals depends on nothing but the table that was asked for."""

from __future__ import annotations

import pytest

from sparrows.play.match import Match
from sparrows.play.shuffle import shuffled
from sparrows.tiles import SEATS
from tests.browser.conftest import Visit
from tests.browser.player import OPEN
from tests.browser.rigged_deals import DEALS
from tests.browser.site import Server
from tests.browser.visitor import Visitor
from tests.conftest import SOAK

STANDING = "nodes => nodes.map(node => node.dataset.tile)"


def dealt(visitor: Visitor, **wishes: object) -> list[str]:
    visitor.open_table("sichuan", **wishes)
    visitor.page.locator(OPEN).wait_for()
    return list(visitor.page.locator("[data-stone]").evaluate_all(STANDING))


@pytest.mark.skipif(SOAK > 1, reason="in a long test chance decides")
def test_every_server_deals_the_same(visit: Visit, own_server: Server) -> None:
    anna, boris = visit(), visit(own_server)
    hand = dealt(anna, name="Anna", public=True)
    assert dealt(boris, name="Boris") == hand
    assert dealt(anna) == hand
    assert dealt(anna, options={"deals": 2}) != hand


@pytest.mark.parametrize("name", DEALS)
def test_a_rigged_deal(name: str) -> None:
    deal = DEALS[name]
    assert sorted(deal.wall()) == sorted(shuffled(deal.book, b""))
    assert Match(deal.book, deal.seed(name)).seat_of(0) == SEATS.index(deal.me)
