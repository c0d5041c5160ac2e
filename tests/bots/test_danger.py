"""Who looks ready, and what is safe against them."""

from __future__ import annotations

from sparrows.bots.danger import Danger, readiness, safe_now, serves
from sparrows.bots.payoffs import payoffs_of
from sparrows.bots.unseen import unseen
from sparrows.play.deal import Deal
from sparrows.play.events import ReadyDeclared
from sparrows.play.position import Position, Side
from sparrows.play.shuffle import seed_from
from sparrows.readings.groups import PUNG, Meld
from sparrows.rulebooks import rulebook
from sparrows.tiles import KINDS, parse, parse_one

MINE = Side(parse("147m 258p 369s 12344z"))
SOUTH = Side(parse("258m 369p 147s 1233z"), pond=parse("5s 9s 1z 2z"))
WEST = Side(parse("1234z"), melds=tuple(Meld(PUNG, tile) for tile in parse("3m 7p 5z")))
NORTH = Side(parse("369m 147p 258s 6667z"))


def table(*events: ReadyDeclared) -> Deal:
    sides = {0: MINE, 1: SOUTH, 2: WEST, 3: NORTH}
    return Deal(rulebook("red"), seed_from("danger"), position=Position(sides, events=events))


def test_melds_and_declarations_show_readiness() -> None:
    deal = table(ReadyDeclared(1, "ready"))
    view = deal.view(0)
    assert readiness(deal.rules, view, view.places[1]) == 1
    assert (
        1
        > readiness(deal.rules, view, view.places[2])
        > 0.4
        > readiness(deal.rules, view, view.places[3])
    )


def test_middle_tiles_serve_most() -> None:
    left = [4] * KINDS
    five, two, east = (serves(tile, left, ()) for tile in parse("5m 2m 1z"))
    assert five > two > east


def test_a_tile_serves_less_when_its_neighbours_are_seen() -> None:
    left = [4] * KINDS
    five = parse_one("5m")
    before = serves(five, left, ())
    left[parse_one("6m")] = 0
    assert 0 < serves(five, left, ()) < before


def test_the_other_side_of_what_a_player_discarded_is_safer() -> None:
    """Who held 2m and 3m would not have discarded 4m and wait for 1m."""
    left = [4] * KINDS
    one = parse_one("1m")
    assert serves(one, left, parse("4m")) < serves(one, left, parse("5m"))


def danger_at(deal: Deal) -> Danger:
    view = deal.view(0)
    return Danger(deal.rules, payoffs_of(deal.rules), view, 0, unseen(deal.rules, view, 0))


def test_what_a_player_has_discarded_is_nearly_safe() -> None:
    danger = danger_at(table(ReadyDeclared(1, "ready")))
    assert danger.of(parse_one("5s")) < danger.of(parse_one("5p"))
    assert danger.of(parse_one("1f")) == 0


def test_a_hand_is_not_lost_where_the_deal_goes_on() -> None:
    ready = Side(parse("2s"), melds=tuple(Meld(PUNG, tile) for tile in parse("3m 7p 1s 9m")))
    plain = Side(parse("258m 369p 147m 2358p"))
    position = Position({0: Side(parse("147m 258p 369s 4569s 8s")), 1: plain, 2: plain, 3: ready})
    danger = danger_at(Deal(rulebook("sichuan"), seed_from("danger"), position=position))
    assert danger.of(parse_one("5p"), worth=8) == danger.of(parse_one("5p")) > 0


def test_a_good_hand_has_more_to_lose() -> None:
    danger = danger_at(table(ReadyDeclared(1, "ready")))
    assert danger.of(parse_one("5p"), worth=8) > danger.of(parse_one("5p")) > 0


def test_what_others_let_go_is_safe_since_a_hand_was_declared() -> None:
    """A bound hand does not change, so what it did not win on then it does not win on now."""
    view = table(ReadyDeclared(1, "ready")).view(0)
    for tile in parse("7m 5p 8p"):
        view.discards += [(0, tile), (1, parse_one("1s"))]
    assert safe_now(view, view.places[1]) == set(parse("7m 5p 8p 1s"))


def test_who_may_declare_a_ready_hand_and_did_not_hardly_has_one() -> None:
    sides = {0: MINE, 1: SOUTH, 2: WEST, 3: NORTH}
    position = Position(sides)
    silent, plain = (
        readiness(deal.rules, deal.view(0), deal.view(0).places[2])
        for name in ("popular", "red")
        for deal in (Deal(rulebook(name), seed_from("danger"), position=position),)
    )
    assert 0 < silent < plain / 2
