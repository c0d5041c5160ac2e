"""Classical, played: the end of the wall, calling hands, feeding, the match."""

from __future__ import annotations

import random
from functools import reduce
from operator import or_
from typing import Any

import pytest

from sparrows import Call, FinishedDeal, rulebook
from sparrows.play.actions import PASS, IllegalAction
from sparrows.play.events import Ended, FalselyCalled, HandShown, Paid, ReadyDeclared
from sparrows.play.match import Match
from sparrows.play.notices import DANGER
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Payment
from sparrows.play.shuffle import seed_from
from sparrows.play.table import OPENING, Place
from sparrows.rulebooks.classical.calling import CallingShown, calls_without
from sparrows.rulebooks.classical.feeding import fed_by
from sparrows.testing.deals import play_out_randomly
from sparrows.tiles import SUIT_MASKS, TERMINALS, mask, parse, parse_one
from tests.clauses import clause
from tests.play.rigged import ScriptedDeal, left_to_draw, noticed, rigged, run_on, turn_of
from tests.rulebooks.hands import hand, open_set

# The end of the wall: North draws the last tile if there was no kong

WAITS_FOR_DOT_1_4 = "345m 567m 23p 234s 99p"
WAITS_FOR_5S = "46s 567p 345m 678m 77z"


@clause("CCL-10.1")
@pytest.mark.parametrize(
    ("tile", "pattern"), [("4p", "last-draw"), ("1p", "moon-from-the-sea")], ids=["4p", "1p"]
)
def test_the_fifteenth_from_the_end_is_the_last_draw(tile: str, pattern: str) -> None:
    deal = rigged("classical", north=WAITS_FOR_DOT_1_4, last=tile)
    assert deal.tiles[-2 - 15] == parse_one(tile)  # beside the two loose tiles
    run_on(deal, left_to_draw(0))
    assert (deal.table.turn, deal.table.wall.left) == (3, 14)
    deal.plays("N win")
    assert deal.won().situation == ("last-draw",)
    assert deal.won().patterns[pattern] == 1


@clause("CCL-10.2", "CCL-10.3", "CCL-10.5", "CCL-18.5")
def test_the_last_discard_is_claimed_for_a_win_only() -> None:
    east, south = "46s 55p 147m 258p 1234z", "555s 46s 147m 11223z"
    deal = rigged("classical", east, south, WAITS_FOR_5S, last="5s")
    run_on(deal, left_to_draw(0))
    deal.plays("N discard 5s")
    assert deal.asks() == {"W": ["win", "pass"]}
    deal.plays("W pass")
    assert deal.log[-1] == Ended("wall", (), 1)
    assert deal.gains() == [0, 0, 0, 0]
    assert not deal.happened(HandShown)


@clause("CCL-7.9", "CCL-10.2")
def test_a_kong_after_the_last_draw() -> None:
    south, north = "555s 13m 13p 12z 7z", "999p 345m 567m 23p 2z 3z"
    deal = rigged("classical", "", south, WAITS_FOR_5S, north, last="9p", back="5s 8s")
    run_on(deal, left_to_draw(0))
    deal.plays("N concealed-kong 9p")
    assert deal.table.wall.left == 14
    deal.plays("N discard 5s")
    assert deal.asks() == {"W": ["win", "pass"]}
    deal.plays("W win")
    assert "last-discard" in deal.won().situation


@clause("CCL-10.4", "CCL-7.8", "CCL-7.10")
@pytest.mark.parametrize("wins", [True, False])
def test_renewing_the_loose_tiles_may_end_the_wall(*, wins: bool) -> None:
    deal = rigged("classical", south="1111m 9999m 55p 678p", last="4s 6z 7z", back="5s 6s")
    run_on(deal, left_to_draw(2))
    assert deal.table.turn == 1
    deal.plays("S concealed-kong 1m, S concealed-kong 9m, all pass")
    assert deal.table.wall.left == 14
    if wins:
        deal.plays("S win")
        assert deal.won().situation == ("kong-replacement",)
        assert deal.won().patterns["kong-replacement"] == 1
    else:
        deal.plays("S discard 4s, all pass")
        assert deal.log[-1] == Ended("wall", (), 1)


# Calling hands

