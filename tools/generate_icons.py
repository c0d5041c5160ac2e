"""Writes web/public/icons and favicon.ico: the icon of the page in the sizes that are asked for."""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import QUIET, chromium  # noqa: E402

PUBLIC = ROOT / "web" / "public"
ICONS = PUBLIC / "icons"
CLOTH = "#1d4a3a"
# Of each icon its side in pixels, how much of it the tile takes, and how round its corners are;
# systems that cut icons to a shape of their own may take all but the middle 80 %.
SHAPES = {
    "192": (192, 0.84, "18%"),
    "512": (512, 0.84, "18%"),
    "maskable-512": (512, 0.72, "0"),
    "apple-touch": (180, 0.76, "0"),
}
FAVICON = (32, 0.94, "18%")  # for whoever asks for /favicon.ico without reading the page


def picture(browser: Browser, side: int, share: float, corner: str) -> bytes:
    """A square of cloth with the tile in the middle."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    page = browser.new_page(viewport={"width": side, "height": side})
    page.set_content(
        f"<style>body{{margin:0}} div{{display:grid;place-items:center;width:100vw;height:100vh;"
        f"background:{CLOTH};border-radius:{corner}}} svg{{width:{share:.0%};height:{share:.0%}}}"
        f"</style><div>{drawing}</div>"
    )
    drawn = page.screenshot(omit_background=True)
    page.close()
    return drawn


def as_ico(drawn: bytes, side: int) -> bytes:
    """A file of the old form for icons, with this PNG as its only picture."""
    head, entry = "<HHH", "<BBBBHHII"
    at = struct.calcsize(head) + struct.calcsize(entry)
    return (
        struct.pack(head, 0, 1, 1)
        + struct.pack(entry, side, side, 0, 0, 1, 32, len(drawn), at)
        + drawn
    )


def main() -> None:
    ICONS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        for name, shape in SHAPES.items():
            (ICONS / f"{name}.png").write_bytes(picture(browser, *shape))
        favicon = as_ico(picture(browser, *FAVICON), FAVICON[0])
        (PUBLIC / "favicon.ico").write_bytes(favicon)
        browser.close()


if __name__ == "__main__":
    main()
