"""Every rulebook has a card for its network, with a picture of the curve that is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sparrows.rulebooks import RULEBOOKS
from sparrows_models.trained import trained
from tools import draw_curves

MODELS = Path(__file__).parents[2] / "models"
ROWS = (
    "weights",
    "commit",
    "rules",
    "lessons",
    "self-play",
    "machine and time",
    "seeds",
    "licence",
)


@pytest.mark.parametrize("name", RULEBOOKS)
def test_a_card_says_where_the_weights_come_from(name: str) -> None:
    card = (MODELS / "cards" / f"{name}.md").read_text("utf-8")
    for row in ROWS:
        assert f"\n| {row} | " in card
    for heading in ("Results", "How it plays", "Limits"):
        assert f"\n## {heading}\n" in card
    weights = re.search(r"^\| weights \| `(.+?)`", card, re.MULTILINE)
    assert weights is not None
    place = MODELS if name in trained() else MODELS.parent
    assert (place / weights[1]).is_file()
    for link in re.findall(r"\]\((.+?)\)", card):
        assert (MODELS / "cards" / link).exists(), link


@pytest.mark.parametrize("name", RULEBOOKS)
def test_the_pictures_are_fresh(name: str) -> None:
    curve = MODELS / "cards" / f"{name}.jsonl"
    drawn = curve.with_suffix(".svg").read_text("utf-8")
    assert drawn == draw_curves.picture(curve), "run `make docs`"


def test_weights_are_there_once() -> None:
    root = MODELS.parent
    folders = (root / name for name in ("models", "sparrows", "tests", "training"))
    found = [path.stem for folder in folders for path in folder.rglob("*.npz")]
    assert sorted(name for name in found if name in RULEBOOKS) == sorted(RULEBOOKS)
