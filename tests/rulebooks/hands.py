"""Short ways to write a hand in a test."""

from __future__ import annotations

from typing import Any

from sparrows import Hand, Score, meld, parse, rulebook
from sparrows.readings.groups import CHOW, KONG, PUNG, Meld
from sparrows.tiles import SEATS, parse_one


def open_set(text: str) -> Meld:
    """`"123m"`, `"555p"` or `"9999s"` laid open; `"(9999s)"` is a concealed kong."""
    tiles = parse(text.strip("()"))
    kind = KONG if len(tiles) == 4 else PUNG if tiles[0] == tiles[-1] else CHOW
    return meld(kind, tiles, concealed=text.startswith("("))


def hand(standing: str, winning: str | None = None, *melds: str, **how: Any) -> Hand:
    """A hand; `seat` and `round` are letters here."""
    for wind in ("seat", "round"):
        if wind in how:
            how[wind] = SEATS.index(how[wind])
    if "flowers" in how:
        how["flowers"] = parse(how["flowers"])
    return Hand(
        parse(standing),
        None if winning is None else parse_one(winning),
        melds=[open_set(text) for text in melds],
        **how,
    )


def score(
    rules: str,
    standing: str,
    winning: str,
    *melds: str,
    options: dict[str, Any] | None = None,
    **how: Any,
) -> Score:
    """What a hand is worth under a rulebook."""
    return rulebook(rules, **(options or {})).score(hand(standing, winning, *melds, **how))
