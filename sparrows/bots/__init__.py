"""Players that decide for themselves: each sees a view and its offers, nothing else."""

# ruff: noqa: E402 - compiled modules can be imported once the path is known

from __future__ import annotations

from collections.abc import Callable, Sequence

from sparrows.builds import compiled

__path__[:0] = compiled("bots")

from sparrows.bots.greedy import GreedyBot
from sparrows.bots.keen import KeenBot
from sparrows.bots.master import MasterBot, has_network, is_installed, refuse_without_networks
from sparrows.bots.pipe import PREFIX, PipeBot
from sparrows.bots.player import Bot
from sparrows.bots.random import RandomBot
from sparrows.complaint import Complaint, refuse_other
from sparrows.play.rulebook import Rulebook

KEEN, MASTER = "keen", "master"
MAKERS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    KEEN: KeenBot,
    MASTER: MasterBot,
}
BOTS = tuple(MAKERS)  # by name, the strongest last

__all__ = [
    "BOTS",
    "Bot",
    "GreedyBot",
    "KeenBot",
    "MasterBot",
    "PipeBot",
    "RandomBot",
    "bot",
    "installed_bots",
    "plays_as",
    "refuse_unknown",
]


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name; `pipe:COMMAND` starts one of somebody else's."""
    refuse_other(str, name)
    refuse_other(int, seed)
    refuse_unknown((name,))
    if name.startswith(PREFIX):
        return PipeBot(name.removeprefix(PREFIX))
    return MAKERS[name](seed)


def installed_bots() -> tuple[str, ...]:
    """The bots that can play here, by name, the strongest last."""
    return tuple(name for name in BOTS if name != MASTER or is_installed())


def plays_as(name: str, rules: Rulebook) -> str:
    """The bot whose play this one's is under these rules: its own, where nothing else is said."""
    return KEEN if name == MASTER and not has_network(rules) else name


def refuse_unknown(names: Sequence[str]) -> None:
    """A `ValueError` for a name that no bot has, or one that cannot play here."""
    for name in names:
        if name not in MAKERS and not name.startswith(PREFIX):
            raise Complaint(
                "there is no bot {name!r}: {choices} or pipe:COMMAND",
                name=name,
                choices=", ".join(installed_bots()),
            )
        if name == MASTER:
            refuse_without_networks()
