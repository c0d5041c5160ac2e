"""A policy learns what a teacher took."""

from __future__ import annotations

import math
import time

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor

from training.curve import Curve
from training.device import Device, offered_only
from training.features import UnfoldAll, seen
from training.nets import Policy
from training.teacher import Lessons

BATCH = 4096
RATE = 1e-3
WARM = 50  # batches until the full rate
KEPT_BACK = 20  # of so many decisions one is not learned from


class Imitation:
    """Lessons, unfolded once, and the part of them that only checks what was learned."""

    def __init__(self, net: Policy, lessons: Lessons, unfold: UnfoldAll, device: Device) -> None:
        self.net = net
        self.device = device
        records = torch.from_numpy(lessons.records.copy()).to(device.name)
        self.rows = torch.cat([unfold(part) for part in records.split(BATCH)])
        self.answers = torch.from_numpy(lessons.answers).long().to(device.name)
        self.kept_back = max(len(self.rows) // KEPT_BACK, 1)

    def agreement(self) -> float:
        """In how many of the decisions kept back the policy takes what the teacher took."""
        hits = 0
        with torch.no_grad():
            for which in torch.arange(self.kept_back, device=self.device.name).split(BATCH):
                logits, answers = self._logits(which)
                hits += int((logits.argmax(1) == answers).sum())
        return hits / self.kept_back

    def learn(self, seconds: float, epochs: int, curve: Curve, highest_rate: float = RATE) -> None:
        """For so many epochs, or as long as there is time."""
        optimiser = torch.optim.AdamW(self.net.parameters(), lr=highest_rate, weight_decay=0.01)
        learned = len(self.rows) - self.kept_back
        batches, step, began = epochs * -(-learned // BATCH), 0, time.monotonic()
        for epoch in range(epochs):
            order = torch.randperm(learned, device=self.device.name) + self.kept_back
            for which in order.split(BATCH):
                gone = max(step / batches, (time.monotonic() - began) / seconds)
                if gone >= 1:
                    return
                rate = highest_rate * min(1, step / WARM) * 0.5 * (1 + math.cos(math.pi * gone))
                optimiser.param_groups[0]["lr"] = rate
                logits, answers = self._logits(which)
                loss = F.cross_entropy(logits, answers)
                optimiser.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
                optimiser.step()
                step += 1
            curve.add("imitation", epoch=epoch, loss=loss.item(), agreement=self.agreement())

    def _logits(self, which: Tensor) -> tuple[Tensor, Tensor]:
        planes, numbers, offered = seen(self.rows[which])
        with self.device.mixed():
            logits, _ = self.net(planes, numbers)
        return offered_only(logits, offered), self.answers[which]
