"""Student's t: how far a mean of a few numbers may lie from the true one."""

from __future__ import annotations

from functools import lru_cache
from itertools import count
from math import atan, cos, pi, sin, sqrt


def within(t: float, freedom: int) -> float:
    """The probability that Student's t with these degrees of freedom is between -t and t.

    A finite sum of powers of a cosine, one for odd and one for even degrees (Abramowitz and Stegun,
    26.7.3 and 26.7.4).
    """
    angle = atan(t / sqrt(freedom))
    squared = cos(angle) ** 2
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for power in range(2 + odd, freedom - 1, 2):
        term *= squared * (power - 1) / power
        total += term
    total *= sin(angle)
    return (angle + total) * 2 / pi if odd else total


@lru_cache(maxsize=256)
def quantile(confidence: float, freedom: int) -> float:
    """The t that Student's t stays within with this probability."""
    high = next(2.0**power for power in count() if within(2.0**power, freedom) > confidence)
    low = 0.0
    while low < (middle := (low + high) / 2) < high:
        low, high = (low, middle) if within(middle, freedom) > confidence else (middle, high)
    return middle
