"""A tiny network learns something within a minute on a CPU."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pytest
import torch
from torch import Tensor

from sparrows.rulebooks import rulebook
from sparrows.tiles import KINDS
from sparrows_models.features import POLICY
from training import checkpoints, matches
from training.curve import Curve
from training.device import Device
from training.features import UnfoldAll
from training.imitation import Imitation
from training.nets import Critic, Policy
from training.selfplay import KEEP, REPORT, Recipe, SelfPlay
from training.teacher import Course, lessons, load, save
from training.workers import Task, Workers

RULES = "sichuan"
WIDTH, BLOCKS = 32, 2


@pytest.fixture
def curve(tmp_path: Path) -> Curve:
    return Curve(tmp_path / "curve.jsonl")


@pytest.fixture
def policy() -> Policy:
    torch.manual_seed(1)
    return Policy(WIDTH, BLOCKS, honours=False)


def unfold() -> UnfoldAll:
    return UnfoldAll(rulebook(RULES), "cpu")


def test_a_policy_learns_from_a_teacher(policy: Policy, curve: Curve) -> None:
    taught = lessons(Course(RULES, {}, "greedy", seed=1, deals=60), processes=2)
    imitation = Imitation(policy, taught, unfold(), Device())
    before = imitation.agreement()
    imitation.learn(math.inf, epochs=100, curve=curve)
    assert imitation.agreement() > before + 0.2


def test_a_critic_learns_from_self_play(policy: Policy, curve: Curve) -> None:
    critic = Critic(WIDTH, BLOCKS, honours=False)
    recipe = Recipe(scale=4.0, steps=8, batch=128, critic_only=2)
    players = Workers(Task(RULES, {}, workers=1, tables=32, seed=1))
    untouched = {name: value.clone() for name, value in policy.state_dict().items()}
    kept: list[Tensor] = []
    SelfPlay(policy, critic, unfold(), players, recipe, Device()).run(
        curve, lambda: kept.append(policy.tile.weight.clone()), rollouts=20 * REPORT
    )
    players.close()
    reports = [json.loads(line) for line in curve.path.read_text().splitlines()]
    foreseen = [report["foreseen"] for report in reports]
    assert sum(foreseen[-5:]) / 5 > sum(foreseen[:5]) / 5 + 0.05
    assert any(
        not torch.equal(value, untouched[name]) for name, value in policy.state_dict().items()
    )
    assert len(kept) == 20 * REPORT // KEEP
    assert not torch.equal(kept[0], kept[-1])


def test_a_worker_that_dies_is_noticed() -> None:
    workers = Workers(Task(RULES, {}, workers=2, tables=2, seed=1))
    workers.processes[0].terminate()
    workers.processes[0].join()
    with pytest.raises((EOFError, BrokenPipeError)):
        for half, _ in workers.turns():
            workers.go(half)
    workers.close()


def test_a_match_counts_walls_that_were_played_in_all_seatings(policy: Policy) -> None:
    workers = Workers(Task(RULES, {}, workers=1, tables=12, seed=1, deals=2, opponent="random"))
    outcome = matches.play(policy, unfold(), workers, Device())
    workers.close()
    assert outcome.walls == 4
    assert math.isfinite(outcome.points) and outcome.margin > 0


def test_weights_outlive_a_file(policy: Policy, tmp_path: Path) -> None:
    checkpoints.save(policy, tmp_path / "weights.npz")
    other = Policy(WIDTH, BLOCKS, honours=False)
    checkpoints.load(other, tmp_path / "weights.npz")
    for name, value in policy.state_dict().items():
        assert torch.allclose(other.state_dict()[name], value, atol=2e-3)


def test_a_critic_outlives_a_file(tmp_path: Path) -> None:
    critic, other = (Critic(WIDTH, BLOCKS, honours=True) for _ in range(2))
    checkpoints.save(critic, tmp_path / "critic.npz")
    checkpoints.load(other, tmp_path / "critic.npz")
    for name, value in critic.state_dict().items():
        assert torch.allclose(other.state_dict()[name], value, atol=2e-3)


def test_weights_with_fewer_inputs_play_as_they_did(policy: Policy, tmp_path: Path) -> None:
    checkpoints.save(policy, tmp_path / "weights.npz")
    with np.load(tmp_path / "weights.npz") as kept:
        weights = dict(kept)
    for name in ("trunk.suits.weight", "trunk.rest.weight"):
        weights[name] = weights[name][:, :-9]
    weights["trunk.plane_scale"] = weights["trunk.plane_scale"][:-1]
    weights["trunk.number_scale"] = weights["trunk.number_scale"][:-9]
    np.savez(tmp_path / "fewer.npz", **weights)
    checkpoints.load(policy, tmp_path / "fewer.npz")
    planes, numbers = torch.ones(1, POLICY.planes, KINDS), torch.ones(1, POLICY.numbers)
    without = planes.clone(), numbers.clone()
    without[0][:, -1:], without[1][:, -9:] = 0, 0
    assert torch.equal(policy(planes, numbers)[0], policy(*without)[0])


def test_lessons_outlive_a_file(tmp_path: Path) -> None:
    taught = lessons(Course(RULES, {}, "random", seed=1, deals=1), processes=1)
    save(taught, tmp_path / "lessons.npz")
    found = load([tmp_path / "lessons.npz"] * 2)
    assert len(found.answers) == 2 * len(taught.answers)
    assert (found.records[: len(taught.records)] == taught.records).all()
