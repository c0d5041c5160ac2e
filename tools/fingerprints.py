"""Fingerprints of what the package does, to see that a change of its code changes nothing else.

Run it from the root of the repository before the change, and again after it:
`python -m tools.fingerprints deals --deals 3000 --save FILE`, then `--compare FILE`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from sparrows.bots import bot
from sparrows.bots.advice import advise
from sparrows.bots.player import Bot
from sparrows.bots.playing import own_seed
from sparrows.cli.waits import how_far, waits_with_worth, with_numbers
from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.default import default_of
from sparrows.play.match import Match
from sparrows.play.outlook import AFTER_DRAW, BEFORE_DRAW, outlook
from sparrows.play.record import record_of, write
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Table
from sparrows.readings.hand import COPIES, Hand
from sparrows.rulebooks import rulebook
from sparrows.scoring.waits import own_tiles
from sparrows.text import LANGUAGES, Speaker
from sparrows.text.happenings import event_line
from sparrows.tiles import JOKER, Tile, kinds_of

OPTION_SETS: dict[str, tuple[str, dict[str, Any]]] = {
    "red": ("red", {}),
    "red jokers": ("red", {"preset": "jokers"}),
    "red two": ("red", {"preset": "two", "two_player_draw": "passes"}),
    "red three": ("red", {"preset": "three", "flowers": 0}),
    "red implied": ("red", {"preset": "footnote", "absorption": "implied", "min_points": 10}),
    "red false wins": ("red", {"false_win": "allow", "jokers": True, "flowers": 4, "cap": 0}),
    "sichuan": ("sichuan", {}),
    "sichuan limit-8": ("sichuan", {"preset": "limit-8", "passed_win": "greater"}),
    "sichuan pigs-pay": ("sichuan", {"preset": "pigs-pay", "passed_win": "off"}),
    "sichuan fined": ("sichuan", {"void_discard": "fined", "last_discard_pung": True}),
    "sichuan at-once": ("sichuan", {"preset": "limit-16", "reveal_winners": "at-once"}),
    "classical": ("classical", {}),
    "classical traditional": ("classical", {"preset": "traditional", "twins_distinct": True}),
    "classical nearest": ("classical", {"preset": "nearest", "draw_keeps_east": True}),
    "classical silent": ("classical", {"preset": "silent", "feeding_penalty": False}),
    "classical false wins": ("classical", {"false_win": "allow", "false_win_penalty": 300}),
    "popular": ("popular", {}),
    "popular jokers-up": ("popular", {"preset": "jokers-up"}),
    "popular jokers-down": ("popular", {"preset": "jokers-down", "no_jokers_fan": "always"}),
    "popular dice": ("popular", {"seating": "dice", "closed_ready": 3, "chicken_flowers": True}),
    "popular false wins": ("popular", {"false_win": "allow", "jokers": True}),
    "zung-jung": ("zung-jung", {}),
    "zung-jung wsom": ("zung-jung", {"preset": "wsom"}),
    "zung-jung uniform": ("zung-jung", {"preset": "uniform", "immunity": False}),
    "zung-jung flowers": ("zung-jung", {"preset": "flowers", "concealed_kong_display": "two-down"}),
}

# Who plays the deals, by turns; a reckless player takes any offer, a false win too.
RECKLESS = "reckless"
PLAYERS = (
    ("greedy", "greedy", "greedy", "greedy"),
    ("greedy", "random", "greedy", "greedy"),
    ("greedy", "greedy", "greedy", RECKLESS),
    (RECKLESS, "greedy", "random", "greedy"),
    ("greedy", "greedy", "greedy", "greedy"),
    ("keen", "greedy", "greedy", "keen"),
)
# At one of so many positions the offers are looked at closely, and `keen` is asked.
LOOKED_AT, ASKED = 7, 31
DEALS = 150


class RecklessBot:
    """All offers are alike to it."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def decide(self, rules: Rulebook, view: Table, seat: Seat, offers: list[Action]) -> Action:
        return self._chance.choice(offers)


def seated(rules: Rulebook, number: int, seed: bytes) -> dict[Seat, Bot]:
    """The players of a deal."""
    names = PLAYERS[number % len(PLAYERS)]
    return {
        seat: RecklessBot(own_seed(seed, seat))
        if name == RECKLESS
        else bot(name, own_seed(seed, seat))
        for seat, name in zip(rules.seats, names, strict=False)
    }


