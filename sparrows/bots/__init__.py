"""Players that decide for themselves: each sees a view and its offers, nothing else."""

# ruff: noqa: E402 - compiled modules can be imported once the path is known

from __future__ import annotations

from collections.abc import Callable, Sequence

from sparrows.builds import compiled

__path__[:0] = compiled("bots")

from sparrows.bots.greedy import GreedyBot
from sparrows.bots.keen import KeenBot
from sparrows.bots.pipe import PREFIX, PipeBot
from sparrows.bots.player import Bot
from sparrows.bots.random import RandomBot
from sparrows.complaint import Complaint, refuse_other

MAKERS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "keen": KeenBot,
}
BOTS = tuple(MAKERS)

__all__ = ["BOTS", "Bot", "GreedyBot", "KeenBot", "PipeBot", "RandomBot", "bot", "refuse_unknown"]


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name; `pipe:COMMAND` starts one of somebody else's."""
    refuse_other(str, name)
    refuse_other(int, seed)
    refuse_unknown((name,))
    if name.startswith(PREFIX):
        return PipeBot(name.removeprefix(PREFIX))
    return MAKERS[name](seed)


def refuse_unknown(names: Sequence[str]) -> None:
    """A `ValueError` for a name that no bot has."""
    for name in names:
        if name not in MAKERS and not name.startswith(PREFIX):
            raise Complaint(
                "there is no bot {name!r}: {choices} or pipe:COMMAND",
                name=name,
                choices=", ".join(BOTS),
            )
