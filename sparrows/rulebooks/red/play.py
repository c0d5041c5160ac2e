"""How red is played: one wall eaten from both ends, no kongs, jokers in sets, East may stay."""

from __future__ import annotations

from collections.abc import Iterator

from sparrows.play.actions import CLAIMED_CHOWS, CLAIMED_PUNGS, Action
from sparrows.play.deal import Deal
from sparrows.play.moves import EVERYTHING, Chow, Discard, Pung, Win
from sparrows.play.parts import Parts, Throw
from sparrows.play.settlement import Seat
from sparrows.play.shuffle import Chance, seated_by_dice
from sparrows.play.table import Place, Table
from sparrows.rulebooks.red.options import RedOptions
from sparrows.tiles import BIT, JOKER, KINDS, Tile


def _pungs(tile: Tile) -> tuple[Action, ...]:
    """A pung of the tile, with jokers for one or both of the others."""
    return (
        CLAIMED_PUNGS[tile],
        Action("pung", tile, (tile, JOKER), meant=(tile,) * 3),
        Action("pung", tile, (JOKER, JOKER), meant=(tile,) * 3),
    )


def _chows(tile: Tile) -> Iterator[Action]:
    """Every run with the tile, with each of the other two as itself or as a joker."""
    for chow in CLAIMED_CHOWS[tile]:
        first, second = chow.using
        whole = tuple(sorted((tile, first, second)))
        yield chow
        yield Action("chow", tile, (first, JOKER), meant=whole)
        yield Action("chow", tile, (second, JOKER), meant=whole)
        yield Action("chow", tile, (JOKER, JOKER), meant=whole)


# Jokers may be laid open in a set; what they stand for is said and stays (RED-7.6, 7.7).
PUNGS_WITH_JOKERS = tuple(_pungs(tile) for tile in range(KINDS))
CHOWS_WITH_JOKERS = tuple(tuple(_chows(tile)) for tile in range(KINDS))


def pointed_to(points: int, seats: tuple[Seat, ...]) -> Seat:
    """Whom the sum of the dice points to, thrown by the first of these (RED-2.2 to 2.4)."""
    return seats[points % 2] if len(seats) == 2 else seats[(points - 1) % len(seats)]


def jokers_too(table: Table, place: Place) -> int:
    """Any standing tile but a flower may be discarded, a joker included (RED-3.6, 7.3)."""
    return EVERYTHING | BIT[JOKER]


class RedParts(Parts):
    """Flowers are replaced at once from the far end; the nearest caller wins (RED-4.11, 6.5)."""

    kept = 0
    replaces_from_back = True
    several_winners = "nearest"
    dealer_may_stay = True
    bonus = "replaced"  # those of the deal too, first by East (RED-2.29)
    shows_false_wins = True

    def __init__(self, options: RedOptions) -> None:
        win = Win(falsely=options.false_win == "allow")
        pung = Pung(PUNGS_WITH_JOKERS) if options.jokers else Pung()
        chow = Chow(CHOWS_WITH_JOKERS) if options.jokers else Chow()
        super().__init__(
            turn=(win, Discard(jokers_too if options.jokers else None)),
            claim=(win, pung, chow),
            rob=(),
        )
        self.options = options

    def seating(self, chance: Chance, players: int) -> tuple[list[int], list[dict[int, Throw]]]:
        """Each player throws; the highest sum sits East (RED-2.5 to 2.7)."""
        return seated_by_dice(chance, range(players))

    def broken(self, throws: list[Throw], seats: tuple[Seat, ...]) -> tuple[Seat, int]:
        """East's throw names the breaker; both throws added are the stacks (RED-2.18, 2.19)."""
        return pointed_to(sum(throws[0]), seats), sum(throws[0]) + sum(throws[1])

    def no_replacement(self, deal: Deal, seat: Seat) -> None:
        """A flower as the last tile stays in the hand; a playing tile is discarded (RED-3.11)."""
        deal.ask_turn(seat)
