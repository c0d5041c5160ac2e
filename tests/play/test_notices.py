"""What players are told while they can still heed it: from what they see, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sparrows.play.deal import Deal
from sparrows.play.notices import NOTE, SAFE
from sparrows.play.shuffle import seed_from
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.tiles import KINDS, parse_one
from tests.clauses import clause
from tests.play.rigged import ScriptedDeal, noticed, rigged, run_on, turn_of
from tests.play.test_sichuan import begin

E, S, W, N = range(4)


# Sichuan: wins passed up


def offered_a_win(passed_win: str) -> ScriptedDeal:
    """South may win 1 point with West's 4p."""
    deal = begin(
        "8p", "456789m 33m 111p 23p", draws="8s 4p 4p", voids="ssmm", passed_win=passed_win
    )
    deal.plays("E discard 8p, S discard 8s, W discard 4p")
    return deal


@clause("SBR-5.11", "SBR-5.12", "SBR-5.13")
@pytest.mark.parametrize("passed_win", ["different", "greater"])
def test_a_player_is_told_what_a_passed_win_bars_and_until_when(passed_win: str) -> None:
    deal = offered_a_win(passed_win)
    (before,) = noticed(deal, S)
    assert (before.id, before.tone) == (f"passing-bars-{passed_win}", NOTE)
    assert before.values == (1,)
    deal.plays("S pass")
    (after,) = noticed(deal, S)
    assert (after.id, after.values) == (f"win-passed-{passed_win}", (1,))
    assert not any(noticed(deal, seat) for seat in (E, W, N)), "nobody else notices"
    run_on(deal, turn_of("S"))
    assert not noticed(deal, S), "a tile from the wall lifts the ban"


@clause("SBR-15.2")
def test_nothing_is_said_where_a_passed_win_bars_nothing() -> None:
    deal = offered_a_win("off")
    assert not noticed(deal, S)


# Zung-jung: who is responsible


def before_a_win(**options: Any) -> ScriptedDeal:
    """South lets West's 9p go and may take East's: West gave it first."""
    hands = "9p 5z", "111999m 111s 99s 99p"
    deal = rigged("zung-jung", *hands, draws="2z 9p 3z 4z", **options)
    deal.plays("E discard 5z, S discard 2z, W discard 9p, S pass, N discard 3z")
    return deal


@clause("ZJ-30.5", "ZJ-30.6")
def test_before_a_win_it_is_told_who_is_responsible() -> None:
    deal = before_a_win()
    deal.plays("E discard 9p")
    (notice,) = noticed(deal, S)
    assert (notice.id, notice.seat, notice.tiles) == ("win-responsible", W, (parse_one("9p"),))
    assert not any(noticed(deal, seat) for seat in (E, W, N))
    deal.plays("S win")
    assert notice.values == (deal.won().value,)
    assert min(deal.gains()) == deal.gains()[W]


@clause("ZJ-30.6")
def test_before_a_discard_it_is_told_for_which_tiles_another_answers() -> None:
    deal = before_a_win()
    (notice,) = [each for each in noticed(deal, E) if parse_one("9p") in each.tiles]
    assert (notice.id, notice.tone, notice.seat) == ("discard-not-responsible", NOTE, W)
    assert notice.seats == (S, W), "North has discarded since"


@clause("ZJ-30.6")
def test_what_was_discarded_last_is_free_of_blame_altogether() -> None:
    deal = rigged("zung-jung", "5z", "5z 2z", draws="3z")
    deal.plays("E discard 5z")
    run_on(deal, turn_of("S"))
    (notice,) = noticed(deal, S)
    assert (notice.tiles, notice.tone, notice.seat) == ((parse_one("5z"),), SAFE, E)
    assert notice.seats == (W, N, E)


@clause("ZJ-33.3")
def test_without_immunity_the_giver_is_responsible() -> None:
    deal = before_a_win(immunity=False)
    assert not noticed(deal, E)
    deal.plays("E discard 9p")
    (notice,) = noticed(deal, S)
    assert notice.seat == E


@clause("ZJ-30.6")
def test_who_discarded_the_kind_last_themself_makes_nobody_responsible() -> None:
    deal = rigged("zung-jung", "9p 5z", "111999m 111s 99s 99p", draws="9p 3z 4z 2z")
    deal.plays("E discard 5z, S discard 9p, W discard 3z, N discard 4z, E discard 9p")
    (notice,) = noticed(deal, S)
    assert (notice.id, notice.seat) == ("win-nobody-responsible", None)
    deal.plays("S win")
    assert deal.gains() == [-notice.values[0], 3 * notice.values[0], *(-notice.values[0],) * 2]


@clause("ZJ-30.10")
def test_nobody_is_responsible_where_all_pay_alike() -> None:
    deal = before_a_win(payoff="uniform")
    deal.plays("E discard 9p")
    assert not any(noticed(deal, seat) for seat in range(4))


# All rulebooks


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_notices_speak_of_what_the_player_sees(rules: str) -> None:
    rng = random.Random(1)
    for number in range(6):
        deal = Deal(rulebook(rules), seed_from(number))
        while not deal.over:
            for seat in deal.table.seats:
                check(deal, seat)
            seat = deal.waiting_for()[0]
            deal.act(seat, rng.choice(deal.offers(seat)))


def check(deal: Deal, seat: int) -> None:
    view = deal.view(seat)
    for other in view.order[seat]:
        assert not any(view.places[other].standing.counts), "a view has nobody else's tiles"
    held = {tile for tile in range(KINDS) if view.places[seat].standing.counts[tile]}
    claim = set() if view.claim is None else {view.claim.tile}
    for notice in noticed(deal, seat):
        assert set(notice.tiles) <= held | claim
        assert notice.seat != seat
        assert notice.clause.startswith(deal.rules.prefix)
