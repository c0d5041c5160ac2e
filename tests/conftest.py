"""Shared by all tests: random cases, and how many of them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

# Tests of thousands of hands and deals are marked `no_cover`: to note every line they come to would
# double their time, and the tests of single hands and moves come to the same lines.

# `make soak` runs the same tests over this many times more random material.
SOAK = int(os.environ.get("SPARROWS_SOAK", "1"))

settings.register_profile("sparrows", deadline=None, derandomize=SOAK == 1, print_blob=True)
settings.load_profile("sparrows")


# What `make check` leaves to `make test`, beside the tests of thousands of hands and deals.
SLOW = ("browser", "test_build.py", "test_memories.py")
# Those that start servers, kill them and wait for what comes of it.
SLOW += ("web/test_backup.py", "web/test_files.py", "web/test_front.py", "web/test_kills.py")
SLOW += ("web/test_limits.py", "web/test_lives.py", "web/test_logs.py", "web/test_power.py")
SLOW += ("web/test_processes.py", "web/test_shards.py", "web/test_sites.py", "web/test_thinkers.py")
SLOW += ("web/test_timing.py",)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses that a test holds")
    config.addinivalue_line("markers", "slow: left out by `make check`")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = tuple(str(Path(__file__).parent / place) for place in SLOW)
    for item in items:
        if item.get_closest_marker("no_cover") or str(item.path).startswith(places):
            item.add_marker("slow")
