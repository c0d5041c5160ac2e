"""A settlement laid out for a person: hands, payments and how they came about, totals."""

from __future__ import annotations

from sparrows.cli.pages import DASH, Page
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import FinishedDeal, Seat, Settlement
from sparrows.scoring.pattern import POINTS
from sparrows.text import Speaker
from sparrows.text.explanation import how_won, no_win, pattern_names, rulebook_title
from sparrows.tiles import SEATS


def write_settlement(
    page: Page, speaker: Speaker, rules: Rulebook, deal: FinishedDeal, settled: Settlement
) -> None:
    """Everything that there is to say about a finished deal."""
    page.title(rulebook_title(speaker, rules))
    for seat in (seat for call in deal.calls for seat in call.winners):
        write_call(page, speaker, rules, deal, settled, seat)
    worth = settled.worth
    losers = [seat for seat in rules.seats if seat in worth and seat not in settled.scores]
    if losers:
        page.heading(speaker.say("settled-losers"))
    for seat in losers:
        page.item(hand_line(speaker, seat, worth[seat], settled))
    write_payments(page, speaker, rules, settled)
    page.heading(speaker.say("settled-totals"))
    rows = [(speaker.seat(seat), signed(settled.delta[SEATS[seat]])) for seat in rules.seats]
    page.table(("", ""), rows, right=(1,))
    page.text(speaker.say("settled-next-dealer", seat=speaker.seat(settled.next_dealer)))


def write_call(
    page: Page,
    speaker: Speaker,
    rules: Rulebook,
    deal: FinishedDeal,
    settled: Settlement,
    seat: Seat,
) -> None:
    """A hand that was called a win, and what it is worth, or why it brings nothing."""
    hand = deal.tiles(seat)
    page.heading(speaker.seat(seat))
    if hand is not None:
        page.hand(hand)
        page.text(how_won(speaker, hand))
    if seat in settled.scores:
        page.text(hand_line(speaker, seat, settled.scores[seat].value, settled))
        return
    score = None if hand is None else rules.score(hand)
    if score is None or score.win:
        page.text(speaker.say("settled-behind"))
    else:
        page.text(speaker.say("no-win", reason=no_win(speaker, rules, score)))


def hand_line(speaker: Speaker, seat: Seat, worth: int, settled: Settlement) -> str:
    """What a hand is worth, and by which patterns or whose word."""
    counted = (settled.losers | settled.scores)[seat]
    if counted.score is None:
        why = speaker.say("settled-as-told")
    else:
        why = ", ".join(pattern_names(speaker, counted.patterns))
    said = f"{speaker.seat(seat)}: {speaker.worth(worth, POINTS)}"
    return f"{said} — {why}" if why else said


def write_payments(page: Page, speaker: Speaker, rules: Rulebook, settled: Settlement) -> None:
    """Who pays whom by which clause; then the reasons and the arithmetic, which need more room."""
    if not settled.payments:
        page.verdict(speaker.say("settled-nothing"))
        return
    worth = settled.worth
    rows = []
    reasons: dict[str, tuple[dict[str, None], dict[str, None]]] = {}
    for payment in settled.payments:
        payer = speaker.seat(payment.payer)
        receiver = DASH if payment.receiver is None else speaker.seat(payment.receiver)
        rows.append((payer, receiver, str(payment.points), payment.clause))
        arithmetic = rules.ledger.reckoned(payment, worth)
        how = f", {arithmetic} = {payment.points}" if arithmetic else ""
        reason = f"{speaker.payment_reason(payment)}{how}"
        payers, receivers = reasons.setdefault(reason, ({}, {}))
        payers[payer] = receivers[receiver] = None
    page.heading(speaker.say("settled-payments"))
    columns = ("payer", "receiver", "paid", "clause")
    page.table([speaker.say(f"column-{each}") for each in columns], rows, right=(2,))
    for reason, (payers, receivers) in reasons.items():
        page.item(f"{', '.join(payers)} → {', '.join(receivers)}: {reason}")


def signed(points: int) -> str:
    return f"{points:+}" if points else "0"
