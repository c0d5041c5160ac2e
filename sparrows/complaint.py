"""Complaints: what is wrong with something that came from outside."""

from __future__ import annotations

import reprlib

# What Python raises where something is not of the type that it should be.
STRANGE = (TypeError, AttributeError, LookupError, OverflowError)


class Complaint(ValueError):
    """A sentence with gaps and what fills them; translations are found by the sentence."""

    def __init__(self, sentence: str, /, **gaps: object) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.gaps = gaps

    def __str__(self) -> str:
        return self.sentence.format(**self.gaps)


def shortened(given: object) -> str:
    """Something from outside as Python shows it, however long it is."""
    return reprlib.repr(given)


def refuse_other(kind: type, given: object) -> None:
    """A `ValueError` for what is of another type."""
    if not isinstance(given, kind):
        raise Complaint("{kind} is needed, not {given}", kind=kind.__name__, given=shortened(given))
