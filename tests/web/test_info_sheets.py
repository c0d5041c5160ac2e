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


def asked(client: Client, entries: list[Told], **more: Any) -> Any:
    return told(client.post("/api/sheet", json={"entries": entries, **more}))


def test_patterns_are_counted_and_those_that_do_not_count_are_named(client: Client) -> None:
    draft = won(0, 1, 0, None)
    draft["hands"]["1"] = {"patterns": {"half-flush": 1, "full-flush": 1}}
    said = asked(client, [opened("zung-jung")], draft=draft)
    assert said["preview"]["worth"]["1"] == 80
    assert said["left_out"]["1"] == ["half-flush"]


def test_questions_that_were_answered_can_be_answered_otherwise(client: Client) -> None:
    draft = {**won(0, 2, 1, 80), "responsible": 3}
    said = asked(client, [opened("zung-jung")], draft=draft)
    assert [question["id"] for question in said["questions"]] == ["responsible"]
    assert said["preview"]["gains"] == [-25, -25, 240, -190]


def test_who_has_the_tile_and_by_which_clause(client: Client) -> None:
    draft = won(0, 1, 0, 9)
    draft["events"][0]["winners"] = [1, 2]
    said = asked(client, [opened("classical")], draft=draft)
    assert (said["holder"], said["holder_clause"]) == (2, "CCL-8.8")


def test_a_dead_hand_is_told_apart_from_one_that_won(client: Client) -> None:
    foul = {"type": "foul", "players": [3], "foul": "false-win"}
    win = {"type": "win", "winners": [1], "giver": 0}
    entries = [
        opened("sichuan"),
        entry(1, {"type": "event", "deal": 0, "event": foul}),
        entry(2, {"type": "event", "deal": 0, "event": win, "hands": {"1": {"value": 2}}}),
    ]
    said = asked(client, entries)
    assert (said["out"], said["dead"]) == ([1, 3], [3])
    assert [event["type"] for event in said["events"]] == ["foul", "win"]
    # The first event is corrected at the time of the first event: nobody was out by then.
    draft = {"type": "deal", "deal": 0, "events": [win], "hands": {"1": {"value": 2}}}
    then = asked(client, entries, draft=draft, instead="e1")
    assert then["out"] == []


def test_a_change_is_looked_at_before_it_is_written(client: Client) -> None:
    entries = [opened("zung-jung"), entry(1, won(0, 1, 0, 20)), entry(2, won(1, 2, 1, 20))]
    seats = {"type": "seats", "deal": 1, "seating": [0, 1, 3, 2], "reason": "they had swapped"}
    said = asked(client, entries, change=seats)
    assert [line["next_dealer"] for line in said["lines"]] == [1, 2]
    assert [line["next_dealer"] for line in said["then"]["lines"]] == [1, 3]
    totals = {"type": "totals", "points": [1, 1, 1, 1]}
    refused = client.post("/api/sheet", json={"entries": [opened("red")], "change": totals})
    assert "must make 0, not 4" in refused.json()["message"]


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_next_dealer_is_told_with_reason_and_clause(
    client: Client, rules: str, lang: str
) -> None:
    event = {"type": "wall-end"}
    states = {str(player): {"state": "not-ready"} for player in FOUR}
    ended = {"type": "deal", "deal": 0}
    if rules == "sichuan":
        ended |= {"events": [event], "hands": states}
    (line,) = asked(client, [opened(rules), entry(1, ended)], lang=lang)["lines"]
    assert line["why_next"] and "dealer-" not in line["why_next"]
    assert line["why_clause"]
