"""A question that runs out never costs its seat what a free offer would save."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest

from sparrows.play.actions import DISCARDS, PASS, Action
from sparrows.play.deal import Deal
from sparrows.play.default import dangerous, default_of
from sparrows.play.outlook import Outlook, outlook, without
from sparrows.play.position import Position, Side
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.shuffle import seed_from
from sparrows.readings.groups import meld
from sparrows.readings.lack import TOO_FAR
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.testing.deals import TEMPERS, choices, decisions
from sparrows.tiles import JOKER, parse, parse_one
from tests.clauses import clause
from tests.conftest import SOAK
from tests.play.rigged import ScriptedDeal, rigged, run_on, turn_of
from tests.play.test_sichuan import SOUTH, begin

DEALS = 150 * SOAK  # a rulebook

# Options that add questions, or that make an offer dear.
ASKING = {
    "red": ({"jokers": True, "flowers": 4}, {"false_win": "allow"}),
    "sichuan": ({"void_discard": "fined"}, {"passed_win": "greater"}),
    "classical": ({"calling": "silent"}, {"false_win": "allow", "false_win_penalty": 10}),
    "popular": ({"jokers": True}, {"jokers": True, "false_win": "allow"}),
    "zung-jung": ({"bonus_tiles": True, "false_win_calls": True}, {"minimum": 5}),
}


def rules_of(name: str, rng: random.Random) -> Rulebook:
    """The default rules, those that add questions, or up to four options at random."""
    sets: list[dict[str, object]] = [{}, *ASKING[name]]
    kind = rng.randrange(len(sets) + 1)
    if kind < len(sets):
        return rulebook(name, **sets[kind])
    while True:
        values = choices(name)
        options = {option: rng.choice(values[option]) for option in rng.sample(sorted(values), 4)}
        try:
            return rulebook(name, **options)
        except ValueError:
            continue  # these do not go together


class Outcome(NamedTuple):
    """What a seat has when its answer is carried out and all others pass; the more the better."""

    won: bool
    points: int
    bonus: int  # tiles shown and replaced


def carried_out(deal: Deal, seat: Seat, action: Action) -> tuple[Outcome, bool]:
    """What an offer comes to, and whether it is free: it costs no points and binds to nothing."""
    before, twin = deal.table.places[seat], deal.copy()
    twin.act(seat, action)
    while twin.table.claim is not None and twin.waiting_for():
        twin.act(twin.waiting_for()[0], PASS)
    place = twin.table.places[seat]
    points = twin.table.delta[seat] - deal.table.delta[seat]
    bound = place.dead != before.dead or place.declared != before.declared
    laid = len(place.melds) != len(before.melds) or any(
        now is not then for now, then in zip(place.melds, before.melds, strict=False)
    )
    outcome = Outcome(place.out, points, len(place.bonus))
    return outcome, points >= 0 and (place.out or not (bound or laid))


def is_no_worse(deal: Deal, seat: Seat, offers: Sequence[Action], default: Action) -> None:
    """Nothing that is free brings the seat more at once than its default does."""
    if {action.name for action in offers} == {"discard"} and not deal.ledger.goes_on:
        return  # nothing is paid for a discard that nobody takes
    here, free = carried_out(deal, seat, default)
    assert free or here.points < 0, f"{default} binds"
    for action in offers:
        # Of discards that cost nothing one brings as much as another.
        if action == default or (action.name == default.name == "discard" and here.points >= 0):
            continue
        other, free = carried_out(deal, seat, action)
        assert not free or other <= here, f"{action}, not {default}"


def distance(found: Outlook) -> int:
    return TOO_FAR if found.distance is None else found.distance


def is_no_worse_discard(deal: Deal, seat: Seat, offers: Sequence[Action], default: Action) -> None:
    """It is the tile just drawn, or another that leaves the hand as near and costs less."""
    rules, table = deal.rules, deal.table
    place = table.places[seat]
    others = [action.tile for action in offers if action.name == "discard" and not action.declare]
    assert not default.declare
    assert default.tile != JOKER or set(others) == {JOKER}
    dangers, drawn = dangerous(rules, table, seat, list(offers)), table.drawn
    if default.tile == drawn and not dangers >> drawn & 1:
        return
    fined = rules.parts.fined(table, place)
    safe = [tile for tile in others if not fined >> tile & 1 and tile != JOKER] or others
    hand = rules.parts.hand(rules, table, place)
    far = {tile: distance(outlook(rules, without(hand, tile))) for tile in safe}
    if drawn in safe and drawn != default.tile:
        last = rules.parts.pays_ready and table.wall.live == 0
        assert last or dangers >> drawn & 1, "the tile just drawn can go"
        assert far[default.tile] <= far[drawn], "the hand is farther from ready"
    if drawn not in safe and not dangers:
        assert far[default.tile] == min(far.values()), "another leaves the hand nearer"
    if dangers >> default.tile & 1:
        harmless = [tile for tile in safe if not dangers >> tile & 1]
        assert all(far[tile] > far[default.tile] for tile in harmless), "another is safe"


def questions(name: str) -> Iterator[tuple[Deal, Seat]]:
    """All questions of so many deals, under all sorts of options."""
    for number in range(DEALS):
        rng = random.Random(f"{name} {number}")
        deal = Deal(rules_of(name, rng), seed_from(number), round_wind=rng.randrange(4))
        for seat, _ in decisions(deal, rng, TEMPERS[number % len(TEMPERS)]):
            yield deal, seat


@pytest.mark.no_cover
@pytest.mark.parametrize("name", RULEBOOKS)
def test_no_default_is_worse_than_another_offer_that_is_free(name: str) -> None:
    for deal, seat in questions(name):
        offers = deal.offers(seat)
        default = default_of(deal.rules, deal.table, seat, offers)
        assert default in offers
        if len(offers) > 1:
            is_no_worse(deal, seat, offers, default)
        if default.name == "discard":
            is_no_worse_discard(deal, seat, offers, default)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", RULEBOOKS)
def test_a_default_needs_only_what_its_seat_sees(name: str) -> None:
    for number in range(20):
        rng = random.Random(number)
        deal = Deal(rules_of(name, rng), seed_from(number))
        for seat, _ in decisions(deal, rng, "eager"):
            offers = deal.offers(seat)
            seen = default_of(deal.rules, deal.view(seat), seat, offers)
            assert seen == default_of(deal.rules, deal.table, seat, offers)


# One by one


def default_in(deal: ScriptedDeal) -> str:
    """What the seat that is asked does by default, in words."""
    seat = deal.waiting_for()[0]
    return str(default_of(deal.rules, deal.view(seat), seat, deal.offers(seat)))


NEARLY = "123456789m 1123p"  # ready for 1p and 4p


@clause("POP-8.1")
def test_a_flower_is_replaced() -> None:
    deal = rigged("popular", "9s", draws="3f")
    deal.plays("E discard 9s, all pass")
    assert "discard 3f" in deal.offered("S")
    assert default_in(deal) == "replace-flower 3f"


@pytest.mark.parametrize("name", ["red", "classical", "popular", "zung-jung"])
def test_a_win_is_taken(name: str) -> None:
    deal = rigged(name, "4p", NEARLY)
    if name in ("classical", "popular"):
        assert default_in(deal) == "pass", "nothing is declared"
        deal.plays("S pass")
    deal.plays("E discard 4p")
    assert default_in(deal) == "win"


@clause("SBR-5.11")
def test_no_win_is_passed_up_that_would_be_barred_then() -> None:
    deal = begin("4p", SOUTH)
    deal.plays("E discard 4p")
    assert default_in(deal) == "win"


def test_a_win_that_is_none_is_never_called() -> None:
    deal = rigged("red", "9s", NEARLY, draws="9p 1p", false_win="allow")
    deal.plays("E discard 9s")
    assert "win" in deal.offered("S") and default_in(deal) == "pass"
    deal.all_pass()
    assert "win" in deal.offered("S") and default_in(deal) == "discard 9p"


def test_a_joker_stays() -> None:
    deal = rigged("red", "J 1122m 55p 9s", draws="J", jokers=True)
    assert "discard J" in deal.offered("E") and default_in(deal) != "discard J"
    deal.plays("E discard 9s, all pass")
    assert deal.table.drawn == JOKER and default_in(deal) != "discard J"


def test_the_void_suit_is_one_with_the_fewest_tiles() -> None:
    deal = rigged("sichuan", "1234567m 1234p 123s")
    assert default_in(deal).startswith("void ") and default_in(deal).endswith("s")


@clause("SBR-15.4")
def test_nothing_is_discarded_that_is_fined() -> None:
    deal = begin("2m", draws="9s 1m 1p 9p 9m", void_discard="fined")
    deal.plays("E discard 2m, all pass")
    assert "discard 1m" in deal.offered("S")
    assert default_in(deal) == "discard 9s"
    deal.plays("S discard 1m, all pass")
    run_on(deal, turn_of("S"))
    assert default_in(deal) == "discard 9s", "and not the tile just drawn"


@clause("SBR-12.4")
def test_the_last_discard_leaves_the_hand_ready_where_that_is_paid() -> None:
    deal = begin("8p", "123456789m 19p 23p", draws="1p", short=True)
    deal.plays("E discard 8p, all pass")
    assert deal.table.wall.live == 0 and deal.table.drawn == parse_one("1p")
    assert default_in(deal) == "discard 9p"


@clause("CCL-19.10")
def test_a_dangerous_tile_stays_where_another_leaves_the_hand_as_near() -> None:
    rules = rulebook("classical")
    winds = tuple(meld("pung", parse(tiles)) for tiles in ("111z", "222z", "333z"))
    sides = {
        0: Side(parse("147m 258p 369s 5566z")),
        1: Side(parse("1234m"), winds),
        2: Side(parse("99m 99p 99s 88m 88p 88s 7m")),
        3: Side(parse("11p 22p 33p 11s 22s 44s 7s")),
    }
    deal = Deal(rules, position=Position(sides, draws=parse("4z")))
    (north,) = parse("4z")
    assert DISCARDS[north] in deal.offers(0)
    assert default_of(rules, deal.view(0), 0, deal.offers(0)).tile != north


@clause("POP-11.3")
def test_nothing_is_declared() -> None:
    deal = rigged("popular", NEARLY, draws="9s")
    assert any(action.declare for action in deal.offers(0))
    assert "and" not in default_in(deal)
