"""Patterns of how the hand was won, and of the irregular shapes."""

from __future__ import annotations

from sparrows.readings.groups import SINGLES
from sparrows.readings.reading import SEVEN_PAIRS, THIRTEEN_ORPHANS
from sparrows.scoring.verdict import Missing, Verdict, holds, of_shape
from sparrows.tiles import SEATS, Tile

Situation = frozenset[str]


def happened(situation: Situation, what: str) -> Verdict:
    """Whether this is how the hand was won."""
    return holds(what in situation, "did-not-happen", what=what)


def from_wall(self_draw: bool) -> Verdict:
    return holds(self_draw, "not-from-wall")


def from_player(self_draw: bool) -> Verdict:
    return holds(not self_draw, "not-from-player")


def nothing_melded(melded: int) -> Verdict:
    """No set on the table, not even a concealed kong."""
    return holds(not melded, "melded", number=melded)


def no_open_melds(open_melds: int) -> Verdict:
    """Concealed kongs do not open a hand, nor does a final tile from another player."""
    return holds(not open_melds, "open-melds", number=open_melds)


def last_draw(situation: Situation, self_draw: bool) -> Verdict:
    """Won with the last tile of the wall."""
    return happened(situation, "last-draw") and from_wall(self_draw)


def last_discard(situation: Situation, self_draw: bool) -> Verdict:
    """Won on the last discard."""
    return happened(situation, "last-discard") and from_player(self_draw)


def kong_replacement(situation: Situation, self_draw: bool, kongs: tuple[Tile, ...]) -> Verdict:
    """Won with the tile that replaced a kong."""
    return (
        happened(situation, "kong-replacement")
        and from_wall(self_draw)
        and holds(bool(kongs), "no-kong")
    )


def robbing_kong(situation: Situation, self_draw: bool) -> Verdict:
    """Won on the tile that another player added to a pung."""
    return happened(situation, "robbing-kong") and from_player(self_draw)


def heaven(situation: Situation, self_draw: bool, seat: int, melded: int) -> Verdict:
    """East wins with the tiles of the deal."""
    return (
        happened(situation, "heaven")
        and from_wall(self_draw)
        and holds(seat == 0, "other-seat", seat=SEATS[seat])
        and nothing_melded(melded)
    )


def earth(situation: Situation, self_draw: bool, seat: int, melded: int) -> Verdict:
    """Another player wins on East's first discard."""
    return (
        happened(situation, "earth")
        and from_player(self_draw)
        and holds(seat != 0, "other-seat", seat=SEATS[seat])
        and nothing_melded(melded)
    )


def seven_pairs(shape: str) -> Verdict:
    """Seven pairs."""
    return of_shape(shape, SEVEN_PAIRS)


def thirteen_orphans(shape: str) -> Verdict:
    """One of each terminal and honour, and one of them twice."""
    return of_shape(shape, THIRTEEN_ORPHANS)


def flower(flowers: tuple[Tile, ...]) -> Verdict:
    """Each flower or season that lies open."""
    return tuple((SINGLES[tile],) for tile in flowers) or Missing("no-flowers")
