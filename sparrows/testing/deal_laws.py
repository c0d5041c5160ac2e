"""Laws that hold in every deal of a rulebook, whatever the options: each is tried on many deals.

A law takes a rulebook, a seed and the temper of the players (`deals.TEMPERS`).
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from sparrows.play.actions import PASS, Action, IllegalAction
from sparrows.play.deal import Deal
from sparrows.play.events import DISCARDED, Dealt, Drew, Event, Started, Won
from sparrows.play.offers import offers_of
from sparrows.play.outlook import outlook
from sparrows.play.replay import tables
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.shuffle import seed_from, shuffled
from sparrows.play.table import HIDDEN, OPENING, TURN, Place, Table
from sparrows.readings.groups import CHOW
from sparrows.readings.hand import Hand
from sparrows.readings.standing import Standing
from sparrows.scoring.waits import own_tiles
from sparrows.scoring.waits import waits_of as scored_waits
from sparrows.testing.deals import (
    contents_of,
    dealt_to_the_end,
    decisions,
    play_out_randomly,
    state_of,
    stopped,
)
from sparrows.testing.laws import (
    hold_throughout,
    no_tile_is_lost_or_made,
    points_change_hands,
    settles_again,
    somebody_can_act,
    the_log_makes_the_table,
)
from sparrows.tiles import BONUS, KINDS, mask

DealLaw = Callable[[Rulebook, int, str], None]


def every_offer_can_be_played(deal: Deal) -> None:
    before = state_of(deal)
    for seat in deal.waiting_for():
        for action in deal.offers(seat):
            twin = deal.copy()
            twin.act(seat, action)
            assert twin.decisions[-1] == (seat, action)
            no_tile_is_lost_or_made(twin)
    assert state_of(deal) == before


def laws_of_a_deal(rules: Rulebook, seed: int, temper: str) -> None:
    rng = random.Random(seed)
    deal = Deal(rules, seed_from(seed), round_wind=rng.randrange(4))
    looks = random.Random(seed + 1)
    tries = looks.randrange(100)
    for number, _ in enumerate(decisions(deal, rng, temper)):
        somebody_can_act(deal)
        if looks.random() < 0.1:
            hold_throughout(deal)
        if number == tries:
            every_offer_can_be_played(deal)
    somebody_can_act(deal)
    no_tile_is_lost_or_made(deal)
    points_change_hands(deal)
    the_log_makes_the_table(deal)


def the_same_seed_and_decisions_give_the_same_log(rules: Rulebook, seed: int, temper: str) -> None:
    deal = dealt_to_the_end(rules, seed, temper)
    again = Deal(deal.rules, seed_from(seed), round_wind=deal.table.round)
    for seat, action in deal.decisions:
        again.act(seat, action)
    assert again.log == deal.log
    assert contents_of(again.table) == contents_of(deal.table)


def a_copy_goes_its_own_way(rules: Rulebook, seed: int, temper: str) -> None:
    deal = stopped(rules, seed, temper)
    before = state_of(deal)
    twin = deal.copy()
    play_out_randomly(twin, random.Random(seed), temper)
    assert state_of(deal) == before
    points_change_hands(twin)


def reshuffled(deal: Deal, seat: Seat, rng: random.Random) -> Table:
    """The table with other tiles wherever this seat cannot see them."""
    table = deal.table.copy()
    unseen = deal.tiles[deal.front : deal.back] + [deal.tiles[at] for at in deal.loose]
    others = [place for place in table.places.values() if place.seat != seat]
    for place in others:
        unseen += list(place.standing)
    rng.shuffle(unseen)
    for place in others:
        place.forget()
        hidden = place.standing
        place.standing = Standing(sets=hidden.sets, room=hidden.room)
        for _ in range(hidden.size):
            place.standing.take(unseen.pop())
    return table


def what_a_seat_cannot_see_changes_nothing_for_it(rules: Rulebook, seed: int, temper: str) -> None:
    deal = stopped(rules, seed, temper)
    rng = random.Random(seed)
    for seat in deal.waiting_for():
        table = reshuffled(deal, seat, rng)
        assert offers_of(deal.rules, table, seat) == deal.offers(seat)
        for event in deal.log:
            other = with_other_tiles(event, seat, rng)
            assert other.seen_by(seat) == event.seen_by(seat)


def with_other_tiles(event: Event, seat: Seat, rng: random.Random) -> Event:
    """Another player's hidden tiles exchanged for any others."""
    if isinstance(event, Dealt) and event.seat != seat:
        return Dealt(event.seat, tuple(rng.randrange(KINDS) for _ in event.tiles))
    if isinstance(event, Drew) and event.seat != seat:
        return Drew(event.seat, rng.randrange(KINDS), event.source, event.loose)
    return event


