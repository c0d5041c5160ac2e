"""Deals of which nobody laid out the tiles settle as those that were laid out."""

from __future__ import annotations

import random

import msgspec
import pytest

from sparrows.play.match import Match
from sparrows.play.progress import Progress
from sparrows.play.replay import Auditor, tables
from sparrows.play.settlement import Call, FinishedDeal, Foul, KongDeclared, WallEnded
from sparrows.play.shuffle import seed_from
from sparrows.play.worth import FROM_PATTERNS, FROM_TILES, FROM_VALUE, Declared
from sparrows.readings.hand import Hand
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.rulebooks.cases import read_deal, read_hand
from sparrows.testing.deals import TEMPERS, choices, decisions
from tests.case_files import deal_cases, hand_cases
from tests.clauses import clause
from tests.conftest import SOAK
from tests.declared_deals import declared, same

MATCHES = 4 * SOAK


@pytest.mark.parametrize("basis", [FROM_VALUE, FROM_PATTERNS])
@pytest.mark.parametrize("name", RULEBOOKS)
def test_every_case_settles_the_same_when_hands_are_declared(name: str, basis: str) -> None:
    for case in deal_cases(name):
        rules, deal = read_deal(case)
        said = declared(rules, deal, basis)
        assert not any(isinstance(hand, Hand) for hand in said.hands.values())
        same(rules.settle(said), rules.settle(deal))


@pytest.mark.parametrize("name", RULEBOOKS)
def test_a_sheet_of_declared_deals_goes_as_the_match_went(name: str) -> None:
    """Dealer, round, points and end of a match that the engine played, from settlements alone."""
    for seed in range(MATCHES):
        rng = random.Random(seed)
        match = Match(rulebook(name, **some_options(rng, name)), seed_from(seed))
        sheet = Progress(match.rules, match.seating)
        while not match.over and match.played < 6:
            deal = match.next_deal()
            for _ in decisions(deal, rng, TEMPERS[seed % len(TEMPERS)]):
                pass
            auditor = Auditor(match.rules)
            for table, event in tables(match.rules, deal.log, 1):
                auditor.meet(table, event)
            finished = auditor.finished(table)
            match.finish()
            basis = rng.choice((FROM_VALUE, FROM_PATTERNS))
            settled = match.rules.settle(declared(match.rules, finished, basis))
            same(settled, match.rules.settle(finished))
            sheet.book(settled.points, settled.next_dealer)
            assert vars(sheet).items() <= vars(match).items()


def some_options(rng: random.Random, name: str) -> dict[str, object]:
    """A few options that go together; false wins are often allowed."""
    while True:
        changed = rng.sample(sorted(choices(name).items()), rng.randrange(4))
        options = {option: rng.choice(values) for option, values in changed}
        if "false_win" in choices(name) and rng.random() < 0.5:
            options["false_win"] = "allow"
        try:
            rulebook(name, **options)
        except ValueError:
            continue
        return options


@pytest.mark.parametrize("name", RULEBOOKS)
def test_the_patterns_of_a_hand_come_to_its_value(name: str) -> None:
    for case in hand_cases(name):
        rules, hand = read_hand(case)
        worth = rules.worth(hand)
        assert worth.basis == FROM_TILES
        if worth.win:
            rules.admits(worth.value)
            assert not worth.patterns or rules.tally(worth.patterns).value == worth.value
            assert rules.worth(Declared(value=worth.value)).value == worth.value


def asked(name: str, deal: FinishedDeal, **options: object) -> list[tuple[str, int | None]]:
    return [(each.id, each.seat) for each in rulebook(name, **options).questions(deal)]


WON = (Call((1,), None, 0),)


@pytest.mark.parametrize("name", RULEBOOKS)
def test_a_win_of_which_nothing_is_said_asks_for_its_value(name: str) -> None:
    assert ("value", 1) in asked(name, FinishedDeal({}, WON))
    assert ("value", 1) not in asked(name, FinishedDeal({1: Declared(value=8)}, WON))


