"""`sparrows play`: the server as a process, and what it says when it cannot begin."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
import tomllib
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


@pytest.mark.parametrize("more", [("--workers", "2"), ("--workers", "2", "--worker", "1")])
def test_several_processes_do_not_share_a_file(
    sparrows: Command, tmp_path: Path, more: tuple[str, ...]
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    done = sparrows("play", "--port", "0", "--db", database, *more)
    assert (done.status, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert database in done.err and "SQLite is for one" in done.err


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


def test_what_holds_can_be_read_again_but_for_secrets(
    sparrows: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPARROWS_DB", "postgresql://anna:hunter22@db/sparrows")
    file = tmp_path / "sparrows.toml"
    file.write_text('admin_secret = "correct horse battery"\npace = 0.25\n', "utf-8")
    given = ("--config", str(file), "--port", "81", "--host-name", "club.example")
    done = sparrows("play", *given, "--show-config")
    assert done.status == 0
    assert "horse" not in done.out and "hunter22" not in done.out
    said = tomllib.loads(done.out)
    assert set(said) == set(import_module("sparrows.web.config").FIELDS)
    assert (said["pace"], said["port"], said["admin_secret"]) == (0.25, 81, "***")
    assert said["host_names"] == ["club.example"]
    assert re.search(r"^pace = .*# .*sparrows\.toml$", done.out, re.MULTILINE)
    assert re.search(r"^port = .*# command line$", done.out, re.MULTILINE)
    assert re.search(r"^db = .*# SPARROWS_DB$", done.out, re.MULTILINE)


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
