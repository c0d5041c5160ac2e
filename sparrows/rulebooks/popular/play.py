"""How popular is played: flowers by choice, a wild kind by agreement, ready hands declared."""

from __future__ import annotations

from itertools import compress

from sparrows.play.actions import CONCEALED_KONGS, DISCARDS, PASS, Action
from sparrows.play.deal import Deal
from sparrows.play.events import BonusShown, Event, FalselyCalled, ReadyDeclared
from sparrows.play.ledger import FALSE_WIN
from sparrows.play.moves import (
    FLOWER,
    HOLDS_BONUS,
    NEAR_READY,
    AddedKong,
    Chow,
    ClaimedKong,
    ConcealedKong,
    Discard,
    Move,
    Pung,
    Win,
    discards_of,
)
from sparrows.play.offers import readying
from sparrows.play.own_events import Display, OwnEvent
from sparrows.play.parts import Parts, Throw
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Foul, Happening, Seat
from sparrows.play.shuffle import Chance, seated_by_dice
from sparrows.play.table import OPENING, TURN, Place, Table, Wild
from sparrows.readings.groups import KONG, Meld
from sparrows.readings.hand import COPIES
from sparrows.rulebooks.popular.jokers import NEXT_KIND, PREVIOUS_KIND
from sparrows.rulebooks.popular.options import PopularOptions
from sparrows.tiles import BIT, BONUS, FIRST_BONUS, JOKER, KINDS, Tile

READY_CALL, HEAVENLY_CALL = "ready", "heavenly-ready"
DECLARE = Action("declare", declare=HEAVENLY_CALL)
FLOWERS = DISCARDS[FIRST_BONUS:JOKER]
REPLACE = {tile: Action("replace-flower", tile) for tile in BONUS}
DECLARING = {
    what: tuple(Action("discard", tile, declare=what) for tile in range(JOKER))
    for what in (READY_CALL, HEAVENLY_CALL)
}


class IndicatorShown(OwnEvent, frozen=True, tag="indicator-shown", omit_defaults=True):
    """The tile that makes another kind wild: its tiles are jokers from now on.

    Flowers passed over stay where they were.
    """

    display = Display(wild="wild", apart="tile")

    tile: Tile
    wild: Tile
    passed: tuple[Tile, ...] = ()

    def fold(self, table: Table) -> None:
        table.make_wild(self.makes_wild())

    def makes_wild(self) -> Wild:
        return Wild(self.wild, self.tile)


class HeavenlyAsked(OwnEvent, frozen=True, tag="heavenly-asked", omit_defaults=True):
    """Before the first turn a player may declare the hand ready; all are asked in order."""

    display = Display(asks=True, step=False)

    seat: Seat

    def fold(self, table: Table) -> None:
        table.phase = OPENING
        table.turn = self.seat
        table.drawn = -1


class KongsUncovered(OwnEvent, frozen=True, tag="kongs-uncovered", omit_defaults=True):
    """The deal is over, and all see what a player's concealed kongs were (POP-7.6)."""

    display = Display(melds="melds")

    seat: Seat
    melds: tuple[Meld, ...]

    def fold(self, table: Table) -> None:
        place = table.places[self.seat]
        for meld in place.melds:
            meld.show(table.shown, -1)
        for meld in self.melds:
            meld.show(table.shown)
        place.melds = list(self.melds)


def holds_flower(table: Table) -> bool:
    """Whether the player in turn has just taken a flower and must decide on it first (POP-8.2)."""
    return KINDS <= table.drawn < JOKER and table.wall.live > 0


def is_dealers_first(table: Table, place: Place) -> bool:
    """Whether this is the dealer's first discard, and no kong was declared before (POP-11.8)."""
    return not table.discards and place.seat == table.seats[0] and not place.melds


def may_add(table: Table, place: Place, tile: Tile) -> bool:
    """Not with a ready hand, nor before a flower is decided on (POP-8.2, 11.4)."""
    return not place.declared and not holds_flower(table)


def leaves_a_discard(table: Table, place: Place, tile: Tile) -> bool:
    """No claim may leave nothing but jokers to discard (POP-9.20)."""
    return place.standing.size - 2 > place.standing.counts[JOKER]


class AnyWin(Win):
    """A win called rightly or wrongly, but not with a flower just taken (POP-8.2, 18.12)."""

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        if table.phase == TURN and KINDS <= table.drawn < JOKER:
            return []
        return super().options(rules, table, place)


