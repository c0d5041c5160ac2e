"""Records over the interface: downloaded, and verified as by the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sparrows.rulebooks import RULEBOOKS
from sparrows.rulebooks.records import read_record, replay
from sparrows.text import LANGUAGES
from tests.web.client import Client, mistake, told
from tests.web.info_app import played_match

REPLAYS = Path(__file__).parent.parent / "replays"


def golden(rules: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((REPLAYS / f"{rules}.json").read_bytes())
    return record


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_a_golden_replay_is_right(client: Client, rules: str) -> None:
    said = told(client.post("/api/verify", content=(REPLAYS / f"{rules}.json").read_bytes()))
    checked = replay(read_record((REPLAYS / f"{rules}.json").read_bytes()))
    assert said["ok"]
    assert said["shuffled"]
    for field in ("deals", "decisions", "events", "wins", "payments"):
        assert said[field] == getattr(checked, field)
        assert said[field] > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tampered_replay_is_not(client: Client, lang: str) -> None:
    record = golden("red")
    won = next(event for event in record["deals"][0]["events"] if event["event"] == "won")
    won["value"] += 1
    said = told(client.post(f"/api/verify?lang={lang}", json=record))
    assert not said["ok"]
    assert {"en": "deal 1, event", "ru": "сдача 1, событие"}[lang] in said["sentence"]
    assert ("The record is not right" in said["sentence"]) == (lang == "en")


def test_another_seed_is_not_the_one_committed_to(client: Client) -> None:
    record = golden("sichuan")
    record["header"]["seed"] = "00" * 32
    said = told(client.post("/api/verify", json=record))
    assert not said["ok"]
    assert "header.commitment" in said["sentence"]


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b'{"header": {"format": 99}}'],
    ids=lambda body: repr(body[:20]),
)
def test_what_is_no_record(client: Client, body: bytes) -> None:
    for lang in LANGUAGES:
        answer = client.post(f"/api/verify?lang={lang}", content=body)
        assert mistake(answer, 400) == "bad-record"
        assert bool(re.search("[а-я]", answer.json()["message"])) == (lang == "ru")


def test_a_record_of_another_version_says_so(client: Client) -> None:
    record = golden("red")
    record["header"]["engine"] = 99
    answer = client.post("/api/verify", json=record)
    assert mistake(answer, 400) == "bad-record"
    assert "engine" in answer.json()["message"]


def test_a_record_can_be_too_large(client: Client) -> None:
    assert mistake(client.post("/api/verify", content=b" " * 9_000_000), 413) == "too-large"


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_a_finished_match_is_downloaded_whole_and_verified(client: Client, rules: str) -> None:
    answer = client.get(f"/api/tables/{rules}-over/record")
    assert "attachment" in answer.headers["content-disposition"]
    record, match = read_record(answer.content), played_match(rules)
    assert record.over
    assert record.header.seed == match.seed.hex()
    assert record.header.players == tuple(f"Bot {number}" for number in range(match.players))
    assert len(record.deals) == len(match.finished)
    said = told(client.get(f"/api/tables/{rules}-over/verify"))
    assert said == told(client.post("/api/verify", content=answer.content))
    assert said["ok"]
    assert said["shuffled"]


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_a_running_match_keeps_its_secrets(client: Client, rules: str) -> None:
    answer = client.get(f"/api/tables/{rules}-running/record")
    match = played_match(rules, 2)
    assert match.deal is not None
    assert match.seed.hex() not in answer.text
    assert match.salt.hex() not in answer.text
    record = answer.json()
    header = record["header"]
    assert (record["over"], header["seed"], header["salt"]) == (False, None, None)
    assert len(record["deals"]) == len(match.finished) == 2
    said = told(client.get(f"/api/tables/{rules}-running/verify"))
    assert said["ok"]
    assert not said["shuffled"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_with_covered_hands_cannot_be_checked_and_says_why(
    client: Client, lang: str
) -> None:
    record = client.get("/api/tables/zung-jung-running/record")
    answer = client.post(f"/api/verify?lang={lang}", content=record.content)
    assert mistake(answer, 400) == "bad-record"
    why = {"en": "while the match ran", "ru": "во время матча"}
    assert why[lang] in answer.json()["message"]
