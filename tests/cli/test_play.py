"""`sparrows play`: the server as a process, and what it says when it cannot begin."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import httpx
import pytest

from sparrows.cli import play
from tests.cli.runner import Command


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_until_it_is_stopped(tmp_path: Path, stop: signal.Signals) -> None:
    database = tmp_path / "tables.sqlite"
    command = [sys.executable, "-m", "sparrows", "play", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--db", f"sqlite:///{database}", "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found and str(database) in line
        assert httpx.get(f"{found[0]}/api/tables").json()["waiting"] == []
        process.send_signal(stop)
        _, errors = process.communicate(timeout=20)
    finally:
        process.kill()
    assert "Traceback" not in errors
    # What was started in the background has an interrupt ignored, and so has what it starts.
    ignored = signal.getsignal(stop) == signal.SIG_IGN
    assert process.returncode in ((0,) if ignored else (-stop, 128 + stop))


def test_a_port_that_is_taken(sparrows: Command, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = sparrows("play", "--port", str(port), "--db", f"sqlite:///{tmp_path / 'x.sqlite'}")
    assert done.status == 2
    assert f"127.0.0.1:{port}" in done.err


def test_a_database_that_another_server_works_with(sparrows: Command, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    store = import_module("sparrows.web.store").Store(database)
    try:
        done = sparrows("play", "--port", "0", "--db", database)
    finally:
        asyncio.run(store.close())
    assert (done.status, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert database in done.err and "another sparrows server" in done.err


def test_a_database_that_cannot_be(sparrows: Command) -> None:
    done = sparrows("play", "--port", "0", "--db", "mysql://nowhere/x")
    assert done.status == 2
    assert "postgresql://" in done.err


def test_without_the_extra_it_says_what_to_install(
    sparrows: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without(name: str) -> ModuleType:
        if name.startswith("sparrows.web"):
            raise ModuleNotFoundError("No module named 'litestar'", name="litestar")
        return import_module(name)

    monkeypatch.setattr(play, "import_module", without)
    done = sparrows("play", "--lang", "en")
    assert done.status == 2
    assert "litestar" in done.err and "sparrows[web]" in done.err


@pytest.mark.parametrize(
    ("system", "variable", "folder"),
    [
        ("linux", "XDG_DATA_HOME", "sparrows"),
        ("win32", "LOCALAPPDATA", "sparrows"),
    ],
)
def test_where_tables_are_kept(
    system: str, variable: str, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    serving = import_module("sparrows.web.serve")
    monkeypatch.setattr(serving.sys, "platform", system)
    monkeypatch.setenv(variable, str(tmp_path))
    assert serving.default_database() == f"sqlite:///{tmp_path / folder / 'tables.sqlite'}"
    assert (tmp_path / folder).is_dir()