class HeavenlyReady(Move):
    """A player other than East declares the hand ready that was dealt (POP-4.7, 11.8)."""

    name = "declare"

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        if table.turn != place.seat or place.declared:
            return []
        return [DECLARE, PASS] if rules.parts.waits(rules, table, place) else []

    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        deal.happen(ReadyDeclared(seat, action.declare))


class ReplaceFlower(Move):
    """A flower just taken is laid open, and a tile comes for it (POP-8.1)."""

    name = "replace-flower"
    needs = (FLOWER,)
    free = True

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        return [REPLACE[table.drawn]] if holds_flower(table) else []

    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        deal.happen(BonusShown(seat, action.tile))
        deal.draw(seat, "bonus")


class DiscardReady(Discard):
    """Any tile but a joker, or the flower or what a ready hand took; with it a hand that is ready
    then may be declared so (POP-11.2).
    """

    plain_unless = HOLDS_BONUS | NEAR_READY

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        drawn = table.drawn
        flower = drawn >= KINDS and holds_flower(table)
        if flower or (place.declared and drawn >= 0):
            found = [] if drawn == JOKER else [DISCARDS[drawn]]
        else:
            found = discards_of(place.standing.kinds)
            found += compress(FLOWERS, place.standing.counts[FIRST_BONUS:])
        if place.dead:
            return found or [DISCARDS[JOKER]]  # it can neither win nor declare (POP-17.15)
        if place.declared:
            return found
        actions = DECLARING[HEAVENLY_CALL if is_dealers_first(table, place) else READY_CALL]
        # The last tile of the wall may be a flower: a hand that keeps it is not ready.
        able = [DISCARDS[drawn]] if KINDS <= drawn < JOKER else found
        return found + [actions[tile] for tile in readying(rules, place, able)]


class HiddenKong(ConcealedKong):
    """Others do not learn its tile; four jokers may be one (POP-7.6, 9.9)."""

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        if holds_flower(table):
            return []
        found = super().options(rules, table, place)
        if place.declared:
            return [
                action for action in found if self.changes_nothing(rules, table, place, action.tile)
            ]
        if place.standing.counts[JOKER] == COPIES and rules.parts.may_replace(table):
            found.append(CONCEALED_KONGS[JOKER])
        return found

    def changes_nothing(self, rules: Rulebook, table: Table, place: Place, tile: Tile) -> bool:
        """Whether a ready hand waits for the same kinds after the kong (POP-11.5)."""
        if tile != table.drawn:
            return False
        before: int = rules.parts.waits(rules, table, place)
        after = place.standing.copy()
        for _ in range(COPIES):
            after.give(tile)
        after.lay(Meld(KONG, tile, concealed=True))
        return before == rules.scoring.shapes.waits(after)

    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        """Before the first discard it takes heavenly ready from all (POP-11.8)."""
        if not deal.table.discards:
            for place in deal.table.places.values():
                if place.declared == HEAVENLY_CALL:
                    deal.happen(ReadyDeclared(place.seat, READY_CALL))
        super().play(deal, seat, action)


