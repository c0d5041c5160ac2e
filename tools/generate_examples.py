"""Writes `examples.jsonl` of each rulebook: hands of `tests/cases` that show its patterns."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sparrows.rulebooks import FOLDERS, RULEBOOKS
from sparrows.rulebooks.examples import EXAMPLES_FILE, LOSING

ROOT = Path(__file__).parent.parent
EXAMPLES = 3
# What a case says beside the hand itself is of no use to a reader of the rules.
LEFT_OUT = ("note", "clauses", "breakdown")

Case = dict[str, Any]


def chosen(rules: str) -> list[Case]:
    """Hands that won, and losers' hands for the patterns that no winner has."""
    lines = (ROOT / "tests" / "cases" / f"{rules}.cases.jsonl").read_text("utf-8").splitlines()
    cases = [json.loads(line) for line in lines if line.strip()]
    won = [case for case in cases if case["type"] == "hand" and case["expect"].get("patterns")]
    shown = {pattern for case in won for pattern in case["expect"]["patterns"]}
    lost = [
        hand for case in cases for hand in losing(case) if hand["expect"]["patterns"].keys() - shown
    ]
    return [
        {key: value for key, value in case.items() if key not in LEFT_OUT}
        for case in plainest(won) + plainest(lost)
    ]


def losing(case: Case) -> Iterator[Case]:
    """The losers' hands of a finished deal, as far as it says what they are worth."""
    about = {key: case[key] for key in ("id", "rules", "options")}
    for seat, counted in case.get("breakdown", {}).items() if case["type"] == "deal" else ():
        hand = case["hands"][seat]
        if "winning" not in hand:
            yield {**about, "type": LOSING, **hand, "expect": counted}


def plainest(hands: list[Case]) -> list[Case]:
    """Up to three hands for each pattern, chosen from those with the fewest others."""
    shown: dict[str, int] = {}
    ids = set()
    for case in sorted(
        hands, key=lambda case: (len(case["options"]), len(case["expect"]["patterns"]))
    ):
        wanted = [each for each in case["expect"]["patterns"] if shown.get(each, 0) < EXAMPLES]
        if wanted:
            ids.add(case["id"])
            for each in case["expect"]["patterns"]:
                shown[each] = shown.get(each, 0) + 1
    return [case for case in hands if case["id"] in ids]


def text(rules: str) -> str:
    """The file of a rulebook."""
    return "".join(json.dumps(case, ensure_ascii=False) + "\n" for case in chosen(rules))


def path(rules: str) -> Path:
    return ROOT / "sparrows" / "rulebooks" / FOLDERS[rules] / EXAMPLES_FILE


if __name__ == "__main__":
    for each in RULEBOOKS:
        path(each).write_text(text(each), "utf-8")
