"""What `keen` would do at a decision, and how near each discard leaves the hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from sparrows.bots.advice import advise
from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.match import Match
from sparrows.play.outlook import AFTER_DRAW, BEFORE_DRAW, Outlook, outlook
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.shuffle import deal_seed
from sparrows.play.table import Table
from sparrows.tiles import JOKER, Tile
from sparrows.web.info.onlooker import Onlooker
from sparrows.web.info.results import finished_deal
from sparrows.web.protocol import Advised, Nearness, Weighed
from sparrows.web.refusals import Refusal

NO_DISCARD = -1


def advice_at(match: Match, number: int, decision: int, onlooker: Onlooker) -> Advised:
    """The advice for the player who took this decision of a finished deal, from what they saw.

    Decisions are numbered as in the record that the onlooker gets.
    """
    played = finished_deal(match, number)
    decisions, deal = onlooker.decisions(match, played), played.deal
    if not 0 <= decision < len(decisions):
        raise Refusal("no-such-decision")
    taken, seat, _ = decisions[decision]
    seed = deal_seed(match.seed, number)
    again = Deal(match.rules, seed, round_wind=deal.table.round, wall=deal.tiles)
    for who, action in deal.decisions[:taken]:
        again.act(who, action)
    offers = tuple(again.offers(seat))
    advice = advised(match.rules, again.view(seat), seat, offers, decision)
    return msgspec.structs.replace(advice, offers=offers)


def advised(rules: Rulebook, view: Table, seat: Seat, offers: Sequence[Action], at: int) -> Advised:
    """What `keen` thinks of each offer, given what this player sees."""
    advice = advise(rules, view, seat, list(offers))
    return Advised(
        at=at,
        choice=advice.choice,
        weighed=tuple(
            Weighed(
                offer=number,
                worth=each.worth,
                chance=each.chance,
                value=each.value,
                danger=each.danger,
                plan=each.plan,
                patterns=each.patterns,
            )
            for number, each in enumerate(advice.options)
        ),
        nearness=tuple(nearness(rules, view, seat, offers)),
    )


def nearness(
    rules: Rulebook, view: Table, seat: Seat, offers: Sequence[Action]
) -> Iterator[Nearness]:
    """How near the hand is after each discard that is offered, or as it stands."""
    parts, place = rules.parts, view.places[seat]
    hand = parts.hand(rules, view, place)
    if hand.size == BEFORE_DRAW:
        yield _near(NO_DISCARD, outlook(rules, hand, visible(view, seat)))
    elif hand.size == AFTER_DRAW:
        after = dict(outlook(rules, hand, visible(view, seat)).discards)
        for number, action in enumerate(offers):
            if action.name == "discard" and action.tile in after:
                yield _near(number, after[action.tile])


def _near(offer: int, ahead: Outlook) -> Nearness:
    return Nearness(offer, ahead.distance, dict(ahead.useful))


def visible(view: Table, seat: Seat) -> list[Tile]:
    """The tiles that lie open elsewhere: all ponds, what others have melded, what lies apart."""
    found = [*view.apart, *(tile for place in view.places.values() for tile in place.pond)]
    for place in view.places.values():
        if place.seat != seat:
            for meld in place.melds:
                if meld.tile >= 0:
                    found += [*meld.real, *(JOKER,) * meld.jokers]
    return found
