"""The commands of `sparrows`, put together with Typer."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Annotated

import typer
from typer.main import get_command

from sparrows import __version__
from sparrows.builds import build
from sparrows.cli import arena, play, replay, rules, score, settle, simulate, waits
from sparrows.cli.hand_options import spread_fields
from sparrows.cli.help import SpokenCommand, SpokenGroup
from sparrows.cli.language import language, split_off
from sparrows.text import Words, words
from sparrows.text.complaints import complaint

NAME = "sparrows"
MALFORMED = 2
LONGEST_COMPLAINT = 500


def application() -> typer.Typer:
    """The command with its subcommands."""
    app = typer.Typer(
        name=NAME,
        cls=SpokenGroup,
        add_completion=False,
        no_args_is_help=True,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    app.callback()(before_any_command)
    app.command("score", cls=SpokenCommand)(spread_fields(score.command))
    app.command("waits", cls=SpokenCommand)(spread_fields(waits.command))
    app.command("settle", cls=SpokenCommand)(spread_fields(settle.command))
    app.command("rules", cls=SpokenCommand)(spread_fields(rules.command))
    app.command("replay", cls=SpokenCommand)(replay.command)
    app.command("simulate", cls=SpokenCommand)(spread_fields(simulate.command))
    app.command("arena", cls=SpokenCommand)(spread_fields(arena.command))
    app.command("play", cls=SpokenCommand)(play.command)
    return app


def tell_version(context: typer.Context, asked: bool) -> None:
    """Says which version runs, and which build of it."""
    if asked:
        typer.echo(context.obj.say("version", version=__version__, build=build()))
        raise typer.Exit


def before_any_command(
    *, version: Annotated[bool, typer.Option("--version", callback=tell_version)] = False
) -> None:
    """What can be asked for without a command."""


def run_command(arguments: Sequence[str]) -> int:
    """Runs a command line and returns the exit status; bad input is one sentence on stderr."""
    asked, others = split_off(arguments)
    speaks = words(language(None, os.environ))
    try:
        speaks = words(language(asked, os.environ))
        status = get_command(application()).main(
            others, prog_name=NAME, standalone_mode=False, obj=speaks
        )
    except typer.TyperException as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            typer.echo(error.format_message())
        else:
            complain(usage_complaint(speaks, error))
        return MALFORMED
    except ValueError as error:
        complain(complaint(error, speaks.language))
        return MALFORMED
    return status if isinstance(status, int) else 0


def usage_complaint(speaks: Words, error: typer.TyperException) -> str:
    """What is wrong with the command line, in the language asked for where possible."""
    entry = f"usage-{type(error).__name__}"
    if not speaks.knows(entry):
        return complaint(error.format_message(), speaks.language)
    parameter = getattr(error, "param", None)
    name = getattr(error, "option_name", "") or (parameter.opts[0] if parameter else "")
    return speaks.say(entry, name=name, message=complaint(error.message, speaks.language))


def complain(sentence: str) -> None:
    """Writes one sentence to stderr, shortened where the input it quotes was long."""
    line = " ".join(sentence.split())
    if len(line) > LONGEST_COMPLAINT:
        line = f"{line[:LONGEST_COMPLAINT]}…"
    typer.echo(f"{NAME}: {line}", err=True)
