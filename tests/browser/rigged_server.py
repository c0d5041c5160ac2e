"""The server of these tests: `sparrows play` itself, but nothing in it is left to chance.

A table's shuffles depend on what it was asked for alone: the shares of its people are left out,
unless one of them is named for it. If its host is named as a rigged deal is,
the first deal has that wall, and the beginners at the table do what the deal says.
"""

from __future__ import annotations

import hashlib
import os
from functools import partial

import msgspec

import sparrows.play.deal
import sparrows.web.serve
from sparrows.bots import MAKERS, Bot, RandomBot
from sparrows.bots.playing import own_seed
from sparrows.cli.main import main
from sparrows.play.rulebook import Rulebook
from sparrows.play.shares import Share
from sparrows.play.shuffle import deal_seed, shuffled
from sparrows.tiles import SEATS, Tile
from sparrows.web.api import NewTable
from sparrows.web.app import create_app
from sparrows.web.drawing import Drawing
from sparrows.web.tables import by_chance
from tests.browser.rigged import FAIR, Puppet
from tests.browser.rigged_deals import DEALS

SEEDS = {name: deal.seed(name) for name, deal in DEALS.items()}
WALLS = {deal_seed(SEEDS[name], 0): deal.wall() for name, deal in DEALS.items()}
WISHES = {
    own_seed(deal_seed(SEEDS[name], 0), seat): deal.wishes.get(letter, "")
    for name, deal in DEALS.items()
    for seat, letter in enumerate(SEATS)
}
own_shares = Drawing.shares
IS_SOAKED = int(os.environ.get("SPARROWS_SOAK", "1")) > 1


def seed_of(new: NewTable) -> bytes:
    """The seed of a table's match; in a long test it is another one every time."""
    if new.name in SEEDS:
        return SEEDS[new.name]
    if IS_SOAKED:
        return by_chance(new)
    asked = (new.rules, new.preset, new.options, new.players)
    return hashlib.sha256(msgspec.json.encode(asked, order="sorted")).digest()


def shares(drawing: Drawing) -> list[Share]:
    """What goes into the seed with the house's."""
    is_fair = any(holder.name == FAIR for holder in drawing.company.holders)
    return own_shares(drawing) if is_fair else []


def laid(rules: Rulebook, seed: bytes) -> list[Tile]:
    """The wall of a deal."""
    return list(WALLS[seed]) if seed in WALLS else shuffled(rules, seed)


def beginner(seed: int) -> Bot:
    """The bot that plays at random, or as a rigged deal has it."""
    return Puppet(WISHES[seed]) if seed in WISHES else RandomBot(seed)


if __name__ == "__main__":
    sparrows.web.serve.create_app = partial(create_app, seeds=seed_of)
    sparrows.play.deal.shuffled = laid
    Drawing.shares = shares  # type: ignore[method-assign]
    MAKERS["random"] = beginner
    main()
