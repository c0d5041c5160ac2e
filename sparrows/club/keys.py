"""The values that a scorekeeper has keys for."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from sparrows.play.rulebook import Rulebook

VALUE_KEYS = 12


@cache
def _frequent() -> dict[str, dict[str, list[int]]]:
    return tomllib.loads(resources.files(__package__).joinpath("values.toml").read_text("utf-8"))


def frequent_values(rules: str) -> dict[str, list[int]]:
    """What hands that won, and those that lost, were often worth in simulated deals."""
    return _frequent().get(rules, {})


def value_keys(rules: Rulebook, *, won: bool) -> tuple[int, ...]:
    """What hands are often worth under these rules; all values where they are few."""
    values = rules.values
    if values.is_listed:
        return values.besides
    known = frequent_values(rules.id).get("won" if won else "lost", [])
    often = tuple(value for value in known if not won or value in values)
    least = max(values.least, 1)
    return often or tuple(range(least, least + VALUE_KEYS))
