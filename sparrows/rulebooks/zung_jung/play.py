"""How zung-jung is played: fourteen tiles kept back, furthest caller first, East always passes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from sparrows.play.actions import WIN, Offered
from sparrows.play.deal import Deal
from sparrows.play.events import BonusShown
from sparrows.play.moves import AddedKong, Chow, ClaimedKong, ConcealedKong, Discard, Pung, Win
from sparrows.play.notices import NOTE, SAFE, Notice, Notices
from sparrows.play.parts import Parts
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import TURN, Place, Table
from sparrows.rulebooks.zung_jung.options import ZungJungOptions
from sparrows.rulebooks.zung_jung.settlement import STANDARD, go_around, responsible
from sparrows.tiles import Tile, kinds_of

RESPONSIBLE = "ZJ-30.6"


class ZungJungParts(Parts):
    """The last fourteen tiles stay unused, replacements come from the back (ZJ-21.7)."""

    kept = 14
    replaces_from_back = True
    dealer_may_stay = False
    fines_all_false_calls = True
    dead_hands_claim = False

    def __init__(self, options: ZungJungOptions) -> None:
        win = Win(falsely=options.false_win_calls)
        super().__init__(
            turn=(win, ConcealedKong(), AddedKong(), Discard()),
            claim=(win, ClaimedKong(), Pung(), Chow()),
            rob=(win,),
        )
        self.options = options
        self.several_winners = "farthest" if options.interception == "furthest" else "nearest"
        self.bonus = "replaced" if options.bonus_tiles else "none"  # before East begins (ZJ-25.3)
        self.opens_kongs = options.concealed_kong_display == "open"

    def source_after_bonus(self, source: str) -> str:
        """A chain that began with a kong still stands in for its fourth tile (ZJ-25.5)."""
        return "kong" if source == "kong" else "bonus"

    def no_replacement(self, deal: Deal, seat: Seat) -> None:
        """The bonus tile is laid open all the same, and nobody wins (ZJ-25.2, 25.4)."""
        deal.happen(BonusShown(seat, deal.table.drawn))
        super().no_replacement(deal, seat)

    def notices(self, rules: Rulebook, view: Table, seat: Seat, offers: Offered) -> Notices:
        """Who would pay for a win that is offered; before a discard, which tiles carry no blame."""
        place, options = view.places[seat], self.options
        if options.payoff == "uniform":
            return ()
        if WIN in offers and view.phase != TURN:
            return tuple(blamed_for_win(rules, view, place, immunity=options.immunity))
        if options.immunity and any(each.name == "discard" for each in offers):
            return tuple(blameless_discards(view, place))
        return ()

    def situation(self, table: Table, place: Place, tile: Tile, *, self_draw: bool) -> set[str]:
        """Earth: a win on East's first discard, before which East made no kong (ZJ-9.5)."""
        found = super().situation(table, place, tile, self_draw=self_draw)
        first = len(table.discards) == 1 and table.discards[0][0] == table.seats[0]
        if not self_draw and first and not table.places[table.seats[0]].melds:
            found.add("earth")
        return found


# Who would be responsible for a dear win, as all can see from the discards (ZJ-30.5, 30.6)


def blamed_for_win(
    rules: Rulebook, view: Table, place: Place, *, immunity: bool
) -> Iterator[Notice]:
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


def blameless_discards(view: Table, place: Place) -> Iterator[Notice]:
    """The kinds that somebody else discarded first, and for whose wins this player does not pay."""
    others = {
        other.seat: first_throwers(view, other.seat)
        for other in view.others(place.seat)
        if not other.dead
    }
    found: dict[tuple[Seat, tuple[Seat, ...], str], list[Tile]] = defaultdict(list)
    for tile in kinds_of(place.standing.kinds):
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
