"""How long the server takes to answer tells nobody whether others could claim a discard."""

from __future__ import annotations

import asyncio
import itertools
import math
import random
from bisect import bisect_left, bisect_right
from collections import defaultdict, deque
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from sparrows import RULEBOOKS, rulebook
from sparrows.play.events import Discarded
from sparrows.play.match import Match
from sparrows.play.settlement import Seat
from sparrows.play.table import CLAIM
from sparrows.web.store import Store, StoredDecision, StoredTable
from tests.conftest import SOAK
from tests.web.postgres import Cluster
from tests.web.processes import Server
from tests.web.serving import Person, say

PACE = 0.12  # a window of tables alone is half of it
SECONDS = 14 * SOAK
PONG, ERROR, TAKEN = "pong", "error", "taken"
KINDS = PONG, ERROR, TAKEN
TABLES = [f"me {bot} {bot} {bot}" for bot in ("random", "greedy", "keen")] + ["me open keen greedy"]
PASSING = (0.05, 0.3)  # seconds that a person takes to pass, within the pause
LEAST = 0.05  # how far from one half chances may be that tell nothing
STALE = 1  # the number of a question that was never put

Discard = tuple[int, int]  # the number of its deal, and of the discard in it
Sample = tuple[str, bool, float]  # what is known anyway, whether others could claim, and a delay
Samples = dict[tuple[str, str, str], list[Sample]]  # by rulebook, players and kind of answer


class Measured(NamedTuple):
    """How long an answer of one kind took after a discard."""

    kind: str
    discard: Discard
    delay: float


class Prober:
    """Plays what the question has by default; who is curious asks after every discard."""

    def __init__(self, person: Person, player: int, *, curious: bool) -> None:
        self.person = person
        self.player = player
        self.curious = curious
        self.chance = random.Random(player)
        self.measured: list[Measured] = []
        self.deal = self.discards = 0
        self.numbers = itertools.count()
        self.pings: dict[int, tuple[Discard, float]] = {}
        self.refusals: deque[tuple[Discard, float]] = deque()
        self.acts: dict[int, tuple[Discard, float]] = {}
        self.answering: set[asyncio.Task[None]] = set()

    async def live(self) -> None:
        async with self.person.connect() as socket:
            async for data in socket:
                await self._hear(socket, msgspec.json.decode(data), perf_counter())

    async def _hear(self, socket: ClientConnection, message: dict[str, Any], now: float) -> None:
        match message["type"]:
            case "pong":
                self._note(PONG, *self.pings.pop(message["number"]), now)
            case "error":
                assert message["code"] == "stale", message
                self._note(ERROR, *self.refusals.popleft(), now)
            case "taken" if message["at"] in self.acts:
                self._note(TAKEN, *self.acts.pop(message["at"]), now)
            case "welcome" | "deal-began":
                self.deal = -1 if message["deal"] is None else message["deal"]["number"]
                self.discards = _discards(message.get("events", ()))
            case "happened" if found := _discards(message["events"]):
                self.discards += found
                if self.curious:
                    await self._probe(socket)
            case "deal-over" if not message["match_over"]:
                await say(socket, "ready", deal=message["deal"])
        if question := message.get("question"):
            answering = asyncio.create_task(self._answer(socket, question))
            self.answering.add(answering)
            answering.add_done_callback(self.answering.discard)

    def _note(self, kind: str, discard: Discard, sent: float, now: float) -> None:
        self.measured.append(Measured(kind, discard, now - sent))

    async def _probe(self, socket: ClientConnection) -> None:
        """At once: a ping, and an answer to a question that nobody asked."""
        discard, number = (self.deal, self.discards), next(self.numbers)
        self.pings[number] = discard, perf_counter()
        await say(socket, "ping", number=number)
        self.refusals.append((discard, perf_counter()))
        await say(socket, "act", at=STALE, offer=0)

    async def _answer(self, socket: ClientConnection, question: dict[str, Any]) -> None:
        chosen, at = question["default"], question["at"]
        if question["claim"]:
            await asyncio.sleep(self.chance.uniform(*PASSING))
        elif question["offers"][chosen]["name"] == "discard":
            self.acts[at] = (self.deal, self.discards + 1), perf_counter()
        await say(socket, "act", at=at, offer=chosen)


def _discards(events: list[dict[str, Any]]) -> int:
    return sum(event["event"] == "discarded" for event in events)


def seated(server: str) -> Iterator[tuple[str, str, Prober]]:
    """At every rulebook a table with bots of each kind, and one of two people."""
    for rules, players in itertools.product(RULEBOOKS, TABLES):
        people = [Person(server)]
        opened = people[0].open(rules, players=players, strict=False, pause=0.5)
        seats = [opened["player"]]
        if "open" in players:
            people.append(Person(server, "Boris"))
            seats.append(people[1].sit(people[0].table)["player"])
        people[0].start()
        for person, seat in zip(people, seats, strict=True):
            # Two who ask at the same moment would hear each other.
            yield rules, players, Prober(person, seat, curious=person is people[0])


