"""Writes what the page must know of our rulebooks to settle by itself: `settle/terms.gen.ts`.

Run it from the root of the repository after a change of options, fouls or frequent values.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from sparrows.club.keys import frequent_values
from sparrows.rulebooks import RULEBOOKS, rulebook

FILE = Path(__file__).parent.parent / "web" / "src" / "lib" / "settle" / "terms.gen.ts"
HEAD = """\
/** The terms of our rulebooks under their usual options; written by tools/generate_terms.py. */
import type { Terms } from './terms'

export const TERMS: Record<string, Terms> = """


def terms(name: str) -> dict[str, Any]:
    """What is the same for all deals of a rulebook."""
    rules = rulebook(name)
    ledger = rules.ledger
    return {
        "id": name,
        "options": rules.options,
        "seats": rules.seats,
        "values": rules.values,
        "fouls": rules.fouls,
        "states": rules.states,
        "goes_on": ledger.goes_on,
        "looks_back": ledger.looks_back,
        "counts_losers": rules.losing is not None,
        "has_rounds": rules.parts.has_rounds,
        "feeds": ledger.feeds,
        "kongs": ledger.kong_kinds,
        "counted_by": ledger.counted_by,
        "clauses": ledger.clauses,
        "multiplied": ledger.multiplied,
        "often": frequent_values(name),
    }


def typescript() -> str:
    """The whole file."""
    found = {name: terms(name) for name in RULEBOOKS}
    return HEAD + msgspec.json.format(msgspec.json.encode(found)).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(typescript(), "utf-8")
    sys.stdout.write(f"{FILE.name} is fresh\n")
