"""What a module of the tests says when it runs on the plain build."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager


@contextmanager
def plain_lines(module: str, *given: int) -> Iterator[Iterable[str]]:
    """Its lines while it runs; in the end it must not have failed."""
    with subprocess.Popen(
        [sys.executable, "-m", module, *map(str, given)],
        env={**os.environ, "SPARROWS_PURE": "1"},
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as plain:
        assert plain.stdout is not None
        yield plain.stdout
    assert plain.returncode == 0
