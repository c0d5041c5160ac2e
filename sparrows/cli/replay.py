"""`sparrows replay`: a recorded match step by step, or whether everything in it is right."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from typer import Argument, Context, Option

from sparrows.cli.pages import Page, page_for
from sparrows.complaint import Complaint
from sparrows.play.events import Dealt, Started
from sparrows.play.record import DealRecord, Record
from sparrows.play.replay import MISFITS, Checked, Difference, tables
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Table
from sparrows.rulebooks.records import read_records, replay, rules_of
from sparrows.text import Speaker, Words
from sparrows.text.catalogue import NONE
from sparrows.text.complaints import complaint
from sparrows.text.explanation import rulebook_title
from sparrows.text.happenings import event_line
from sparrows.text.records import all_right, seats_drawn, what_was_checked


def command(
    context: Context,
    file: Annotated[str, Argument(metavar="FILE")],
    verify: Annotated[bool, Option("--verify")] = False,
) -> int:
    """Shows the records of a file, or checks them."""
    page = page_for(sys.stdout)
    speaks: Words = context.obj
    for record in read_records(file_contents(file)):
        speaker = Speaker(record.header.rules, speaks.language)
        rules = rules_of(record.header)
        page.title(rulebook_title(speaker, rules))
        page.text(speaker.say("record-players", players=", ".join(record.header.players)))
        if not verify:
            write_match(page, speaker, rules, record)
            continue
        try:
            checked = replay(record)
        except Difference as difference:
            page.verdict(
                speaker.say("record-differs", difference=complaint(difference, speaks.language))
            )
            return 1
        write_checked(page, speaker, checked)
    return 0


def file_contents(path: str) -> bytes:
    """What the file holds; `-` is the standard input."""
    try:
        return sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as error:
        raise Complaint(
            "{path} cannot be read: {error}", path=path, error=error.strerror or error
        ) from None


def write_checked(page: Page, speaker: Speaker, checked: Checked) -> None:
    """All that was checked."""
    for sentence in what_was_checked(speaker, checked):
        page.item(sentence)
    page.verdict(all_right(speaker, checked))


def write_match(page: Page, speaker: Speaker, rules: Rulebook, record: Record) -> None:
    """Who sits where, every deal, then where all stand."""
    if record.deals:
        for sentence in seats_drawn(speaker, rules, record):
            page.text(sentence)
    for number, deal in enumerate(record.deals, 1):
        try:
            write_deal(page, speaker, rules, record, deal, number)
        except Difference:
            raise
        except MISFITS:
            raise Complaint("deal {deal}: it does not fit the rules", deal=number) from None
    if not record.over:
        page.verdict(speaker.say("record-unfinished"))
    page.heading(speaker.say("record-points"))
    standings = sorted(zip(record.points, record.header.players, strict=True), reverse=True)
    rows = [(name, speaker.worth(points, "points")) for points, name in standings]
    page.table(("", ""), rows, right=(1,))


def write_deal(
    page: Page, speaker: Speaker, rules: Rulebook, record: Record, deal: DealRecord, number: int
) -> None:
    """The hands as they are dealt, a line for every event, and the hands at the end."""
    names = [record.header.players[player] for player in deal.players]
    wind = speaker.seat(deal.round % 4) if rules.parts.has_rounds else NONE
    page.heading(speaker.say("record-deal", number=number, round=wind, dealer=names[0]))
    players = dict(zip(rules.seats, names, strict=True))
    table = None
    dealt = False
    for table, event in tables(rules, deal.events, number):
        if isinstance(event, Dealt):
            continue
        if not dealt and not isinstance(event, Started):
            dealt = True
            write_hands(page, speaker, rules, table, players)
        page.item(event_line(speaker, event, players.__getitem__))
    if table is not None:
        write_hands(page, speaker, rules, table, players)


def write_hands(
    page: Page, speaker: Speaker, rules: Rulebook, table: Table, players: dict[Seat, str]
) -> None:
    """Every hand, drawn, under the seat and the player it belongs to."""
    for seat, place in table.places.items():
        delta = table.delta[seat]
        name = speaker.say("record-hand", seat=speaker.seat(seat), player=players[seat])
        page.text(name + (f" ({delta:+})" if delta else ""))
        page.hand(rules.parts.hand(rules, table, place))
