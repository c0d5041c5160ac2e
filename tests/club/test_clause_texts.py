"""Whatever clause a scorekeeper shows, the rules that the page has say something of it."""

from __future__ import annotations

import re

import msgspec
import pytest

from sparrows.rulebooks import RULEBOOKS, folder, folder_file, rulebook
from sparrows.rulebooks.choices import clause_of

CLAUSE = re.compile(r"[A-Z]{2,4}-\d+(?:\.\d+)*")
QUOTED = re.compile(r'"([A-Z]{2,4}-\d+\.\d+)"')


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", RULEBOOKS)
def test_every_clause_of_a_settlement_has_its_text(name: str, language: str) -> None:
    rules = rulebook(name)
    said = {*CLAUSE.findall(folder_file(name, f"guide.{language}.md"))}
    said |= {clause_of(field.type) for field in msgspec.structs.fields(folder(name).OPTIONS)}
    said |= {row.clause for row in rules.patterns}
    shown = {*QUOTED.findall(folder_file(name, "settlement.py"))}
    shown |= {kind.clause for kind in rules.fouls} | {*rules.ledger.clauses.values()}
    assert shown - said == set()
