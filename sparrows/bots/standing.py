"""Tiles that stand in a hand, and what they become by a discard, a claim or a kong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sparrows.play.actions import Action
from sparrows.play.table import Place
from sparrows.readings.groups import CHOW, KONG, PUNG, Meld
from sparrows.tiles import JOKER, KINDS, WEIGHT, Tile


class Standing:
    """Tiles that stand in a hand, and the melds beside them."""

    __slots__ = ("counts", "jokers", "keys", "melds")

    def __init__(
        self, counts: list[int], keys: list[int], melds: tuple[Meld, ...], jokers: int
    ) -> None:
        self.counts = counts
        self.keys = keys
        self.melds = melds
        self.jokers = jokers

    def changed(self, tiles: Sequence[Tile], by: int, meld: Meld | None = None) -> Standing:
        """The same with these tiles more, or less, and perhaps a meld."""
        counts, keys, jokers = self.counts[:], self.keys[:], self.jokers
        for tile in tiles:
            if tile < KINDS:
                counts[tile] += by
                keys[tile // 9] += by * WEIGHT[tile]
            elif tile == JOKER:
                jokers += by
        return Standing(counts, keys, (*self.melds, meld) if meld else self.melds, jokers)

    @property
    def key(self) -> tuple[object, ...]:
        """What tells it from others."""
        return (*self.keys, self.jokers, self.melds)

    def kinds(self, among: int) -> list[Tile]:
        """Its different tiles, of these kinds."""
        counts = self.counts
        return [tile for tile in range(KINDS) if counts[tile] and among >> tile & 1]

    def beside(self, tile: Tile) -> int:
        """How many tiles stand near this one, to tell equal discards apart."""
        if tile >= KINDS:
            return 99
        near = 2 * self.counts[tile]
        if tile < 27:
            rank = tile % 9
            near += sum(self.counts[tile + d] for d in (-2, -1, 1, 2) if 0 <= rank + d < 9)
        return near


def standing(place: Place) -> Standing:
    """A player's own tiles."""
    return Standing(place.counts[:KINDS], place.keys[:], tuple(place.melds), place.counts[JOKER])


def after_kong(hand: Standing, action: Action) -> Standing | None:
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
    if hand.counts[action.tile] < 4:
        return None
    return hand.changed((action.tile,) * 4, -1, Meld(KONG, action.tile, concealed=True))


def after_claim(hand: Standing, action: Action) -> Standing:
    """The hand with a claimed set, before any discard."""
    real = [tile for tile in (action.tile, *action.using) if tile != JOKER]
    if action.meant:
        low, wild = min(action.meant), tuple((Counter(action.meant) - Counter(real)).elements())
    else:
        low, wild = min(real) if action.name == CHOW else action.tile, ()
    return hand.changed(action.using, -1, Meld(action.name, low, wild=wild))
