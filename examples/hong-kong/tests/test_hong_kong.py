"""Hong Kong Old Style: its cases, its clauses, its words, and the laws of every rulebook."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
import sparrows_hong_kong
from sparrows_hong_kong.options import HongKongOptions
from sparrows_hong_kong.play import HongKongParts

from sparrows import (
    Declared,
    FinishedDeal,
    Hand,
    Rulebook,
    installed_rulebooks,
    meld,
    parse,
    rulebook,
)
from sparrows.play.actions import PASS, WIN, Action
from sparrows.play.deal import Deal
from sparrows.play.events import BonusShown, Drew, Ended, Won
from sparrows.play.settlement import Call, Seat
from sparrows.play.shuffle import seed_from, shuffled
from sparrows.rulebooks.cases import read_hand
from sparrows.testing import (
    DEAL_LAWS,
    HAND_LAWS,
    NAME_LAWS,
    Case,
    DealLaw,
    clause,
    clauses_in,
    comes_out,
    deal_law,
    guides_are_whole,
    named_by,
    named_in,
    payments_are_sentences,
    played_again,
    read_cases,
    verifies,
)
from sparrows.testing.deals import dealt_to_the_end
from sparrows.text import Speaker
from sparrows.text.explanation import arithmetic
from sparrows.tiles import BONUS, parse_one

HERE = Path(__file__).parent
PACKAGE = HERE.parent / "sparrows_hong_kong"
SPECIFICATION = clauses_in((HERE.parent / "specification.md").read_text("utf-8"))
CASES = (*read_cases(PACKAGE / "examples.jsonl"), *read_cases(HERE / "hong-kong.cases.jsonl"))
NAME = "hong-kong"
DEALS = 100 * int(os.environ.get("SPARROWS_SOAK", "1"))


def rules(**options: object) -> Rulebook:
    return rulebook(NAME, **options)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: Case) -> None:
    comes_out(case)


@pytest.mark.parametrize("law", DEAL_LAWS, ids=lambda law: law.__name__)
def test_law(law: DealLaw) -> None:
    deal_law(law, NAME, DEALS)


@pytest.mark.parametrize("law", HAND_LAWS, ids=lambda law: law.__name__)
def test_law_of_hands(law: Callable[[Rulebook, Hand], None]) -> None:
    for case in CASES:
        if case["type"] == "hand":
            law(*read_hand(case))


def test_golden_replay() -> None:
    golden = (HERE / "golden.json").read_bytes()
    assert verifies(golden).header.rules == NAME
    assert played_again(golden) == golden


def test_every_clause_is_named_and_every_name_is_a_clause() -> None:
    named = named_by(NAME, CASES) | named_in(HERE)
    assert named == set(SPECIFICATION)


def test_payments_are_sentences() -> None:
    assert payments_are_sentences(CASES) == {
        "false-win",
        "not-responsible",
        "pays-for-all",
        "win-from-wall",
        "win-on-discard",
    }


def test_sparrows_knows_it_without_a_line_of_its_own() -> None:
    assert NAME in installed_rulebooks()
    assert rules().id == NAME
    assert sparrows_hong_kong.OPTIONS() == rules().options


# Play


def wall_with(first: str, back: str = "") -> list[int]:
    """A wall whose first tiles and whose last ones, from the end, are these."""
    wall = shuffled(rules(), seed_from("hong-kong"))
    for place, tile in [
        *enumerate(parse(first)),
        *((len(wall) - 1 - place, tile) for place, tile in enumerate(parse(back))),
    ]:
        other = wall.index(tile, place) if place < len(wall) // 2 else wall.index(tile)
        wall[place], wall[other] = wall[other], wall[place]
    return wall


@clause("HK-1.1", "HK-1.3", "HK-2.3", "HK-2.4", "HK-4.3")
def test_eight_flowers_win_at_once() -> None:
    """East is dealt seven of them, and the eighth comes as a replacement."""
    start = "1f2f3f4f" + "1m1p1s5z" + "2m2p2s6z" + "3m3p3s7z"
    start += "5f6f7f4m" + "4p4s1z2z" + "5m5p5s3z" + "6m6p6s4z"
    deal = Deal(rules(), wall=wall_with(start, "8f"))
    shown = [event for event in deal.log if isinstance(event, BonusShown)]
    assert sorted(event.tile for event in shown if event.seat == 0) == sorted(BONUS)
    assert all(place.standing.size == 13 for seat, place in deal.table.places.items() if seat)
    assert deal.table.places[0].standing.size == 14
    assert WIN in deal.offers(0)
    deal.act(0, WIN)
    won = next(event for event in deal.log if isinstance(event, Won))
    assert (won.value, won.patterns) == (64, {"eight-flowers": 1})
    assert deal.table.delta == {0: 6 * 64, 1: -128, 2: -128, 3: -128}


class AtOnce(HongKongParts):
    """A house where the eighth flower is not even replaced."""

    def after_bonus(self, deal: Deal, seat: Seat, source: str) -> None:
        if len(deal.table.places[seat].bonus) == len(BONUS):
            deal.end("flowers")
        else:
            super().after_bonus(deal, seat, source)


@pytest.mark.parametrize(("parts", "over"), [(HongKongParts, False), (AtOnce, True)])
def test_a_house_may_end_the_deal_before_the_last_flower_is_replaced(
    parts: type[HongKongParts], over: bool
) -> None:
    """South is dealt seven of them, and draws the eighth."""
    start = "1m1p1s5z" + "1f2f3f4f" + "2m2p2s6z" + "3m3p3s7z"
    start += "4p4s1z2z" + "5f6f7f4m" + "5m5p5s3z" + "6m6p6s4z"
    start += "7m7p7s1m" + "8m8p8s1p" + "9m9p9s1s" + "2m2p2s5z" + "1z2z3z4z1z" + "8f"
    house = msgspec.structs.replace(rules(), parts=parts(HongKongOptions()))
    deal = Deal(house, wall=wall_with(start))
    deal.act(0, Action("discard", parse_one("7m")))
    while len(deal.table.places[1].bonus) < len(BONUS):
        deal.act(deal.waiting_for()[0], PASS)
    assert deal.over == over


@clause("HK-2.1", "HK-2.2", "HK-2.6", "HK-3.3")
def test_the_whole_wall_is_played() -> None:
    seen = set()
    for seed in range(60):
        deal = dealt_to_the_end(rules(), seed, "random")
        last = deal.log[-1]
        assert isinstance(last, Ended)
        if last.reason == "wall":
            assert deal.table.wall.left == 0
            seen |= {event.source for event in deal.log if isinstance(event, Drew)}
    assert seen == {"wall", "kong", "bonus"}


@clause("HK-2.5")
def test_a_flower_after_a_kong_is_replaced_by_the_kongs_tile() -> None:
    parts = rules().parts
    assert parts.source_after_bonus("kong") == "kong"
    assert parts.source_after_bonus("wall") == parts.source_after_bonus("bonus") == "bonus"


@clause("HK-3.1", "HK-3.2", "HK-3.4")
def test_what_may_be_claimed() -> None:
    claims = [move.name for move in rules().parts.moves["claim"]]
    assert claims == ["win", "kong", "pung", "chow"]
    assert [move.name for move in rules().parts.moves["rob"]] == ["win"]


# Settlement of hands that nobody laid out


def test_who_is_liable_is_asked_for_where_it_can_matter() -> None:
    call = (Call((1,), None, 0),)

    def asked(value: int, **options: object) -> list[str]:
        deal = FinishedDeal({1: Declared(value=value)}, call)
        return [each.id for each in rules(**options).questions(deal)]

    assert asked(32) == []
    assert asked(64) == ["responsible"]
    assert asked(64, liability=False) == []
    said = FinishedDeal({1: Declared(value=64)}, call, responsible=2)
    assert rules().settle(said).delta == {"E": 0, "S": 256, "W": -256, "N": 0}
    with pytest.raises(ValueError, match="nobody can be made responsible"):
        rules(liability=False).settle(said)


@clause("HK-5.1")
def test_only_values_of_the_table_are_admitted() -> None:
    for value in (8, 24, 128):
        rules().admits(value)
    for value in (4, 9, 192):
        with pytest.raises(ValueError, match="no hand can be worth"):
            rules().admits(value)


# Words


@pytest.mark.parametrize("law", NAME_LAWS, ids=lambda law: law.__name__)
def test_names(law: Callable[[str], None]) -> None:
    law(NAME)


def test_guides() -> None:
    guides_are_whole(NAME, SPECIFICATION)


def test_the_fans_are_added_up_in_words() -> None:
    hand = Hand(
        parse("234m 567m 9m 555z"),
        parse_one("9m"),
        melds=[meld("pung", parse("777z"))],
    )
    score = rules().score(hand)
    assert arithmetic(Speaker(NAME, "en"), score) == "2 × 1 + 3 + 1 = 6 fans: 32 points"
    assert arithmetic(Speaker(NAME, "ru"), score) == "2 × 1 + 3 + 1 = 6 фанов: 32 очка"
    assert Speaker(NAME, "en").say("patterns") == "Fans"
    assert Speaker("zung-jung", "en").say("patterns") == "Patterns"
