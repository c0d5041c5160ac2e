"""Matches in a process that counts: told by their decisions, and played again there."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec

from sparrows.play.actions import Action
from sparrows.play.match import Match
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat

T = TypeVar("T")
P = ParamSpec("P")

MOST_MATCHES = 50  # that a process remembers; they go on where they were told before

_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(list[list[tuple[Seat, Action]]]).decode
_matches: OrderedDict[tuple[Any, ...], Match] = OrderedDict()


class Told(msgspec.Struct, frozen=True):
    """The finished deals of a match, in few words."""

    rules: Rulebook
    seed: bytes
    salt: bytes
    decisions: bytes  # of every finished deal


def told(match: Match) -> Told:
    """What another process needs to know; it takes no longer than a moment."""
    decisions = _pack([played.deal.decisions for played in match.finished])
    return Told(match.rules, match.seed, match.salt, decisions)


def about(
    match: Told, work: Callable[Concatenate[Match, P], T], *args: P.args, **named: P.kwargs
) -> T:
    """What comes of this work on the match."""
    return work(retold(match), *args, **named)


def retold(told: Told) -> Match:
    """The match as far as it is finished; deals that were told before are not played again."""
    key = told.rules.id, told.rules.options, told.seed, told.salt
    deals = _unpack(told.decisions)
    match = _matches.pop(key, None)
    if match is None or len(match.finished) > len(deals):
        match = Match(told.rules, told.seed, told.salt)
    for decisions in deals[len(match.finished) :]:
        deal = match.next_deal()
        for seat, action in decisions:
            deal.act(seat, action)
        match.finish()
    _matches[key] = match
    while len(_matches) > MOST_MATCHES:
        _matches.popitem(last=False)
    return match
