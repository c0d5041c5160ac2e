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
