"""A rulebook's guide: `guide.en.md` and `guide.ru.md` in its folder, in plain paragraphs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from sparrows.rulebooks import folder
from sparrows.web.api import RulesSection

ITEM = "- "


def sections(rules: str, language: str) -> tuple[RulesSection, ...]:
    """The sections of the guide; none where nobody has written it."""
    home = folder(rules).__file__
    assert home is not None
    path = Path(home).with_name(f"guide.{language}.md")
    return tuple(read_guide(path.read_text("utf-8"))) if path.exists() else ()


def read_guide(text: str) -> Iterator[RulesSection]:
    """A section for each level-2 heading; an item of a list is a paragraph that keeps its dash."""
    parts = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    for number, part in enumerate(parts, 1):
        title, _, body = part.partition("\n")
        yield RulesSection(f"section-{number}", title.strip(), tuple(_paragraphs(body)))


def _paragraphs(body: str) -> Iterator[str]:
    lines: list[str] = []
    for line in (*body.splitlines(), ""):
        text = line.strip()
        if lines and (not text or text.startswith(ITEM)):
            yield " ".join(lines)
            lines = []
        if text:
            lines.append(text)
