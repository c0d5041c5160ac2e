"""Finished deals over the interface: what their logs say, explained."""

from __future__ import annotations

import msgspec
import pytest

from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.events import Ended, Paid, Won
from sparrows.play.match import Match
from sparrows.rulebooks import RULEBOOKS
from sparrows.text import LANGUAGES, Speaker
from sparrows.tiles import JOKER
from sparrows.web.api import DealResult, HandResult
from sparrows.web.info.onlooker import Onlooker
from sparrows.web.info.results import deal_result, points_by_deal, why_in_deal
from sparrows.web.refusals import Refusal
from tests.web.client import Client, mistake, told
from tests.web.info_app import played_match

ALL = Onlooker(sees_all=True)
MATCHES = [
    (rules, bot, seed) for rules in RULEBOOKS for bot, seed in (("greedy", 1), ("random", 2))
]


def wins_of(deal: Deal) -> dict[int, Won]:
    return {event.seat: event for event in deal.log if isinstance(event, Won)}


@pytest.mark.parametrize(("rules", "bot", "seed"), MATCHES)
def test_a_result_is_what_the_log_says(rules: str, bot: str, seed: int) -> None:
    match = played_match(rules, 0, bot, seed)
    for number, (dealer, deal) in enumerate(match.finished):
        result = deal_result(match, number, "en", ALL)
        ended = deal.log[-1]
        assert isinstance(ended, Ended)
        assert result.reason == ended.reason
        assert result.players == match.order_from(dealer)
        assert tuple(hand.player for hand in result.hands) == result.players
        assert result.delta == deal.table.delta
        paid = [each for event in deal.log if isinstance(event, Paid) for each in event.payments]
        assert [line.payment for line in result.payments] == paid
        assert all(line.sentence.endswith(f"({line.payment.clause}).") for line in result.payments)
        wins = wins_of(deal)
        assert {hand.seat for hand in result.hands if hand.won} == set(wins)
        for hand in result.hands:
            check_hand(match, deal, hand, wins.get(hand.seat))


def check_hand(match: Match, deal: Deal, hand: HandResult, won: Won | None) -> None:
    place = deal.table.places[hand.seat]
    melded = sum(len(meld.tiles) for meld in hand.melds)
    assert melded == sum(len(meld.tiles) for meld in place.melds)
    assert hand.bonus == tuple(place.bonus)
    if won is None:
        assert (hand.won, hand.giver, hand.winning) == (None, None, None)
        assert hand.standing == tuple(place.standing)
        return
    assert hand.won is not None
    assert hand.won.win
    assert (hand.giver, hand.winning) == (won.giver, won.tile)
    assert hand.won.value == won.value
    assert {line.pattern: line.count for line in hand.won.lines} == won.patterns
    shown = sorted(
        JOKER if place_in in group.jokers else tile
        for group in hand.won.groups
        for place_in, tile in enumerate(group.tiles)
    )
    laid = [
        JOKER if place_in in meld.jokers else tile
        for meld in hand.melds
        for place_in, tile in enumerate(meld.tiles)
    ]
    assert shown == sorted([*hand.standing, won.tile, *laid])


FAULTS = {"false-win", "false-kong", "void-discard", "pays-for-all", "pig", "not-ready"}


def test_faults_are_told_of_who_paid_for_them() -> None:
    told = set()
    for rules, bot, seed in MATCHES:
        match = played_match(rules, 0, bot, seed)
        for number in range(len(match.finished)):
            result = deal_result(match, number, "en", ALL)
            paid = {(line.payment.payer, line.payment.reason) for line in result.payments}
            faults = {(hand.seat, fault) for hand in result.hands for fault in hand.faults}
            assert faults == {(seat, reason) for seat, reason in paid if reason in FAULTS}
            told |= {fault for _, fault in faults}
    assert "not-ready" in told


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_points_go_on_from_deal_to_deal(rules: str) -> None:
    match = played_match(rules)
    last = len(match.finished) - 1
    assert points_by_deal(match)[-1] == tuple(match.points)
    assert deal_result(match, last, "en", ALL).match_over
    assert not deal_result(match, 0, "en", ALL).match_over
    before: tuple[int, ...] = (match.start_points,) * match.players
    for number in range(last + 1):
        result = deal_result(match, number, "en", ALL)
        gains = {hand.player: result.delta[hand.seat] for hand in result.hands}
        assert result.points == tuple(before[player] + gains[player] for player in sorted(gains))
        before = result.points


REASONS = {
    "classical": {"win", "losers-difference"},
    "sichuan": {"win-from-wall"},
    "zung-jung": {"responsible"},
}


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_the_arithmetic_of_payments_comes_to_their_points(rules: str) -> None:
    seen = set()
    for seed in range(1, 12):
        match = played_match(rules, 0, "greedy", seed)
        for number in range(len(match.finished)):
            for line in deal_result(match, number, "en", ALL).payments:
                if line.arithmetic:
                    assert points_of(line.arithmetic) == line.payment.points
                    seen.add(line.payment.reason)
    assert REASONS.get(rules, set()) <= seen
    assert bool(seen) == (rules in REASONS)


def points_of(arithmetic: str) -> int:
    """What a sum of a few numbers comes to."""
    assert set(arithmetic) <= set("0123456789 ()×+−")
    return int(eval(arithmetic.replace("×", "*").replace("−", "-")))