class PopularParts(Parts):
    """No dead wall, replacements from the back, the nearest winner, every complete hand wins."""

    kept = 0
    replaces_from_back = True
    events = (IndicatorShown, HeavenlyAsked, KongsUncovered)
    several_winners = "nearest"
    dealer_may_stay = False
    bonus = "chosen"
    ready_call = READY_CALL
    jokers_are_printed = False
    shows_false_wins = True
    fines_all_false_calls = True

    def __init__(self, options: PopularOptions) -> None:
        kong = HiddenKong(shown=False)
        win = AnyWin(falsely=True) if options.false_win == "allow" else Win()
        super().__init__(
            opening=(HeavenlyReady(),),
            turn=(win, ReplaceFlower(), kong, AddedKong(may_add), DiscardReady()),
            claim=(win, ClaimedKong(), Pung(may=leaves_a_discard), Chow(may=leaves_a_discard)),
            rob=(win,),
        )
        self.options = options

    def seating(self, chance: Chance, players: int) -> tuple[list[int], list[dict[int, Throw]]]:
        """Winds are drawn, or the highest throw is East (POP-2.3, 2.5)."""
        if self.options.seating == "wind-tiles":
            return super().seating(chance, players)
        return seated_by_dice(chance, range(players))

    def opening(self, deal: Deal) -> None:
        """The indicator, then the flowers of the deal, then heavenly ready (POP-4.1 to 4.7)."""
        if self.options.jokers:
            self.show_indicator(deal)
        deal.replace_dealt_bonus()
        deal.asked_at = len(deal.log)
        self.ask_heavenly(deal, deal.table.seats[1])

    def show_indicator(self, deal: Deal) -> None:
        """The last playing tile of the flower end; it lies apart, and its neighbour is wild."""
        tiles = deal.tiles
        at = next(at for at in range(deal.back - 1, -1, -1) if tiles[at] < KINDS)
        indicator = tiles[at]
        wild = (NEXT_KIND if self.options.joker_direction == "up" else PREVIOUS_KIND)[indicator]
        deal.happen(IndicatorShown(indicator, wild, tuple(tiles[:at:-1])))
        # What was dealt and the indicator lie before the front, the rest of the wall behind it.
        rest = tiles[deal.front : at] + tiles[at + 1 :]
        deal.tiles = [*tiles[: deal.front], indicator, *(JOKER if t == wild else t for t in rest)]
        deal.front += 1

    def ask_heavenly(self, deal: Deal, seat: Seat) -> None:
        """South, West and North are asked in order, if their hands are ready (POP-4.7)."""
        for each in deal.table.seats[seat:]:
            deal.happen(HeavenlyAsked(each))
            deal.ask_turn(each)
            if deal.offers(each):
                return
        deal.begin()

    def opening_answered(self, deal: Deal, answers: dict[Seat, Action]) -> None:
        ((seat, action),) = answers.items()
        if action != PASS:
            self.by_name[OPENING][action.name].play(deal, seat, action)
        if seat == deal.table.seats[-1]:
            deal.begin()
        else:
            self.ask_heavenly(deal, seat + 1)

    def may_win(self, rules: Rulebook, table: Table, place: Place) -> bool:
        """No minimum is asked: whatever is complete wins (POP-10.10)."""
        if place.dead or place.out:
            return False
        waits = self.awaited(rules, table, place)
        return bool(waits & BIT[self.winning_tile(table, place)])

    def happening(self, rules: Rulebook, table: Table, event: Event) -> Happening | None:
        """A false win costs less with a ready hand (POP-17.3)."""
        if not isinstance(event, FalselyCalled):
            return super().happening(rules, table, event)
        ready = self.was_ready(rules, table, table.places[event.seat])
        return Foul(event.seat, FALSE_WIN, ready=ready)

    def was_ready(self, rules: Rulebook, table: Table, place: Place) -> bool:
        """Whether the hand waited for the tile called; of the tiles dealt to East any thirteen."""
        if table.phase != TURN or table.drawn >= 0:
            return self.waits(rules, table, place) != 0
        held = (tile for tile, number in enumerate(place.standing.counts) if number)
        return any(self.waits_without(rules, place, tile) for tile in held)

    def situation(self, table: Table, place: Place, tile: Tile, *, self_draw: bool) -> set[str]:
        """Earth and human before one's own first discard; the last of a kind (POP-13.65)."""
        found = super().situation(table, place, tile, self_draw=self_draw)
        if place.seat != table.seats[0] and all(seat != place.seat for seat, _ in table.discards):
            if self_draw and not place.melds:
                found.add("earth")
            elif not self_draw and not any(other.melds for other in table.places.values()):
                found.add("human")
        if "heaven" not in found and is_last_of_kind(table, tile, self_draw=self_draw):
            found.add("last-of-kind")
        return found

    def before_end(self, deal: Deal, reason: str) -> None:
        """Concealed kongs are turned up (POP-7.6)."""
        for place in deal.table.places.values():
            if any(meld.concealed for meld in place.melds):
                deal.happen(KongsUncovered(place.seat, tuple(place.melds)))


def is_last_of_kind(table: Table, tile: Tile, *, self_draw: bool) -> bool:
    """Whether the three others lie open, in the river, in melds or as indicator (POP-13.65)."""
    if tile >= KINDS:
        return False
    seen = table.apart.count(tile)
    for place in table.places.values():
        seen += place.pond.count(tile)
        for meld in place.melds:
            if not meld.concealed:
                seen += meld.tiles.count(tile)
    return seen - (not self_draw) == 3  # a discard lies there itself
