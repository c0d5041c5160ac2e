"""The page settles by itself what the server settles: every case, and thousands of sheets."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from sparrows.rulebooks import RULEBOOKS
from tests.club.random_sheets import Told, as_told, case_sheets, random_sheets
from tests.conftest import SOAK
from tools import generate_deals, generate_patterns, generate_terms
from tools.generate_sheets import FILE, sheets

ROOT = Path(__file__).parent.parent.parent
SHEETS = 800 * SOAK  # of each rulebook
DEALS = 6  # at most in each
ENOUGH = 10_000

pytestmark = pytest.mark.slow


def deals_in(found: Told) -> int:
    """How many settled deals are compared in a sheet."""
    told = found.get("told")
    if told is None:
        return 0
    then = told["then"]["lines"] if told["then"] else ()
    return len(told["lines"]) + len(then) + (told["preview"] is not None)


def test_terms_and_fixture_are_fresh() -> None:
    for tool in (generate_terms, generate_patterns):
        assert tool.FILE.read_text("utf-8") == tool.typescript(), "run `make types`"
    assert FILE.read_text("utf-8") == sheets(), "run `make types`"
    assert generate_deals.FILE.read_text("utf-8") == generate_deals.deals(), "run `make types`"


def test_the_page_says_what_the_server_says(tmp_path: Path) -> None:
    """Payments, clauses, arithmetic, questions, next dealer, refusals: field by field."""
    rolldown = ROOT / "web" / "node_modules" / ".bin" / "rolldown"
    if not rolldown.exists() or not shutil.which("node"):
        pytest.skip("the page is not set up here")
    of_cases = [as_told(given) for given in case_sheets()]
    assert all("told" in found for found in of_cases)
    found = [*of_cases, *random_sheets(SHEETS, DEALS)]
    compared = Counter[str]()
    for each in found:
        compared[each["given"]["entries"][0]["body"]["rules"]] += deals_in(each)
    assert compared.total() > ENOUGH and min(compared.values()) > ENOUGH // len(RULEBOOKS)
    cases, bundle = tmp_path / "cases.json", tmp_path / "agreement.mjs"
    cases.write_text(json.dumps(found), "utf-8")
    bundled = (rolldown, "agreement.mjs", "--platform", "node", "--format", "esm", "--file", bundle)
    subprocess.run(bundled, cwd=ROOT / "web", check=True, capture_output=True)
    answer = subprocess.run(
        ("node", bundle, cases, ROOT / "sparrows" / "text"),
        check=True,
        capture_output=True,
        text=True,
    )
    agreement = json.loads(answer.stdout)
    assert agreement["differ"] == []
    assert agreement["agree"] == len(found)
