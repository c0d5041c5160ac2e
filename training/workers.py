"""Processes that play many deals at once and ask the networks' side what to do.

Each worker has its tables in two halves: while one half waits for answers, the other plays on.
"""

from __future__ import annotations

import gc
import multiprocessing
import random
from collections.abc import Iterator
from itertools import combinations
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import NamedTuple

import numpy as np

from sparrows.bots import Bot, bot
from sparrows.play.actions import WIN, Action
from sparrows.play.deal import Deal
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.rulebooks import rulebook
from sparrows_models.decisions import AHEAD, SIZE, WINNING, encode, is_a_choice, outputs_of

HALVES = (0, 1)
# Duplicate play: the network has two seats of four, in all six ways, on each wall.
SEATINGS = tuple(combinations(range(4), 2))


class Task(NamedTuple):
    """What the workers play."""

    rules: str
    options: dict[str, object]
    workers: int
    tables: int  # for each worker
    seed: int
    deals: int = 0  # for each table; without an end if 0
    opponent: str = ""  # a bot that has the seats that the network has not; nobody in self-play


class Choice(NamedTuple):
    """A decision that is one: forced moves and wins are made by the worker itself."""

    seat: Seat
    offers: list[Action]
    outputs: list[int]


def next_choice(deal: Deal) -> Choice | None:
    """Plays on to the next decision that is one; nothing when the deal is over."""
    while not deal.over:
        seat = deal.waiting_for()[0]
        offers = deal.offers(seat)
        if len(offers) > 1:
            outputs = outputs_of(offers)
            if is_a_choice(outputs):
                return Choice(seat, offers, outputs)
            deal.act(seat, WIN if WINNING in outputs else offers[0])
        else:
            deal.act(seat, offers[0])
    return None


class Arrays:
    """Memory that the workers share with the networks' side, one row for each table."""

    def __init__(self, workers: int, tables: int, names: list[str] | None = None) -> None:
        self.memory: list[SharedMemory] = []
        self.given = names
        rows = (workers, tables)
        self.records = self._array((*rows, SIZE), np.uint8)
        self.answers = self._array(rows, np.uint8)
        self.ended = self._array(rows, np.uint8)  # a deal has just ended there
        self.idle = self._array(rows, np.uint8)  # all deals of the table are played
        self.results = self._array((*rows, 4), np.float32)

    def _array(self, shape: tuple[int, ...], kind: type) -> np.ndarray:
        name = None if self.given is None else self.given[len(self.memory)]
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        self.memory.append(SharedMemory(name, create=name is None, size=size))
        return np.ndarray(shape, kind, self.memory[-1].buf)

    @property
    def names(self) -> list[str]:
        return [block.name for block in self.memory]

    def release(self) -> None:
        """Gives the memory back; nothing may be read from the arrays any more."""
        del self.records, self.answers, self.ended, self.idle, self.results
        for block in self.memory:
            block.close()
            block.unlink()


