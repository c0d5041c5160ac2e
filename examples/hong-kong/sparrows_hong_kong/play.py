"""How Hong Kong Old Style is played: to the last tile, with flowers, which may win (HK-2 to 4)."""

from __future__ import annotations

from sparrows.play.deal import Deal
from sparrows.play.events import BonusShown
from sparrows.play.moves import AddedKong, Chow, ClaimedKong, ConcealedKong, Discard, Pung, Win
from sparrows.play.parts import Parts
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Place
from sparrows.tiles import ALL_KINDS
from sparrows_hong_kong.options import HongKongOptions
from sparrows_hong_kong.shapes import ALL_FLOWERS


class HongKongParts(Parts):
    """Flowers are replaced at once from the back, and the nearest caller wins (HK-2.3, 3.5)."""

    kept = 0
    replaces_from_back = True
    several_winners = "nearest"
    dealer_may_stay = True

    def __init__(self, options: HongKongOptions) -> None:
        win = Win()
        super().__init__(
            turn=(win, ConcealedKong(), AddedKong(), Discard()),
            claim=(win, ClaimedKong(), Pung(), Chow()),
            rob=(win,),
        )
        self.bonus = "replaced" if options.flowers else "none"  # before East begins (HK-2.4)

    def source_after_bonus(self, source: str) -> str:
        """A tile that replaces a flower after a kong still replaces the kong (HK-2.5)."""
        return source if source == "kong" else "bonus"

    def no_replacement(self, deal: Deal, seat: Seat) -> None:
        """A flower as the last tile is laid out, and nobody wins (HK-2.6)."""
        deal.happen(BonusShown(seat, deal.table.drawn))
        super().no_replacement(deal, seat)

    def looked_at(self, rules: Rulebook, place: Place) -> tuple[int, int]:
        """With all flowers laid out any tile wins that comes from the wall (HK-4.3)."""
        if len(place.bonus) == ALL_FLOWERS:
            return 0, ALL_KINDS
        return super().looked_at(rules, place)
