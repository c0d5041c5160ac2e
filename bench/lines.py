"""`sparrows score --json`: a process is fed with lines that are new to it, end to end."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable
from typing import Any

from bench.effort import Effort
from bench.figure import PER_SECOND, Figure, Target
from bench.hands import KINDS_OF_HANDS, Unseen, Win
from bench.peers import GB, gb_form
from bench.processes import cpu_seconds
from bench.scorer import suits_only
from sparrows import show
from sparrows.tiles import SEATS

LINES = 40_000  # so many that the start of the process is a small part
TARGET = Target(60_000, 120_000)
OURS, THEIRS = ("sparrows", "score", "--json"), ("bench.peer_lines",)


def hands(name: str, number: int) -> list[Win]:
    """Half of them concealed, half of them with up to three melds."""
    unseen = Unseen()
    return [
        win
        for most_melds in KINDS_OF_HANDS.values()
        for win in unseen.wins(number // 2, most_melds=most_melds, suits_only=suits_only(name))
    ]


def case(name: str, win: Win) -> dict[str, Any]:
    """A hand as docs/rulebooks/README.md describes a case."""
    melds = [
        {
            "kind": kind,
            "tiles": show((tile, tile + 1, tile + 2) if kind == "chow" else (tile,) * 3),
            "concealed": False,
            "promoted": False,
        }
        for kind, tile in win.melds
    ]
    return {
        "rules": name,
        "type": "hand",
        "options": {},
        "concealed": show(win.standing),
        "melds": melds,
        "winning": show([win.winning]),
        "self_draw": win.self_draw,
        "flowers": "",
        "seat": SEATS[win.seat],
        "round": SEATS[win.round],
        "situation": [],
        **({"void": "s"} if suits_only(name) else {}),
    }


def answered(module: tuple[str, ...], lines: Iterable[Any]) -> tuple[list[dict[str, Any]], float]:
    """What a process answers, and its CPU seconds, those of its start included."""
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as answers:
        given.writelines(json.dumps(line).encode() + b"\n" for line in lines)
        given.seek(0)
        spent = cpu_seconds("-m", *module, stdin=given, stdout=answers)
        answers.seek(0)
        return [json.loads(line) for line in answers], spent


def figures(effort: Effort) -> list[Figure]:
    found = []
    for name in effort.books:
        given = hands(name, effort.number(LINES))
        answered(OURS, [case(name, given[0])])  # from now on its bytecode is there
        ours, our_seconds = answered(OURS, [case(name, win) for win in given])
        theirs, their_seconds = answered(THEIRS, [gb_form(win) for win in given])
        assert len(ours) == len(theirs) == len(given)
        assert not any("error" in answer for answer in ours), "every line is well-formed"
        speed, beside = len(given) / our_seconds, len(given) / their_seconds
        measure = f"score --json {name}, lines per CPU second"
        found.append(Figure(measure, speed, PER_SECOND, beside, f"{GB} behind JSON", TARGET))
    return found
