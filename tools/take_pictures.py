"""Writes the pictures of docs/images: the one of the README, and those of docs/gallery.md."""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import numpy as np
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import QUIET, chromium  # noqa: E402
from tests.browser.scenes import Scenes  # noqa: E402
from tests.browser.site import Server, build  # noqa: E402
from tests.browser.visitor import Visitor  # noqa: E402
from tools.palette import png, reduced  # noqa: E402

IMAGES = ROOT / "docs" / "images"
COLOURS = 256
SETTLING = 600  # milliseconds
DESK, PHONE, SIDEWAYS = (1280, 800), (390, 844), (844, 390)


class Picture(NamedTuple):
    """A page of the scenes, as it is looked at."""

    place: str
    size: tuple[int, int]
    language: str = "en"
    dark: bool = False


PICTURES = {
    "table": Picture("table", DESK),
    "table-phone": Picture("table", PHONE),
    "table-sideways": Picture("claim", SIDEWAYS),
    "claim-phone": Picture("claim", PHONE, "ru"),
    "deal-end-phone": Picture("result", PHONE),
    "match-end": Picture("standings", DESK, "ru"),
    "home": Picture("lobby", DESK),
    "home-phone": Picture("lobby", PHONE, "ru", dark=True),
    "calculator-phone": Picture("calculator", PHONE),
    "replay": Picture("replay", DESK),
}

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


def taken(visitor: Visitor, scenes: Scenes, picture: Picture) -> bytes:
    """What a visitor sees when nothing moves any more."""
    page = visitor.page
    page.emulate_media(color_scheme="dark" if picture.dark else "light", reduced_motion="reduce")
    scenes.show(visitor, picture.place)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLING)
    return small(page, page.screenshot())


def main() -> None:
    build()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
            scenes = Scenes(server.url)
            for name, picture in PICTURES.items():
                visitor = Visitor(
                    browser,
                    server.url,
                    state=scenes.state,
                    size=picture.size,
                    touch=picture.size != DESK,
                    language=picture.language,
                )
                (IMAGES / f"{name}.png").write_bytes(taken(visitor, scenes, picture))
                visitor.page.context.close()
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
