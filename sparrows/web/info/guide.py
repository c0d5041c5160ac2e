"""A rulebook's guide: `guide.en.md` and `guide.ru.md` in its folder, in plain paragraphs."""

from __future__ import annotations

import re
from collections.abc import Iterator

from sparrows.rulebooks import folder_file
from sparrows.text import Speaker
from sparrows.tiles import parse
from sparrows.web.api import RulesSection, Sentence
from sparrows.web.info.sentences import marked_tiles, pieces

ITEM = "- "
_CODE = re.compile(r"`([^`]+)`")


def sections(speaker: Speaker) -> tuple[RulesSection, ...]:
    """The sections of the guide; none where nobody has written it."""
    return tuple(read_guide(folder_file(speaker.rules, f"guide.{speaker.language}.md"), speaker))


def read_guide(text: str, speaker: Speaker) -> Iterator[RulesSection]:
    """A section for each level-2 heading; an item of a list is a paragraph that keeps its dash."""
    parts = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    for number, part in enumerate(parts, 1):
        title, _, body = part.partition("\n")
        paragraphs = tuple(_sentence(each, speaker) for each in _paragraphs(body))
        yield RulesSection(f"section-{number}", title.strip(), paragraphs)


def _sentence(paragraph: str, speaker: Speaker) -> Sentence:
    """The paragraph with its tiles to picture, and options called by their names."""
    return pieces(_CODE.sub(lambda code: _in_words(code[1], speaker), paragraph))


def _in_words(code: str, speaker: Speaker) -> str:
    name = speaker.names.term(code, speaker.language)
    if name:
        return speaker.say("term", name=name)
    return marked_tiles(parse(each) for each in code.split())


def _paragraphs(body: str) -> Iterator[str]:
    lines: list[str] = []
    for line in (*body.splitlines(), ""):
        text = line.strip()
        if lines and (not text or text.startswith(ITEM)):
            yield " ".join(lines)
            lines = []
        if text:
            lines.append(text)
