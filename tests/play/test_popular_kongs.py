"""Scripted deals of popular: kongs and their robbing, flowers, the end of the wall."""

from __future__ import annotations

from sparrows.play.events import Ended, KongRobbed
from sparrows.play.table import HIDDEN
from sparrows.tiles import parse, parse_one
from tests.clauses import clause
from tests.play.popular_deals import Rigged

# Kongs


@clause("POP-6.6", "POP-7.5", "POP-7.2", "POP-7.7")
def test_a_claimed_kong_is_replaced_from_the_flower_end() -> None:
    game = Rigged(west="666z 15m 159p 159s 12z", back="8m")
    game("E", "discard 6z")
    assert game.offers("W") == ["kong 6z with 666z", "pung 6z with 66z", "pass"]
    game("W", "kong 6z with 666z")
    assert game.melds("W") == ["6666z"]
    assert game.deal.table.drawn == parse_one("8m")
    game("W", "discard 8m")
    assert game.asked() == "N"


@clause("POP-7.1", "POP-7.3", "POP-7.6", "POP-7.8", "POP-7.15")
def test_a_concealed_kong_stays_hidden_until_the_end() -> None:
    game = Rigged(
        east="6666z 7777z 159m 19p 1z", south="159m 15p 159s 12234z", draws="5z", back="8s 8s"
    )
    assert game.offers("E")[:2] == ["concealed-kong 6z", "concealed-kong 7z"]
    game("E", "concealed-kong 6z")
    assert game.melds("E") == ["6666z"]
    assert game.deal.view(0).places[0].melds[0].tile == parse_one("6z")
    assert game.deal.view(1).places[0].melds[0].tile == HIDDEN
    assert game.asked() == "E"  # nobody can rob it
    game("E", "concealed-kong 7z")
    game("E", "discard 8s")
    assert game.asked() == "S"


@clause("POP-7.6")
def test_concealed_kongs_are_turned_up_when_the_deal_is_over() -> None:
    game = Rigged(east="6666z 159m 159p 159s 1z", draws="", back="8s 8p", short=True)
    game("E", "concealed-kong 6z")
    game("E", "discard 8s")
    assert game.deal.view(3).places[0].melds[0].tile == HIDDEN
    game("S", "discard 8p")
    assert game.deal.over
    assert game.deal.view(3).places[0].melds[0].tile == parse_one("6z")


@clause("POP-7.3", "POP-5.4")
def test_no_kong_directly_after_a_claim() -> None:
    game = Rigged(south="66z 7777z 15m 19p 159s", draws="8m 8m 8m 8m")
    game("E", "discard 6z")
    game("S", "pung 6z with 66z")
    assert "concealed-kong 7z" not in game.offers("S")
    game("S", "discard 1m")
    for seat in "WNE":
        game(seat, "discard 8m")
    assert "concealed-kong 7z" in game.offers("S")  # the fourth need not be the tile just taken


def robbed() -> Rigged:
    """South has a pung of 4m and draws the fourth, which West and North wait for."""
    return Rigged(
        east="4m 159m 159p 159s 1236z",
        south="44m 19m 159p 159s 124z",
        west="23m 456678p 789s 77z",
        north="56m 234678p 234s 55z",
        draws="3z 6z 1z 4m",
    )


def to_the_added_kong(game: Rigged) -> None:
    game("W", "pass")
    game("N", "pass")
    game("E", "discard 4m")
    game("S", "pung 4m with 44m")
    game("W", "pass")
    game("N", "pass")
    game("S", "discard 4z")
    game("W", "discard 3z")
    game("N", "discard 6z")
    game("E", "discard 1z")


@clause("POP-7.4", "POP-7.10", "POP-7.11", "POP-7.12", "POP-15.1")
def test_an_added_kong_may_be_robbed_by_the_nearest() -> None:
    game = robbed()
    to_the_added_kong(game)
    assert game.asked() == "S"
    game("S", "added-kong 4m")
    assert game.asked() == "WN"
    game("N", "win")
    game("W", "win")
    won = game.won()
    assert (won.seat, won.giver) == (2, 1)
    assert "robbing-kong" in won.patterns
    assert game.happened(KongRobbed)
    assert game.melds("S") == ["444m"]
    assert game.gains() == [0, -won.value, won.value, 0]


@clause("POP-7.4", "POP-7.7")
def test_an_added_kong_that_nobody_robs_is_replaced() -> None:
    game = robbed()
    to_the_added_kong(game)
    game("S", "added-kong 4m")
    game("W", "pass")
    game("N", "pass")
    assert game.melds("S") == ["4444m"]
    assert game.asked() == "S"
    assert game.deal.table.after_kong


