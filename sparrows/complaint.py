"""Complaints: what is wrong with something that came from outside."""

from __future__ import annotations


class Complaint(ValueError):
    """A sentence with gaps, and what fills them: other languages know it by its words."""

    def __init__(self, sentence: str, /, **gaps: object) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.gaps = gaps

    def __str__(self) -> str:
        return self.sentence.format(**self.gaps)
