"""Packages with rulebooks of their own, as if they were installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sparrows.rulebooks.outside import GROUP, outside_rulebooks


@contextmanager
def installed(folder: Path, **packages: dict[str, str]) -> Iterator[None]:
    """These distributions, each with its rulebooks and where they are imported from."""
    for package, rulebooks in packages.items():
        about = folder / f"{package}-1.0.dist-info"
        about.mkdir(exist_ok=True)
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        entries = "".join(f"{name} = {place}\n" for name, place in rulebooks.items())
        (about / "entry_points.txt").write_text(f"[{GROUP}]\n{entries}")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        outside_rulebooks.cache_clear()
        yield
    outside_rulebooks.cache_clear()
