"""What referees share: tiles by number, the shuffle of docs/record.md, and how events compare.

A referee plays a deal by itself, from the wall and the decisions alone, and says at each step
who may do what and what follows; nothing of it comes from the package it is compared with.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from .common import FLOWERS, KINDS, SUITED, chow_from

Obj = dict[str, Any]
Paid = tuple[int, int | None, int]  # payer, receiver, points

NAMES = [*KINDS, *FLOWERS, "J"]
NUMBERS = {name: number for number, name in enumerate(NAMES)}
JOKER = NUMBERS["J"]
NO_TILE = -1
ANY = None  # where the rules do not care which tile an event names
CHOWS = [tuple(NUMBERS[tile] for tile in chow) for chow in map(chow_from, SUITED) if chow]


class Disagreement(AssertionError):
    """The referee finds something else than what is written."""


class Act(NamedTuple):
    """A decision as records write it."""

    name: str
    tile: int = NO_TILE
    using: tuple[int, ...] = ()
    meant: tuple[int, ...] = ()


PASS = Act("pass")
WIN = Act("win")


def act_of(action: Obj) -> Act:
    """A decision of a record."""
    tiles = {key: tuple(action.get(key, ())) for key in ("using", "meant")}
    return Act(action["name"], action.get("tile", NO_TILE), **tiles)


def agree(what: str, wanted: Any, got: Any) -> None:
    if wanted != got:
        raise Disagreement(f"{what}: the referee has {wanted!r}, not {got!r}")


# --- chance -----------------------------------------------------------------------------------


class Chance:
    """The stream of numbers that comes from a seed and a label."""

    def __init__(self, seed: bytes, label: str) -> None:
        self.numbers = iter(hashlib.shake_256(seed + label.encode()).digest(8192))

    def below(self, end: int) -> int:
        """The next byte modulo `end`, bytes from its greatest multiple within 256 on skipped."""
        return next(byte for byte in self.numbers if byte < 256 - 256 % end) % end

    def dice(self) -> tuple[int, int]:
        return self.below(6) + 1, self.below(6) + 1

    def shuffled(self, things: Iterable[int]) -> list[int]:
        """Fisher–Yates from the last place down."""
        row = list(things)
        for last in range(len(row) - 1, 0, -1):
            other = self.below(last + 1)
            row[last], row[other] = row[other], row[last]
        return row


def deal_seed(seed: bytes, number: int) -> bytes:
    """The seed of one deal of a match, from 0."""
    return hmac.digest(seed, f"sparrows-1 deal {number}".encode(), "sha256")


# --- events -----------------------------------------------------------------------------------

# Payments may stand among these.
BETWEEN = ("won", "falsely-called", "void-shown", "kong-robbed", "hand-shown")


def payments(events: Iterable[Obj]) -> list[tuple[str, list[Paid]]]:
    """What was paid, step by step: for each clause in turn who paid whom how much."""
    steps: list[tuple[str, list[Paid]]] = []
    for event in events:
        for one in event["payments"]:
            if not steps or steps[-1][0] != one["clause"]:
                steps.append((one["clause"], []))
            if one["points"]:
                steps[-1][1].append((one["payer"], one["receiver"], one["points"]))
    return [step for step in steps if step[1]]


def plain(events: Sequence[Obj]) -> Iterator[tuple[str, Any]]:
    """Events in a form in which two logs that say the same are equal.

    Neighbours whose order says nothing are put in order: flowers shown together, several winners
    on one tile with what they are paid, hands shown at the end.
    """
    at = 0
    while at < len(events):
        kinds: tuple[str, ...] = (*BETWEEN, "paid")
        if (kind := events[at]["event"]) in ("bonus-shown", "win-passed"):
            kinds = (kind,)
        end = at + 1
        while end < len(events) and kind in kinds and events[end]["event"] in kinds:
            end += 1
        block = events[at:end]
        at = end
        paid = [event for event in block if event["event"] == "paid"]
        rest = [plain_event(event) for event in block if event["event"] != "paid"]
        yield from sorted(rest, key=repr)
        if steps := payments(paid):
            yield "paid", steps


def plain_event(event: Obj) -> tuple[str, Any]:
    """One event without the fields that have their usual value, or say nothing of the rules."""
    kind = event["event"]
    fields: Obj = {}
    for key, value in sorted(event.items()):
        if key == "event" or USUAL.get(kind, {}).get(key, USUAL) == value:
            continue
        if key in ("meld", "melds"):
            melds = [plain_meld(meld) for meld in ([value] if key == "meld" else value)]
            fields |= {key: melds} if melds else {}
        elif isinstance(value, list | tuple):
            row = [plain_value(one) for one in value if one not in IDLE_SITUATIONS]
            fields |= {key: row if kind == "dealt" else sorted(row)} if row else {}
        else:
            fields[key] = value
    return kind, fields


IDLE_SITUATIONS = ("heaven", "earth", "human", "last-of-kind")  # red and sichuan know none of them
USUAL: dict[str, Obj] = {
    "drew": {"source": "wall", "loose": False},
    "kong-concealed": {"shown": True, "jokers": 0, "robbable": False},
    "kong-added": {"kind": "promoted"},
    "won": {"hidden": False},
}


def plain_value(value: Any) -> Any:
    return [plain_value(one) for one in value] if isinstance(value, list | tuple) else value


def plain_meld(meld: Obj) -> tuple[str, int, bool, bool, tuple[int, ...]]:
    concealed, promoted = meld.get("concealed", False), meld.get("promoted", False)
    return meld["kind"], meld["tile"], concealed, promoted, tuple(sorted(meld.get("wild", ())))


# --- referees ---------------------------------------------------------------------------------


class Referee:
    """Plays a deal by the specification: what each seat may do, and what follows."""

    prefix = ""
    seats: tuple[int, ...] = (0, 1, 2, 3)

    def __init__(self, options: Obj, wall: Sequence[int]) -> None:
        self.options = options
        self.wall = deque(wall)
        self.hands: dict[int, list[int]] = {seat: [] for seat in self.seats}
        self.melds: dict[int, list[Obj]] = {seat: [] for seat in self.seats}
        self.asked: dict[int, set[Act]] = {}
        self.answers: dict[int, Act] = {}
        self.events: list[Obj] = []
        self.delta = dict.fromkeys(self.seats, 0)
        self.over = False
        self.next_dealer = self.seats[0]
        self.saw: Counter[str] = Counter()

    def held(self, *clauses: str) -> None:
        """These clauses decided something just now."""
        self.saw.update(f"{self.prefix}-{clause}" for clause in clauses)

    def happen(self, event: str, **fields: Any) -> None:
        self.events.append({"event": event, **fields})

    def pay(self, clause: str, rows: Iterable[Paid]) -> None:
        """Payer, receiver and points of each payment."""
        self.held(clause)
        found = []
        for payer, receiver, points in rows:
            self.delta[payer] -= points
            if receiver is not None:
                self.delta[receiver] += points
            one = {"payer": payer, "receiver": receiver, "points": points}
            found.append(one | {"clause": f"{self.prefix}-{clause}"})
        self.happen("paid", payments=found)

    def others(self, seat: int) -> list[int]:
        """The other seats, the next one first."""
        at = self.seats.index(seat)
        return [*self.seats[at + 1 :], *self.seats[:at]]

    def waiting(self) -> dict[int, set[Act]]:
        """What each seat that has not answered yet may do."""
        return {seat: acts for seat, acts in self.asked.items() if seat not in self.answers}

    def right(self, seat: int) -> bool:
        """Whether a win called by this seat now would be one, where wrong calls are possible."""
        return True

    def act(self, seat: int, action: Act) -> list[Obj]:
        """What follows from a decision."""
        if action not in self.waiting().get(seat, ()):
            raise Disagreement(f"seat {seat} may not {action}, but {self.waiting()}")
        start = len(self.events)
        self.decide(seat, action)
        return self.events[start:]

    def decide(self, seat: int, action: Act) -> None:
        raise NotImplementedError


def any_tile(event: tuple[str, Any]) -> tuple[str, Any]:
    """The event as one that does not care which tile it names."""
    kind, fields = event
    return (kind, {**fields, "tile": ANY}) if "tile" in fields else event


def compare(referee: Sequence[Obj], written: Sequence[Obj], where: str) -> None:
    """Both logs say the same."""
    wanted, got = list(plain(referee)), list(plain(written))
    for number, (one, other) in enumerate(zip(wanted, got, strict=False)):
        agree(f"{where}, step {number}", one, any_tile(other) if one == any_tile(one) else other)
    agree(f"{where}, what follows", wanted[len(got) :], got[len(wanted) :])


class MatchReferee:
    """Plays a match by the specification: who sits where, deal after deal, and when it is over."""

    def __init__(self, options: Obj, seed: bytes, order: list[int]) -> None:
        self.options, self.seed = options, seed
        self.order = order  # the players in playing order, the dealer first
        self.throws: list[Obj] = []
        self.round = 0
        self.deals = 0
        self.points = [0] * len(order)
        self.over = False
        self.saw: Counter[str] = Counter()

    def begin(self) -> tuple[Obj, Referee]:
        """The event that begins the next deal, and its referee."""
        raise NotImplementedError

    def move_on(self, referee: Referee) -> None:
        """Who deals next, in which round; whether the match is over."""
        raise NotImplementedError

    def finish(self, referee: Referee) -> None:
        """A deal has ended."""
        agree("the end of the deal", referee.over, True)
        self.saw += referee.saw
        self.deals += 1
        for seat, player in zip(referee.seats, self.order, strict=True):
            self.points[player] += referee.delta[seat]
        self.move_on(referee)

    def totals(self) -> list[int]:
        """With what all started with."""
        return [points + self.options.get("start_points", 0) for points in self.points]

    def standings(self) -> list[tuple[int, int, int]]:
        """Place, player and points, the first place first; equal totals share one."""
        totals = self.totals()
        rows = [(1 + sum(other > own for other in totals), own) for own in totals]
        return sorted((place, player, own) for player, (place, own) in enumerate(rows))


def judge(match: MatchReferee, record: Obj) -> None:
    """Sees that a record, written as JSON and read again, is that of a match by the rules."""
    header = record["header"]
    bound = hashlib.sha256(match.seed + bytes.fromhex(header["salt"])).hexdigest()
    agree("the commitment", bound, header["commitment"])
    agree("the throws for seats", match.throws, record.get("throws", []))
    for number, deal in enumerate(record["deals"]):
        where = f"deal {number}"
        agree(f"{where}, whether it is played", match.over, False)
        agree(f"{where}, players", match.order, deal["players"])
        agree(f"{where}, round", match.round % 4, deal["round"])
        first, referee = match.begin()
        for seat, action in deal["decisions"]:
            referee.act(seat, act_of(action))
        compare([first, *referee.events], deal["events"], where)
        if number < len(record["deals"]) - 1 or referee.over:
            match.finish(referee)
    agree("the points", match.totals(), record["points"])
    agree("the end of the match", match.over, record["over"])