CALLER = "55p 234m 678s 345p 46m"  # waits for 5m
GIVES = "5m 147m 258s 123456z 9p"


@clause("CCL-9.1", "CCL-9.2")
def test_a_calling_hand_is_shown_to_all() -> None:
    west = "1111m 234p 567p 888s"  # waits for a fifth 1m
    deal = rigged("classical", "9p", CALLER, west, draws="9s 6z")
    deal.all_pass()
    assert deal.happened(CallingShown) == [CallingShown(1, calling=True)]
    assert deal.view(3).places[1].note.calling
    assert not deal.view(3).places[2].note.calling
    deal.plays("E discard 9p, all pass, S discard 6m")
    assert deal.happened(CallingShown)[-1] == CallingShown(1, calling=False)
    assert not deal.view(0).places[1].note.calling


@clause("CCL-9.1", "CCL-9.4")
def test_one_of_four_alike_may_be_discarded_and_waited_for() -> None:
    """Of 22224444666688m the discard of a 4 leaves twins that lack nothing but a 4."""
    deal = rigged("classical", "22224444666688m")
    deal.all_pass()
    assert "discard 4m and original-call" in deal.offered("E")
    deal.plays("E discard 4m and original-call")
    assert deal.happened(ReadyDeclared) == [ReadyDeclared(0, "original-call")]


@clause("CCL-9.2", "CCL-9.4")
def test_silent_calling_shows_original_calls_only() -> None:
    deal = rigged("classical", south=CALLER, calling="silent")
    deal.plays("S original-call")
    assert not deal.happened(CallingShown)
    assert deal.view(3).places[1].declared == "original-call"
    kept = deal.parts.hand(deal.rules, deal.table, deal.place("S"))
    assert kept.situation == {"heavenly-ready"}  # which excuses from feeding (CCL-19.2)


@clause("CCL-9.3", "CCL-9.6")
def test_a_calling_hand_is_not_bound() -> None:
    deal = rigged("classical", "5p 147m 258s 123456z 9p", CALLER)
    deal.plays("S pass, E discard 5p")
    assert deal.may("S") == {"chow", "pung", "kong", "pass"}
    deal.plays("S pung, all pass")
    assert len(deal.offered("S")) > 1
    assert not deal.place("S").declared


@clause("CCL-9.4")
def test_original_calls_are_asked_before_east_begins() -> None:
    deal = rigged("classical", "9p", CALLER, north="46p 345m 567m 234s 99p")
    assert deal.table.phase == OPENING
    assert deal.asks() == {"S": ["original-call", "pass"], "N": ["original-call", "pass"]}
    with pytest.raises(IllegalAction, match="not asked"):
        deal.plays("E discard 9p")
    deal.plays("N original-call")
    assert not deal.happened(ReadyDeclared)
    deal.plays("S pass")
    assert deal.happened(ReadyDeclared) == [ReadyDeclared(3, "original-call")]
    assert deal.waiting() == "E"


@clause("CCL-9.4")
def test_east_calls_with_his_first_discard() -> None:
    deal = rigged("classical", f"{CALLER} 9m")
    calls = [words for words in deal.offered("E") if "and" in words]
    assert calls == ["discard 9m and original-call"]
    later = deal.copy()
    deal.plays("E discard 9m and original-call")
    assert deal.place("E").declared == "original-call"
    later.plays("E discard 9m, all pass")
    assert not later.place("E").declared
    run_on(later, turn_of("E"))
    assert not any("and" in words for words in later.offered("E"))
    after_kong = rigged("classical", "9999m 55p 234m 678s 46m", back="1z 8s")
    after_kong.plays("E concealed-kong 9m")
    assert not any("and" in words for words in after_kong.offered("E"))


@clause("CCL-9.5", "CCL-6.12", "CCL-7.4", "CCL-8.10")
def test_an_original_call_binds() -> None:
    south = "555p 234m 678s 66z 46m"
    deal = rigged("classical", "5p 147m 258s 123456z 9p", south, draws="6z 1z 5m 7z 5m")
    deal.plays("S original-call, E discard 5p, all pass")
    assert (1, PASS) not in deal.decisions  # asked for neither pung nor kong
    assert deal.asks() == {"S": ["discard 6z"]}
    deal.plays("S discard 6z, all pass, W discard 1z, all pass, N discard 5m")
    assert deal.offered("S") == ["win", "pass"]
    deal.plays("all pass, E discard 7z, all pass")
    assert deal.asks() == {"S": ["win", "discard 5m"]}
    deal.plays("S win")
    assert deal.won().situation == ("heavenly-ready",)
    assert deal.won().patterns["original-call"] == 1


