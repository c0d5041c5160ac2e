"""A record: a match as JSON, with its decisions and events, that anybody can check."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from operator import or_
from types import GenericAlias
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from sparrows import __version__
from sparrows.complaint import Complaint
from sparrows.play import events
from sparrows.play.actions import Action
from sparrows.play.events import Event
from sparrows.play.match import Match, Played
from sparrows.play.settlement import Seat
from sparrows.play.shares import Share, refuse_strange_shares
from sparrows.play.shuffle import ALGORITHM, SEED_BYTES
from sparrows.play.table import HIDDEN
from sparrows.tiles import FACES

if TYPE_CHECKING:
    from sparrows.play.rulebook import Rulebook

FORMAT = 1  # of the JSON: raised when its fields change
ENGINE = 3  # raised when the same seed and decisions would come to other events

SHARED_EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)

T = TypeVar("T")

# Two dice by the number of the player who threw them, for each time they were thrown.
Throws = tuple[dict[int, tuple[int, int]], ...]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was played, by whom, and what binds the shuffle."""

    format: int
    engine: int
    sparrows: str  # the version of the package that wrote it
    rules: str
    options: dict[str, Any]  # from outside: only the rulebook knows what its options may be
    shuffle: str  # the algorithm
    commitment: str  # SHA-256 of seed and salt, in hexadecimal digits
    salt: str | None = None  # in hexadecimal digits, as the seed; both are kept secret until
    seed: str | None = None  # the match is over; it is the house's
    players: tuple[str, ...]
    shares: tuple[Share, ...] | UnsetType = UNSET  # left out where no player has any part in chance

    @property
    def given_shares(self) -> tuple[Share, ...]:
        """What the players gave to the shuffle."""
        return () if self.shares is UNSET else self.shares


class DealRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One deal: who sat where, in which round, what was decided and what happened."""

    players: tuple[int, ...]  # their numbers, in playing order from the dealer
    round: int
    decisions: tuple[tuple[Seat, Action], ...]
    events: tuple[Event, ...]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match, finished or not."""

    header: Header
    deals: tuple[DealRecord, ...]
    points: tuple[int, ...]  # of each player, after the last finished deal
    over: bool
    throws: Throws = ()  # the dice that seated the players, throw by throw, where they did


class _WrittenDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: tuple[int, ...]
    round: int
    decisions: tuple[tuple[Seat, Action], ...]
    events: msgspec.Raw


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    header: Header
    deals: tuple[_WrittenDeal, ...]
    points: tuple[int, ...]
    over: bool
    throws: Throws = ()


class _Version(msgspec.Struct):
    format: int


class _Versioned(msgspec.Struct):
    header: _Version


# Finds the rulebook of a header.
Find = Callable[[Header], "Rulebook"]


def record_of(match: Match, players: Sequence[str] = (), *, reveal: bool = True) -> Record:
    """The record of a match as it stands; without `reveal` seed, salt and shares stay secret."""
    rules = match.rules
    names = tuple(players) or tuple(f"player {number + 1}" for number in range(match.players))
    if len(names) != match.players:
        raise Complaint(
            "players: {number} names for {players} players",
            number=len(names),
            players=match.players,
        )
    if len(match.house_seed) != SEED_BYTES:
        raise Complaint(
            "seed: {needed} bytes are needed, not {number}",
            needed=SEED_BYTES,
            number=len(match.house_seed),
        )
    shares = match.shares
    if not reveal:
        shares = tuple(Share(share.player, share.hash) for share in shares)
    header = Header(
        format=FORMAT,
        engine=ENGINE,
        sparrows=__version__,
        rules=rules.id,
        options=msgspec.json.decode(msgspec.json.encode(rules.options)),
        shuffle=ALGORITHM,
        commitment=match.commitment,
        salt=match.salt.hex() if reveal else None,
        seed=match.house_seed.hex() if reveal else None,
        players=names,
        shares=shares or UNSET,
    )
    deals = match.finished[:]
    if match.deal is not None:
        deals.append(Played(match.dealer, match.deal))
    return Record(
        header,
        tuple(
            DealRecord(
                match.order_from(dealer), deal.table.round, tuple(deal.decisions), tuple(deal.log)
            )
            for dealer, deal in deals
        ),
        tuple(match.points),
        match.over,
        tuple(match.throws),
    )


def write(record: Record) -> bytes:
    """The record in one line of JSON."""
    return msgspec.json.encode(record)


