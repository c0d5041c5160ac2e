"""What a player holds, and what it becomes by a discard, a claim or a kong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sparrows.play.actions import Action
from sparrows.play.table import Place
from sparrows.readings.groups import CHOW, KONG, PUNG, Meld
from sparrows.readings.standing import Standing
from sparrows.tiles import BONUS, JOKER, KINDS, Tile, kinds_of


class Holding:
    """The tiles that stand in a hand, and the melds beside them."""

    __slots__ = ("melds", "tiles")

    def __init__(self, tiles: Standing, melds: tuple[Meld, ...]) -> None:
        self.tiles = tiles
        self.melds = melds

    def changed(self, tiles: Sequence[Tile], by: int, meld: Meld | None = None) -> Holding:
        """The same with these tiles more, or less, and perhaps a meld."""
        changed = self.tiles.copy()
        for tile in tiles:
            if by > 0:
                changed.take(tile)
            else:
                changed.give(tile)
        if meld is None:
            return Holding(changed, self.melds)
        changed.lay(meld)
        return Holding(changed, (*self.melds, meld))

    def concealing(self, meld: Meld) -> Holding:
        """The same with the tiles of a meld standing."""
        made = self.changed(meld.tiles, 1)
        made.tiles.pick_up(meld)
        made.melds = tuple(each for each in self.melds if each is not meld)
        return made

    @property
    def key(self) -> tuple[object, ...]:
        """What tells it from others."""
        m, p, s, z = self.tiles.keys
        return m, p, s, z, self.tiles.counts[JOKER], self.melds

    def kinds(self, among: int) -> list[Tile]:
        """Its different tiles, of these kinds."""
        return list(kinds_of(self.tiles.kinds & among))

    def beside(self, tile: Tile) -> int:
        """How many tiles stand near this one, to tell equal discards apart."""
        if tile >= KINDS:
            return 99
        counts = self.tiles.counts
        near = 2 * counts[tile]
        if tile < 27:
            rank = tile % 9
            near += sum(counts[tile + d] for d in (-2, -1, 1, 2) if 0 <= rank + d < 9)
        return near


def holding(place: Place) -> Holding:
    """A player's own tiles, without bonus tiles."""
    tiles = place.standing.copy()
    for tile in BONUS:
        if tiles.counts[tile]:
            tiles.give(tile)
    return Holding(tiles, tuple(place.melds))


def after_kong(hand: Holding, action: Action) -> Holding | None:
    """The hand when a kong of one's own tiles is laid down; nothing if it is one of jokers."""
    if action.tile >= KINDS:
        return None
    if action.name == "added-kong":
        after = hand.changed((action.tile,), -1)
        after.melds = tuple(
            Meld(KONG, meld.tile, promoted=True)
            if meld.kind == PUNG and meld.tile == action.tile
            else meld
            for meld in hand.melds
        )
        return after
    if hand.tiles.counts[action.tile] < 4:
        return None
    return hand.changed((action.tile,) * 4, -1, Meld(KONG, action.tile, concealed=True))


def after_claim(hand: Holding, action: Action) -> Holding:
    """The hand with a claimed set, before any discard."""
    real = [tile for tile in (action.tile, *action.using) if tile != JOKER]
    if action.meant:
        low, wild = min(action.meant), tuple((Counter(action.meant) - Counter(real)).elements())
    else:
        low, wild = min(real) if action.name == CHOW else action.tile, ()
    return hand.changed(action.using, -1, Meld(action.name, low, wild=wild))
