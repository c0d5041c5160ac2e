"""Writes deals as the page sees them, and what they come to: `web/src/lib/fixtures/NAME.json`.

Run it from the root of the repository (`python -m tools.generate_fixtures`) after a change that
is meant to change what happens in a deal.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from sparrows.play.deal import Deal
from sparrows.play.events import Event
from sparrows.play.own_events import displays_of
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.shuffle import seed_from
from sparrows.play.table import SPECTATOR, Place, Table, Wall
from sparrows.rulebooks import rulebook
from sparrows.rulebooks.classical.calling import ClassicalNote
from sparrows.rulebooks.sichuan.void import SichuanNote
from sparrows.testing.replays import decide
from tests import toy_rulebook
from tests.toy_rulebook.play import PocketNote

FOLDER = Path(__file__).parent.parent / "web" / "src" / "lib" / "fixtures"
EVERY = 40  # events between two looks at the table

# The rulebook, its options, the seed of a deal in which much happens, and who looks on.
DEALS: dict[str, tuple[str, dict[str, Any], int, tuple[Seat, ...]]] = {
    "red": ("red", {"jokers": True}, 11, (0, SPECTATOR)),
    "red-for-two": ("red", {"players": 2}, 76, (1,)),
    "sichuan": ("sichuan", {}, 62, (1, SPECTATOR)),
    "classical": ("classical", {}, 77, (2, SPECTATOR)),
    "classical-hidden": ("classical", {"discards_hidden": True}, 77, (2, SPECTATOR)),
    "popular": ("popular", {}, 69, (3, SPECTATOR)),
    "popular-wild": ("popular", {"jokers": True}, 32, (0,)),
    "zung-jung": ("zung-jung", {}, 65, (0,)),
    "pocket": ("pocket", {}, 30, (0, SPECTATOR)),  # which nothing of the package or the page knows
}


def rules_of(name: str, options: dict[str, Any]) -> Rulebook:
    if name == "pocket":
        return toy_rulebook.rulebook(toy_rulebook.OPTIONS(**options))
    return rulebook(name, **options)


def play(rules: Rulebook, seed: int) -> Deal:
    """A deal by seeded decisions."""
    rng = random.Random(seed)
    deal = Deal(rules, seed_from(seed))
    while not deal.over:
        seat = deal.waiting_for()[0]
        deal.act(seat, decide(deal, seat, rng))
    return deal


def marks(place: Place) -> dict[str, dict[str, int]]:
    """What a rulebook remembers of a player, as the page does."""
    note = place.note
    if isinstance(note, SichuanNote) and note.void >= 0:
        return {"void": {"suit": note.void, "first": -1 if note.open else note.aside}}
    if isinstance(note, ClassicalNote) and note.calling:
        return {"calling": {"suit": -1, "first": -1}}
    if isinstance(note, PocketNote) and note.without >= 0:
        return {"promise": {"suit": note.without, "first": -1}}
    return {}


def described(table: Table) -> dict[str, Any]:
    """All of a table that the page keeps too."""
    claim = table.claim
    found = {
        "phase": table.phase,
        "turn": table.turn,
        "drawn": table.drawn,
        "claim": claim and {"tile": claim.tile, "giver": claim.giver, "kind": claim.kind},
        "wall": {"left": table.wall.left, "kept": table.wall.kept, "loose": table.wall.loose},
        "discards": table.discards,
        "apart": table.apart,
        "wild": table.wild,
        "delta": table.delta,
        "places": [
            {
                "seat": place.seat,
                "size": place.standing.size,
                "standing": list(place.standing),
                "melds": place.melds,
                "bonus": place.bonus,
                "pond": place.pond,
                "declared": place.declared,
                "dead": place.dead,
                "out": place.out,
                "marks": marks(place),
            }
            for place in table.places.values()
        ],
    }
    copied: dict[str, Any] = msgspec.to_builtins(found, str_keys=True)
    return copied  # a copy: the table goes on changing


def view(deal: Deal, seat: Seat) -> dict[str, Any]:
    """What one viewer saw, and what the table looked like on the way and in the end."""
    parts = deal.rules.parts
    wall = Wall(len(deal.tiles) - parts.loose, parts.kept, parts.loose)
    table = Table(deal.rules, deal.table.round, wall)
    seen: list[Event] = []
    looks: list[tuple[int, dict[str, Any]]] = []
    for masked in parts.seen_by_now(deal.log, seat):
        masked.fold(table)
        seen.append(masked)
        if len(seen) % EVERY == 0:
            looks.append((len(seen), described(table)))
    looks.append((len(seen), described(table)))
    return {"viewer": seat, "events": seen, "looks": looks}


def fixture(name: str) -> str:
    """One deal as JSON."""
    rules, options, seed, viewers = DEALS[name]
    deal = play(rules_of(rules, options), seed)
    found = {
        "rules": rules,
        "own": displays_of(deal.parts.events),
        "views": [view(deal, viewer) for viewer in viewers],
    }
    return json.dumps(msgspec.to_builtins(found, str_keys=True)) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in DEALS:
        (FOLDER / f"{name}.json").write_text(fixture(name), encoding="utf-8")


if __name__ == "__main__":
    main()
