"""A bot in a program of its own."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import msgspec
import pytest

from sparrows.bots import PipeBot, bot
from sparrows.bots.pipe import question
from sparrows.bots.simulate import played
from sparrows.play.deal import Deal
from sparrows.play.shuffle import seed_from
from sparrows.rulebooks import RULEBOOKS, rulebook

PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"


def program(folder: Path, text: str) -> str:
    path = folder / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def example() -> str:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found.group(1)


def test_the_example_has_ten_lines() -> None:
    assert len(example().splitlines()) <= 10


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_the_example_plays(rules: str, tmp_path: Path) -> None:
    name = f"pipe:{program(tmp_path, example())}"
    match = played(rulebook(rules), 1, seed_from("pipe"), (name, "greedy", name, "greedy"))
    assert match.deal is not None
    assert match.deal.over


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("print('pung', flush=True); input(); input()", "answered 'pung', not a number"),
        ("print(99, flush=True); input(); input()", "answered '99', not a number from 0 to"),
        ("input()", "ended without an answer"),
    ],
)
def test_a_bad_answer(text: str, complaint: str, tmp_path: Path) -> None:
    deal = Deal(rulebook("zung-jung"), seed_from(0))
    outside = bot(f"pipe:{program(tmp_path, text)}")
    assert isinstance(outside, PipeBot)
    with pytest.raises(ValueError, match=re.escape(complaint)):
        outside.decide(deal.rules, deal.view(0), 0, deal.offers(0))
    outside.close()


def test_a_program_that_is_not_there() -> None:
    deal = Deal(rulebook("zung-jung"), seed_from(0))
    with pytest.raises(ValueError, match="no-such-program"):
        bot("pipe:no-such-program").decide(deal.rules, deal.view(0), 0, deal.offers(0))


def test_others_tiles_are_not_told() -> None:
    deal = Deal(rulebook("red"), seed_from(0))
    seat = deal.waiting_for()[0]
    asked = question(deal.rules, deal.view(seat), seat, deal.offers(seat))
    assert msgspec.json.decode(msgspec.json.encode(asked)) == asked
    assert len(asked["hand"]) == 14
    assert set(asked["players"]["S"]) == {
        "standing",
        "melds",
        "flowers",
        "discards",
        "declared",
        "out",
    }
