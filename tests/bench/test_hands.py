"""The hands that everybody is measured with."""

from __future__ import annotations

import pytest

from bench.hands import KINDS_OF_HANDS, Unseen, Win, hand_of, makings, wins
from sparrows import rulebook


def tiles(win: Win) -> tuple[object, ...]:
    return win.closed, win.winning, win.chows, win.pungs


def test_no_hand_is_given_twice() -> None:
    unseen = Unseen()
    given = [
        tiles(win)
        for most_melds in (0, 3, 0)
        for without_honours in (True, False)
        for win in unseen.wins(700, most_melds=most_melds, suits_only=without_honours)
    ]
    assert len(given) == 6 * 700
    assert len(set(given)) == len(given)
    plain = [tiles(win) for win in wins(3000)]
    assert len(set(plain)) < len(plain), "chance alone would repeat some"


@pytest.mark.parametrize("most_melds", KINDS_OF_HANDS.values())
def test_hands_win(most_melds: int) -> None:
    unseen = Unseen()
    sichuan, zung_jung = rulebook("sichuan"), rulebook("zung-jung")
    for win in unseen.wins(50, most_melds=most_melds, suits_only=True):
        assert sichuan.score(hand_of(makings(win))).win
    for win in unseen.wins(50, most_melds=most_melds, suits_only=False):
        assert zung_jung.score(hand_of(makings(win))).win
        assert len(win.melds) <= most_melds
