"""Who looks ready, and what is safe against him."""

from __future__ import annotations

from sparrows.bots.danger import Danger, readiness, serves
from sparrows.bots.sight import unseen
from sparrows.bots.stakes import stakes_of
from sparrows.play.deal import Deal
from sparrows.play.events import Declared
from sparrows.play.position import Position, Side
from sparrows.play.shuffle import seed_from
from sparrows.readings.groups import PUNG, Meld
from sparrows.rulebooks import rulebook
from sparrows.tiles import parse, parse_one

MINE = Side(parse("147m 258p 369s 12344z"))
SOUTH = Side(parse("258m 369p 147s 1233z"), pond=parse("5s 9s 1z 2z"))
WEST = Side(parse("1234z"), melds=tuple(Meld(PUNG, tile) for tile in parse("3m 7p 5z")))
NORTH = Side(parse("369m 147p 258s 6667z"))


def table(*events: Declared) -> Deal:
    sides = {0: MINE, 1: SOUTH, 2: WEST, 3: NORTH}
    return Deal(rulebook("red"), seed_from("danger"), position=Position(sides, events=events))


def test_melds_and_declarations_show_readiness() -> None:
    deal = table(Declared(1, "ready"))
    view = deal.view(0)
    assert readiness(view, view.places[1]) == 1
    assert 1 > readiness(view, view.places[2]) > 0.4 > readiness(view, view.places[3])


def test_middle_tiles_serve_most() -> None:
    assert serves(parse_one("5m"), 3) > serves(parse_one("2m"), 2) > serves(parse_one("1z"), 2)


def test_what_a_player_has_discarded_is_nearly_safe() -> None:
    deal = table(Declared(1, "ready"))
    view = deal.view(0)
    danger = Danger(deal.rules, stakes_of(deal.rules), view, 0, unseen(deal.rules, view, 0))
    assert danger.of(parse_one("5s")) < danger.of(parse_one("5p"))
    assert danger.of(parse_one("1f")) == 0
