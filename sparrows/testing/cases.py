"""Worked cases: hands and finished deals in a file, one per line, with the expected result."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sparrows.rulebooks.cases import SETTLED, judge, read_line, read_settled
from sparrows.text import LANGUAGES, Speaker

Case = dict[str, Any]


def read_cases(path: Path) -> tuple[Case, ...]:
    """All cases of a file."""
    lines = path.read_bytes().splitlines()
    return tuple(read_line(line) for line in lines if line.strip())


def comes_out(case: Case) -> None:
    """The case comes out as it says."""
    got, wanted = judge(case), dict(case["expect"])
    if "next_dealer" in case:
        wanted["next_dealer"] = case["next_dealer"]
    assert {key: got.get(key) for key in wanted} == wanted


def payments_are_sentences(cases: Iterable[Case]) -> set[str]:
    """Whatever the deals pay for has words in both languages; the reasons that were seen."""
    seen: set[str] = set()
    for case in cases:
        if case["type"] not in SETTLED:
            continue
        rules, deal = read_settled(case)
        for payment in rules.settle(deal).payments:
            if payment.reason in seen:
                continue
            seen.add(payment.reason)
            for language in LANGUAGES:
                speaker = Speaker(rules.id, language)
                assert speaker.words.knows(f"payment-{payment.reason}"), payment.reason
                assert payment.clause in speaker.payment(payment)
    return seen
