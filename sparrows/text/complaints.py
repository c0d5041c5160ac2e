"""Complaints of the library in languages other than English."""

from __future__ import annotations

import re
from string import Formatter

from sparrows.complaint import Complaint
from sparrows.play.actions import NO_TILE, Action, Actions, tiles_text
from sparrows.text.catalogue import LANGUAGES, NONE, Words, words
from sparrows.text.foreign import recognised
from sparrows.tiles import name

LIBRARY = "en"
COMPLAINTS_FILE = "complaints"

_OTHER = re.compile(r"[^a-z0-9]+")


def entry_of(sentence: str) -> str:
    """The id of a sentence in the catalogues: its own words, and the names of its gaps."""
    return "complaint-" + _OTHER.sub("-", sentence.replace("!r", "").lower()).strip("-")


def complaint(error: object, language: str) -> str:
    """What is wrong, in this language; a sentence that is not known stays as it is."""
    if language == LIBRARY or language not in LANGUAGES:
        return str(error)
    return _said(error, words(language, COMPLAINTS_FILE))


def _said(error: object, speaks: Words) -> str:
    # What is wrong with an option is said within a ValidationError of msgspec.
    cause = getattr(error, "__cause__", None)
    own = error if isinstance(error, Complaint) else cause
    if isinstance(own, Complaint):
        return _own(own, speaks)
    entry, gaps = recognised(error)
    if not speaks.knows(entry):
        return str(error)
    if "error" in gaps:
        gaps["error"] = _said(gaps["error"], speaks)
    return speaks.say(entry, **gaps)


def _own(error: Complaint, speaks: Words) -> str:
    entry = entry_of(error.sentence)
    if not speaks.knows(entry):
        return str(error)
    quoted = {gap for _, gap, _, how in Formatter().parse(error.sentence) if how == "r"}
    gaps = {
        gap: _quoted(value) if gap in quoted else _filled(gap, value, speaks)
        for gap, value in error.gaps.items()
    }
    return speaks.say(entry, **gaps)


def _quoted(value: object) -> str:
    """As between quotation marks, which the catalogue has; other signs stay visible."""
    return repr(value)[1:-1] if isinstance(value, str) else repr(value)


def _filled(gap: str, value: object, speaks: Words) -> str | int:
    if gap == "error":
        return _said(value, speaks)
    if isinstance(value, Action):
        return _action(value, speaks)
    if isinstance(value, Actions):
        return ", ".join(_action(each, speaks) for each in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)


def _action(action: Action, speaks: Words) -> str:
    return speaks.say(
        "action",
        name=action.name,
        tile=name(action.tile) if action.tile != NO_TILE else NONE,
        using=tiles_text(action.using) or NONE,
        meant=tiles_text(action.meant) or NONE,
        declare=action.declare or NONE,
    )
