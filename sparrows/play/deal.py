# cython: binding=False
"""A deal: its log of events, the table they make, and who is asked what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Self

from sparrows.complaint import refuse_other
from sparrows.play.actions import DISCARDS, NO_TILE, PASS, WIN, Action, Actions, IllegalAction
from sparrows.play.beginning import refuse_malformed_deal
from sparrows.play.events import (
    DISCARDED,
    DREW,
    BonusShown,
    Dealt,
    Drew,
    Ended,
    Event,
    FalselyCalled,
    HandShown,
    KongAdded,
    KongConcealed,
    KongRobbed,
    Melded,
    Paid,
    Started,
    TurnBegan,
    Won,
    fold_discard,
    fold_draw,
    show_to,
)
from sparrows.play.moves import NEXT, Discard
from sparrows.play.offers import claims, offers_of, turn_offers
from sparrows.play.settlement import (
    Call,
    FinishedDeal,
    Happening,
    KongDeclared,
    Seat,
    WallEnded,
)
from sparrows.play.shuffle import Chance, shuffled
from sparrows.play.table import CLAIM, HIDDEN, OPENING, ROB, SPECTATOR, TURN, Table, Wall
from sparrows.readings.groups import Meld
from sparrows.readings.hand import Hand
from sparrows.tiles import BONUS, FACES, FIRST_BONUS, JOKER, KINDS, SEATS, Tile

if TYPE_CHECKING:
    from sparrows.play.position import Position
    from sparrows.play.rulebook import Rulebook

WALL, KONG_TILE, BONUS_TILE = "wall", "kong", "bonus"
NO_HANDS: Mapping[Seat, Hand] = {}
# What is decided most often, by seat and tile.
DISCARDING = tuple(tuple((seat, action) for action in DISCARDS) for seat in range(len(SEATS)))


def is_among(action: Action, offered: list[Action]) -> bool:
    """Whether an action is offered; most often it is one of these very objects."""
    for each in offered:
        if each is action:
            return True
    return action in offered


class Deal:
    """One deal, from the shuffle to the settlement.

    `offers(seat)` says what a seat may do now, `act(seat, action)` does it and returns the events
    that follow, `view(seat)` is the table as that seat sees it.
    """

    __slots__ = (
        "_claim_sieve",
        "_covered",
        "_crier",
        "_herald",
        "_plain_discards",
        "_public",
        "_turn_moves",
        "_turn_sieve",
        "_views",
        "answers",
        "asked",
        "asked_at",
        "back",
        "decisions",
        "front",
        "ledger",
        "log",
        "loose",
        "over",
        "parts",
        "rules",
        "table",
        "tiles",
    )

    def __init__(
        self,
        rules: Rulebook,
        seed: bytes = b"",
        *,
        round_wind: int = 0,
        wall: list[Tile] | None = None,
        position: Position | None = None,
    ) -> None:
        refuse_malformed_deal(rules, seed, round_wind, wall, position)
        self.rules = rules
        parts = self.parts = rules.parts
        self._turn_sieve, self._claim_sieve = parts.sieves[TURN], parts.sieves[CLAIM]
        self._turn_moves = parts.by_name[TURN]
        found = self._turn_moves.get(Discard.name)
        discard = found if isinstance(found, Discard) else Discard()
        own = type(discard)
        self._plain_discards = discard is found and own.play is Discard.play
        self._herald = None if own.before_first is Discard.before_first else discard
        self._crier = None if own.lies is Discard.lies else discard
        self.log: list[Event] = []
        self.decisions: list[tuple[Seat, Action]] = []
        self.asked: dict[Seat, list[Action]] = {}
        self.answers: dict[Seat, Action] = {}
        self.over = False
        self.asked_at = 0  # the events before others were last asked, whether any could answer
        chance = Chance(seed, "dice")
        self.tiles = shuffled(rules, seed) if wall is None else list(wall)
        if position is not None:
            position.check(rules.seats)
            self.tiles = position.wall(self.tiles)
        self.front = 0
        self.back: int = len(self.tiles) - self.parts.loose
        self.loose = list(range(self.back, len(self.tiles)))
        self.table = Table(rules, round_wind, Wall(self.back, self.parts.kept, self.parts.loose))
        # From the first look on: what all see, whether some kong lies covered, and the views.
        self._public: Table | None = None
        self._covered = False
        self._views: list[Table | None] = [None] * len(SEATS)
        self.ledger = rules.ledger(rules, rules.seats[0])
        throws = [chance.throw() for _ in range(self.parts.throws)]
        breaker, stacks = self.parts.broken(throws, rules.seats)
        self.happen(
            Started(
                rules.seats,
                round_wind,
                len(self.tiles),
                self.parts.kept,
                self.parts.loose,
                tuple(throws),
                breaker,
                stacks,
            )
        )
        if position is not None:
            position.lay(self)
            return
        self._deal_tiles()
        self.parts.opening(self)

    # What players and onlookers ask

    def offers(self, seat: Seat) -> list[Action]:
        """What the seat may do now; nothing if it is not asked."""
        if type(seat) is not int:
            refuse_other(int, seat)
        return [] if seat in self.answers else self.asked.get(seat, [])

    def waiting_for(self) -> list[Seat]:
        """The seats whose answer is still awaited."""
        return [seat for seat in self.asked if not self.answers or seat not in self.answers]

    def act(self, seat: Seat, action: Action) -> list[Event]:
        """Takes a seat's decision and returns what follows from it."""
        if type(seat) is not int:
            refuse_other(int, seat)
        offered = self.asked.get(seat)
        if offered is None or seat in self.answers or not is_among(action, offered):
            raise self._why_not(seat, action)
        start, in_turn = len(self.log), self.table.phase == TURN
        tile = action.tile if in_turn else NO_TILE
        plain = 0 <= tile < FACES and action is DISCARDS[tile]
        self.decisions.append(DISCARDING[seat][tile] if plain else (seat, action))
        if plain and self._plain_discards:
            self.discard(seat, tile)
        elif in_turn:
            self._turn_moves[action.name].play(self, seat, action)
        else:
            self.answers[seat] = action
            if len(self.answers) == len(self.asked):
                self._resolve()
        return self.log[start:]

    def _why_not(self, seat: Seat, action: Action) -> IllegalAction:
        refuse_other(Action, action)
        who = SEATS[seat] if seat in range(4) else repr(seat)
        if self.over:
            return IllegalAction(
                "seat {seat} may not {action}: the deal is over", seat=who, action=action
            )
        if seat in self.answers:
            return IllegalAction(
                "seat {seat} may not {action}: it has answered already", seat=who, action=action
            )
        if seat not in self.asked:
            return IllegalAction(
                "seat {seat} may not {action}: it is not asked now", seat=who, action=action
            )
        return IllegalAction(
            "seat {seat} may not {action} now, only: {offers}",
            seat=who,
            action=action,
            offers=Actions(self.asked[seat]),
        )

    def view(self, seat: Seat) -> Table:
        """The table as this seat sees it; kept up from the first look on."""
        if type(seat) is not int:
            refuse_other(int, seat)
        own = self.table.places.get(seat)
        view = self._public if own is None else self._views[seat]
        if view is None:
            public = self._public
            if public is None:
                public = self._public = self.empty_table()
                for event in self.log:
                    show_to(public, SPECTATOR, event)
                self._covered = public.shown != self.table.shown
            if own is None:
                return public
            view = self._views[seat] = public.beside(own)
            view.follow(public, self.table, own, self._covered)
        return view

    def empty_table(self) -> Table:
        """The table before its first event: folding what a seat saw gives that seat's view."""
        wall = Wall(len(self.tiles) - self.parts.loose, self.parts.kept, self.parts.loose)
        return Table(self.rules, self.table.round, wall)

    def copy(self) -> Self:
        """A deal that goes its own way from here."""
        twin = type(self).__new__(type(self))
        for slot in Deal.__slots__:
            setattr(twin, slot, getattr(self, slot))
        twin.table = self.table.copy()
        twin.log = self.log[:]
        twin.decisions = self.decisions[:]
        twin.asked = dict(self.asked)
        twin.answers = dict(self.answers)
        twin.loose = self.loose[:]
        twin._public, twin._views = None, [None] * len(SEATS)
        twin.ledger = self.ledger.copy()
        return twin

    # What moves and parts let happen

    def happen(self, event: Event) -> None:
        """A fact: it is put on the table and into the log."""
        event.fold(self.table)
        self.log.append(event)
        if self._public is not None:
            show_to(self._public, SPECTATOR, event)
            self._covered = self._public.shown != self.table.shown
            self._show()

    def _show(self) -> None:
        """What all see has changed, and with it the views."""
        public, table = self._public, self.table
        assert public is not None
        for seat, view in enumerate(self._views):
            if view is not None:
                view.follow(public, table, table.sides[seat], self._covered)

    def settle(self, event: Happening, hands: Mapping[Seat, Hand] = NO_HANDS) -> None:
        """Something for which points may change hands: what the ledger says is paid."""
        discards, claimed = tuple(self.table.discards), tuple(self.table.claimed)
        known = FinishedDeal({**hands}, discards=discards, claimed=claimed)
        paid = tuple(each for each in self.ledger.enter(event, known) if each.points)
        if paid:
            self.happen(Paid(paid))

    def happen_and_settle(self, event: Event) -> None:
        """A fact that may be a foul or a kong, and what it pays."""
        meaning = self.parts.happening(self.rules, self.table, event)  # as the table is before it
        self.happen(event)
        if meaning is not None:
            self.settle(meaning)

    def begin(self) -> None:
        """The dealer's first turn, without a draw."""
        dealer = self.table.seats[0]
        self.happen(TurnBegan(dealer))
        self.ask_turn(dealer)

    def discard(self, seat: Seat, tile: Tile) -> None:
        """A tile goes to the river, and then it may be claimed."""
        if self._herald is not None and not self.table.sides[seat].pond:
            self._herald.before_first(self, seat)
        self.throw(seat, tile)
        if self._crier is not None:
            self._crier.lies(self, seat)
        self.ask_claims()

    def throw(self, seat: Seat, tile: Tile) -> None:
        """A tile goes to the river."""
        # As `happen` would have it, but all see it alike, and nothing happens more often.
        table = self.table
        fold_discard(table, table.sides[seat], tile)
        self.log.append(DISCARDED[seat][tile])
        public = self._public
        if public is not None:
            fold_discard(public, public.sides[seat], tile)
            self._show()

    def draw(self, seat: Seat, source: str = WALL) -> None:
        """The next tile of the wall, or a replacement, and then the player's turn."""
        table = self.table
        tile = self._take(source)
        self.take(seat, tile, source, source != WALL and self.parts.loose > 0)
        if tile >= KINDS and tile != JOKER and self.parts.bonus == "replaced":
            if table.wall.live <= 0:
                self.parts.no_replacement(self, seat)
                return
            self.happen(BonusShown(seat, tile))
            self.parts.after_bonus(self, seat, source)
            return
        place = table.sides[seat]
        self.asked = {seat: turn_offers(self._turn_sieve, self.rules, table, place)}

    def take(self, seat: Seat, tile: Tile, source: str, loose: bool) -> None:
        """A tile comes from the wall, which one the others do not see."""
        table, plain = self.table, source == WALL
        after_kong = not plain and source == KONG_TILE
        fold_draw(table, table.sides[seat], tile, after_kong, loose)
        self.log.append(DREW[seat][tile] if plain else Drew(seat, tile, source, loose))
        public = self._public
        if public is not None:
            fold_draw(public, public.sides[seat], HIDDEN, after_kong, loose)
            self._show()

    def _take(self, source: str) -> Tile:
        if source == WALL or not self.parts.replaces_from_back:
            self.front += 1
            return self.tiles[self.front - 1]
        if self.parts.loose:
            tile = self.tiles[self.loose.pop(0)]
            if not self.loose:
                self.back -= 2
                self.loose = [self.back, self.back + 1]
            return tile
        self.back -= 1
        return self.tiles[self.back]

    def ask_opening(self) -> None:
        """All who must decide something before the first turn are asked at once."""
        seats = self.table.seats
        offered = ((seat, offers_of(self.rules, self.table, seat)) for seat in seats)
        self.asked = {seat: offers for seat, offers in offered if offers}

    def ask_turn(self, seat: Seat) -> None:
        self.asked = {seat: offers_of(self.rules, self.table, seat)}

    def ask_claims(self) -> None:
        """All who may claim the discard are asked at once; if nobody can, play goes on."""
        self.asked_at = len(self.log)
        table = self.table
        others = table.order[table.turn]
        self.asked = claims(self._claim_sieve, self.rules, table, others, NEXT)
        if not self.asked:
            self.go_on()

    def ask_robbers(self) -> None:
        """Those whose hand the tile of a kong completes are asked before it is replaced."""
        table = self.table
        if table.phase == ROB:
            self.asked_at = len(self.log)
            others = table.order[table.turn]
            self.asked = claims(self.parts.sieves[ROB], self.rules, table, others, NEXT)
            if self.asked:
                return
        self.kong_stands()

    def kong_stands(self) -> None:
        """Nobody robs the kong: it is paid, and its owner takes a replacement."""
        seat = self.table.turn
        kongs = (KongAdded, KongConcealed)
        kong = next(each for each in reversed(self.log) if isinstance(each, kongs))
        self.settle(KongDeclared(seat, kong.tile, kong.kind))
        self.replace_kong(seat)

    def replace_kong(self, seat: Seat) -> None:
        self.draw(seat, KONG_TILE)

    def meld(self, seat: Seat, meld: Meld, action: Action) -> None:
        """A set made with the discard is laid open."""
        claim = self.table.claim
        assert claim is not None
        self.happen_and_settle(Melded(seat, meld, claim.tile, claim.giver, action.using))

    def go_on(self) -> None:
        """Nobody took the discard: the next player draws, or the wall is at its end."""
        table = self.table
        if table.wall.left <= table.wall.kept:
            self.end_at_wall()
        else:
            self.draw(table.order[table.turn][0])

    def end_at_wall(self) -> None:
        self.settle(WallEnded(), self.held() if self.parts.pays_ready else {})
        self.end("wall")

    def win_from_wall(self, seat: Seat) -> None:
        table = self.table
        tile = self.parts.winning_tile(table, table.places[seat])
        self.win([seat], tile, None)

    def win(self, winners: list[Seat], tile: Tile, giver: Seat | None) -> None:
        """One or several players win on a tile."""
        table = self.table
        hands: dict[Seat, Hand] = {}
        for seat in winners:
            worth = self.parts.win_worth(self.rules, table, table.places[seat])
            assert worth.score is not None and worth.win
            hand = hands[seat] = worth.score.hand
            self.ledger.counted[hand] = worth
        robbed = table.phase == ROB and giver is not None
        self.parts.before_win(self, winners)
        for seat, hand in hands.items():
            worth = self.ledger.counted[hand]
            situation = tuple(sorted(hand.situation))
            hidden = self.parts.hides_winners
            patterns = dict(worth.patterns)
            self.happen(Won(seat, tile, giver, worth.value, patterns, situation, hidden))
        if robbed and giver is not None:
            self.happen(KongRobbed(giver, tile))
        if self.rules.losing is not None:
            hands = self.held() | hands
        self.settle(Call(tuple(winners), tile, giver), hands)
        gone = [seat for seat in table.seats if table.places[seat].out]
        if len(gone) >= self.parts.winners_a_deal or len(gone) == len(table.seats) - 1:
            self.end("win")
        else:
            self.parts.after_win(self, winners, giver)

    def held(self) -> dict[Seat, Hand]:
        """The hands of those who have not won."""
        parts, table = self.parts, self.table
        return {
            seat: parts.hand(self.rules, table, place)
            for seat, place in table.places.items()
            if not place.out
        }

    def end(self, reason: str) -> None:
        """The deal is over: hands are shown where the rules have them shown."""
        table = self.table
        self.asked, self.answers = {}, {}
        winners = tuple(seat for seat in table.seats if table.places[seat].out)
        self.parts.before_end(self, reason)
        for seat in self.parts.shown_at_end(self, reason):
            place = table.places[seat]
            self.happen(HandShown(seat, tuple(place.standing), tuple(place.melds)))
        self.happen(Ended(reason, winners, self.ledger.next_dealer))
        self.over = True

    # Answers

    def _resolve(self) -> None:
        asked, answers = self.asked, self.answers
        self.asked, self.answers = {}, {}
        if self.table.phase == OPENING:
            self.parts.opening_answered(self, answers)
        else:
            self._resolve_claims(asked, answers)

    def _resolve_claims(self, asked: dict[Seat, list[Action]], answers: dict[Seat, Action]) -> None:
        """A win before all else, then the rulebook's claims in their order; else play goes on."""
        table, parts = self.table, self.parts
        phase, claim = table.phase, table.claim
        assert claim is not None
        takers = [
            seat
            for seat in table.order[claim.giver]
            if answers.get(seat, PASS) is not PASS and answers[seat].name != PASS.name
        ]
        calls = [seat for seat in takers if answers[seat] == WIN]
        winners = self._right_calls(calls, claim.giver) if calls else calls
        parts.claims_answered(self, asked, answers)
        if winners:
            self.win(winners, claim.tile, claim.giver)
            return
        if phase == ROB:
            self.kong_stands()
            return
        if takers:
            for move in parts.moves[CLAIM]:
                for seat in takers:
                    if answers[seat].name == move.name and move.name != WIN.name:
                        move.play(self, seat, answers[seat])
                        return
        self.go_on()

    def _right_calls(self, calls: list[Seat], giver: Seat) -> list[Seat]:
        """Who of the callers wins; wrong calls are fined, all or those before a right one."""
        if not self.parts.lets_call_falsely:
            found: list[Seat] = self.parts.first_of(calls, giver)
            return found
        order = calls if self.parts.several_winners != "farthest" else calls[::-1]
        right: list[Seat] = []
        for seat in order:
            if right and not self.parts.fines_all_false_calls:
                break
            if self.calls_falsely(seat):
                self.false_win(seat, giver)
            elif not right:
                right = [seat]
        return right

    def calls_falsely(self, seat: Seat) -> bool:
        """Whether a win that this seat calls now is none."""
        parts, table = self.parts, self.table
        return parts.lets_call_falsely and not parts.may_win(self.rules, table, table.places[seat])

    def false_win(self, seat: Seat, giver: Seat | None) -> None:
        """A wrong call is paid for, and the hand is dead."""
        place = self.table.places[seat]
        tile = self.parts.winning_tile(self.table, place)
        shown = tuple(place.standing) if self.parts.shows_false_wins else ()
        self.happen_and_settle(FalselyCalled(seat, tile, giver, shown))
        self.parts.after_false_win(self, seat)

    # The deal of the tiles

    def _deal_tiles(self) -> None:
        """Three times four tiles to each, then one to each, and one more to the dealer."""
        tiles, seats = self.tiles, self.table.seats
        four, one = 4 * len(seats), 12 * len(seats)
        self.front = one + len(seats) + 1
        for at, seat in enumerate(seats):
            given = [tile for low in range(4 * at, one, four) for tile in tiles[low : low + 4]]
            given += tiles[one + at : self.front : len(seats)]
            self.happen(Dealt(seat, tuple(given)))

    def replace_dealt_bonus(self) -> None:
        """East shows all their bonus tiles and takes as many, until none is left; then the next."""
        for seat in self.table.seats:
            place = self.table.places[seat]
            while any(place.standing.counts[FIRST_BONUS:JOKER]):
                found = [tile for tile in BONUS if place.standing.counts[tile]]
                for tile in found:
                    self.happen(BonusShown(seat, tile))
                for _ in found:
                    self.take(seat, self._take(BONUS_TILE), BONUS_TILE, False)
