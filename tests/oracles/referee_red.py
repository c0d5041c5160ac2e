"""A referee for the rulebook `red`: plays deals and matches from the specification alone.

The value of a winning hand is that of the plain scorer; all the rest is said here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

from . import red
from .hearing import (
    ANY,
    CHOWS,
    JOKER,
    NAMES,
    NUMBERS,
    PASS,
    WIN,
    Act,
    Chance,
    MatchReferee,
    Obj,
    Referee,
    deal_seed,
)

Meld = tuple[str, int, tuple[int, ...]]  # kind, lowest tile, what its jokers stand for
SEATS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}  # RED-2.7
FLOWERS = range(NUMBERS["1f"], NUMBERS["8f"] + 1)
SEASONS = range(NUMBERS["5f"], NUMBERS["8f"] + 1)
OTHERS_OF_CHOWS = {
    tile: [tuple(other for other in chow if other != tile) for chow in CHOWS if tile in chow]
    for tile in range(34)
}
OF_HANDS = ("jokers", "flowers", "min_points", "cap", "chaotic_value", "absorption")
ORDER = {"win": 3, "pung": 2, "chow": 1}  # RED-4.10


def tiles_of(options: Obj) -> list[int]:
    """The set, in the order in which it is shuffled (RED-1.2 to 1.9, 14.2, 14.3)."""
    bonus = {8: FLOWERS, 4: SEASONS, 0: ()}[options["flowers"]]
    return (
        [kind for kind in range(34) for _ in range(4)]
        + [*bonus]
        + [JOKER] * (4 if options["jokers"] else 0)
    )


# --- winning hands ----------------------------------------------------------------------------


@lru_cache(maxsize=200_000)
def divides(real: tuple[int, ...], jokers: int, sets: int, pairs: int) -> bool:
    """Whether sorted tiles and jokers make these groups, a real tile in each (RED-7.5, 8.4)."""
    if not real:
        return (jokers, sets, pairs) == (0, 0, 0)
    first = real[0]
    groups: list[tuple[int, ...]] = [(first,)] if pairs else []
    if sets:
        groups += [(first, first), *OTHERS_OF_CHOWS[first]]
    for group in groups:
        for laid in {laid for size in range(len(group) + 1) for laid in combinations(group, size)}:
            missing, rest = len(group) - len(laid), list(real[1:])
            if missing > jokers or any(rest.count(tile) < laid.count(tile) for tile in laid):
                continue
            for tile in laid:
                rest.remove(tile)
            set_made = len(group) == 2
            if divides(tuple(rest), jokers - missing, sets - set_made, pairs - (not set_made)):
                return True
    return False


def complete(standing: Sequence[int], melds: int) -> bool:
    """A regular or a chaotic hand, before any minimum."""
    if len(standing) + 3 * melds != 14 or any(tile in FLOWERS for tile in standing):
        return False  # RED-3.11, 6.1
    real = tuple(sorted(tile for tile in standing if tile != JOKER))
    if divides(real, len(standing) - len(real), 4 - melds, 1):
        return True
    return not melds and len(set(real)) == len(real) and red._chaotic([NAMES[t] for t in standing])


def written(tiles: Sequence[int]) -> str:
    return " ".join(NAMES[tile] for tile in tiles)


def meld_case(meld: Meld) -> Obj:
    """A meld as cases write it."""
    kind, first, wild = meld
    kinds = [first + step * (kind == "chow") for step in range(3)]
    shown = list(kinds)
    for tile in wild:
        shown[shown.index(tile)] = JOKER
    case: Obj = {"kind": kind, "tiles": written(shown), "concealed": False, "promoted": False}
    return case | {"as": written(kinds)} if wild else case


@lru_cache(maxsize=20_000)
def verdict(
    standing: tuple[int, ...],
    melds: tuple[Meld, ...],
    winning: tuple[int, bool],
    flowers: tuple[int, ...],
    options: tuple[tuple[str, Any], ...],
) -> Obj:
    """The plain scorer's word on a hand; `winning` is the tile, and whether it was drawn."""
    tile, drawn = winning
    case: Obj = {
        "type": "hand",
        "options": dict(options),
        "melds": [meld_case(meld) for meld in melds],
    }
    case |= {"concealed": written(standing), "winning": NAMES[tile], "self_draw": drawn}
    case |= {"flowers": written(flowers), "seat": "E", "round": "E", "situation": []}
    return red.judge(case)


# --- a deal -----------------------------------------------------------------------------------