def could_claim(
    table: StoredTable, decisions: list[StoredDecision], player: int
) -> dict[Discard, tuple[Seat, bool]]:
    """Where each discard came from, and whether anybody but this player could claim it."""
    match = Match(rulebook(table.rules, **table.options), table.seed, table.salt)
    found: dict[Discard, tuple[Seat, bool]] = {}
    by_deal = defaultdict(list)
    for decision in decisions:
        by_deal[decision.deal].append(decision)
    for number in sorted(by_deal):
        deal = match.next_deal()
        own: Seat = match.seat_of(player)
        for decision in by_deal[number]:
            before = deal.asked_at
            deal.act(decision.seat, decision.action)
            if deal.asked_at != before:
                log = deal.log[: deal.asked_at]
                discards = sum(isinstance(event, Discarded) for event in log)
                able = set(deal.asked) - {own} if deal.table.phase == CLAIM else set()
                last = log[-1]
                if isinstance(last, Discarded):
                    found[number, discards] = (last.seat - own) % 4, bool(able)
        if deal.over:
            match.finish()
    return found


def compared(samples: list[Sample]) -> Iterator[tuple[list[float], list[float]]]:
    """The delays where somebody could claim and where nobody could, all else being alike."""
    alike: dict[str, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for known, able, delay in samples:
        alike[known][not able].append(delay)
    return iter(alike.values())


def told_apart(samples: list[Sample]) -> float:
    """How often the answer took longer where somebody could claim (AUC)."""
    won, pairs = 0.0, 0
    for could, could_not in compared(samples):
        could_not.sort()
        won += sum(bisect_left(could_not, one) + bisect_right(could_not, one) for one in could) / 2
        pairs += len(could) * len(could_not)
    return won / pairs


def tolerance(samples: list[Sample]) -> float:
    """So far from one half chance alone may bring it, but for one time in thousands."""
    variance, pairs = 0.0, 0
    for could, could_not in compared(samples):
        both = len(could) * len(could_not)
        variance += both * (len(could) + len(could_not) + 1) / 12
        pairs += both
    return max(LEAST, 3.5 * math.sqrt(variance) / pairs)


async def played(database: str, log: Path, *options: str) -> Samples:
    """The delays of each kind, with what nobody was to know."""
    server = Server(database, log, PACE, options)
    await server.start()
    try:
        probers = list(await asyncio.to_thread(lambda: list(seated(server.address))))
        living = [asyncio.create_task(prober.live()) for *_, prober in probers]
        done, _ = await asyncio.wait(living, timeout=SECONDS, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
        for task in living:
            task.cancel()
        await asyncio.gather(*living, return_exceptions=True)
    finally:
        server.stop()
    found: Samples = defaultdict(list)
    store = Store(database)
    try:
        for rules, players, prober in probers:
            kept = await store.load(prober.person.table)
            assert kept is not None
            truth = could_claim(*kept, prober.player)
            for kind, discard, delay in prober.measured:
                if discard in truth:
                    source, able = truth[discard]
                    known = f"{rules}, {players}, from {source}"
                    found[rules, players, kind].append((known, able, delay))
    finally:
        await store.close()
    return found


def test_delays_do_not_tell_whether_anybody_could_claim(tmp_path: Path) -> None:
    tell_nothing(lambda: played(f"sqlite:///{tmp_path / 'x.sqlite'}", tmp_path / "log"))


@pytest.mark.skipif(SOAK == 1, reason="takes as long as with one process; `make soak` runs it")
def test_nor_do_those_of_several_processes(postgres: Cluster, tmp_path: Path) -> None:
    database = postgres.new_database()
    tell_nothing(lambda: played(database, tmp_path / "log", "--workers", "2"))


def tell_nothing(play: Callable[[], Coroutine[Any, Any, Samples]]) -> None:
    """What seems to tell something is looked at once more: chance does not repeat itself."""
    if told := telling(asyncio.run(play())):
        assert not told & telling(asyncio.run(play()))


def telling(found: Samples) -> set[tuple[str, str]]:
    """The groups of tables whose answers of a kind come at telling moments."""
    together: dict[tuple[str, str], list[Sample]] = defaultdict(list)
    for (rules, players, kind), samples in found.items():
        for group in ("everywhere", players, *([rules] if SOAK > 1 else [])):
            together[group, kind] += samples
    told = set()
    for (group, kind), samples in together.items():
        share, aim = told_apart(samples), tolerance(samples)
        print(f"{group}, {kind}: {share:.3f} of {len(samples)}, may be off by {aim:.3f}")
        if abs(share - 0.5) > aim:
            told.add((group, kind))
    return told


def test_the_measure_notices_who_takes_longer() -> None:
    chance = random.Random(1)
    samples = [("", number % 4 == 0, chance.random()) for number in range(2000)]
    assert abs(told_apart(samples) - 0.5) <= tolerance(samples) < 0.06
    slower = [(known, able, delay + 0.2 * able) for known, able, delay in samples]
    assert told_apart(slower) - 0.5 > tolerance(slower)
