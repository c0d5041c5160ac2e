"""What bots believe to be at stake is what the rulebooks' settlements say."""

from __future__ import annotations

import msgspec
import pytest

from sparrows.bots.payoffs import OF_THE_MATCH, Payoffs, payoffs_of
from sparrows.rulebooks import RULEBOOKS, rulebook


@pytest.mark.parametrize(
    ("rules", "value", "by_giver", "by_other", "by_each"),
    [
        ("red", 6, 6, 0, 6),
        ("popular", 8, 8, 0, None),
        ("sichuan", 2, 2, 0, 3),
        ("zung-jung", 10, 10, 10, 10),
        ("zung-jung", 40, 70, 25, 40),
        ("zung-jung", 25, None, None, 25),
    ],
)
def test_who_pays_for_a_win(
    rules: str, value: int, by_giver: int | None, by_other: int | None, by_each: int | None
) -> None:
    paid = payoffs_of(rulebook(rules)).paid(value)
    for expected, found in ((by_giver, paid.by_giver), (by_other, paid.by_other)):
        assert expected is None or found == pytest.approx(expected)
    assert by_each is None or paid.by_each == pytest.approx(by_each)


def test_kongs_are_paid_where_the_rules_say_so() -> None:
    bloody, red = payoffs_of(rulebook("sichuan")), payoffs_of(rulebook("red"))
    assert (bloody.concealed_kong, bloody.added_kong, bloody.claimed_kong) == (6, 3, 2)
    assert (red.concealed_kong, red.added_kong, red.claimed_kong) == (0, 0, 0)


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_a_dearer_hand_brings_more(rules: str) -> None:
    payoffs = payoffs_of(rulebook(rules))
    brought = [payoffs.won(value) for value in (0, 1, 4, 16, 64, 256)]
    assert brought == sorted(brought)
    assert brought[0] == 0
    assert 0 < payoffs.ordinary < 100


@pytest.mark.parametrize("players", [2, 3])
def test_fewer_players(players: int) -> None:
    payoffs = payoffs_of(rulebook("red", players=players))
    assert payoffs.payers == players - 1
    assert payoffs.paid(9).by_other == 0


def test_values_tell_more_where_dear_hands_bring_more() -> None:
    popular, dear = payoffs_of(rulebook("popular")), payoffs_of(rulebook("zung-jung"))
    assert 0 < popular.tells < dear.tells == 1
    assert dear.promise(40) == dear.won(40)
    ordinary = popular.won(popular.ordinary)
    assert ordinary < popular.promise(24) < popular.won(24)
    assert popular.won(1) < popular.promise(1) < ordinary


def test_options_of_a_match_change_nothing_that_is_paid() -> None:
    agreed_on = {"rounds": 1, "deals": 7, "target_points": 90, "start_points": 790}
    assert agreed_on.keys() == OF_THE_MATCH
    for rules in RULEBOOKS:
        usual = rulebook(rules)
        names = {field.name for field in msgspec.structs.fields(usual.options)}
        agreed = {name: value for name, value in agreed_on.items() if name in names}
        other = rulebook(rules, **agreed)
        assert agreed and other is not usual
        assert payoffs_of(other) is payoffs_of(usual)
        assert vars(Payoffs(other)) == vars(payoffs_of(usual))


def test_other_options_have_stakes_of_their_own() -> None:
    assert payoffs_of(rulebook("classical", limit=300)) is not payoffs_of(rulebook("classical"))
