"""The clauses of our specifications, and where our tests name them."""

from __future__ import annotations

from pathlib import Path

from sparrows.rulebooks import FOLDERS
from sparrows.testing.clauses import clause, clauses_in, named_in

__all__ = ["NAMES", "ROOT", "clause", "clauses_of", "named_in_tests"]

ROOT = Path(__file__).parent.parent
NAMES = tuple(FOLDERS)


def clauses_of(name: str) -> dict[str, str]:
    """Every clause of a specification with its kind."""
    return clauses_in((ROOT / "docs" / "rulebooks" / f"{name}.md").read_text(encoding="utf-8"))


def named_in_tests() -> set[str]:
    return named_in(ROOT / "tests")
