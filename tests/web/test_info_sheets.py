"""Sheets of matches at real tables, told to the page."""

from __future__ import annotations

from typing import Any

import pytest

from sparrows.rulebooks import RULEBOOKS
from tests.web.client import Client, mistake, told

FOUR = [0, 1, 2, 3]
Told = dict[str, Any]


def entry(number: int, body: Told) -> Told:
    return {"id": f"e{number}", "after": number, "written": 60.0 * number, "body": body}


def opened(rules: str, **options: object) -> Told:
    return entry(0, {"type": "started", "rules": rules, "seating": FOUR, "options": options})


def won(deal: int, winner: int, giver: int | None, value: int | None) -> Told:
    hands = {str(player): {"value": value if player == winner else 0} for player in FOUR}
    events = [{"type": "win", "winners": [winner], "giver": giver}]
    return {"type": "deal", "deal": deal, "events": events, "hands": hands}


def test_a_sheet_is_told_in_both_languages(client: Client) -> None:
    entries = [opened("zung-jung"), entry(1, won(0, 1, 0, 30))]
    asked = {"entries": entries, "draft": won(1, 2, 1, 80)}
    for lang, reason in (("en", "a win on another player's tile"), ("ru", "выигрыш на чужой")):
        said = told(client.post("/api/sheet", json={**asked, "lang": lang}))
        assert said["points"] == [-40, 90, -25, -25]
        assert (said["dealer"], said["winds"], said["places"]) == (1, list("NESW"), [4, 1, 2, 2])
        (line,) = said["lines"]
        assert line["payments"][0]["arithmetic"] == "3 × 30 − 50"
        assert reason in line["payments"][1]["sentence"]
        (question,) = said["questions"]
        assert (question["id"], question["preset"]) == ("responsible", "1")
        assert said["preview"]["gains"] == [-25, -190, 240, -25]


def test_nothing_is_previewed_before_all_is_said(client: Client) -> None:
    said = told(
        client.post("/api/sheet", json={"entries": [opened("red")], "draft": won(0, 1, 0, None)})
    )
    assert said["preview"] is None
    assert [question["id"] for question in said["questions"]] == ["value"]


def test_an_older_deal_is_told_otherwise(client: Client) -> None:
    entries = [opened("classical"), entry(1, won(0, 0, None, 20)), entry(2, won(1, 2, None, 30))]
    said = told(
        client.post(
            "/api/sheet",
            json={
                "entries": entries,
                "draft": won(0, 3, None, 20),
                "instead": "e1",
                "change": {
                    "type": "correction",
                    "entry": "e1",
                    "by": won(0, 3, None, 20),
                    "reason": "…",
                },
            },
        )
    )
    assert [line["dealer"] for line in said["lines"]] == [0, 0]
    assert [line["dealer"] for line in said["then"]["lines"]] == [0, 1]
    assert said["preview"]["gains"] == said["then"]["lines"][0]["gains"]
    assert said["points"] == said["lines"][-1]["totals"] != said["then"]["points"]


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_every_rulebook_has_keys_and_fouls(client: Client, rules: str) -> None:
    said = told(client.post("/api/sheet", json={"entries": [opened(rules)], "lang": "ru"}))
    assert 0 < len(said["won_keys"]) <= 12
    assert all(foul["clause"] and foul["price"] for foul in said["fouls"])
    assert bool(said["kongs"]) == said["goes_on"]


@pytest.mark.parametrize(
    ("entries", "sentence"),
    [
        ([], "лист начинается"),
        ([opened("red"), entry(1, won(0, 9, None, 9))], "игрока 9 за этим столом нет"),
        ([opened("red"), entry(1, won(3, 1, None, 9))], "сдача 4 ещё не началась"),
        ([opened("red", players=7)], "players"),
    ],
)
def test_what_cannot_be_gets_a_sentence(client: Client, entries: list[Told], sentence: str) -> None:
    answer = client.post("/api/sheet", json={"entries": entries, "lang": "ru"})
    assert mistake(answer, 400) == "bad-sheet"
    assert sentence in answer.json()["message"]