def the_sieve_holds_nothing_back(rules: Rulebook, seed: int, temper: str) -> None:
    """In turn, and whatever may be discarded then, each move by itself offers no more."""
    deal = stopped(rules, seed, temper)
    table = deal.table
    if table.phase != TURN or table.after_claim:
        return
    offers = deal.offers(table.turn)
    place = table.places[table.turn]
    if not place.dead or rules.parts.dead_hands_claim:
        assert offers == unsieved(rules, table, place)
    for tile in {action.tile for action in offers if action.name == "discard"}:
        after = table.copy()
        DISCARDED[table.turn][tile].fold(after)
        for other in after.others(table.turn):
            found = unsieved(rules, after, other) if tile < KINDS else []
            if other.dead and not rules.parts.dead_hands_claim:
                found = []
            assert offers_of(rules, after, other.seat) == ([*found, PASS] if found else [])


def unsieved(rules: Rulebook, table: Table, place: Place) -> list[Action]:
    """What each move offers to a seat, whatever its hand has; only the next player may chow."""
    following = table.next_seat(table.turn)
    return [
        action
        for move in rules.parts.moves[table.phase]
        for action in move.options(rules, table, place)
        if action.name != CHOW or place.seat == following
    ]


def a_view_names_no_hidden_tile(rules: Rulebook, seed: int, temper: str) -> None:
    deal = stopped(rules, seed, temper)
    for seat in deal.rules.seats:
        view = deal.view(seat)
        if deal.over:
            continue
        for other, place in view.places.items():
            if other != seat:
                assert not any(place.standing.counts)
                assert place.waits in (None, 0)
        if view.turn != seat and view.phase == TURN:
            assert view.drawn < 0


def no_wait_is_overlooked(rules: Rulebook, seed: int, temper: str) -> None:
    deal = stopped(rules, seed, temper)
    table = deal.table
    for seat, place in table.places.items():
        if place.out or place.standing.size % 3 != 1 or table.phase == OPENING:
            continue
        hand = rules.parts.hand(rules, table, place)
        own, supplies = own_tiles(hand), rules.supplies(hand)
        # A tile that cannot come is no wait: of an indicator's kind there are three (POP-11.1).
        kinds = mask(
            tile
            for tile in range(KINDS)
            if any(own[tile] < supply.copies[tile] for supply in supplies)
        )
        found = scored_waits(rules.scoring.score, hand, kinds)
        kept = rules.parts.looked_at(rules, place)[1]
        missed = [tile for tile in found if not kept >> tile & 1]
        assert not missed, (seat, missed)


def no_hand_is_nearer_than_it_is_taken_for(rules: Rulebook, seed: int, temper: str) -> None:
    deal = stopped(rules, seed, temper)
    table = deal.table
    for place in table.places.values():
        flowers = any(place.standing.counts[tile] for tile in BONUS)
        if place.out or place.standing.size % 3 != 1 or table.phase == OPENING or flowers:
            continue
        hand = rules.parts.hand(rules, table, place)
        distance = outlook(rules, hand).distance
        if distance is not None:
            least = rules.scoring.shapes.at_least(place.standing)
            assert max(place.far, least) <= distance


