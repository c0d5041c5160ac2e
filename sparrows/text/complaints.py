"""What the library says of hands that cannot be, in the languages that it does not speak.

Its sentences are those of the English catalogue, so that they can be known again there.
"""

from __future__ import annotations

import re
from functools import cache

from sparrows.readings.groups import CHOW, KONG, PUNG
from sparrows.text.catalogue import Words, words

LIBRARY = "en"
PREFIX = "complaint-"
KINDS = "|".join((CHOW, PUNG, KONG))
PLACE = r"(?:(?:concealed|winning|melds|flowers|wild|visible): )?"

_GAP = re.compile(r"\{ \$(\w+) \}")


@cache
def _known() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Each complaint, and what its sentence looks like."""
    speaks = words(LIBRARY)
    return tuple((entry, _shape(speaks, entry)) for entry in speaks.ids if entry.startswith(PREFIX))


def _shape(speaks: Words, entry: str) -> re.Pattern[str]:
    parts = _GAP.split(speaks.written(entry))
    shape = PLACE
    for text, name in zip(parts[::2], [*parts[1::2], ""], strict=True):
        shape += re.escape(text)
        if name:
            shape += f"(?P<{name}>{KINDS if name == 'kind' else '.+'})"
    return re.compile(shape, re.DOTALL)


def complaint(message: str, language: str) -> str:
    """A sentence of the library in this language, or as it is where it is not known."""
    if language != LIBRARY:
        for entry, shape in _known():
            found = shape.fullmatch(message)
            if found:
                return words(language).say(entry, **found.groupdict())
    return message
