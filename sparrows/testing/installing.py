"""Packages with rulebooks of their own, as if they were installed."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from sparrows.rulebooks.outside import GROUP, outside_rulebooks

Packages = Mapping[str, Mapping[str, str]]  # by their names: where each rulebook is imported from


@contextmanager
def installed(folder: Path, packages: Path | Packages) -> Iterator[None]:
    """These distributions, or that of a `pyproject.toml`; they are described in an empty folder."""
    found = described(packages) if isinstance(packages, Path) else packages
    for package, rulebooks in found.items():
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


def described(pyproject: Path) -> Packages:
    """The distribution of a `pyproject.toml`, which must name a rulebook."""
    project = tomllib.loads(pyproject.read_text("utf-8"))["project"]
    return {project["name"].replace("-", "_"): project["entry-points"][GROUP]}
