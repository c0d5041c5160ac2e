"""Which rules networks were trained for; it is said without loading any of them."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files

from sparrows.play.rulebook import Options
from sparrows.rulebooks import RULEBOOKS, rulebook

WEIGHTS = files("sparrows_models") / "weights"
# Options that change a match, or how tiles lie on a real table, but no deal.
WITHOUT_EFFECT = frozenset(
    {"rounds", "deals", "start_points", "target_points", "draw_keeps_east", "seating", "river"}
)


@cache
def trained() -> tuple[str, ...]:
    """The rulebooks that have weights here: those in which they measured above `keen`."""
    return tuple(name for name in RULEBOOKS if (WEIGHTS / f"{name}.npz").is_file())


@lru_cache(maxsize=64)
def is_trained_for(name: str, options: Options) -> bool:
    """Whether there is a network for this rulebook, and its deals are those that it learned."""
    if name not in trained():
        return False
    usual = rulebook(name).options
    return all(
        getattr(options, field) == getattr(usual, field)
        for field in usual.__struct_fields__
        if field not in WITHOUT_EFFECT
    )
