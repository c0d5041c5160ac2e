"""Runs the command in this process, or in one of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from typing import NamedTuple

import pytest

from sparrows.cli import main

ENGLISH = {"LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}


class Done(NamedTuple):
    status: int
    out: str
    err: str


class Command:
    """The `sparrows` command, without a process of its own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *arguments: str, given: bytes | str = b"") -> Done:
        data = given if isinstance(given, bytes) else given.encode()
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        status = main.run(arguments)
        written = self.capsys.readouterr()
        return Done(status, written.out, written.err)


def process(*arguments: str, given: bytes = b"", **environment: str) -> Done:
    """The `sparrows` command as others start it."""
    done = subprocess.run(
        [sys.executable, "-m", "sparrows", *arguments],
        input=given,
        capture_output=True,
        env=os.environ | ENGLISH | environment,
        check=False,
    )
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())
