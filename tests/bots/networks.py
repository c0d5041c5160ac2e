"""A machine on which the networks of `master` are not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from sparrows.bots import master


@contextmanager
def networks_missing(missing: str = master.MODELS) -> Iterator[None]:
    """Something is not there that they need."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(master, "find_spec", lambda name: None if name == missing else object())
        master.is_installed.cache_clear()
        try:
            yield
        finally:
            master.is_installed.cache_clear()