@clause("POP-6.7")
def test_a_discard_never_makes_a_kong_of_a_melded_pung() -> None:
    game = Rigged(south="66z 19m 159p 159s 124z", draws="6z")
    game("E", "discard 6z")
    game("S", "pung 6z with 66z")
    game("S", "discard 4z")
    game("W", "discard 6z")
    assert game.asked() == "N"  # South was not asked


@clause("POP-7.7", "POP-13.52")
def test_a_win_on_the_replacement_of_a_kong() -> None:
    game = Rigged(east="6666z 123m 456p 78s 77z", back="9s", north="159m 159p 15s 12345z")
    game("E", "concealed-kong 6z")
    game("E", "win")
    assert game.won().situation == ("kong-replacement",)
    assert "kong-replacement" in game.won().patterns


# Flowers


@clause("POP-8.1", "POP-8.2", "POP-8.4", "POP-8.5")
def test_a_flower_drawn_is_replaced_or_discarded_before_all_else() -> None:
    game = Rigged(south="7777z 159m 159p 159s", draws="1f", back="2f 8m")
    game("E", "discard 6z")
    assert game.offers("S") == ["replace-flower 1f", "discard 1f"]
    game("S", "replace-flower 1f")
    assert game.offers("S") == ["replace-flower 2f", "discard 2f"]
    game("S", "replace-flower 2f")
    assert game.place("S").bonus == list(parse("12f"))
    assert "concealed-kong 7z" in game.offers("S")
    assert game.place("S").melds == []


@clause("POP-8.1", "POP-8.3", "POP-6.8")
def test_a_discarded_flower_is_nobodys() -> None:
    game = Rigged(draws="1f 8m")
    game("E", "discard 6z")
    game("S", "discard 1f")
    assert game.asked() == "W"
    assert game.place("S").bonus == []
    assert game.place("S").pond == [parse_one("1f")]


@clause("POP-8.6", "POP-8.7")
def test_a_flower_between_takes_the_fan_of_the_replacement() -> None:
    game = Rigged(east="6666z 123m 456p 78s 77z", back="1f 9s", north="159m 159p 15s 12345z")
    game("E", "concealed-kong 6z")
    game("E", "replace-flower 1f")
    game("E", "win")
    assert game.won().giver is None
    assert "kong-replacement" not in game.won().situation


@clause("POP-8.8")
def test_a_flower_as_the_last_tile_is_not_replaced() -> None:
    game = Rigged(draws="1f", short=True)
    game("E", "discard 6z")
    assert "replace-flower 1f" not in game.offers("S")
    assert {"discard 1f", "discard 1m"} <= set(game.offers("S"))
    game("S", "discard 1m")
    assert game.deal.over


# The end of the wall


@clause("POP-12.1", "POP-7.9")
def test_the_last_tile_wins_or_is_discarded() -> None:
    game = Rigged(south="777z 159m 159p 159s 1z", draws="7z", short=True)
    game("E", "discard 6z")
    assert game.place("S").counts[parse_one("7z")] == 4
    assert {offer.split()[0] for offer in game.offers("S")} == {"discard"}

    game = Rigged(south="23m 456678p 789s 77z", draws="4m", short=True)
    game("S", "pass")
    game("E", "discard 6z")
    game("S", "win")
    assert game.won().situation == ("earth", "last-draw")
    value = game.won().value
    assert game.gains() == [-value, 3 * value, -value, -value]


@clause("POP-12.2", "POP-12.3", "POP-6.15", "POP-7.9")
def test_the_last_discard_is_only_won_on() -> None:
    game = Rigged(
        west="23m 456678p 789s 77z",
        north="444m 159p 159s 1234z",
        draws="4m",
        short=True,
    )
    game("W", "pass")
    game("E", "discard 6z")
    game("S", "discard 4m")
    assert game.asked() == "W"
    game("W", "win")
    assert "last-discard" in game.won().situation


@clause("POP-12.4", "POP-15.4")
def test_a_deal_that_nobody_wins_pays_nothing() -> None:
    game = Rigged(draws="8m", short=True)
    game("E", "discard 6z")
    game("S", "discard 8m")
    (ended,) = game.happened(Ended)
    assert (ended.reason, ended.winners, ended.next_dealer) == ("wall", (), 1)
    assert game.gains() == [0, 0, 0, 0]
