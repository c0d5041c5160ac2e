"""`sparrows replay`: a match step by step, and whether its record is right."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sparrows.rulebooks import RULEBOOKS
from sparrows.text import LANGUAGES
from tests.cli.runner import Command
from tools import golden_replays


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("speaks", LANGUAGES)
def test_a_match_step_by_step(sparrows: Command, rules: str, speaks: str) -> None:
    path = golden_replays.path(rules)
    done = sparrows("replay", str(path), "--lang", speaks)
    assert (done.status, done.err) == (0, "")
    assert {"en": "Deal 2", "ru": "Сдача 2"}[speaks] in done.out
    assert {"en": "discards", "ru": "сносит"}[speaks] in done.out
    record = msgspec.json.decode(path.read_bytes())
    hidden = ("dealt",)
    events = sum(each["event"] not in hidden for deal in record["deals"] for each in deal["events"])
    assert sum(line.startswith("  ") for line in done.out.splitlines()) == events + 4
    for name in record["header"]["players"]:
        assert name in done.out
    seats = {"en": "Seats by ", "ru": "Места по "}[speaks] + (
        {"en": "dice", "ru": "кубикам"}[speaks]
        if record["throws"]
        else {"en": "lot", "ru": "жребию"}[speaks]
    )
    assert seats in done.out


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_payments_name_players(sparrows: Command, rules: str) -> None:
    path = golden_replays.path(rules)
    players = msgspec.json.decode(path.read_bytes())["header"]["players"]
    paid = [line for line in sparrows("replay", str(path)).out.splitlines() if " pays " in line]
    assert paid
    for line in paid:
        assert line.split()[0] in players
        assert not {"East", "South", "West", "North"} & set(line.split())


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_a_record_that_is_right(sparrows: Command, rules: str) -> None:
    done = sparrows("replay", str(golden_replays.path(rules)), "--verify")
    assert (done.status, done.err) == (0, "")
    assert "everything is right" in done.out
    assert "Wins counted again" in done.out


def test_a_record_that_is_not_right(sparrows: Command) -> None:
    record = msgspec.json.decode(golden_replays.path("red").read_bytes())
    record["points"][0] += 1
    done = sparrows("replay", "-", "--verify", given=msgspec.json.encode(record))
    assert (done.status, done.err) == (1, "")
    assert "The record is not right: points" in done.out


def test_the_log_of_another_game_cannot_be_shown(sparrows: Command) -> None:
    record = msgspec.json.decode(golden_replays.path("red").read_bytes())
    del record["deals"][0]["events"][0]
    done = sparrows("replay", "-", given=msgspec.json.encode(record))
    assert done.status == 2
    assert "deal 1, event 1: a deal begins with `started`" in done.err


@pytest.mark.parametrize(
    ("given", "complaint"),
    [("", "this is no JSON"), ("{}", "this is no record"), ("\0", "no JSON")],
)
def test_what_is_no_record(sparrows: Command, given: str, complaint: str) -> None:
    for arguments in (("replay", "-"), ("replay", "-", "--verify")):
        done = sparrows(*arguments, given=given)
        assert (done.status, done.out) == (2, "")
        assert complaint in done.err


def test_a_file_that_is_not_there(sparrows: Command, tmp_path: Path) -> None:
    done = sparrows("replay", str(tmp_path / "nothing.json"))
    assert done.status == 2
    assert "cannot be read" in done.err
    assert sparrows("replay", str(tmp_path)).status == 2