@pytest.mark.parametrize("name", RULEBOOKS)
def test_what_was_asked_is_enough(name: str) -> None:
    """Whoever answers each question without a preset can settle the deal."""
    rules = rulebook(name)
    for outcome in (WON, (WallEnded(),), (*WON, WallEnded())):
        deal = FinishedDeal({}, outcome if rules.ledger.goes_on else outcome[:1])
        while open_ones := [each for each in rules.questions(deal) if each.preset is None]:
            question = open_ones[0]
            assert question.seat is not None
            said = deal.hands.get(question.seat, Declared())
            assert isinstance(said, Declared)
            choice = question.choices[0] if question.choices else "40"
            answer = int(choice) if question.id == "value" else choice
            replaced = msgspec.structs.replace(said, **{question.id: answer})
            deal = msgspec.structs.replace(deal, hands=deal.hands | {question.seat: replaced})
        rules.settle(deal)


@clause("ZJ-30.5", "ZJ-30.6", "ZJ-30.10", "ZJ-33.3")
def test_who_is_responsible_is_asked_only_where_it_matters() -> None:
    dear = FinishedDeal({1: Declared(value=70)}, WON)
    assert asked("zung-jung", dear) == [("responsible", None)]
    (question,) = rulebook("zung-jung").questions(dear)
    assert (question.choices, question.preset) == (("E", "W", "N", "nobody"), "E")
    assert not asked("zung-jung", dear, payoff="uniform")
    assert not asked("zung-jung", dear, immunity=False)
    assert not asked("zung-jung", FinishedDeal({1: Declared(value=25)}, WON))
    assert not asked("zung-jung", FinishedDeal({1: Declared(value=70)}, WON, responsible=2))
    rules = rulebook("zung-jung")
    blamed = FinishedDeal({1: Declared(value=70)}, WON, responsible=2)
    assert rules.settle(blamed).delta == {"E": -25, "S": 210, "W": -160, "N": -25}
    free = FinishedDeal({1: Declared(value=70)}, WON, responsible="nobody")
    assert rules.settle(free).delta == {"E": -70, "S": 210, "W": -70, "N": -70}


@clause("CCL-17.9", "CCL-17.11", "CCL-19.4", "CCL-19.6")
def test_classical_asks_for_the_losers_and_who_fed_the_winner() -> None:
    asks = asked("classical", FinishedDeal({}, WON))
    assert asks == [("value", 1), ("value", 0), ("value", 2), ("value", 3), ("fed", 0)]
    assert ("fed", 0) not in asked("classical", FinishedDeal({}, WON), feeding_penalty=False)
    hands: dict[int, Hand | Declared] = {
        0: Declared(value=8),
        1: Declared(value=64),
        2: Declared(too_many_tiles=True),
        3: Declared(value=2),
    }
    rules = rulebook("classical")
    assert rules.settle(FinishedDeal(hands, WON)).delta == {"E": -100, "S": 256, "W": -82, "N": -74}
    fed = rules.settle(FinishedDeal(hands, WON, fed="CCL-19.4"))
    assert fed.delta == {"E": -256, "S": 256, "W": 0, "N": 0}
    with pytest.raises(ValueError, match=r"CCL-19\.2"):
        rules.settle(FinishedDeal(hands, WON, fed="CCL-19.2"))


@clause("CCL-17.8", "CCL-17.10", "CCL-21.6")
@pytest.mark.parametrize("foul", ["wrong-count", "wrong-claim"])
def test_a_dead_hand_of_classical_cannot_win_and_costs_nothing(foul: str) -> None:
    hands: dict[int, Hand | Declared] = {seat: Declared(value=20) for seat in range(4)}
    rules = rulebook("classical", false_win_penalty=100)
    dead = FinishedDeal(hands, (Foul(2, foul), Call((1, 2), None, 0)))
    assert rules.settle(dead).scores.keys() == {1}  # West would have the tile, being furthest
    assert not rules.settle(FinishedDeal(hands, (Foul(2, foul),))).payments
    false = rules.settle(FinishedDeal(hands, (Foul(2, "false-win"), Foul(2, "false-win"))))
    assert false.delta == {"E": 100, "S": 100, "W": -300, "N": 100}


@clause("POP-17.3")
def test_popular_asks_whether_a_false_winner_was_ready() -> None:
    foul = FinishedDeal({}, (Foul(2, "false-win"),))
    assert asked("popular", foul) == [("ready", 2)]
    assert not asked("popular", FinishedDeal({}, (Foul(2, "false-win", ready=True),)))


