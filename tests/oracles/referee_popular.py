"""A referee for deals of popular: plays the decisions of a record by the specification alone.

It says what has to happen and what each player may do, so that a log and the offers of an engine
can be held against it. Hands are valued by the plain scorer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .popular import judge
from .referee_popular_hands import FLOWERS, HONOURS, JOKER, completes, waits

__all__ = [
    "PASS",
    "WIN",
    "WINDS",
    "Act",
    "Meld",
    "Middle",
    "Place",
    "Referee",
    "Verdict",
    "neighbour",
    "plain",
]

Event = dict[str, Any]
WINDS = "ESWN"


class Verdict(AssertionError):
    """What a record says is not what the rules say."""


class Act(NamedTuple):
    """A decision as records keep it."""

    name: str
    tile: int = -1
    using: tuple[int, ...] = ()
    declare: str = ""


PASS, WIN = Act("pass"), Act("win")
HEAVENLY = Act("declare", declare="heavenly-ready")
Legal = dict[int, set[Act]]
Play = Generator[Legal, tuple[int, Act], None]


@dataclass
class Meld:
    kind: str
    tiles: tuple[int, ...]
    concealed: bool = False
    promoted: bool = False

    def written(self, wild: int) -> Event:
        jokers = self.tiles[0] == JOKER
        return {
            "kind": self.kind,
            "tile": wild if jokers else self.tiles[0],
            "concealed": self.concealed,
            "promoted": self.promoted,
            "wild": [wild] * 4 if jokers else [],
        }


@dataclass
class Place:
    """One player's tiles, and what they have done so far."""

    standing: list[int] = field(default_factory=list)
    melds: list[Meld] = field(default_factory=list)
    flowers: list[int] = field(default_factory=list)
    river: list[int] = field(default_factory=list)
    discards: int = 0
    declared: str = ""
    dead: bool = False

    def take_out(self, tiles: Iterable[int]) -> None:
        for tile in tiles:
            self.standing.remove(tile)

    def with_tile(self, tile: int) -> bool:
        """Whether this tile completes the hand (POP-6.10)."""
        return completes(tuple(sorted((*self.standing, tile))), len(self.melds))

    def melded(self) -> tuple[int, ...]:
        return tuple(tile for meld in self.melds for tile in meld.tiles)


@dataclass
class Middle:
    """Where a deal begins in the middle: the player in turn draws next."""

    places: list[Place]
    turn: int
    indicator: int = -1
    wild: int = -1


