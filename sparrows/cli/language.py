"""Which language the command line speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sparrows.complaint import Complaint
from sparrows.text.catalogue import LANGUAGES

ENGLISH = "en"

# The first of these that is set decides, as in POSIX.
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def language(asked: str | None, environment: Mapping[str, str]) -> str:
    """`--lang`, else SPARROWS_LANG, else the locale, else English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise Complaint(
                "--lang: {asked!r} is no language: {choices}",
                asked=asked,
                choices=", ".join(LANGUAGES),
            )
        return asked
    own = environment.get("SPARROWS_LANG", "")
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    for wish in (own, locale):
        if wish[:2].lower() in LANGUAGES:
            return wish[:2].lower()
    return ENGLISH


def split_off(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """What `--lang` says, wherever it stands, and the other arguments.

    It is not left to Typer: help and complaints must know it before anything else is read.
    """
    asked = None
    others: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        name, equals, value = argument.partition("=")
        if name == "--lang":
            asked = value if equals else next(waiting, "")
        else:
            others.append(argument)
    return asked, others
