"""A browser, a server, and visitors whose pages may not complain."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.scenes import Scenes
from tests.browser.site import Server, build
from tests.browser.visitor import PATIENCE, Visitor

# The shell has no window around its page, and spends a third of the time that the others do.
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM += ("google-chrome-stable", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """Where the browser is."""
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert program, "There is no Chromium: tools/install_system_packages.sh brings it."
    return program


# Playwright's loop runs in this thread as long as it is open: no longer than these tests do.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        yield running
        running.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that leave it alone."""
    build()
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="package")
def scenes(server: Server) -> Scenes:
    """Tables that have been played already."""
    return Scenes(server.url)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    build()
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Lets somebody come with a browser of their own; whatever the page complains of fails."""
    visitors: list[Visitor] = []

    def come(server: Server | None = None, **wishes: object) -> Visitor:
        site = server or request.getfixturevalue("server")
        visitors.append(Visitor(browser, site.url, **wishes))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    complaints = [line for visitor in visitors for line in visitor.complaints()]
    for visitor in visitors:
        visitor.leave()
    assert not complaints
