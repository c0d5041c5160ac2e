"""The parts that a game is played by: what differs between rulebooks, chosen once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from sparrows.memory import Memory
from sparrows.play.actions import PASS, Action, Offered
from sparrows.play.events import Ended, Event, FalselyCalled, Melded
from sparrows.play.ledger import FALSE_WIN
from sparrows.play.moves import ConcealedKong, Move, Win
from sparrows.play.notices import Notices
from sparrows.play.offers import Sieve, look_at, may_get_ready, work_out_waits
from sparrows.play.rulebook import copies_of
from sparrows.play.settlement import Foul, Happening, KongDeclared, Seat, WallEnded, after
from sparrows.play.table import CLAIM, OPENING, OVER, ROB, TURN, Note, Place, Table
from sparrows.readings.groups import KONG
from sparrows.readings.hand import NO_FACTS, Facts, Hand, makings_of
from sparrows.tiles import KINDS, Tile

if TYPE_CHECKING:
    from sparrows.play.deal import Deal
    from sparrows.play.progress import Progress
    from sparrows.play.rulebook import Rulebook
    from sparrows.play.shuffle import Chance
    from sparrows.play.worth import Worth

Throw = tuple[int, int]
MOST_WINS = 64  # that are offered at a time


class Parts:
    """How a rulebook is played. A rulebook overrides what it does otherwise.

    The engine asks these and never asks which rulebook it has. What is declared here without a
    value every rulebook must say: whatever stood here would be silently wrong for some.
    """

    kept: int  # tiles at the end of the wall that are never drawn
    replaces_from_back: bool  # else from the same end as draws
    several_winners: str  # "nearest", "farthest" or "all" of those who call one tile
    dealer_may_stay: bool  # after some deals, so a round may have more of them than players

    loose = 0  # replacement tiles that lie apart from the wall
    bonus = "none"  # "replaced" at once, or "chosen": the player decides
    winners_a_deal = 1
    note: type[Note] | None = None  # what must be remembered of a player here only
    events: tuple[type[Event], ...] = ()  # that happen here only
    jokers_are_printed = True  # else a kind of the set is made wild
    hides_winners = False  # a winner's tiles and patterns stay secret until the deal ends
    pays_ready = False  # when the wall ends, points depend on who is ready
    shows_false_wins = False  # such a hand is shown to all
    fines_all_false_calls = False  # also those behind a right one
    ready_call = ""  # what may be declared with any discard that leaves a hand ready
    dead_hands_claim = True  # else they draw and discard only
    opens_kongs = False  # all four tiles of a concealed kong lie face up, else two of them

    def __init__(
        self,
        turn: Iterable[Move],
        claim: Iterable[Move],
        rob: Iterable[Move],
        opening: Iterable[Move] = (),
    ) -> None:
        self.moves = {
            OPENING: tuple(opening),
            TURN: tuple(turn),
            CLAIM: tuple(claim),
            ROB: tuple(rob),
            OVER: (),
        }
        own = type(self)
        asks_waits = own.waits is not Parts.waits or own.awaited is not Parts.awaited
        looks = own.looked_at, own.may_get_ready
        asks_looks = looks != (Parts.looked_at, Parts.may_get_ready)
        self.sieves = {
            phase: Sieve(self.moves[phase], asks_waits=asks_waits, asks_looks=asks_looks)
            for phase in (TURN, CLAIM, ROB)
        }
        wins = (move for moves in self.moves.values() for move in moves if isinstance(move, Win))
        self.lets_call_falsely = any(win.falsely for win in wins)  # a win that is none
        self.chosen_by = {
            name: by
            for moves in self.moves.values()
            for move in moves
            for name, by in move.chosen_by.items()
        }
        # What the wins that were offered last are worth, by all that a hand is made from.
        self._counted: Memory[tuple[object, ...], Worth] = Memory(MOST_WINS)
        # Under its own name, and under those of its actions that are chosen otherwise.
        self.by_name = {
            phase: {name: move for move in moves for name in (move.name, *move.chosen_by)}
            for phase, moves in self.moves.items()
        }

    def refuse_silence(self, rules: Rulebook) -> None:
        """A `TypeError` for what a rulebook must say of how it is played, and does not."""
        own = type(self)
        unsaid = [must for must in MUSTS if not hasattr(self, must)]
        if rules.tiles.bonus and self.bonus == "none":
            unsaid.append("bonus")  # what becomes of the flowers in its tile set
        if self.bonus == "replaced" and self.moves[OPENING] and own.opening is Parts.opening:
            unsaid.append("opening")  # whether flowers or decisions come first
        if self.winners_a_deal > 1 and own.after_win is Parts.after_win:
            unsaid.append("after_win")
        if self.lets_call_falsely and all(foul.id != FALSE_WIN for foul in rules.fouls):
            unsaid.append(f"fouls: {FALSE_WIN}")
        if unsaid:
            raise TypeError(f"{rules.id} does not say {', '.join(unsaid)}")

    @property
    def covers_kongs(self) -> bool:
        """Whether others do not learn what a concealed kong is."""
        kongs = (move for move in self.moves[TURN] if isinstance(move, ConcealedKong))
        return any(not kong.shown for kong in kongs)

    # The tiles

    def room(self, rules: Rulebook) -> Sequence[int]:
        """How many of each tile a player can hold when the deal begins."""
        tiles = rules.tiles
        return copies_of(tiles.kinds, tiles.bonus, tiles.jokers and self.jokers_are_printed)

    def broken(self, throws: list[Throw], seats: tuple[Seat, ...]) -> tuple[Seat, int]:
        """Whose side is broken, and after how many stacks: both throws added."""
        return seats[(sum(throws[0]) - 1) % len(seats)], sum(throws[0]) + sum(throws[1])

    throws = 2

    def may_replace(self, table: Table) -> bool:
        """Whether a tile is left to replace a kong."""
        return table.wall.live > 0

    def may_claim(self, table: Table) -> bool:
        """Whether the discard may be claimed for a set: not the last one."""
        return table.wall.live > 0

    @property
    def has_chows(self) -> bool:
        """Whether a discard may be claimed for a run."""
        return "chow" in self.by_name[CLAIM]

    # Winning

    def waits(self, rules: Rulebook, table: Table, place: Place) -> int:
        """The kinds that would complete the hand, or would have before the tile just drawn."""
        waits = place.waits
        return work_out_waits(self.sieves[TURN], rules, table, place) if waits is None else waits

    def awaited(self, rules: Rulebook, table: Table, place: Place) -> int:
        """The kinds that would complete the hand beside the tile that came last."""
        if table.phase == TURN and table.drawn < 0:
            return self.waits_without(rules, place, self.winning_tile(table, place))
        return self.waits(rules, table, place)

    def waits_without(self, rules: Rulebook, place: Place, tile: Tile) -> int:
        """The kinds that would complete the hand without one of its fourteen tiles."""
        place.standing.give(tile)
        found = self.looked_at(rules, place)[1]
        place.standing.take(tile)
        return found

    def looked_at(self, rules: Rulebook, place: Place) -> tuple[int, int]:
        """How many tiles at least must be exchanged until the hand waits, and what it waits for."""
        return look_at(rules, place)

    def may_get_ready(self, rules: Rulebook, place: Place) -> bool:
        """Whether some discard may leave the player in turn with a hand that waits."""
        return may_get_ready(rules, place)

    def winning_tile(self, table: Table, place: Place) -> Tile:
        """The tile that a player would win with now; the last one dealt for the dealer."""
        if table.claim is not None:
            return table.claim.tile
        if table.drawn >= 0:
            return table.drawn
        if 0 <= place.dealt_last < KINDS and place.standing.counts[place.dealt_last]:
            return place.dealt_last
        return next(tile for tile in range(KINDS, -1, -1) if place.standing.counts[tile])

    def may_win(self, rules: Rulebook, table: Table, place: Place) -> bool:
        """Whether the hand wins with the tile that came last."""
        if place.dead or place.out:
            return False
        return self.win_worth(rules, table, place).win

    def win_worth(self, rules: Rulebook, table: Table, place: Place) -> Worth:
        """What the hand is worth with the tile that came last: counted once, whoever asks."""
        hand = self.won_hand(table, place, self.winning_tile(table, place))
        makings = makings_of(hand)
        worth = self._counted.get(makings)
        if worth is None:
            worth = self._counted[makings] = rules.worth(hand)
        return worth

    def situation(self, table: Table, place: Place, tile: Tile, *, self_draw: bool) -> set[str]:
        """What scoring must know of how the tile came."""
        found = set()
        if self_draw:
            if table.wall.live <= 0:
                found.add("last-draw")
            if table.after_kong:
                found.add("kong-replacement")
            if not table.discards and table.drawn < 0:
                found.add("heaven")
        elif table.phase == ROB:
            found.add("robbing-kong")
        else:
            if table.wall.live <= 0:
                found.add("last-discard")
            if table.after_kong:
                found.add("kong-discard")
        if place.declared:
            found.add(place.declared)
        return found

    def hand(self, rules: Rulebook, table: Table, place: Place) -> Hand:
        """A player's tiles as scoring takes them."""
        return Hand(
            list(place.standing),
            melds=place.melds,
            flowers=place.bonus,
            seat=place.seat,
            round=table.round,
            situation=self.situation_unwon(rules, table, place),
            wild=table.wild if table.wild >= 0 else None,
            facts=self.facts(table, place),
        )

    def situation_unwon(self, rules: Rulebook, table: Table, place: Place) -> Iterable[str]:
        """What scoring must know of a hand that has not won."""
        return ()

    def won_hand(self, table: Table, place: Place, tile: Tile) -> Hand:
        """The hand with the tile it would win with, however that came."""
        self_draw = table.phase == TURN
        standing = list(place.standing)
        if self_draw:
            standing.remove(tile)
        return Hand(
            standing,
            tile,
            melds=place.melds,
            self_draw=self_draw,
            flowers=place.bonus,
            seat=place.seat,
            round=table.round,
            situation=self.situation(table, place, tile, self_draw=self_draw),
            wild=table.wild if table.wild >= 0 else None,
            facts=self.facts(table, place),
        )

    def facts(self, table: Table, place: Place) -> Facts:
        """What only this rulebook's scoring must know of a hand beside its tiles."""
        return NO_FACTS

    def barred(self, place: Place) -> int:
        """The kinds that no win of this player may have, as bits."""
        return place.barred

    def bars(self, action: Action) -> int:
        """The kinds that no win may have after this choice before the first turn, as bits."""
        return 0

    def notices(self, rules: Rulebook, view: Table, seat: Seat, offers: Offered) -> Notices:
        """What a player who sees this table, and is offered this, should be told of the rules."""
        return ()

    def seen_by_now(self, log: Sequence[Event], seat: Seat, since: int = 0) -> list[Event]:
        """A log from one event on, as a seat may know it now; some things are covered later."""
        seen = (event.seen_by(seat) for event in log[since:])
        return [event for event in seen if event is not None]

    def fined(self, table: Table, place: Place) -> int:
        """The kinds whose discard costs the player points at once, as bits."""
        return 0

    def fitting(self, place: Place, offers: Sequence[Action]) -> Sequence[Action]:
        """Of what a player must choose between before the first turn, what suits the hand best."""
        return offers

    def first_of(self, winners: list[Seat], giver: Seat) -> list[Seat]:
        """Who of several callers has the tile."""
        order = after(giver, winners)
        if self.several_winners == "all":
            return order
        return [order[0] if self.several_winners == "nearest" else order[-1]]

    # Settlement

    def happening(self, rules: Rulebook, table: Table, event: Event) -> Happening | None:
        """What an event is to the ledger by itself, given the table before it."""
        if isinstance(event, FalselyCalled):
            return Foul(event.seat, FALSE_WIN)
        if isinstance(event, Melded) and event.meld.kind == KONG:
            return KongDeclared(event.seat, event.tile, "claimed", event.giver)
        if isinstance(event, Ended) and event.reason == "wall":
            return WallEnded()
        return None

    def opening(self, deal: Deal) -> None:
        """Replaces the flowers of the deal, and asks who may decide before the first turn."""
        if self.bonus == "replaced":
            deal.replace_dealt_bonus()
        if self.moves[OPENING]:
            deal.ask_opening()
        if not deal.asked:
            deal.begin()

    def opening_answered(self, deal: Deal, answers: dict[Seat, Action]) -> None:
        """All that were asked before the first turn have answered: it happens in playing order."""
        for seat in deal.table.seats:
            action = answers.get(seat, PASS)
            if action != PASS:
                self.by_name[OPENING][action.name].play(deal, seat, action)
        deal.begin()

    def claims_answered(
        self, deal: Deal, asked: dict[Seat, list[Action]], answers: dict[Seat, Action]
    ) -> None:
        """Whatever a rulebook remembers of how a claim was answered."""

    def after_false_win(self, deal: Deal, seat: Seat) -> None:
        """What follows when a hand is dead."""

    def before_win(self, deal: Deal, winners: list[Seat]) -> None:
        """What becomes known when these players win."""

    def before_end(self, deal: Deal, reason: str) -> None:
        """What becomes known when the deal ends."""

    def after_win(self, deal: Deal, winners: list[Seat], giver: Seat | None) -> None:
        """Play goes on after a win that did not end the deal."""

    def after_bonus(self, deal: Deal, seat: Seat, source: str) -> None:
        """A bonus tile that was drawn from there lies beside the hand, and is replaced."""
        deal.draw(seat, self.source_after_bonus(source))

    def source_after_bonus(self, source: str) -> str:
        """What the tile counts as that replaces a bonus tile drawn from there."""
        return "bonus"

    def shown_at_end(self, deal: Deal, reason: str) -> Iterable[Seat]:
        """Whose hands all may see when the deal is over."""
        places = deal.table.places
        return [seat for seat in deal.table.seats if reason == "win" and places[seat].out]

    def no_replacement(self, deal: Deal, seat: Seat) -> None:
        """A bonus tile was drawn and nothing is left to replace it."""
        deal.end("wall")

    # The match

    has_rounds = True

    def seating(self, chance: Chance, players: int) -> tuple[list[int], list[dict[int, Throw]]]:
        """The players in playing order from the first dealer, and the throws that decided it."""
        order = list(range(players))
        chance.shuffle(order)  # by lot, unless a rulebook says otherwise
        return order, []

    def start_points(self, rules: Rulebook) -> int:
        """What every player starts a match with."""
        return getattr(rules.options, "start_points", 0)

    def match_over(self, match: Progress) -> bool:
        """Whether the agreed deals or rounds have been played, or the agreed total is reached."""
        options = match.rules.options
        target = getattr(options, "target_points", 0)
        if target and max(match.points) - match.start_points >= target:
            return True
        deals = getattr(options, "deals", 0)
        return match.played >= deals if deals else match.round >= getattr(options, "rounds", 1)


MUSTS = tuple(name for name in Parts.__annotations__ if not hasattr(Parts, name))