class RedReferee(Referee):
    """One deal of red."""

    prefix = "RED"

    def __init__(self, options: Obj, wall: Sequence[int]) -> None:
        self.seats = SEATS[options["players"]]
        super().__init__(options, wall)
        self.flowers: dict[int, list[int]] = {seat: [] for seat in self.seats}
        self.dead: set[int] = set()
        self.turn = self.seats[0]
        self.drawn: int | None = None  # the tile from the wall that this turn began with
        self.claimed: int | None = None  # the discard that is asked about
        self.replaced = False  # it came from the flower end
        self.discarded = False  # whether anything was
        self.allows_false = options["false_win"] == "allow"
        self.deal()

    # the deal and the flowers

    def deal(self) -> None:
        taken: dict[int, list[int]] = {seat: [] for seat in self.seats}
        for size in (4, 4, 4, 1):  # RED-2.26, 2.27
            for seat in self.seats:
                taken[seat] += [self.wall.popleft() for _ in range(size)]
        taken[self.seats[0]].append(self.wall.popleft())
        for seat in self.seats:
            self.hands[seat] = list(taken[seat])
            self.happen("dealt", seat=seat, tiles=taken[seat])
        self.held("2.26", "2.27")
        for seat in self.seats:  # RED-2.29
            while shown := [tile for tile in self.hands[seat] if tile in FLOWERS]:
                self.held("2.29")
                for tile in shown:
                    self.show_flower(seat, tile)
                for _ in shown:
                    self.take(seat, "bonus")
        self.happen("turn-began", seat=self.turn)
        self.drawn = self.hands[self.turn][-1]
        self.ask_turn()

    def show_flower(self, seat: int, tile: int) -> None:
        self.hands[seat].remove(tile)
        self.flowers[seat].append(tile)
        self.happen("bonus-shown", seat=seat, tile=tile)

    def take(self, seat: int, source: str) -> int:
        """A tile from the live end, or from the flower end (RED-2.22 to 2.24)."""
        tile = self.wall.popleft() if source == "wall" else self.wall.pop()
        self.hands[seat].append(tile)
        self.happen("drew", seat=seat, tile=tile, source=source)
        return tile

    # turns

    def next_turn(self, after: int) -> None:
        if not self.wall:  # RED-3.4, 3.13
            self.held("3.13", "11.5")
            if len(self.seats) == 2 and self.options["two_player_draw"] == "passes":
                self.held("14.13")
                self.next_dealer = self.seats[1]
            else:
                self.held("12.4" if len(self.seats) == 2 else "12.2")
            self.end("wall", [])
            return
        self.turn = self.others(after)[0]  # RED-3.3
        tile = self.take(self.turn, "wall")
        while tile in FLOWERS and self.wall:  # RED-6.2
            self.held("6.2")
            self.show_flower(self.turn, tile)
            tile = self.take(self.turn, "bonus")
        if tile in FLOWERS:
            self.held("3.11", "6.7")
        self.drawn, self.replaced = tile, self.events[-1]["source"] == "bonus"
        self.ask_turn()

    def ask_turn(self) -> None:
        hand = self.hands[self.turn]
        acts = {Act("discard", tile) for tile in hand if tile not in FLOWERS}  # RED-3.6
        if self.drawn is None:
            self.held("4.9", "3.7")
        elif self.may_call(self.turn) or self.wins(self.turn, self.drawn, None):
            acts.add(WIN)  # RED-3.1, 3.2
        self.asked, self.answers, self.claimed = {self.turn: acts}, {}, None

    def may_call(self, seat: int) -> bool:
        """Whether a seat may call a win whatever it holds (RED-14.10)."""
        return self.allows_false and seat not in self.dead

    def right(self, seat: int) -> bool:
        """Whether a win called by this seat now would be one."""
        if self.claimed is not None:
            return bool(self.wins(seat, self.claimed, self.turn))
        return self.drawn is not None and bool(self.wins(seat, self.drawn, None))

    def wins(self, seat: int, tile: int, giver: int | None) -> Obj | None:
        """What a win on this tile is worth, None if it is none."""
        if seat in self.dead:
            self.held("13.3")
            return None
        standing = list(self.hands[seat])
        if giver is None:
            standing.remove(tile)
        melds = self.melds[seat]
        if (tile == JOKER and giver is not None) or not complete([*standing, tile], len(melds)):
            return None
        found = verdict(
            tuple(sorted(standing)),
            tuple((meld["kind"], meld["tile"], tuple(meld["wild"])) for meld in melds),
            (tile, giver is None),
            tuple(sorted(self.flowers[seat])),
            tuple((name, self.options[name]) for name in OF_HANDS),
        )
        if not found["win"]:
            self.held("14.4")
            return None
        return found

    def decide(self, seat: int, action: Act) -> None:
        if self.claimed is not None:
            self.answers[seat] = action
            self.settle_claims()
        elif action.name == "discard":
            self.discard(action.tile)
        else:
            assert self.drawn is not None
            if found := self.wins(seat, self.drawn, None):
                self.win(seat, self.drawn, None, found)
            else:
                self.false_win(seat, self.drawn, None)
                self.held("13.13")
                self.ask_turn()

    # discards and claims

    def discard(self, tile: int) -> None:
        self.hands[self.turn].remove(tile)
        self.happen("discarded", seat=self.turn, tile=tile)
        self.discarded = True
        self.claimed, self.answers = tile, {}
        if tile == JOKER:
            self.held("7.3", "7.4" if self.wall else "3.12")
        self.asked = {
            seat: {*acts, PASS}
            for seat in self.others(self.turn)
            if tile != JOKER and (acts := set(self.claims(seat, tile)))  # RED-7.4
        }
        self.settle_claims()

    def claims(self, seat: int, tile: int) -> Iterator[Act]:
        """RED-4.1, 4.14."""
        if self.may_call(seat) or self.wins(seat, tile, self.turn):
            yield WIN
        if not self.wall:
            self.held("3.12")
            return
        yield from self.sets("pung", tile, [(tile,) * 3], seat)
        if self.others(self.turn)[0] == seat:  # RED-4.6
            yield from self.sets("chow", tile, [chow for chow in CHOWS if tile in chow], seat)

    def sets(self, name: str, tile: int, kinds: list[tuple[int, ...]], seat: int) -> Iterator[Act]:
        """Every way to make a set with the discard, jokers for some of the tiles (RED-4.7, 7.6)."""
        hand = self.hands[seat]
        for kind in kinds:
            rest = list(kind)
            rest.remove(tile)
            for jokers in range(min(hand.count(JOKER), 2) + 1):
                for real in set(combinations(rest, 2 - jokers)):
                    if all(hand.count(one) >= real.count(one) for one in real):
                        yield Act(name, tile, real + (JOKER,) * jokers, kind if jokers else ())

    def rank(self, seat: int, name: str) -> tuple[int, int]:
        """Greater goes before (RED-4.10 to 4.12)."""
        return ORDER[name], -self.others(self.turn).index(seat)

    def settle_claims(self) -> None:
        assert self.claimed is not None
        tile = self.claimed
        right: dict[tuple[int, int], int] = {}
        wrong: list[int] = []
        for seat, action in self.answers.items():
            if action == WIN and not self.wins(seat, tile, self.turn):
                wrong.append(seat)  # RED-4.13
            elif action != PASS:
                right[self.rank(seat, action.name)] = seat
        best = max(right, default=(0, 0))
        if self.waiting():  # RED-4.14
            return
        same = [rank for rank in right if rank[0] == best[0]]
        if len(same) > 1:
            self.held({3: "4.11", 2: "4.12"}[best[0]])
        if len(right) > len(same):
            self.held("4.10")
        if wrong and best[0]:
            self.held("4.13")
        for seat in sorted(wrong, key=lambda seat: -self.rank(seat, "win")[1]):
            if best[0] == 3 and best > self.rank(seat, "win"):
                self.held("13.17")  # intercepted
            else:
                self.false_win(seat, tile, self.turn)
        if best[0]:
            self.give(right[best], tile)
        else:
            self.next_turn(self.turn)

    def give(self, seat: int, tile: int) -> None:
        """The discard goes to this seat for what it claimed."""
        action = self.answers[seat]
        if action == WIN:
            found = self.wins(seat, tile, self.turn)
            assert found
            self.win(seat, tile, self.turn, found)
            return
        for used in action.using:
            self.hands[seat].remove(used)
        kinds = list(action.meant or sorted([tile, *action.using]))
        real = [tile, *(used for used in action.using if used != JOKER)]
        wild = list((Counter(kinds) - Counter(real)).elements())
        meld = {"kind": action.name, "tile": kinds[0], "wild": wild}
        self.melds[seat].append(meld)
        using = list(action.using)
        self.happen("melded", seat=seat, meld=meld, tile=tile, giver=self.turn, using=using)
        self.held("4.3", "4.6" if action.name == "chow" else "4.4")
        if action.name == "pung" and tile in self.hands[seat]:
            self.held("4.5")
        if wild:
            self.held("7.6")
        if seat in self.dead:
            self.held("13.4")
        self.turn, self.drawn = seat, None
        self.ask_turn()

    # wins and payments

    def win(self, seat: int, tile: int, giver: int | None, found: Obj) -> None:
        value = found["value"]
        fields = {"value": value, "patterns": found["patterns"], "situation": []}
        if not self.wall:  # RED-3.10
            fields["situation"] = ["last-draw" if giver is None else "last-discard"]
        self.happen("won", seat=seat, tile=self.named(tile), giver=giver, **fields)
        payers = self.others(seat) if giver is None else [giver]
        clause = "11.2" if giver is None else "11.1"
        self.pay(clause, [(payer, seat, value) for payer in sorted(payers)])
        self.remark_win(seat, tile, giver, found)
        self.happen(
            "hand-shown", seat=seat, tiles=list(self.hands[seat]), melds=list(self.melds[seat])
        )
        if seat != self.seats[0]:
            self.next_dealer = self.seats[1]
        self.held("12.2" if seat == self.seats[0] else "12.3")
        self.end("win", [seat])

    def remark_win(self, seat: int, tile: int, giver: int | None, found: Obj) -> None:
        """Which clauses of a win were met."""
        drawn = giver is None
        self.held("11.3" if len(self.seats) == 2 else "11.4")
        met = {
            "3.1": not self.discarded,
            "3.12": not drawn and not self.wall,
            "3.10": drawn and not self.wall,
            "6.3": drawn and self.replaced,
            "7.11": drawn and tile == JOKER,
            "7.2": JOKER in self.hands[seat],
            "8.5": "chaotic-hand" in found["patterns"],
            "9.1": bool(self.flowers[seat]),
            "10.9": found["value"] == self.options["cap"],
            "10.10": not found["value"],
        }
        self.held(*(clause for clause, is_met in met.items() if is_met))

    def false_win(self, seat: int, tile: int, giver: int | None) -> None:
        fields = {"seat": seat, "tile": self.named(tile), "giver": giver}
        self.happen("falsely-called", **fields, tiles=list(self.hands[seat]))
        self.pay("13.2", [(seat, other, 9) for other in sorted(self.others(seat))])
        self.dead.add(seat)

    def named(self, tile: int) -> int | None:
        """The winning tile; any of the fourteen before East's first discard (section 15)."""
        return tile if self.discarded else ANY

    def end(self, reason: str, winners: list[int]) -> None:
        self.asked, self.over = {}, True
        self.happen("ended", reason=reason, winners=winners, next_dealer=self.next_dealer)


