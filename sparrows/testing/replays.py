"""Golden replays: a match by seeded decisions, kept, and replayed by later versions."""

from __future__ import annotations

import random

from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.match import Match
from sparrows.play.record import Record, record_of, write
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.shuffle import seed_from
from sparrows.readings.distance import distance
from sparrows.rulebooks.records import read_record, replay, rules_of
from sparrows.tiles import KINDS

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


def play(rules: Rulebook, seed: int) -> Match:
    """A match by seeded decisions."""
    rng = random.Random(seed)
    match = Match(rules, seed_from(seed), SALT)
    while not match.over:
        deal = match.next_deal()
        while not deal.over:
            seat = deal.waiting_for()[0]
            deal.act(seat, decide(deal, seat, rng))
        match.finish()
    return match


def golden_replay(rules: Rulebook) -> bytes:
    """The record of one of many matches with a win: that in which most kinds of things happen."""
    best, found = -1, None
    for seed in range(MOST_SEEDS):
        match = play(rules, seed)
        logs = [deal.log for _, deal in match.finished]
        tags = {event.__struct_config__.tag for log in logs for event in log}
        if "won" in tags and len(tags) > best:
            best, found = len(tags), match
    assert found is not None, f"{rules.id}: nobody wins in {MOST_SEEDS} matches"
    return kept(found)


def kept(match: Match) -> bytes:
    """A match as it is kept in a file."""
    names = ("Anna", "Boris", "Clara", "Denis")[: match.players]
    return write(record_of(match, names)) + b"\n"


def played_again(golden: bytes) -> bytes:
    """What this version keeps of the match with the seed and options of a golden replay."""
    header = read_record(golden).header
    seed = next(seed for seed in range(MOST_SEEDS) if seed_from(seed).hex() == header.seed)
    return kept(play(rules_of(header), seed))


def verifies(golden: bytes) -> Record:
    """A kept record is replayed to the same wall, events, wins and payments, and written again."""
    record = read_record(golden)
    checked = replay(record)
    assert checked.shuffled
    assert checked.deals == len(record.deals)
    assert checked.events == sum(len(deal.events) for deal in record.deals)
    assert checked.wins
    assert checked.payments
    assert record.over
    assert write(record) + b"\n" == golden
    return record
