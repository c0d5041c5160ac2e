"""Worked hands that show a rulebook's patterns: `examples.jsonl` in its folder."""

from __future__ import annotations

from functools import cache
from typing import Any

from sparrows.play.rulebook import Rulebook
from sparrows.rulebooks import folder_file
from sparrows.rulebooks.cases import LosingCase, read_hand, read_line
from sparrows.scoring.score import Score

EXAMPLES_FILE = "examples.jsonl"
LOSING = "losing-hand"  # the type of an example for patterns that only losers score


@cache
def _cases(rules: str) -> tuple[dict[str, Any], ...]:
    return tuple(map(read_line, folder_file(rules, EXAMPLES_FILE).encode().splitlines()))


def examples(rules: str, pattern: str) -> tuple[dict[str, Any], ...]:
    """The worked hands in which this pattern counts, those with the fewest others first."""
    found = [case for case in _cases(rules) if pattern in case["expect"]["patterns"]]
    return tuple(sorted(found, key=lambda case: len(case["expect"]["patterns"])))


def is_losing(example: dict[str, Any]) -> bool:
    return bool(example["type"] == LOSING)


def counted_example(example: dict[str, Any]) -> tuple[Rulebook, Score]:
    """The rulebook of an example, and what its hand is worth: as a winner's, or as a loser's."""
    if not is_losing(example):
        rules, hand = read_hand(example)
        return rules, rules.score(hand)
    rules, hand = read_hand(example, LosingCase)
    assert rules.losing is not None
    return rules, rules.losing.score(hand)