class Worker:
    """The tables of one process."""

    def __init__(self, task: Task, number: int, names: list[str]) -> None:
        arrays = Arrays(task.workers, task.tables, names)
        self.arrays = arrays
        self.task = task
        self.number = number
        self.rules: Rulebook = rulebook(task.rules, **task.options)
        self.covers_kongs: bool = self.rules.parts.covers_kongs
        self.chance = random.Random(task.seed * 1000 + number)
        self.opponent: Bot | None = bot(task.opponent, number) if task.opponent else None
        self.records = arrays.records[number]
        self.answers, self.ended = arrays.answers[number], arrays.ended[number]
        self.idle, self.results = arrays.idle[number], arrays.results[number]
        self.begun = [0] * task.tables
        self.deals = [self._fresh(table) for table in range(task.tables)]
        self.choices: list[Choice | None] = [None] * task.tables

    def _fresh(self, table: int) -> Deal:
        begun = self.begun[table]
        self.begun[table] += 1
        if self.opponent is None:
            return Deal(self.rules, self.chance.randbytes(32), round_wind=self.chance.randrange(4))
        # Six tables side by side play the same walls in the six seatings.
        wall = (self.task.seed, self.number, table // len(SEATINGS), begun)
        seed = random.Random(repr(wall)).randbytes(32)
        return Deal(self.rules, seed, round_wind=begun % 4)

    def play(self, pipe: Connection) -> None:
        """Serves both halves until the networks' side hangs up."""
        gc.freeze()
        gc.disable()
        for table in range(self.task.tables):
            self._advance(table)
        self.ended[:] = 0
        for half in HALVES:
            pipe.send(half)
        while (half := pipe.recv()) is not None:
            tables = halves(self.task.tables)[half]
            self.ended[tables] = 0
            answers = self.answers[tables].tolist()
            for table, answer in zip(range(tables.start, tables.stop), answers, strict=True):
                self._answer(table, answer)
            pipe.send(half)

    def _answer(self, table: int, output: int) -> None:
        if self.idle[table]:
            return
        choice = self.choices[table]
        if choice is not None:
            seat, offers, outputs = choice
            taken = outputs.index(output) if output in outputs else 0
            self.deals[table].act(seat, offers[taken])
        self._advance(table)

    def _advance(self, table: int) -> None:
        """To the next decision of the network, or to the end of a deal that counts."""
        while True:
            choice = next_choice(self.deals[table])
            if choice is None:
                if self._finish(table):
                    return
            elif self.opponent is not None and choice.seat not in self._seats(table):
                deal, seat = self.deals[table], choice.seat
                decided = self.opponent.decide(self.rules, deal.view(seat), seat, choice.offers)
                deal.act(seat, decided)
            else:
                self._ask(table, choice)
                return

    def _seats(self, table: int) -> tuple[int, ...]:
        return SEATINGS[table % len(SEATINGS)]

    def _finish(self, table: int) -> bool:
        """Tells the result; whether the next deal waits until that has been read."""
        delta = self.deals[table].table.delta
        self.ended[table] = 1
        self.results[table] = [delta[seat] for seat in range(4)]
        self.choices[table] = None
        if self.task.deals and self.begun[table] >= self.task.deals:
            self.idle[table] = 1
            return True
        self.deals[table] = self._fresh(table)
        return self.task.deals > 0

    def _ask(self, table: int, choice: Choice) -> None:
        deal = self.deals[table]
        ahead = deal.tiles[deal.front : deal.front + AHEAD]
        record = encode(
            deal.table, choice.seat, choice.outputs, covers_kongs=self.covers_kongs, ahead=ahead
        )
        self.records[table] = np.frombuffer(record, np.uint8)
        self.choices[table] = choice


def halves(tables: int) -> tuple[slice, slice]:
    """The tables of each half."""
    return slice(0, tables // 2), slice(tables // 2, tables)


def work(task: Task, number: int, names: list[str], pipe: Connection) -> None:
    """What a process does."""
    Worker(task, number, names).play(pipe)


class Workers:
    """All processes of a task, with the arrays they share."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.arrays = Arrays(task.workers, task.tables)
        context = multiprocessing.get_context("fork")
        self.pipes: list[Connection] = []
        self.processes = []
        for number in range(task.workers):
            ours, theirs = context.Pipe()
            process = context.Process(
                target=work, args=(task, number, self.arrays.names, theirs), daemon=True
            )
            process.start()
            theirs.close()  # so that a worker that dies is noticed
            self.pipes.append(ours)
            self.processes.append(process)

    def wait(self) -> None:
        """Until each worker has served the half that comes next."""
        for pipe in self.pipes:
            pipe.recv()

    def go(self, half: int) -> None:
        """The answers of a half are there."""
        for pipe in self.pipes:
            pipe.send(half)

    def turns(self) -> Iterator[tuple[int, slice]]:
        """Half after half, when its questions are there."""
        while True:
            for half, tables in zip(HALVES, halves(self.task.tables), strict=True):
                self.wait()
                yield half, tables

    def close(self) -> None:
        for process in self.processes:
            process.terminate()
            process.join()
        self.arrays.release()
