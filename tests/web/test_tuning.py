"""Pauses of the interpreter are short, and what is left in circles goes in the end."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref
from pathlib import Path

import pytest

from sparrows.web.settings import Settings
from sparrows.web.store import Store
from sparrows.web.tables import Tables

# In a server that has run for long: how many objects the longest of all pauses looked through.
PAUSES = """
import gc
from sparrows.web.tuning import shorten_pauses
shorten_pauses()
looked, young = [], []
def note(phase, info):
    if phase == "start":
        looked.append(sum(len(gc.get_objects(g)) for g in range(info["generation"] + 1)))
gc.callbacks.append(note)
kept = [[number] for number in range(200_000)]
print(max(looked))
"""


class Circle:
    """Refers to itself."""

    def __init__(self) -> None:
        self.me = self


def test_a_pause_never_looks_through_all_that_tables_hold() -> None:
    found = subprocess.run(
        [sys.executable, "-c", PAUSES], capture_output=True, text=True, check=True
    )
    assert 0 < int(found.stdout) < 20_000


def test_what_is_left_in_circles_goes_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sparrows.web.tables.WHOLE_COLLECTION", 0.05)

    async def work() -> None:
        tables = Tables(Store(f"sqlite:///{tmp_path / 'x.sqlite'}"), Settings(thinkers=1))
        await tables.begin()
        try:
            left = weakref.ref(Circle())
            async with asyncio.timeout(10):
                while left() is not None:
                    await asyncio.sleep(0.02)
        finally:
            await tables.end()

    gc.disable()
    try:
        asyncio.run(work())
    finally:
        gc.enable()
