"""`sparrows simulate` and `sparrows arena`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.runner import Command

# What was started in the background has an interrupt ignored; on a terminal it has not.
INTERRUPTIBLE = """
import signal
from sparrows.cli.main import main
signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""
MANY = ("--rules", "red", "--deals", "1000000", "--jobs", "2")


def test_a_summary(sparrows: Command) -> None:
    done = sparrows(
        "simulate", "--rules", "zung-jung", "--deals", "6", "--bots", "greedy,random,greedy,random"
    )
    assert done.status == 0
    assert "6 deals:" in done.out
    assert "East" in done.out


def test_json_and_records(sparrows: Command, tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    call = ("simulate", "--rules", "red", "--option", "jokers=true", "--deals", "4", "--json")
    done = sparrows(*call, "--record", str(path))
    assert json.loads(done.out)["deals"] == 4
    assert sparrows(*call, "--jobs", "2").out == done.out
    assert sparrows(*call, "--seed", "other").out != done.out
    lines = path.read_text("utf-8").splitlines()
    assert [json.loads(line)["header"]["rules"] for line in lines] == ["red"] * 4


def test_an_arena(sparrows: Command) -> None:
    done = sparrows("arena", "--rules", "sichuan", "greedy", "random", "--deals", "13")
    assert "3 walls in 6 seatings: 18 deals" in done.out
    assert "greedy" in done.out
    russian = sparrows(
        "arena", "--rules", "sichuan", "greedy", "random", "--deals", "6", "--lang", "ru"
    )
    assert "1 стена, рассадок 6" in russian.out


def test_master_by_name(sparrows: Command) -> None:
    arena = sparrows("arena", "--rules", "sichuan", "master", "greedy", "--deals", "6")
    assert arena.status == 0
    assert "plays as" not in arena.out
    simulate = ("simulate", "--rules", "sichuan", "--deals", "2", "--bots", "master", "--json")
    assert sparrows(*simulate).out == sparrows(*simulate, "--jobs", "2").out
    assert sparrows(*simulate).err == ""


def test_where_master_has_no_network_it_is_said(sparrows: Command) -> None:
    note = "master has no network for these rules and plays as keen."
    jokers = ("--rules", "red", "--option", "jokers=true")
    assert note in sparrows("arena", *jokers, "master", "random", "--deals", "6").out
    assert note in sparrows("simulate", *jokers, "--deals", "1", "--bots", "master").out
    told = sparrows("simulate", *jokers, "--deals", "1", "--bots", "master", "--json")
    assert note in told.err
    assert json.loads(told.out)["deals"] == 1


def test_presets(sparrows: Command) -> None:
    for call in (
        ("simulate", "--rules", "zung-jung", "--deals", "2", "--bots", "random"),
        ("arena", "--rules", "zung-jung", "greedy", "random", "--deals", "6"),
    ):
        asked = sparrows(*call, "--preset", "flowers")
        assert "Zung Jung (Flowers and seasons: yes)" in asked.out
        assert sparrows(*call, "--option", "bonus_tiles=true").out == asked.out
        changed = sparrows(*call, "--preset", "flowers", "--option", "rounds=1", "--jobs", "2")
        assert "Zung Jung (Flowers and seasons: yes; Rounds: 1 round, 4 deals)" in changed.out
        wrong = sparrows(*call, "--preset", "none")
        assert (wrong.status, wrong.out) == (2, "")
        assert wrong.err.endswith("zung-jung has no preset 'none': wsom, uniform, flowers\n")


def test_an_arena_of_a_few_walls_gives_no_verdict(sparrows: Command) -> None:
    call = ("arena", "--rules", "sichuan", "greedy", "random", "--deals")
    few = sparrows(*call, "1").out
    assert few.count("too few walls") == 2 and "yes" not in few
    assert "Under 30 walls" in few and "180 deals" in few and "…" not in few
    enough = sparrows(*call, "180").out
    assert "too few" not in enough and "Under" not in enough and enough.count("…") == 2


@pytest.mark.skipif(sys.platform != "linux", reason="the processes are looked for in /proc")
@pytest.mark.parametrize("command", ["simulate --bots greedy", "arena greedy random"])
def test_an_interrupt_ends_all_processes_quietly(command: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTIBLE, *command.split(), *MANY],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        until = time.monotonic() + 60
        while len(workers := children.read_text("ascii").split()) < 2:
            assert time.monotonic() < until and process.poll() is None
            time.sleep(0.05)
        time.sleep(1)
        os.killpg(process.pid, signal.SIGINT)
        out, errors = process.communicate(timeout=60)
    finally:
        process.kill()
    assert (process.returncode, out, errors) == (130, b"", b"")
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers)


def test_complaints(sparrows: Command) -> None:
    for arguments, complaint in (
        (("simulate", "--rules", "bridge"), "no rulebook 'bridge'"),
        (("simulate", "--rules", "red", "--bots", "clever"), "no bot 'clever'"),
        (("simulate", "--rules", "red", "--bots", "random,random"), "2 names for 4 seats"),
        (("simulate", "--rules", "red", "--record", "/nowhere/at/all"), "cannot be written"),
        (("arena", "--rules", "red", "greedy"), "evenly"),
        (("arena", "--rules", "red", "greedy", "greedy"), "once"),
    ):
        done = sparrows(*arguments)
        assert done.status == 2
        assert complaint in done.err
