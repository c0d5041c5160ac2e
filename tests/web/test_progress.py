"""What a table tells of the length of its match holds when the match is over."""

from __future__ import annotations

from typing import Any

import pytest

from sparrows.bots.playing import play_out, seated
from sparrows.play.match import Match
from sparrows.play.shuffle import seed_from
from sparrows.rulebooks import RULEBOOKS, folder, rulebook
from sparrows.web.progress import dealing, length
from sparrows.web.protocol import Length

PRESETS = [(rules, row.id) for rules in RULEBOOKS for row in folder(rules).PRESETS]
AGREED = PRESETS + [(rules, None) for rules in RULEBOOKS]
GROWS = {"red", "classical"}  # East stays, so that a round may have more deals than players

Told = tuple[int, int, Length | None]


def told_of(rules: str, **options: Any) -> tuple[Match, list[Told]]:
    """A match between bots: round, dealer's turn and length, as told at each of its deals."""
    match = Match(rulebook(rules, **options), seed_from(5))
    bot = "greedy" if rules in GROWS else "random"  # East must win now and then to stay
    bots = seated(match.rules, (bot,) * match.players, seed_from(5))
    told = []
    while not match.over:
        told.append((match.round, dealing(match), length(match)))
        play_out(match.next_deal(), bots)
        match.finish()
    return match, told


@pytest.mark.parametrize(("rules", "preset"), AGREED)
def test_the_length_that_is_told_holds(rules: str, preset: str | None) -> None:
    match, told = told_of(rules, preset=preset)
    lengths = [each for _, _, each in told if each is not None]
    assert len(lengths) == len(told) == match.played
    fewest = getattr(match.rules.options, "rounds", 4) * match.players
    assert lengths[0].deals == fewest
    if rules in GROWS:
        assert {each.bound for each in lengths} == {"least"}
        grown = [each.deals for each in lengths]
        assert grown == sorted(grown)
        assert grown[-1] == match.played >= fewest
    else:
        assert set(lengths) == {Length(match.played, "exact")}


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_the_dealers_of_a_round_are_counted(rules: str) -> None:
    match, told = told_of(rules)
    turns = [(number, turn) for number, turn, _ in told]
    if not match.rules.parts.has_rounds:
        assert set(turns) == {(0, 0)}
        return
    each = [(number, turn) for number in range(4) for turn in range(1, 5)]
    assert list(dict.fromkeys(turns)) == each
    assert (len(turns) > len(each)) == match.rules.parts.dealer_may_stay


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_agreed_deals_are_certain(rules: str) -> None:
    _, told = told_of(rules, deals=3)
    assert [each for _, _, each in told] == [Length(3, "exact")] * 3


def test_a_total_may_end_a_match_sooner() -> None:
    match, told = told_of("red", deals=40, target_points=20)
    assert {each for _, _, each in told} == {Length(40, "most")}
    assert match.played < 40
    match, told = told_of("red", target_points=20)
    assert {each for _, _, each in told} == {None}