def read(data: bytes, find: Find) -> Record:
    """A record from outside; a `ValueError` names the place of whatever is wrong with it."""
    versioned = _decoded(data, _Versioned)
    if versioned.header.format != FORMAT:
        raise Complaint(
            "header.format: the record has format {format}, "
            "this version of sparrows reads format {own}",
            format=versioned.header.format,
            own=FORMAT,
        )
    written = _decoded(data, _Written)
    header = written.header
    _check_header(header)
    rules = find(header)
    if len(header.players) != len(rules.seats):
        raise Complaint(
            "header.players: {number} names for {players} players",
            number=len(header.players),
            players=len(rules.seats),
        )
    if len(written.points) != len(rules.seats):
        raise Complaint(
            "points: {number} numbers for {players} players",
            number=len(written.points),
            players=len(rules.seats),
        )
    refuse_strange_shares(header.given_shares, len(rules.seats))
    for player in (player for throw in written.throws for player in throw):
        if player not in range(len(rules.seats)):
            raise Complaint("throws: there is no player {player}", player=player)
    any_event = reduce(or_, (*SHARED_EVENTS, *rules.parts.events))
    decode = msgspec.json.Decoder(GenericAlias(tuple, (any_event, ...))).decode
    deals = []
    for number, deal in enumerate(written.deals, 1):
        try:
            found = decode(deal.events)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise Complaint("deal {deal}, events: {error}", deal=number, error=error) from None
        _check_numbers(rules, deal, found, number)
        _refuse_covered(found, number)
        deals.append(DealRecord(deal.players, deal.round, deal.decisions, found))
    return Record(header, tuple(deals), written.points, written.over, written.throws)


def _decoded(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise Complaint("this is no record: {error}", error=error) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Complaint("this is no JSON: {error}", error=error) from None
    except RecursionError:
        raise Complaint("this JSON is nested too deeply") from None


def _check_header(header: Header) -> None:
    if header.engine != ENGINE:
        raise Complaint(
            "header.engine: the record was played by engine {engine} (sparrows {sparrows}), "
            "this is engine {own}: it would replay otherwise",
            engine=header.engine,
            sparrows=header.sparrows[:20],
            own=ENGINE,
        )
    if header.shuffle != ALGORITHM:
        raise Complaint(
            "header.shuffle: {shuffle!r} is not {own!r}", shuffle=header.shuffle[:50], own=ALGORITHM
        )
    if (header.seed is None) != (header.salt is None):
        raise Complaint("header: seed and salt are revealed together")
    if header.seed is None and any(share.value is not None for share in header.given_shares):
        raise Complaint("header: shares are not revealed before the seed")
    for field in ("commitment", "seed", "salt"):
        text = getattr(header, field)
        if text is None:
            continue
        try:
            size = len(bytes.fromhex(text))
        except ValueError:
            raise Complaint(
                "header.{field}: these are no hexadecimal digits", field=field
            ) from None
        if size != SEED_BYTES and field != "salt":
            raise Complaint(
                "header.{field}: {needed} bytes are needed, not {size}",
                field=field,
                needed=SEED_BYTES,
                size=size,
            )


# Where a tile or a seat stands in events and actions.
_SEATS = frozenset(("seat", "giver", "breaker", "next_dealer", "payer", "receiver"))
_TILES = frozenset(("tile", "tiles", "using", "meant", "wild", "pond", "bonus"))


def _check_numbers(
    rules: Rulebook, deal: _WrittenDeal, found: tuple[Event, ...], number: int
) -> None:
    """Every seat is one of the game, and every tile is one."""
    if sorted(deal.players) != list(range(len(rules.seats))):
        raise Complaint("deal {deal}, players: everybody sits somewhere, once", deal=number)
    for at, (seat, action) in enumerate(deal.decisions, 1):
        for wrong in (*_strange_seats(rules, "seat", seat), *_strange(rules, action)):
            raise Complaint(
                "deal {deal}, decision {number}: {error}", deal=number, number=at, error=wrong
            )
    for at, event in enumerate(found, 1):
        for wrong in _strange(rules, event):
            raise Complaint(
                "deal {deal}, event {number}: {error}", deal=number, number=at, error=wrong
            )


def _refuse_covered(found: tuple[Event, ...], number: int) -> None:
    """A record that was taken while the match ran holds only what one viewer saw."""
    if any(isinstance(event, events.Dealt) and HIDDEN in event.tiles for event in found):
        raise Complaint(
            "deal {deal}: hands are covered, since the record was taken while the match ran; "
            "take it again when the match is over",
            deal=number,
        )


def _strange_seats(rules: Rulebook, field: str, value: object) -> Iterator[Complaint]:
    if field in _SEATS and value is not None and value not in rules.seats:
        yield Complaint("{field}: there is no seat {seat}", field=field, seat=value)


def _strange(rules: Rulebook, thing: msgspec.Struct) -> Iterator[Complaint]:
    for field in thing.__struct_fields__:
        value = getattr(thing, field)
        yield from _strange_seats(rules, field, value)
        each_of = value if isinstance(value, tuple) else (value,)
        if field in _TILES and not (field == "tiles" and isinstance(value, int)):  # their number
            strangers = [tile for tile in each_of if tile not in range(HIDDEN, FACES)]
            if strangers:
                yield Complaint("{field}: there is no tile {tile}", field=field, tile=strangers[0])
        for part in each_of:
            if isinstance(part, msgspec.Struct):
                yield from _strange(rules, part)
