"""A record: a match as JSON, with its decisions and events, that anybody can check."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from operator import or_
from types import GenericAlias
from typing import TYPE_CHECKING, Any

import msgspec

from sparrows import __version__
from sparrows.play import events
from sparrows.play.actions import Action
from sparrows.play.events import Event
from sparrows.play.match import Match, Played
from sparrows.play.settlement import Seat
from sparrows.play.shuffle import ALGORITHM, SEED_BYTES
from sparrows.play.table import HIDDEN
from sparrows.tiles import FACES

if TYPE_CHECKING:
    from sparrows.play.rulebook import Rulebook

FORMAT = 1  # of the JSON: raised when its fields change
ENGINE = 1  # raised when the same seed and decisions would come to other events

SHARED_EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)

# Two dice by the number of the player who threw them, for each time they were thrown.
Throws = tuple[dict[int, tuple[int, int]], ...]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was played, by whom, and what binds the shuffle."""

    format: int
    engine: int
    sparrows: str  # the version of the package that wrote it
    rules: str
    options: dict[str, Any]
    shuffle: str  # the algorithm
    commitment: str  # SHA-256 of seed and salt, in hexadecimal digits
    salt: str | None = None  # in hexadecimal digits, as the seed; both are kept secret until
    seed: str | None = None  # the match is over
    players: tuple[str, ...]


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


# Finds the rulebook of a header, and the events that are its own.
Find = Callable[[Header], tuple["Rulebook", Iterable[type[Event]]]]


def record_of(match: Match, players: Sequence[str] = (), *, reveal: bool = True) -> Record:
    """The record of a match as it stands; without `reveal` seed and salt stay secret."""
    rules = match.rules
    names = tuple(players) or tuple(f"player {number + 1}" for number in range(match.players))
    if len(names) != match.players:
        raise ValueError(f"players: {len(names)} names for {match.players} players")
    if len(match.seed) != SEED_BYTES:
        raise ValueError(f"seed: {SEED_BYTES} bytes are needed, not {len(match.seed)}")
    header = Header(
        format=FORMAT,
        engine=ENGINE,
        sparrows=__version__,
        rules=rules.id,
        options=msgspec.json.decode(msgspec.json.encode(rules.options)),
        shuffle=ALGORITHM,
        commitment=match.commitment,
        salt=match.salt.hex() if reveal else None,
        seed=match.seed.hex() if reveal else None,
        players=names,
    )
    deals = match.finished[:]
    if match.deal is not None:
        deals.append(Played(match.dealer, match.deal))
    return Record(
        header,
        tuple(
            DealRecord(
                match.order_from(dealer),
                deal.table.round,
                tuple(deal.decisions),
                tuple(deal.log),
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
        raise ValueError(
            f"header.format: the record has format {versioned.header.format}, "
            f"this version of sparrows reads format {FORMAT}"
        )
    written = _decoded(data, _Written)
    header = written.header
    _check_header(header)
    rules, own = find(header)
    if len(header.players) != len(rules.seats):
        raise ValueError(f"header.players: {len(header.players)} names for {len(rules.seats)}")
    if len(written.points) != len(rules.seats):
        raise ValueError(f"points: {len(written.points)} numbers for {len(rules.seats)} players")
    any_event: Any = reduce(or_, (*SHARED_EVENTS, *own))
    decode = msgspec.json.Decoder(GenericAlias(tuple, (any_event, ...))).decode
    deals = []
    for number, deal in enumerate(written.deals, 1):
        try:
            found = decode(deal.events)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise ValueError(f"deal {number}, events: {error}") from None
        _check_numbers(rules, deal, found, f"deal {number}")
        deals.append(DealRecord(deal.players, deal.round, deal.decisions, found))
    return Record(header, tuple(deals), written.points, written.over, written.throws)


def _decoded(data: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise ValueError(f"this is no record: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"this is no JSON: {error}") from None
    except RecursionError:
        raise ValueError("this JSON is nested too deeply") from None


def _check_header(header: Header) -> None:
    if header.engine != ENGINE:
        raise ValueError(
            f"header.engine: the record was played by engine {header.engine} "
            f"(sparrows {header.sparrows[:20]}), this is engine {ENGINE}: "
            "it would replay otherwise"
        )
    if header.shuffle != ALGORITHM:
        raise ValueError(f"header.shuffle: {header.shuffle[:50]!r} is not {ALGORITHM!r}")
    if (header.seed is None) != (header.salt is None):
        raise ValueError("header: seed and salt are revealed together")
    for field in ("commitment", "seed", "salt"):
        text = getattr(header, field)
        if text is None:
            continue
        try:
            size = len(bytes.fromhex(text))
        except ValueError:
            raise ValueError(f"header.{field}: these are no hexadecimal digits") from None
        if size != SEED_BYTES and field != "salt":
            raise ValueError(f"header.{field}: {SEED_BYTES} bytes are needed, not {size}")


# Where a tile or a seat stands in events and actions.
_SEATS = frozenset(("seat", "giver", "breaker", "next_dealer", "payer", "receiver"))
_TILES = frozenset(("tile", "tiles", "using", "meant", "wild", "pond", "bonus"))


def _check_numbers(
    rules: Rulebook, deal: _WrittenDeal, found: tuple[Event, ...], where: str
) -> None:
    """Every seat is one of the game, and every tile is one."""
    if sorted(deal.players) != list(range(len(rules.seats))):
        raise ValueError(f"{where}, players: everybody sits somewhere, once")
    for number, (seat, action) in enumerate(deal.decisions, 1):
        if seat not in rules.seats:
            raise ValueError(f"{where}, decision {number}: there is no seat {seat}")
        for wrong in _strange(rules, action):
            raise ValueError(f"{where}, decision {number}: {wrong}")
    for number, event in enumerate(found, 1):
        for wrong in _strange(rules, event):
            raise ValueError(f"{where}, event {number}: {wrong}")


def _strange(rules: Rulebook, thing: msgspec.Struct) -> Iterator[str]:
    for field in thing.__struct_fields__:
        value = getattr(thing, field)
        if field in _SEATS and value is not None and value not in rules.seats:
            yield f"{field}: there is no seat {value}"
        each_of = value if isinstance(value, tuple) else (value,)
        if field in _TILES and not (field == "tiles" and isinstance(value, int)):  # their number
            strangers = [tile for tile in each_of if tile not in range(HIDDEN, FACES)]
            if strangers:
                yield f"{field}: there is no tile {strangers[0]}"
        for part in each_of:
            if isinstance(part, msgspec.Struct):
                yield from _strange(rules, part)
