"""`sparrows settle`: who pays whom for a finished deal."""

from __future__ import annotations

import re
import sys
from typing import Annotated

from msgspec import field
from typer import Argument, Context, Option

from sparrows.cli.hand_options import ROBBING_SITUATION, Agreed, RobbedKong, Rules, read_facts
from sparrows.cli.lines import answer_all
from sparrows.cli.pages import page_for
from sparrows.cli.payments import write_settlement
from sparrows.complaint import Complaint
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import NOBODY
from sparrows.readings.notation import read_whole
from sparrows.rulebooks.cases import CaseEvent, CaseFoul, judge_deal
from sparrows.rulebooks.told import WIN_EVENT, ToldDeal, ToldHand, finished
from sparrows.text import Speaker, Words
from sparrows.tiles import Tile, parse_one

READINESS = {"ready": True, "not-ready": False}

_DISCARD = re.compile(r"([ESWN]):?(\d[mpsz])", re.IGNORECASE)

Repeated = list[str]


class DealOptions(Agreed, kw_only=True):
    """A rulebook and a finished deal; every field is an argument or an option of the command."""

    rules: Rules = None
    hands: Annotated[Repeated, Argument(metavar="SEAT:HAND")] = field(default_factory=list)
    winner: Annotated[Repeated, Option("--winner", metavar="SEAT")] = field(default_factory=list)
    giver: Annotated[str | None, Option("--from", metavar="SEAT")] = None
    then: Annotated[Repeated, Option("--then", metavar="EVENT")] = field(default_factory=list)
    foul: Annotated[Repeated, Option("--foul", metavar="SEAT:FOUL")] = field(default_factory=list)
    responsible: Annotated[str | None, Option("--responsible", metavar="SEAT|nobody")] = None
    discards: Annotated[str | None, Option("--discards", metavar="TILES")] = None
    fed: Annotated[str | None, Option("--fed", metavar="CLAUSE|nobody")] = None
    situation: Annotated[Repeated, Option("--situation", metavar="[SEAT:]NAME")] = field(
        default_factory=list
    )
    robbed_kong: RobbedKong = None
    dealer: Annotated[str, Option("--dealer", metavar="SEAT")] = "E"
    round: Annotated[str, Option("--round", metavar="E|S|W|N")] = "E"
    void: Annotated[Repeated, Option("--void", metavar="SEAT:SUIT")] = field(default_factory=list)
    wild: Annotated[str | None, Option("--wild", metavar="TILE")] = None
    facts: Annotated[Repeated, Option("--fact", metavar="SEAT:NAME=VALUE")] = field(
        default_factory=list
    )

    def rulebook(self) -> Rulebook:
        return self.under(self.rules)

    def deal(self) -> ToldDeal:
        """The deal in the form that every settlement takes."""
        lines = dict(at_seat(each, "hands") for each in self.hands)
        outcome = what_happened(self, lines)
        fouls = [read_foul(each) for each in self.foul]
        if not outcome and not fouls:
            raise Complaint(
                "who won is not said: write the winning tile after a +, or use --winner"
            )
        blamed = self.responsible
        return ToldDeal(
            hands=self.told_hands(lines, outcome),
            outcome=outcome,
            fouls=fouls,
            dealer=self.dealer.upper(),
            round=self.round.upper(),
            wild=self.wild,
            discards=None if self.discards is None else read_discards(self.discards),
            responsible=blamed if blamed in (None, NOBODY) else blamed.upper(),
            fed=self.fed,
        )

    def told_hands(self, lines: dict[str, str], outcome: list[CaseEvent]) -> dict[str, ToldHand]:
        """The hands with what was said of them; a situation without a seat is that of winners."""
        rules = self.rulebook()
        hands = {seat: ToldHand(hand=line) for seat, line in lines.items()}
        winners = {seat for event in outcome for seat in event.winners}
        for each in (*self.situation, *([ROBBING_SITUATION] if self.robbed_kong else [])):
            at = [at_seat(each, "situation")] if ":" in each else [(seat, each) for seat in winners]
            for seat, what in at:
                _of(hands, seat).situation.append(what)
        for each in self.void:
            seat, suit = at_seat(each, "void")
            _of(hands, seat).facts.update(read_facts(rules, [], void=suit))
        for seat in winners & set(hands):
            hands[seat].facts.update(read_facts(rules, [], robbed_kong=self.robbed_kong))
        for each in self.facts:
            seat, fact = at_seat(each, "fact")
            _of(hands, seat).facts.update(read_facts(rules, [fact]))
        return hands


