"""How sichuan is played: a void suit for everybody, several winners, wins passed up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sparrows.play.actions import WIN, Action, Offered
from sparrows.play.deal import Deal
from sparrows.play.events import Discarded, Event, HandShown
from sparrows.play.moves import (
    EVERYTHING,
    SUIT_SLICES,
    AddedKong,
    ClaimedKong,
    ConcealedKong,
    Pung,
    Win,
)
from sparrows.play.notices import Notice, Notices
from sparrows.play.own_events import Display, OwnEvent
from sparrows.play.parts import Parts, Throw
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Foul, Happening, Seat, after
from sparrows.play.table import TURN, Place, Table
from sparrows.readings.hand import Facts
from sparrows.rulebooks.sichuan.options import SichuanOptions
from sparrows.rulebooks.sichuan.void import (
    ChooseVoid,
    FinedDiscard,
    SichuanDiscard,
    SichuanFacts,
    SichuanNote,
    VoidChosen,
    VoidShown,
    show_void,
)
from sparrows.tiles import SUIT_MASKS

# What players are told of wins that they let go (SBR-5.11 to 5.14), where that matters.
PASSED_WIN_CLAUSES = {"different": "SBR-5.12", "greater": "SBR-15.2"}
# By the suit, and last where none is known.
VOID_FACTS = (*(SichuanFacts(suit) for suit in range(3)), SichuanFacts())


class WinPassed(OwnEvent, frozen=True, tag="win-passed", omit_defaults=True):
    """A player let a win go; nobody else notices (SBR-5.11)."""

    display = Display(secret=True, step=False)

    seat: Seat
    value: int

    def fold(self, table: Table) -> None:
        place = table.places[self.seat]
        SichuanNote.of(place).passed |= {self.value}
        place.hears_draw = True


class SichuanWin(Win):
    """A win on another's tile is barred after one of the same value was passed (SBR-5.11, 5.12)."""

    def __init__(self, passed_win: str) -> None:
        super().__init__()
        self.passed_win = passed_win

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        found = super().options(rules, table, place)
        passed = SichuanNote.of(place).passed
        if not found or table.phase == TURN or not passed:
            return found
        value = rules.parts.win_worth(rules, table, place).value
        barred = value <= max(passed) if self.passed_win == "greater" else value in passed
        return [] if barred else found


class SichuanParts(Parts):
    """Wins go on until the third; a void suit binds discards and melds."""

    kept = 0
    replaces_from_back = False
    dealer_may_stay = False
    several_winners = "all"
    winners_a_deal = 3
    pays_ready = True
    note = SichuanNote
    events = (VoidChosen, VoidShown, WinPassed)
    throws = 1
    has_rounds = False
    opens_kongs = True  # SBR-6.6

    def __init__(self, options: SichuanOptions) -> None:
        win = SichuanWin(options.passed_win)
        self.fines = options.void_discard == "fined"
        discard = FinedDiscard() if self.fines else SichuanDiscard()
        super().__init__(
            opening=(ChooseVoid(),),  # all four at once, secretly (SBR-3.1, 3.2)
            turn=(win, ConcealedKong(), AddedKong(), discard),
            claim=(win, ClaimedKong(), Pung()),
            rob=(win,),
        )
        self.options = options
        self.hides_winners = options.reveal_winners == "at-end"

    # The wall

    def broken(self, throws: list[Throw], seats: tuple[Seat, ...]) -> tuple[Seat, int]:
        """The sum names the side, the smaller die the stacks (SBR-2.4, 2.5)."""
        return seats[(sum(throws[0]) - 1) % 4], min(throws[0])

    def may_claim(self, table: Table) -> bool:
        """With the wall empty a pung is claimed only where so agreed (SBR-4.13, 15.5)."""
        return table.wall.left > 0 or self.options.last_discard_pung

    # The void suit

    def fitting(self, place: Place, offers: Sequence[Action]) -> Sequence[Action]:
        """A suit with the fewest tiles: they are all to be discarded (SBR-3.11)."""
        size = [sum(place.standing.counts[suit]) for suit in SUIT_SLICES]
        fewest = min(size)
        return [action for action in offers if size[action.tile // 9] == fewest]

    def facts(self, table: Table, place: Place) -> Facts:
        return VOID_FACTS[SichuanNote.of(place).void]

    def bars(self, action: Action) -> int:
        return SUIT_MASKS[action.tile // 9]

    # Winning

    def claims_answered(
        self, deal: Deal, asked: dict[Seat, list[Action]], answers: dict[Seat, Action]
    ) -> None:
        """Players who passed a win remember its value until their next tile (SBR-5.12)."""
        if self.options.passed_win == "off":
            return
        table = deal.table
        for seat, offered in asked.items():
            if WIN in offered and answers[seat] != WIN:
                worth = self.win_worth(deal.rules, table, table.places[seat])
                deal.happen(WinPassed(seat, worth.value))

    def notices(self, rules: Rulebook, view: Table, seat: Seat, offers: Offered) -> Notices:
        """The wins barred by those passed since the last tile, or by passing this one."""
        place, passed_win = view.places[seat], self.options.passed_win
        clause, passed = PASSED_WIN_CLAUSES.get(passed_win), SichuanNote.of(place).passed
        if clause is None or place.out:
            return ()
        found: Notices = ()
        if passed:
            bars = sorted(passed) if passed_win == "different" else [max(passed)]
            found = (Notice(f"win-passed-{passed_win}", clause, values=tuple(bars)),)
        if WIN in offers and view.claim is not None:
            tiles, value = (view.claim.tile,), self.win_worth(rules, view, place).value
            found += (
                Notice(f"passing-bars-{passed_win}", "SBR-5.11", tiles=tiles, values=(value,)),
            )
        return found

    def before_win(self, deal: Deal, winners: list[Seat]) -> None:
        """A winner's void suit is known (SBR-3.12), and their hand if so agreed (SBR-15.7)."""
        for seat in winners:
            show_void(deal, seat)
            if not self.hides_winners:
                place = deal.table.places[seat]
                deal.happen(HandShown(seat, tuple(place.standing), tuple(place.melds)))

    def after_win(self, deal: Deal, winners: list[Seat], giver: Seat | None) -> None:
        """The player after the winner, or after the winner farthest from the giver (SBR-4.10)."""
        table = deal.table
        last = winners[0] if giver is None else after(giver, winners)[-1]
        if not table.wall.live:
            deal.end_at_wall()
        else:
            deal.draw(table.next_seat(last))

    # The end

    def fined(self, table: Table, place: Place) -> int:
        """With the fine agreed, another suit before the void one (SBR-15.4)."""
        first = place.first & place.standing.kinds
        return EVERYTHING & ~first if self.fines and first else 0

    def happening(self, rules: Rulebook, table: Table, event: Event) -> Happening | None:
        """A discard that is fined is a foul (SBR-15.4)."""
        if isinstance(event, Discarded):
            fined = self.fined(table, table.places[event.seat])
            return Foul(event.seat, "void-discard") if fined >> event.tile & 1 else None
        return super().happening(rules, table, event)

    def before_end(self, deal: Deal, reason: str) -> None:
        """Whoever has not discarded shows their void suit now (SBR-3.12)."""
        for seat in deal.table.seats:
            show_void(deal, seat)

    def shown_at_end(self, deal: Deal, reason: str) -> Iterable[Seat]:
        """Winners show what was hidden (SBR-4.17), and all others if their hands are compared."""
        places = deal.table.places
        for seat in deal.table.seats:
            if self.hides_winners if places[seat].out else reason == "wall":
                yield seat
