"""What `keen` thinks of its offers, and that it plays what it thinks."""

from __future__ import annotations

from math import isfinite

import pytest

from sparrows.bots import bot
from sparrows.bots.advice import Advice, advise
from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.events import ReadyDeclared
from sparrows.play.position import Position, Side
from sparrows.play.shuffle import seed_from
from sparrows.readings.groups import PUNG, Meld
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.tiles import JOKER, parse, parse_one


def at(rules: str, sides: dict[int, Side], **more: object) -> Deal:
    options = more.pop("options", {})
    position = Position(sides, **more)  # type: ignore[arg-type]
    return Deal(rulebook(rules, **options), seed_from("advice"), position=position)  # type: ignore[arg-type]


def advice(deal: Deal, seat: int = 0) -> Advice:
    return advise(deal.rules, deal.view(seat), seat, deal.offers(seat))


# Hands that are of no use to anybody, and show nothing.
PLAIN = {
    1: Side(parse("147m 258p 369s 1234z")),
    2: Side(parse("258m 369p 147s 1235z")),
    3: Side(parse("369m 147p 258s 1246z")),
}


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_keen_plays_what_it_thinks(rules: str) -> None:
    deal = Deal(rulebook(rules), seed_from("thinks"))
    keen = bot("keen")
    while not deal.over:
        for seat in deal.waiting_for():
            offers = deal.offers(seat)
            found = advise(deal.rules, deal.view(seat), seat, offers)
            assert [option.action for option in found.options] == list(offers)
            assert all(isfinite(option.worth) for option in found.options)
            assert all(0 <= option.chance <= 1 for option in found.options)
            decided = keen.decide(deal.rules, deal.view(seat), seat, offers)
            assert found.action == decided
            deal.act(seat, decided)


@pytest.mark.parametrize("rules", ["red", "classical"])
def test_it_aims_at_a_flush_that_is_near(rules: str) -> None:
    """Eleven tiles of a suit: the others go, though they are a chow."""
    deal = at(rules, {0: Side(parse("1123455678 9m 345s")), **PLAIN})
    found = advice(deal)
    chosen = found.options[found.choice]
    assert chosen.action.tile in parse("345s")
    assert chosen.plan.endswith("flush:m")
    assert "full-flush" in chosen.patterns


def test_it_names_what_a_ready_hand_would_score() -> None:
    deal = at("zung-jung", {0: Side(parse("123m 456m 789m 55p 3s 4s 7z")), **PLAIN})
    found = advice(deal)
    chosen = found.options[found.choice]
    assert chosen.action == Action("discard", parse_one("7z"))
    assert "pure-straight" in chosen.patterns
    assert chosen.value >= 40


def test_it_folds_before_a_declared_ready_hand() -> None:
    """Far from ready, it lets go what the other has discarded rather than a middle tile."""
    declared = Side(parse("234m 345p 456p 678s 5s"), pond=parse("1m 9m 1p 9p 1s 9s 6z"))
    others = {2: PLAIN[2], 3: PLAIN[3]}
    mine = Side(parse("1m 4m 6m 9p 5p 7p 2s 4s 5s 7s 6z 7z 7z 2p"))
    deal = at("popular", {0: mine, 1: declared, **others}, events=(ReadyDeclared(1, "ready"),))
    found = advice(deal)
    by_tile = {option.action.tile: option for option in found.options}
    assert by_tile[parse_one("1m")].danger < by_tile[parse_one("5p")].danger
    assert found.options[found.choice].action.tile in declared.pond


def test_it_keeps_its_jokers() -> None:
    mine = Side((*parse("123m 456p 78s 99m 5z 7z"), JOKER, JOKER))
    deal = at("red", {0: mine, **PLAIN}, options={"jokers": True})
    found = advice(deal)
    jokers = [option for option in found.options if option.action.tile == JOKER]
    assert found.options[found.choice].action.tile in parse("5z 7z")
    assert all(option.worth < found.options[found.choice].worth for option in jokers)


def test_it_claims_what_makes_it_ready() -> None:
    """A dragon's pung for a hand that has a meld already."""
    mine = Side(parse("123m 45p 77z 55s 1z"), melds=(Meld(PUNG, parse_one("2s")),))
    giver = Side(parse("147m 258p 369s 1234z 7z"))
    deal = at("zung-jung", {0: mine, 1: PLAIN[1], 2: PLAIN[2], 3: giver}, turn=3)
    deal.act(3, Action("discard", parse_one("7z")))
    found = advice(deal)
    assert found.action.name == "pung"
