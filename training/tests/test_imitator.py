"""The network as it was after imitation has seats in self-play, and holds the policy near it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import torch
from torch import Tensor

from sparrows.rulebooks import rulebook
from sparrows_models.decisions import SIZE
from training.curve import Curve
from training.device import Device, offered_only
from training.features import UnfoldAll, seen
from training.nets import Critic, Policy
from training.selfplay import REPORT, Recipe, SelfPlay
from training.workers import HALVES, Task, Workers, halves

RULES = "sichuan"
WIDTH, BLOCKS, TABLES = 16, 1, 24
FIRM = 300  # networks begin almost undecided


@pytest.fixture
def workers() -> Iterator[Workers]:
    started = Workers(Task(RULES, {}, workers=1, tables=TABLES, seed=1))
    yield started
    started.close()


def self_play(workers: Workers, recipe: Recipe) -> SelfPlay:
    torch.manual_seed(1)
    policy, imitator = (Policy(WIDTH, BLOCKS, honours=False) for _ in range(2))
    imitator.sharpen(FIRM)
    critic = Critic(WIDTH, BLOCKS, honours=False)
    unfold = UnfoldAll(rulebook(RULES), "cpu")
    return SelfPlay(policy, critic, unfold, workers, recipe, Device(), imitator)


def read(play: SelfPlay) -> None:
    """What the tables of the first half ask."""
    play.workers.wait()
    asked = play.workers.arrays.records[:, halves(TABLES)[HALVES[0]]]
    play.records.copy_(torch.from_numpy(asked.reshape(-1, SIZE)))


@pytest.mark.parametrize("seats", [0, 1, 2, 3])
def test_the_imitator_has_so_many_seats_at_each_table(workers: Workers, seats: int) -> None:
    play = self_play(workers, Recipe(scale=4.0, batch=8, sparring=seats))
    assert (play.spars.sum(1) == seats).all()
    by_seat = play.spars.sum(0)
    assert (by_seat == by_seat[0]).all()  # none is favoured


def test_the_imitator_takes_what_it_thinks_best(workers: Workers) -> None:
    play = self_play(workers, Recipe(scale=4.0, batch=8, sparring=3))
    read(play)
    decided = play._decide()
    spars = play.sparring.gather(1, decided.seat[:, None])[:, 0]
    assert spars.any()
    assert play.imitator is not None
    planes, numbers, offered = seen(decided.rows)
    with torch.no_grad():
        best = offered_only(play.imitator(planes, numbers)[0], offered).argmax(1)
    assert torch.equal(decided.taken[spars], best[spars])


def test_a_policy_learns_nothing_from_how_the_imitator_fared(workers: Workers) -> None:
    recipe = Recipe(scale=4.0, batch=TABLES // 2)
    rows: list[Tensor] = []

    def learned(advantage: float, own: float) -> Tensor:
        play = self_play(workers, recipe)
        if not rows:
            read(play)
            rows.append(play.unfold(play.records))
        play.batch["rows"].copy_(rows[0])
        play.batch["taken"].copy_(seen(rows[0])[2].int().argmax(1))
        play.batch["advantage"].fill_(1.0)[0] = advantage
        play.batch["own"][0] = own
        play.policy_learns.fill_(1)
        play.optimiser.param_groups[0]["lr"].fill_(1e-3)
        play._learn_batch()
        return play.policy.tile.weight.detach().clone()

    assert torch.equal(learned(5.0, own=0), learned(-5.0, own=0))
    assert not torch.equal(learned(5.0, own=1), learned(-5.0, own=1))


def test_an_anchor_holds_the_policy_near_the_imitator(workers: Workers, tmp_path: Path) -> None:
    curve = Curve(tmp_path / "curve.jsonl")
    recipe = Recipe(scale=4.0, steps=4, batch=96, rate=3e-3, critic_only=0, anchor=10.0)
    self_play(workers, recipe).run(curve, lambda: None, rollouts=4 * REPORT)
    apart = [json.loads(line)["apart"] for line in curve.path.read_text().splitlines()]
    assert apart[-1] < 0.7 * apart[0]


def test_sharper_logits_keep_their_order() -> None:
    torch.manual_seed(1)
    policy = Policy(WIDTH, BLOCKS, honours=True)
    planes = torch.rand(4, policy.trunk.plane_scale.numel(), 34)
    numbers = torch.rand(4, policy.trunk.number_scale.numel())
    before = policy(planes, numbers)[0]
    policy.sharpen(3.0)
    assert torch.allclose(policy(planes, numbers)[0], 3 * before, atol=1e-5)
