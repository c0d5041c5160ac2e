"""Writes docs/images/table.png: a table in the middle of a deal, as the README shows it."""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

import numpy as np
from playwright.sync_api import Page, expect, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import QUIET, chromium  # noqa: E402
from tests.browser.scenes import Scenes  # noqa: E402
from tests.browser.site import Server, build  # noqa: E402
from tests.browser.visitor import Visitor  # noqa: E402
from tools.palette import png, reduced  # noqa: E402

PICTURE = ROOT / "docs" / "images" / "table.png"
COLOURS = 256
RULES = "popular"

PIXELS = """async (source) => {
    const picture = new Image()
    picture.src = source
    await picture.decode()
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const drawn = canvas.getContext('2d')
    drawn.drawImage(picture, 0, 0)
    const { data } = drawn.getImageData(0, 0, picture.width, picture.height)
    let signs = ''
    for (let at = 0; at < data.length; at += 32768)
        signs += String.fromCharCode(...data.subarray(at, at + 32768))
    return [picture.width, picture.height, btoa(signs)]
}"""


def small(page: Page, screenshot: bytes) -> bytes:
    """The same picture with few colours."""
    source = f"data:image/png;base64,{base64.b64encode(screenshot).decode()}"
    width, height, data = page.evaluate(PIXELS, source)
    pixels = np.frombuffer(base64.b64decode(data), dtype=np.uint8).reshape(height, width, 4)
    return png(*reduced(pixels[:, :, :3], COLOURS))


def main() -> None:
    build()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
            scenes = Scenes(server.url)
            table = scenes.table(RULES)
            visitor = Visitor(browser, server.url, state=scenes.guest.state())
            visitor.go(f"/t/{table}")
            expect(visitor.page.locator(".advised")).to_be_visible()
            visitor.page.wait_for_load_state("networkidle")
            PICTURE.parent.mkdir(parents=True, exist_ok=True)
            PICTURE.write_bytes(small(visitor.page, visitor.page.screenshot()))
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
