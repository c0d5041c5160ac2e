"""Scripted deals of popular: ready hands, what they freeze, and heavenly ready."""

from __future__ import annotations

from sparrows.play.events import ReadyDeclared
from sparrows.tiles import kinds_of, parse, parse_one
from tests.clauses import clause
from tests.play.rigged import ScriptedDeal, rigged

# Ready for 1m and 4m, with nothing to discard.
READY = "23m 456678p 789s 77z"
# Two tiles away from winning: it is ready after one good draw.
NEARLY = "2m 456678p 789s 77z 1z"


def declarations(deal: ScriptedDeal) -> list[tuple[int, str]]:
    return [(event.seat, event.what) for event in deal.happened(ReadyDeclared)]


@clause("POP-11.1", "POP-11.2", "POP-11.3", "POP-11.9")
def test_ready_is_declared_with_a_discard_that_leaves_the_hand_ready() -> None:
    deal = rigged("popular", "6z", NEARLY, draws="3m")
    deal.plays("E discard 6z")
    offers = deal.offered("S")
    assert "discard 1z and ready" in offers
    assert "discard 1z" in offers
    assert "discard 4p and ready" not in offers
    deal.plays("S discard 1z and ready")
    assert declarations(deal) == [(1, "ready")]
    assert deal.place("S").declared == "ready"
    assert deal.view(3).places[1].declared == "ready"


@clause("POP-11.2", "POP-11.3", "POP-13.91")
def test_an_open_hand_may_be_declared_after_claiming() -> None:
    deal = rigged(
        "popular",
        "6z",
        "66z 23m 678p 789s 77z 2z",
    )
    deal.plays("E discard 6z, S pung 6z, S discard 2z and ready")
    assert deal.place("S").declared == "ready"


@clause("POP-11.1")
def test_a_hand_that_waits_for_its_own_tiles_only_is_not_ready() -> None:
    # All that could complete it is a fifth 6z.
    deal = rigged("popular", "6z", "666z 123m 678p 789s 2z")
    deal.plays("S pass")  # it waits for 2z
    deal.plays("E discard 6z, S pung 6z")
    assert "discard 2z" in deal.offered("S")
    assert "discard 2z and ready" not in deal.offered("S")
    assert "discard 6z and ready" in deal.offered("S")


@clause("POP-11.4")
def test_a_ready_hand_claims_nothing_but_a_win_and_discards_what_it_draws() -> None:
    deal = rigged(
        "popular",
        "7z",
        NEARLY,
        draws="3m 6z 8s 8m 9p",
    )
    deal.plays("E discard 1z, S discard 1z and ready, W discard 6z, N discard 8s")
    deal.plays("E discard 7z")  # South has a pair of it and is not asked
    assert deal.waiting() == "S"
    assert deal.offered("S") == ["discard 9p"]


@clause("POP-11.7", "POP-6.10")
def test_a_ready_player_may_decline_to_win() -> None:
    deal = rigged("popular", "4m", NEARLY, draws="3m 1m 8s 6z 4m")
    deal.plays("E discard 1z, S discard 1z and ready, W discard 1m, S pass, N discard 8s")
    deal.plays("E discard 6z")
    assert deal.offered("S") == ["win", "discard 4m"]
    deal.plays("S win")
    assert deal.won().situation == ("ready",)
    assert "riichi" in deal.won().patterns


@clause("POP-11.4", "POP-8.1")
def test_a_ready_hand_replaces_a_flower_or_discards_it() -> None:
    deal = rigged("popular", "6z", READY, draws="1f", back="1m")
    deal.plays("S declare and heavenly-ready, E discard 6z")
    assert deal.offered("S") == ["replace-flower 1f", "discard 1f"]
    deal.plays("S replace-flower 1f")
    assert deal.offered("S") == ["win", "discard 1m"]


@clause("POP-8.8", "POP-11.4")
def test_a_ready_hand_discards_a_flower_that_is_the_last_tile() -> None:
    deal = rigged("popular", "6z", READY, draws="1f", short=True)
    deal.plays("S declare and heavenly-ready, E discard 6z")
    assert deal.offered("S") == ["discard 1f"]


@clause("POP-8.1", "POP-8.8", "POP-11.2")
def test_ready_may_be_declared_with_a_flower() -> None:
    deal = rigged("popular", "6z", READY, draws="1f")
    deal.plays("S pass, E discard 6z")
    assert deal.offered("S") == ["replace-flower 1f", "discard 1f", "discard 1f and ready"]
    deal.plays("S discard 1f and ready")
    assert deal.place("S").declared == "ready"


@clause("POP-11.5")
def test_a_ready_hand_may_declare_a_kong_that_changes_no_wait() -> None:
    deal = rigged("popular", "5z", "23m 666z 678p 789s 77z", draws="6z")
    deal.plays("S declare and heavenly-ready, E discard 1z")
    assert deal.offered("S") == ["concealed-kong 6z", "discard 6z"]
    deal.plays("S concealed-kong 6z")
    assert deal.melds("S") == ["6666z"]
    assert deal.waiting() == "S"