class Referee:
    """One deal: `asked` says who may do what now, `log` what has happened."""

    def __init__(
        self,
        options: dict[str, Any],
        wall: list[int],
        round_wind: int,
        dice: list[list[int]],
        middle: Middle | None = None,
    ) -> None:
        self.options = options
        self.lets_call_falsely = options["false_win"] == "allow"
        self.wall = list(wall)
        self.round = round_wind
        self.dice = dice
        self.places = [Place() for _ in WINDS]
        self.indicator = self.wild = -1
        self.turn, self.drawn = 0, -1
        self.source = "deal"  # deal, wall, kong, bonus or claim: how the turn came about
        self.gains = [0, 0, 0, 0]
        self.log: list[Event] = []
        self.reached: Counter[str] = Counter()
        self.asked: Legal = {}
        self._play = self._deal() if middle is None else self._go_on_from(middle)
        self._go_on(None)

    def act(self, seat: int, action: Act) -> None:
        """A player decides; a `Verdict` if they may not."""
        if seat not in self.asked:
            raise Verdict(f"{WINDS[seat]} is not asked")
        if action not in self.asked[seat]:
            raise Verdict(f"{WINDS[seat]} may not {action}, only {sorted(self.asked[seat])}")
        self._go_on((seat, action))

    def _go_on(self, decision: tuple[int, Act] | None) -> None:
        try:
            self.asked = self._play.send(decision)  # type: ignore[arg-type]
        except StopIteration:
            self.asked = {}

    def note(self, *names: str) -> None:
        """These clauses, situations or patterns had a say."""
        self.reached.update(names)

    def happens(self, event: str, **fields: Any) -> None:
        self.log.append({"event": event, **fields})

    # ------------------------------------------------------------------ before the first discard

    def _deal(self) -> Play:
        self.break_wall()
        self.deal_out()
        if self.options["jokers"]:
            self.turn_up_indicator()
        for seat in range(4):
            self.replace_dealt_flowers(seat)
        yield from self.ask_heavenly()
        self.happens("turn-began", seat=0)
        self.turn, self.drawn, self.source = 0, -1, "deal"
        self.note("4.8")
        yield from self.turns()

    def _go_on_from(self, middle: Middle) -> Play:
        self.places = middle.places
        self.indicator, self.wild = middle.indicator, middle.wild
        self.draw(middle.turn, "wall")
        yield from self.turns()

    def break_wall(self) -> None:
        first, second = (sum(throw) for throw in self.dice)
        self.happens(
            "started",
            seats=[0, 1, 2, 3],
            round=self.round,
            tiles=len(self.wall),
            kept=0,
            loose=0,
            dice=self.dice,
            breaker=(first - 1) % 4,  # POP-2.2, 3.7
            stacks=first + second,  # POP-3.8
        )
        self.note("2.2", "3.7", "3.8")
        if first + second > 18:
            self.note("3.10")

    def deal_out(self) -> None:
        """POP-3.15."""
        wall = self.wall
        for seat, place in enumerate(self.places):
            for start in (0, 16, 32):
                place.standing += wall[start + 4 * seat : start + 4 * seat + 4]
            place.standing.append(wall[48 + seat])
            if seat == 0:
                place.standing.append(wall[52])
            self.happens("dealt", seat=seat, tiles=list(place.standing))
        del wall[:53]
        self.note("3.14", "3.15")

    def turn_up_indicator(self) -> None:
        """POP-4.1 to 4.3, 9.1 to 9.3."""
        at = len(self.wall) - 1
        while self.wall[at] in FLOWERS:
            at -= 1
        passed = self.wall[:at:-1]
        self.indicator = self.wall.pop(at)
        self.wild = neighbour(self.indicator, self.options["joker_direction"])
        self.happens("indicator-shown", tile=self.indicator, wild=self.wild, passed=passed)
        self.note("4.1", "4.3", "9.2" if self.options["joker_direction"] == "up" else "9.3")
        if passed:
            self.note("4.2")
        self.wall = [JOKER if tile == self.wild else tile for tile in self.wall]
        for place in self.places:
            place.standing = [JOKER if tile == self.wild else tile for tile in place.standing]

    def replace_dealt_flowers(self, seat: int) -> None:
        """POP-4.4, 4.5."""
        place = self.places[seat]
        while found := sorted(tile for tile in place.standing if tile in FLOWERS):
            for tile in found:
                self.show_flower(seat, tile)
            for _ in found:
                self.draw(seat, "bonus")
            self.note("4.4")

    def ask_heavenly(self) -> Play:
        """POP-4.7, in the order of the seats."""
        for seat in (1, 2, 3):
            self.happens("heavenly-asked", seat=seat)
            if self.waits_of(seat):
                _, action = yield {seat: {HEAVENLY, PASS}}
                self.note("4.7")
                if action == HEAVENLY:
                    self.declare(seat, "heavenly-ready")
                    self.note("11.8")

    # ------------------------------------------------------------------ small steps

    def show_flower(self, seat: int, tile: int) -> None:
        self.places[seat].take_out([tile])
        self.places[seat].flowers.append(tile)
        self.happens("bonus-shown", seat=seat, tile=tile)

    def draw(self, seat: int, source: str) -> None:
        """A tile from the live end, or a replacement from the flower end (POP-3.12, 3.17)."""
        tile = self.wall.pop(0 if source == "wall" else -1)
        self.places[seat].standing.append(tile)
        self.turn, self.drawn, self.source = seat, tile, source
        self.happens("drew", seat=seat, tile=tile, source=source)

    def declare(self, seat: int, what: str) -> None:
        self.places[seat].declared = what
        self.happens("declared", seat=seat, what=what)

    def waits_of(self, seat: int, standing: Iterable[int] | None = None) -> frozenset[int]:
        place = self.places[seat]
        tiles = tuple(sorted(place.standing if standing is None else standing))
        return waits(tiles, place.melded(), len(place.melds), self.indicator, self.wild)

    # ------------------------------------------------------------------ turns

    def turns(self) -> Play:
        """From East's first turn to the end (Sections 5 to 8, 12)."""
        while True:
            seat = self.turn
            _, action = yield {seat: self.turn_actions(seat)}
            self.note("5.3" if self.source != "claim" else "5.4")
            if action == WIN and self.completed(seat):
                return self.win(seat, self.drawn, None)
            if action == WIN:
                self.call_falsely(seat, self.drawn, None)
                continue
            if action.name == "replace-flower":
                self.note("8.1")
                self.show_flower(seat, action.tile)
                self.draw(seat, "bonus")
            elif action.name == "concealed-kong":
                self.concealed_kong(seat, action.tile)
            elif action.name == "added-kong":
                if (yield from self.added_kong(seat, action.tile)):
                    return None
            elif (yield from self.discard(seat, action)):
                return None

    def turn_actions(self, seat: int) -> set[Act]:
        """POP-5.16."""
        place = self.places[seat]
        if self.drawn in FLOWERS and self.source != "claim":
            return self.flower_actions(seat)
        legal = self.wins_now(seat)
        if place.declared:
            return legal | self.frozen_actions(seat)
        if self.source != "claim" and self.wall:  # POP-7.3, 7.4, 7.9, 12.1
            legal |= {Act("concealed-kong", tile) for tile in self.four_alike(seat)}
            pungs = {meld.tiles[0] for meld in place.melds if meld.kind == "pung"}
            legal |= {Act("added-kong", tile) for tile in pungs if tile in place.standing}
        elif self.source != "claim" and self.four_alike(seat):
            self.note("7.9", "12.1")
        return legal | self.discards(seat, place.standing)

    def wins_now(self, seat: int) -> set[Act]:
        """A tile from the wall, or the deal itself, may win (POP-10.11)."""
        whole = self.completed(seat)
        if whole and self.source == "claim":
            self.note("5.4")
        may = (whole or self.lets_call_falsely) and not self.places[seat].dead
        return {WIN} if may and self.source != "claim" else set()

    def completed(self, seat: int) -> bool:
        place = self.places[seat]
        return completes(tuple(sorted(place.standing)), len(place.melds))

    def four_alike(self, seat: int) -> list[int]:
        """Four jokers are a kong too (POP-9.9); it is declared by what is printed on them."""
        counts = Counter(self.places[seat].standing)
        return [tile for tile, count in counts.items() if count == 4]

    def flower_actions(self, seat: int) -> set[Act]:
        """POP-8.1, 8.2, 8.8."""
        if self.wall:
            self.note("8.2")
            return {Act("replace-flower", self.drawn)} | self.discards(seat, [self.drawn])
        self.note("8.8")
        place = self.places[seat]
        return self.discards(seat, [self.drawn] if place.declared else place.standing)

    def frozen_actions(self, seat: int) -> set[Act]:
        """Who has declared ready: POP-11.4 to 11.6."""
        self.note("11.4")
        if self.drawn == JOKER:
            self.note("17.15-joker" if self.places[seat].dead else "11.6")
            return {Act("discard", JOKER)} if self.places[seat].dead else set()
        legal = {Act("discard", self.drawn)}
        place, tile = self.places[seat], self.drawn
        if self.wall and place.standing.count(tile) == 4:
            before = list(place.standing)
            before.remove(tile)
            waited = self.waits_of(seat, before)
            after = tuple(sorted(t for t in place.standing if t != tile))
            melded = (*place.melded(), *[tile] * 4)
            left = waits(after, melded, len(place.melds) + 1, self.indicator, self.wild)
            if waited == left:
                legal.add(Act("concealed-kong", tile))
            self.note("11.5" if waited == left else "11.5-refused")
        return legal

    def discards(self, seat: int, tiles: Iterable[int]) -> set[Act]:
        """POP-5.5, with a declaration where the rest is ready (POP-11.2)."""
        place = self.places[seat]
        legal = set()
        for tile in set(tiles) - {JOKER}:
            legal.add(Act("discard", tile))
            rest = list(place.standing)
            rest.remove(tile)
            if not place.declared and self.waits_of(seat, rest):
                if place.dead:
                    self.note("17.15-ready")
                else:
                    legal.add(Act("discard", tile, declare=self.ready_now(seat)))
        if JOKER in tiles:
            self.note("9.8")
        if not legal and place.dead:  # POP-17.15
            self.note("17.15-joker")
            legal = {Act("discard", JOKER)}
        return legal

    def ready_now(self, seat: int) -> str:
        """POP-11.8: East's first discard, unless East has a kong."""
        place = self.places[seat]
        first = seat == 0 and not place.discards and not place.melds
        return "heavenly-ready" if first else "ready"

    # ------------------------------------------------------------------ kongs

    def concealed_kong(self, seat: int, tile: int) -> None:
        place = self.places[seat]
        self.note("7.3", "7.7", *(["9.9"] if tile == JOKER else []))
        if seat == 0 and not place.discards:  # POP-11.8
            for other, one in enumerate(self.places):
                if one.declared == "heavenly-ready":
                    self.declare(other, "ready")
                    self.note("11.8-lost")
        place.take_out([tile] * 4)
        place.melds.append(Meld("kong", (tile,) * 4, concealed=True))
        self.happens("kong-concealed", seat=seat, tile=tile)
        self.draw(seat, "kong")

    def added_kong(self, seat: int, tile: int) -> Generator[Legal, tuple[int, Act], bool]:
        """POP-7.4, 7.10; whether it was robbed."""
        self.note("7.4")
        place = self.places[seat]
        self.happens("kong-added", seat=seat, tile=tile)
        place.take_out([tile])
        robbers = {
            other: {WIN, PASS} for other in range(4) if other != seat and self.may_call(other, tile)
        }
        robber, action = yield from self.settle_claims(seat, robbers, tile)
        if action == WIN:
            self.note("7.10", "7.12")
            self.win(robber, tile, seat, robbed=True)
            return True
        if robbers:
            self.note("7.10-declined")
        meld = next(m for m in place.melds if m.kind == "pung" and m.tiles[0] == tile)
        meld.kind, meld.tiles, meld.promoted = "kong", (tile,) * 4, True
        self.note("7.7")
        self.draw(seat, "kong")
        return False

    # ------------------------------------------------------------------ discards and claims

    def discard(self, seat: int, action: Act) -> Generator[Legal, tuple[int, Act], bool]:
        """A discard and what follows it; whether the deal is over."""
        place, tile = self.places[seat], action.tile
        if action.declare:
            self.declare(seat, action.declare)
            self.note("11.2", "11.8" if action.declare == "heavenly-ready" else "11.3")
        place.take_out([tile])
        place.discards += 1
        place.river.append(tile)
        self.happens("discarded", seat=seat, tile=tile)
        claims = {other: self.claims(other, seat, tile) for other in range(4) if other != seat}
        claims = {other: legal | {PASS} for other, legal in claims.items() if legal}
        claimant, claim = yield from self.settle_claims(seat, claims, tile)
        if claim == WIN:
            place.river.pop()
            self.win(claimant, tile, seat)
            return True
        if claim != PASS:
            place.river.pop()
            self.claim(claimant, claim, seat)
            return False
        if not self.wall:  # POP-12.4
            self.draw_game()
            return True
        self.note("5.1")
        self.draw((seat + 1) % 4, "wall")
        return False

    def claims(self, seat: int, giver: int, tile: int) -> set[Act]:
        """What a player may claim on a discard (Section 6)."""
        if tile in FLOWERS:
            self.note("8.3")
            return set()
        if tile == JOKER:  # POP-17.15
            return set()
        place = self.places[seat]
        legal = {WIN} if self.may_call(seat, tile) else set()
        sets = self.sets_with(seat, giver, tile)
        if sets and place.dead:
            self.note("17.15")
        if sets and place.declared:
            self.note("11.4")
            return legal
        if sets and not self.wall:
            self.note("6.15", "12.3")
            return legal
        return legal | sets

    def may_call(self, seat: int, tile: int) -> bool:
        """Whether a win may be called on another player's tile (POP-6.10, 17.5, 18.12)."""
        place = self.places[seat]
        if place.dead and place.with_tile(tile):
            self.note("17.5")
        return not place.dead and (self.lets_call_falsely or place.with_tile(tile))

    def sets_with(self, seat: int, giver: int, tile: int) -> set[Act]:
        """POP-6.4 to 6.8; none that leaves only jokers to discard (POP-9.20)."""
        place = self.places[seat]
        count = place.standing.count(tile)
        legal = {Act("kong", tile, (tile,) * 3)} if count >= 3 else set()
        usings: list[tuple[int, ...]] = [(tile, tile)] if count >= 2 else []
        if seat == (giver + 1) % 4 and tile not in HONOURS:
            suit = tile // 9
            for low in range(tile - 2, tile + 1):
                chow = {low, low + 1, low + 2}
                using = tuple(sorted(chow - {tile}))
                if {t // 9 for t in chow} == {suit} and all(t in place.standing for t in using):
                    usings.append(using)
        for using in usings:
            rest = Counter(place.standing) - Counter(using)
            if rest.keys() <= {JOKER}:
                self.note("9.20")
                continue
            legal.add(Act("pung" if using[0] == using[1] else "chow", tile, using))
        return legal

    def settle_claims(
        self, giver: int, claims: Legal, tile: int
    ) -> Generator[Legal, tuple[int, Act], tuple[int, Act]]:
        """Asks all who have a claim (POP-6.14); the one that goes before all."""
        answers: dict[int, Act] = {}
        while len(answers) < len(claims):
            seat, action = yield {s: legal for s, legal in claims.items() if s not in answers}
            answers[seat] = action

        def rank(answer: tuple[int, Act]) -> tuple[int, int]:
            """POP-6.11, 6.12."""
            order = {"win": 0, "kong": 1, "pung": 1, "chow": 2, "pass": 3}[answer[1].name]
            return order, (answer[0] - giver) % 4 if order == 0 else 0

        self.note_claims(answers, claims)
        for caller in sorted(answers, key=lambda seat: (seat - giver) % 4):
            if answers[caller] == WIN and not self.places[caller].with_tile(tile):
                self.call_falsely(caller, tile, giver)
                answers[caller] = PASS  # POP-6.13, 17.14
        return min(answers.items(), key=rank, default=(giver, PASS))

    def call_falsely(self, seat: int, tile: int, giver: int | None) -> None:
        """POP-17.2, 17.3, 17.14."""
        place = self.places[seat]
        fine = 10 if self.was_ready(seat, giver) else 20
        place.dead = True
        shown = sorted(place.standing)
        self.happens("falsely-called", seat=seat, tile=tile, giver=giver, tiles=shown)
        others = [other for other in range(4) if other != seat]
        for other in others:
            self.gains[other] += fine
            self.gains[seat] -= fine
        self.happens(
            "paid",
            payments=[
                {"payer": seat, "receiver": other, "points": fine, "clause": "POP-17.3"}
                for other in others
            ],
        )
        self.note("17.2", f"17.3-{fine}", "17.14" if giver is None else "17.14-claim")

    def was_ready(self, seat: int, giver: int | None) -> bool:
        """Of the thirteen tiles before the one called; of East's first fourteen any (POP-17.14)."""
        standing = self.places[seat].standing
        if giver is not None:
            return bool(self.waits_of(seat))
        left_out = set(standing) if self.source == "deal" else {self.drawn}
        for tile in left_out:
            rest = list(standing)
            rest.remove(tile)
            if self.waits_of(seat, rest):
                return True
        return False

    def note_claims(self, answers: dict[int, Act], claims: Legal) -> None:
        said = [action.name for action in answers.values() if action != PASS]
        if said.count("win") > 1:
            self.note("6.11")
        if len(set(said)) > 1:
            self.note("6.12")
        if any(WIN in claims[seat] and action != WIN for seat, action in answers.items()):
            self.note("6.10")

    def claim(self, seat: int, claim: Act, giver: int) -> None:
        """A set is laid open (POP-6.2)."""
        place = self.places[seat]
        place.take_out(claim.using)
        meld = Meld(claim.name, tuple(sorted((*claim.using, claim.tile))))
        place.melds.append(meld)
        written = meld.written(self.wild)
        fields = {"meld": written, "tile": claim.tile, "giver": giver, "using": list(claim.using)}
        self.happens("melded", seat=seat, **fields)
        self.note({"kong": "6.6", "pung": "6.4", "chow": "6.5"}[claim.name])
        if claim.name == "kong":
            self.note("7.7")
            self.draw(seat, "kong")
        else:
            self.turn, self.drawn, self.source = seat, -1, "claim"
            self.note("6.9")

    # ------------------------------------------------------------------ the end

    def win(self, seat: int, tile: int, giver: int | None, *, robbed: bool = False) -> None:
        place = self.places[seat]
        situation = self.situation(seat, tile, giver, robbed=robbed)
        if "heaven" in situation:  # POP-14.13: any of the tiles
            tile = place.standing[-1]
        concealed = list(place.standing)
        if giver is None:
            concealed.remove(tile)
        verdict = judge(self.hand_case(seat, concealed, tile, giver, situation))
        value = verdict["value"]
        payers = [other for other in range(4) if other != seat] if giver is None else [giver]
        clause = "POP-15.2" if giver is None else "POP-15.1"
        for payer in payers:
            self.gains[payer] -= value
            self.gains[seat] += value
        won = {"value": value, "patterns": verdict["patterns"], "situation": situation}
        self.happens("won", seat=seat, tile=tile, giver=giver, **won)
        if robbed:  # POP-7.12
            self.happens("kong-robbed", seat=giver, tile=tile)
        payments = [
            {"payer": payer, "receiver": seat, "points": value, "clause": clause}
            for payer in payers
        ]
        self.happens("paid", payments=payments)
        self.uncover_kongs()
        melds = [meld.written(self.wild) for meld in place.melds]
        self.happens("hand-shown", seat=seat, tiles=sorted(place.standing), melds=melds)
        self.note(clause[4:], "12.5", *situation, *verdict["patterns"])
        self.happens("ended", reason="win", winners=[seat], next_dealer=1)
        self.note("16.1")

    def draw_game(self) -> None:
        """POP-12.4, 15.4: nobody pays."""
        self.uncover_kongs()
        self.happens("ended", reason="wall", winners=[], next_dealer=1)
        self.note("12.4", "15.4", "16.1")

    def uncover_kongs(self) -> None:
        """POP-7.6."""
        for seat, place in enumerate(self.places):
            if any(meld.concealed for meld in place.melds):
                melds = [meld.written(self.wild) for meld in place.melds]
                self.happens("kongs-uncovered", seat=seat, melds=melds)
                self.note("7.6")

    def situation(self, seat: int, tile: int, giver: int | None, *, robbed: bool) -> list[str]:
        """What the deal itself gives the hand (POP-13.0.8)."""
        place = self.places[seat]
        fresh = not place.discards and not place.melds
        no_sets = not any(other.melds for other in self.places)
        drew = giver is None
        checks = {
            "heaven": seat == 0 and drew and fresh,  # POP-13.2
            "earth": seat != 0 and drew and fresh,  # POP-13.3
            "human": seat != 0 and not drew and fresh and no_sets,  # POP-13.4
            "last-draw": drew and not self.wall,  # POP-13.50
            "last-discard": not drew and not robbed and not self.wall,  # POP-13.51
            "kong-replacement": drew and self.source == "kong",  # POP-13.52, 8.6, 8.7
            "robbing-kong": robbed,  # POP-13.53
            "last-of-kind": self.visible(tile) == 3,  # POP-13.65
            place.declared: bool(place.declared),  # POP-13.24, 13.81, 13.91
        }
        return sorted(name for name, holds in checks.items() if holds)

    def visible(self, tile: int) -> int:
        """How many other tiles of this kind everybody sees: discards, open melds, indicator."""
        if tile == JOKER:  # POP-9.17
            return 0
        seen = sum(place.river.count(tile) for place in self.places)
        melds = [meld for place in self.places for meld in place.melds if not meld.concealed]
        return seen + sum(m.tiles.count(tile) for m in melds) + (tile == self.indicator)

    def hand_case(
        self, seat: int, concealed: list[int], tile: int, giver: int | None, situation: list[str]
    ) -> dict[str, Any]:
        """The winning hand as a case for the plain scorer."""
        place = self.places[seat]
        case = {
            "type": "hand",
            "options": self.options,
            "concealed": text(concealed),
            "winning": text([tile]),
            "self_draw": giver is None,
            "melds": [
                {
                    "kind": meld.kind,
                    "tiles": text(meld.tiles),
                    "concealed": meld.concealed,
                    "promoted": meld.promoted,
                }
                for meld in place.melds
            ],
            "flowers": text(place.flowers),
            "seat": WINDS[seat],
            "round": WINDS[self.round],
            "situation": situation,
        }
        return case | ({"wild": text([self.wild])} if self.wild >= 0 else {})


def plain(part: Any) -> Any:
    """A part of a log without usual values and without what the rules leave open."""
    if isinstance(part, list):
        return [plain(one) for one in part]
    if not isinstance(part, dict):
        return part
    found = {name: plain(value) for name, value in part.items()}
    if found.get("source") == "wall":
        del found["source"]
    if "payer" in found or found.get("event") == "kong-added":
        found = {name: value for name, value in found.items() if name not in ("reason", "kind")}
    if found.get("event") == "falsely-called" and found.get("giver") is None:
        del found["tile"]  # it is one of the tiles shown; East's first turn leaves it open
    if found.get("event") == "kong-concealed":
        found.pop("shown", None)
    if found.get("event") == "won":
        # A discard after a kong is worth nothing (Section 19).
        found["situation"] = [name for name in found.get("situation", []) if name != "kong-discard"]
        if "heaven" in found["situation"]:  # no tile is the winning one (POP-14.13)
            del found["tile"]
    return {
        name: value
        for name, value in found.items()
        if value is not None and value is not False and value != []
    }


def neighbour(tile: int, direction: str) -> int:
    """The joker that an indicator makes (POP-9.2, 9.3): `5z` is White, `7z` is Red."""
    step = 1 if direction == "up" else -1
    if tile < 27:
        return tile // 9 * 9 + (tile % 9 + step) % 9
    if tile < 31:
        return 27 + (tile - 27 + step) % 4
    return 31 + (tile - 31 - step) % 3  # Red, Green, White, Red


def text(tiles: Iterable[int]) -> str:
    """Tiles in the notation of the cases."""
    names = []
    for tile in tiles:
        if tile == JOKER:
            names.append("J")
        else:
            at = tile - 34 if tile in FLOWERS else tile % 9
            names.append(f"{at + 1}{'f' if tile in FLOWERS else 'mpsz'[tile // 9]}")
    return "".join(names)
