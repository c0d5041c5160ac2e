"""Writes simulated deals as people would tell them, for the page's own tests: `deals.json`.

Run it from the root of the repository (`python -m tools.generate_deals`) after a change that is
meant to change how deals end.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from sparrows.bots.simulate import played
from sparrows.play.events import Won
from sparrows.play.shuffle import seed_from
from sparrows.rulebooks import RULEBOOKS, rulebook

FILE = Path(__file__).parent.parent / "web/src/lib/scorekeeper/fixtures/deals.json"
DEALS = 200  # of each rulebook


def told(rules: str, number: int) -> dict[str, Any]:
    """One deal between bots: who won from whom, what hands were worth, and what all gained.

    East is player 0. They are others than those that the keys were chosen by; kongs are left out.
    """
    book = rulebook(rules)
    match = played(book, number, seed_from(15), ("greedy",) * len(book.seats))
    assert match.deal is not None
    settled = match.deal.ledger.settlement()
    wins = [
        {"winner": event.seat, "giver": event.giver, "value": event.value}
        for event in match.deal.log
        if isinstance(event, Won)
    ]
    losers = {int(seat): worth.value for seat, worth in settled.losers.items()}
    gains = [settled.points.get(seat, 0) for seat in book.seats]
    return {"wins": wins, "losers": losers, "gains": gains}


def deals() -> str:
    """The whole file, one deal a line."""
    books = (
        f'"{rules}": [\n' + ",\n".join(json.dumps(told(rules, at)) for at in range(DEALS)) + "\n]"
        for rules in RULEBOOKS
    )
    return "{\n" + ",\n".join(books) + "\n}\n"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(deals(), "utf-8")
    sys.stdout.write(f"{FILE.name} is fresh\n")
