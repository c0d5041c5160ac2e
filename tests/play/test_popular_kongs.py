"""Scripted deals of popular: kongs and their robbing, flowers, the end of the wall."""

from __future__ import annotations

from sparrows.play.events import Ended, KongRobbed
from sparrows.play.table import HIDDEN
from sparrows.tiles import parse, parse_one
from tests.clauses import clause
from tests.play.rigged import ScriptedDeal, rigged

# Kongs


@clause("POP-6.6", "POP-7.5", "POP-7.2", "POP-7.7")
def test_a_claimed_kong_is_replaced_from_the_flower_end() -> None:
    deal = rigged("popular", "6z", west="666z", back="8m")
    deal.plays("E discard 6z")
    assert deal.offered("W") == ["kong 6z with 666z", "pung 6z with 66z", "pass"]
    deal.plays("W kong 6z")
    assert deal.melds("W") == ["6666z"]
    assert deal.table.drawn == parse_one("8m")
    deal.plays("W discard 8m")
    assert deal.waiting() == "N"


@clause("POP-7.1", "POP-7.3", "POP-7.6", "POP-7.8", "POP-7.15")
def test_a_concealed_kong_stays_hidden_until_the_end() -> None:
    deal = rigged(
        "popular", "6666z 7777z 159m 19p 1z", "159m 15p 159s 12234z", draws="5z", back="8s 8s"
    )
    assert deal.offered("E")[:2] == ["concealed-kong 6z", "concealed-kong 7z"]
    deal.plays("E concealed-kong 6z")
    assert deal.melds("E") == ["6666z"]
    assert deal.view(0).places[0].melds[0].tile == parse_one("6z")
    assert deal.view(1).places[0].melds[0].tile == HIDDEN
    assert deal.waiting() == "E"  # nobody can rob it
    deal.plays("E concealed-kong 7z, E discard 8s")
    assert deal.waiting() == "S"


@clause("POP-7.6")
def test_concealed_kongs_are_turned_up_when_the_deal_is_over() -> None:
    deal = rigged("popular", "6666z", draws="", back="8s 8p", short=True)
    deal.plays("E concealed-kong 6z, E discard 8s")
    assert deal.view(3).places[0].melds[0].tile == HIDDEN
    deal.plays("S discard 8p")
    assert deal.over
    assert deal.view(3).places[0].melds[0].tile == parse_one("6z")


@clause("POP-7.3", "POP-5.4")
def test_no_kong_directly_after_a_claim() -> None:
    deal = rigged("popular", "6z", "66z 7777z 1m", draws="8m 8m 8m 8m")
    deal.plays("E discard 6z, S pung 6z")
    assert "concealed-kong 7z" not in deal.offered("S")
    deal.plays("S discard 1m")
    for seat in "WNE":
        deal.plays(f"{seat} discard 8m")
    assert "concealed-kong 7z" in deal.offered("S")  # the fourth need not be the tile just taken


def to_the_added_kong() -> ScriptedDeal:
    """South has a pung of 4m and draws the fourth, which West and North wait for."""
    west, north = "23m 456678p 789s 77z", "56m 234678p 234s 55z"
    deal = rigged("popular", "4m 1z", "44m 4z", west, north, draws="3z 6z 1z 4m")
    deal.plays("W pass, N pass, E discard 4m, S pung 4m, W pass, N pass, S discard 4z")
    deal.plays("W discard 3z, N discard 6z, E discard 1z")
    return deal


@clause("POP-7.4", "POP-7.10", "POP-7.11", "POP-7.12", "POP-15.1")
def test_an_added_kong_may_be_robbed_by_the_nearest() -> None:
    deal = to_the_added_kong()
    assert deal.waiting() == "S"
    deal.plays("S added-kong 4m")
    assert deal.waiting() == "WN"
    deal.plays("N win, W win")
    won = deal.won()
    assert (won.seat, won.giver) == (2, 1)
    assert "robbing-kong" in won.patterns
    assert deal.happened(KongRobbed)
    assert deal.melds("S") == ["444m"]
    assert deal.gains() == [0, -won.value, won.value, 0]


@clause("POP-7.4", "POP-7.7")
def test_an_added_kong_that_nobody_robs_is_replaced() -> None:
    deal = to_the_added_kong()
    deal.plays("S added-kong 4m, W pass, N pass")
    assert deal.melds("S") == ["4444m"]
    assert deal.waiting() == "S"
    assert deal.table.after_kong


