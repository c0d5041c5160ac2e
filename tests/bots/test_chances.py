"""How likely a hand is to win."""

from __future__ import annotations

from sparrows.bots.chances import DealClock, as_late


def test_nearer_hands_and_more_useful_tiles_win_more_often() -> None:
    clock = DealClock(4, 14, 80)
    assert clock.chance(0, 6) > clock.chance(0, 4) > clock.chance(1, 12) > clock.chance(1, 8)
    assert clock.chance(2, 0) == 0


def test_a_deal_is_later_when_others_look_ready() -> None:
    assert as_late(6, 0.0) < as_late(6, 1.0) < as_late(6, 3.0)
    assert as_late(2, 1.0) < as_late(10, 1.0)
    early, late = (DealClock(as_late(6, ready), 12, 70) for ready in (0.2, 2.0))
    assert early.chance(1, 12) > late.chance(1, 12)
