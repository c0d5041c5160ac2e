"""How likely a hand is to win in the draws that are left."""

from __future__ import annotations

from functools import cache

# How often, in a go-around, an ordinary hand so many tiles from ready takes its next step.
STEPS = (0.155, 0.22, 0.34, 0.46, 0.54, 0.6, 0.65, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7)
GOES_ON = 2  # a deal that others' wins do not end counts as early
PACES = 20
RATES = 50
READY_CLAIMS = 2.8  # a ready hand may win on everybody's discards


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
    return (1 - others_win(passed)) * (step * further + (1 - step) * without)


def others_win(passed: int) -> float:
    """How often somebody else ends the deal in a go-around: the more often the longer it lasts."""
    return min(0.026 * passed, 0.26) if passed > 0 else 0.0


class Clock:
    """How long a deal has lasted and will last, in go-arounds, and how many tiles are unseen."""

    def __init__(self, passed: int, turns: int, unseen: int) -> None:
        self.passed = min(passed, 30)
        self.turns = min(turns, 30)
        self.unseen = max(unseen, 1)

    def chance(self, distance: int, useful: int, pace: float, claims: float) -> float:
        """The chance to win from here, if so many unseen tiles take the next step."""
        if useful <= 0 or self.turns <= 0 or distance >= len(STEPS):
            return 0.0
        rate = useful / self.unseen * (claims if distance else READY_CLAIMS)
        # Between two steps of the table, so that every tile tells.
        exact = min(rate, 0.95) * RATES
        low = int(exact)
        rest = (distance, self.passed, self.turns, int(pace * PACES))
        below, above = _first(low, *rest), _first(low + 1, *rest)
        return below + (exact - low) * (above - below)
