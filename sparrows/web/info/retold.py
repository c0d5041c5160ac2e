"""Matches for the processes in the background: sent as walls and decisions, and replayed there."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec

from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.match import Match
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.shares import Share
from sparrows.play.shuffle import deal_seed

T = TypeVar("T")
P = ParamSpec("P")

MOST_MATCHES = 50  # that a process remembers; they go on where they were told before

_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(list[tuple[bytes, list[tuple[Seat, Action]]]]).decode
_matches: OrderedDict[tuple[Any, ...], Match] = OrderedDict()


class Told(msgspec.Struct, frozen=True):
    """The finished deals of a match, in few bytes."""

    rules: Rulebook
    house_seed: bytes
    salt: bytes
    shares: tuple[Share, ...]
    deals: bytes  # the wall and the decisions of every finished deal


def told(match: Match) -> Told:
    """What another process needs to replay the match; quick to make."""
    deals = [(bytes(deal.tiles), deal.decisions) for _, deal in match.finished]
    return Told(match.rules, match.house_seed, match.salt, match.shares, _pack(deals))


def about(
    match: Told, work: Callable[Concatenate[Match, P], T], *args: P.args, **named: P.kwargs
) -> T:
    """The result of this work on the match."""
    return work(retold(match), *args, **named)


def retold(told: Told) -> Match:
    """The match as far as it is finished; deals that were told before are not played again."""
    key = told.rules.id, told.rules.options, told.house_seed, told.salt, told.shares
    deals = _unpack(told.deals)
    match = _matches.pop(key, None)
    if match is None or len(match.finished) > len(deals):
        match = Match(told.rules, told.house_seed, told.salt, told.shares)
    for wall, decisions in deals[len(match.finished) :]:
        seed = deal_seed(match.seed, match.played)
        deal = Deal(match.rules, seed, round_wind=match.round % 4, wall=list(wall))
        match.deal = deal
        for seat, action in decisions:
            deal.act(seat, action)
        match.finish()
    _matches[key] = match
    while len(_matches) > MOST_MATCHES:
        _matches.popitem(last=False)
    return match
