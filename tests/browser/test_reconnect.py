"""Lost connections: a server that was killed, a browser without a network."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import OPEN, Player
from tests.browser.site import Server

NETWORK = "WebSocket|net::ERR|Failed to (fetch|load)"


def table_of(player: Player) -> list[str]:
    """Everything that lies on the table: own hand, ponds and melds."""
    tiles = player.page.locator("main.play [data-tile]")
    return list(tiles.evaluate_all("nodes => nodes.map(node => node.dataset.tile)"))


def test_a_killed_server_loses_nothing(visit: Visit, own_server: Server) -> None:
    visitor = visit(own_server, forgives=NETWORK)
    visitor.open_table("zung-jung")
    player = Player(visitor.page, claims=False, wins=False)
    player.play(stop=lambda: player.decisions == 4)
    before = table_of(player)

    own_server.kill()
    expect(visitor.page.locator("[data-note='offline']")).to_be_visible()
    own_server.start()
    expect(visitor.page.locator("[data-note='note']")).to_contain_text("restarted")
    expect(visitor.page.locator("[data-note='offline']")).to_have_count(0)
    visitor.page.locator(OPEN).wait_for()
    assert table_of(player) == before
    assert player.play()


def test_a_browser_without_network(visit: Visit) -> None:
    visitor = visit(forgives=NETWORK)
    visitor.open_table("zung-jung")
    player = Player(visitor.page, claims=False, wins=False)
    player.play(stop=lambda: player.decisions == 2)
    before = table_of(player)

    visitor.context.set_offline(True)
    expect(visitor.page.locator("[data-note='offline']")).to_be_visible()
    visitor.context.set_offline(False)
    expect(visitor.page.locator("[data-note='offline']")).to_have_count(0)
    visitor.page.locator(OPEN).wait_for()
    assert table_of(player) == before
    player.decide()
    player.play(stop=lambda: player.decisions == 5)