def test_several_winners_of_one_deal() -> None:
    match = played_match("sichuan", 0, "greedy", 1)
    results = [deal_result(match, number, "en", ALL) for number in range(len(match.finished))]
    assert max(sum(hand.won is not None for hand in result.hands) for result in results) == 3


def test_losers_hands_are_counted_where_they_count() -> None:
    match = played_match("classical", 0, "greedy", 1)
    seen = 0
    for number in range(len(match.finished)):
        result = deal_result(match, number, "en", ALL)
        if result.reason != "win":
            continue
        counted = {hand.seat: hand.counted for hand in result.hands if hand.counted is not None}
        assert len(counted) == 3
        assert not any(each.win for each in counted.values())
        for line in result.payments:
            payment = line.payment
            if payment.reason == "losers-difference":
                seen += 1
                assert payment.receiver is not None
                richer, poorer = counted[payment.receiver], counted[payment.payer]
                times = 2 if 0 in (payment.payer, payment.receiver) else 1
                assert payment.points == times * (richer.value - poorer.value)
    assert seen
    others = deal_result(played_match("red", 0, "greedy", 1), 0, "en", ALL)
    assert not any(hand.counted for hand in others.hands)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_results_are_said_in_the_language(client: Client, lang: str) -> None:
    said = told(client.get(f"/api/tables/sichuan-over/deals/0/result?lang={lang}"))
    result = deal_result(played_match("sichuan"), 0, lang, ALL)
    assert [line["sentence"] for line in said["payments"]] == [
        line.sentence for line in result.payments
    ]
    pays = "pays" if lang == "en" else "платит"
    assert all(pays in line["sentence"] for line in said["payments"])


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_why_in_a_deal_agrees_with_its_result(rules: str) -> None:
    match = played_match(rules, 0, "greedy", 1)
    result = deal_result(match, 0, "en", ALL)
    winner = next(hand for hand in result.hands if hand.won)
    assert winner.won is not None
    counting = {line.pattern for line in winner.won.lines}
    for row in match.rules.patterns[::5]:
        answer = why_in_deal(match, 0, winner.seat, row.id, "en", ALL)
        assert answer.counts == (row.id in counting)
        assert answer.name == Speaker(rules, "en").pattern(row)
    loser = next((hand for hand in result.hands if not hand.won), None)
    if loser is not None:
        answers = [
            why_in_deal(match, 0, loser.seat, row.id, "en", ALL) for row in match.rules.patterns
        ]
        own = set() if loser.counted is None else {line.pattern for line in loser.counted.lines}
        assert {answer.pattern for answer in answers if answer.counts} == own
        assert all(answer.sentence for answer in answers)


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_advice_for_every_decision_of_a_deal(client: Client, rules: str) -> None:
    deal = played_match(rules).finished[0].deal
    for decision in range(0, len(deal.decisions), 6):
        path = f"/api/tables/{rules}-over/deals/0/advice?decision={decision}"
        said = told(client.get(path))
        assert said["at"] == decision
        offers = [each["offer"] for each in said["weighed"]]
        assert offers == list(range(len(offers)))
        assert said["choice"] in offers
        actions = msgspec.convert(said["offers"], list[Action])
        assert len(actions) == len(offers)
        assert deal.decisions[decision][1] in actions
        for near in said["nearness"]:
            assert near["offer"] == -1 or near["offer"] in offers


def test_there_is_no_result_before_a_deal_is_over(client: Client) -> None:
    running = played_match("red", 2)
    assert running.deal is not None
    for path in ("result", "why?seat=0&pattern=flower", "advice?decision=0"):
        for number in (len(running.finished), 99):
            answer = client.get(f"/api/tables/red-running/deals/{number}/{path}")
            assert mistake(answer, 404) == "no-such-deal"


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("tables/nobody/deals/0/result", 404, "no-table"),
        ("tables/nobody/record", 404, "no-table"),
        ("tables/nobody/verify", 404, "no-table"),
        ("tables/red-over/deals/-1/result", 400, "malformed"),
        ("tables/red-over/deals/0/result?lang=xx", 400, "malformed"),
        ("tables/red-over/deals/0/why?seat=9&pattern=flower", 400, "malformed"),
        ("tables/red-over/deals/0/why?seat=0&pattern=dora", 404, "no-such-pattern"),
        ("tables/red-over/deals/0/advice?decision=9999", 404, "no-such-decision"),
        ("tables/red-over/deals/0/advice?decision=x", 400, "malformed"),
    ],
)
def test_what_there_is_not(client: Client, path: str, status: int, code: str) -> None:
    assert mistake(client.get(f"/api/{path}"), status) == code


def test_a_seat_that_nobody_has() -> None:
    with pytest.raises(Refusal, match="Nobody sits there"):
        why_in_deal(played_match("red"), 0, 7, "flower", "en", ALL)


def test_replays_are_listed(client: Client) -> None:
    said = told(client.get("/api/replays"))
    assert [each["table"]["rules"] for each in said] == list(RULEBOOKS)


def test_a_result_does_not_depend_on_being_asked_for_before() -> None:
    match = played_match("popular", 0, "greedy", 1)
    first: DealResult = deal_result(match, 0, "en", ALL)
    assert deal_result(match, 0, "en", ALL) == first
