"""Hands that the page gives: counted, asked about a pattern, or looked ahead."""

from __future__ import annotations

from typing import Any

import msgspec

from sparrows.complaint import Complaint
from sparrows.play.outlook import Outlook, Wait, outlook
from sparrows.play.rulebook import Rulebook
from sparrows.readings.hand import Hand
from sparrows.readings.notation import read_written, write_hand
from sparrows.rulebooks import rulebook
from sparrows.rulebooks.cases import own_options
from sparrows.rulebooks.cases import read_hand as read_case
from sparrows.rulebooks.described import tile_of, written_hand
from sparrows.scoring.score import Score
from sparrows.tiles import parse, show
from sparrows.web.api import (
    DiscardInfo,
    GivenHand,
    ScoreResult,
    WaitInfo,
    WaitsResult,
    WhyResult,
)
from sparrows.web.info.explained import score_result, why_result
from sparrows.web.info.sentences import page_speaker
from sparrows.web.refusals import Refusal

# A hand full of jokers waits for everything after any discard; only the best ones are counted.
MOST_COUNTED = 60


def read_rules(given: GivenHand) -> Rulebook:
    """The rulebook under the given options."""
    return rulebook(given.rules, **own_options(given.options))


def hand_given(given: GivenHand) -> Hand:
    """The hand as it was given, also in one line of notation with its melds in brackets."""
    wild = None if given.wild is None else tile_of(given.wild, "wild")
    written = read_written(given.concealed, wild)
    return written_hand(read_rules(given), msgspec.structs.replace(given, concealed=""), written)


def given_hand(case: dict[str, Any], lang: str) -> GivenHand:
    """A case as a page would give it: in one line, with the winning tile last."""
    rules, hand = read_case(case)
    return GivenHand(
        rules=rules.id,
        options=case["options"],
        concealed=write_hand(hand),
        flowers=show(hand.flowers),
        self_draw=hand.self_draw,
        seat=case["seat"],
        round=case["round"],
        situation=tuple(case["situation"]),
        wild=case.get("wild"),
        facts=hand.facts.told(),
        lang=lang,
    )


def won_hand(given: GivenHand) -> Hand:
    """The hand with its winning tile: the last one written where none is named."""
    hand = hand_given(given)
    if hand.winning is not None:
        return hand
    if not hand.standing:
        raise Complaint("concealed: there is no tile that could have won")
    return hand.but(standing=hand.standing[:-1], winning=hand.standing[-1])


def counted(given: GivenHand) -> ScoreResult:
    """What the hand is worth and why."""
    speaker = page_speaker(given.rules, given.lang)
    rules, score = _scored(given)
    return score_result(speaker, rules, score)


def asked_why(given: GivenHand, pattern: str) -> WhyResult:
    """What became of a pattern in the hand."""
    speaker = page_speaker(given.rules, given.lang)
    rules, score = _scored(given)
    if pattern not in rules.scoring.by_id:
        raise Refusal("no-such-pattern")
    return why_result(speaker, score.why(pattern))


def _scored(given: GivenHand) -> tuple[Rulebook, Score]:
    rules = read_rules(given)
    return rules, rules.score(won_hand(given))


def looked_ahead(given: GivenHand) -> WaitsResult:
    """How near the hand is: as it stands, or after each discard."""
    hand = hand_given(given)
    if hand.winning is not None:
        hand = hand.but(standing=(*hand.standing, hand.winning), winning=None, self_draw=False)
    ahead = outlook(read_rules(given), hand, parse(given.visible))
    found = []
    counted = 0
    for tile, after in ahead.discards or ((None, ahead),):
        found.append(_after(tile, after, worths=counted < MOST_COUNTED))
        counted += len(after.waits)
    return WaitsResult(ahead.distance, tuple(found))


def _after(tile: int | None, ahead: Outlook, *, worths: bool) -> DiscardInfo:
    if ahead.waits and worths:
        useful = tuple(_wait(wait) for wait in ahead.waits)
    else:
        useful = tuple(WaitInfo(each, left, None, None) for each, left in ahead.useful.items())
    return DiscardInfo(tile, ahead.distance, useful)


def _wait(wait: Wait) -> WaitInfo:
    discard, wall = wait.from_discard, wait.from_wall
    return WaitInfo(
        wait.tile,
        wait.left,
        discard.value if discard.win else None,
        wall.value if wall.win else None,
    )
