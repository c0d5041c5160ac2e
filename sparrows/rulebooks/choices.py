"""The values that an option may have, and its clause, read from the type of its field."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import Meta

YES_NO, NUMBER, CHOICE, SEVERAL_NUMBERS = "yes-no", "number", "choice", "numbers"


class Allowed(msgspec.Struct, frozen=True):
    """The values that an option may have."""

    kind: str
    values: tuple[Any, ...] = ()  # all of them, for a choice
    least: int | None = None
    most: int | None = None
    each: tuple[Allowed, ...] = ()  # of several numbers, what each may be


def allowed(kind: Any) -> Allowed:
    """The values that a field of this type takes."""
    limits: Any = next((each for each in said_of(kind) if isinstance(each, Meta)), Meta())
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if get_origin(kind) is Literal:
        return Allowed(CHOICE, get_args(kind))
    if get_origin(kind) is tuple:
        return Allowed(SEVERAL_NUMBERS, each=tuple(allowed(each) for each in get_args(kind)))
    if kind is bool:
        return Allowed(YES_NO)
    return Allowed(NUMBER, least=limits.ge, most=limits.le)


def clause_of(kind: Any) -> str:
    """The clause that names an option, from the type of its field; nothing where none does."""
    return next((each for each in said_of(kind) if isinstance(each, str)), "")


def said_of(kind: Any) -> tuple[object, ...]:
    """What is said of a type beside what it is."""
    return get_args(kind)[1:] if get_origin(kind) is Annotated else ()
