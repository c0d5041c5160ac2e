"""The learning curve: what was measured, and when, a line of JSON each."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path


class Curve:
    """Measurements in the order in which they were made, kept in a file and shown on the way."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
        self.path = path
        self.began = time.monotonic()

    def add(self, what: str, **measured: float | str) -> None:
        """One measurement."""
        row: dict[str, float | str] = {
            "seconds": round(time.monotonic() - self.began, 1),
            "what": what,
        }
        for name, value in measured.items():
            row[name] = float(f"{value:.5g}") if isinstance(value, float) else value
        line = json.dumps(row)
        with self.path.open("a") as file:
            file.write(f"{line}\n")
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
