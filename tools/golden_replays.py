"""Plays the golden replays, one match a rulebook: `tests/replays/NAME.json`.

Run it from the root of the repository (`python -m tools.golden_replays [NAME …]`) after a change
that is meant to change what happens in a deal, and raise `ENGINE` in `sparrows/play/record.py`
if there are records out there.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.match import Match
from sparrows.play.record import Record, record_of, write
from sparrows.play.settlement import Seat
from sparrows.play.shuffle import seed_from
from sparrows.readings.distance import distance
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.tiles import KINDS

FOLDER = Path(__file__).parent.parent / "tests" / "replays"
MATCHES: dict[str, dict[str, Any]] = {
    "red": {"deals": 3, "jokers": True},
    "sichuan": {"deals": 2},
    "classical": {"deals": 3},
    "popular": {"deals": 3},
    "zung-jung": {"rounds": 1},
}
SALT = b"golden"
MOST_SEEDS = 60


def distance_after(deal: Deal, seat: Seat, discard: Action) -> int:
    """How far the standing tiles are from ready once this one is gone."""
    if discard.tile >= KINDS:
        return 99
    return distance(deal.view(seat).places[seat].standing.minus(discard.tile))


def decide(deal: Deal, seat: Seat, rng: random.Random) -> Action:
    """A win if there is one, a set now and then, else the discard that leaves the hand nearest."""
    offered = deal.offers(seat)
    wins = [action for action in offered if action.name == "win"]
    if wins:
        return wins[0]
    others = [action for action in offered if action.name not in ("discard", "pass")]
    if others and rng.random() < 0.4:
        return rng.choice(others)
    discards = [action for action in offered if action.name == "discard"]
    if not discards:
        return rng.choice(offered)
    near = {action: distance_after(deal, seat, action) for action in discards}
    best = min(near.values())
    return rng.choice([action for action in discards if near[action] == best])


def play(name: str, seed: int) -> Match:
    """A match by seeded decisions."""
    rng = random.Random(seed)
    match = Match(rulebook(name, **MATCHES[name]), seed_from(seed), SALT)
    while not match.over:
        deal = match.next_deal()
        while not deal.over:
            seat = deal.waiting_for()[0]
            deal.act(seat, decide(deal, seat, rng))
        match.finish()
    return match


def record(name: str) -> Record:
    """Of many matches with a win the one in which the most kinds of things happen."""
    best, found = -1, None
    for seed in range(MOST_SEEDS):
        match = play(name, seed)
        logs = [deal.log for _, deal in match.finished]
        tags = {event.__struct_config__.tag for log in logs for event in log}
        if "won" in tags and len(tags) > best:
            best, found = len(tags), match
    if found is None:
        raise ValueError(f"{name}: nobody wins in {MOST_SEEDS} matches")
    return record_of(found, ("Anna", "Boris", "Clara", "Denis")[: found.players])


def path(name: str) -> Path:
    return FOLDER / f"{name}.json"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or RULEBOOKS:
        if rulebook(name).parts is not None:
            path(name).write_bytes(write(record(name)) + b"\n")


if __name__ == "__main__":
    main()
