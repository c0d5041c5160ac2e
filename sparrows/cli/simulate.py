"""`sparrows simulate`: many deals between bots, and what they come to."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Any, BinaryIO

import msgspec
from typer import Context, Option, echo

from sparrows.bots import plays_as, refuse_unknown
from sparrows.bots.simulate import Summary, simulated
from sparrows.bots.work import Setting, in_order
from sparrows.cli.hand_options import Agreed
from sparrows.cli.pages import Page, page_for
from sparrows.cli.progress import watched
from sparrows.complaint import Complaint
from sparrows.play.rulebook import Rulebook
from sparrows.play.shuffle import seed_from
from sparrows.text import Speaker, Words
from sparrows.text.explanation import rulebook_title

RulesOption = Annotated[str, Option("--rules", metavar="RULES")]
Seed = Annotated[str, Option("--seed", metavar="SEED")]
Jobs = Annotated[int, Option("--jobs", metavar="N", min=1)]
Deals = Annotated[int, Option("--deals", metavar="N", min=1)]


def command(
    context: Context,
    rules: RulesOption,
    agreed: Agreed,
    deals: Deals = 100,
    seed: Seed = "0",
    bots: Annotated[str, Option("--bots", metavar="A,B,C,D")] = "greedy",
    jobs: Jobs = 1,
    record: Annotated[str | None, Option("--record", metavar="FILE")] = None,
    json: Annotated[bool, Option("--json")] = False,
) -> int:
    """Plays the deals and sums them up."""
    speaks: Words = context.obj
    book = agreed.under(rules)
    names = seats_of(book, bots)
    summary = Summary(book, names)
    setting: Setting = (book, (seed_from(seed), names, record is not None))
    with ExitStack() as stack:
        file = None if record is None else stack.enter_context(opened_file(record))
        work = in_order(simulated, setting, range(deals), jobs)
        for result in watched(work, deals, speaks.say("progress")):
            summary.add(result)
            if file is not None:
                file.write(result.record + b"\n")
    speaker = Speaker(book.id, speaks.language)
    if json:
        echo(msgspec.json.encode(summary.as_json()).decode())
        for note in stand_ins(speaker, book, names):
            echo(note, err=True)
    else:
        write_summary(page_for(sys.stdout), speaker, summary)
    return 0


def stand_ins(speaker: Speaker, rules: Rulebook, bots: Sequence[str]) -> list[str]:
    """A sentence for each bot that plays as another one under these rules."""
    others = {name: plays_as(name, rules) for name in bots}
    return [
        speaker.say("bot-plays-as", bot=name, other=other)
        for name, other in others.items()
        if other != name
    ]


def seats_of(rules: Rulebook, bots: str) -> tuple[str, ...]:
    """A bot for every seat; one name alone stands for all."""
    names = tuple(name.strip() for name in bots.split(","))
    refuse_unknown(names)
    if len(names) == 1:
        names *= len(rules.seats)
    if len(names) != len(rules.seats):
        raise Complaint(
            "bots: {number} names for {seats} seats", number=len(names), seats=len(rules.seats)
        )
    return names


def opened_file(path: str) -> BinaryIO:
    """A file to write, or a complaint that names it."""
    try:
        return Path(path).open("wb")
    except OSError as error:
        raise Complaint(
            "{path} cannot be written: {error}", path=path, error=error.strerror or error
        ) from None


def percent(part: float) -> str:
    return f"{100 * part:.1f}"


def write_summary(page: Page, speaker: Speaker, summary: Summary) -> None:
    """The rates, the seats, and how often each pattern was there."""
    found: dict[str, Any] = summary.as_json()
    page.title(rulebook_title(speaker, summary.rules))
    page.verdict(
        speaker.say(
            "simulated",
            deals=summary.deals,
            won=percent(found["win_rate"]),
            drawn=percent(found["draw_rate"]),
            self=percent(found["self_draw_rate"]),
            value=f"{found['mean_value']:.1f}",
        )
    )
    columns = ("seat", "bot", "points", "a-deal", "wins", "gave")
    rows = [
        (
            speaker.say(f"seat-{seat}"),
            row["bot"],
            str(row["points"]),
            f"{row['points_a_deal']:+.2f}",
            str(row["wins"]),
            str(row["gave"]),
        )
        for seat, row in found["seats"].items()
    ]
    page.heading("")
    headers = [speaker.say(f"simulated-{each}") for each in columns]
    page.table(headers, rows, right=(2, 3, 4, 5))
    for note in stand_ins(speaker, summary.rules, summary.bots):
        page.note(note)
    headers = [speaker.say(f"simulated-{each}") for each in ("pattern", "times", "share")]
    wins = max(summary.wins, 1)
    page.heading("")
    page.table(
        headers,
        [
            (speaker.pattern(pattern), str(number), f"{percent(number / wins)} %")
            for pattern, number in found["patterns"].items()
        ],
        right=(1, 2),
    )
