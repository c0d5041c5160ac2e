"""Classical, played: the end of the wall, calling hands, feeding, the match."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sparrows import Call, FinishedDeal, rulebook
from sparrows.play.actions import PASS, Action, IllegalAction
from sparrows.play.deal import Deal
from sparrows.play.events import Declared, Ended, HandShown, Paid, Won
from sparrows.play.match import Match
from sparrows.play.settlement import Payment
from sparrows.play.shuffle import seed_from
from sparrows.play.table import CLAIM, OPENING, Place
from sparrows.rulebooks.classical.feeding import fed_by
from sparrows.rulebooks.classical.play import CallingShown
from sparrows.tiles import SUIT_MASKS, TERMINALS, mask, parse, parse_one
from tests.clauses import clause
from tests.play.scripted import Scripted
from tests.rulebooks.hands import hand, open_set

FIRST_LOOSE, SECOND_LOOSE, FIFTEENTH = -2, -1, -17


def scripted(hands: dict[str, str], draws: str = "", at: Any = None, **options: Any) -> Scripted:
    return Scripted(rulebook("classical", **options), hands, draws, at)


def won(deal: Deal) -> Won:
    (event,) = (event for event in deal.log if isinstance(event, Won))
    return event


# The end of the wall: North draws the last tile if there was no kong

WAITS_FOR_DOT_1_4 = "345m 567m 23p 234s 99p"


@clause("CCL-10.1")
@pytest.mark.parametrize(
    ("tile", "pattern"), [("4p", "last-draw"), ("1p", "moon-from-the-sea")], ids=["4p", "1p"]
)
def test_the_fifteenth_from_the_end_is_the_last_draw(tile: str, pattern: str) -> None:
    table = scripted({"N": WAITS_FOR_DOT_1_4}, at={FIFTEENTH: tile}).run_out(0)
    assert (table.deal.table.turn, table.deal.table.wall.left) == (3, 14)
    event = won(table.play("N win").deal)
    assert event.situation == ("last-draw",)
    assert event.patterns[pattern] == 1


@clause("CCL-10.2", "CCL-10.3", "CCL-10.5", "CCL-18.5")
def test_the_last_discard_is_claimed_for_a_win_only() -> None:
    hands = {
        "E": "46s 55p 147m 258p 1234z",
        "S": "555s 46s 147m 11223z",
        "W": "46s 567p 345m 678m 77z",
    }
    table = scripted(hands, at={FIFTEENTH: "5s"}).run_out(0).play("N discard 5s")
    assert table.asked() == {"W": ["win", "pass"]}
    table.play("W pass")
    assert table.deal.log[-1] == Ended("wall", (), 0)
    assert set(table.deal.table.delta.values()) == {0}
    assert not table.events(HandShown)


@clause("CCL-7.9", "CCL-10.2")
def test_a_kong_after_the_last_draw() -> None:
    hands = {
        "N": "999p 345m 567m 23p 2z 3z",
        "W": "46s 567p 345m 678m 77z",
        "S": "555s 13m 13p 12z 7z",
    }
    at = {FIFTEENTH: "9p", FIRST_LOOSE: "5s"}
    table = scripted(hands, at=at).run_out(0).play("N concealed-kong 9p")
    assert table.deal.table.wall.left == 14
    table.play("N discard 5s")
    assert table.asked() == {"W": ["win", "pass"]}
    assert "last-discard" in won(table.play("W win").deal).situation


@clause("CCL-10.4", "CCL-7.8", "CCL-7.10")
@pytest.mark.parametrize("wins", [True, False])
def test_renewing_the_loose_tiles_may_end_the_wall(*, wins: bool) -> None:
    hands = {"S": "1111m 9999m 55p 678p"}
    at = {117: "4s", FIRST_LOOSE: "5s", SECOND_LOOSE: "6s"}
    table = scripted(hands, at=at).run_out(2)
    assert table.deal.table.turn == 1
    table.play("S concealed-kong 1m; S concealed-kong 9m").all_pass()
    assert table.deal.table.wall.left == 14
    if wins:
        event = won(table.play("S win").deal)
        assert event.situation == ("kong-replacement",)
        assert event.patterns["kong-replacement"] == 1
    else:
        table.play("S discard 4s").all_pass()
        assert table.deal.log[-1] == Ended("wall", (), 0)


# Calling hands

CALLER = "55p 234m 678s 345p 46m"  # waits for 5m


@clause("CCL-9.1", "CCL-9.2")
def test_a_calling_hand_is_shown_to_all() -> None:
    hands = {"S": CALLER, "W": "1111m 234p 567p 888s"}  # West waits for a fifth 1m
    table = scripted(hands, draws="9s", at={54: "6z"}).all_pass()
    assert table.events(CallingShown) == [CallingShown(1, calling=True)]
    assert table.deal.view(3).places[1].note.calling
    assert not table.deal.view(3).places[2].note.calling
    table.play("E discard").all_pass().play("S discard 6m")
    assert table.events(CallingShown)[-1] == CallingShown(1, calling=False)
    assert not table.deal.view(0).places[1].note.calling


@clause("CCL-9.2", "CCL-9.4")
def test_silent_calling_shows_original_calls_only() -> None:
    table = scripted({"S": CALLER}, calling="silent").play("S original-call")
    assert not table.events(CallingShown)
    assert table.deal.view(3).places[1].declared == "original-call"
    kept = table.deal.parts.hand(table.deal.table, table.deal.table.places[1])
    assert kept.situation == {"heavenly-ready"}  # which excuses from feeding (CCL-19.2)


@clause("CCL-9.3", "CCL-9.6")
def test_a_calling_hand_is_not_bound() -> None:
    hands = {"S": CALLER, "E": "5p 147m 258s 123456z 9p"}
    table = scripted(hands).play("S pass; E discard 5p")
    assert table.names("S") == {"chow", "pung", "kong", "pass"}
    table.play("S pung").all_pass()
    assert len(table.asked()["S"]) > 1
    assert not table.deal.table.places[1].declared


@clause("CCL-9.4")
def test_original_calls_are_asked_before_east_begins() -> None:
    table = scripted({"S": CALLER, "N": "46p 345m 567m 234s 99p"})
    assert table.deal.table.phase == OPENING
    assert table.asked() == {"S": ["original-call", "pass"], "N": ["original-call", "pass"]}
    with pytest.raises(IllegalAction, match="not asked"):
        table.deal.act(0, Action("discard", table.deal.table.places[0].standing()[0]))
    table.play("N original-call")
    assert not table.events(Declared)
    table.play("S pass")
    assert table.events(Declared) == [Declared(3, "original-call")]
    assert list(table.asked()) == ["E"]


@clause("CCL-9.4")
def test_east_calls_with_his_first_discard() -> None:
    hands = {"E": f"{CALLER} 9m"}
    table = scripted(hands)
    assert [words for words in table.asked()["E"] if "and" in words] == [
        "discard 9m and original-call"
    ]
    table.play("E discard 9m and original-call")
    assert table.deal.table.places[0].declared == "original-call"
    later = scripted(hands).play("E discard 9m").all_pass()
    assert not later.deal.table.places[0].declared
    while later.deal.table.turn != 0 or later.deal.table.phase == CLAIM:
        later.play("SWN"[later.deal.table.turn - 1] + " discard drawn").all_pass()
    assert not any("and" in words for words in later.asked()["E"])
    after_kong = scripted({"E": "9999m 55p 234m 678s 46m"}, at={FIRST_LOOSE: "1z"})
    after_kong.play("E concealed-kong 9m")
    assert not any("and" in words for words in after_kong.asked()["E"])


@clause("CCL-9.5", "CCL-6.12", "CCL-7.4", "CCL-8.10")
def test_an_original_call_binds() -> None:
    hands = {"S": "555p 234m 678s 66z 46m", "E": "5p 147m 258s 123456z 9p"}
    table = scripted(hands, draws="6z 1z 5m 7z 5m").play("S original-call; E discard 5p")
    assert (1, PASS) not in table.all_pass().deal.decisions  # asked for neither pung nor kong
    assert table.asked() == {"S": ["discard 6z"]}
    table.play("S discard 6z").all_pass().play("W discard drawn").all_pass().play("N discard 5m")
    assert table.asked()["S"] == ["win", "pass"]
    table.all_pass().play("E discard drawn").all_pass()
    assert table.asked() == {"S": ["win", "discard 5m"]}
    event = won(table.play("S win").deal)
    assert event.situation == ("heavenly-ready",)
    assert event.patterns["original-call"] == 1


@clause("CCL-9.5")
def test_a_bound_hand_declares_no_kong() -> None:
    hands = {"S": "555p 234m 678s 66z 46m"}
    table = scripted(hands, draws="5p").play("S original-call; E discard").all_pass()
    assert table.asked() == {"S": ["discard 5p"]}


@clause("CCL-15.2")
def test_earthly_blessing_on_easts_first_discard() -> None:
    table = scripted({"S": CALLER, "E": "5m 1111z 258s 23456z 9p"}, at={FIRST_LOOSE: "9p"})
    table.play("E concealed-kong 1z; E discard 5m; S win")
    assert won(table.deal).patterns == {"earthly-blessing": 1}


@clause("CCL-15.1")
def test_heavenly_blessing_on_the_dealt_tiles() -> None:
    event = won(scripted({"E": f"{CALLER} 5m"}).play("E win").deal)
    assert event.patterns == {"heavenly-blessing": 1}


# Feeding: North lays three pungs of characters, each from East, and waits for more

FED = {"E": "1236m 456p 789p 234s 5s", "N": "112233m 5556m 123z"}
FEEDING = (
    "E discard 1m; N pung; N discard 1z; E discard 2m; N pung; N discard 2z; E discard 3m; N pung"
)
IDLE, READY = "1s 9s 4z", "678s"


def feed(draws: str, **options: Any) -> Scripted:
    return scripted(FED, draws, **options).play(f"{FEEDING}; N discard 3z; E discard 6m; N win")


def payments(deal: Deal) -> list[Payment]:
    return [payment for event in deal.log if isinstance(event, Paid) for payment in event.payments]


@clause("CCL-19.1", "CCL-19.6")
def test_who_feeds_a_suit_pays_for_all() -> None:
    deal = feed(IDLE).deal
    (payment,) = payments(deal)
    assert (payment.payer, payment.receiver, payment.clause) == (0, 3, "CCL-19.1")
    assert payment.points == 4 * won(deal).value
    assert deal.table.delta == {0: -payment.points, 1: 0, 2: 0, 3: payment.points}


@clause("CCL-19.2")
@pytest.mark.parametrize("calling", ["auto", "silent"])
def test_a_calling_hand_does_not_pay_for_all(calling: str) -> None:
    deal = feed(READY, calling=calling).deal
    assert {payment.clause[:6] for payment in payments(deal)} == {"CCL-18"}


@clause("CCL-18.1", "CCL-18.3", "CCL-22.6")
def test_without_the_penalty_all_pay() -> None:
    paid = payments(feed(IDLE, feeding_penalty=False).deal)
    assert {payment.payer for payment in paid if payment.receiver == 3} == {0, 1, 2}


@clause("CCL-19.10")
def test_dangerous_tiles_are_named_before_the_discard() -> None:
    table = scripted(FED, IDLE).play("E discard 1m; N pung; N discard 1z")
    parts = table.deal.parts
    east = table.deal.view(0).places[0]
    assert parts.dangers(table.deal.view(0), east) == 0
    table.play("E discard 2m; N pung; N discard 2z; E discard 3m; N pung; N discard 3z").all_pass()
    assert parts.dangers(table.deal.view(0), east) == SUIT_MASKS[0]
    lenient = rulebook("classical", feeding_penalty=False).parts
    assert lenient.dangers(table.deal.view(0), east) == 0


@clause("CCL-19.3", "CCL-19.4", "CCL-19.5", "CCL-19.7", "CCL-19.8")
@pytest.mark.parametrize(
    ("sets", "tiles"),
    [
        ("111z 222z 4444z", mask(parse("3z"))),
        ("111z 222z", 0),
        ("555z 777z", mask(parse("6z"))),
        ("555z (7777z)", 0),
        ("111m 999p 1111s", TERMINALS),
        ("111m 999p (1111s)", 0),
        ("123m 456m 789m", SUIT_MASKS[0]),
        ("123m 456m 789m 111p", 0),
    ],
)
def test_what_feeds_open_sets(sets: str, tiles: int) -> None:
    place = Place(0, None)
    for tile in parse("1m 2p 3s"):
        place.take(tile)
    assert fed_by([open_set(text) for text in sets.split()], place) == tiles


@clause("CCL-21.4")
def test_nothing_is_paid_but_by_settlement_and_feeding() -> None:
    for number in range(12):
        deal, chance = Deal(rulebook("classical"), seed_from(number)), random.Random(number)
        while not deal.over:
            seat = deal.waiting_for()[0]
            offers = deal.offers(seat)
            wins = [action for action in offers if action.name == "win"]
            deal.act(seat, chance.choice(wins or offers))
        assert {payment.clause[:6] for payment in payments(deal)} <= {"CCL-18", "CCL-19"}
        assert sum(deal.table.delta.values()) == 0


@clause("CCL-21.2", "CCL-17.8")
def test_a_scorekeeper_may_enter_a_dead_hand() -> None:
    rules = rulebook("classical")
    hands = {
        0: hand("147m 258p 369s 5566z 7z", seat="E"),  # one tile too many
        1: hand("258m 369p 147s 771z", seat="S"),  # one too few
        2: hand("369m 147p 258s 2244z", seat="W"),
        3: hand("123m 456p 234s 78s 33z", "9s", seat="N", self_draw=True),
    }
    settled = rules.settle(FinishedDeal(hands, (Call(3, parse_one("9s")),)))
    assert (settled.losers[0].value, settled.losers[1].value) == (0, 2)
    hands[3] = hand("123m 456p 234s 78s 3z", "9s", seat="N", self_draw=True)
    assert not rules.settle(FinishedDeal(hands, (Call(3, parse_one("9s")),))).scores


# The match


def finished(outcome: str, rules: Any) -> Deal:
    """A deal that East wins, that South wins, or that nobody wins."""
    if outcome == "E":
        return Scripted(rules, {"E": f"{CALLER} 5m"}).play("E win").deal
    if outcome == "S":
        hands = {"S": CALLER, "E": "5m 147m 258s 123456z 9p"}
        return Scripted(rules, hands).play("E discard 5m; S win").deal
    return Scripted(rules, {}).run_out(0).run_out(-1).deal


def after_deals(outcomes: str, **options: Any) -> Match:
    rules = rulebook("classical", **options)
    match = Match(rules, seed_from(1))
    for outcome in outcomes:
        assert not match.over
        match.next_deal()
        match.deal = finished(outcome, rules)
        match.finish()
    return match


@clause("CCL-20.2", "CCL-20.3", "CCL-20.4")
@pytest.mark.parametrize(
    ("outcomes", "passed", "options"),
    [("E", 0, {}), ("S", 1, {}), ("-", 0, {}), ("-", 1, {"draw_keeps_east": False})],
    ids=["east-wins", "south-wins", "unplayed", "unplayed-passes"],
)
def test_who_is_east_next(outcomes: str, passed: int, options: dict[str, Any]) -> None:
    match = after_deals(outcomes, **options)
    assert match.dealer == (match.first_dealer + passed) % 4


@clause("CCL-20.1", "CCL-20.5", "CCL-20.6")
def test_four_rounds_end_when_all_have_been_east() -> None:
    assert after_deals("SESS-").round == 0
    match = after_deals("SESS-S")
    assert (match.round, match.dealer) == (1, match.first_dealer)
    assert match.next_deal().table.round == 1
    assert not after_deals("S" * 15).over
    assert after_deals("S" * 16).over
    assert after_deals("S" * 4, rounds=1).over


@clause("CCL-20.7")
def test_an_agreed_number_of_deals() -> None:
    assert after_deals("S-E", deals=3).over
    longer = after_deals("S" * 16, deals=20)
    assert not longer.over
    assert longer.next_deal().table.round == 0


@clause("CCL-20.8", "CCL-18.6")
def test_points_at_the_start_and_places_at_the_end() -> None:
    assert after_deals("").points == [0] * 4
    match = after_deals("E", start_points=500)
    assert sum(match.points) == 2000
    assert match.standings()[0][1] == match.first_dealer
    assert [place for place, _, _ in after_deals("-").standings()] == [1, 1, 1, 1]
    assert min(match.points) < 0
