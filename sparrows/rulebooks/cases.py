"""Cases: hands and finished deals as JSON, one object per line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Literal, TypeVar

import msgspec

from sparrows.complaint import Complaint
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import (
    NOBODY,
    Call,
    Claimed,
    FinishedDeal,
    Foul,
    Happening,
    KongDeclared,
    Seat,
    Settlement,
    WallEnded,
)
from sparrows.play.worth import Declared
from sparrows.readings.hand import Hand
from sparrows.rulebooks import rulebook
from sparrows.rulebooks.described import DescribedHand, DescribedMeld, hand_of, seat_of, tile_of
from sparrows.scoring.score import Score
from sparrows.tiles import SEATS, Tile

LONGEST_LINE = 1_000_000

DECLARED = "declared"
SETTLED = ("deal", DECLARED)  # types of cases that are settled

T = TypeVar("T")


class CaseMeld(DescribedMeld, frozen=True):
    """In a case a meld may say who gave its tile."""

    stand_for: str | None = msgspec.field(default=None, name="as")
    giver: str | None = msgspec.field(default=None, name="from")


class DealtHand(DescribedHand, frozen=True, kw_only=True):
    """A hand of a deal; that of a player who called a win has `winning` and `self_draw` too."""

    concealed: str
    melds: tuple[CaseMeld, ...]


class LosingCase(DealtHand, frozen=True, kw_only=True):
    """A hand that another player's win left as it was."""

    rules: str
    options: dict[str, Any]


class HandCase(LosingCase, frozen=True, kw_only=True):
    """A hand to be scored on its own; here nothing may be left out."""

    winning: str
    self_draw: bool
    flowers: str
    seat: str
    round: str
    situation: tuple[str, ...]


class CaseEvent(msgspec.Struct, frozen=True):
    """An entry of `outcome`: what one player calls, or an event."""

    event: str | None = None
    winner: str | None = None
    tile: str | None = None
    giver: str | None = msgspec.field(default=None, name="from")
    seat: str | None = None
    kind: str | None = None
    winners: tuple[str, ...] = ()
    foul: str | None = None
    seats: tuple[str, ...] = ()


class CaseFoul(msgspec.Struct, frozen=True):
    """A foul that was noticed."""

    seat: str
    foul: str
    ready: bool | None = None


class CaseOutcome(msgspec.Struct, frozen=True, kw_only=True):
    """What happened in a deal."""

    outcome: Sequence[CaseEvent]
    fouls: Sequence[CaseFoul] = ()
    dealer: str = "E"


class FinishedCase(CaseOutcome, frozen=True, kw_only=True):
    """A deal that is over, but for its hands."""

    rules: str
    options: dict[str, Any]


class DealCase(FinishedCase, frozen=True, kw_only=True):
    """A deal with the tiles of all hands."""

    hands: dict[str, DealtHand]
    round: str | None = None
    wild: str | None = None
    discards: list[tuple[str, str]] | None = None


class DeclaredCase(FinishedCase, frozen=True, kw_only=True):
    """A deal of which nobody laid out the tiles; a hand of which nothing is said may be missing."""

    hands: dict[str, Declared]
    responsible: str | None = None  # a seat, or `NOBODY`
    fed: str | None = None


def read_line(line: bytes | str) -> dict[str, Any]:
    """A line of a file of cases as an object; nothing but a `ValueError` escapes."""
    if len(line) > LONGEST_LINE:
        raise Complaint("a line of {number} characters is too long for a case", number=len(line))
    try:
        case = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Complaint("this is no JSON: {error}", error=error) from None
    except RecursionError:
        raise Complaint("this JSON is nested too deeply") from None
    if not isinstance(case, dict):
        raise Complaint("a case is a JSON object")
    return case


# Says why a hand does not win.
Reason = Callable[[Rulebook, Score], str]


def reason_code(_: Rulebook, score: Score) -> str:
    """The reason as a word id, for programs."""
    assert score.reason is not None
    return score.reason.code


def judge(case: dict[str, Any], reason: Reason = reason_code) -> dict[str, Any]:
    """The result of a case, as `sparrows score --json` prints it (without its id)."""
    kind = case.get("type")
    if kind == "hand":
        rules, hand = read_hand(case)
        score = rules.score(hand)
        if not score.win:
            return {"win": False, "reason": reason(rules, score)}
        return {"win": True, "value": score.value, "patterns": score.patterns}
    if kind in SETTLED:
        rules, deal = read_settled(case)
        return settled_case(rules.settle(deal))
    raise Complaint("type: a case is a 'hand', a 'deal' or 'declared', not {kind!r}", kind=kind)


