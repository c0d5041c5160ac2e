"""Catalogues: the sentences of one language, in Fluent files beside this module."""

from __future__ import annotations

import os
import re
from functools import cache, cached_property
from importlib import import_module
from itertools import pairwise
from threading import RLock
from typing import Any

from sparrows.complaint import Complaint
from sparrows.memory import Memory
from sparrows.rulebooks import folder_file

CATALOGUES = os.path.dirname(__file__)  # noqa: PTH120 - who says nothing need not wait for pathlib
LANGUAGES = ("en", "ru")
LARGEST_NUMBER = 10**15
NONE = "none"  # for the catalogue to choose other words by
LONGEST_TEXT = 1000
MOST_SAID = 1024  # sentences of a language that are remembered

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Words:
    """The sentences of one language; nothing is read before the first of them is asked for."""

    def __init__(self, language: str, file: str = "", own: str = "") -> None:
        if language not in LANGUAGES:
            raise Complaint(
                "there is no language {language!r}: {choices}",
                language=language,
                choices=", ".join(LANGUAGES),
            )
        self.language = language
        self.file = f"{file}.{language}.ftl" if file else f"{language}.ftl"
        self._own = own  # entries that stand in place of the file's, or beside them
        self._parsed: set[str] = set()
        self._said: Memory[tuple[object, ...], str] = Memory(MOST_SAID)
        self._lock = RLock()  # a server speaks in several threads

    @cached_property
    def _sources(self) -> dict[str, str]:
        """The entries of the catalogue as they are written, by their ids."""
        with open(f"{CATALOGUES}/{self.file}", encoding="utf-8") as file:  # noqa: PTH123
            return _entries(file.read()) | _entries(self._own)

    @cached_property
    def _bundle(self) -> Any:
        return import_module("fluent.runtime").FluentBundle([self.language], use_isolating=False)

    def _parse(self, entry: str) -> None:
        """Reads an entry and those that it mentions: to read all of them takes too long."""
        if entry in self._parsed or entry not in self._sources:
            return
        self._parsed.add(entry)
        source = self._sources[entry]
        # Fluent is slow to import, and many who import this module never say anything.
        self._bundle.add_resource(import_module("fluent.runtime").FluentResource(source))
        for mentioned in _REFERENCE.findall(source):
            self._parse(mentioned)

    @property
    def ids(self) -> tuple[str, ...]:
        """All that can be said."""
        return tuple(self._sources)

    def knows(self, entry: str) -> bool:
        """Whether there are words for this id."""
        return entry in self._sources

    def format(
        self, entry: str, about: dict[str, Any], rules: str = ""
    ) -> tuple[str, list[Exception]]:
        """The words for an id, and what went wrong on the way.

        A rulebook that has words of its own for it is an attribute of the entry.
        """
        if not self.knows(entry):
            raise LookupError(f"the {self.language} catalogue has no words for {entry!r}")
        given = {name: _sayable(value) for name, value in about.items()}
        with self._lock:
            self._parse(entry)
            message = self._bundle.get_message(entry)
            pattern = message.attributes.get(rules, message.value)
            text, errors = self._bundle.format_pattern(pattern, given)
        return str(text), errors

    def say(self, entry: str, rules: str = "", /, **about: Any) -> str:
        """The words for an id, about these things, as a rulebook has them."""
        if not all(type(value) in (int, str) for value in about.values()):
            return self.format(entry, about, rules)[0]  # `True` would be remembered as `1`
        asked = (entry, rules, *about.items())
        said = self._said.get(asked)
        if said is None:
            said = self._said[asked] = self.format(entry, about, rules)[0]
        return said


def _entries(text: str) -> dict[str, str]:
    """The entries of a catalogue by their ids."""
    found = list(_ENTRY.finditer(text))
    places = pairwise([*(match.start() for match in found), len(text)])
    return {match[1]: text[at:end] for match, (at, end) in zip(found, places, strict=True)}


def _sayable(value: Any) -> Any:
    """Fluent can write neither very large numbers nor very long texts."""
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        value = str(value)
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        return f"{value[:LONGEST_TEXT]}…"
    return value


@cache
def words(language: str, file: str = "") -> Words:
    """The catalogue of a language, or another file of it."""
    return Words(language, file)


def own_words(rules: str, language: str) -> str:
    """The entries that a rulebook has in a file of its own."""
    return folder_file(rules, f"words.{language}.ftl")


@cache
def words_of(rules: str, language: str) -> Words:
    """The catalogue of a language, with a rulebook's own words from its own file."""
    own = own_words(rules, language)
    return Words(language, own=own) if own else words(language)
