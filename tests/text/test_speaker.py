"""Everything that can be missing or paid is said in whole sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Payment
from sparrows.readings.groups import CHOWS, PAIRS, PUNGS, SINGLES, Group
from sparrows.readings.hand import Hand
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.rulebooks.cases import read_hand
from sparrows.scoring.score import Score
from sparrows.scoring.verdict import Missing
from sparrows.testing.cases import payments_are_sentences
from sparrows.text import LANGUAGES, Speaker
from sparrows.text.speaker import in_notation, laid_apart, pictured
from sparrows.tiles import parse
from tests.case_files import hand_cases, load_cases

BOTH = pytest.mark.parametrize("language", LANGUAGES)
EVERY_RULEBOOK = pytest.mark.parametrize("rules", RULEBOOKS)


def scores(rules: str) -> Iterator[tuple[Rulebook, Score]]:
    for case in hand_cases(rules):
        made, hand = read_hand(case)
        yield made, made.score(hand)


def kind_of(missing: Missing) -> tuple[object, ...]:
    """Reasons alike in this are said in the same words."""
    about = sorted(missing.about.items())
    return missing.code, *(
        (key, value if isinstance(value, str | bool) else type(value).__name__, bool(value))
        for key, value in about
    )


def all_reasons(rules: str) -> list[Missing]:
    """One of each kind of reason that comes up in the worked cases."""
    found: dict[tuple[object, ...], Missing] = {}
    for made, score in scores(rules):
        answers = [score.reason, *(score.why(row.id).missing for row in made.patterns)]
        for missing in answers:
            if missing is not None:
                found.setdefault(kind_of(missing), missing)
    return list(found.values())


@EVERY_RULEBOOK
def test_reasons_are_sentences(rules: str) -> None:
    reasons = all_reasons(rules)
    assert len(reasons) > 5
    for language in LANGUAGES:
        speaker = Speaker(rules, language)
        for missing in reasons:
            about = speaker.about(missing)
            text, errors = speaker.words.format(f"missing-{missing.code}", about, rules)
            assert not errors, (missing, errors)
            assert text[0].isupper() or text[0].isdigit(), (missing, text)
            assert text.endswith("."), (missing, text)
            assert not re.search(r"[{}]|\bnone\b.*none|  ", text), (missing, text)


@EVERY_RULEBOOK
def test_word_ids_of_reasons_are_words(rules: str) -> None:
    """No id is left standing in a Russian sentence."""
    speaker = Speaker(rules, "ru")
    for missing in all_reasons(rules):
        text = speaker.reason(missing)
        latin = re.findall(r"[a-z]{2,}", text)
        assert not latin, (missing, text)


@EVERY_RULEBOOK
def test_payments_are_sentences(rules: str) -> None:
    assert payments_are_sentences(load_cases(rules))


@EVERY_RULEBOOK
@BOTH
def test_what_became_of_every_pattern(rules: str, language: str) -> None:
    speaker = Speaker(rules, language)
    for made, score in list(scores(rules))[:20]:
        for pattern in made.patterns:
            text = speaker.why(score.why(pattern.id))
            assert speaker.pattern(pattern) in text
            assert "{" not in text
        for lost in score.absorbed:
            assert speaker.pattern(lost.by) in speaker.lost(lost)


def test_a_sentence_is_about_this_hand() -> None:
    score = rulebook("red").score(Hand(parse("123m 456m 12345p 99s"), parse("6p")[0]))
    why = score.why("pure-straight")
    assert Speaker("red", "en").why(why) == (
        "Pure straight (RED-9.10) does not count. 123m 456m is there, 789m is missing."
    )
    assert Speaker("red", "ru").why(why) == (
        "«Чистый ряд» (RED-9.10) не засчитывается. Есть 123m 456m, не хватает 789m."
    )


def test_what_a_rulebook_forgot_to_say() -> None:
    assert Speaker("red", "en").reason(Missing("never-heard-of")) == "never-heard-of"


@pytest.mark.parametrize(
    ("groups", "text"),
    [
        ((CHOWS[0], PUNGS[31], PAIRS[9]), "123m 555z 11p"),
        ((SINGLES[0], SINGLES[0], SINGLES[30]), "11m 4z"),
        ((CHOWS[3], SINGLES[5]), "456m 6m"),
        ((Group("kong", 0),), "1111m"),
        ((), ""),
    ],
)
def test_groups_in_notation(groups: tuple[Group, ...], text: str) -> None:
    assert in_notation(laid_apart(groups)) == text


def test_a_terminal_is_shown_pictures_too() -> None:
    score = rulebook("red").score(Hand(parse("123m 456m 12345p 99s"), parse("6p")[0]))
    assert (
        Speaker("red", "en", pictured)
        .why(score.why("pure-straight"))
        .endswith("🀇🀈🀉 🀊🀋🀌 123m 456m is there, 🀍🀎🀏 789m is missing.")
    )


def test_who_pays_is_called_by_name_where_there_is_one() -> None:
    payment = Payment(1, 0, 12, "RED-11.1", "win-on-discard")
    speaker = Speaker("red", "ru")
    assert speaker.payment(payment).startswith("Юг платит, Восток получает 12 очков: ")
    named = speaker.payment(payment, ["Анна", "Борис"].__getitem__)
    assert named.startswith("Борис платит, Анна получает 12 очков: ")