@clause("POP-11.5")
def test_a_ready_hand_may_not_declare_a_kong_that_changes_its_waits() -> None:
    # 2224m waits for 3m and 4m; with the fourth 2m apart, for 4m only.
    east = "6z"
    deal = rigged("popular", east, "2224m 456p 678p 789s", draws="2m")
    waits = deal.parts.looked_at(deal.rules, deal.place("S"))[1]
    assert list(kinds_of(waits)) == list(parse("34m"))
    deal.plays("S declare and heavenly-ready, E discard 1z")
    assert deal.offered("S") == ["discard 2m"]


@clause("POP-11.5", "POP-11.4")
def test_a_ready_hand_declares_no_kong_of_what_it_held_before() -> None:
    deal = rigged("popular", "7z", "6666z 678p 789s 12m 7z", draws="3m 8s 1z")
    deal.plays("E discard 1z")
    assert "concealed-kong 6z" in deal.offered("S")
    assert "discard 6z and ready" in deal.offered("S")
    deal.plays("S discard 6z and ready")
    assert "concealed-kong 6z" not in deal.offered("S")


@clause("POP-11.4", "POP-7.4")
def test_a_ready_hand_adds_to_no_pung() -> None:
    deal = rigged(
        "popular",
        "6z",
        "66z 23m 678p 789s 77z 2z",
        draws="8s 8s 8m 6z",
    )
    deal.plays("E discard 6z, S pung 6z, S discard 2z and ready")
    for seat, tile in zip("WNE", ("8s", "8s", "8m"), strict=True):
        deal.plays(f"{seat} discard {tile}")
    assert deal.offered("S") == ["discard 6z"]


# Heavenly ready


@clause("POP-4.7", "POP-11.8", "POP-5.16")
def test_heavenly_ready_is_asked_of_south_west_and_north_in_order() -> None:
    deal = rigged("popular", "6z", READY, west="56m 234p 678p 234s 55z", draws="4m")
    assert deal.waiting() == "S"
    assert deal.offered("S") == ["declare and heavenly-ready", "pass"]
    deal.plays("S declare and heavenly-ready")
    assert deal.waiting() == "W"
    assert deal.view(2).places[1].declared == "heavenly-ready"
    deal.plays("W pass")
    assert deal.waiting() == "E"
    deal.plays("E discard 6z, S win")
    assert "heavenly-ready" in deal.won().patterns


@clause("POP-11.8")
def test_east_declares_heavenly_ready_with_his_first_discard() -> None:
    deal = rigged("popular", READY + " 1z", draws="8s 6z 6z 5z")
    assert "discard 1z and heavenly-ready" in deal.offered("E")
    assert "discard 1z and ready" not in deal.offered("E")
    deal.plays("E discard 1z, S discard 8s")
    for seat in "WN":
        deal.plays(f"{seat} discard 6z")
    assert "discard 5z and ready" in deal.offered("E")
    assert "discard 5z and heavenly-ready" not in deal.offered("E")


@clause("POP-11.8")
def test_a_kong_of_east_before_his_discard_leaves_no_heavenly_ready() -> None:
    deal = rigged(
        "popular", "6666z 56m 234p 678p 5z 1z", "23m 456p 678p 789s 77z", back="5z", draws="8s"
    )
    deal.plays("S declare and heavenly-ready, E concealed-kong 6z")
    assert declarations(deal) == [(1, "heavenly-ready"), (1, "ready")]
    assert deal.place("S").declared == "ready"
    assert "discard 1z and ready" in deal.offered("E")
    assert "discard 1z and heavenly-ready" not in deal.offered("E")


@clause("POP-4.7")
def test_nobody_is_asked_whose_hand_is_not_ready() -> None:
    deal = rigged("popular", "6z", north=READY)
    assert deal.waiting() == "N"
    assert deal.view(0).turn == 3
    deal.plays("N declare and heavenly-ready")
    assert deal.waiting() == "E"
    assert parse_one("1m") in list(kinds_of(deal.place("N").waits or 0))


@clause("POP-8.8", "POP-11.1", "POP-11.2")
def test_a_hand_that_keeps_a_flower_is_not_ready() -> None:
    # Beside a knitted straight 78m 44z waits for 6m and 9m; a flower is the last tile.
    deal = rigged("popular", "6z", "258m 147p 369s 78m 44z", draws="1f", short=True)
    deal.plays("S pass, E discard 6z")
    ready = [offer for offer in deal.offered("S") if offer.endswith("ready")]
    assert ready == ["discard 1f and ready"]
    assert "discard 7m" in deal.offered("S")
