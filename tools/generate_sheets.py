"""Writes sheets, and what the server says of them, for the page's own tests: `sheets.json`.

Run it from the root of the repository (`python -m tools.generate_sheets`) after a change that is
meant to change what is said of a sheet.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.club.random_sheets import random_sheets

FILE = Path(__file__).parent.parent / "web/src/lib/settle/fixtures/sheets.json"
SHEETS = 40  # of each rulebook
DEALS = 2


def sheets() -> str:
    """The whole file, one sheet a line."""
    lines = (
        json.dumps(found, ensure_ascii=False) for found in random_sheets(SHEETS, DEALS, seed=1)
    )
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(sheets(), "utf-8")
    sys.stdout.write(f"{FILE.name} is fresh\n")
