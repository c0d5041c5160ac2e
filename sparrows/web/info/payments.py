"""How the points of a payment came out of what the hands are worth."""

from __future__ import annotations

from sparrows.play.settlement import Payment
from sparrows.scoring.score import Score


def reckoned(payment: Payment, receiver: Score | None, payer: Score | None) -> str:
    """The arithmetic: `"2 × 64"`; nothing where the points are a price of their own."""
    if receiver is None:
        return ""
    value, points = receiver.value, payment.points
    if payment.reason == "losers-difference":
        return "" if payer is None else _difference(points, value, payer.value)
    if payment.reason in ("win", "pays-for-all"):
        return f"{points // value} × {value}" if points > value and not points % value else ""
    if payment.reason == "win-from-wall":
        return f"{value} + {points - value}" if points > value else ""
    if payment.reason == "responsible":
        return f"3 × {value} − {3 * value - points}"
    return ""


def _difference(points: int, richer: int, poorer: int) -> str:
    times = points // (richer - poorer)
    return f"{richer} − {poorer}" if times == 1 else f"{times} × ({richer} − {poorer})"
