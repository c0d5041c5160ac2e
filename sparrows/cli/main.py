"""The `sparrows` command: where it begins, and how it ends."""

from __future__ import annotations

import atexit
import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from sparrows.cli.language import language, split_off
from sparrows.cli.lines import answer_all
from sparrows.text import LANGUAGES

FAULT = 70  # what sysexits.h calls EX_SOFTWARE


def run(arguments: Sequence[str]) -> int:
    """Runs a command line and returns the exit status."""
    asked, others = split_off(arguments)
    if others == ["score", "--json"] and asked in (None, *LANGUAGES):
        # Programs start this one often; they need not wait until Typer is imported.
        return answer_all(sys.stdin.buffer, sys.stdout.buffer, language(asked, os.environ))
    status: int = import_module("sparrows.cli.app").run_command(arguments)
    return status


def main() -> None:
    """The entry point: whatever comes in, no traceback goes out."""
    # What is there at the end goes with the process: nobody need look through it before.
    atexit.register(gc.freeze)
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a sign shows another one instead of failing.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        status = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read us has gone; what is left to write must not be tried again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    except KeyboardInterrupt:
        status = 130
    except Exception as error:
        if os.environ.get("SPARROWS_DEBUG"):
            raise
        sys.stderr.write(f"sparrows: internal error: {type(error).__name__}: {error}\n")
        status = FAULT
    sys.exit(status)