@clause("CCL-9.5")
def test_a_bound_hand_declares_no_kong() -> None:
    deal = rigged("classical", "9p", "555p 234m 678s 66z 46m", draws="5p")
    deal.plays("S original-call, E discard 9p, all pass")
    assert deal.asks() == {"S": ["discard 5p"]}


@clause("CCL-15.2")
def test_earthly_blessing_on_easts_first_discard() -> None:
    deal = rigged("classical", "5m 1111z 258s 23456z 9p", CALLER, back="9p 8s")
    deal.plays("S pass, E concealed-kong 1z, E discard 5m, S win")
    assert deal.won().patterns == {"earthly-blessing": 1}


@clause("CCL-15.2", "CCL-22.7", "CCL-22.17")
@pytest.mark.parametrize(("says", "blessed"), [("pass", False), ("original-call", True)])
def test_a_silent_table_blesses_only_an_original_call(says: str, *, blessed: bool) -> None:
    deal = rigged(rulebook("classical", preset="silent"), GIVES, CALLER)
    deal.plays(f"S {says}, E discard 5m, S win")
    assert ("earthly-blessing" in deal.won().patterns) is blessed
    assert ("earth" in deal.won().situation) is blessed


@clause("CCL-15.1")
def test_heavenly_blessing_on_the_dealt_tiles() -> None:
    deal = rigged("classical", f"{CALLER} 5m")
    deal.plays("E win")
    assert deal.won().patterns == {"heavenly-blessing": 1}


# Feeding: North lays three pungs of characters, each from East, and waits for more

FED = "1236m 456p 789p 234s 5s", "", "", "112233m 5556m 123z"
IDLE, READY = "1s 9s 4z", "678s"


def feed(draws: str, **options: Any) -> ScriptedDeal:
    deal = rigged("classical", *FED, draws=draws, **options)
    feed_pungs(deal, 1, 2, 3)
    deal.plays("E discard 6m, N win, all pass")
    return deal


def feed_pungs(deal: ScriptedDeal, *ranks: int) -> None:
    for rank in ranks:
        deal.plays(f"E discard {rank}m, N pung, all pass, N discard {rank}z, all pass")


def payments(deal: ScriptedDeal) -> list[Payment]:
    return [payment for event in deal.happened(Paid) for payment in event.payments]


@clause("CCL-19.1", "CCL-19.6")
def test_who_feeds_a_suit_pays_for_all() -> None:
    deal = feed(IDLE)
    (payment,) = payments(deal)
    assert (payment.payer, payment.receiver, payment.clause) == (0, 3, "CCL-19.1")
    assert payment.points == 4 * deal.won().value
    assert deal.gains() == [-payment.points, 0, 0, payment.points]


@clause("CCL-19.2")
@pytest.mark.parametrize("calling", ["auto", "silent"])
def test_a_calling_hand_does_not_pay_for_all(calling: str) -> None:
    deal = feed(READY, calling=calling)
    assert {payment.clause[:6] for payment in payments(deal)} == {"CCL-18"}


@clause("CCL-18.1", "CCL-18.3", "CCL-22.6")
def test_without_the_penalty_all_pay() -> None:
    paid = payments(feed(IDLE, feeding_penalty=False))
    assert {payment.payer for payment in paid if payment.receiver == 3} == {0, 1, 2}


@clause("CCL-19.10")
def test_dangerous_tiles_are_named_before_the_discard() -> None:
    deal = rigged("classical", *FED, draws=IDLE)
    feed_pungs(deal, 1)
    assert not noticed(deal, 0)
    feed_pungs(deal, 2, 3)
    (notice,) = noticed(deal, 0)
    assert (notice.id, notice.clause, notice.seat) == ("feeds-suit", "CCL-19.1", 3)
    assert notice.tiles == (parse_one("6m"),)
    assert notice.tone == DANGER
    assert not noticed(deal, 1), "it is not South's turn to discard"
    lenient = rulebook("classical", feeding_penalty=False)
    assert not lenient.parts.notices(lenient, deal.view(0), 0, deal.offers(0))


