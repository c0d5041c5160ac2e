"""Sheets of matches at real tables, told to the page: nothing of them is kept here."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from sparrows.club.entries import (
    Body,
    DealEnded,
    Entry,
    NotedFoul,
    NotedHand,
    NotedWin,
)
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
    SheetThen,
)

# What is told of the deal that is played: where an older one is corrected, of that.
OF_A_DEAL = ("deal", "round", "dealer", "seating", "winds", "paid", "events", "out", "dead")


def told_sheet(given: GivenSheet) -> SheetInfo:
    """How the match stands, and what the deal that is being told comes to."""
    sheet = Sheet.of(given.entries)
    speaker = page_speaker(sheet.rules.id, given.lang)
    info = SheetTeller(sheet, speaker).info()
    if given.change is not None:
        info = msgspec.structs.replace(info, then=changed(given.entries, given.change, speaker))
    if given.draft is None or (sheet.over and given.instead is None):
        return info
    if given.instead is None:
        return SheetTeller(sheet, speaker).drafted(info, given.draft)
    teller = SheetTeller(Sheet.of(given.entries, before=given.instead), speaker)
    then = teller.info()
    info = msgspec.structs.replace(info, **{field: getattr(then, field) for field in OF_A_DEAL})
    return teller.drafted(info, given.draft)


def changed(entries: tuple[Entry, ...], change: Body, speaker: Speaker) -> SheetThen:
    """The sheet as it would be with one more entry."""
    sheet = Sheet.of([*entries, Entry("change", change, len(entries))])
    lines = tuple(map(SheetTeller(sheet, speaker).line, sheet.deals))
    return SheetThen(lines, tuple(sheet.progress.points), sheet.over, sheet.past_end)


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
            events=() if open_deal is None else open_deal.events,
            out=tuple(sorted(self.dead() | self.winners())),
            dead=tuple(sorted(self.dead())),
            disputed={deal: tuple(entries) for deal, entries in sheet.disputed.items()},
            aside=sheet.aside,
            agreed=tuple(sorted(sheet.agreed)),
            contested={entry: tuple(sorted(by)) for entry, by in sheet.contested.items()},
            pen=sheet.pen,
            goes_on=self.rules.ledger.goes_on,
            counts_losers=self.rules.losing is not None,
            kongs=self.rules.ledger.kong_kinds,
            fouls=tuple(map(self.foul, self.rules.fouls)),
            won_keys=value_keys(self.rules, won=True),
            lost_keys=value_keys(self.rules, won=False),
            listed=self.rules.values.is_listed,
            last=sheet.last,
            fines=sheet.fines,
            minutes=sheet.opened.minutes,
            totals_only=sheet.opened.totals_only,
        )

    def drafted(self, info: SheetInfo, draft: DealEnded) -> SheetInfo:
        """What the deal comes to that is being told, and what must still be said of it."""
        sheet = self.sheet
        questions = sheet.questions(draft)
        holder = sheet.holder(draft)
        return msgspec.structs.replace(
            info,
            questions=tuple(map(self.question, (*questions, *self.answered(draft, questions)))),
            preview=None
            if any(each.preset is None for each in questions)
            else self.line(sheet.preview(draft)),
            holder=holder,
            holder_clause="" if holder is None else self.clause("caller"),
            left_out={player: self.left_out(hand) for player, hand in draft.hands.items()},
        )

    def answered(
        self, draft: DealEnded, still_open: tuple[DealQuestion, ...]
    ) -> tuple[DealQuestion, ...]:
        """The questions that the draft has answered, so that an answer can be changed."""
        silent = msgspec.structs.replace(
            draft,
            events=tuple(
                msgspec.structs.replace(event, ready=None)
                if isinstance(event, NotedFoul)
                else event
                for event in draft.events
            ),
            hands={
                player: msgspec.structs.replace(hand, situation=(), state=None)
                for player, hand in draft.hands.items()
            },
            responsible=None,
            fed=None,
        )
        return tuple(each for each in self.sheet.questions(silent) if each not in still_open)

    def left_out(self, hand: NotedHand) -> tuple[str, ...]:
        """The patterns that do not count beside the others."""
        counting = self.rules.tally(hand.patterns).patterns if hand.patterns else {}
        return tuple(each for each in hand.patterns if each not in counting)

    def clause(self, word: str) -> str:
        return self.rules.ledger.clauses.get(word, "")

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
            self.speaker.say(f"dealer-{deal.why_next}"),
            self.clause(deal.why_next),
            deal.events,
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
            asked.about,
        )

    def foul(self, kind: FoulKind) -> SheetFoul:
        return SheetFoul(
            kind.id,
            self.speaker.say(f"foul-{kind.id}"),
            kind.clause,
            self.price(kind),
            bool(kind.asks),
            kind.dead,
        )

    def price(self, kind: FoulKind) -> str:
        if not kind.price:
            return self.speaker.say("foul-costs-nothing", dead="yes" if kind.dead else "no")
        receiver = NONE if kind.receiver == NOBODY else "each"
        return self.speaker.say(
            "foul-costs", points=kind.price, unready=kind.price_unready or 0, receiver=receiver
        )

    def winners(self) -> set[Player]:
        """The players who have won in the deal that goes on."""
        events = (noted.event for noted in self.sheet.going_on)
        return {who for event in events if isinstance(event, NotedWin) for who in event.winners}

    def dead(self) -> set[Player]:
        """The players whose hands cannot win any more in this deal."""
        events = (noted.event for noted in self.sheet.going_on)
        return {
            who
            for event in events
            if isinstance(event, NotedFoul) and self.rules.foul_kind(event.foul).dead
            for who in event.players
        }
