"""Writes which values hands have most often between bots: the scorekeeper's keys.

`python -m tools.frequent_values --deals 1000`
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from sparrows.bots.simulate import played
from sparrows.play.shuffle import seed_from
from sparrows.rulebooks import RULEBOOKS, rulebook

FILE = Path(__file__).parent.parent / "sparrows" / "club" / "values.toml"
KEYS = 12
HEAD = "# Written by tools/frequent_values.py from deals of greedy bots under the default rules.\n"


def most_frequent(values: Counter[int]) -> list[int]:
    return sorted(value for value, _ in values.most_common(KEYS))


def counted(rules: str, deals: int) -> str:
    """The keys of a rulebook: what hands that won are worth, and others where they count."""
    won: Counter[int] = Counter()
    lost: Counter[int] = Counter()
    book = rulebook(rules)
    for number in range(deals):
        match = played(book, number, seed_from(14), ("greedy",) * len(book.seats))
        assert match.deal is not None
        settled = match.deal.ledger.settlement()
        won.update(worth.value for worth in settled.scores.values())
        lost.update(worth.value for worth in settled.losers.values())
    return f"\n[{rules}]\nwon = {most_frequent(won)}\nlost = {most_frequent(lost)}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000, help="of each rulebook")
    deals = parser.parse_args().deals
    FILE.write_text(HEAD + "".join(counted(rules, deals) for rules in RULEBOOKS), "utf-8")


if __name__ == "__main__":
    main()
