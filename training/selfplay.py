"""A policy learns by playing against itself: proximal policy optimisation.

While the workers play, the networks learn from the rollout before; decisions for the tables go
first on the device, and are made with whatever weights the policy has by then. The critic sees all
tiles and says for each seat what it will still gain, so that luck is told apart from good play.
The imitator, the network as it was after imitation, may have some of the seats, and the policy may
be held near it, so that what the teacher knew is not forgotten where everybody plays alike.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor, nn

from sparrows_models.decisions import OUTPUTS, SIZE
from training.curve import Curve
from training.device import Device, offered_only
from training.features import ROW, UnfoldAll, everything, points, seats, seen
from training.nets import Critic, Policy
from training.workers import HALVES, Workers, halves

CLIP = 0.2
FURTHEST = 10.0  # advantages are cut at so many deviations
FIRST_GRADIENT, CRITIC_GRADIENT = 0.5, 1.0
FORESIGHT = 0.1  # the weight of what the policy itself foresees of the points
LEAST_RATE = 0.05
REPORT, KEEP = 10, 50  # rollouts


class Recipe(NamedTuple):
    """What can be turned."""

    scale: float  # points that count as one
    rate: float = 3e-4
    critic_rate: float = 9e-4
    entropy: float = 0.008
    discount: float = 0.95  # of advantages, from decision to decision
    steps: int = 48  # decisions of each table in a rollout
    batch: int = 15_360
    epochs: int = 3
    critic_only: int = 6  # rollouts until the policy begins to learn
    most: float = 10.0  # a deal counts for so many scales at most
    sparring: int = 0  # seats of each table that the imitator has
    anchor: float = 0.0  # the weight of being like the imitator, which falls to zero


class Rollout:
    """Decisions of all tables, step by step."""

    def __init__(self, steps: int, tables: int, device: Device) -> None:
        def zeros(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(*shape, dtype=kind, device=device.name)

        self.rows = zeros(steps, tables, ROW, kind=torch.uint8)
        self.taken = zeros(steps, tables, kind=torch.long)
        self.chance = zeros(steps, tables)  # logarithms
        self.seat = zeros(steps, tables, kind=torch.long)
        self.points = zeros(steps, tables, 4)
        self.results = zeros(steps, tables, 4)
        self.ended = zeros(steps, tables, kind=torch.bool)


class Decided(NamedTuple):
    """What the policy decided for half of the tables."""

    rows: Tensor
    taken: Tensor
    chance: Tensor
    seat: Tensor
    points: Tensor
    answers: Tensor


class SelfPlay:
    """Policy and critic, with the tables they learn from."""

    def __init__(
        self,
        policy: Policy,
        critic: Critic,
        unfold: UnfoldAll,
        workers: Workers,
        recipe: Recipe,
        device: Device,
        imitator: Policy | None = None,
    ) -> None:
        assert imitator is not None or not (recipe.sparring or recipe.anchor)
        self.imitator = imitator
        self.policy, self.critic, self.unfold = policy, critic, unfold
        self.workers, self.recipe, self.device = workers, recipe, device
        task = workers.task
        self.tables = task.workers * task.tables
        self.columns = torch.arange(self.tables, device=device.name).view(task.workers, task.tables)
        self.seats = torch.arange(4, device=device.name)
        self.policy_learns = self._number()
        self.entropy, self.anchor = self._number(), self._number()
        self.measured = torch.zeros(6, device=device.name)
        self.optimiser = self._optimiser(policy)
        self.critic_optimiser = self._optimiser(critic)
        self.batch = self._empty_batch()
        self.records = torch.zeros(
            task.workers * (task.tables // 2), SIZE, dtype=torch.uint8, device=device.name
        )
        self.sparring = self._sparring_seats()
        self.spars = torch.zeros(self.tables, 4, dtype=torch.bool, device=device.name)
        for tables in halves(task.tables):
            self.spars[self._columns(tables)] = self.sparring
        self._update = device.captured(self._learn_batch)
        self._forget_captures()
        self._choose = device.captured(self._decide)
        self.waited = 0.0  # seconds, for the workers, since the last report
        self.reported = time.monotonic()

    def _number(self) -> Tensor:
        return torch.zeros((), device=self.device.name)

    def _sparring_seats(self) -> Tensor:
        """At each table of a half, the seats that the imitator has."""
        seatings = list(combinations(range(4), self.recipe.sparring))
        taken = torch.tensor([[seat in each for seat in range(4)] for each in seatings])
        return taken[torch.arange(len(self.records)) % len(seatings)].to(self.device.name)

    def _optimiser(self, net: nn.Module) -> torch.optim.Adam:
        rate, gpu = self._number(), self.device.is_gpu
        return torch.optim.Adam(net.parameters(), lr=rate, eps=1e-5, capturable=gpu, foreach=gpu)

    def _empty_batch(self) -> dict[str, Tensor]:
        size, name = self.recipe.batch, self.device.name
        rows = torch.zeros(size, ROW, dtype=torch.uint8, device=name)
        rows[:, -1] = 1
        return {
            "rows": rows,
            "taken": torch.full((size,), OUTPUTS - 1, device=name),
            "chance": torch.zeros(size, device=name),
            "advantage": torch.zeros(size, device=name),
            "own": torch.ones(size, device=name),
            "gained": torch.zeros(size, 4, device=name),
        }

    def _forget_captures(self) -> None:
        """What the optimisers remember of the batches that graphs were captured with."""
        self.measured.zero_()
        for optimiser in (self.optimiser, self.critic_optimiser):
            for state in optimiser.state.values():
                for each in state.values():
                    each.zero_()

    # Playing

    def _decide(self) -> Decided:
        """Draws what the policy does in each of the decisions, and what the imitator does."""
        with torch.no_grad(), self.device.mixed():
            rows = self.unfold(self.records)
            planes, numbers, offered = seen(rows)
            logits = offered_only(self.policy(planes, numbers)[0], offered)
            taken = (logits - torch.empty_like(logits).exponential_().log()).argmax(1)
            seat = seats(self.records)
            if self.imitator is not None and self.recipe.sparring:
                best = offered_only(self.imitator(planes, numbers)[0], offered).argmax(1)
                taken = torch.where(self.sparring.gather(1, seat[:, None])[:, 0], best, taken)
            chance = F.log_softmax(logits, 1).gather(1, taken[:, None]).squeeze(1)
            return Decided(
                rows,
                taken,
                chance,
                seat,
                points(self.records),
                taken.to(torch.uint8),
            )

    def _columns(self, tables: slice) -> Tensor:
        return self.columns[:, tables].reshape(-1)

    def _read_results(self, rollout: Rollout, step: int, tables: slice) -> None:
        arrays, name = self.workers.arrays, self.device.name
        columns = self._columns(tables)
        ended = torch.from_numpy(arrays.ended[:, tables].reshape(-1).copy())
        results = torch.from_numpy(arrays.results[:, tables].reshape(-1, 4).copy())
        rollout.ended[step, columns] = ended.to(name).bool()
        rollout.results[step, columns] = results.to(name)

    def _answer(self, rollout: Rollout, step: int, half: int, tables: slice) -> None:
        arrays = self.workers.arrays
        self.records.copy_(torch.from_numpy(arrays.records[:, tables].reshape(-1, SIZE)))
        decided = self._choose()
        arrays.answers[:, tables] = (
            decided.answers.cpu().numpy().reshape(self.workers.task.workers, -1)
        )
        self.workers.go(half)
        columns = self._columns(tables)
        rollout.rows[step, columns] = decided.rows
        rollout.taken[step, columns] = decided.taken
        rollout.chance[step, columns] = decided.chance
        rollout.seat[step, columns] = decided.seat
        rollout.points[step, columns] = decided.points

    # Learning

    def _values(self, rows: Tensor) -> Tensor:
        with torch.no_grad(), self.device.mixed():
            return torch.cat([self.critic(*everything(part)) for part in rows.split(16_384)])

    def _gains(self, rollout: Rollout, after: Rollout) -> tuple[Tensor, Tensor, Tensor]:
        """The advantage of each decision, what each seat went on to gain, and how much of that
        the critic foresaw; `after` begins where the rollout ends."""
        recipe, steps = self.recipe, self.recipe.steps
        values = torch.cat([self._values(rollout.rows.flatten(0, 1)), self._values(after.rows[0])])
        values = values.view(steps + 1, self.tables, 4)
        seat = torch.cat([rollout.seat, after.seat[:1]])
        values = values.gather(2, (self.seats - seat[..., None]) % 4)  # by the seat itself
        so_far = torch.cat([rollout.points, after.points[:1]]) / recipe.scale
        results = (rollout.results / recipe.scale).clamp(-recipe.most, recipe.most)
        advantages = torch.zeros(steps, self.tables, 4, device=self.device.name)
        gain = torch.zeros(self.tables, 4, device=self.device.name)
        for step in range(steps - 1, -1, -1):
            ended = rollout.ended[step][:, None]
            goes_on = (~ended).float()
            reward = torch.where(ended, results[step], so_far[step + 1]) - so_far[step]
            gain = (
                reward
                + goes_on * values[step + 1]
                - values[step]
                + goes_on * recipe.discount * gain
            )
            advantages[step] = gain
        gained = advantages + values[:steps]
        foreseen = 1 - advantages.var() / (gained.var() + 1e-6)
        own = advantages.gather(2, rollout.seat[..., None]).squeeze(2)
        from_decider = (rollout.seat[..., None] + self.seats) % 4
        return own.flatten(), gained.gather(2, from_decider).view(-1, 4), foreseen

    def _learn_batch(self) -> None:
        """The critic towards what was gained, the policy by the clipped ratio where it decided."""
        batch = self.batch
        with self.device.mixed():
            value = self.critic(*everything(batch["rows"]))
        critic_loss = F.mse_loss(value, batch["gained"])
        self._step(self.critic_optimiser, self.critic, critic_loss, CRITIC_GRADIENT)
        planes, numbers, offered = seen(batch["rows"])
        with self.device.mixed():
            logits, ahead = self.policy(planes, numbers)
        chances = F.log_softmax(offered_only(logits, offered), 1)
        chance = chances.gather(1, batch["taken"][:, None]).squeeze(1)
        ratio = (chance - batch["chance"]).exp()
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        own = batch["own"] / batch["own"].mean()
        gain = (torch.min(ratio * batch["advantage"], clipped * batch["advantage"]) * own).mean()
        entropy = -((chances.exp() * chances.masked_fill(~offered, 0)).sum(1) * own).mean()
        foresight = F.mse_loss(ahead, batch["gained"])
        apart = self._apart(chances, planes, numbers, offered)
        loss = FORESIGHT * foresight - gain - self.entropy * entropy + self.anchor * apart
        self._step(self.optimiser, self.policy, loss * self.policy_learns, FIRST_GRADIENT)
        with torch.no_grad():
            moved = ((batch["chance"] - chance) * own).mean()
            one = torch.ones((), device=self.device.name)
            self.measured.add_(torch.stack([one, critic_loss, foresight, entropy, moved, apart]))

    def _apart(self, chances: Tensor, planes: Tensor, numbers: Tensor, offered: Tensor) -> Tensor:
        """How far the policy is from the imitator, in nats; zero where nothing holds it there."""
        if self.imitator is None or not self.recipe.anchor:
            return self._number()
        with torch.no_grad(), self.device.mixed():
            logits = self.imitator(planes, numbers)[0]
        theirs = F.log_softmax(offered_only(logits, offered), 1)
        return (theirs.exp() * (theirs - chances).masked_fill(~offered, 0)).sum(1).mean()

    def _step(self, optimiser: torch.optim.Adam, net: nn.Module, loss: Tensor, most: float) -> None:
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), most)
        optimiser.step()

    def _learn(
        self, rollout: Rollout, advantage: Tensor, gained: Tensor, gone: float
    ) -> Iterator[None]:
        """One batch after another, so that the workers are served between them."""
        recipe = self.recipe
        spars = self.spars.expand(recipe.steps, -1, -1).gather(2, rollout.seat[..., None])
        own = ~spars.flatten()
        of_policy = advantage[own]
        normal = (advantage - of_policy.mean()) / (of_policy.std() + 1e-6)
        whole = {
            "rows": rollout.rows.flatten(0, 1),
            "taken": rollout.taken.flatten(),
            "chance": rollout.chance.flatten(),
            "advantage": normal.clamp(-FURTHEST, FURTHEST),
            "own": own.float(),
            "gained": gained,
        }
        left = max(1 - gone, LEAST_RATE)
        self.optimiser.param_groups[0]["lr"].fill_(recipe.rate * left)
        self.critic_optimiser.param_groups[0]["lr"].fill_(recipe.critic_rate * left)
        self.entropy.fill_(recipe.entropy * (1 - 0.8 * gone))
        self.anchor.fill_(recipe.anchor * (1 - gone))
        decisions = recipe.steps * self.tables
        for _ in range(recipe.epochs):
            order = torch.randperm(decisions, device=self.device.name)
            for which in order[: self._batches() * recipe.batch].split(recipe.batch):
                for name, into in self.batch.items():
                    torch.index_select(whole[name], 0, which, out=into)
                self._update()
                yield

    def _batches(self) -> int:
        """In an epoch."""
        return self.recipe.steps * self.tables // self.recipe.batch

    def run(
        self,
        curve: Curve,
        keep: Callable[[], None],
        seconds: float = math.inf,
        rollouts: float = math.inf,
    ) -> None:
        """Plays and learns for so long, or for so many rollouts; weights are kept on the way."""
        recipe = self.recipe
        before, now = (Rollout(recipe.steps, self.tables, self.device) for _ in range(2))
        began, count, foreseen = time.monotonic(), 0, self._number()
        learning: Iterator[None] = iter(())
        self.device.meet()
        while (gone := max((time.monotonic() - began) / seconds, count / rollouts)) < 1:
            learned = 0
            for step in range(recipe.steps):
                for half, tables in zip(HALVES, halves(self.workers.task.tables), strict=True):
                    self._wait()
                    with self.device.first():
                        if step or count:
                            rollout, at = (now, step - 1) if step else (before, recipe.steps - 1)
                            self._read_results(rollout, at, tables)
                        self._answer(now, step, half, tables)
                    due = recipe.epochs * self._batches() * (2 * step + half) // (2 * recipe.steps)
                    for _ in range(due - learned):
                        next(learning, None)
                    learned = max(learned, due)
                if step == 0 and count:
                    self.device.meet()
                    advantage, gained, foreseen = self._gains(before, now)
                    self._begin_policy(count)
                    learning = self._learn(before, advantage, gained, gone)
            for _ in learning:
                pass
            self.device.meet()
            before, now = now, before
            count += 1
            if count % REPORT == 0:
                self._report(curve, before, count, foreseen)
            if count % KEEP == 0:
                keep()

    def _wait(self) -> None:
        began = time.monotonic()
        self.workers.wait()
        self.waited += time.monotonic() - began

    def _begin_policy(self, count: int) -> None:
        """The policy learns when the critic knows something."""
        if count == self.recipe.critic_only + 1:
            for state in self.optimiser.state.values():
                state["step"].zero_()
        self.policy_learns.fill_(count > self.recipe.critic_only)

    def _report(self, curve: Curve, rollout: Rollout, count: int, foreseen: Tensor) -> None:
        batches, critic, foresight, entropy, moved, apart = self.measured.tolist()
        self.measured.zero_()
        now = time.monotonic()
        waited = self.waited / (now - self.reported)
        self.waited, self.reported = 0.0, now
        ended = rollout.ended[:-1]
        results = rollout.results[:-1][ended]
        own = ~self.spars.expand(*ended.shape, -1)[ended]
        curve.add(
            "self-play",
            decisions=count * self.recipe.steps * self.tables,
            deals=int(ended.sum()),
            foreseen=float(foreseen),
            critic_loss=critic / max(batches, 1),
            foresight_loss=foresight / max(batches, 1),
            entropy=entropy / max(batches, 1),
            moved=moved / max(batches, 1),
            apart=apart / max(batches, 1),
            waited=waited,
            points=float(results.abs().sum() / max(results.numel(), 1)),
            against_imitator=float(results[own].sum() / max(int(own.sum()), 1)),
        )
