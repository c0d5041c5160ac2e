"""How likely a hand is to win in the draws that are left.

The rates here were counted in deals between greedy bots under red, sichuan and zung-jung.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache

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
LONGEST = 30
PACES = 20
RATES = 50


@cache
def later(distance: int, passed: int, turns: int, pace: int) -> float:
    """The chance of a hand whose steps come at the ordinary rate, times the pace."""
    if turns <= 0:
        return 0.0
    return _with_step(
        STEPS[distance] * pace / PACES,
        distance,
        passed,
        turns,
        pace,
        later(distance, passed + 1, turns - 1, pace),
    )


@cache
def _first(rate: int, distance: int, passed: int, turns: int, pace: int) -> float:
    """As `later`, but the next step comes at a rate of its own."""
    if turns <= 0:
        return 0.0
    without = _first(rate, distance, passed + 1, turns - 1, pace)
    return _with_step(rate / RATES, distance, passed, turns, pace, without)


def _with_step(
    step: float, distance: int, passed: int, turns: int, pace: int, without: float
) -> float:
    """The chance with a go-around in which the next step may be taken, or not."""
    further = later(distance - 1, passed + 1, turns - 1, pace) if distance else 1.0
    # Others are as likely to be first in this go-around as to be second.
    ends = others_win(passed)
    return step * (1 - ends / 2) * further + (1 - step) * (1 - ends) * without


@cache
def _readied(rate: int, distance: int, turns: int) -> float:
    """The chance to be ready in so many go-arounds, if the next step comes at this rate."""
    if not distance:
        return 1.0
    if turns <= 0:
        return 0.0
    next_rate = int(STEPS[distance - 1] * RATES)
    taken = _readied(next_rate, distance - 1, turns - 1)
    return rate / RATES * taken + (1 - rate / RATES) * _readied(rate, distance, turns - 1)


def others_win(passed: int) -> float:
    """How often somebody else ends the deal in a go-around."""
    return OTHERS_WIN[max(min(passed, len(OTHERS_WIN) - 1), 0)]


def as_late(passed: int, ready: float) -> int:
    """How late a deal is when so many of the others are likely to be ready.

    It is half by the go-arounds that have passed, half by those after which that is usual.
    """
    usual = bisect_left(OTHERS_WIN, READY_WINS * ready, hi=len(OTHERS_WIN) - 1)
    return (passed + usual + 1) // 2


class Clock:
    """How long a deal has lasted and will last, in go-arounds, and how many tiles are unseen."""

    def __init__(
        self, passed: int, turns: int, unseen: int, *, chows: bool = True, goes_on: bool = False
    ) -> None:
        self.passed = min(passed, LONGEST) - GOES_ON * goes_on
        self.turns = min(turns, LONGEST)
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
        rest = (distance, self.passed, self.turns, int(pace * PACES))
        below, above = _first(low, *rest), _first(low + 1, *rest)
        return below + (exact - low) * (above - below)

    def ready(self, distance: int, useful: float, claims: float = 1.0) -> float:
        """The chance to be ready when the wall ends."""
        if distance >= len(STEPS):
            return 0.0
        return _readied(int(self._rate(distance, useful, claims) * RATES), distance, self.turns)

    def _rate(self, distance: int, useful: float, claims: float) -> float:
        """How often a step comes in a go-around."""
        more = self._claimed[distance] - 1
        return min(useful / self.unseen * (1 + more * (claims if distance else 1.0)), 0.95)
