"""A bar on a terminal while something long goes on; nothing elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import TypeVar

T = TypeVar("T")


def watched(work: Iterable[T], total: int, title: str) -> Iterator[T]:
    """The same things, with a bar on stderr that says how many have come."""
    if not sys.stderr.isatty():
        yield from work
        return
    rich = import_module("rich.progress")
    console = import_module("rich.console").Console(stderr=True)
    yield from rich.track(work, description=title, total=total, console=console, transient=True)
