"""The rulebooks for the lobby and the rules pages."""

from __future__ import annotations

import msgspec
import pytest

from sparrows.play.rulebook import Rulebook
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.text import LANGUAGES, Speaker
from sparrows.web.info.guide import read_guide
from tests.case_files import hand_cases
from tests.web.client import Client, mistake, told


def test_all_rulebooks_are_listed(client: Client) -> None:
    said = told(client.get("/api/rulebooks?lang=ru"))
    assert [each["id"] for each in said] == list(RULEBOOKS)
    assert [each["name"] for each in said] == [
        Speaker(rules, "ru").names.rulebook("ru") for rules in RULEBOOKS
    ]
    players = {each["id"]: each["players"] for each in said}
    assert players["red"] == [2, 3, 4]
    assert players["sichuan"] == [4]


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rules_page_has_every_pattern_with_examples_that_show_it(
    client: Client, rules: str, lang: str
) -> None:
    page = told(client.get(f"/api/rulebooks/{rules}?lang={lang}"))
    made, speaker = rulebook(rules), Speaker(rules, lang)
    assert [each["id"] for each in page["patterns"]] == [row.id for row in made.patterns]
    for row, said in zip(made.patterns, page["patterns"], strict=True):
        assert (said["value"], said["unit"], said["clause"]) == (row.value, row.unit, row.clause)
        assert said["name"] == speaker.pattern(row)
        assert said["examples"]
        for example in said["examples"]:
            assert row.id in [line["pattern"] for line in example["lines"]]
    titles = [section["title"] for section in page["sections"]]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_every_value_that_is_offered_can_be_agreed_on(client: Client, rules: str) -> None:
    page = told(client.get(f"/api/rulebooks/{rules}"))["rulebook"]
    usual = {option["id"]: option["usual"] for option in page["options"]}
    agreed = msgspec.to_builtins(rulebook(rules, **usual).options)
    assert {name: list(v) if isinstance(v, tuple) else v for name, v in agreed.items()} == usual
    for option in page["options"]:
        assert option["about"]
        assert option["clause"].startswith(rulebook(rules).prefix)
        values = {
            "yes-no": [False, True],
            "choice": [choice["value"] for choice in option["choices"]],
            "number": [each for each in (option["least"], option["most"]) if each is not None],
            "numbers": [option["usual"]],
        }[option["kind"]]
        for value in values:
            together = {"jokers": True} if (option["id"], value) == ("flowers", 4) else {}
            assert isinstance(rulebook(rules, **{option["id"]: value} | together), Rulebook)
    for preset in page["presets"]:
        assert rulebook(rules, preset=preset["id"]) == rulebook(rules, **preset["options"])


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_the_situations_are_those_that_hands_are_in(client: Client, rules: str) -> None:
    said = told(client.get(f"/api/rulebooks/{rules}"))["rulebook"]
    asked = set(said["situations"])
    counting = {
        what
        for case in hand_cases(rules)
        if len(case["situation"]) == 1 and case["expect"]["win"]
        for what in case["situation"]
        if what in case["expect"]["patterns"]
    }
    assert counting <= asked
    assert bool(asked) == (rules != "red")


def test_the_tiles_are_those_of_every_choice(client: Client) -> None:
    tiles = {each["id"]: each["tiles"] for each in told(client.get("/api/rulebooks"))}
    assert tiles["sichuan"] == list(range(27))
    assert tiles["classical"] == list(range(34))
    assert tiles["red"] == tiles["popular"] == list(range(43))
    assert tiles["zung-jung"] == list(range(42))


def test_the_facts_are_those_that_only_a_rulebook_asks_for(client: Client) -> None:
    said = {each["id"]: each["facts"] for each in told(client.get("/api/rulebooks"))}
    asked = {name: [fact["id"] for fact in facts] for name, facts in said.items() if facts}
    assert asked == {"sichuan": ["void"], "classical": ["robbed_kong"]}
    (void,), (robbed,) = said["sichuan"], said["classical"]
    assert [each["name"] for each in void["choices"]] == ["none", "characters", "dots", "bamboos"]
    assert (void["name"], void["situation"]) == ("Void suit", "")
    assert (robbed["name"], robbed["situation"]) == ("Robbed kong", "robbing-kong")


def test_the_fields_are_those_that_hands_have(client: Client) -> None:
    fields = {each["id"]: each["fields"] for each in told(client.get("/api/rulebooks"))}
    assert fields == {
        "red": ["winds", "bonus", "joker"],
        "sichuan": [],
        "classical": ["winds"],
        "popular": ["winds", "bonus", "joker", "wild"],
        "zung-jung": ["winds", "bonus"],
    }


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_an_example_can_be_counted_again(client: Client, rules: str) -> None:
    for pattern in told(client.get(f"/api/rulebooks/{rules}"))["patterns"]:
        for hand, example in zip(pattern["hands"], pattern["examples"], strict=True):
            assert (hand is None) == (not example["win"])
            if hand is not None:
                assert told(client.post("/api/score", json=hand)) == example


def test_what_there_is_not(client: Client) -> None:
    assert mistake(client.get("/api/rulebooks/riichi"), 404) == "no-such-rulebook"
    assert mistake(client.get("/api/rulebooks?lang=xx"), 400) == "malformed"


def test_a_guide_is_cut_into_sections_paragraphs_and_items() -> None:
    text = "\n## One\n\nA paragraph\nof two lines.\n- first\n- second\n  goes on\n\nLast.\n## Two\n"
    one, two = read_guide(text, Speaker("red", "en"))
    assert one.title == "One"
    said = ("A paragraph of two lines.", "- first", "- second goes on", "Last.")
    assert one.paragraphs == tuple((each,) for each in said)
    assert (two.title, two.paragraphs) == ("Two", ())
    assert one.id != two.id


def test_a_guide_calls_options_by_their_names_and_pictures_tiles() -> None:
    text = "## One\n- `interception`: `nearest`, as in `wsom`.\nStanding `123m 55z` wins.\n"
    (section,) = read_guide(text, Speaker("zung-jung", "ru"))
    assert section.paragraphs == (
        (
            "- «Перехват выигрыша»: «ближайший к сносившему», as in «World Series of Mahjong». "
            "Standing ",
            (0, 1, 2),
            " ",
            (31, 31),
            " wins.",
        ),
    )


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_guide_shows_source(client: Client, rules: str, lang: str) -> None:
    page = told(client.get(f"/api/rulebooks/{rules}?lang={lang}"))
    ids = {option["id"] for option in page["rulebook"]["options"] if "_" in option["id"]}
    for section in page["sections"]:
        for paragraph in section["paragraphs"]:
            words = " ".join(piece for piece in paragraph if isinstance(piece, str))
            assert "`" not in words
            assert not {each for each in ids if each in words}
