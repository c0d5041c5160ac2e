"""`sparrows arena`: bots against each other at the same walls in all seatings."""

from __future__ import annotations

import sys
from math import isfinite
from typing import Annotated

from typer import Argument, Context

from sparrows.bots import refuse_unknown
from sparrows.bots.arena import ENOUGH_WALLS, Placing, one_wall, seatings, standings
from sparrows.bots.work import Setting, in_order
from sparrows.cli.hand_options import Agreed
from sparrows.cli.pages import page_for
from sparrows.cli.progress import watched
from sparrows.cli.simulate import Deals, Jobs, RulesOption, Seed, stand_ins
from sparrows.play.shuffle import seed_from
from sparrows.text import Speaker, Words
from sparrows.text.explanation import rulebook_title

VERDICTS = {True: "yes", False: "no", None: "arena-unknown"}


def command(
    context: Context,
    rules: RulesOption,
    agreed: Agreed,
    names: Annotated[list[str], Argument(metavar="BOT BOT")],
    deals: Deals = 600,
    seed: Seed = "0",
    jobs: Jobs = 1,
) -> int:
    """Plays every wall in all seatings and compares the points."""
    speaks: Words = context.obj
    book = agreed.under(rules)
    bots = tuple(names)
    refuse_unknown(bots)
    tables = len(seatings(bots, len(book.seats)))
    walls = -(-deals // tables)
    setting: Setting = (book, (seed_from(seed), bots))
    work = in_order(one_wall, setting, range(walls), jobs)
    found = standings(bots, list(watched(work, walls, speaks.say("progress"))))
    speaker = Speaker(book.id, speaks.language)
    page = page_for(sys.stdout)
    page.title(rulebook_title(speaker, book))
    page.verdict(speaker.say("arena-played", walls=walls, seatings=tables, deals=walls * tables))
    page.heading("")
    page.table(
        [
            speaker.say(each)
            for each in ("simulated-bot", "simulated-a-deal", "arena-margin", "arena-clear")
        ],
        [
            (
                each.bot,
                f"{each.points:+.2f}",
                interval(each),
                speaker.say(VERDICTS[each.is_clear]),
            )
            for each in sorted(found, key=lambda each: -each.points)
        ],
        right=(1, 2),
    )
    for note in stand_ins(speaker, book, bots):
        page.note(note)
    if walls < ENOUGH_WALLS:
        page.text(speaker.say("arena-few", least=ENOUGH_WALLS, deals=ENOUGH_WALLS * tables))
    return 0


def interval(standing: Placing) -> str:
    """The interval in which the true points per deal most likely lie."""
    if not isfinite(standing.margin):
        return "–"
    low, high = standing.points - standing.margin, standing.points + standing.margin
    return f"{low:+.2f} … {high:+.2f}"