def wins_and_payments_follow_from_the_log(rules: Rulebook, seed: int, temper: str) -> None:
    deal = dealt_to_the_end(rules, seed, temper)
    for table, event in tables(rules, deal.log, 1):
        if isinstance(event, Won):
            score = rules.score(winning_hand_of(deal, table, event))
            assert (score.win, score.value, score.patterns) == (True, event.value, event.patterns)
    settles_again(deal)


def winning_hand_of(deal: Deal, table: Table, event: Won) -> Hand:
    """The hand of a winner, from what lies there when they win."""
    place = table.places[event.seat]
    standing = list(place.standing)
    if event.giver is None:
        standing.remove(event.tile)
    return Hand(
        standing,
        event.tile,
        melds=place.melds,
        self_draw=event.giver is None,
        flowers=place.bonus,
        seat=event.seat,
        round=table.round,
        situation=event.situation,
        wild=table.wild if table.wild >= 0 else None,
        facts=deal.parts.facts(table, place),
    )


def assert_refused(deal: Deal, seat: Seat, action: Action, why: str) -> None:
    before = state_of(deal)
    number = len(deal.decisions)
    with pytest.raises(IllegalAction, match=why):
        deal.act(seat, action)
    assert state_of(deal) == before
    assert len(deal.decisions) == number


def illegal_actions_change_nothing(rules: Rulebook, seed: int, temper: str) -> None:
    deal = stopped(rules, seed, temper)
    if deal.over:
        return
    asked = deal.waiting_for()
    for seat in (*deal.rules.seats, 7):
        if seat not in asked and seat not in deal.answers:
            assert_refused(deal, seat, PASS, "not asked now")
    assert_refused(deal, asked[0], Action("castle", 3), "only: ")
    assert_refused(deal, asked[0], Action("discard", 99), "only: ")
    if len(asked) > 1:
        deal.act(asked[0], deal.offers(asked[0])[-1])
        assert_refused(deal, asked[0], PASS, "answered already")


def a_finished_deal_takes_no_action(rules: Rulebook, seed: int, temper: str) -> None:
    deal = dealt_to_the_end(rules, seed, temper)
    for seat in deal.rules.seats:
        assert deal.offers(seat) == []
        assert_refused(deal, seat, PASS, "the deal is over")


def a_given_wall_is_dealt_as_it_lies(rules: Rulebook, seed: int, _: str) -> None:
    wall = shuffled(rules, seed_from(seed))
    deal = Deal(rules, wall=wall)
    assert isinstance(deal.log[0], Started)
    for place in range(3):
        dealt = deal.log[1 + place]
        assert isinstance(dealt, Dealt) and dealt.tiles[:4] == tuple(wall[4 * place :][:4])
        if len(rules.seats) == 2:
            break
    assert deal.log[1].seen_by(rules.seats[1]) == Dealt(rules.seats[0], (HIDDEN,) * 14)


# Each law, and the share of all deals that it is tried on.
DEAL_LAWS: dict[DealLaw, float] = {
    laws_of_a_deal: 1.0,
    the_same_seed_and_decisions_give_the_same_log: 0.05,
    a_copy_goes_its_own_way: 0.05,
    what_a_seat_cannot_see_changes_nothing_for_it: 0.1,
    the_sieve_holds_nothing_back: 0.05,
    a_view_names_no_hidden_tile: 0.03,
    no_wait_is_overlooked: 0.05,
    no_hand_is_nearer_than_it_is_taken_for: 0.2,
    wins_and_payments_follow_from_the_log: 0.45,
    illegal_actions_change_nothing: 0.03,
    a_finished_deal_takes_no_action: 0.02,
    a_given_wall_is_dealt_as_it_lies: 0.02,
}
