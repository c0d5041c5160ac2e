"""Trains a policy for one rulebook: `python -m training RULES --out FOLDER`."""

from __future__ import annotations

import argparse
import os
from copy import deepcopy
from functools import partial
from pathlib import Path

import msgspec
import torch

from sparrows.play.rulebook import Rulebook
from sparrows.rulebooks import rulebook
from training import checkpoints, matches
from training.curve import Curve
from training.device import Device
from training.features import UnfoldAll
from training.imitation import RATE, Imitation
from training.nets import Critic, Policy
from training.selfplay import Recipe, SelfPlay
from training.teacher import Course, Lessons, lessons, load, save
from training.workers import SEATINGS, Task, Workers

BLOCKS = 4
# So wide that the weights stay under 4 MB in half precision.
WIDTH, WIDTH_WITHOUT_HONOURS = 128, 168
CRITIC_WIDTH = 256
# Points that count as one: about what a deal moves.
SCALES = {"red": 8.0, "sichuan": 4.0, "classical": 90.0, "popular": 6.0, "zung-jung": 15.0}
MATCH_TABLES = 48
MATCH_SEED, TEACHER_SEED, PLAY_SEED = 12, 5, 8


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules", choices=SCALES)
    parser.add_argument("--out", type=Path, required=True, help="folder for weights and curve")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=JSON")
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--critic", type=Path, help="the critic of the run that they are from")
    parser.add_argument("--teacher", default="keen")
    parser.add_argument("--teaching", type=float, default=60, help="seconds of teacher's deals")
    parser.add_argument("--lessons", type=Path, nargs="+", help="deals recorded before, instead")
    parser.add_argument("--imitation", type=float, default=30, help="seconds at most")
    parser.add_argument("--imitation-epochs", type=int, default=8)
    parser.add_argument("--imitation-rate", type=float, default=RATE)
    parser.add_argument("--imitator", type=Path, help="weights of an earlier run after imitation")
    parser.add_argument(
        "--sharpen", type=float, default=1.0, help="factor of the logits after imitation"
    )
    parser.add_argument("--self-play", type=float, default=300, help="seconds")
    parser.add_argument("--deals", type=int, default=6000, help="deals of each match at the end")
    parser.add_argument("--match-seed", type=int, default=MATCH_SEED)
    parser.add_argument("--against", default="keen", help="bots to play matches with")
    parser.add_argument("--workers", type=int, default=max((os.cpu_count() or 2) - 1, 1))
    parser.add_argument("--tables", type=int, default=256, help="of each worker")
    parser.add_argument("--width", type=int)
    parser.add_argument("--steps", type=int, default=Recipe._field_defaults["steps"])
    parser.add_argument("--batch", type=int, default=Recipe._field_defaults["batch"])
    parser.add_argument("--rate", type=float, default=Recipe._field_defaults["rate"])
    parser.add_argument("--critic-rate", type=float, default=Recipe._field_defaults["critic_rate"])
    parser.add_argument("--epochs", type=int, default=Recipe._field_defaults["epochs"])
    parser.add_argument("--entropy", type=float, default=Recipe._field_defaults["entropy"])
    parser.add_argument("--discount", type=float, default=Recipe._field_defaults["discount"])
    parser.add_argument(
        "--sparring",
        type=int,
        choices=range(4),
        default=Recipe._field_defaults["sparring"],
        help="seats of each table that the imitator has in self-play",
    )
    parser.add_argument(
        "--anchor",
        type=float,
        default=Recipe._field_defaults["anchor"],
        help="weight of being like the imitator in self-play, at the beginning",
    )
    parser.add_argument(
        "--critic-only",
        type=int,
        default=Recipe._field_defaults["critic_only"],
        help="rollouts until the policy learns",
    )
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


class Training:
    """One run: lessons, imitation, self-play, matches."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.options = {
            name: msgspec.json.decode(value)
            for name, _, value in (option.partition("=") for option in given.option)
        }
        self.rules: Rulebook = rulebook(given.rules, **self.options)
        self.curve = Curve(given.out / f"{given.rules}.jsonl")

    def run(self) -> None:
        given = self.given
        # Processes are started before the GPU is touched.
        opponents = [name for name in given.against.split(",") if name and given.deals]
        against = {name: Workers(self._match(name)) for name in opponents}
        players = Workers(self._self_play()) if given.self_play else None
        taught = self._lessons()
        device = Device()
        torch.manual_seed(given.seed)
        honours = bool(self.rules.tiles.kinds >> 27)
        width = given.width or (WIDTH if honours else WIDTH_WITHOUT_HONOURS)
        policy = Policy(width, BLOCKS, honours=honours).to(device.name)
        critic = Critic(CRITIC_WIDTH, BLOCKS, honours=honours).to(device.name)
        unfold = UnfoldAll(self.rules, device.name)
        weights = given.out / f"{given.rules}.npz"
        if (start := given.start or given.imitator) is not None:
            checkpoints.load(policy, start)
        imitator = self._imitator(policy, taught, unfold, device)
        if given.critic is not None:
            checkpoints.load(critic, given.critic)
        if players is not None:
            SelfPlay(policy, critic, unfold, players, self._recipe(), device, imitator).run(
                self.curve, partial(checkpoints.save, policy, weights), given.self_play
            )
            players.close()
            checkpoints.save(critic, given.out / f"{given.rules}-critic.npz")
        checkpoints.save(policy, weights)
        for name, workers in against.items():
            outcome = matches.play(policy, unfold, workers, device)
            workers.close()
            self.curve.add(f"against {name}", **outcome._asdict())

    def _lessons(self) -> Lessons | None:
        """What there is to imitate, if anything is."""
        given = self.given
        if given.lessons:
            taught = load(given.lessons)
        elif given.imitator is None and (given.start is None or given.sparring or given.anchor):
            course = Course(
                given.rules, self.options, given.teacher, TEACHER_SEED + given.seed, given.teaching
            )
            taught = lessons(course, os.cpu_count() or 1)
            save(taught, given.out / f"{given.rules}-lessons.npz")
        else:
            return None
        self.curve.add("lessons", decisions=len(taught.answers))
        return taught

    def _imitator(
        self, policy: Policy, taught: Lessons | None, unfold: UnfoldAll, device: Device
    ) -> Policy | None:
        """Lets the policy imitate, and keeps it as it is then, if self-play asks for that."""
        given = self.given
        if taught is not None:
            imitation = Imitation(policy, taught, unfold, device)
            imitation.learn(
                given.imitation, given.imitation_epochs, self.curve, given.imitation_rate
            )
            policy.sharpen(given.sharpen)
            checkpoints.save(policy, given.out / f"{given.rules}-imitator.npz")
        imitator = deepcopy(policy)
        if given.imitator is not None:
            checkpoints.load(imitator, given.imitator)
        return imitator if given.sparring or given.anchor else None

    def _recipe(self) -> Recipe:
        given = vars(self.given)
        turned = {name: given[name] for name in Recipe._fields if name in given}
        return Recipe(scale=SCALES[self.given.rules], **turned)

    def _self_play(self) -> Task:
        given = self.given
        return Task(given.rules, self.options, given.workers, given.tables, PLAY_SEED + given.seed)

    def _match(self, opponent: str) -> Task:
        processes = os.cpu_count() or 1
        tables = min(MATCH_TABLES, max(self.given.deals // processes, 2 * len(SEATINGS)))
        deals = max(round(self.given.deals / (processes * tables)), 1)
        seed = self.given.match_seed
        return Task(self.given.rules, self.options, processes, tables, seed, deals, opponent)


if __name__ == "__main__":
    Training(arguments()).run()
