"""Who would be responsible for a dear win, as all can see from the discards (ZJ-30.5, 30.6)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import compress

from sparrows.play.actions import WIN, Offered
from sparrows.play.notices import NOTE, SAFE, Notice, Notices
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import TURN, Place, Table
from sparrows.rulebooks.zung_jung.options import ZungJungOptions
from sparrows.rulebooks.zung_jung.settlement import STANDARD, go_around, responsible
from sparrows.tiles import KINDS, Tile

RESPONSIBLE = "ZJ-30.6"


def blame(rules: Rulebook, view: Table, place: Place, offers: Offered) -> Notices:
    """Who would pay for a win that is offered; before a discard, which tiles carry no blame."""
    options = rules.options
    assert isinstance(options, ZungJungOptions)
    if options.payoff == "uniform":
        return ()
    if WIN in offers and view.phase != TURN:
        return tuple(of_win(rules, view, place, immunity=options.immunity))
    if options.immunity and any(each.name == "discard" for each in offers):
        return tuple(of_discards(view, place))
    return ()


def of_win(rules: Rulebook, view: Table, place: Place, *, immunity: bool) -> Iterator[Notice]:
    """Who pays for the win that this player may call, where it is dear."""
    claim = view.claim
    assert claim is not None
    worth = rules.parts.win_worth(rules, view, place)
    if not worth.win or worth.value <= STANDARD:
        return
    payer: Seat | None = claim.giver
    if immunity:
        discards = tuple(view.discards)
        if claim.kind != "discard":
            discards += ((claim.giver, claim.tile),)
        payer = responsible(place.seat, claim.tile, discards)
    name = "win-nobody-responsible" if payer is None else "win-responsible"
    yield Notice(name, RESPONSIBLE, tiles=(claim.tile,), seat=payer, values=(worth.value,))


def of_discards(view: Table, place: Place) -> Iterator[Notice]:
    """The kinds that somebody else discarded first, and for whose wins this player does not pay."""
    others = {
        other.seat: first_throwers(view, other.seat)
        for other in view.others(place.seat)
        if not other.dead
    }
    found: dict[tuple[Seat, tuple[Seat, ...], str], list[Tile]] = defaultdict(list)
    for tile in compress(range(KINDS), place.standing.counts):
        free_of: dict[Seat, list[Seat]] = defaultdict(list)
        for winner, throwers in others.items():
            thrower = throwers.get(tile, place.seat)
            if thrower != place.seat:
                free_of[thrower].append(winner)
        tone = SAFE if sum(map(len, free_of.values())) == len(others) else NOTE
        for thrower, winners in free_of.items():
            found[thrower, tuple(winners), tone].append(tile)
    for (thrower, seats, tone), tiles in found.items():
        yield Notice("discard-not-responsible", RESPONSIBLE, tone, tuple(tiles), thrower, seats)


def first_throwers(view: Table, winner: Seat) -> dict[Tile | None, Seat]:
    """Who discarded each kind first in the go-around of one who might win on it."""
    thrown = go_around(winner, tuple(view.discards))
    return {tile: thrower for thrower, tile in reversed(thrown)}
