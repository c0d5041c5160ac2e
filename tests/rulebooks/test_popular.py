"""Clauses of popular that no worked case names."""

from __future__ import annotations

import re

from sparrows import Call, FinishedDeal, rulebook
from sparrows.readings.reading import REGULAR
from sparrows.rulebooks.popular import PRESETS
from sparrows.rulebooks.popular.options import PopularOptions
from sparrows.rulebooks.popular.patterns import number
from sparrows.tiles import parse_one
from tests.case_files import hand_cases
from tests.clauses import ROOT, clause
from tests.rulebooks.hands import hand, score

POPULAR = rulebook("popular")
ROWS = {row.id: row for row in POPULAR.patterns}


@clause("POP-10.1", "POP-10.2")
def test_four_sets_and_a_pair() -> None:
    found = score("popular", "123m 444p 1s", "1s", "789s", "(7777z)")
    assert found.reading is not None
    assert found.reading.shape == REGULAR
    assert [group.kind for group in found.reading.groups] == [
        "chow",
        "pung",
        "chow",
        "kong",
        "pair",
    ]
    assert not score("popular", "123m 444p 1s", "2s", "789s", "(7777z)").win


@clause("POP-10.3")
def test_no_other_hand_wins() -> None:
    assert not score("popular", "147m 258p 369s 1133z", "4z").win  # no set beside the straight
    assert not score("popular", "1122334455m 667p", "8p").win
    assert not score("popular", "1223m 19p 19s 12345z", "6z").win


@clause("POP-10.10", "POP-10.13")
def test_no_minimum_and_only_the_winner_counts() -> None:
    cheap = score("popular", "12m 456p 44z 444s", "3m", "678m", flowers="1f")
    assert cheap.patterns == {"chicken-hand": 1}
    assert POPULAR.losing is None


@clause("POP-13.0.8", "POP-14.3")
def test_what_happened_adds_to_what_lies_there() -> None:
    plain = score("popular", "123m 456p 99s 44s 555s", "4s", self_draw=True)
    last = score("popular", "123m 456p 99s 44s 555s", "4s", self_draw=True, situation=["last-draw"])
    assert set(last.patterns) - set(plain.patterns) == {"last-draw"}
    assert last.value == sum(line.value for line in last.lines)


@clause("POP-14.4", "POP-14.6")
def test_a_dearer_fan_absorbs_a_cheaper_one() -> None:
    for row in ROWS.values():
        for other in row.absorbs:
            assert row.value > ROWS[other].value, (row.id, other)


@clause("POP-14.14")
def test_the_whole_relation_is_the_one_of_the_table() -> None:
    text = (ROOT / "docs/rulebooks/popular.md").read_text(encoding="utf-8")
    table = text.split("| fan | is absorbed by |")[1].split("A fan that is not in")[0]
    wanted = set()
    for line in table.strip().splitlines()[1:]:
        absorbed, absorbers = (cell.strip() for cell in line.strip("| ").split("|"))
        for fan in re.split(r",\s*", absorbed):
            wanted |= {(by, fan) for by in re.split(r",\s*", absorbers)}
    assert wanted == {(row.id, other) for row in ROWS.values() for other in row.absorbs}


@clause("POP-13.0.9")
def test_ninety_six_fans_and_a_bracket() -> None:
    numbers = {number(row.clause): row.id for row in ROWS.values()}
    assert set(numbers) == {*range(1, 97), 97}
    assert numbers[97] == "concealed-and-melded-kong"
    assert numbers[64] == "two-melded-kongs"


def test_every_fan_of_the_source_has_a_case_that_names_it() -> None:
    shown: dict[int, set[str]] = {}
    for case in hand_cases("popular"):
        source, _, _ = case.get("note", "").partition(";")
        if source.startswith("source:"):
            for fan in re.findall(r"\bfan (\d+)", source):
                shown.setdefault(int(fan), set()).update(case["expect"].get("patterns", ()))
    for row in ROWS.values():
        fan = 64 if row.id == "concealed-and-melded-kong" else number(row.clause)
        assert row.id in shown.get(fan, ()), row.id


def test_no_text_counts_the_bracket_as_a_fan() -> None:
    home = ROOT / "sparrows" / "rulebooks" / "popular"
    told = [ROOT / "README.md", ROOT / "README.ru.md", *home.glob("guide.*.md")]
    told += [home / "names.toml", *home.rglob("*.py")]
    for path in told:
        text = path.read_text(encoding="utf-8").lower()
        assert not re.search(r"\b97 (fans|фан)|ninety-seven|девяносто сем", text), path


@clause("POP-14.18")
def test_the_relation_is_transitive() -> None:
    for row in ROWS.values():
        for other in row.absorbs:
            assert set(ROWS[other].absorbs) <= set(row.absorbs), (row.id, other)


@clause("POP-18.13", "POP-18.14", "POP-18.15")
def test_presets() -> None:
    usual = rulebook("popular").options
    agreed = {"jokers-up": ("jokers",), "short": ("rounds",)}
    agreed["jokers-down"] = ("jokers", "joker_direction")
    assert {preset.id for preset in PRESETS} == set(agreed)
    for preset, changed in agreed.items():
        options = rulebook("popular", preset=preset).options
        assert {
            name
            for name in PopularOptions.__struct_fields__
            if getattr(options, name) != getattr(usual, name)
        } == set(changed)


@clause("POP-15.5")
def test_payments_sum_to_zero() -> None:
    hands = {
        0: hand("147m 258p 369s 5566z"),
        1: hand("123m 456p 99s 44s 555s", "4s", seat="S"),
        2: hand("258m 369p 147s 7711z"),
        3: hand("369m 147p 28s 22433z"),
    }
    settled = POPULAR.settle(FinishedDeal(hands, (Call((1,), parse_one("4s"), 0),)))
    assert sum(settled.delta.values()) == 0
    assert settled.delta["E"] < 0
