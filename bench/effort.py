"""How much is done for each measure: all of it, or a little to see that it can be measured."""

from __future__ import annotations

from typing import NamedTuple

from sparrows import RULEBOOKS


class Effort(NamedTuple):
    """A share of the full volume, for these rulebooks."""

    share: float = 1.0
    books: tuple[str, ...] = tuple(RULEBOOKS)

    def number(self, full: int) -> int:
        """How many of something, at least one."""
        return max(1, round(full * self.share))

    def seconds(self, full: float) -> float:
        return full * self.share


FULL = Effort()
