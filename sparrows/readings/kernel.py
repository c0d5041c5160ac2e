"""The door to the compiled kernel (`_kernel.pyx`), where the package is compiled."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TypeVar

from sparrows.builds import COMPILED, build

Function = TypeVar("Function", bound=Callable[..., object])

KERNEL = import_module("sparrows.readings._kernel") if build() == COMPILED else None


def quick(plain: Function) -> Function:
    """The compiled twin of a function: it leaves to the plain one what it was not made for."""
    if KERNEL is None:
        return plain
    twin: Function = KERNEL.twin(plain)
    return twin
