"""Which build of the package runs: compiled modules, or the Python source they were made from.

Compiled modules lie in `_compiled`, in a folder per package, beside a list of all their sources and
a checksum. Only while the sources are as they were then are they put before them in a `__path__`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from zlib import crc32

PACKAGE = os.path.dirname(__file__)  # noqa: PTH120 - pathlib would take longer than all of this
FOLDER = "_compiled"
LIST = f"sources{EXTENSION_SUFFIXES[0]}.txt"  # a build for another Python may lie beside this one
COMPILED, UNCOMPILED, OUTDATED = "compiled", "plain", "outdated"


def checksum(package: str, sources: Iterable[str]) -> str:
    """A number for all that stands in these files of a package."""
    found = 0
    for name in sources:
        with open(f"{package}/{name}", "rb") as source:  # noqa: PTH123
            found = crc32(source.read(), crc32(name.encode(), found))
    return f"{found:08x}"


def is_asked_for() -> bool:
    """Whether SPARROWS_PURE says that the source should run as it is."""
    return os.environ.get("SPARROWS_PURE", "") not in ("", "0")


def build_of(package: str) -> str:
    """Whether compiled modules are there, and made from the sources that are there now."""
    try:
        with open(f"{package}/{FOLDER}/{LIST}", encoding="utf-8") as written:  # noqa: PTH123
            expected, *sources = written.read().split()
        return COMPILED if checksum(package, sources) == expected else OUTDATED
    except (OSError, ValueError):
        return UNCOMPILED


@cache
def build() -> str:
    """What runs, decided once."""
    return UNCOMPILED if is_asked_for() else build_of(PACKAGE)


def compiled(package: str) -> list[str]:
    """The folder with the compiled modules of a package, if they may run."""
    return [f"{PACKAGE}/{FOLDER}/{package}"] if build() == COMPILED else []
