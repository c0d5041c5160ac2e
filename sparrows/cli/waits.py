"""`sparrows waits`: how far a hand is from winning, and what it waits for."""

from __future__ import annotations

import sys
from typing import Annotated

from typer import Context, Option

from sparrows.cli.hand_options import HandOptions
from sparrows.cli.pages import DASH, Page, page_for
from sparrows.play.outlook import Outlook, outlook
from sparrows.scoring.pattern import POINTS
from sparrows.scoring.score import Score
from sparrows.text import Speaker
from sparrows.text.explanation import rulebook_title
from sparrows.tiles import parse, pictures, show

READY_DISTANCE, COMPLETE_DISTANCE = 0, -1


def command(
    context: Context,
    given: HandOptions,
    visible: Annotated[str, Option("--visible", metavar="TILES")] = "",
) -> int:
    """Shows what a hand that has not won yet can become."""
    rules = given.rulebook()
    hand = given.standing_hand()
    ahead = outlook(rules, hand, parse(visible))
    speaker = Speaker(rules.id, context.obj.language)
    page = page_for(sys.stdout)
    page.title(rulebook_title(speaker, rules))
    page.hand(hand)
    page.verdict(how_far(speaker, ahead))
    if ahead.discards:
        write_discards(page, speaker, ahead)
    elif ahead.waits:
        write_waits(page, speaker, ahead)
    elif ahead.useful:
        page.text(speaker.say("useful", tiles=with_numbers(ahead), left=ahead.left))
    return 0


def how_far(speaker: Speaker, ahead: Outlook) -> str:
    """How far the hand is from ready, in a sentence."""
    distance = ahead.distance
    if distance is None:
        return speaker.say("never")
    if distance == COMPLETE_DISTANCE:
        return speaker.say("complete")
    if distance == READY_DISTANCE:
        return speaker.say("ready-after-discard" if ahead.discards else "ready")
    return speaker.say("not-ready", n=distance)


def write_waits(page: Page, speaker: Speaker, ahead: Outlook) -> None:
    """Each tile that a ready hand waits for, and what it would be worth."""
    rows = [
        (
            f"{pictures((wait.tile,))} {show((wait.tile,))}",
            str(wait.left),
            worth_text(speaker, wait.from_discard),
            worth_text(speaker, wait.from_wall),
        )
        for wait in ahead.waits
    ]
    headers = ("tile", "left", "from-discard", "from-wall")
    page.table([speaker.say(f"column-{each}") for each in headers], rows, right=(1, 2, 3))


def worth_text(speaker: Speaker, score: Score) -> str:
    return speaker.worth(score.value, POINTS) if score.win else DASH


def write_discards(page: Page, speaker: Speaker, ahead: Outlook) -> None:
    """Each discard, how far the hand is after it, and what then helps."""
    rows = []
    for tile, after in ahead.discards:
        rows.append(
            (
                f"{pictures((tile,))} {show((tile,))}",
                DASH if after.distance is None else str(after.distance),
                str(after.left),
                waits_with_worth(after) if after.waits else with_numbers(after),
            )
        )
    headers = ("discard", "distance", "left", "useful")
    page.table([speaker.say(f"column-{each}") for each in headers], rows, right=(1, 2))
    if any(after.waits for _, after in ahead.discards):
        page.text(speaker.say("worth-of-waits"))


def with_numbers(ahead: Outlook) -> str:
    """The useful tiles, each with how many are left: `"1m×3 4m×2"`."""
    return " ".join(f"{show((tile,))}×{left}" for tile, left in ahead.useful.items())


def waits_with_worth(ahead: Outlook) -> str:
    """As `with_numbers`, with the worth from a discard and from the wall: `"1m×3 (24/27)"`."""
    words = []
    for wait in ahead.waits:
        values = (
            str(score.value) if score.win else DASH for score in (wait.from_discard, wait.from_wall)
        )
        words.append(f"{show((wait.tile,))}×{wait.left} ({'/'.join(values)})")
    return " ".join(words)
