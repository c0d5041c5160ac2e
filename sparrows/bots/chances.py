"""How likely a hand is to win in the draws that are left.

The rates here were counted in deals between greedy bots under three rulebooks.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from functools import lru_cache
from typing import TypeAlias

# How often, in a go-around, an ordinary hand so many tiles from ready takes its next step.
STEPS = (0.18, 0.24, 0.36, 0.46, 0.6, 0.68, *(0.7,) * 9)
# How much more often a useful tile comes to such a hand than by its own draws alone, where chows
# are claimed and where they are not; a ready hand wins on everybody's discards.
CLAIMED = (3.2, 1.7, 1.45, 1.25, 1.05, *(1.0,) * 10)
CLAIMED_FOR_PUNGS = (2.3, 1.17, 1.13, 1.03, *(1.0,) * 11)
# How often others end the deal in the go-around after so many.
OTHERS_WIN = (0.0, 0.0, 0.0, 0.012, 0.028, 0.055, 0.095, 0.135, 0.18, 0.23, 0.28, 0.32, 0.36)
READY_WINS = 0.18  # how often one who is ready does
GOES_ON = 9  # so many go-arounds later where a deal has several winners
LONGEST_DEAL = 30
PACES = 20
RATES = 50


# By the go-arounds that are left, from none to the longest, the chance of something.
ByTurns: TypeAlias = "array[float]"
CERTAIN: ByTurns = array("d", [1.0] * (LONGEST_DEAL + 1))


@lru_cache(maxsize=1024)
def later(distance: int, end: int, pace: int) -> ByTurns:
    """The chances of a hand whose steps come at the ordinary rate, times the pace."""
    return _with_steps(STEPS[distance] * pace / PACES, distance, end, pace)


@lru_cache(maxsize=2048)
def first(rate: int, distance: int, end: int, pace: int) -> ByTurns:
    """As `later`, but the next step comes at a rate of its own."""
    return _with_steps(rate / RATES, distance, end, pace)


def _with_steps(step: float, distance: int, end: int, pace: int) -> ByTurns:
    """The chances if the next step comes so often and the wall ends after so many go-arounds."""
    further = later(distance - 1, end, pace) if distance else CERTAIN
    found = array("d", [0.0])
    for turns in range(1, LONGEST_DEAL + 1):
        # Others are as likely to be first in this go-around as to be second.
        ends = others_win(end - turns)
        taken = step * (1 - ends / 2) * further[turns - 1]
        found.append(taken + (1 - step) * (1 - ends) * found[-1])
    return found


@lru_cache(maxsize=1024)
def readied(rate: int, distance: int) -> ByTurns:
    """The chances to be ready, if the next step comes at this rate."""
    if not distance:
        return CERTAIN
    taken = readied(int(STEPS[distance - 1] * RATES), distance - 1)
    found = array("d", [0.0])
    for turns in range(1, LONGEST_DEAL + 1):
        found.append(rate / RATES * taken[turns - 1] + (1 - rate / RATES) * found[-1])
    return found


def others_win(passed: int) -> float:
    """How often somebody else ends the deal in a go-around."""
    return OTHERS_WIN[max(min(passed, len(OTHERS_WIN) - 1), 0)]


def as_late(passed: int, ready: float) -> int:
    """How late a deal is when so many of the others are likely to be ready.

    It is half by the go-arounds that have passed, half by those after which that is usual.
    """
    usual = bisect_left(OTHERS_WIN, READY_WINS * ready, hi=len(OTHERS_WIN) - 1)
    return (passed + usual + 1) // 2


class DealClock:
    """How long a deal has lasted and will last, in go-arounds, and how many tiles are unseen."""

    def __init__(
        self, passed: int, turns: int, unseen: int, *, chows: bool = True, goes_on: bool = False
    ) -> None:
        self.passed = min(passed, LONGEST_DEAL) - GOES_ON * goes_on
        self.turns = min(turns, LONGEST_DEAL)
        self.unseen = max(unseen, 1)
        self._claimed = CLAIMED if chows else CLAIMED_FOR_PUNGS

    def chance(self, distance: int, useful: float, pace: float = 1.0, claims: float = 1.0) -> float:
        """The chance to win from here, if so many unseen tiles take the next step.

        A plan may be claimed for more or less than ordinary hands, and later steps may be slower.
        """
        if useful <= 0 or self.turns <= 0 or distance >= len(STEPS):
            return 0.0
        # Between two steps of the table, so that every tile tells.
        exact = self._rate(distance, useful, claims) * RATES
        low = int(exact)
        rest = (distance, self.passed + self.turns, int(pace * PACES))
        below, above = first(low, *rest)[self.turns], first(low + 1, *rest)[self.turns]
        return below + (exact - low) * (above - below)

    def ready(self, distance: int, useful: float, claims: float = 1.0) -> float:
        """The chance to be ready when the wall ends."""
        if distance >= len(STEPS):
            return 0.0
        return readied(int(self._rate(distance, useful, claims) * RATES), distance)[self.turns]

    def _rate(self, distance: int, useful: float, claims: float) -> float:
        """How often a step comes in a go-around."""
        more = self._claimed[distance] - 1
        return min(useful / self.unseen * (1 + more * (claims if distance else 1.0)), 0.95)
