"""Which language the command line speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

from sparrows.text.catalogue import LANGUAGES


class Language(StrEnum):
    """What `--lang` may be."""

    EN = "en"
    RU = "ru"


# The first of these that is set decides, as in POSIX.
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def language(asked: str | None, environment: Mapping[str, str]) -> str:
    """`--lang`, else SPARROWS_LANG, else the locale, else English."""
    own = environment.get("SPARROWS_LANG", "")
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    for wish in (asked or "", own, locale):
        if wish[:2].lower() in LANGUAGES:
            return wish[:2].lower()
    return Language.EN


def split_off(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """What `--lang` says, and the other arguments; help needs to know it beforehand."""
    asked = None
    others: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        name, equals, value = argument.partition("=")
        if name == "--lang":
            asked = value if equals else next(waiting, None)
        else:
            others.append(argument)
    return asked, others
