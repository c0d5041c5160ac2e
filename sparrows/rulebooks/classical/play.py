"""How classical is played: loose tiles, calling hands shown to all, the original call."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sparrows.play.actions import PASS, Action, Offered
from sparrows.play.deal import Deal
from sparrows.play.events import Event, ReadyDeclared
from sparrows.play.moves import (
    FIRST_DISCARD,
    AddedKong,
    Chow,
    ClaimedKong,
    ConcealedKong,
    Discard,
    Move,
    Pung,
    Win,
)
from sparrows.play.notices import Notices
from sparrows.play.offers import readying
from sparrows.play.parts import Parts, Throw
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.shuffle import Chance
from sparrows.play.table import CLAIM, Place, Table
from sparrows.readings.hand import NO_FACTS, Facts
from sparrows.rulebooks.classical.calling import (
    CallingShown,
    ClassicalNote,
    calls,
    show_calling,
)
from sparrows.rulebooks.classical.covering import DiscardCovered, turned_over
from sparrows.rulebooks.classical.feeding import dangers
from sparrows.rulebooks.classical.options import ClassicalOptions
from sparrows.rulebooks.classical.robbing import CONCEALED
from sparrows.tiles import KINDS, Tile

CALL = "original-call"
ORIGINAL_CALL = Action(CALL)
DISCARDS_WITH_CALL = tuple(Action("discard", tile, declare=CALL) for tile in range(KINDS))


def unbound(table: Table, place: Place, tile: Tile) -> bool:
    """After an original call no kong may be declared (CCL-9.5)."""
    return not place.declared


class OriginalCall(Move):
    """South, West or North promises on the dealt tiles to change nothing (CCL-9.4)."""

    name = CALL

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        if place.seat == table.seats[0] or not calls(rules, table, place):
            return []
        return [ORIGINAL_CALL, PASS]

    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        deal.happen(ReadyDeclared(seat, CALL))


class ClassicalDiscard(Discard):
    """East may make the original call with the first discard (CCL-9.4)."""

    plain_unless = FIRST_DISCARD

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        found = super().options(rules, table, place)
        if table.discards or place.melds or place.dead:
            return found
        return found + [DISCARDS_WITH_CALL[tile] for tile in readying(rules, place, found)]

    def lies(self, deal: Deal, seat: Seat) -> None:
        show_calling(deal, seat)


class ClassicalParts(Parts):
    """Two loose tiles, fourteen never drawn, every hand counted in the end."""

    kept = 14
    loose = 2
    replaces_from_back = True
    dealer_may_stay = True
    note = ClassicalNote
    events = (CallingShown, DiscardCovered)
    shows_false_wins = True
    fines_all_false_calls = True

    def __init__(self, options: ClassicalOptions) -> None:
        win = Win(falsely=options.false_win == "allow")
        super().__init__(
            opening=(OriginalCall(),),
            turn=(
                win,
                ConcealedKong(may=unbound, robbable=True),
                AddedKong(may=unbound),
                ClassicalDiscard(),
            ),
            claim=(win, ClaimedKong(), Pung(), Chow()),
            rob=(win,),
        )
        self.options = options
        self.several_winners = "farthest" if options.win_priority == "furthest" else "nearest"

    def seating(self, chance: Chance, players: int) -> tuple[list[int], list[dict[int, Throw]]]:
        """The highest throw is East, and all stay where they sit; ties throw again (CCL-2.2)."""
        throws: list[dict[int, Throw]] = []
        tied = list(range(players))
        while len(tied) > 1:
            throws.append({player: chance.throw() for player in tied})
            highest = max(sum(throw) for throw in throws[-1].values())
            tied = [player for player in tied if sum(throws[-1][player]) == highest]
        (east,) = tied
        return [(east + turn) % players for turn in range(players)], throws

    def may_replace(self, table: Table) -> bool:
        """Loose tiles are never lacking (CCL-7.9)."""
        return True

    # Calling hands

    def after_false_win(self, deal: Deal, seat: Seat) -> None:
        """A hand that is dead calls for nothing any more (CCL-21.7)."""
        show_calling(deal, seat)

    def opening(self, deal: Deal) -> None:
        """Calling hands are shown; those who may make the original call are asked at once."""
        for seat in deal.table.seats[1:]:
            show_calling(deal, seat)
        deal.asked_at = len(deal.log)
        super().opening(deal)

    # Winning

    def situation(self, table: Table, place: Place, tile: Tile, *, self_draw: bool) -> set[str]:
        """A loose tile is never the last one (CCL-10.4); earth is East's first discard (15.2)."""
        announced = self.options.calling == "auto" or place.declared
        found = super().situation(table, place, tile, self_draw=self_draw)
        if table.after_kong:
            found.discard("last-draw")
        if CALL in found:
            found.remove(CALL)
            found.add("heavenly-ready")
        first = table.phase == CLAIM and len(table.discards) == 1
        if first and announced and not place.melds:
            found.add("earth")
        return found

    def facts(self, table: Table, place: Place) -> Facts:
        claim = table.claim
        return CONCEALED if claim and claim.kind == ConcealedKong.name else NO_FACTS

    def situation_unwon(self, rules: Rulebook, table: Table, place: Place) -> Iterable[str]:
        """Whether a loser is a calling hand: that may spare them the penalty (CCL-19.2)."""
        if place.declared and not place.dead:
            return ("heavenly-ready",)
        return ("ready",) if place.standing.size % 3 == 1 and calls(rules, table, place) else ()

    def notices(self, rules: Rulebook, view: Table, seat: Seat, offers: Offered) -> Notices:
        if not self.options.feeding_penalty or all(each.name != "discard" for each in offers):
            return ()
        return dangers(rules, view, view.places[seat])

    def seen_by_now(self, log: Sequence[Event], seat: Seat, since: int = 0) -> list[Event]:
        """With hidden discards only the latest can still be seen (CCL-22.12)."""
        if self.options.discards_hidden:
            log = turned_over(log, seat)
        return super().seen_by_now(log, seat, since)

    # The end

    def shown_at_end(self, deal: Deal, reason: str) -> Iterable[Seat]:
        """Everybody shows their tiles when somebody has won (CCL-8.9)."""
        return deal.table.seats if reason == "win" else ()