def settled_case(settlement: Settlement) -> dict[str, Any]:
    """What a deal comes to, as a result of its case."""
    return {"delta": settlement.delta, "next_dealer": SEATS[settlement.next_dealer]}


def judge_deal(case: dict[str, Any], _: Reason = reason_code) -> dict[str, Any]:
    """As `judge`, for deals alone, with every payment: `sparrows settle --json`."""
    if case.get("type") not in SETTLED:
        raise Complaint("type: only a 'deal' or what is 'declared' of one can be settled")
    rules, deal = read_settled(case)
    settlement = rules.settle(deal)
    payments = [
        {
            **msgspec.structs.asdict(payment),
            "payer": SEATS[payment.payer],
            "receiver": None if payment.receiver is None else SEATS[payment.receiver],
        }
        for payment in settlement.payments
    ]
    return {**settled_case(settlement), "payments": payments}


def read_hand(case: dict[str, Any], kind: type[LosingCase] = HandCase) -> tuple[Rulebook, Hand]:
    """The rulebook and the hand of a `hand` case, or of somebody who did not win."""
    given = _convert(case, kind)
    rules = _rules_of(given)
    return rules, hand_of(rules, given, facts_beside(rules, case))


def read_deal(case: dict[str, Any]) -> tuple[Rulebook, FinishedDeal]:
    """The rulebook and the finished deal of a `deal` case."""
    given = _convert(case, DealCase)
    rules = _rules_of(given)
    hands: dict[Seat, Hand | Declared] = {}
    for letter, dealt in given.hands.items():
        seat = seat_of(letter, "hands")
        whole = _filled_in(dealt, letter, given)
        try:
            hands[seat] = hand_of(rules, whole, facts_beside(rules, case["hands"][letter]))
        except ValueError as error:
            raise Complaint("hands, {letter}: {error}", letter=letter, error=error) from None
    if sorted(hands) != sorted(rules.seats):
        seats = " ".join(SEATS[seat] for seat in rules.seats)
        raise Complaint("hands: a hand is needed for each of {seats}", seats=seats)
    discards, claimed = case_discards(given.discards), tuple(claimed_of(given.hands, hands))
    return rules, as_finished(rules, given, hands, discards=discards, claimed=claimed)


def as_finished(
    rules: Rulebook, given: CaseOutcome, hands: dict[Seat, Hand | Declared], **said: Any
) -> FinishedDeal:
    """A deal with these hands, and what else is said of it; all of that can have happened."""
    outcome = outcome_of(rules, given.outcome, given.fouls)
    deal = FinishedDeal(hands, outcome, seat_of(given.dealer, "dealer"), **said)
    refuse_strange_outcome(rules, deal)
    return deal


def facts_beside(rules: Rulebook, case: dict[str, Any]) -> dict[str, str]:
    """What only its rulebook asks for of a hand, which stands in a case beside the rest."""
    if not rules.facts.asked:
        return {}
    said = {name: case[name] for name in rules.facts.asked if case.get(name) is not None}
    return _convert(said, dict[str, str]) if said else said


def claimed_of(
    given: dict[str, DealtHand], hands: dict[Seat, Hand | Declared]
) -> Iterator[Claimed]:
    """The sets of which it is said who gave their tile."""
    for (seat, hand), dealt in zip(hands.items(), given.values(), strict=True):
        assert isinstance(hand, Hand)
        for laid, told in zip(hand.melds, dealt.melds, strict=True):
            if told.giver is not None:
                yield Claimed(seat, laid, seat_of(told.giver, "melds"))


def read_declared(case: dict[str, Any]) -> tuple[Rulebook, FinishedDeal]:
    """The rulebook and what was declared of a deal, of a `declared` case."""
    given = _convert(case, DeclaredCase)
    rules = _rules_of(given)
    hands: dict[Seat, Hand | Declared] = {
        seat_of(letter, "hands"): said for letter, said in given.hands.items()
    }
    responsible = responsible_of(given.responsible)
    return rules, as_finished(rules, given, hands, responsible=responsible, fed=given.fed)


def read_settled(case: dict[str, Any]) -> tuple[Rulebook, FinishedDeal]:
    """The rulebook and the finished deal of a case, in tiles or as it was declared."""
    return read_declared(case) if case["type"] == DECLARED else read_deal(case)