def command(
    context: Context,
    json: Annotated[bool, Option("--json")] = False,
    *,
    told: DealOptions,
) -> int:
    """Settles one deal for a person, or many cases for a program."""
    speaks: Words = context.obj
    if json:
        return answer_all(sys.stdin.buffer, sys.stdout.buffer, speaks.language, judge_deal)
    rules = told.rulebook()
    deal = finished(rules, told.deal())
    settled = rules.settle(deal)
    speaker = Speaker(rules.id, speaks.language)
    write_settlement(page_for(sys.stdout), speaker, rules, deal, settled)
    return 0


def at_seat(text: str, place: str) -> tuple[str, str]:
    """Splits `"S: 123m 55z"` into the seat and the rest."""
    seat, colon, said = text.partition(":")
    if not colon:
        raise Complaint(
            "{place}: {text!r} begins with no seat, as in 'S: …'", place=place, text=text
        )
    return seat.strip().upper(), said.strip()


def what_happened(told: DealOptions, lines: dict[str, str]) -> list[CaseEvent]:
    """What `--then` tells, or the one win that `--winner`, `--from` and the hands tell of."""
    giver = None if told.giver is None else told.giver.upper()
    if told.then:
        if told.winner or giver is not None:
            raise Complaint("--then tells of the wins too: 'win S from E'")
        return [read_event(each) for each in told.then]
    wild = None if told.wild is None else parse_one(told.wild)
    called = [seat.upper() for seat in told.winner] or [
        seat for seat, line in lines.items() if has_winning_tile(line, wild)
    ]
    return [CaseEvent(WIN_EVENT, giver=giver, winners=called)] if called else []


def has_winning_tile(line: str, wild: Tile | None) -> bool:
    """Whether a hand names the tile that won; a number names none."""
    return "+" in line and read_whole(line, wild).winning is not None


def read_event(text: str) -> CaseEvent:
    """`"win S N from E"`, `"kong S 5m claimed from E"`, `"foul false-win N"` or `"wall-end"`."""
    event, *words = text.split() or [""]
    giver = None
    if len(words) > 1 and words[-2] == "from":
        giver = words[-1].upper()
        words = words[:-2]
    if event == WIN_EVENT and words:
        return CaseEvent(WIN_EVENT, winners=[seat.upper() for seat in words], giver=giver)
    if event == "kong" and len(words) == 3:
        seat, tile, kind = words
        return CaseEvent("kong", seat=seat.upper(), tile=tile, kind=kind, giver=giver)
    if event == "foul" and len(words) > 1 and giver is None:
        return CaseEvent("foul", foul=words[0], seats=[seat.upper() for seat in words[1:]])
    if event == "wall-end" and not words:
        return CaseEvent("wall-end")
    raise Complaint(
        "{text!r}: what happened is 'win S from E', 'kong S 5m concealed', 'kong S 5m claimed"
        " from E', 'foul false-win N' or 'wall-end'",
        text=text,
    )


def read_foul(text: str) -> CaseFoul:
    """`"N: false-win"`; where it matters whether the hand was ready, `"N: false-win ready"`."""
    seat, said = at_seat(text, "fouls")
    words = said.split()
    if len(words) not in (1, 2) or any(word not in READINESS for word in words[1:]):
        raise Complaint(
            "{text!r}: a foul is written as 'N: false-win', 'N: false-win ready' or"
            " 'N: false-win not-ready'",
            text=text,
        )
    return CaseFoul(seat, words[0], READINESS[words[1]] if words[1:] else None)


def read_discards(text: str) -> list[tuple[str, str]]:
    """`"W4z N2z E5m S8s"`: who discarded what, in order."""
    pairs = [_DISCARD.fullmatch(word) for word in text.split()]
    if not all(pairs):
        raise Complaint("{text!r}: discards are written as 'W4z N2z E5m S8s'", text=text)
    return [(pair[1].upper(), pair[2].lower()) for pair in pairs if pair]


def _of(hands: dict[str, ToldHand], seat: str) -> ToldHand:
    if seat not in hands:
        raise Complaint("hands: that of {seat} is not given", seat=seat)
    return hands[seat]
