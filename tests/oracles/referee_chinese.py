"""What the referees of classical and zung-jung share: turns, discards, claims and kongs.

A referee knows a wall and the decisions. From the specification alone it says what each seat may
decide, and every event that must follow.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, ClassVar, NamedTuple

from .common import FLOWERS, KINDS

Data = dict[str, Any]
Counts = list[int]  # how many of each kind
WRITTEN = KINDS + FLOWERS
TERMINALS = (0, 8, 9, 17, 18, 26)
HONOURS = range(27, 34)
SUITS = (0, 9, 18)
ORPHANS = (*TERMINALS, *HONOURS)
DRAGONS = range(31, 34)
DEAD_WALL = 14
USUAL = {  # what a field has that an event leaves out (docs/record.md)
    "source": "wall",
    "loose": False,
    "shown": True,
    "robbable": False,
    "winners": [],
    "tiles": [],
    "melds": [],
}


UNTOLD = {"ready", "kong-discard", "last-of-kind", "human"}  # worth nothing in both rulebooks


class Foul(AssertionError):
    """Something in a record that the rules do not have."""


class Act(NamedTuple):
    """A decision, as records keep it."""

    name: str
    tile: int = -1
    using: tuple[int, ...] = ()
    declare: str = ""


PASS, WIN = Act("pass"), Act("win")


def act_of(data: Data) -> Act:
    using = tuple(data.get("using", ()))
    return Act(data["name"], data.get("tile", -1), using, data.get("declare", ""))


class Meld(NamedTuple):
    kind: str
    tile: int
    concealed: bool = False
    promoted: bool = False

    @property
    def tiles(self) -> list[int]:
        if self.kind == "chow":
            return [self.tile, self.tile + 1, self.tile + 2]
        return [self.tile] * (4 if self.kind == "kong" else 3)

    def event(self) -> Data:
        return self._asdict() | {"wild": []}

    def case(self) -> Data:
        return self._asdict() | {"tiles": write(self.tiles)}


class Place:
    """What one player has."""

    def __init__(self) -> None:
        self.standing: Counts = [0] * len(WRITTEN)
        self.melds: list[Meld] = []
        self.bonus: list[int] = []

    def owned(self) -> Counts:
        found = self.standing.copy()
        for meld in self.melds:
            for tile in meld.tiles:
                found[tile] += 1
        return found


def write(tiles: Iterable[int]) -> str:
    return " ".join(WRITTEN[tile] for tile in tiles)


def kinds(counts: Counts) -> list[int]:
    return [tile for tile, count in enumerate(counts) if count]


def elements(counts: Counts) -> list[int]:
    return [tile for tile, count in enumerate(counts) for _ in range(count)]


def with_tile(counts: Counts, tile: int, number: int = 1) -> Counts:
    found = counts.copy()
    found[tile] += number
    return found


@cache
def cuts(counts: tuple[int, ...], chows: bool) -> frozenset[int]:
    """The numbers of pairs with which tiles of one suit fall into pairs and sets."""
    first = next((at for at, count in enumerate(counts) if count), None)
    if first is None:
        return frozenset({0})
    found: set[int] = set()
    for size, pairs in ((3, 0), (2, 1)):
        if counts[first] >= size:
            rest = list(counts)
            rest[first] -= size
            found |= {pairs + more for more in cuts(tuple(rest), chows)}
    if chows and first < 7 and counts[first + 1] and counts[first + 2]:
        rest = list(counts)
        for step in range(3):
            rest[first + step] -= 1
        found |= cuts(tuple(rest), chows)
    return frozenset(found)


def parts(standing: Counts) -> list[frozenset[int]]:
    """The same for each suit of a hand, and for its honours."""
    suits = [cuts(tuple(standing[start : start + 9]), True) for start in SUITS]
    return [*suits, cuts(tuple(standing[27:34]), False)]


def added(some: list[frozenset[int]]) -> set[int]:
    sums = {0}
    for each in some:
        sums = {pairs + more for pairs in sums for more in each}
    return sums


def four_sets_and_a_pair(standing: Counts, melds: int) -> bool:
    return sum(standing) + 3 * melds == 14 and 1 in added(parts(standing))


def finishing(standing: Counts) -> list[int]:
    """The kinds that make four sets and a pair of thirteen tiles, melds counted as three."""
    whole, found = parts(standing), []
    for suit in range(4):
        others = added(whole[:suit] + whole[suit + 1 :])
        if not others & {0, 1}:
            continue
        for tile in range(9 * suit, min(9 * suit + 9, 34)):
            now = parts(with_tile(standing, tile))[suit]
            if 1 in {pairs + more for pairs in others for more in now}:
                found.append(tile)
    return found


def thirteen_different(standing: Counts) -> bool:
    """One of each terminal and honour, and a fourteenth tile of these."""
    return all(standing[tile] for tile in ORPHANS) and sum(standing) == 14 == orphans_in(standing)


def orphans_in(standing: Counts) -> int:
    return sum(standing[tile] for tile in ORPHANS)


class Offered(NamedTuple):
    """A tile that others may take: a discard, or the tile of a kong just declared."""

    tile: int
    giver: int
    way: str  # "discard", "added-kong" or "concealed-kong"


class Referee(ABC):
    """A deal as the rules have it: what may be decided now, and what has happened."""

    id: ClassVar[str]
    clauses: ClassVar[dict[str, str]]  # by what happens, where both rulebooks have it
    loose: ClassVar[int] = 0

    def __init__(
        self, options: Data, wall: list[int], round_wind: int, dice: list[tuple[int, int]]
    ) -> None:
        self.options, self.wall, self.round = options, wall, round_wind
        self.places = [Place() for _ in range(4)]
        self.events: list[Data] = []
        self.cited: Counter[str] = Counter()
        self.asked: dict[int, set[Act]] = {}
        self.answers: dict[int, Act] = {}
        self.offered: Offered | None = None
        self.thrown: list[tuple[int, int]] = []  # all discards, claimed ones too
        self.front = self.back = 0
        self.turn, self.drawn, self.how = 0, -1, ""
        self.over = False
        self.delta = [0, 0, 0, 0]
        self._open(dice)

    # What each rulebook says for itself

    @abstractmethod
    def left(self) -> int:
        """Tiles of the wall that are left, loose ones not counted."""

    @abstractmethod
    def replacement(self) -> int:
        """The next tile for a kong."""

    @abstractmethod
    def complete(self, standing: Counts, melds: list[Meld]) -> bool:
        """Whether fourteen tiles are a winning hand by their shape."""

    @abstractmethod
    def verdict(self, seat: int, tile: int, giver: int | None, way: str) -> Data:
        """What the scorer says of a win: whether it is one, its value and patterns."""

    @abstractmethod
    def begin(self) -> None:
        """What comes between the deal and the first turn."""

    @abstractmethod
    def settle(self, winner: int, tile: int, giver: int | None, way: str, value: int) -> None:
        """Who pays whom for a win."""

    @abstractmethod
    def next_dealer(self, winner: int | None) -> int:
        """The seat that deals next; the winner is nobody if the wall ended."""

    # Noting

    def cite(self, *clauses: str) -> None:
        """Remembers that these clauses had a say."""
        self.cited.update(clauses)

    def note(self, *topics: str) -> None:
        self.cite(*(self.clauses[topic] for topic in topics if topic in self.clauses))

    def happen(self, event: str, **fields: Any) -> None:
        self.events.append({"event": event, **fields})

    # The wall and the deal

    def _open(self, dice: list[tuple[int, int]]) -> None:
        first, second = sum(dice[0]), sum(dice[1])
        self.happen(
            "started",
            seats=[0, 1, 2, 3],
            round=self.round,
            tiles=len(self.wall),
            kept=DEAD_WALL,
            loose=self.loose,
            dice=[list(throw) for throw in dice],
            breaker=(first - 1) % 4,
            stacks=first + second,
        )
        hands: list[list[int]] = [[], [], [], []]
        for size in (4, 4, 4, 1):
            for hand in hands:
                hand.extend(self._front(size))
        hands[0] += self._front(1)
        for seat, hand in enumerate(hands):
            for tile in hand:
                self.places[seat].standing[tile] += 1
            self.happen("dealt", seat=seat, tiles=hand)
        self.drawn = hands[0][-1]
        self.note("deal")
        self.begin()

    def _front(self, number: int) -> list[int]:
        self.front += number
        return self.wall[self.front - number : self.front]

    def live(self) -> int:
        return self.left() - DEAD_WALL

    def next_turn(self, seat: int) -> None:
        if self.live() <= 0:
            self.end_without_winner()
            return
        (tile,) = self._front(1)
        self.take(seat, tile, "wall", loose=False)

    def replace(self, seat: int, source: str = "kong") -> None:
        tile = self.replacement()
        self.back += 1
        self.take(seat, tile, source, loose=bool(self.loose))

    def take(self, seat: int, tile: int, source: str, *, loose: bool) -> None:
        self.places[seat].standing[tile] += 1
        self.happen("drew", seat=seat, tile=tile, source=source, loose=loose)
        self.drawn = tile
        self.begin_turn(seat, source)

    # A turn

    def begin_turn(self, seat: int, how: str) -> None:
        """`how` is what the turn began with: "dealt", "wall", "kong", or "claim"."""
        self.turn, self.how, self.offered = seat, how, None
        self.asked = {seat: self.turn_offers(seat)}

    def turn_offers(self, seat: int) -> set[Act]:
        found = self.discards(seat)
        if self.how == "claim":
            self.note("only-discard")
        else:
            if self.may_win(seat, self.drawn, None, "drawn"):
                found.add(WIN)
            found |= self.kongs(seat)
        return found

    def discards(self, seat: int) -> set[Act]:
        return {Act("discard", tile) for tile in kinds(self.places[seat].standing)}

    def kongs(self, seat: int) -> set[Act]:
        place = self.places[seat]
        found = {
            Act("concealed-kong", tile) for tile, count in enumerate(place.standing) if count == 4
        }
        return found | {
            Act("added-kong", meld.tile)
            for meld in place.melds
            if meld.kind == "pung" and place.standing[meld.tile]
        }

    def may_win(self, seat: int, tile: int, giver: int | None, way: str) -> bool:
        return self.whole(seat, tile, giver)

    def whole(self, seat: int, tile: int, giver: int | None) -> bool:
        """Whether the tile completes the hand, be it worth enough or not."""
        place = self.places[seat]
        whole = place.standing if giver is None else with_tile(place.standing, tile)
        return self.complete(whole, place.melds)

    def right_to_win(self, seat: int) -> bool:
        """Whether a win that this seat calls now is a right one."""
        if self.offered is None:
            return self.may_win(seat, self.drawn, None, "drawn")
        return self.may_win(seat, *self.offered)

    # Decisions

    def decide(self, seat: int, act: Act) -> None:
        if act not in self.asked.get(seat, ()):
            raise Foul(f"seat {seat} may not {act}, only {sorted(self.asked.get(seat, ()))}")
        if self.offered is None:
            self.asked = {}
            self.play(seat, act)
            return
        del self.asked[seat]
        self.answers[seat] = act
        if not self.asked:
            self.compare()

    def play(self, seat: int, act: Act) -> None:
        place = self.places[seat]
        if act == WIN:
            self.win(seat, self.drawn, None, "drawn")
        elif act.name == "discard":
            self.discard(seat, act)
            self.ask(Offered(act.tile, seat, "discard"))
        elif act.name == "concealed-kong":
            self.note(act.name, f"kong-after-{self.how}")
            place.standing[act.tile] -= 4
            place.melds.append(Meld("kong", act.tile, concealed=True))
            self.declare_kong(seat, act, "kong-concealed")
        else:
            self.note(act.name, f"kong-after-{self.how}")
            place.standing[act.tile] -= 1
            at = place.melds.index(Meld("pung", act.tile))
            place.melds[at] = Meld("kong", act.tile, promoted=True)
            self.declare_kong(seat, act, "kong-added")

    def discard(self, seat: int, act: Act) -> None:
        self.places[seat].standing[act.tile] -= 1
        self.happen("discarded", seat=seat, tile=act.tile)
        self.thrown.append((seat, act.tile))

    def declare_kong(self, seat: int, act: Act, event: str) -> None:
        self.happen(event, seat=seat, tile=act.tile, shown=True)
        self.ask(Offered(act.tile, seat, act.name))

    # Claims

    def ask(self, offered: Offered) -> None:
        self.offered, self.answers = offered, {}
        self.asked = {}
        for seat in range(4):
            claims = self.claims(seat, offered) if seat != offered.giver else set()
            if claims:
                self.asked[seat] = {PASS, *claims}
        if not self.asked:
            self.compare()

    def claims(self, seat: int, offered: Offered) -> set[Act]:
        found = self.sets_with(seat, offered) if offered.way == "discard" else set()
        if self.may_win(seat, offered.tile, offered.giver, offered.way):
            found.add(WIN)
        return found

    def sets_with(self, seat: int, offered: Offered) -> set[Act]:
        if self.live() <= 0:
            return set()
        tile, standing = offered.tile, self.places[seat].standing
        found = set()
        if standing[tile] >= 2:
            found.add(Act("pung", tile, (tile, tile)))
        if standing[tile] >= 3:
            found.add(Act("kong", tile, (tile, tile, tile)))
        if seat == (offered.giver + 1) % 4:
            for using in partners(tile):
                if all(standing[other] for other in using):
                    found.add(Act("chow", tile, using))
        return found

    def compare(self) -> None:
        """All have answered: the best claim has the tile."""
        assert self.offered is not None
        tile, giver, way = self.offered
        answers = {seat: act for seat, act in self.answers.items() if act != PASS}
        callers = [seat for seat, act in answers.items() if self.wins_by(seat, act)]
        sets = {seat: act for seat, act in answers.items() if act != WIN}
        if len(answers) < len(self.answers):
            self.note("declined")
        if callers:
            names = {act.name for act in sets.values()}
            self.note(*(f"win-before-{name}" for name in names))
            self.win(self.first_of(callers, giver), tile, giver, way)
        elif way != "discard":
            self.replace(giver)
        elif sets:
            if len(sets) > 1:
                self.note("set-before-chow")
            # A pung or a kong before a chow; the first two cannot meet.
            seat = min(sets, key=lambda each: sets[each].name == "chow")
            self.claim(seat, sets[seat], giver)
        else:
            self.next_turn((giver + 1) % 4)

    def wins_by(self, seat: int, act: Act) -> bool:
        return act == WIN

    @abstractmethod
    def first_of(self, callers: list[int], giver: int) -> int:
        """Who has the tile when several win with it."""

    def undo_kong(self, seat: int, tile: int, way: str) -> None:
        place = self.places[seat]
        if way == "added-kong":
            place.melds[place.melds.index(Meld("kong", tile, promoted=True))] = Meld("pung", tile)
        else:
            place.melds.remove(Meld("kong", tile, concealed=True))
            place.standing[tile] += 3
        self.note("robbed")
        self.happen("kong-robbed", seat=seat, tile=tile)

    def claim(self, seat: int, act: Act, giver: int) -> None:
        place = self.places[seat]
        self.note(act.name, f"{act.name}-of-{place.standing[act.tile]}")
        if seat != (giver + 1) % 4:
            self.note("out-of-turn")
        for tile in act.using:
            place.standing[tile] -= 1
        meld = Meld(act.name, min(act.tile, *act.using))
        place.melds.append(meld)
        self.happen(
            "melded",
            seat=seat,
            meld=meld.event(),
            tile=act.tile,
            giver=giver,
            using=list(act.using),
        )
        if act.name == "kong":
            self.replace(seat)
        else:
            self.drawn = -1
            self.begin_turn(seat, "claim")

    # The end

    def win(self, seat: int, tile: int, giver: int | None, way: str) -> None:
        verdict = self.verdict(seat, tile, giver, way)
        if not verdict["win"]:
            raise Foul(f"seat {seat} does not win with {WRITTEN[tile]}")
        self.happen(
            "won",
            seat=seat,
            tile=tile,
            giver=giver,
            value=verdict["value"],
            patterns=verdict["patterns"],
            situation=verdict["situation"],
        )
        if giver is not None and way != "discard":
            self.undo_kong(giver, tile, way)
        self.note(*verdict["situation"])
        self.settle(seat, tile, giver, way, verdict["value"])
        for shown in self.who_show(seat):
            place = self.places[shown]
            self.happen(
                "hand-shown",
                seat=shown,
                tiles=elements(place.standing),
                melds=[meld.event() for meld in place.melds],
            )
        self.end("win", [seat], self.next_dealer(seat))

    def who_show(self, winner: int) -> list[int]:
        return [winner]

    def pay(self, payments: list[tuple[int, int, int, str]]) -> None:
        """Payer, receiver, points and clause of each payment."""
        for payer, receiver, points, _ in payments:
            self.delta[payer] -= points
            self.delta[receiver] += points
        fields = ("payer", "receiver", "points", "clause")
        owed = [dict(zip(fields, payment, strict=True)) for payment in payments if payment[2]]
        self.happen("paid", payments=owed)

    def end_without_winner(self) -> None:
        self.note("no-winner")
        self.end("wall", [], self.next_dealer(None))

    def end(self, reason: str, winners: list[int], dealer: int) -> None:
        self.happen("ended", reason=reason, winners=winners, next_dealer=dealer)
        self.asked, self.over = {}, True

    def hand_case(self, seat: int, tile: int, giver: int | None, situation: list[str]) -> Data:
        """The winner's hand as the scorers' cases have it."""
        place = self.places[seat]
        standing = with_tile(place.standing, tile, 0 if giver is not None else -1)
        return {
            "rules": self.id,
            "type": "hand",
            "options": self.options,
            "concealed": write(elements(standing)),
            "melds": [meld.case() for meld in place.melds],
            "winning": WRITTEN[tile],
            "self_draw": giver is None,
            "flowers": write(place.bonus),
            "seat": "ESWN"[seat],
            "round": "ESWN"[self.round],
            "situation": situation,
        }


def partners(tile: int) -> Iterator[tuple[int, int]]:
    """The two tiles that make a chow with this one, in every way."""
    if tile >= 27:
        return
    for low in (tile - 2, tile - 1, tile):
        if low >= 0 and low // 9 == tile // 9 == (low + 2) // 9:
            one, other = (each for each in (low, low + 1, low + 2) if each != tile)
            yield one, other


# Comparing with a record


def check_events(expected: list[Data], actual: list[Data], start: int = 0) -> None:
    """Every event, except for fields that the rules say nothing of."""
    for at, event in enumerate(expected[start:], start):
        if at >= len(actual):
            raise Foul(f"event {at}: {event} did not happen")
        for field, value in event.items():
            found = actual[at].get(field, USUAL.get(field))
            if not alike(field, value, found):
                raise Foul(f"event {at}: {field} is {found} and not {value}: {actual[at]} {event}")
    if len(actual) > len(expected):
        raise Foul(f"event {len(expected)}: {actual[len(expected)]} should not happen")


def alike(field: str, value: Any, found: Any) -> bool:
    if field == "payments":
        return owed(value) == owed(found)
    if field == "situation":
        return set(value) == set(found or ()) - UNTOLD
    return bool(value == found)


def owed(payments: list[Data]) -> list[tuple[int, int, int, str]]:
    return sorted((p["payer"], p["receiver"], p["points"], p["clause"]) for p in payments)
