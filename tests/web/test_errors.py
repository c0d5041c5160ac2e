"""Whatever the server refuses, the page has words for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sparrows.web.errors import REFUSALS

TEXT = Path(__file__).parents[2] / "web" / "src" / "text"
SAID_BY_THE_LIBRARY = {"bad-hand"}  # which names the place of what cannot be


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_refusal_has_words(language: str) -> None:
    text = (TEXT / f"{language}.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^error-([\w-]+) =", text, re.MULTILINE))
    assert set(REFUSALS) - known == SAID_BY_THE_LIBRARY
    assert known - set(REFUSALS) == {"offline"}
