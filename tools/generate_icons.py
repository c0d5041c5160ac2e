"""Writes web/public/icons: the icon of the page on cloth, in the sizes that systems ask for."""

from __future__ import annotations

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


def main() -> None:
    ICONS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        for name, shape in SHAPES.items():
            (ICONS / f"{name}.png").write_bytes(picture(browser, *shape))
        browser.close()


if __name__ == "__main__":
    main()
