"""The first load is light, and has the tiles of the chosen design alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Request

from tests.browser.conftest import Visit

MOST = 300_000  # bytes, as they come over the wire
DESIGN = re.compile(r"/assets/(\w+)-[^/]+\.svg")


@pytest.mark.parametrize("place", ["lobby", "table"])
def test_first_load(visit: Visit, place: str) -> None:
    host, visitor = visit(), visit()
    table = host.open_table("zung-jung", public=True)
    loaded: list[int] = []
    designs: list[str] = []

    def weigh(request: Request) -> None:
        sizes = request.sizes()
        loaded.append(sizes["responseBodySize"] + sizes["responseHeadersSize"])
        designs.extend(DESIGN.findall(request.url))

    visitor.page.on("requestfinished", weigh)
    visitor.go("/" if place == "lobby" else f"/t/{table}")
    visitor.page.wait_for_load_state("networkidle")
    assert len(loaded) > 4
    assert sum(loaded) < MOST
    assert set(designs) == {"signed"}
