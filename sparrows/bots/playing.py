"""Bots at a table: a deal from the shuffle to the settlement."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from sparrows.bots import Bot, bot
from sparrows.play.deal import Deal
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat


def play_out(deal: Deal, players: Mapping[Seat, Bot]) -> Deal:
    """Plays a deal to its end."""
    rules = deal.rules
    while not deal.over:
        for seat in deal.waiting_for():
            offers = deal.offers(seat)
            action = offers[0]
            if len(offers) > 1:
                action = players[seat].decide(rules, deal.view(seat), seat, offers)
            deal.act(seat, action)
    return deal


def own_seed(seed: bytes, seat: Seat) -> int:
    """The chance of one bot in one deal, whoever else plays and in whatever process."""
    return int.from_bytes(hashlib.sha256(seed + b"bot %d" % seat).digest()[:8], "big")


def seated(rules: Rulebook, names: tuple[str, ...], seed: bytes) -> dict[Seat, Bot]:
    """Bots of these names, from East on."""
    return {
        seat: bot(name, own_seed(seed, seat)) for seat, name in zip(rules.seats, names, strict=True)
    }
