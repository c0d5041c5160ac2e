"""What a discard may cost: who looks ready, and whom the tile may serve.

The shares here were counted in deals between greedy bots.
"""

from __future__ import annotations

from sparrows.bots.sight import usable
from sparrows.bots.stakes import Stakes
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Place, Table
from sparrows.tiles import EAST, KINDS, Tile

# How many players are ready: by their open melds, and by every two discards of theirs.
READY = (
    (0.0, 0.01, 0.04, 0.12, 0.26, 0.45, 0.57, 0.65, 0.75),
    (0.02, 0.04, 0.11, 0.25, 0.4, 0.53, 0.67, 0.78, 0.85),
    (0.05, 0.15, 0.28, 0.45, 0.57, 0.63, 0.7, 0.75, 0.8),
    (0.5, 0.55, 0.62, 0.73, 0.83, 0.9, 0.94, 0.95, 0.95),
    (1.0,) * 9,
)
# How often a tile completes a ready hand: by how many of its kind are unseen.
MIDDLE = (0.06, 0.07, 0.08, 0.118, 0.118)
NEXT_TO_LAST = (0.02, 0.04, 0.05, 0.1, 0.1)
TERMINAL = (0.02, 0.045, 0.045, 0.04, 0.04)
HONOUR = (0.0, 0.005, 0.01, 0.015, 0.02)
DISCARDED = 0.05  # of that, where the player has discarded the kind himself


def readiness(view: Table, place: Place) -> float:
    """How likely a player is to be ready, by his melds and how long the deal has lasted."""
    if place.declared:
        return 1.0
    turns = sum(1 for seat, _ in view.discards if seat == place.seat)
    melded = sum(1 for meld in place.melds if not meld.concealed)
    return READY[melded][min(turns // 2, 8)]


def safe_now(view: Table, place: Place) -> set[Tile]:
    """What this player let go since he last changed his hand."""
    found: set[Tile] = set()
    for seat, tile in reversed(view.discards):
        found.add(tile)
        if seat == place.seat:
            break
    return found


def serves(tile: Tile, left: int) -> float:
    """How likely a tile is to complete a ready hand."""
    if tile >= EAST:
        return HONOUR[left]
    rank = tile % 9
    shares = TERMINAL if rank in (0, 8) else NEXT_TO_LAST if rank in (1, 7) else MIDDLE
    return shares[left]


class Suspect:
    """Another player, as one who may be ready."""

    def __init__(self, rules: Rulebook, view: Table, place: Place) -> None:
        self.ready = readiness(view, place)
        self._safe = safe_now(view, place)
        self._pond = place.pond
        self._kinds = usable(rules, view, place.seat)
        self._share = KINDS / self._kinds.bit_count()  # of fewer kinds each is wanted more

    def wants(self, tile: Tile, left: int) -> float:
        """How likely he is to win on this tile."""
        if tile in self._safe or not self._kinds >> tile & 1:
            return 0.0
        found = self.ready * self._share * serves(tile, left)
        return DISCARDED * found if tile in self._pond else found


class Danger:
    """What discards may cost a player now."""

    def __init__(
        self, rules: Rulebook, stakes: Stakes, view: Table, seat: Seat, left: list[int]
    ) -> None:
        self._left = left
        self._cost = stakes.given(stakes.ordinary)
        self._others = [Suspect(rules, view, place) for place in view.others(seat)]

    def of(self, tile: Tile) -> float:
        if not self._cost:
            return 0.0
        left = min(max(self._left[tile], 0), 4)
        return self._cost * sum(other.wants(tile, left) for other in self._others)