@clause("CCL-19.2", "CCL-19.10")
def test_who_would_be_a_calling_hand_is_not_warned_of_a_suit() -> None:
    deal = rigged("classical", *FED, draws=READY)
    feed_pungs(deal, 1, 2, 3)
    assert calls_without(deal.rules, deal.place("E"), parse_one("6m"))
    assert not noticed(deal, 0)


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
        place.standing.take(tile)
    found = fed_by([open_set(text) for text in sets.split()], place)
    assert reduce(or_, found.values()) == tiles


@clause("CCL-21.4")
def test_nothing_is_paid_but_by_settlement_and_feeding() -> None:
    for number in range(12):
        deal = ScriptedDeal(rulebook("classical"), seed_from(number))
        play_out_randomly(deal, random.Random(number))
        assert {payment.clause[:6] for payment in payments(deal)} <= {"CCL-18", "CCL-19"}
        assert sum(deal.gains()) == 0


# Wins that are none: South lacks a tile, North waits for 5m

IS_CALLING = "46m 123p 789p 234s 22s"
LACKS_TILES = "55m 147p 369s 12346z"


def wrong(east: str = GIVES, south: str = LACKS_TILES, **how: Any) -> ScriptedDeal:
    """A table where wins may be called wrongly; North has made no original call."""
    options = {"false_win": "allow", "false_win_penalty": 10, **how}
    deal = rigged("classical", east, south, north=IS_CALLING, **options)
    deal.plays("N pass")
    return deal


@clause("CCL-22.14", "CCL-21.1")
def test_by_default_no_win_can_be_called_wrongly() -> None:
    deal = rigged("classical", GIVES, LACKS_TILES, north=IS_CALLING)
    deal.plays("N pass")
    assert "win" not in deal.offered("E")
    deal.plays("E discard 5m")
    assert deal.asks() == {"S": ["pung 5m with 55m", "pass"], "N": ["win", "pass"]}


@clause("CCL-21.5", "CCL-21.7", "CCL-22.13", "CCL-22.14")
def test_a_false_win_in_turn() -> None:
    deal = wrong()
    false, _ = deal.plays("E win")
    shown = tuple(sorted(parse(GIVES)))
    assert false == FalselyCalled(0, deal.place("E").dealt_last, None, shown)
    assert list(deal.view(2).places[0].standing) == []
    assert deal.gains() == [-30, 10, 10, 10]
    assert deal.place("E").dead
    assert deal.may("E") == {"discard"}
    deal.plays("E discard 5m, N win, all pass")
    value = deal.won().value
    assert deal.gains()[3] == 10 + 4 * value


@clause("CCL-21.3", "CCL-21.5", "CCL-21.7")
def test_a_false_win_on_a_discard_counts_as_a_pass() -> None:
    deal = wrong(draws="5m")
    deal.plays("E discard 4m")
    assert deal.waiting() == "SWN"
    deal.plays("S win, all pass")
    assert deal.gains() == [10, -30, 10, 10]
    assert deal.place("S").dead
    deal.plays("S discard 1p, all pass, W discard drawn")
    assert "S" not in deal.asks()
    deal.plays("all pass, N discard drawn, all pass, E discard 5m")
    assert deal.may("S") == {"pung", "kong", "pass"}


@clause("CCL-21.7", "CCL-8.8")
@pytest.mark.parametrize("priority", ["furthest", "nearest"])
def test_every_wrong_call_is_fined_and_the_right_one_wins(priority: str) -> None:
    deal = wrong(win_priority=priority)
    deal.plays("E discard 5m, S win, W win, N win")
    assert {event.seat for event in deal.happened(FalselyCalled)} == {1, 2}
    assert deal.won().seat == 3
    assert deal.gains()[3] == 20 + 4 * deal.won().value


