"""What was worked out before, within bounds: whatever the package remembers is kept in these.

A function of a few plain values may have an `lru_cache` with a bound instead.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Memory(dict[Key, Value]):
    """By what it depends on, what was worked out before; when full it forgets everything.

    To look something up is as quick as in any dict. What comes often is soon known again, so
    that forgetting all at once costs little, and nothing has to be noted at a look-up.
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def __setitem__(self, key: Key, value: Value) -> None:
        if len(self) >= self.most and key not in self:
            self.clear()
        dict.__setitem__(self, key, value)  # `super()` would take longer than the rest


class SelfFilling(Memory[Key, Value], ABC):
    """A memory that works out by itself what it does not know."""

    def __missing__(self, key: Key) -> Value:
        found = self[key] = self.find(key)
        return found

    @abstractmethod
    def find(self, key: Key) -> Value:
        """What there is to know of something that is not remembered."""


@cache
def one_object(value: Value) -> Value:
    """The same object for all that are equal, where few values are remembered many times."""
    return value
