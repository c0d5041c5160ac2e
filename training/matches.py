"""Duplicate matches: a policy and a bot on the same walls, two seats each, in all six seatings."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import torch

from sparrows_models.decisions import SIZE
from training.device import Device, offered_only
from training.features import UnfoldAll, seen
from training.nets import Policy
from training.workers import SEATINGS, Workers

SURE = 1.96  # deviations to each side, for 95 %


class Outcome(NamedTuple):
    """Points that the policy gains for each deal and seat, give or take the margin."""

    points: float
    margin: float
    walls: int


class Tally:
    """Results of deals, by wall."""

    def __init__(self, workers: Workers) -> None:
        task = workers.task
        self.finished = np.zeros((task.workers, task.tables), int)
        self.by_wall: dict[tuple[int, int, int], list[float]] = {}

    def add(self, worker: int, table: int, result: np.ndarray) -> None:
        seats = list(SEATINGS[table % len(SEATINGS)])
        wall = (worker, table // len(SEATINGS), int(self.finished[worker, table]))
        self.by_wall.setdefault(wall, []).append(float(result[seats].mean()))
        self.finished[worker, table] += 1

    def outcome(self) -> Outcome:
        """Walls that were played in all seatings."""
        walls = [np.mean(each) for each in self.by_wall.values() if len(each) == len(SEATINGS)]
        margin = SURE * float(np.std(walls, ddof=1)) / math.sqrt(len(walls))
        return Outcome(float(np.mean(walls)), margin, len(walls))


def play(policy: Policy, unfold: UnfoldAll, workers: Workers, device: Device) -> Outcome:
    """All deals of the workers; the policy takes what it thinks best."""
    arrays, tally, done = workers.arrays, Tally(workers), {0: False, 1: False}
    for half, tables in workers.turns():
        for worker, at in zip(*np.nonzero(arrays.ended[:, tables]), strict=True):
            table = tables.start + int(at)
            tally.add(int(worker), table, arrays.results[worker, table])
        if arrays.idle[:, tables].all():
            done[half] = True
            if all(done.values()):
                break
        records = torch.from_numpy(arrays.records[:, tables].reshape(-1, SIZE).copy())
        with torch.no_grad(), device.mixed():
            planes, numbers, offered = seen(unfold(records.to(device.name)))
            best = offered_only(policy(planes, numbers)[0], offered).argmax(1)
        arrays.answers[:, tables] = (
            best.to(torch.uint8).cpu().numpy().reshape(len(workers.pipes), -1)
        )
        arrays.ended[:, tables] = 0
        workers.go(half)
    return tally.outcome()
