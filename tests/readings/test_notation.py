"""A whole hand in one line."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sparrows.readings.groups import CHOW, KONG, PUNG, Meld
from sparrows.readings.hand import Hand
from sparrows.readings.notation import WholeHand, read_named_meld, read_written, write_hand
from sparrows.tiles import LONGEST_NOTATION, Tiles, _parse_signs, parse


@pytest.mark.parametrize(
    ("text", "standing", "melds"),
    [
        ("11222333m 99p [777z]", "11222333m 99p", (Meld(PUNG, 33),)),
        ("[123m]5z", "5z", (Meld(CHOW, 0),)),
        ("[321m]", "", (Meld(CHOW, 0),)),
        ("5z [1111m]", "5z", (Meld(KONG, 0),)),
        ("5z (1111m)", "5z", (Meld(KONG, 0, concealed=True),)),
        ("5z [1111m]c", "5z", (Meld(KONG, 0, concealed=True),)),
        ("5z [1111m]+ 5z", "55z", (Meld(KONG, 0, promoted=True),)),
        ("J [1m J 3m = 123m]", "J", (Meld(CHOW, 0, wild=(1,)),)),
        (
            "[5p JJ=555p] (9999s)",
            "",
            (Meld(PUNG, 13, wild=(13, 13)), Meld(KONG, 26, concealed=True)),
        ),
        ("", "", ()),
    ],
)
def test_a_written_hand(text: str, standing: str, melds: tuple[Meld, ...]) -> None:
    written = WholeHand(parse(standing), melds)
    assert read_written(text) == written
    assert read_written(write_hand(Hand(parse(standing), melds=melds))) == written


@pytest.mark.parametrize("text", ["5z (JJJJ)", "5z [JJJJ]c", "5z (JJJJ = 3333p)"])
def test_four_wild_tiles_are_a_concealed_kong(text: str) -> None:
    kong = Meld(KONG, 11, concealed=True, wild=(11,) * 4)
    assert read_written(text, wild=11) == WholeHand(parse("5z"), (kong,))
    assert read_named_meld("concealed kong JJJJ", wild=11) == kong


def test_the_winning_tile_is_written_last() -> None:
    hand = Hand(parse("3m 1m"), parse("2m")[0], melds=(Meld(KONG, 9, promoted=True),))
    assert write_hand(hand) == "13m 2m [1111p]+"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("123", "a rank needs a suit letter, at position 3"),
        ("123m [45", "is no rank or suit, at position 6"),
        ("123m ]", "is no rank or suit, at position 6"),
        ("[124m]", "'124m' is no chow"),
        ("[12m]", "is no chow"),
        ("[]", "is no chow"),
        ("[111222m]", "is no chow"),
        ("(111m)", "only a kong can be concealed"),
        ("[123m]+", "only a kong can be concealed or promoted"),
        ("[1mJJ]", "must say what it stands for"),
        ("(JJJJ)", "no kind is named as wild"),
        ("[1mJJ = 123p]", "cannot stand for"),
        ("[1m = ]", "is no"),
        ("1" * (LONGEST_NOTATION + 1), "too many for a hand"),
    ],
)
def test_what_cannot_be_read(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read_written(text)


@pytest.mark.parametrize(
    ("text", "meld"),
    [
        ("[11sJ]", Meld(PUNG, 18, wild=(18,))),
        ("[1s J 3s]", Meld(CHOW, 18, wild=(19,))),
        ("[JJJJ]", Meld(KONG, 11, wild=(11,) * 4)),
    ],
)
def test_where_a_kind_is_wild_a_meld_need_not_say_what_its_jokers_are(
    text: str, meld: Meld
) -> None:
    assert read_written(text, wild=11).melds == (meld,)


def test_a_flower_cannot_be_wild() -> None:
    with pytest.raises(ValueError, match="wild: 1f is no playing tile"):
        read_written("(JJJJ)", wild=parse("1f")[0])


@pytest.mark.parametrize(
    ("text", "meld"),
    [
        ("pung 777z", Meld(PUNG, 33)),
        ("  chow 123m", Meld(CHOW, 0)),
        ("kong 1111m", Meld(KONG, 0)),
        ("concealed kong 1111m", Meld(KONG, 0, concealed=True)),
        ("promoted kong 1111m", Meld(KONG, 0, promoted=True)),
        ("chow 1m J 3m = 123m", Meld(CHOW, 0, wild=(1,))),
    ],
)
def test_a_named_meld(text: str, meld: Meld) -> None:
    assert read_named_meld(text) == meld


@pytest.mark.parametrize("text", ["", "pung", "777z", "pair 77z", "pung 123m", "kong 777z"])
def test_a_meld_that_is_none(text: str) -> None:
    with pytest.raises(ValueError, match=r"a meld is written as|is a (chow|pung), not"):
        read_named_meld(text)


SIGNS = st.text(alphabet="123456789mpszfJ[]()+c= x0", max_size=40)


@given(st.one_of(SIGNS, st.text(max_size=30)))
def test_nothing_but_a_value_error_escapes(text: str) -> None:
    for read in (read_written, read_named_meld):
        try:
            read(text)
        except ValueError:
            continue


def read_or_refused(read: Callable[[str], Tiles], text: str) -> Tiles | str:
    try:
        return read(text)
    except ValueError as error:
        return str(error)


WORDS = st.lists(st.from_regex(r"[1-9]{1,14}[mpszfé]|J+|[1-9]|[mps]", fullmatch=True), max_size=6)


@given(st.one_of(WORDS.map(" ".join), WORDS.map("".join), SIGNS, st.text(max_size=30)))
def test_words_are_read_as_their_signs_are(text: str) -> None:
    assert read_or_refused(parse, text) == read_or_refused(_parse_signs, text)