def played(name: str, number: int) -> str:
    """The fingerprint of one deal under these options."""
    book, options = OPTION_SETS[name]
    rules = rulebook(book, **options)
    seed = hashlib.sha256(f"{name} {number}".encode()).digest()
    found = hashlib.sha256()
    match = Match(rules, seed)
    deal = match.next_deal()
    players = seated(rules, number, seed)
    for seen in positions(deal, players, number):
        found.update(msgspec.json.encode(seen))
    match.finish()
    found.update(write(record_of(match)))
    for language in LANGUAGES:
        speaker = Speaker(rules.id, language)
        for event in deal.log:
            found.update(event_line(speaker, event).encode())
    return found.hexdigest()[:16]


def positions(deal: Deal, players: dict[Seat, Bot], number: int) -> Iterator[Any]:
    """All that can be observed of a deal while it is played to its end."""
    rules, at = deal.rules, number
    while not deal.over:
        for seat in deal.waiting_for():
            at += 1
            yield [deal.offers(each) for each in rules.seats]
            offers, view = deal.offers(seat), deal.view(seat)
            if at % LOOKED_AT == 0:
                yield from looked_at(rules, view, seat, offers)
                yield from (ahead(rules, deal.table, each) for each in rules.seats)
            if at % ASKED == 0 and len(offers) > 1:
                yield advise(rules, view, seat, offers)
            action = players[seat].decide(rules, view, seat, offers)
            yield action
            deal.act(seat, action)


def looked_at(rules: Rulebook, view: Table, seat: Seat, offers: list[Action]) -> Iterator[Any]:
    """What a player is told, and what is done for one who does not answer."""
    yield rules.parts.notices(rules, view, seat, offers)
    yield default_of(rules, view, seat, offers)


def ahead(rules: Rulebook, table: Table, seat: Seat) -> list[Any]:
    """How far a seat is from winning and what it waits for, in numbers and in words."""
    place, parts = table.copy().places[seat], rules.parts
    hand = parts.hand(rules, table, place)
    if hand.size not in (BEFORE_DRAW, AFTER_DRAW):
        return []
    seen = outlook(rules, hand, place.pond)
    said: list[Any] = [seen.distance, seen.useful]
    said += [how_far(Speaker(rules.id, language), seen) for language in LANGUAGES]
    said += [(tile, after.distance, with_numbers(after)) for tile, after in seen.discards]
    if hand.size == BEFORE_DRAW:
        place.forget()
        said += [waits_with_worth(seen), that_can_come(parts.waits(rules, table, place), hand)]
    return said


def that_can_come(waits: int, hand: Hand) -> list[Tile]:
    """The kinds waited for of which the player does not hold all tiles."""
    jokers = hand.jokers + sum(meld.jokers for meld in hand.melds)
    held = dict(enumerate(own_tiles(hand))) | {JOKER: jokers}
    return [tile for tile in kinds_of(waits) if held[tile] < COPIES]


def prints_of_deals(names: list[str], number: int, jobs: int) -> dict[str, list[str]]:
    """For each option set the fingerprints of its deals, so many in all."""
    each = -(-number // len(OPTION_SETS))
    tasks = [(name, deal) for name in names for deal in range(each)]
    with get_context("spawn").Pool(jobs) as pool:
        found = pool.starmap(played, tasks, chunksize=min(each, 5))
    return {name: found[at * each : (at + 1) * each] for at, name in enumerate(names)}


def differences(before: dict[str, list[str]], after: dict[str, list[str]]) -> Iterator[str]:
    """Which of them differ, and the first number that does; more may have been kept."""
    for name, prints in after.items():
        pairs = zip(before.get(name, ()), prints, strict=False)
        first = next((at for at, (old, new) in enumerate(pairs) if old != new), None)
        if first is not None:
            yield f"{name}: number {first} differs"
        elif len(before.get(name, ())) < len(prints):
            yield f"{name}: only {len(before.get(name, ()))} of {len(prints)} were kept"


def main() -> None:
    parser = argparse.ArgumentParser(description="Fingerprints of what the package does.")
    parser.add_argument("what", choices=["deals"])
    parser.add_argument("--deals", type=int, default=DEALS, help="how many over all option sets")
    parser.add_argument("--only", default="", help="option sets whose names begin so")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--save", type=Path)
    parser.add_argument("--compare", type=Path)
    given = parser.parse_args()
    names = [name for name in OPTION_SETS if name.startswith(given.only)]
    found = prints_of_deals(names, given.deals, given.jobs)
    for name, prints in found.items():
        whole = hashlib.sha256("".join(prints).encode()).hexdigest()
        sys.stdout.write(f"{whole[:16]} {name}\n")
    if given.save:
        given.save.write_text(json.dumps(found, indent=1) + "\n")
    if given.compare:
        differ = list(differences(json.loads(given.compare.read_text()), found))
        same = f"the same: {sum(map(len, found.values()))} deals"
        sys.stdout.write("\n".join(differ or [same]) + "\n")
        sys.exit(bool(differ))


if __name__ == "__main__":
    main()
