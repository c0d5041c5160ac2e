"""Help in the language that was asked for, drawn like every other page."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Any

from typer.core import TyperCommand, TyperGroup

from sparrows.cli.pages import Page, PlainPage
from sparrows.text import Words


class SpokenCommand(TyperCommand):
    """A command whose help comes from the catalogue; the context's `obj` is the `Words`."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_text(self, ctx))


class SpokenGroup(TyperGroup):
    """As `SpokenCommand`, with the list of commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_text(self, ctx, self.commands))


def help_text(command: Any, context: Any, commands: Iterable[str] = ()) -> str:
    """The page of help for a command, as text to be printed."""
    text = io.StringIO()
    page: Page = PlainPage(text)
    if sys.stdout.isatty():
        page = import_module("sparrows.cli.terminal").page_into(text)
    _write_help(page, context.obj, command, context, commands)
    return text.getvalue().rstrip("\n")


def _write_help(
    page: Page, words: Words, command: Any, context: Any, commands: Iterable[str]
) -> None:
    name = f"help-{command.name}"
    parameters = command.get_params(context)
    arguments = [each for each in parameters if each.param_type_name == "argument"]
    options = [each for each in parameters if each.param_type_name == "option"]
    pieces = [context.command_path, words.say("help-options-short")]
    pieces += [f"[{each.metavar}]" for each in arguments]
    if commands:
        pieces.append(words.say("help-command-short"))
    page.title(f"{words.say('help-usage')}: {' '.join(pieces)}")
    page.heading(words.say(name))
    if commands:
        page.heading(words.say("help-commands"))
        page.table(("", ""), [(each, words.say(f"help-{each}-short")) for each in commands])
    for title, group in (("help-arguments", arguments), ("help-options", options)):
        if group:
            rows = [_parameter(words, name, each) for each in group]
            if group is options:
                rows.insert(-1, ("--lang en|ru", words.say("help-option-lang")))
            page.heading(words.say(title))
            page.table(("", ""), rows)
    page.heading(words.say("help-examples"))
    for example in words.say(f"{name}-examples").splitlines():
        page.note(example.strip())


def _parameter(words: Words, command: str, parameter: Any) -> tuple[str, str]:
    own = f"{command}-{parameter.name}"
    says = words.say(own if words.knows(own) else f"help-option-{parameter.name}")
    if parameter.param_type_name == "argument":
        return str(parameter.metavar), says
    flag = "" if parameter.is_flag else f" {parameter.metavar}"
    return parameter.opts[0] + flag, says
