"""The rulebooks, by their ids."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import Any

from sparrows.complaint import Complaint, refuse_other
from sparrows.play.rulebook import Options, Rulebook, read_options

RULEBOOKS = ("red", "sichuan", "classical", "popular", "zung-jung")  # those of this package
FOLDERS = {name: name.replace("-", "_") for name in RULEBOOKS}


def installed_rulebooks() -> tuple[str, ...]:
    """The ids of all rulebooks: ours, then those of other installed packages."""
    return *RULEBOOKS, *_outside()


def _outside() -> dict[str, ModuleType]:
    # Not everybody who asks for a rulebook of ours should wait until all packages are looked at.
    outside = import_module("sparrows.rulebooks.outside")
    found: dict[str, ModuleType] = outside.outside_rulebooks(RULEBOOKS)
    return found


def folder(name: str) -> ModuleType:
    """The package of a rulebook; it is imported when first asked for."""
    refuse_other(str, name)
    if name in FOLDERS:
        return own_folder(name)
    if name in _outside():
        return _outside()[name]
    raise Complaint(
        "there is no rulebook {name!r}: {choices}",
        name=name,
        choices=", ".join(installed_rulebooks()),
    )


@lru_cache(maxsize=len(RULEBOOKS))
def own_folder(name: str) -> ModuleType:
    """The package of a rulebook of ours."""
    return import_module(f"sparrows.rulebooks.{FOLDERS[name]}")


def folder_file(name: str, file: str) -> str:
    """The text of a file in the package of a rulebook; nothing where it has no such file."""
    # Importing it costs more than all else here, and counting a hand needs no file.
    found = import_module("importlib.resources").files(folder(name)).joinpath(file)
    return str(found.read_text("utf-8")) if found.is_file() else ""


def rulebook(name: str, /, **options: Any) -> Rulebook:
    """The rulebook of this name under these options; `preset` names a set of them."""
    if not options and name in RULEBOOKS:
        return usual_rulebook(name)
    rules = folder(name)
    preset = options.pop("preset", None)
    if preset is not None:
        found = next((row for row in rules.PRESETS if row.id == preset), None)
        if found is None:
            raise Complaint(
                "{name} has no preset {preset!r}: {choices}",
                name=name,
                preset=preset,
                choices=", ".join(row.id for row in rules.PRESETS),
            )
        options = {**found.options, **options}
    return rulebook_under(name, read_options(rules.OPTIONS, options))


@lru_cache(maxsize=len(RULEBOOKS))
def usual_rulebook(name: str) -> Rulebook:
    """A rulebook of ours with nothing agreed on."""
    return rulebook_under(name, folder(name).OPTIONS())


@lru_cache(maxsize=64)
def rulebook_under(name: str, options: Options) -> Rulebook:
    """The rulebook of this name under options that are known to be right."""
    # Built once for each choice of options: what it has learnt of hands is kept.
    made: Rulebook = folder(name).rulebook(options)
    return made
