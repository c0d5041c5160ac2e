"""A hand described from outside: on the command line, by a page, in a case."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from sparrows.complaint import Complaint
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.readings.groups import Meld, likely_set, meld
from sparrows.readings.hand import Facts, Hand
from sparrows.tiles import JOKER, SEATS, Tile, parse, parse_one

if TYPE_CHECKING:
    from sparrows.readings.notation import WholeHand


SEAT_OF_LETTER = {letter: seat for seat, letter in enumerate(SEATS)}


class DescribedMeld(msgspec.Struct, frozen=True):
    """A meld in notation."""

    kind: str
    tiles: str
    concealed: bool = False
    promoted: bool = False
    stand_for: str | None = None  # the whole set, where jokers lie in it


class DescribedHand(msgspec.Struct, frozen=True, kw_only=True):
    """A hand in notation, seats by their letters.

    Whoever writes its tiles in one line, with melds in brackets, leaves out `concealed`.
    """

    concealed: str = ""
    melds: tuple[DescribedMeld, ...] = ()
    winning: str | None = None
    self_draw: bool | None = None
    flowers: str = ""
    seat: str | None = None
    round: str | None = None
    situation: tuple[str, ...] = ()
    wild: str | None = None
    facts: dict[str, str] = {}  # what only its rulebook asks for, by name


def hand_of(rules: Rulebook, given: DescribedHand, said: Mapping[str, str] | None = None) -> Hand:
    """The hand that is described; a `ValueError` names the place of what cannot be.

    `said` are its facts, where they are not said in the description.
    """
    facts = facts_of(rules, given.facts if said is None else said)
    wild = None if given.wild is None else tile_of(given.wild, "wild")
    return Hand(
        parsed_at(given.concealed, "concealed"),
        None if given.winning is None else tile_of(given.winning, "winning"),
        melds=[
            meld_of(each.kind, each.tiles, each.concealed, each.promoted, each.stand_for, wild)
            for each in given.melds
        ],
        self_draw=bool(given.self_draw),
        flowers=parsed_at(given.flowers, "flowers") if given.flowers else (),
        seat=seat_of("E" if given.seat is None else given.seat, "seat"),
        round=seat_of("E" if given.round is None else given.round, "round"),
        situation=given.situation,
        wild=wild,
        facts=facts,
    )


def written_hand(rules: Rulebook, given: DescribedHand, written: WholeHand) -> Hand:
    """The hand that is described, with the tiles that were written in one line."""
    described = hand_of(rules, given)
    return described.but(
        standing=written.standing,
        melds=(*written.melds, *described.melds),
        winning=described.winning if written.winning is None else written.winning,
        flowers=(*written.flowers, *described.flowers),
    )


def facts_of(rules: Rulebook, said: Mapping[str, str]) -> Facts:
    """What only this rulebook asks for, as it was said; the rest of it must not be said."""
    if not said:
        return unsaid(rules.facts)
    for name in said:
        if name not in rules.facts.asked:
            raise Complaint(
                "facts: {rules} asks for no {fact!r}: {choices}",
                rules=rules.id,
                fact=name,
                choices=", ".join(rules.facts.asked) or "—",
            )
    return rules.facts.read(said)


@lru_cache(maxsize=64)
def unsaid(facts: type[Facts]) -> Facts:
    """What holds of a hand of which nothing is said."""
    return facts.read({})


@lru_cache(maxsize=1024)
def meld_of(
    kind: str, written: str, concealed: bool, promoted: bool, meant: str | None, wild: Tile | None
) -> Meld:
    """The meld of which this is said, where this kind is wild."""
    stand_for = None if meant is None else parsed_at(meant, "melds")
    try:
        tiles = parse(written)
        if stand_for is None and wild is not None and JOKER in tiles:
            # Where a kind is wild a meld with jokers wins nothing: it need not say what it is.
            stand_for = likely_set(kind, tiles, wild)
        return meld(kind, tiles, stand_for, concealed=concealed, promoted=promoted)
    except ValueError as error:
        raise Complaint("{place}: {error}", place="melds", error=error) from None


def seat_of(letter: str, place: str) -> Seat:
    seat = SEAT_OF_LETTER.get(letter)
    if seat is None:
        raise Complaint("{place}: {letter!r} is no seat: E, S, W or N", place=place, letter=letter)
    return seat


def tile_of(text: str, place: str) -> Tile:
    try:
        return parse_one(text)
    except ValueError as error:
        raise Complaint("{place}: {error}", place=place, error=error) from None


def parsed_at(text: str, place: str) -> tuple[Tile, ...]:
    try:
        return parse(text)
    except ValueError as error:
        raise Complaint("{place}: {error}", place=place, error=error) from None
