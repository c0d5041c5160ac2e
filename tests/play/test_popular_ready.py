"""Scripted deals of popular: ready hands, what they freeze, and heavenly ready."""

from __future__ import annotations

from sparrows.play.events import Declared
from sparrows.tiles import kinds_of, parse, parse_one
from tests.clauses import clause
from tests.play.popular_deals import Rigged

# Ready for 1m and 4m, with nothing to discard.
READY = "23m 456678p 789s 77z"
# Two tiles away from winning: it is ready after one good draw.
NEARLY = "2m 456678p 789s 77z 1z"


def declarations(game: Rigged) -> list[tuple[int, str]]:
    return [(event.seat, event.what) for event in game.happened(Declared)]


@clause("POP-11.1", "POP-11.2", "POP-11.3", "POP-11.9")
def test_ready_is_declared_with_a_discard_that_leaves_the_hand_ready() -> None:
    game = Rigged(south=NEARLY, draws="3m")
    game("E", "discard 6z")
    offers = game.offers("S")
    assert "discard 1z and ready" in offers
    assert "discard 1z" in offers
    assert "discard 4p and ready" not in offers
    game("S", "discard 1z and ready")
    assert declarations(game) == [(1, "ready")]
    assert game.place("S").declared == "ready"
    assert game.deal.view(3).places[1].declared == "ready"


@clause("POP-11.2", "POP-11.3", "POP-13.91")
def test_an_open_hand_may_be_declared_after_claiming() -> None:
    game = Rigged(
        east="6z 149m 159p 159s 1234z",
        south="66z 23m 678p 789s 77z 2z",
        west="159m 159p 159s 1237z",
    )
    game("E", "discard 6z")
    game("S", "pung 6z with 66z")
    game("S", "discard 2z and ready")
    assert game.place("S").declared == "ready"


@clause("POP-11.1")
def test_a_hand_that_waits_for_its_own_tiles_only_is_not_ready() -> None:
    # All that could complete it is a fifth 6z.
    game = Rigged(east="6z 149m 159p 159s 1234z", south="666z 123m 678p 789s 2z")
    game("S", "pass")  # it waits for 2z
    game("E", "discard 6z")
    game("S", "pung 6z with 66z")
    assert "discard 2z" in game.offers("S")
    assert "discard 2z and ready" not in game.offers("S")
    assert "discard 6z and ready" in game.offers("S")


@clause("POP-11.4")
def test_a_ready_hand_claims_nothing_but_a_win_and_discards_what_it_draws() -> None:
    game = Rigged(
        east="7z 159m 159p 159s 1234z",
        south=NEARLY,
        north="159m 159p 159s 1235z",
        draws="3m 6z 8s 8m 9p",
    )
    game("E", "discard 1z")
    game("S", "discard 1z and ready")
    game("W", "discard 6z")
    game("N", "discard 8s")
    game("E", "discard 7z")  # South has a pair of it and is not asked
    assert game.asked() == "S"
    assert game.offers("S") == ["discard 9p"]


@clause("POP-11.7", "POP-6.10")
def test_a_ready_player_may_decline_to_win() -> None:
    game = Rigged(east="4m 159m 159p 159s 1236z", south=NEARLY, draws="3m 1m 8s 6z 4m")
    game("E", "discard 1z")
    game("S", "discard 1z and ready")
    game("W", "discard 1m")
    game("S", "pass")
    game("N", "discard 8s")
    game("E", "discard 6z")
    assert game.offers("S") == ["win", "discard 4m"]
    game("S", "win")
    assert game.won().situation == ("ready",)
    assert "riichi" in game.won().patterns


@clause("POP-11.4", "POP-8.1")
def test_a_ready_hand_replaces_a_flower_or_discards_it() -> None:
    game = Rigged(south=READY, draws="1f", back="1m")
    game("S", "declare and heavenly-ready")
    game("E", "discard 6z")
    assert game.offers("S") == ["replace-flower 1f", "discard 1f"]
    game("S", "replace-flower 1f")
    assert game.offers("S") == ["win", "discard 1m"]


@clause("POP-8.8", "POP-11.4")
def test_a_ready_hand_discards_a_flower_that_is_the_last_tile() -> None:
    game = Rigged(south=READY, draws="1f", short=True)
    game("S", "declare and heavenly-ready")
    game("E", "discard 6z")
    assert game.offers("S") == ["discard 1f"]


@clause("POP-8.1", "POP-8.8", "POP-11.2")
def test_ready_may_be_declared_with_a_flower() -> None:
    game = Rigged(south=READY, draws="1f")
    game("S", "pass")
    game("E", "discard 6z")
    assert game.offers("S") == ["replace-flower 1f", "discard 1f", "discard 1f and ready"]
    game("S", "discard 1f and ready")
    assert game.place("S").declared == "ready"


