"""Sentences as a page shows them: words, and between them tiles to picture."""

from __future__ import annotations

import re
from collections.abc import Iterable

from sparrows.text import Speaker
from sparrows.tiles import Tiles, parse, show
from sparrows.web.api import Sentence

# No word has these signs; the words of the catalogues flow around what stands between them.
BEGIN, END = "\x02", "\x03"
_MARKED = re.compile(f"{BEGIN}([^{END}]*){END}")


def marked_tiles(groups: Iterable[Tiles]) -> str:
    """Groups of tiles, each marked for `pieces` to find."""
    return " ".join(f"{BEGIN}{show(tiles)}{END}" for tiles in groups)


def page_speaker(rules: str, language: str) -> Speaker:
    """A speaker whose sentences are cut into pieces for a page."""
    return Speaker(rules, language, marked_tiles)


def pieces(text: str) -> Sentence:
    """The words and the marked tiles, in their order."""
    found = enumerate(_MARKED.split(text))
    return tuple(parse(each) if at % 2 else each for at, each in found if each)