# --- a match ----------------------------------------------------------------------------------


def pointed(players: int, total: int) -> int:
    """Whom a sum of two dice points to, counted from the thrower (RED-2.2 to 2.4)."""
    if players == 2:
        return total % 2
    return (total - 1) % players


def started(options: Obj, seed: bytes, wind: int) -> Obj:
    """How a deal begins: dice and break (RED-2.18 to 2.20)."""
    seats = SEATS[options["players"]]
    dice = Chance(seed, "dice")
    first, second = dice.dice(), dice.dice()
    breaker = seats[pointed(len(seats), sum(first))]
    fields = {"seats": seats, "round": wind, "tiles": len(tiles_of(options)), "kept": 0, "loose": 0}
    thrown = {"dice": [first, second], "breaker": breaker, "stacks": sum(first) + sum(second)}
    return {"event": "started", **fields, **thrown}


def seating(seed: bytes, players: int) -> tuple[list[Obj], list[int]]:
    """The throws for seats, and the players from East on (RED-2.5, 2.6)."""
    dice, throws = Chance(seed, "seats"), []

    def ordered(tied: list[int]) -> list[int]:
        if len(tied) == 1:
            return tied
        thrown = {player: dice.dice() for player in tied}
        throws.append({str(player): list(thrown[player]) for player in tied})
        found = []
        for total in sorted({sum(pair) for pair in thrown.values()}, reverse=True):
            found += ordered([player for player in tied if sum(thrown[player]) == total])
        return found

    order = ordered(list(range(players)))
    return throws, order


