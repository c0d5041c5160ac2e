"""Help, and the language it is in."""

from __future__ import annotations

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from sparrows import __version__
from sparrows.builds import build
from sparrows.cli.app import application
from sparrows.cli.language import language, split_off
from sparrows.text import LANGUAGES, words
from tests.cli.runner import Command, process

COMMANDS = ("score", "waits", "settle", "rules", "replay", "simulate", "arena", "play")


@pytest.mark.parametrize("command", ["", *COMMANDS])
@pytest.mark.parametrize("speaks", LANGUAGES)
def test_every_page_of_help(sparrows: Command, command: str, speaks: str) -> None:
    done = sparrows(*command.split(), "--help", "--lang", speaks)
    assert done.status == 0
    assert {"en": "Examples", "ru": "Примеры"}[speaks] in done.out
    assert f"sparrows {command}".strip() in done.out
    assert "{" not in done.out
    assert "\x1b" not in done.out


def test_typer_runs_it_too() -> None:
    done = CliRunner().invoke(application(), ["score", "--help"], obj=words("en"))
    assert done.exit_code == 0
    assert "--won TILE" in done.output


@pytest.mark.parametrize("speaks", LANGUAGES)
def test_every_parameter_has_its_line(speaks: str) -> None:
    """And no line of help is left over."""
    group = get_command(application())
    needed = {f"help-{name}{part}" for name in ("sparrows",) for part in ("", "-examples")}
    needed |= {f"help-option-{parameter.name}" for parameter in group.params}
    for name, command in group.commands.items():  # type: ignore[attr-defined]
        needed |= {f"help-{name}{part}" for part in ("", "-short", "-examples")}
        for own in (*(parameter.name for parameter in command.params), "help", "lang"):
            special = f"help-{name}-{own}"
            needed.add(special if words(speaks).knows(special) else f"help-option-{own}")
    headings = {"usage", "options-short", "command-short", "arguments", "options", "commands"}
    headings = {f"help-{each}" for each in (*headings, "examples")}
    written = {entry for entry in words(speaks).ids if entry.startswith("help-")}
    assert needed | headings == written


def test_the_version_says_which_build_runs(sparrows: Command) -> None:
    done = sparrows("--version")
    assert (done.status, done.err) == (0, "")
    assert done.out == f"Sparrows {__version__}, {build()}\n"
    assert sparrows("--version", "--lang", "ru").out.startswith(f"Sparrows {__version__}, ")


def test_no_arguments_show_the_help(sparrows: Command) -> None:
    done = sparrows()
    assert done.status == 2
    assert "sparrows rules zung-jung" in done.out


@pytest.mark.parametrize(
    ("asked", "environment", "spoken"),
    [
        (None, {}, "en"),
        ("ru", {"LANG": "en_US.UTF-8"}, "ru"),
        (None, {"SPARROWS_LANG": "ru", "LC_ALL": "en_US.UTF-8"}, "ru"),
        (None, {"SPARROWS_LANG": "de", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        (None, {"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "ru_RU.KOI8-R", "LANG": "en"}, "ru"),
        (None, {"LANG": "ru_RU.UTF-8"}, "ru"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_language(asked: str | None, environment: dict[str, str], spoken: str) -> None:
    assert language(asked, environment) == spoken


@pytest.mark.parametrize(
    ("arguments", "asked"),
    [
        (["--lang", "ru", "score"], "ru"),
        (["score", "--lang=en"], "en"),
        (["score", "--lang"], ""),
        (["score"], None),
    ],
)
def test_the_language_is_found_among_the_arguments(arguments: list[str], asked: str | None) -> None:
    assert split_off(arguments) == (asked, ["score"])


def test_the_locale_of_a_process() -> None:
    assert "Примеры" in process("--help", LC_ALL="ru_RU.UTF-8").out
    assert "Правила" in process("rules", SPARROWS_LANG="ru").out


def test_complaints_in_russian(sparrows: Command) -> None:
    assert sparrows("score", "--wonder", "--lang", "ru").err == "sparrows: нет параметра --wonder\n"
    missing = sparrows("score", "--check", "/nowhere", "--lang", "ru")
    assert missing.err.startswith("sparrows: /nowhere не читается")
