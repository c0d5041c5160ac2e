"""How the points of a payment came out of what the hands are worth."""

from __future__ import annotations

from collections.abc import Mapping

from sparrows.play.settlement import Payment, Seat, Settlement


def worth_of_hands(settled: Settlement) -> dict[Seat, int]:
    """What each hand that counts is worth, whether we counted it or its player did."""
    return {seat: worth.value for seat, worth in (settled.losers | settled.scores).items()}


def reckoned(payment: Payment, worth: Mapping[Seat, int]) -> str:
    """The arithmetic: `"2 × 64"`; nothing where the points are a price of their own."""
    if payment.receiver is None or payment.receiver not in worth:
        return ""
    value, points = worth[payment.receiver], payment.points
    if payment.reason == "losers-difference":
        poorer = worth.get(payment.payer)
        return "" if poorer is None else _difference(points, value, poorer)
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