class RedMatch(MatchReferee):
    """A match of red (section 12)."""

    def __init__(self, options: Obj, seed: bytes) -> None:
        throws, order = seating(seed, options["players"])
        super().__init__(options, seed, order)
        self.throws, self.first = throws, order[0]
        self.saw["RED-2.5"] += 1
        self.saw["RED-2.6"] += len(throws) > 1

    def begin(self) -> tuple[Obj, Referee]:
        seed = deal_seed(self.seed, self.deals)
        wall = Chance(seed, "wall").shuffled(tiles_of(self.options))
        self.saw[{2: "RED-2.4", 3: "RED-2.3", 4: "RED-2.2"}[len(self.order)]] += 1
        return started(self.options, seed, self.round % 4), RedReferee(self.options, wall)

    def move_on(self, referee: Referee) -> None:
        if referee.next_dealer != referee.seats[0]:  # RED-12.2, 12.3
            self.order = [*self.order[1:], self.order[0]]
            if self.order[0] == self.first:  # RED-12.5
                self.round += 1
                self.saw["RED-12.5"] += 1
        length, target = self.options["deals"], self.options["target_points"]
        by_rounds = self.round == self.options["rounds"]
        self.over = self.deals == length if length else by_rounds  # RED-12.7, 14.8
        if self.over:
            self.saw["RED-14.8" if length else "RED-12.7"] += 1
        if target and max(self.points) >= target:  # RED-14.9
            self.saw["RED-14.9"] += 1
            self.over = True
