"""Sheets of matches at real tables, told to the page: nothing of them is kept here."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from sparrows.club.entries import Corrected, DealEnded, Entry, NotedFoul, NotedWin
from sparrows.club.keys import value_keys
from sparrows.club.sheet import Sheet, SheetDeal
from sparrows.play.progress import Player
from sparrows.play.questions import DealQuestion
from sparrows.play.settlement import NOBODY, FoulKind, Payment
from sparrows.text import Speaker
from sparrows.text.catalogue import NONE
from sparrows.tiles import SEATS
from sparrows.web.api import Choice, PaidLine
from sparrows.web.info.sentences import page_speaker
from sparrows.web.sheet_api import (
    GivenSheet,
    SheetFoul,
    SheetInfo,
    SheetLine,
    SheetQuestion,
)


def told_sheet(given: GivenSheet) -> SheetInfo:
    """How the match stands, and what the deal that is being told comes to."""
    sheet = Sheet.of(given.entries)
    speaker = page_speaker(sheet.rules.id, given.lang)
    info = SheetTeller(sheet, speaker).info()
    if given.draft is None or (sheet.over and given.instead is None):
        return info
    then = sheet if given.instead is None else Sheet.of(given.entries, before=given.instead)
    teller = SheetTeller(then, speaker)
    questions = then.questions(given.draft)
    said = all(question.preset is not None for question in questions)
    return msgspec.structs.replace(
        info,
        questions=tuple(map(teller.question, questions)),
        preview=teller.line(then.preview(given.draft)) if said else None,
        corrected=corrected(given, given.draft, speaker) if said and given.instead else (),
    )


def corrected(given: GivenSheet, draft: DealEnded, speaker: Speaker) -> tuple[SheetLine, ...]:
    """All deals as they would be with the draft in place of an older entry."""
    assert given.instead is not None
    change = Entry("draft", Corrected(given.instead, draft, reason=""), len(given.entries))
    sheet = Sheet.of([*given.entries, change])
    return tuple(map(SheetTeller(sheet, speaker).line, sheet.deals))


class SheetTeller:
    """Says in numbers and words what stands on a sheet."""

    def __init__(self, sheet: Sheet, speaker: Speaker) -> None:
        self.sheet = sheet
        self.rules = sheet.rules
        self.speaker = speaker

    def info(self) -> SheetInfo:
        sheet, progress = self.sheet, self.sheet.progress
        players = range(progress.players)
        places = {player: place for place, player, _ in progress.standings()}
        open_deal = None if sheet.over else sheet.preview(DealEnded(sheet.deal))
        return SheetInfo(
            rules=self.rules.id,
            deal=sheet.deal,
            round=progress.round,
            dealer=progress.dealer,
            seating=progress.order_from(progress.dealer),
            winds=tuple(SEATS[progress.seat_of(player)] for player in players),
            start_points=progress.start_points,
            points=tuple(progress.points),
            places=tuple(places[player] for player in players),
            over=sheet.over,
            ended=sheet.ended,
            lines=tuple(map(self.line, sheet.deals)),
            paid=() if open_deal is None else self.line(open_deal).payments,
            out=tuple(sorted(self.out())),
            disputed={deal: tuple(entries) for deal, entries in sheet.disputed.items()},
            agreed=tuple(sorted(sheet.agreed)),
            goes_on=self.rules.ledger.goes_on,
            counts_losers=self.rules.losing is not None,
            kongs=self.rules.ledger.kong_kinds,
            fouls=tuple(map(self.foul, self.rules.fouls)),
            won_keys=value_keys(self.rules, won=True),
            lost_keys=value_keys(self.rules, won=False),
            listed=self.rules.values.is_listed,
            last=sheet.last,
        )

    def line(self, deal: SheetDeal) -> SheetLine:
        return SheetLine(
            deal.number,
            deal.entries,
            deal.dealer,
            deal.round,
            tuple(self.payment(payment, deal.worth) for payment in deal.payments),
            deal.worth,
            deal.gains,
            deal.totals,
            deal.next_dealer,
        )

    def payment(self, payment: Payment, worth: Mapping[Player, int]) -> PaidLine:
        reason = self.speaker.payment_reason(payment)
        return PaidLine(payment, reason, self.rules.ledger.reckoned(payment, worth))

    def question(self, asked: DealQuestion) -> SheetQuestion:
        return SheetQuestion(
            asked.id,
            self.speaker.question(asked),
            asked.clause,
            asked.seat,
            tuple(Choice(each, self.speaker.answer(each)) for each in asked.choices),
            asked.preset,
        )

    def foul(self, kind: FoulKind) -> SheetFoul:
        return SheetFoul(
            kind.id,
            self.speaker.say(f"foul-{kind.id}"),
            kind.clause,
            self.price(kind),
            bool(kind.asks),
        )

    def price(self, kind: FoulKind) -> str:
        if not kind.price:
            return self.speaker.say("foul-costs-nothing")
        receiver = NONE if kind.receiver == NOBODY else "each"
        return self.speaker.say(
            "foul-costs", points=kind.price, unready=kind.price_unready or 0, receiver=receiver
        )

    def out(self) -> set[Player]:
        """The players who have won already, and those whose hands are dead."""
        out: set[Player] = set()
        for noted in self.sheet.going_on:
            if isinstance(noted.event, NotedWin):
                out.update(noted.event.winners)
            elif isinstance(noted.event, NotedFoul) and self.rules.foul_kind(noted.event.foul).dead:
                out.update(noted.event.players)
        return out
