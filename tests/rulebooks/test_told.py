"""Finished deals as people tell them come to the same as the cases that spell them out."""

from __future__ import annotations

from typing import Any

import pytest

from sparrows.play.settlement import FinishedDeal, Foul, Settlement
from sparrows.play.worth import FROM_VALUE
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.rulebooks.cases import CaseEvent, CaseFoul, read_deal
from sparrows.rulebooks.told import ToldDeal, ToldHand, finished
from tests.case_files import deal_cases
from tests.clauses import clause
from tests.told_deals import told, wild_melds


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_a_told_deal_is_its_case(rules: str) -> None:
    tried = 0
    for case in deal_cases(rules):
        if wild_melds(case):
            continue
        made = rulebook(case["rules"], **case["options"])
        assert made.settle(finished(made, told(made, case))).delta == case["expect"]["delta"]
        tried += 1
    assert tried > 10


def settled(name: str, hands: dict[str, str], **rest: Any) -> Settlement:
    rules = rulebook(name, **rest.pop("options", {}))
    lines = {seat: ToldHand(hand=line) for seat, line in hands.items()}
    return rules.settle(finished(rules, ToldDeal(hands=lines, **rest)))


def win(*winners: str, giver: str | None = None) -> list[CaseEvent]:
    return [CaseEvent("win", winners=winners, giver=giver)]


DEAR = {"W": "112233m 789p 79s 11p + 8s"}


@clause("ZJ-30.5", "ZJ-30.6")
@pytest.mark.parametrize(
    ("responsible", "pays"),
    [("S", (-25, -160, -25)), ("E", (-160, -25, -25)), ("nobody", (-70, -70, -70))],
)
def test_naming_who_is_responsible_is_as_good_as_the_discards(
    responsible: str, pays: tuple[int, ...]
) -> None:
    delta = settled("zung-jung", DEAR, outcome=win("W", giver="S"), responsible=responsible).delta
    assert tuple(delta[seat] for seat in "ESN") == pays


@clause("ZJ-30.9")
def test_a_robbed_tile_too_may_be_the_fault_of_another() -> None:
    rules = rulebook("zung-jung")
    robbed = {"W": ToldHand(hand=DEAR["W"], situation=("robbing-kong",))}
    for blamed, pays in (("E", (-190, -25)), ("S", (-25, -190))):
        deal = ToldDeal(hands=robbed, outcome=win("W", giver="S"), responsible=blamed)
        delta = rules.settle(finished(rules, deal)).delta
        assert (delta["E"], delta["S"]) == pays


CHEAP = "45s 99s [555p] [123m] [678m] + 6s"


@clause("CCL-18.3", "CCL-18.4")
def test_losers_may_say_what_they_counted() -> None:
    """As `classical/deal-discard` with the tiles of all: 0, 8 and 2 points."""
    hands = {"E": "0", "S": CHEAP, "W": "8", "N": "2"}
    made = settled("classical", hands, outcome=win("S", giver="W"))
    assert made.delta == {"E": -64, "S": 88, "W": 0, "N": -24}
    assert {worth.basis for worth in made.losers.values()} == {FROM_VALUE}


def test_without_the_hands_of_losers_classical_settles_nothing() -> None:
    with pytest.raises(ValueError, match="tiles of N"):
        settled("classical", {"E": "0", "S": CHEAP, "W": "8"}, outcome=win("S", giver="W"))


@clause("CCL-19.2")
def test_whether_the_discarder_is_excused_cannot_be_told_from_a_number() -> None:
    hands = {"S": "99s [123s] [555s] [678s] 45s + 6s", "E": "0", "W": "8", "N": "0"}
    with pytest.raises(ValueError, match="tiles of W"):
        settled("classical", hands, outcome=win("S", giver="W"))


def test_hands_that_change_nothing_may_be_left_out() -> None:
    straight = {"S": "123123456789s 8s + 8s"}
    assert settled("red", straight, outcome=win("S")).delta["E"] == -112
    two = settled("red", {"W": straight["S"]}, outcome=win("W"), options={"players": 2})
    assert two.delta == {"E": -112, "S": 0, "W": 112, "N": 0}


@pytest.mark.parametrize(
    ("rules", "hands", "rest", "sentence"),
    [
        ("red", {"S": "8"}, {}, "losers are worth nothing"),
        ("red", {"N": "123m"}, {"options": {"players": 3}}, "nobody sits at N"),
        ("red", DEAR, {"outcome": win("W"), "dealer": "S"}, "dealer sits East"),
        ("red", DEAR, {"outcome": win("W", giver="W")}, "cannot win with it"),
        ("red", DEAR, {"outcome": [CaseEvent("wall-end")]}, "nothing but wins"),
        ("red", DEAR, {"outcome": win("W", giver="S"), "responsible": "E"}, "nobody can be made"),
        ("zung-jung", DEAR, {"outcome": win("W"), "responsible": "E"}, "no tile was won"),
        ("sichuan", {}, {"outcome": [CaseEvent("wall-end")]}, "tiles of E"),
        ("sichuan", {}, {"fouls": [CaseFoul("E", "false-win")]}, "stands in the outcome"),
        ("sichuan", {"E": "19m + 1m"}, {"outcome": win("E", giver="E")}, "cannot win with it"),
        ("popular", {"E": "1m + 2m 3m"}, {}, "the one tile that won"),
        ("popular", {"X": "1m"}, {}, "no seat"),
    ],
)
def test_what_cannot_be(
    rules: str, hands: dict[str, str], rest: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        settled(rules, hands, **rest)


@pytest.mark.parametrize("name", RULEBOOKS)
def test_a_rulebook_names_the_fouls_it_knows(name: str) -> None:
    """Each can be settled, and the complaint about another one lists them."""
    rules = rulebook(name)
    assert "false-win" in [foul.id for foul in rules.fouls]
    for known in rules.fouls:
        assert known.clause.startswith(f"{rules.prefix}-")
        foul = Foul(1, known.id, ready=True if "ready" in known.asks else None)
        paid = rules.settle(FinishedDeal({}, (foul,))).payments
        assert {payment.points for payment in paid} == ({known.price} if known.price else set())
        assert all(payment.payer == 1 for payment in paid)
    with pytest.raises(ValueError, match=", ".join(foul.id for foul in rules.fouls)):
        rules.settle(FinishedDeal({}, (Foul(1, "yawning"),)))


def test_a_case_may_say_who_gave_the_tile_of_a_set() -> None:
    case = next(case for case in deal_cases("classical") if case["hands"]["S"]["melds"])
    laid = case["hands"]["S"]["melds"]
    melds = [{**meld, "from": seat} for meld, seat in zip(laid, "EWN", strict=False)]
    hands = case["hands"] | {"S": case["hands"]["S"] | {"melds": melds}}
    _, deal = read_deal(case | {"hands": hands})
    south = deal.tiles(1)
    assert south is not None
    assert [each.meld for each in deal.claimed] == list(south.melds)
    assert [each.giver for each in deal.claimed] == [0, 2, 3][: len(laid)]
