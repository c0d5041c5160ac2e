"""Hands over the interface: what the library says, with its reasons."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.rulebooks.cases import read_hand
from sparrows.scoring.vocabulary.winning import SITUATIONS
from sparrows.text import LANGUAGES, Speaker
from sparrows.tiles import JOKER, NAMES, parse
from tests.case_files import hand_cases
from tests.web.client import Client, as_given, mistake, told

HAND = {"rules": "red", "concealed": "123m 456m 789m 55p 12p", "winning": "3p"}


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_worked_cases_are_counted_as_by_the_library(client: Client, rules: str) -> None:
    cases = hand_cases(rules)
    for case in cases if rules == "zung-jung" else cases[::5]:
        said = told(client.post("/api/score", json=as_given(case)))
        made, hand = read_hand(case)
        score = made.score(hand)
        assert (said["win"], said["value"]) == (score.win, score.value), case["id"]
        assert {line["pattern"]: line["count"] for line in said["lines"]} == score.patterns
        assert said["win"] == case["expect"]["win"]
        assert bool(said["reason"]) != said["win"]
        if score.win:
            assert said["value"] == case["expect"]["value"]
            assert sorted(tiles_of(said)) == sorted(tiles_in(hand))


def test_a_refusal_in_the_language_of_the_reader(client: Client) -> None:
    refused = client.post("/api/score", json={**HAND, "concealed": "11111m", "lang": "ru"})
    assert mistake(refused, 400) == "bad-hand"
    assert "в одной руке" in refused.json()["message"]


def tiles_of(said: dict[str, Any]) -> list[int]:
    """The tiles as they lie: jokers where they stand for others."""
    return [
        JOKER if place in group["jokers"] else tile
        for group in said["groups"]
        for place, tile in enumerate(group["tiles"])
    ]


def tiles_in(hand: Any) -> list[int]:
    melded = [tile for meld in hand.melds for tile in (*meld.real, *(JOKER,) * meld.jokers)]
    return [*hand.standing, hand.winning, *melded]


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_the_winning_tile_is_marked_once(client: Client, rules: str) -> None:
    for case in hand_cases(rules)[::7]:
        said = told(client.post("/api/score", json=as_given(case)))
        marked = [
            JOKER if group["won"] in group["jokers"] else group["tiles"][group["won"]]
            for group in said["groups"]
            if group["won"] is not None
        ]
        assert marked == (list(parse(case["winning"])) if said["groups"] else [])
        assert not any(group["open"] for group in said["groups"] if group["won"] is not None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_are_sentences_of_the_language(client: Client, lang: str) -> None:
    said = told(client.post("/api/score", json={**HAND, "lang": lang}))
    speaker = Speaker("red", lang)
    assert [line["name"] for line in said["lines"]] == [
        speaker.pattern(line["pattern"]) for line in said["lines"]
    ]
    assert said["worth"] == speaker.worth(said["value"], "points")
    assert said["arithmetic"].endswith(f"= {said['worth']}")
    why = told(client.post("/api/why?pattern=full-flush", json={**HAND, "lang": lang}))
    assert not why["counts"]
    assert why["name"] == speaker.pattern("full-flush")
    assert why["name"] in why["sentence"][0]
    assert ("не" in why["sentence"][0].split()) == (lang == "ru")


def test_the_tiles_of_a_sentence_are_there_to_picture(client: Client) -> None:
    hand = {"rules": "red", "concealed": "123m 456m 12345p 99s 6p"}
    said = told(client.post("/api/why?pattern=pure-straight", json=hand))["sentence"]
    assert said == [
        "Pure straight (RED-9.10) does not count. ",
        *([0, 1, 2], " ", [3, 4, 5], " is there, ", [6, 7, 8], " is missing."),
    ]
    foreign = {"rules": "red", "concealed": "123m 456m 12345p 99s 1f"}
    assert told(client.post("/api/score", json=foreign))["reason"] == [
        "Not a winning hand. Bonus tiles stand among the others: ",
        *([34], ". It is one tile from winning."),
    ]


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_no_sentence_writes_tiles_in_notation(client: Client, rules: str) -> None:
    patterns = rulebook(rules).scoring.by_id
    for case in hand_cases(rules)[::40]:
        for pattern in list(patterns)[::3]:
            said = told(client.post(f"/api/why?pattern={pattern}", json=as_given(case)))
            words = " ".join(piece for piece in said["sentence"] if isinstance(piece, str))
            assert not re.search(r"\d[mpszf]\b|\x02|\x03", words), words


def test_a_cheap_win_says_why(client: Client) -> None:
    hand = {"rules": "red", "concealed": "123m 777m 456p 78s 99s 9s", "lang": "ru"}
    said = told(client.post("/api/score", json=hand))
    assert (said["win"], said["value"]) == (True, 0)
    assert said["arithmetic"].startswith("Фанов в руке нет, а победа сама")


def test_a_pattern_that_counts_and_one_that_is_absorbed(client: Client) -> None:
    counts = told(client.post("/api/why?pattern=pure-straight", json=HAND))
    assert counts["counts"]
    implied = {**HAND, "options": {"absorption": "implied"}}
    said = told(client.post("/api/score", json=implied))
    assert [lost["by"] for lost in said["lost"]] == ["pure-straight"] * len(said["lost"]) != []
    lost = told(client.post(f"/api/why?pattern={said['lost'][0]['pattern']}", json=implied))
    assert not lost["counts"]
    assert lost["sentence"] == said["lost"][0]["sentence"]


def test_a_hand_in_one_line_of_notation(client: Client) -> None:
    said = told(
        client.post("/api/score", json={"rules": "zung-jung", "concealed": "11222333m99p[777z]1m"})
    )
    assert said["win"]
    assert [group["open"] for group in said["groups"]].count(True) == 1


def test_a_kong_of_the_four_wild_tiles(client: Client) -> None:
    hand = {"rules": "popular", "concealed": "234m 678s 45m 99s 6m (JJJJ)"}
    said = told(client.post("/api/score", json={**hand, "wild": "3p"}))
    assert said["value"] == 91
    refused = client.post("/api/score", json=hand)
    assert refused.status_code == 400
    assert "no kind is named as wild" in refused.text


def test_other_readings_are_weighed(client: Client) -> None:
    hand = {"rules": "zung-jung", "concealed": "111222333m 456p 8p", "winning": "8p"}
    said = told(client.post("/api/score", json=hand))
    assert said["readings"]
    assert all(other["value"] <= said["value"] for other in said["readings"])
    assert all(other["groups"] != said["groups"] for other in said["readings"])


def test_waits_of_thirteen_and_discards_of_fourteen(client: Client) -> None:
    ready = told(client.post("/api/waits", json={**HAND, "winning": None}))
    assert ready["distance"] == 0
    (standing,) = ready["discards"]
    assert standing["tile"] is None
    assert [(wait["tile"], wait["left"]) for wait in standing["useful"]] == [(11, 4)]
    value = told(client.post("/api/score", json=HAND))["value"]
    assert standing["useful"][0]["from_discard"] == value
    whole = told(client.post("/api/waits", json=HAND))
    assert whole["distance"] == -1
    assert {each["tile"] for each in whole["discards"]} == {*range(9), 9, 10, 11, 13}
    seen = told(client.post("/api/waits", json={**HAND, "winning": None, "visible": "333p"}))
    assert seen["discards"][0]["useful"][0]["left"] == 1


@pytest.mark.parametrize(
    "change",
    [
        {"rules": "blue"},
        {"concealed": "123"},
        {"concealed": "11111m"},
        {"concealed": "1" * 900 + "m"},
        {"concealed": ""} | {"winning": None},
        {"winning": "12m"},
        {"seat": "Q"},
        {"round": ""},
        {"situation": ["raining"]},
        {"facts": {"void": "m"}},
        {"rules": "sichuan", "facts": {"void": "z"}},
        {"wild": "x"},
        {"flowers": "99f"},
        {"options": {"cap": "high"}},
        {"options": {"colour": 1}},
        {"options": {"preset": ["wsom"]}},
        {"melds": [{"kind": "chow", "tiles": "135m"}]},
        {"melds": [{"kind": "heap", "tiles": "111m"}]},
        {"rules": "classical", "facts": {"robbed_kong": "stolen"}},
        {"lang": "xx"},
    ],
    ids=str,
)
def test_what_is_no_hand_is_a_mistake(client: Client, change: dict[str, Any]) -> None:
    for path in ("/api/score", "/api/why?pattern=full-flush"):
        assert mistake(client.post(path, json=HAND | change), 400) == "bad-hand"


@pytest.mark.parametrize("path", ["/api/score", "/api/why?pattern=flower", "/api/waits"])
def test_what_is_no_request_is_a_mistake(client: Client, path: str) -> None:
    assert mistake(client.post(path, json={**HAND, "more": 1}), 400) == "malformed"
    assert mistake(client.post(path, json={"rules": 5}), 400) == "malformed"
    assert mistake(client.post(path, content=b"{"), 400) == "malformed"
    assert mistake(client.post(path, content=b"\xff"), 400) == "malformed"
    assert mistake(client.post(path, content=b"[" * 10_000), 400) == "malformed"
    assert mistake(client.post(path, json={"rules": "x" * 20_000}), 413) == "too-large"


def test_a_pattern_that_the_rulebook_does_not_have(client: Client) -> None:
    assert mistake(client.post("/api/why?pattern=dora", json=HAND), 404) == "no-such-pattern"
    assert mistake(client.post("/api/why", json=HAND), 400) == "malformed"
    assert mistake(client.post("/api/waits", json={**HAND, "concealed": "1m"}), 400) == "bad-hand"


TILES = st.lists(st.sampled_from(NAMES), max_size=16).map("".join)
MELDS = st.builds(
    dict,
    kind=st.sampled_from(("chow", "pung", "kong")),
    tiles=st.sampled_from(("123m", "555p", "7777z", "1mJ3m", "JJJ", "999s")),
    concealed=st.booleans(),
    promoted=st.booleans(),
    stand_for=st.sampled_from((None, "123m", "111z")),
)
HANDS = st.fixed_dictionaries(
    {"rules": st.sampled_from(RULEBOOKS), "concealed": TILES},
    optional={
        "winning": st.sampled_from(NAMES),
        "melds": st.lists(MELDS, max_size=5),
        "options": st.dictionaries(
            st.sampled_from(("jokers", "cap", "limit", "minimum", "bonus_tiles", "min_points")),
            st.sampled_from((True, False, 0, 5, 10**30, -1, "8", None, [1])),
            max_size=2,
        ),
        "flowers": st.sampled_from(("", "1f", "12345678f", "11f")),
        "self_draw": st.booleans(),
        "seat": st.sampled_from("ESWNX"),
        "situation": st.lists(st.sampled_from(sorted(SITUATIONS)), max_size=3),
        "wild": st.sampled_from((None, "5m", "J", "1f")),
        "facts": st.dictionaries(
            st.sampled_from(("void", "robbed_kong")),
            st.sampled_from((*"mpsz", "concealed", "promoted")),
            max_size=1,
        ),
        "visible": TILES,
        "lang": st.sampled_from(LANGUAGES),
    },
)


@given(hand=HANDS)
@settings(max_examples=250, deadline=None, derandomize=True)
def test_any_hand_is_answered_or_refused(client: Client, hand: dict[str, Any]) -> None:
    pattern = rulebook(hand["rules"]).patterns[0].id
    for path in ("/api/score", "/api/waits", f"/api/why?pattern={pattern}"):
        answer = client.post(path, json=hand)
        if answer.status_code != 200:
            assert mistake(answer, 400) == "bad-hand"
