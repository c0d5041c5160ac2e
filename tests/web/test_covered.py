"""After a deal a viewer sees the hands that were shown, and no others, wherever they look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sparrows.play.events import Discarded, HandShown, Melded
from sparrows.play.match import Match, Played
from sparrows.play.record import write
from sparrows.play.settlement import Seat
from sparrows.play.table import HIDDEN, SPECTATOR, Table, Wall
from sparrows.rulebooks import RULEBOOKS
from sparrows.rulebooks.classical.covering import DiscardCovered
from sparrows.web.api import GivenPlayer, HandResult, NewTable
from sparrows.web.info.advice import advice_at
from sparrows.web.info.onlooker import Onlooker
from sparrows.web.info.results import deal_result, record_for, why_in_deal
from sparrows.web.protocol import Question, Welcome
from sparrows.web.refusals import Refusal
from sparrows.web.tables import against_bots, placed
from tests.clauses import clause
from tests.web.info_app import played_match
from tests.web.rooms import Desk, Page, run
from tests.web.test_secrecy import refuse_hidden

STRANGER, ALL = Onlooker(), Onlooker(sees_all=True)
FOUR = "person person person person"


def running(rules: str) -> Iterator[tuple[Match, int, Played]]:
    """Finished deals of matches that are still played."""
    for seed in range(1, 6):
        match = played_match(rules, 2, "greedy", seed)
        for number, played in enumerate(match.finished):
            yield match, number, played


def shown_in(played: Played) -> set[Seat]:
    return {event.seat for event in played.deal.log if isinstance(event, HandShown)}


def is_covered(hand: HandResult) -> bool:
    return set(hand.standing) == {HIDDEN}


# The result of a deal


@clause("SBR-12.1", "ZJ-22.10", "ZJ-22.12")
@pytest.mark.parametrize("rules", RULEBOOKS)
def test_a_result_has_the_hands_that_were_shown_and_no_others(rules: str) -> None:
    covered = 0
    for match, number, played in running(rules):
        shown = shown_in(played)
        for hand in deal_result(match, number, "en", STRANGER).hands:
            place = played.deal.table.places[hand.seat]
            assert is_covered(hand) == (hand.seat not in shown)
            assert len(hand.standing) == place.standing.size - (
                hand.won is not None and hand.giver is None
            )
            if is_covered(hand):
                assert hand.won is None
                assert hand.counted is None
                covered += 1
    assert covered or rules == "classical"


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_everybody_sees_their_own_hand(rules: str) -> None:
    for match, number, played in running(rules):
        for player in range(match.players):
            result = deal_result(match, number, "en", Onlooker(player))
            seen = {hand.seat for hand in result.hands if not is_covered(hand)}
            seat = match.rules.seats[result.players.index(player)]
            assert seen == shown_in(played) | {seat}


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_all_hands_are_seen_where_that_was_agreed(rules: str) -> None:
    for match, number, _ in running(rules):
        result = deal_result(match, number, "en", ALL)
        assert not any(map(is_covered, result.hands))


def test_nobody_asks_about_a_hand_that_was_not_shown() -> None:
    for match, number, played in running("zung-jung"):
        for seat in set(match.rules.seats) - shown_in(played):
            with pytest.raises(Refusal) as refused:
                why_in_deal(match, number, seat, "all-chows", "en", STRANGER)
            assert refused.value.code == "covered"
            assert why_in_deal(match, number, seat, "all-chows", "en", ALL)


# The record while the match runs


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_the_record_of_a_running_match_is_what_its_reader_saw(rules: str) -> None:
    for match, number, played in running(rules):
        names = ["name"] * match.players
        for player in (None, *range(match.players)):
            onlooker = Onlooker(player)
            record = record_for(match, names, onlooker)
            seat = onlooker.seat(match, played)
            deal = record.deals[number]
            for event in deal.events:
                refuse_hidden(event, seat)
            assert {who for who, _ in deal.decisions} <= {seat}
            assert fold_of(match, deal.events).discards == played.deal.table.discards
        assert record_for(match, names, ALL).deals[number].events == tuple(played.deal.log)


def fold_of(match: Match, events: Any) -> Table:
    first = events[0]
    wall = Wall(first.tiles - first.loose, first.kept, first.loose)
    table = Table(match.rules, first.round, wall)
    for event in events:
        event.fold(table)
    return table


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_the_record_of_a_finished_match_is_complete(rules: str) -> None:
    match = played_match(rules)
    record = record_for(match, ["name"] * match.players, STRANGER)
    assert record.header.seed == match.seed.hex()
    for deal, played in zip(record.deals, match.finished, strict=True):
        assert deal.events == tuple(played.deal.log)
        assert deal.decisions == tuple(played.deal.decisions)


def test_advice_is_for_decisions_that_one_may_know_of() -> None:
    for match, number, played in running("red"):
        own = Onlooker(0)
        seat = own.seat(match, played)
        mine = [at for at, (who, _) in enumerate(played.deal.decisions) if who == seat]
        last = len(mine) - 1
        if mine:
            assert advice_at(match, number, last, own).offers == (
                advice_at(match, number, mine[last], ALL).offers
            )
        with pytest.raises(Refusal):
            advice_at(match, number, len(mine), own)
        with pytest.raises(Refusal):
            advice_at(match, number, 0, STRANGER)


# The table itself


def eager(question: Question) -> int:
    return 0


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_nothing_covered_is_sent_after_a_deal(rules: str) -> None:
    async def work() -> None:
        desk = Desk(rules, FOUR, seed=6, public=True)
        desk.come(None)
        await desk.begin()
        await desk.play_deal(eager)
        game = desk.room.game
        assert game is not None
        shown = shown_in(Played(0, game.deal))
        for viewer, page in desk.pages.items():
            seat = SPECTATOR if viewer is None else desk.seat(viewer)
            late = come_again(desk, viewer)
            for events in (page.events(), late.events()):
                open_hands = {each.seat for each in events if isinstance(each, HandShown)}
                assert open_hands == shown
                for event in events:
                    refuse_hidden(event, seat)

    run(work())


def come_again(desk: Desk, viewer: int | None) -> Page:
    late = Page(desk.time)
    desk.room.connect(late, viewer)
    return late


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_all_hands_lie_open_in_the_end_where_that_was_agreed(rules: str) -> None:
    async def work() -> None:
        desk = Desk(rules, FOUR, seed=6, public=True, all_hands=True)
        desk.come(None)
        await desk.begin()
        await desk.play_deal(eager)
        game = desk.room.game
        assert game is not None
        for viewer, page in desk.pages.items():
            late = come_again(desk, viewer)
            for events in (page.events(), late.events()):
                hands = {each.seat: each.tiles for each in events if isinstance(each, HandShown)}
                places = game.deal.table.places
                assert hands == {seat: tuple(place.standing) for seat, place in places.items()}
                assert [type(each).__name__ for each in events[-1:]] == ["Ended"]
            before = [event for event in page.events() if not isinstance(event, HandShown)]
            for event in before:
                refuse_hidden(event, SPECTATOR if viewer is None else desk.seat(viewer))
        await desk.next_deal()
        assert not any(isinstance(each, HandShown) for each in desk.pages[0].events())

    run(work())


@pytest.mark.parametrize(
    ("players", "usual"),
    [("me keen keen keen", True), ("me friend keen keen", False), ("me open open open", False)],
)
def test_against_bots_alone_all_hands_are_shown_by_default(players: str, usual: bool) -> None:
    kinds = [
        GivenPlayer(word) if word in ("me", "open", "friend") else GivenPlayer("bot", word)
        for word in players.split()
    ]
    assert NewTable("red", "Anna", tuple(kinds)).all_hands is None
    assert against_bots([placed(each, "Anna", "token") for each in kinds]) == usual


# Discards that are turned over


def discards_in(events: list[Any]) -> list[Any]:
    return [each for each in events if isinstance(each, Discarded | DiscardCovered)]


@clause("CCL-22.12")
def test_who_comes_later_sees_the_latest_discard_only() -> None:
    async def work() -> None:
        desk = Desk("classical", FOUR, seed=6, public=True, discards_hidden=True)
        desk.come(None)
        await desk.begin()
        game = desk.room.game
        assert game is not None
        claimed = 0
        while not game.settled:
            for player in desk.asked():
                question = desk.pages[player].question
                assert question is not None
                await desk.answer(player, 0 if question.claim else None)
            await desk.settle()
            for viewer in (None, 0):
                check_late(desk, viewer)
            claimed += isinstance(game.deal.log[-1], Melded)
        assert claimed, "a discard that was claimed lies open"
        live = [each for each in desk.pages[None].events() if isinstance(each, Discarded)]
        assert len(live) == len(game.deal.table.discards), "each was seen when it was made"

    run(work())


def check_late(desk: Desk, viewer: int | None) -> None:
    """What somebody who comes now is told of the discards."""
    late = come_again(desk, viewer)
    desk.room.disconnect(late, viewer)
    (welcome,) = late.all(Welcome)
    found = discards_in(list(welcome.events))
    seat = SPECTATOR if viewer is None else desk.seat(viewer)
    melded = [event.tile for event in welcome.events if isinstance(event, Melded)]
    if not found:
        return
    assert isinstance(found[-1], Discarded)
    others = [each for each in found[:-1] if isinstance(each, Discarded) and each.seat != seat]
    assert len(others) <= len(melded)


@clause("CCL-22.12")
def test_a_record_that_hides_discards_folds_to_the_same_melds() -> None:
    async def work() -> None:
        desk = Desk("classical", FOUR, seed=6, discards_hidden=True)
        await desk.begin()
        await desk.play_deal(eager)
        game = desk.room.game
        assert game is not None
        match = game.match
        record = record_for(match, ["name"] * 4, STRANGER)
        events = record.deals[0].events
        assert any(isinstance(each, DiscardCovered) for each in events)
        table = fold_of(match, events)
        for seat, place in match.finished[0].deal.table.places.items():
            assert table.places[seat].melds == place.melds
            assert len(table.places[seat].pond) == len(place.pond)
            assert set(table.places[seat].pond[:-1]) <= {HIDDEN}
        assert b"discard-covered" in write(record)

    run(work())
