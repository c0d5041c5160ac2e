"""What holds in every deal whenever a decision is awaited, and when it is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sparrows.play.deal import Deal
from sparrows.play.events import KongRobbed, Paid, Won, show_to
from sparrows.play.offers import offers_of
from sparrows.play.replay import Auditor, tables
from sparrows.play.rulebook import Rulebook
from sparrows.play.shuffle import shuffled
from sparrows.play.table import OPENING, OVER, TURN, Place, Table
from sparrows.testing.deals import contents_of
from sparrows.tiles import JOKER, KINDS, Tile, keys_of


def melded(place: Place) -> list[Tile]:
    known = [meld for meld in place.melds if meld.tile >= 0]
    return [tile for meld in known for tile in (*meld.real, *(JOKER,) * len(meld.wild))]


def no_tile_is_lost_or_made(deal: Deal, whole: Sequence[Tile] = ()) -> None:
    """All tiles of the set are there, or those of a wall that does not hold the whole set."""
    table = deal.table
    there = Counter(deal.tiles[deal.front : deal.back])
    there.update(deal.tiles[at] for at in deal.loose)
    for place in table.places.values():
        there.update(list(place.standing) + melded(place) + place.bonus + place.pond)
    # The tile of a robbed kong is the winner's.
    there.update(event.tile for event in deal.log if isinstance(event, KongRobbed))
    there.update(table.apart)
    if table.wild >= 0:  # it lies in hands and wall as jokers
        there[table.wild] += there.pop(JOKER, 0)
    assert there == Counter(whole or shuffled(deal.rules, b"any"))
    assert table.wall.left == deal.back - deal.front


def hands_have_their_sizes(deal: Deal) -> None:
    table = deal.table
    dealers = table.phase == OPENING
    for seat, place in table.places.items():
        if place.out or table.phase == OVER:
            continue
        more = seat == table.turn if table.phase == TURN else dealers and seat == table.seats[0]
        assert place.standing.size == 13 - 3 * len(place.melds) + more


def what_is_kept_equals_what_is_counted(rules: Rulebook, table: Table) -> None:
    shown = Counter(tile for place in table.places.values() for tile in place.pond + melded(place))
    shown.update(table.apart)
    assert shown == Counter({tile: number for tile, number in enumerate(table.shown) if number})
    for place in table.places.values():
        assert place.standing.size == sum(place.standing.counts)
        assert place.standing.fours == place.standing.counts.count(4)
        assert place.standing.pairs == sum(n // 2 for n in place.standing.counts[:KINDS])
        assert tuple(place.standing.keys) == keys_of(bytes(place.standing.counts[:KINDS]))
        assert place.standing.kinds == place.standing.where(1, 2, 3, 4)
        if place.waits is None or place.out:
            continue
        drawn = table.drawn if table.phase == TURN and table.turn == place.seat else -1
        kept = place.waits
        if drawn >= 0:
            place.standing.give(drawn)
        assert kept == rules.parts.looked_at(rules, place)[1]
        if drawn >= 0:
            place.standing.take(drawn)


def somebody_can_act(deal: Deal) -> None:
    assert deal.over != bool(deal.waiting_for())
    for seat in deal.waiting_for():
        offers = deal.offers(seat)
        assert offers and len(set(offers)) == len(offers)


def a_seat_needs_only_what_it_sees(deal: Deal) -> None:
    table = deal.table
    for seat, place in table.places.items():
        view = deal.view(seat)
        if seat not in deal.answers:
            assert offers_of(deal.rules, view, seat) == deal.offers(seat)
        assert contents_of(view.places[seat]) == contents_of(place)
        folded = deal.empty_table()
        for event in deal.log:
            show_to(folded, seat, event)
        assert contents_of(view) == contents_of(folded)
        for other, seen in view.places.items():
            assert (seen.standing.size, seen.pond) == (
                table.places[other].standing.size,
                table.places[other].pond,
            )


def points_change_hands(deal: Deal) -> None:
    """Payments sum to zero, except for fines that nobody receives."""
    payments = [each for event in deal.log if isinstance(event, Paid) for each in event.payments]
    fines = sum(each.points for each in payments if each.receiver is None)
    assert sum(deal.table.delta.values()) == -fines
    assert all(each.points and each.payer != each.receiver for each in payments)


def the_log_makes_the_table(deal: Deal) -> None:
    table = deal.empty_table()
    for event in deal.log:
        event.fold(table)
    assert contents_of(table) == contents_of(deal.table)


def settles_again(deal: Deal) -> None:
    """What the log of a deal tells is worth what was paid, and what hands can be worth."""
    auditor = Auditor(deal.rules)
    for table, event in tables(deal.rules, deal.log, 1):
        auditor.meet(table, event)
        if isinstance(event, Won):
            deal.rules.admits(event.value)
    settled = auditor.settlement(table).payments
    assert [payment for payment in settled if payment.points] == auditor.paid


def hold_throughout(deal: Deal, whole: Sequence[Tile] = ()) -> None:
    """The laws of tiles and sight."""
    no_tile_is_lost_or_made(deal, whole)
    hands_have_their_sizes(deal)
    what_is_kept_equals_what_is_counted(deal.rules, deal.table)
    a_seat_needs_only_what_it_sees(deal)


def all_hold(deal: Deal, whole: Sequence[Tile] = ()) -> None:
    somebody_can_act(deal)
    hold_throughout(deal, whole)
    points_change_hands(deal)
    the_log_makes_the_table(deal)
    if deal.over:
        settles_again(deal)
