"""Finished deals that are told to the interface: settled as by the library, and explained."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sparrows.rulebooks import RULEBOOKS, rulebook
from tests.case_files import Case, deal_cases
from tests.told_deals import told as told_deal
from tests.told_deals import wild_melds
from tests.web.client import Client, mistake, told

DEAR = {
    "rules": "zung-jung",
    "hands": {"S": {"hand": "11222333m 99p [777z] + 1m"}},
    "outcome": [{"event": "win", "winners": ["S"], "giver": "W"}],
}


def as_given(case: Case) -> dict[str, Any]:
    """A case as the page would give it."""
    deal = told_deal(rulebook(case["rules"], **case["options"]), case)
    given: dict[str, Any] = msgspec.to_builtins(deal)
    for event in given["outcome"]:
        event["giver"] = event.pop("from")
        del event["winner"]
    del given["discards"]
    return {**given, "rules": case["rules"], "options": case["options"]}


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_worked_deals_are_settled_as_by_the_library(client: Client, rules: str) -> None:
    cases = [case for case in deal_cases(rules) if "discards" not in case and not wild_melds(case)]
    assert len(cases) > 5
    for case in cases[::2]:
        said = told(client.post("/api/settle", json=as_given(case)))
        assert {"ESWN"[int(seat)]: n for seat, n in said["delta"].items() if n} == {
            seat: n for seat, n in case["expect"]["delta"].items() if n
        }, case["id"]
        if "next_dealer" in case:
            assert "ESWN"[said["next_dealer"]] == case["next_dealer"]
        for line in said["payments"]:
            assert line["payment"]["clause"] in line["sentence"]


def test_who_is_responsible_and_the_arithmetic(client: Client) -> None:
    said = told(client.post("/api/settle", json={**DEAR, "responsible": "E"}))
    assert said["delta"] == {"0": -460, "1": 510, "2": -25, "3": -25}
    assert [line["arithmetic"] for line in said["payments"]] == ["3 × 170 − 50", "", ""]
    (hand,) = said["hands"]
    assert (hand["seat"], hand["giver"], hand["won"]["value"]) == (1, 2, 170)


def test_losers_are_counted_or_believed(client: Client) -> None:
    hands = {
        "S": {"hand": "45s 99s [555p] [123m] [678m] + 6s"},
        "E": {"hand": "0"},
        "W": {"hand": "999m 269p 36s 56z 147s"},
        "N": {"hand": "2"},
    }
    deal = {**DEAR, "rules": "classical", "hands": hands}
    said = told(client.post("/api/settle", json=deal))
    assert said["delta"] == {"0": -64, "1": 88, "2": 0, "3": -24}
    counted = {hand["seat"]: hand["counted"]["value"] for hand in said["hands"] if hand["counted"]}
    assert counted == {2: 8}


def test_why(client: Client) -> None:
    def ask(seat: int, pattern: str, **change: Any) -> Any:
        path = f"/api/settle/why?seat={seat}&pattern={pattern}"
        return client.post(path, json={**DEAR, **change})

    assert told(ask(1, "three-identical-chows"))["counts"]
    assert not told(ask(1, "pure-straight"))["counts"]
    assert mistake(ask(0, "pure-straight"), 404) == "no-such-seat"
    assert mistake(ask(1, "nothing"), 404) == "no-such-pattern"
    hands = {**DEAR["hands"], "E": {"hand": "0"}, "W": {"hand": "999m"}, "N": {"hand": "2"}}  # type: ignore[dict-item]
    of_loser = ask(2, "pung-closed-terminal", rules="classical", hands=hands)
    assert told(of_loser)["counts"]


def test_what_cannot_be_is_said_in_the_language_of_the_reader(client: Client) -> None:
    refused = client.post("/api/settle", json={**DEAR, "dealer": "S", "lang": "ru"})
    assert mistake(refused, 400) == "bad-deal"
    assert refused.json()["message"] == "дилер: в правилах zung-jung дилер — это Восток"
    yawned = {**DEAR, "fouls": [{"seat": "N", "foul": "yawning"}]}
    assert mistake(client.post("/api/settle", json=yawned), 400) == "bad-deal"


def test_a_rulebook_says_what_its_settlement_asks_for(client: Client) -> None:
    infos = {each["id"]: each for each in told(client.get("/api/rulebooks"))}
    assert {rules: info["settles_by"] for rules, info in infos.items()} == {
        "red": [],
        "sichuan": ["happenings"],
        "classical": ["losers"],
        "popular": [],
        "zung-jung": ["responsible"],
    }
    assert infos["red"]["seatings"] == [[0, 2], [0, 1, 2], [0, 1, 2, 3]]
    for rules, info in infos.items():
        assert [foul["id"] for foul in info["fouls"]] == [foul.id for foul in rulebook(rules).fouls]
        assert all(foul["name"] != f"foul-{foul['id']}" for foul in info["fouls"])
