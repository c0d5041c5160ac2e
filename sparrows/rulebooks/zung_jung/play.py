"""How zung-jung is played: fourteen tiles kept back, furthest caller first, East always passes."""

from __future__ import annotations

from sparrows.play.actions import Offered
from sparrows.play.deal import Deal
from sparrows.play.events import BonusShown
from sparrows.play.moves import AddedKong, Chow, ClaimedKong, ConcealedKong, Discard, Pung, Win
from sparrows.play.notices import Notices
from sparrows.play.parts import Parts
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Place, Table
from sparrows.rulebooks.zung_jung.notices import blame
from sparrows.rulebooks.zung_jung.options import ZungJungOptions
from sparrows.tiles import Tile


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
        return blame(rules, view, view.places[seat], offers)

    def situation(self, table: Table, place: Place, tile: Tile, *, self_draw: bool) -> set[str]:
        """Earth: a win on East's first discard, before which East made no kong (ZJ-9.5)."""
        found = super().situation(table, place, tile, self_draw=self_draw)
        first = len(table.discards) == 1 and table.discards[0][0] == table.seats[0]
        if not self_draw and first and not table.places[table.seats[0]].melds:
            found.add("earth")
        return found
