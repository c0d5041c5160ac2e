"""A sixth rulebook in one folder: it counts, settles and plays, and the engine stays as it is."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import msgspec
import pytest

from sparrows import Hand, parse
from sparrows.bots.greedy import aims_of, own_keys
from sparrows.bots.keen_offers import weigh
from sparrows.bots.unseen import usable
from sparrows.play.deal import Deal
from sparrows.play.events import Ended
from sparrows.play.match import Match
from sparrows.play.offers import offers_of
from sparrows.play.shuffle import seed_from
from sparrows.rulebooks.described import DescribedHand, hand_of
from sparrows.testing.deals import TEMPERS, contents_of, dealt_to_the_end, decisions
from sparrows.testing.laws import settles_again
from sparrows.tiles import SUIT_MASKS
from tests.toy_rulebook import rulebook
from tests.toy_rulebook.options import PocketOptions
from tests.toy_rulebook.patterns import PocketFacts
from tests.toy_rulebook.play import BAMBOOS, DOTS, NO_PROMISE, NO_SUIT, WITHOUT, Promised

ROOT = Path(__file__).parent.parent.parent
RULES = rulebook(PocketOptions())


def test_a_hand_is_counted() -> None:
    score = RULES.score(Hand(parse("234p 234s 567s 88p 67p"), parse("8p")[0]))
    assert score.patterns == {"twin-suits": 1, "all-chows": 1}
    assert score.value == 4


def test_a_whole_deal_is_played() -> None:
    ends = set()
    for seed in range(60):
        deal = dealt_to_the_end(RULES, seed, TEMPERS[seed % 3])
        last = deal.log[-1]
        assert isinstance(last, Ended)
        ends.add(last.reason)
        table = deal.empty_table()
        for event in deal.log:
            event.fold(table)
        assert contents_of(table) == contents_of(deal.table)
        assert sum(deal.table.delta.values()) == 0
    assert ends == {"win", "wall"}


def test_a_promise_is_secret() -> None:
    deal = Deal(RULES, seed_from("pocket"))
    for seat in RULES.seats:
        assert offers_of(RULES, deal.view(seat), seat) == deal.offers(seat)
        assert NO_PROMISE in deal.offers(seat)
    for seat in RULES.seats:
        deal.act(seat, WITHOUT[DOTS])
    assert deal.view(1).places[1].note.without == DOTS
    assert deal.view(1).places[0].note.without == NO_SUIT
    assert Promised(0) in [event.seen_by(1) for event in deal.log]


def test_a_promise_is_kept_or_nothing_wins() -> None:
    tiles, last = parse("123s 234s 567s 88s 67s"), parse("8s")[0]
    assert RULES.score(Hand(tiles, last, facts=PocketFacts(DOTS))).patterns["promise-kept"] == 1
    broken = RULES.score(Hand(tiles, last, facts=PocketFacts(BAMBOOS)))
    assert not broken.win


def test_facts_of_its_own_are_told_from_outside() -> None:
    told = DescribedHand(concealed="123s 234s 567s 88s 67s", winning="8s", facts={"without": "p"})
    hand = hand_of(RULES, told)
    assert hand.facts == PocketFacts(DOTS)
    assert RULES.facts.read(hand.facts.told()) == hand.facts
    with pytest.raises(ValueError, match="pocket asks for no 'void': without"):
        hand_of(RULES, msgspec.structs.replace(told, facts={"void": "p"}))


def test_a_situation_of_its_own_is_known_to_it_alone() -> None:
    raining = msgspec.structs.replace(RULES, situations=RULES.situations | {"raining"})
    hand = Hand(parse("234p 234s 567s 88p 67p"), parse("8p")[0], situation=("raining",))
    assert raining.score(hand).win
    with pytest.raises(ValueError, match="'raining' is no situation"):
        RULES.score(hand)


def test_bots_leave_out_what_a_promise_bars() -> None:
    deal = Deal(RULES, seed_from("pocket"))
    offers = deal.offers(0)
    weighed = weigh(RULES, deal.view(0), 0, offers)
    assert offers[max(range(len(offers)), key=lambda at: weighed[at].rank)] == NO_PROMISE
    for seat in RULES.seats:
        deal.act(seat, WITHOUT[DOTS])
    place = deal.view(0).places[0]
    assert usable(RULES, deal.view(0), 0) == SUIT_MASKS[BAMBOOS]
    assert own_keys(aims_of(RULES), place)[DOTS] == 0 != place.standing.keys[DOTS]


def test_without_promises_the_dealer_begins_at_once() -> None:
    deal = Deal(rulebook(PocketOptions(promises=False)), seed_from("pocket"))
    assert deal.waiting_for() == [0]
    assert {action.name for action in deal.offers(0)} <= {"discard", "win"}


def test_a_log_is_settled_again() -> None:
    for seed in range(30):
        settles_again(dealt_to_the_end(RULES, seed, "eager"))


def test_a_match_is_played() -> None:
    match = Match(RULES, seed_from("a match"))
    for number in range(200):
        deal = match.next_deal()
        for _ in decisions(deal, random.Random(number), "eager"):
            pass
        match.finish()
        if match.over:
            break
    assert match.over
    assert sum(match.points) == 0


def test_the_engine_does_not_know_it() -> None:
    for path in (ROOT / "sparrows").rglob("*.py"):
        names = {
            node.value
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        assert "pocket" not in names
