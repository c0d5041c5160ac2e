"""Deals of a bot to learn from: for each decision a record, and what the bot took."""

from __future__ import annotations

import gc
import math
import multiprocessing
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from sparrows.bots import bot
from sparrows.play.deal import Deal
from sparrows.rulebooks import rulebook
from sparrows_models.decisions import SIZE, encode, is_a_choice, outputs_of


class Lessons(NamedTuple):
    """Decisions and answers, side by side."""

    records: np.ndarray  # (n, SIZE)
    answers: np.ndarray  # (n,)


class Course(NamedTuple):
    """What one process has a teacher play."""

    rules: str
    options: dict[str, object]
    teacher: str
    seed: int
    seconds: float = math.inf
    deals: float = math.inf  # in each process, whichever comes first


def lessons(course: Course, processes: int) -> Lessons:
    """Deals between four of the teacher, played in several processes."""
    courses = [course._replace(seed=course.seed * 1000 + number) for number in range(processes)]
    with multiprocessing.get_context("fork").Pool(processes) as pool:
        found = pool.map(attend, courses, 1)
    return Lessons(
        np.concatenate([part.records for part in found]),
        np.concatenate([part.answers for part in found]),
    )


def save(taught: Lessons, path: Path) -> None:
    """Keeps lessons in a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **taught._asdict())


def load(paths: Sequence[Path]) -> Lessons:
    """The lessons of these files, in one."""
    found = [np.load(path) for path in paths]
    return Lessons(*(np.concatenate([part[name] for part in found]) for name in Lessons._fields))


def attend(course: Course) -> Lessons:
    """The decisions of one process."""
    rules = rulebook(course.rules, **course.options)
    teacher = bot(course.teacher, course.seed)
    chance = random.Random(course.seed)
    covers_kongs: bool = rules.parts.covers_kongs
    records, answers = [], []
    until, played = time.monotonic() + course.seconds, 0
    while time.monotonic() < until and played < course.deals:
        played += 1
        deal = Deal(rules, chance.randbytes(32), round_wind=chance.randrange(4))
        while not deal.over:
            seat = deal.waiting_for()[0]
            offers = deal.offers(seat)
            action = offers[0]
            if len(offers) > 1:
                action = teacher.decide(rules, deal.view(seat), seat, offers)
                outputs = outputs_of(offers)
                if is_a_choice(outputs):
                    records.append(encode(deal.table, seat, outputs, covers_kongs=covers_kongs))
                    answers.append(outputs[offers.index(action)])
            deal.act(seat, action)
    gc.collect()
    return Lessons(
        np.frombuffer(b"".join(records), np.uint8).reshape(-1, SIZE),
        np.array(answers, np.uint8),
    )
