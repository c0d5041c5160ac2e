"""How far a hand is from winning under a rulebook, and what would bring it nearer.

Its shapes, jokers, barred kinds, melds and tile set are regarded. A minimum that a hand must be
worth is not: a hand that has its shape is as near as can be, and a wait shows what it is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import NamedTuple

from sparrows.complaint import Complaint, refuse_other
from sparrows.play.rulebook import Rulebook, Supply
from sparrows.readings.hand import Hand
from sparrows.readings.lack import TOO_FAR, Lack, nearest
from sparrows.readings.standing import NO_BONUS, SETS, Standing
from sparrows.scoring.objections import melds_are_barred
from sparrows.scoring.score import Score
from sparrows.scoring.waits import own_tiles
from sparrows.tiles import BONUS, FACES, JOKER, KINDS, WHOLE_HAND, Tile, Tiles, kinds_of, tiles_of

BEFORE_DRAW, AFTER_DRAW = WHOLE_HAND - 1, WHOLE_HAND


class Wait:
    """A tile that completes a hand, how many of it are left unseen, and what it would be worth."""

    def __init__(self, rules: Rulebook, hand: Hand, tile: Tile, left: int) -> None:
        self.tile = tile
        self.left = left
        self._rules = rules
        self._hand = hand

    @cached_property
    def from_discard(self) -> Score:
        """The hand if another player gives the tile."""
        return self._rules.score(self._hand.with_winning(self.tile, self_draw=False))

    @cached_property
    def from_wall(self) -> Score:
        """The hand if the tile is drawn."""
        return self._rules.score(self._hand.with_winning(self.tile, self_draw=True))


class AfterDiscard(NamedTuple):
    """A tile that may be discarded, and the outlook after it."""

    tile: Tile
    outlook: Outlook


class Outlook:
    """What can be said of a hand that has not won; each part is worked out when asked for."""

    def __init__(
        self,
        rules: Rulebook,
        hand: Hand,
        held: tuple[Standing, ...],
        unseen: Callable[[], tuple[int, ...]],
    ) -> None:
        self.hand = hand
        self._rules = rules
        self._held = held  # one for each choice of what the win is to be made of
        self._count_unseen = unseen

    @cached_property
    def _unseen(self) -> tuple[int, ...]:
        return self._count_unseen()

    @cached_property
    def _lack(self) -> Lack:
        return nearest(self._rules.scoring.shapes.lack(held) for held in self._held)

    @property
    def distance(self) -> int | None:
        """How many tiles from ready: 0 is ready, -1 complete, nothing if it can never win.

        Of fourteen tiles the one that is needed least is left out.
        """
        if "_lack" in vars(self):
            return _distance(self._lack.number)
        number = min(map(self._rules.scoring.shapes.fewest, self._held), default=TOO_FAR)
        # Of fourteen tiles that are ready as one shape, another may be complete.
        return _distance(self._lack.number if number == 1 else number)

    def distance_after(self, tile: Tile) -> int | None:
        """Of fourteen tiles: the distance if this one is discarded."""
        fewest = self._rules.scoring.shapes.fewest
        return _distance(min(map(fewest, self._held_after(tile)), default=TOO_FAR))

    @cached_property
    def useful(self) -> dict[Tile, int]:
        """The tiles that bring thirteen nearer, and how many of each are left unseen."""
        if self.hand.size != BEFORE_DRAW or self.distance is None:
            return {}
        found = {tile: self._unseen[tile] for tile in kinds_of(self._lack.useful)}
        if self._joker_helps():
            found[JOKER] = self._unseen[JOKER]
        return found

    def _joker_helps(self) -> bool:
        more = [held.plus(JOKER) for held in self._held if held.jokers < held.room[JOKER]]
        shapes = self._rules.scoring.shapes
        return any(shapes.lack(held).number < self._lack.number for held in more)

    @property
    def left(self) -> int:
        """How many useful tiles are left unseen in all."""
        return sum(self.useful.values())

    @cached_property
    def waits(self) -> tuple[Wait, ...]:
        """What a ready hand waits for."""
        if self.distance != 0:
            return ()
        return tuple(Wait(self._rules, self.hand, tile, left) for tile, left in self.useful.items())

    @cached_property
    def discards(self) -> tuple[AfterDiscard, ...]:
        """For fourteen tiles: each different discard and the outlook after it, best first."""
        if self.hand.size != AFTER_DRAW:
            return ()
        able = set(_standing(self.hand)) - ({JOKER} if self._rules.keeps_jokers else set())
        found = [AfterDiscard(tile, self._after(tile)) for tile in able]
        return tuple(sorted(found, key=_how_good, reverse=True))

    def _after(self, tile: Tile) -> Outlook:
        held = tuple(self._held_after(tile))
        return Outlook(self._rules, without(self.hand, tile), held, lambda: self._unseen)

    def _held_after(self, tile: Tile) -> Iterator[Standing]:
        for held in self._held:
            stays = tile in BONUS or (tile < KINDS and not held.room[tile])
            yield held if stays else held.minus(tile)


def _distance(lacking: int) -> int | None:
    return None if lacking >= TOO_FAR else lacking - 1


def _how_good(discard: AfterDiscard) -> tuple[int, int, int]:
    after = discard.outlook
    distance = TOO_FAR if after.distance is None else after.distance
    return -distance, after.left, -discard.tile


def outlook(rules: Rulebook, hand: Hand, visible: Iterable[Tile] = ()) -> Outlook:
    """The outlook of a hand of thirteen tiles, or of fourteen before a discard.

    `visible` are the tiles that lie open elsewhere: what others have melded, and all discards.
    """
    refuse_other(Rulebook, rules)
    refuse_other(Hand, hand)
    rules.refuse_malformed(hand)
    if hand.size not in (BEFORE_DRAW, AFTER_DRAW):
        raise Complaint(
            "13 or 14 tiles are needed, a meld counting as three, not {size}", size=hand.size
        )
    supplies = rules.supplies(hand)
    held = (_held(rules, hand, supply) for supply in supplies)
    able = tuple(each for each in held if each is not None)
    seen = tiles_of(visible)
    return Outlook(rules, hand, able, lambda: _unseen(hand, supplies, seen))


def waits(rules: Rulebook, hand: Hand, visible: Iterable[Tile] = ()) -> tuple[Wait, ...]:
    """What a hand of thirteen tiles waits for, if it is ready."""
    return outlook(rules, hand, visible).waits


def _held(rules: Rulebook, hand: Hand, supply: Supply) -> Standing | None:
    """The hand in the face of a supply; nothing if its melds bar it from winning."""
    room = list(supply.copies)
    for meld in hand.melds:
        for tile in meld.real:
            room[tile] -= 1
    if min(room) < 0 or melds_are_barred(rules.scoring.objections, hand):
        return None
    joker_room = supply.jokers - sum(meld.jokers for meld in hand.melds)
    return Standing.from_counts(
        [number if left else 0 for number, left in zip(hand.counts, room, strict=True)],
        sets=SETS - len(hand.melds),
        jokers=hand.jokers,
        room=(*room, *NO_BONUS, joker_room),
    )


def _unseen(hand: Hand, supplies: tuple[Supply, ...], visible: Tiles) -> tuple[int, ...]:
    """How many of each tile the player has not seen; a bonus tile is of no use to a hand."""
    left = [max(each) for each in zip(*(supply.copies for supply in supplies), strict=True)]
    left += [0] * (FACES - KINDS)
    left[JOKER] = max(supply.jokers for supply in supplies)
    for tile, number in enumerate(own_tiles(hand)):
        left[tile] -= number
    left[JOKER] -= hand.jokers + sum(meld.jokers for meld in hand.melds)
    for tile in visible:
        left[tile] -= 1
    return tuple(max(number, 0) for number in left)


def _standing(hand: Hand) -> list[Tile]:
    """All tiles in the hand, the one that came last included."""
    return [*hand.standing, *(() if hand.winning is None else (hand.winning,))]


def without(hand: Hand, tile: Tile) -> Hand:
    """A hand of fourteen tiles after a discard."""
    standing = _standing(hand)
    standing.remove(tile)
    return hand.but(standing=standing, winning=None, self_draw=False, situation=())
