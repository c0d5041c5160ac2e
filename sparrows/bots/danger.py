"""What a discard may cost: who looks ready, and whom the tile may serve."""

from __future__ import annotations

from sparrows.bots.stakes import Stakes
from sparrows.play.settlement import Seat
from sparrows.play.table import Place, Table
from sparrows.tiles import EAST, KINDS, Tile

SERVES = 0.06  # how often a middle tile completes a ready hand


def readiness(view: Table, place: Place) -> float:
    """How likely a player is to be ready, by his melds and how long the deal has lasted."""
    if place.declared:
        return 1.0
    turns = sum(1 for seat, _ in view.discards if seat == place.seat)
    melded = sum(1 for meld in place.melds if not meld.concealed)
    return min(0.9, 0.0025 * turns * turns + (0.0, 0.01, 0.05, 0.2, 0.6)[min(melded, 4)])


def safe_now(view: Table, place: Place) -> set[Tile]:
    """What this player let go since he last changed his hand."""
    found: set[Tile] = set()
    for seat, tile in reversed(view.discards):
        found.add(tile)
        if seat == place.seat:
            break
    return found


def serves(tile: Tile, left: list[int], place: Place, safe: set[Tile]) -> float:
    """How likely a tile is to complete a ready hand."""
    if tile >= KINDS:
        return 0.0
    if tile in safe:
        return 0.05 * SERVES
    share = SERVES
    if tile >= EAST:
        share *= (0.05, 0.5, 0.9, 0.9, 0.9)[max(left[tile], 0)]
    else:
        rank = tile % 9
        share *= 0.6 if rank in (0, 8) else 0.8 if rank in (1, 7) else 1.0
        if left[tile] <= 0:
            share *= 0.6
    if tile in place.pond:
        share *= 0.35
    return share


class Danger:
    """What discards may cost a player now."""

    def __init__(self, stakes: Stakes, view: Table, seat: Seat, left: list[int]) -> None:
        self._left = left
        self._cost = stakes.given(stakes.ordinary)
        self._others = [
            (place, readiness(view, place), safe_now(view, place)) for place in view.others(seat)
        ]

    def of(self, tile: Tile) -> float:
        if not self._cost:
            return 0.0
        return self._cost * sum(
            ready * serves(tile, self._left, place, safe) for place, ready, safe in self._others
        )
