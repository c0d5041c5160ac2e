"""Seats, dice and the wall of red, for two, three and four players (RED-2)."""

from __future__ import annotations

from sparrows.play.settlement import Seat


def pointed_to(points: int, seats: tuple[Seat, ...]) -> Seat:
    """Whom the sum of the dice points to, thrown by the first of these (RED-2.2 to 2.4)."""
    if len(seats) == 2:
        return seats[points % 2]
    return seats[(points - 1) % len(seats)]


def wall_sections(tiles: int, seats: tuple[Seat, ...]) -> dict[Seat, int]:
    """How many stacks each player builds (RED-2.13)."""
    each, over = divmod(tiles // 2, len(seats))
    longer = {0: (), 1: (2,), 2: (0, 2) if len(seats) == 4 else (1, 2)}[over]
    return {seat: each + (seat in longer) for seat in seats}


def cut_wall(tiles: int, seats: tuple[Seat, ...], breaker: Seat, stacks: int) -> tuple[Seat, int]:
    """In whose section the wall is cut, and after how many stacks from its right end.

    Counting goes on in the section of the player on the left (RED-2.20, 2.21).
    """
    built = wall_sections(tiles, seats)
    at = seats.index(breaker)
    while stacks > built[seats[at]]:
        stacks -= built[seats[at]]
        at = (at - 1) % len(seats)
    return seats[at], stacks
