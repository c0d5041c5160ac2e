"""Pages that are generated from the code are fresh."""

from __future__ import annotations

import pytest

from sparrows.rulebooks import RULEBOOKS, rulebook
from tools import generate_docs


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_the_pattern_tables_are_fresh(rules: str) -> None:
    fresh = generate_docs.page(rulebook(rules))
    assert generate_docs.path(rules).read_text("utf-8") == fresh, "run `make docs`"