@clause("POP-6.7")
def test_a_discard_never_makes_a_kong_of_a_melded_pung() -> None:
    deal = rigged("popular", "6z", "66z 4z", draws="6z")
    deal.plays("E discard 6z, S pung 6z, S discard 4z, W discard 6z")
    assert deal.waiting() == "N"  # South was not asked


@clause("POP-7.7", "POP-13.52")
def test_a_win_on_the_replacement_of_a_kong() -> None:
    deal = rigged("popular", "6666z 123m 456p 78s 77z", back="9s")
    deal.plays("E concealed-kong 6z, E win")
    assert deal.won().situation == ("kong-replacement",)
    assert "kong-replacement" in deal.won().patterns


# Flowers


@clause("POP-8.1", "POP-8.2", "POP-8.4", "POP-8.5")
def test_a_flower_drawn_is_replaced_or_discarded_before_all_else() -> None:
    deal = rigged("popular", "6z", "7777z", draws="1f", back="2f 8m")
    deal.plays("E discard 6z")
    assert deal.offered("S") == ["replace-flower 1f", "discard 1f"]
    deal.plays("S replace-flower 1f")
    assert deal.offered("S") == ["replace-flower 2f", "discard 2f"]
    deal.plays("S replace-flower 2f")
    assert deal.place("S").bonus == list(parse("12f"))
    assert "concealed-kong 7z" in deal.offered("S")
    assert deal.place("S").melds == []


@clause("POP-8.1", "POP-8.3", "POP-6.8")
def test_a_discarded_flower_is_nobodys() -> None:
    deal = rigged("popular", "6z", draws="1f 8m")
    deal.plays("E discard 6z, S discard 1f")
    assert deal.waiting() == "W"
    assert deal.place("S").bonus == []
    assert deal.place("S").pond == [parse_one("1f")]


@clause("POP-8.6", "POP-8.7")
def test_a_flower_between_takes_the_fan_of_the_replacement() -> None:
    deal = rigged("popular", "6666z 123m 456p 78s 77z", back="1f 9s")
    deal.plays("E concealed-kong 6z, E replace-flower 1f, E win")
    assert deal.won().giver is None
    assert "kong-replacement" not in deal.won().situation


@clause("POP-8.8")
def test_a_flower_as_the_last_tile_is_not_replaced() -> None:
    deal = rigged("popular", "6z", draws="1f", short=True)
    deal.plays("E discard 6z")
    assert "replace-flower 1f" not in deal.offered("S")
    assert {"discard 1f", "discard 1m"} <= set(deal.offered("S"))
    deal.plays("S discard 1m")
    assert deal.over


# The end of the wall


@clause("POP-12.1", "POP-7.9")
def test_the_last_tile_wins_or_is_discarded() -> None:
    deal = rigged("popular", "6z", "777z", draws="7z", short=True)
    deal.plays("E discard 6z")
    assert deal.place("S").standing.counts[parse_one("7z")] == 4
    assert deal.may("S") == {"discard"}

    deal = rigged("popular", "6z", "23m 456678p 789s 77z", draws="4m", short=True)
    deal.plays("S pass, E discard 6z, S win")
    assert deal.won().situation == ("earth", "last-draw")
    value = deal.won().value
    assert deal.gains() == [-value, 3 * value, -value, -value]


@clause("POP-12.2", "POP-12.3", "POP-6.15", "POP-7.9")
def test_the_last_discard_is_only_won_on() -> None:
    deal = rigged(
        "popular",
        "6z",
        west="23m 456678p 789s 77z",
        north="444m",
        draws="4m",
        short=True,
    )
    deal.plays("W pass, E discard 6z, S discard 4m")
    assert deal.waiting() == "W"
    deal.plays("W win")
    assert "last-discard" in deal.won().situation


@clause("POP-12.4", "POP-15.4")
def test_a_deal_that_nobody_wins_pays_nothing() -> None:
    deal = rigged("popular", "6z", draws="8m", short=True)
    deal.plays("E discard 6z, S discard 8m")
    (ended,) = deal.happened(Ended)
    assert (ended.reason, ended.winners, ended.next_dealer) == ("wall", (), 1)
    assert deal.gains() == [0, 0, 0, 0]
