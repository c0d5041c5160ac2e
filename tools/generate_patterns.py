"""Writes what patterns are worth, so that the page counts them: `settle/patterns.gen.ts`.

Run it from the root of the repository after a change of a table of patterns.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from sparrows.play.rulebook import Rulebook
from sparrows.rulebooks import RULEBOOKS, folder, rulebook
from sparrows.rulebooks.choices import CHOICE, SEVERAL_NUMBERS, YES_NO, allowed

FILE = Path(__file__).parent.parent / "web" / "src" / "lib" / "settle" / "patterns.gen.ts"
HEAD = """\
/** What patterns are worth under usual options; written by tools/generate_patterns.py. */
import type { PatternTable } from './tally'

export const PATTERNS: Record<string, PatternTable> = """


def table(rules: Rulebook) -> dict[str, Any]:
    """All that names of patterns come to, but for the total."""
    rows = rules.scoring.by_id.values()
    return {
        "rows": {
            row.id: {
                "value": row.value,
                "clause": row.clause,
                **({"each": True} if row.each else {}),
                **({"absorbs": row.absorbs} if row.absorbs else {}),
                **({"series": row.series} if row.series else {}),
                **({"unit": row.unit} if row.unit != "points" else {}),
            }
            for row in rows
        },
        "never_together": {row: others.split() for row, others in rules.never_together.items()},
    }


def others(kind: Any, usual: Any) -> Iterator[Any]:
    """Other values of an option: all, or of numbers those nearby and at the ends."""
    values = allowed(kind)
    if values.kind == YES_NO:
        yield not usual
    elif values.kind == CHOICE:
        yield from (each for each in values.values if each != usual)
    elif values.kind == SEVERAL_NUMBERS:
        yield tuple(each + 1 for each in usual)
    else:
        yield from {values.least or 0, values.most or usual + 1, usual + 1} - {usual}


def deciding(name: str) -> list[str]:
    """The options under which the table is another one."""
    usual = rulebook(name)
    found = []
    for field in msgspec.structs.fields(folder(name).OPTIONS):
        for value in others(field.type, getattr(usual.options, field.name)):
            try:
                changed = rulebook(name, **{field.name: value})
            except ValueError:
                continue  # not by itself
            if table(changed) != table(usual):
                found.append(field.name)
                break
    return found


def typescript() -> str:
    """The whole file, a line for each pattern."""
    return HEAD + "{\n" + "".join(map(written, RULEBOOKS)) + "}\n"


def written(name: str) -> str:
    """The table of one rulebook."""
    found = table(rulebook(name))
    rows = "".join(f"      {row!r}: {json(said)},\n" for row, said in found.pop("rows").items())
    rest = "".join(
        f"    {key}: {json(said)},\n"
        for key, said in (found | {"decided_by": deciding(name)}).items()
    )
    return f"  {name!r}: {{\n    rows: {{\n{rows}    }},\n{rest}  }},\n"


def json(said: object) -> str:
    return msgspec.json.encode(said).decode()


if __name__ == "__main__":
    FILE.write_text(typescript(), "utf-8")
    sys.stdout.write(f"{FILE.name} is fresh\n")