@clause("POP-11.5")
def test_a_ready_hand_may_declare_a_kong_that_changes_no_wait() -> None:
    game = Rigged(south="23m 666z 678p 789s 77z", east="5z 159m 159p 159s 1234z", draws="6z")
    game("S", "declare and heavenly-ready")
    game("E", "discard 1z")
    assert game.offers("S") == ["concealed-kong 6z", "discard 6z"]
    game("S", "concealed-kong 6z")
    assert game.melds("S") == ["6666z"]
    assert game.asked() == "S"


@clause("POP-11.5")
def test_a_ready_hand_may_not_declare_a_kong_that_changes_its_waits() -> None:
    # 2224m waits for 3m and 4m; with the fourth 2m apart, for 4m only.
    east = "6z 159m 159p 159s 1234z"
    game = Rigged(south="2224m 456p 678p 789s", east=east, draws="2m")
    waits = game.deal.parts.find_waits(game.deal.rules, game.deal.table, game.place("S"))
    assert list(kinds_of(waits)) == list(parse("34m"))
    game("S", "declare and heavenly-ready")
    game("E", "discard 1z")
    assert game.offers("S") == ["discard 2m"]


@clause("POP-11.5", "POP-11.4")
def test_a_ready_hand_declares_no_kong_of_what_it_held_before() -> None:
    game = Rigged(south="6666z 678p 789s 12m 7z", east="7z 159m 159p 159s 1234z", draws="3m 8s 1z")
    game("E", "discard 1z")
    assert "concealed-kong 6z" in game.offers("S")
    assert "discard 6z and ready" in game.offers("S")
    game("S", "discard 6z and ready")
    assert "concealed-kong 6z" not in game.offers("S")


@clause("POP-11.4", "POP-7.4")
def test_a_ready_hand_adds_to_no_pung() -> None:
    game = Rigged(
        east="6z 149m 159p 159s 1234z",
        south="66z 23m 678p 789s 77z 2z",
        west="159m 159p 159s 1237z",
        draws="8s 8s 8m 6z",
    )
    game("E", "discard 6z")
    game("S", "pung 6z with 66z")
    game("S", "discard 2z and ready")
    for seat, tile in zip("WNE", ("8s", "8s", "8m"), strict=True):
        game(seat, f"discard {tile}")
    assert game.offers("S") == ["discard 6z"]


# Heavenly ready


@clause("POP-4.7", "POP-11.8", "POP-5.16")
def test_heavenly_ready_is_asked_of_south_west_and_north_in_order() -> None:
    game = Rigged(
        south=READY, west="56m 234p 678p 234s 55z", north="159m 159p 159s 1236z", draws="4m"
    )
    assert game.asked() == "S"
    assert game.offers("S") == ["declare and heavenly-ready", "pass"]
    game("S", "declare and heavenly-ready")
    assert game.asked() == "W"
    assert game.deal.view(2).places[1].declared == "heavenly-ready"
    game("W", "pass")
    assert game.asked() == "E"
    game("E", "discard 6z")
    game("S", "win")
    assert "heavenly-ready" in game.won().patterns


@clause("POP-11.8")
def test_east_declares_heavenly_ready_with_his_first_discard() -> None:
    game = Rigged(east=READY + " 1z", draws="8s 6z 6z 5z")
    assert "discard 1z and heavenly-ready" in game.offers("E")
    assert "discard 1z and ready" not in game.offers("E")
    game("E", "discard 1z")
    game("S", "discard 8s")
    for seat in "WN":
        game(seat, "discard 6z")
    assert "discard 5z and ready" in game.offers("E")
    assert "discard 5z and heavenly-ready" not in game.offers("E")


@clause("POP-11.8")
def test_a_kong_of_east_before_his_discard_leaves_no_heavenly_ready() -> None:
    game = Rigged(
        east="6666z 56m 234p 678p 5z 1z", south="23m 456p 678p 789s 77z", back="5z", draws="8s"
    )
    game("S", "declare and heavenly-ready")
    game("E", "concealed-kong 6z")
    assert declarations(game) == [(1, "heavenly-ready"), (1, "ready")]
    assert game.place("S").declared == "ready"
    assert "discard 1z and ready" in game.offers("E")
    assert "discard 1z and heavenly-ready" not in game.offers("E")


@clause("POP-4.7")
def test_nobody_is_asked_whose_hand_is_not_ready() -> None:
    game = Rigged(north=READY)
    assert game.asked() == "N"
    assert game.deal.view(0).turn == 3
    game("N", "declare and heavenly-ready")
    assert game.asked() == "E"
    assert parse_one("1m") in list(kinds_of(game.place("N").waits or 0))