@clause("CCL-21.7", "CCL-8.6")
def test_a_concealed_kong_is_robbed_wrongly() -> None:
    deal = wrong("5555m 147p 258s 1234z", "369m", back="9p 8p")
    deal.plays("E concealed-kong 5m, N win, all pass")
    assert deal.place("N").dead
    assert deal.table.drawn == parse_one("9p")


@clause("CCL-21.7", "CCL-9.1", "CCL-19.2")
def test_a_dead_hand_is_no_calling_hand() -> None:
    deal = wrong()
    assert deal.happened(CallingShown) == [CallingShown(3, calling=True)]
    deal.plays("E discard 4m, N win, all pass")
    assert deal.happened(CallingShown)[-1] == CallingShown(3, calling=False)
    north = deal.parts.hand(deal.rules, deal.table, deal.place("N"))
    assert not north.situation
    east = wrong(f"{CALLER} 9m", "369p")
    assert any("and" in words for words in east.offered("E"))
    east.plays("E win")
    assert not any("and" in words for words in east.offered("E"))


@clause("CCL-21.7", "CCL-9.5")
def test_a_dead_hand_stays_bound_by_its_original_call() -> None:
    deal = rigged("classical", "9p", CALLER, draws="6z", false_win="allow")
    deal.plays("S original-call, E discard 9p, S win, all pass")
    assert deal.asks() == {"S": ["discard 6z"]}
    assert deal.gains() == [0, 0, 0, 0]
    south = deal.parts.hand(deal.rules, deal.table, deal.place("S")).but(situation=())
    assert not south.situation


@clause("CCL-21.2", "CCL-17.8")
def test_a_scorekeeper_may_enter_a_dead_hand() -> None:
    rules = rulebook("classical")
    hands = {
        0: hand("147m 258p 369s 5566z 7z", seat="E"),  # one tile too many
        1: hand("258m 369p 147s 771z", seat="S"),  # one too few
        2: hand("369m 147p 258s 2244z", seat="W"),
        3: hand("123m 456p 234s 78s 33z", "9s", seat="N", self_draw=True),
    }
    settled = rules.settle(FinishedDeal(hands, (Call((3,), parse_one("9s")),)))
    assert (settled.losers[0].value, settled.losers[1].value) == (0, 2)
    hands[3] = hand("123m 456p 234s 78s 3z", "9s", seat="N", self_draw=True)
    assert not rules.settle(FinishedDeal(hands, (Call((3,), parse_one("9s")),))).scores


# The match


def finished(outcome: str, rules: Rulebook) -> ScriptedDeal:
    """A deal that East wins, that South wins, or that nobody wins."""
    if outcome == "E":
        deal = rigged(rules, f"{CALLER} 5m")
        deal.plays("E win")
    elif outcome == "S":
        deal = rigged(rules, GIVES, CALLER)
        deal.plays("S pass, E discard 5m, S win")
    else:
        deal = rigged(rules)
        run_on(deal)
    return deal


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
    [("E", 0, {}), ("S", 1, {}), ("-", 1, {}), ("-", 0, {"draw_keeps_east": True})],
    ids=["east-wins", "south-wins", "unplayed", "unplayed-stays"],
)
def test_who_is_east_next(outcomes: str, passed: int, options: dict[str, Any]) -> None:
    match = after_deals(outcomes, **options)
    assert match.dealer == (match.first_dealer + passed) % 4


@clause("CCL-20.1", "CCL-20.5", "CCL-20.6")
def test_four_rounds_end_when_all_have_been_east() -> None:
    assert after_deals("SES-").round == 0
    match = after_deals("SES-S")
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


@clause("CCL-20.7", "CCL-22.9")
def test_more_rounds_than_winds() -> None:
    fifth = after_deals("S" * 16, rounds=5)
    assert not fifth.over
    assert fifth.next_deal().table.round == 0
    assert after_deals("S" * 20, rounds=5).over


@clause("CCL-20.8", "CCL-18.6")
def test_points_at_the_start_and_places_at_the_end() -> None:
    assert after_deals("").points == [0] * 4
    match = after_deals("E", start_points=500)
    assert sum(match.points) == 2000
    assert match.standings()[0][1] == match.first_dealer
    assert [place for place, _, _ in after_deals("-").standings()] == [1, 1, 1, 1]
    assert min(match.points) < 0