@clause("SBR-9.10", "SBR-12.2", "SBR-12.5", "SBR-11.12")
def test_sichuan_asks_for_states_and_for_what_came_after_a_kong() -> None:
    outcome = (KongDeclared(0, None, "concealed"), *WON, WallEnded())
    deal = FinishedDeal({1: Declared(value=4)}, outcome)
    assert asked("sichuan", deal) == [("situation", 1), ("state", 0), ("state", 2), ("state", 3)]
    rules = rulebook("sichuan")
    choices = {each.seat: each.choices for each in rules.questions(deal)}
    assert choices[1] == ("no", "robbing-kong", "shoot-after-kong")
    assert choices[0] == ("ready", "not-ready", "pig")
    hands: dict[int, Hand | Declared] = {
        0: Declared(value=2, state="ready"),
        1: Declared(value=4, situation=frozenset({"shoot-after-kong"})),
        2: Declared(state="not-ready"),
        3: Declared(state="pig"),
    }
    settled = rules.settle(FinishedDeal(hands, outcome))
    assert settled.delta == {"E": -2, "S": 4, "W": -2, "N": -16}
    assert ("value", 0) in asked("sichuan", FinishedDeal({0: Declared(state="ready")}, outcome))
    fouled = FinishedDeal({}, (Foul(3, "false-win", others=(2,)), WallEnded()))
    assert asked("sichuan", fouled) == [("state", 0), ("state", 1)]
    with pytest.raises(ValueError, match="both seven-pairs and all-pungs"):
        rules.tally({"seven-pairs": 1, "all-pungs": 1})


@pytest.mark.parametrize(
    ("name", "options", "value"),
    [
        ("sichuan", {}, 3),
        ("sichuan", {"limit": "8"}, 16),
        ("red", {"min_points": 5}, 4),
        ("red", {}, 301),
        ("classical", {}, 18),
        ("classical", {}, 2002),
        ("popular", {}, 0),
        ("zung-jung", {"minimum": 5}, 4),
        ("zung-jung", {}, 321),
    ],
)
def test_what_no_hand_can_be_worth_is_refused(
    name: str, options: dict[str, object], value: int
) -> None:
    rules = rulebook(name, **options)
    with pytest.raises(ValueError, match=f"no hand can be worth {value} here"):
        rules.admits(value)
    with pytest.raises(ValueError, match="no hand can be worth"):
        rules.settle(FinishedDeal({1: Declared(value=value)}, WON))


@clause("RED-14.4", "RED-14.5")
def test_with_a_cap_below_the_minimum_every_win_is_worth_the_cap() -> None:
    rules = rulebook("red", min_points=24, cap=1)
    rules.admits(1)
    for value in (0, 24):
        with pytest.raises(ValueError, match="only 1–1"):
            rules.admits(value)


@clause("RED-14.5", "SBR-10.2", "ZJ-28.7", "CCL-16.2")
def test_limits_are_told_with_the_complaint() -> None:
    said = {name: str(rulebook(name).values) for name in RULEBOOKS}
    assert said["sichuan"] == "1, 2, 4, 8, 16"
    assert said["red"] == "0–300"
    assert said["zung-jung"] == "1–320, 400, 480"
    assert said["popular"] == "1–…"


@clause("CCL-16.4", "ZJ-28.1")
def test_named_patterns_are_added_by_the_rulebook() -> None:
    classical = rulebook("classical")
    limit = classical.tally({"four-blessings": 1, "mahjong": 1, "pung-open-wind": 3})
    assert (limit.value, limit.patterns) == (2000, {"four-blessings": 1})
    both = classical.tally({"mahjong": 1, "all-honours": 1, "terminals-honours": 1})
    assert [question.about for question in both.questions] == [("all-honours", "terminals-honours")]
    deal = FinishedDeal({1: Declared(patterns=dict(both.patterns))}, WON)
    assert ("absorbed", 1) in asked("classical", deal)
    series = rulebook("zung-jung").tally({"half-flush": 1, "full-flush": 1})
    assert list(series.patterns) == ["full-flush"]
    for wrong in ({"mahjong": 2}, {"mahjong": 0}, {"sneeze": 1}):
        with pytest.raises(ValueError, match="pattern"):
            classical.tally(wrong)


def test_value_and_patterns_must_agree() -> None:
    red = rulebook("red")
    assert red.worth(Declared(patterns={"all-chows": 1}, value=3)).basis == FROM_PATTERNS
    with pytest.raises(ValueError, match="come to 3, not to 5"):
        red.worth(Declared(patterns={"all-chows": 1}, value=5))
    with pytest.raises(ValueError, match="is needed"):
        red.worth(Declared())
    with pytest.raises(ValueError, match="no hand is 'ready'"):
        red.worth(Declared(value=3, state="ready"))