def _filled_in(dealt: DealtHand, letter: str, deal: DealCase) -> DealtHand:
    """The hand with what the deal says for all its hands; a hand may not contradict it."""
    if dealt.seat not in (None, letter):
        raise Complaint(
            "hands, {letter}: seat {seat!r} is not where it sits", letter=letter, seat=dealt.seat
        )
    if None not in (dealt.round, deal.round) and dealt.round != deal.round:
        raise Complaint(
            "hands, {letter}: round {round!r} is not that of the deal",
            letter=letter,
            round=dealt.round,
        )
    if dealt.winning is not None and dealt.self_draw is None:
        raise Complaint("hands, {letter}: `winning` needs `self_draw` beside it", letter=letter)
    deal_round = dealt.round if deal.round is None else deal.round
    return msgspec.structs.replace(dealt, seat=letter, round=deal_round, wild=deal.wild)


def _convert(case: dict[str, Any], kind: type[T]) -> T:
    try:
        return msgspec.convert(case, kind)
    except msgspec.ValidationError as error:
        raise Complaint("{error}", error=error) from None


def _rules_of(given: LosingCase | FinishedCase) -> Rulebook:
    return rulebook(given.rules, **own_options(given.options))


def own_options(options: dict[str, Any]) -> dict[str, Any]:
    """Options without the name of a preset."""
    # The caller chooses a preset; it is no field of a case.
    if "preset" in options:
        raise Complaint("options: there is no option 'preset'")
    return options


def outcome_of(
    rules: Rulebook, events: Iterable[CaseEvent], fouls: Sequence[CaseFoul]
) -> tuple[Happening, ...]:
    """All that happened, in order; those who call a win on one tile call it together."""
    if fouls and rules.ledger.goes_on:
        raise Complaint("fouls: in {rules} a foul stands in the outcome", rules=rules.id)
    found: list[Happening] = [
        Foul(seat_of(foul.seat, "fouls"), foul.foul, foul.ready) for foul in fouls
    ]
    for event in map(happening, events):
        last = found[-1] if found else None
        if (
            isinstance(event, Call)
            and isinstance(last, Call)
            and (last.tile, last.giver) == (event.tile, event.giver)
        ):
            found[-1] = Call((*last.winners, *event.winners), event.tile, event.giver)
        else:
            found.append(event)
    return tuple(found)


# What each entry of `outcome` must have, first its seats; a win by one player names no event.
ENTRY_NEEDS = {
    None: ("winner",),
    "win": ("winners",),
    "kong": ("seat", "kind"),
    "foul": ("seats", "foul"),
    "wall-end": (),
}


def happening(given: CaseEvent) -> Happening:
    """An entry of `outcome` as the settlement takes it."""
    if given.event not in ENTRY_NEEDS:
        raise Complaint("outcome: there is no event {event!r}", event=given.event)
    for field in ENTRY_NEEDS[given.event]:
        if not getattr(given, field):
            raise Complaint("outcome: this entry needs its `{field}`", field=field)
    if given.event == "wall-end":
        return WallEnded()
    named = getattr(given, ENTRY_NEEDS[given.event][0])
    letters = (named,) if isinstance(named, str) else named
    seats = tuple(seat_of(letter, "outcome") for letter in letters)
    if given.event == "foul":
        return Foul(seats[0], given.foul or "", others=seats[1:])
    tile = tile_of(given.tile, "outcome") if given.tile else None
    giver = None if given.giver is None else seat_of(given.giver, "outcome")
    if given.event == "kong":
        return KongDeclared(seats[0], tile, given.kind or "", giver)
    return Call(seats, tile, giver)


def responsible_of(given: str | None) -> Seat | Literal["nobody"] | None:
    if given is None:
        return None
    return NOBODY if given == NOBODY else seat_of(given, "responsible")


def case_discards(given: Sequence[tuple[str, str]] | None) -> tuple[tuple[Seat, Tile], ...] | None:
    if given is None:
        return None
    return tuple((seat_of(seat, "discards"), tile_of(tile, "discards")) for seat, tile in given)


def refuse_strange_outcome(rules: Rulebook, deal: FinishedDeal) -> None:
    """Refuses seats that are not at the table, and players who take their own tile."""
    for event in deal.outcome:
        if isinstance(event, KongDeclared) and event.giver == event.seat:
            raise Complaint("outcome: nobody claims a kong of their own discard")
    for call in deal.calls:
        if not {*call.winners, call.giver} <= {None, *rules.seats}:
            raise Complaint("outcome: nobody sits at that seat")
        if call.tile is None and any(deal.tiles(seat) for seat in call.winners):
            raise Complaint("outcome: this entry needs its `{field}`", field="tile")
    for foul in deal.fouls:
        if foul.seat not in rules.seats:
            raise Complaint("fouls: nobody sits at that seat")
