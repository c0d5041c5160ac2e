"""`sparrows score`: what a hand is worth, and why."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

from typer import Option

from sparrows.cli.explanation import write_score
from sparrows.cli.given import Given
from sparrows.cli.language import language
from sparrows.cli.lines import answer_all, check_all
from sparrows.cli.pages import page_for
from sparrows.text import Speaker, words


def command(
    given: Given,
    why: Annotated[list[str] | None, Option("--why", metavar="PATTERN")] = None,
    json: Annotated[bool, Option("--json")] = False,
    check: Annotated[str | None, Option("--check", metavar="FILE")] = None,
) -> int:
    speaks = language(given.lang, os.environ)
    if json:
        return answer_all(sys.stdin.buffer, sys.stdout.buffer, speaks)
    if check is not None:
        return check_file(check, speaks)
    rules = given.rulebook()
    score = rules.score(given.winning_hand())
    answers = [score.why(pattern) for pattern in why or ()]
    write_score(page_for(sys.stdout), Speaker(rules.id, speaks), rules, score, answers)
    return 0


def check_file(path: str, speaks: str) -> int:
    """Checks the cases of a file; `-` is the standard input."""
    if path == "-":
        return check_all(sys.stdin.buffer, sys.stdout, speaks)
    try:
        cases = Path(path).open("rb")  # noqa: SIM115 - closed below; only opening is tried here
    except OSError as error:
        complaint = words(speaks).say("unreadable", path=path, error=error.strerror or str(error))
        raise ValueError(complaint) from None
    with cases:
        return check_all(cases, sys.stdout, speaks)
