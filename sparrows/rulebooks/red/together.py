"""Fans that no hand of red has together, for players who name fans without showing tiles."""

from __future__ import annotations

from collections.abc import Iterable

# RED-10.6; a chaotic hand has no other fan but flowers.
NEVER_TOGETHER = {
    "all-chows": "double-pung honour-pung all-pungs all-types red-hand big-three-dragons",
    "mixed-double-chow": "all-pungs half-flush red-hand big-three-dragons full-flush",
    "double-pung": "pure-straight half-flush red-hand big-three-dragons full-flush",
    "two-terminal-chows": "all-pungs all-types lower-five upper-five red-hand big-three-dragons",
    "honour-pung": "lower-five upper-five full-flush",
    "all-pungs": "pure-double-chow pure-straight",
    "pure-double-chow": "all-types red-hand big-three-dragons",
    "pure-straight": "all-types lower-five upper-five red-hand big-three-dragons",
    "half-flush": "all-types lower-five upper-five full-flush",
    "all-types": "lower-five upper-five red-hand big-three-dragons full-flush",
    "lower-five": "red-hand big-three-dragons",
    "upper-five": "red-hand big-three-dragons",
    "red-hand": "big-three-dragons full-flush",
    "big-three-dragons": "full-flush",
}


def never_together(fans: Iterable[str], *, jokers: bool) -> dict[str, str]:
    """By a fan, those that contradict it."""
    chaotic = " ".join(fan for fan in fans if fan not in ("chaotic-hand", "flower"))
    lower = NEVER_TOGETHER["lower-five"] + ("" if jokers else " upper-five")
    return NEVER_TOGETHER | {"lower-five": lower, "chaotic-hand": chaotic}
