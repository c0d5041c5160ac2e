"""The rulebooks, by their ids."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import Any

import msgspec

from sparrows.complaint import Complaint, refuse_other
from sparrows.play.rulebook import Rulebook, read_options

FOLDERS = {
    "red": "red",
    "sichuan": "sichuan",
    "classical": "classical",
    "popular": "popular",
    "zung-jung": "zung_jung",
}
RULEBOOKS = tuple(FOLDERS)


def folder(name: str) -> ModuleType:
    """The package of a rulebook; it is imported when first asked for."""
    refuse_other(str, name)
    if name not in FOLDERS:
        raise Complaint(
            "there is no rulebook {name!r}: {choices}", name=name, choices=", ".join(RULEBOOKS)
        )
    return import_module(f"sparrows.rulebooks.{FOLDERS[name]}")


def rulebook(name: str, /, **options: Any) -> Rulebook:
    """The rulebook of this name under these options; `preset` names a set of them."""
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
    return _built(name, msgspec.json.encode(read_options(rules.OPTIONS, options)))


@lru_cache(maxsize=64)
def _built(name: str, options: bytes) -> Rulebook:
    # Built once for each choice of options: what it has learnt of hands is kept.
    rules = folder(name)
    made: Rulebook = rules.rulebook(msgspec.json.decode(options, type=rules.OPTIONS))
    return made
