"""Complaints of the library are known again in another language."""

from __future__ import annotations

import pytest

from sparrows.rulebooks import rulebook
from sparrows.text import words
from sparrows.text.complaints import PREFIX, complaint
from sparrows.tiles import LONGEST_NOTATION
from sparrows.web.api import GivenHand
from sparrows.web.info.hands import won_hand

HANDS = {
    "no-suit": GivenHand("red", concealed="123"),
    "no-rank": GivenHand("red", concealed="m"),
    "no-tile": GivenHand("red", concealed="8z"),
    "no-sign": GivenHand("red", concealed="1x"),
    "too-long": GivenHand("red", concealed="1" * (LONGEST_NOTATION + 1)),
    "one-tile": GivenHand("red", concealed="11m", winning="12m"),
    "too-many": GivenHand("red", concealed="11111m"),
    "no-joker": GivenHand("classical", concealed="123m J"),
    "not-in-set": GivenHand("sichuan", concealed="123m 1z"),
    "one-bonus": GivenHand("red", concealed="1f 123m", flowers="1f"),
    "flower-twice": GivenHand("red", concealed="123m", flowers="11f"),
    "no-meld": GivenHand("red", concealed="1m [124m]"),
    "only-a-kong": GivenHand("red", concealed="1m (111p)"),
    "joker-in-meld": GivenHand("red", concealed="1m [1mJJ]"),
    "stands-for": GivenHand("red", concealed="1m [1mJJ = 123p]"),
    "no-winning-tile": GivenHand("red"),
    "no-wild-kind": GivenHand("popular", concealed="123m J"),
    "written-as-joker": GivenHand("popular", concealed="123m", wild="1m"),
    "indicator": GivenHand("popular", concealed="9999s", wild="1s"),
}


def said_of(given: GivenHand) -> str:
    with pytest.raises(ValueError) as refused:
        rulebook(given.rules).score(won_hand(given))
    return str(refused.value)


def test_every_complaint_is_one_of_the_library() -> None:
    entries = [entry for entry in words("en").ids if entry.startswith(PREFIX)]
    assert entries == [PREFIX + name for name in HANDS]


@pytest.mark.parametrize("name", HANDS)
def test_what_the_library_says_is_known_again(name: str) -> None:
    message = said_of(HANDS[name])
    assert complaint(message, "en") == message
    russian = complaint(message, "ru")
    assert russian != message
    shared = words("ru").written(PREFIX + name).split("{")[0].strip()
    assert shared in russian


def test_numbers_tiles_and_places_are_kept() -> None:
    assert (
        complaint(said_of(HANDS["too-many"]), "ru") == "в одной руке 5 костей 1m, а в наборе их 4"
    )
    assert complaint("melds: '124m' is no chow", "ru") == "'124m' — это не чоу"
    assert complaint("concealed: '8z': there is no tile 8z, at position 1", "ru").endswith(
        "кости 8z (место 1) не бывает"
    )


def test_others_stay_as_they_are() -> None:
    assert complaint("'x' is no situation: heaven", "ru") == "'x' is no situation: heaven"
