"""`sparrows score`: what a hand is worth, and why."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from typer import Context, Option

from sparrows.cli.explanation import write_score
from sparrows.cli.hand_options import HandOptions
from sparrows.cli.lines import answer_all, check_all
from sparrows.cli.pages import page_for
from sparrows.complaint import Complaint
from sparrows.text import Speaker, Words
from sparrows.text.speaker import pictured


def command(
    context: Context,
    given: HandOptions,
    why: Annotated[list[str] | None, Option("--why", metavar="PATTERN")] = None,
    json: Annotated[bool, Option("--json")] = False,
    check: Annotated[str | None, Option("--check", metavar="FILE")] = None,
) -> int:
    """Counts one hand for a person, or many cases for a program."""
    speaks: Words = context.obj
    if json:
        return answer_all(sys.stdin.buffer, sys.stdout.buffer, speaks.language)
    if check is not None:
        return check_file(check, speaks)
    rules = given.rulebook()
    score = rules.score(given.winning_hand())
    answers = [score.why(pattern) for pattern in why or ()]
    speaker = Speaker(rules.id, speaks.language, pictured)
    write_score(page_for(sys.stdout), speaker, rules, score, answers)
    return 0


def check_file(path: str, speaks: Words) -> int:
    """Checks the cases of a file; `-` is the standard input."""
    if path == "-":
        return check_all(sys.stdin.buffer, sys.stdout, speaks.language)
    try:
        cases = Path(path).open("rb")  # noqa: SIM115 - closed below; only opening it may fail here
    except OSError as error:
        raise Complaint(
            "{path} cannot be read: {error}", path=path, error=error.strerror or error
        ) from None
    with cases:
        return check_all(cases, sys.stdout, speaks.language)
