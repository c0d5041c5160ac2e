"""Laws that hold for every hand of every rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import cast

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sparrows.play.rulebook import Rulebook
from sparrows.readings.groups import CHOW, KONG, PAIR, Meld
from sparrows.readings.hand import Hand
from sparrows.readings.reading import REGULAR, Reading
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.scoring.score import Score
from sparrows.testing import hand_laws
from sparrows.tiles import JOKER, KINDS
from tests.clauses import clause
from tests.conftest import SOAK
from tests.random_hands import SEEDS, mirrored, permuted, random_hand

pytestmark = pytest.mark.no_cover  # see tests/conftest.py

Law = Callable[[str, int], None]
EXAMPLES = settings(max_examples=150 * SOAK)

# These ask for certain suits, or for certain ranks, by their own clause.
OF_SUIT = {
    "red-hand",
    "all-green",
    "reversible-tiles",
    "imperial-jade",
    "moon-from-the-sea",
    "grapes-on-the-roof",
}
# These count only what no other player gave.
CONCEALED = {
    "concealed-hand",
    "fully-concealed-hand",
    "two-concealed-pungs",
    "three-concealed-pungs",
    "four-concealed-pungs",
    "riichi",
    "heavenly-ready",
    "original-call",
    "buried-treasure",
    "nine-gates",
}
# Of a series only the dearest shows, so these are weighed by how many pungs they speak of.
LADDER = {"two-concealed-pungs": 2, "three-concealed-pungs": 3, "four-concealed-pungs": 4}

every_rulebook = pytest.mark.parametrize("name", RULEBOOKS)


def law(holds: Law) -> Law:
    """A law is tried on random hands of every rulebook."""
    return cast("Law", every_rulebook(EXAMPLES(given(seed=SEEDS)(holds))))


def assert_alike(one: Score, other: Score) -> None:
    """The same win or none, unless a pattern of a suit decides: without it a minimum may lack."""
    if not OF_SUIT & (set(one.patterns) | set(other.patterns)):
        assert (one.win, one.value) == (other.win, other.value)


@every_rulebook
@EXAMPLES
@given(seed=SEEDS, order=st.sampled_from(list(permutations(range(3)))))
def test_permuting_suits_keeps_the_value(name: str, seed: int, order: tuple[int, ...]) -> None:
    rules, hand = random_hand(name, seed)
    assert_alike(rules.score(hand), rules.score(permuted(hand, order)))


@law
def test_mirroring_ranks_keeps_the_value(name: str, seed: int) -> None:
    rules, hand = random_hand(name, seed)
    # The indicator has a neighbour on one side only, so a joker game is not symmetric.
    assume(hand.wild is None)
    assert_alike(rules.score(hand), rules.score(mirrored(hand)))


def melded(hand: Hand, reading: Reading) -> Hand | None:
    """The hand with one of its standing sets laid open, if one can be spared."""
    standing = Counter(hand.standing)
    for group in reading.groups:
        if group.kind in (PAIR, KONG) or Counter(group.tiles) - standing:
            continue
        rest = standing - Counter(group.tiles)
        return hand.but(standing=rest.elements(), melds=[*hand.melds, Meld(group.kind, group.tile)])
    return None


def concealed_part(patterns: dict[str, int]) -> Counter[str]:
    """How much of each concealed pattern there is."""
    found: Counter[str] = Counter()
    for pattern, count in patterns.items():
        if pattern in LADDER:
            found["concealed-pungs"] += LADDER[pattern]
        elif pattern in CONCEALED or "-closed-" in pattern:
            found[pattern] += count
    return found


@law
def test_melding_a_set_adds_nothing_concealed(name: str, seed: int) -> None:
    rules, hand = random_hand(name, seed)
    score = rules.score(hand)
    assume(score.win and score.reading is not None and score.reading.shape == REGULAR)
    assume(not hand.jokers and not hand.joker_melds)
    assert score.reading is not None
    laid = melded(hand, score.reading)
    assume(laid is not None)
    assert laid is not None
    if name == "sichuan" and any(meld.kind == CHOW for meld in laid.melds):
        return
    # A dearer reading may show fewer concealed patterns than a cheaper one, so the law is
    # asked of the reading with the most of them.
    most = Counter[str]()
    for considered in score.readings:
        most |= concealed_part(considered.patterns)
        # A limit hand absorbs what it holds; melding a set can only bring that to light again.
        absorbed = rules.scoring.explain(considered.reading).absorbed
        most |= concealed_part({lost.pattern.id: len(lost.found) for lost in absorbed})
    for considered in rules.score(laid).readings:
        assert concealed_part(considered.patterns) <= most


@law
@clause("RED-10.7", "SBR-8.9", "CCL-16.5", "POP-14.12", "ZJ-28.10")
def test_the_chosen_reading_is_never_beaten(name: str, seed: int) -> None:
    rules, hand = random_hand(name, seed)
    assume(rules.score(hand).win)
    hand_laws.the_chosen_reading_is_never_beaten(rules, hand)


@law
def test_the_explanation_adds_up_to_the_value(name: str, seed: int) -> None:
    rules, hand = random_hand(name, seed)
    assume(rules.score(hand).win)
    hand_laws.the_explanation_adds_up_to_the_value(rules, hand)


@law
def test_what_was_absorbed_was_met(name: str, seed: int) -> None:
    rules, hand = random_hand(name, seed)
    assume(rules.score(hand).win)
    hand_laws.what_was_absorbed_was_met(rules, hand)


@law
def test_every_pattern_can_be_asked_why(name: str, seed: int) -> None:
    hand_laws.every_pattern_can_be_asked_why(*random_hand(name, seed))


@law
def test_the_judge_finds_what_each_row_finds(name: str, seed: int) -> None:
    hand_laws.the_judge_finds_what_each_row_finds(*random_hand(name, seed))


@law
def test_a_compiled_judge_chooses_as_memory_does(name: str, seed: int) -> None:
    hand_laws.a_compiled_judge_chooses_as_memory_does(*random_hand(name, seed))


@law
def test_what_was_counted_may_be_declared(name: str, seed: int) -> None:
    hand_laws.what_was_counted_may_be_declared(*random_hand(name, seed))


def with_some_wild(rules: Rulebook, hand: Hand) -> Hand:
    """The same hand in a game with jokers, of which it has none."""
    for wild in range(KINDS):
        try:
            made = hand.but(wild=wild)
            rules.refuse_malformed(made)
        except ValueError:
            continue  # the hand has this kind, or four of the indicator's
        return made
    raise AssertionError(hand)


def with_jokers(name: str, rules: Rulebook) -> Rulebook:
    if name != "red":
        return rules
    return rulebook("red", jokers=True, absorption=rules.options.absorption)  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["red", "popular"])
@EXAMPLES
@given(seed=SEEDS, place=st.integers(0, 12))
@clause("RED-7.1", "POP-9.4", "POP-9.18", "POP-14.10")
def test_a_joker_for_a_real_tile_never_lowers_the_value(name: str, seed: int, place: int) -> None:
    rules, hand = random_hand(name, seed)
    assume(not hand.jokers and not hand.joker_melds and hand.standing)
    if name == "popular" and hand.wild is None:
        hand = with_some_wild(rules, hand)
    rules = with_jokers(name, rules)
    score = rules.score(hand)
    assume(score.win)
    standing = list(hand.standing)
    standing[place % len(standing)] = JOKER
    exchanged = rules.score(hand.but(standing=standing))
    assert exchanged.win
    # POP-9.18: whoever holds a joker loses what its absence is worth.
    lost = 2 * score.patterns.get("no-jokers", 0)
    # POP-14.10: if nothing else is left, the flowers are not counted either.
    if "chicken-hand" in exchanged.patterns:
        lost += sum(score.patterns.get(row, 0) for row in ("flower", "own-flower", "flower-set"))
    assert exchanged.value >= score.value - lost
