"""Shared by all tests: random cases, and how many of them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

# To note every line that a test comes to doubles its time. These are there to come to all lines of
# the rulebooks and of scoring: nothing is noted in the others, nor in those of thousands of hands
# and deals, which are marked `no_cover`, as tests of single hands and moves come to the same lines.
COVERING = ("play", "rulebooks", "scoring", "test_cases.py")

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


def places(*names: str) -> tuple[str, ...]:
    """How the paths of these files and folders of tests begin."""
    return tuple(str(Path(__file__).parent / name) for name in names)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    slow, covering = places(*SLOW), places(*COVERING)
    for item in items:
        if item.get_closest_marker("no_cover") or str(item.path).startswith(slow):
            item.add_marker("slow")
        if not str(item.path).startswith(covering):
            item.add_marker("no_cover")
