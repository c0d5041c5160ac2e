"""Plays the golden replays, one match per rulebook: `tests/replays/NAME.json`.

Run it from the root of the repository (`python -m tools.golden_replays [NAME …]`) after a change
that is meant to change what happens in a deal, and raise `ENGINE` in `sparrows/play/record.py`
if there are records out there.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.testing.replays import golden_replay

FOLDER = Path(__file__).parent.parent / "tests" / "replays"
MATCHES: dict[str, dict[str, Any]] = {
    "red": {"deals": 3, "jokers": True},
    "sichuan": {"deals": 2},
    "classical": {"deals": 3},
    "popular": {"deals": 3},
    "zung-jung": {"rounds": 1},
}


def path(name: str) -> Path:
    return FOLDER / f"{name}.json"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or RULEBOOKS:
        path(name).write_bytes(golden_replay(rulebook(name, **MATCHES[name])))


if __name__ == "__main__":
    main()
