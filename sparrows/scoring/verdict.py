"""What a condition answers: where a pattern lies in the hand, or what is missing."""

from __future__ import annotations

from sparrows.readings.groups import Group

# The groups that one occurrence of a pattern lies on; none of them means: on the whole hand.
Occurrence = tuple[Group, ...]
Found = tuple[Occurrence, ...]

WHOLE: Found = ((),)


class Missing:  # noqa: PLW1641 - what it is about may have no hash
    """Why a pattern is not there: a code and what it is about, for `text` to make a sentence of."""

    __slots__ = ("about", "code")

    def __init__(self, code: str, **about: object) -> None:
        self.code = code
        self.about = about

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Missing):
            return NotImplemented
        return (self.code, self.about) == (other.code, other.about)

    def __repr__(self) -> str:
        return f"Missing({self.code!r}, {self.about!r})"
