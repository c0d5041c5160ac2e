"""`sparrows simulate` and `sparrows arena`."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.runner import Command


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
