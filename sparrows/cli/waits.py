"""`sparrows waits`."""

from __future__ import annotations

from sparrows.cli.given import Given


def command(given: Given) -> int:
    return 0 if given.rules else 1
