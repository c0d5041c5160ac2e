"""Names of patterns, options and presets: `names.toml` in the folder of each rulebook."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from sparrows.rulebooks import folder_file

NAME_LANGUAGES = ("ru", "en", "zh")
USUAL_DISCARDS = 36  # in a deal


class Names:
    """What the things of one rulebook are called; what has no name is called by its id."""

    def __init__(self, rules: str, table: dict[str, Any]) -> None:
        self._rules = rules
        self.table = table

    def _find(self, *path: str) -> dict[str, Any]:
        found: Any = self.table
        for step in path:
            found = found.get(step) if isinstance(found, dict) else None
        return found if isinstance(found, dict) else {}

    def _name(self, language: str, *path: str) -> str:
        return str(self._find(*path).get(language) or path[-1])

    def rulebook(self, language: str) -> str:
        return str(self._find("rulebook").get(language, self._rules))

    def rulebook_about(self, language: str) -> str:
        """The rulebook in a sentence."""
        return str(self._find("rulebook").get(f"{language}_about", ""))

    def rulebook_whom(self, language: str) -> str:
        """For whom the rulebook is, in a sentence."""
        return str(self._find("rulebook").get(f"{language}_whom", ""))

    def rulebook_level(self) -> int:
        """How hard it is to learn, from 1 to 3; 0 where `names.toml` does not say."""
        return int(self._find("rulebook").get("level", 0))

    def rulebook_emblem(self) -> str:
        """The tiles on its card in the lobby, in notation."""
        return str(self._find("rulebook").get("emblem", ""))

    def deals_a_round(self) -> float:
        """How many there are on average; four where nothing is said, as if East never stayed."""
        return float(self._find("rulebook").get("deals_a_round", 4))

    def discards_a_deal(self) -> float:
        """How many there are on average, of all players together."""
        return float(self._find("rulebook").get("discards_a_deal", USUAL_DISCARDS))

    def pattern(self, pattern: str, language: str) -> str:
        return self._name(language, pattern)

    def pattern_about(self, pattern: str, language: str) -> str:
        """What a pattern asks for, in a sentence."""
        return str(self._find(pattern).get(f"{language}_about", ""))

    def all_of(self, pattern: str) -> dict[str, str]:
        """A pattern's names in all languages that have one."""
        found = self._find(pattern)
        return {each: found[each] for each in NAME_LANGUAGES if found.get(each)}

    def option(self, option: str, language: str) -> str:
        return self._name(language, "option", option)

    def option_about(self, option: str, language: str) -> str:
        """What is agreed by an option, in a sentence."""
        return str(self._find("option", option).get(f"{language}_about", ""))

    def option_value(self, option: str, value: str, language: str) -> str:
        return self._name(language, "option", option, "values", value)

    def preset(self, preset: str, language: str) -> str:
        return self._name(language, "preset", preset)

    def preset_about(self, preset: str, language: str) -> str:
        """For whom or what a preset is, in a sentence or two."""
        return str(self._find("preset", preset).get(f"{language}_about", ""))

    def term(self, word: str, language: str) -> str:
        """The name of an option, of one of its values or of a preset; None for any other id."""
        values = (("option", each, "values", word) for each in self._find("option"))
        paths = (("option", word), ("preset", word), *values)
        found = (self._find(*path).get(language) for path in paths)
        return next((str(name) for name in found if name), "")


@cache
def names(rules: str) -> Names:
    """The names of a rulebook."""
    # Counting a hand needs no names, and should not wait until TOML can be read.
    return Names(rules, import_module("tomllib").loads(folder_file(rules, "names.toml")))
