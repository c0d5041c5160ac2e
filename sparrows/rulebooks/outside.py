"""Rulebooks of other installed packages, named under the entry point `sparrows.rulebooks`.

[project.entry-points."sparrows.rulebooks"]
hong-kong = "sparrows_hong_kong"
"""

from __future__ import annotations

import tomllib
import warnings
from collections.abc import Collection, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from pathlib import Path
from types import ModuleType

from sparrows.tiles import parse

GROUP = "sparrows.rulebooks"
# What the package of a rulebook has: its options, sets of them, and what builds it.
NEEDED = ("OPTIONS", "PRESETS", "rulebook")
READ = (".toml", ".md", ".ftl", ".jsonl")  # names, guides, words and examples


class BrokenRulebook(UserWarning):
    """A rulebook of another package cannot be used, and why."""


@cache
def outside_rulebooks(ours: Collection[str]) -> dict[str, ModuleType]:
    """The packages of outside rulebooks by their ids; for broken ones there is one warning."""
    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    usable: dict[str, ModuleType] = {}
    for entry in found:
        try:
            wrong = taken(entry, ours, found) or unfit(entry)
        except Exception as error:  # whatever another package does, ours must start
            wrong = str(error)
        if wrong:
            said = f"the rulebook {entry.name!r} of {_package(entry)} is left out: {wrong}"
            warnings.warn(said, BrokenRulebook, stacklevel=2)
        else:
            usable[entry.name] = entry.load()
    return usable


def _package(entry: EntryPoint) -> str:
    return entry.value if entry.dist is None else entry.dist.name


def taken(entry: EntryPoint, ours: Collection[str], found: Sequence[EntryPoint]) -> str:
    """Which other package has a rulebook of this name, if any."""
    if entry.name in ours:
        return "sparrows has one of that name"
    others = [_package(each) for each in found if each.name == entry.name and each is not entry]
    return f"{', '.join(others)} has one of that name too" if others else ""


def unfit(entry: EntryPoint) -> str:
    """What a package lacks for a rulebook, if it lacks anything; it must build what it says."""
    package = entry.load()
    if not isinstance(package, ModuleType):
        return f"{entry.value} is not a package"
    if missing := lacking(package):
        return f"{entry.value} has no {', '.join(missing)}"
    usual = package.OPTIONS()
    hash(usual)  # rulebooks are remembered by their options
    built = package.rulebook(usual)
    if built.id != entry.name:
        return f"it calls itself {built.id!r}"
    return unreadable_file(package)


def unreadable_file(package: ModuleType) -> str:
    """Which of the files in a package cannot be read, if any, and why."""
    for file in files(package).iterdir():
        if Path(file.name).suffix not in READ or not file.is_file():
            continue
        try:
            text = file.read_text("utf-8")
            if file.name == "names.toml":
                parse(str(tomllib.loads(text).get("rulebook", {}).get("emblem", "")))
        except (OSError, ValueError) as error:
            return f"{file.name}: {error}"
    return ""


def lacking(package: ModuleType) -> list[str]:
    """What a package must have for a rulebook and does not have."""
    return [name for name in NEEDED if not hasattr(package, name)]
