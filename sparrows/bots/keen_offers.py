"""What each offer is worth to a player who thinks: discards, claims, kongs, what it bars."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sparrows.bots.danger import Danger
from sparrows.bots.holding import Holding, after_claim, after_kong, holding
from sparrows.bots.prospects import LOOKS_AHEAD, NO_PROSPECT, Prospect, Prospects
from sparrows.bots.unseen import usable
from sparrows.play.actions import WIN, Action
from sparrows.play.offers import wins
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import CLAIM, ROB, TURN, Table
from sparrows.readings.groups import CHOW, KONG, PUNG
from sparrows.tiles import BONUS, KINDS, Tile, kinds_of

PASS_KEEPS = 1.05  # a hand that shows less is worth so much more
IDLE_CLAIM = 0.8  # what a claim is worth that brings the hand no nearer
KONG_DRAWS = 1.1  # a kong gives another draw
STEP_BACK = 0.5  # what is left of a prospect that is one step farther than need be
DEARER = 3  # times the value: such a hand may be farther away
CLOSER = 5  # so many discards are looked at closely,
NEARLY = 0.25  # whose worth is less than the best one's by no more than this part of it
CONCEALED_KONG, ADDED_KONG = "concealed-kong", "added-kong"
RANKS_LAST, RANKS_FIRST = float("-inf"), float("inf")


class WeighedOffer(msgspec.Struct, frozen=True):
    """An offer, and what is to be expected of it."""

    action: Action
    worth: float = 0.0  # points, the danger taken off
    chance: float = 0.0  # to win
    value: float = 0.0  # of the hand that would win
    danger: float = 0.0  # points that the discard may cost
    plan: str = ""  # what the hand aims at
    patterns: tuple[str, ...] = ()  # that the likeliest hand would score


class RankedOffer(msgspec.Struct, frozen=True):
    """A weighed offer, and how it ranks among the others."""

    weighed: WeighedOffer
    rank: tuple[float, ...]


def weigh(rules: Rulebook, view: Table, seat: Seat, offers: list[Action]) -> list[RankedOffer]:
    """All offers, in their order."""
    place = view.places[seat]
    prospects = Prospects(rules, view, place, usable(rules, view, seat))
    hand = holding(place)
    if view.phase == TURN:
        found = weigh_turn(prospects, hand, offers)
    elif view.phase in (CLAIM, ROB):
        found = weigh_claims(prospects, hand, offers)
    elif any(rules.parts.bars(action) for action in offers):
        found = weigh_barring(rules, view, seat, hand, offers)
    else:
        found = weigh_declarations(prospects, hand, offers)
    if WIN in offers:
        at = offers.index(WIN)
        found[at] = weigh_win(prospects, rightly=wins(rules, view, seat, offers))
    return found


def ranked(
    action: Action, prospect: Prospect, danger: float = 0.0, rank: tuple[float, ...] = ()
) -> RankedOffer:
    """An offer with this prospect; where it does not say otherwise it ranks by its worth."""
    weighed = WeighedOffer(
        action,
        prospect.worth - danger,
        prospect.chance,
        prospect.value,
        danger,
        prospect.plan,
        prospect.patterns,
    )
    return RankedOffer(weighed, rank or (weighed.worth,))


def weigh_win(prospects: Prospects, *, rightly: bool) -> RankedOffer:
    """A win is always taken, and never called where there is none."""
    if not rightly:
        return ranked(WIN, NO_PROSPECT, rank=(RANKS_LAST,))
    parts, view, place = prospects.rules.parts, prospects.view, prospects.place
    worth = parts.win_worth(prospects.rules, view, place)
    found = Prospect(
        prospects.payoffs.won(worth.value), 1.0, worth.value, "", tuple(worth.patterns)
    )
    return ranked(WIN, found, rank=(RANKS_FIRST,))


class WeighedDiscards:
    """The discards of fourteen tiles: all are glanced at, the best are looked at closely."""

    def __init__(
        self,
        prospects: Prospects,
        hand: Holding,
        tiles: Iterable[Tile],
        danger: Danger | None = None,
    ) -> None:
        self._prospects = prospects
        self._after = {tile: hand.changed((tile,), -1) for tile in tiles}
        glances = {tile: prospects.prospect(after) for tile, after in self._after.items()}
        self._glances = tuple(dict.fromkeys((each.away, each.value) for each in glances.values()))
        nets = {
            tile: worth - (danger.of(tile, worth) if danger else 0.0)
            for tile, each in glances.items()
            for worth in (self._stepped(each).worth,)
        }
        order = sorted(nets, key=lambda tile: -nets[tile])
        first = order[0]
        enough = nets[first] - NEARLY * glances[first].worth
        self.close = {tile for tile in order[:CLOSER] if nets[tile] >= enough}
        # What the closer look makes of the first is likely to hold for the others.
        glanced = glances[first].worth
        self._scale = self.prospect(first).worth / glanced if glanced else 1.0

    def prospect(self, tile: Tile, declare: str = "") -> Prospect:
        """What is left after a discard."""
        closely = tile in self.close
        found = self._stepped(self._prospects.prospect(self._after[tile], declare, closely=closely))
        return found if closely else found.worthy(self._scale * found.worth)

    def best(self) -> Prospect:
        return max(self.prospect(tile) for tile in self.close)

    def _stepped(self, found: Prospect) -> Prospect:
        """A step farther from ready than need be counts less, unless it makes a dearer hand."""
        for away, value in self._glances:
            if away < found.away and DEARER * value >= found.value:
                return found.worthy(STEP_BACK * found.worth)
        return found


def weigh_turn(prospects: Prospects, hand: Holding, offers: list[Action]) -> list[RankedOffer]:
    """Discards and kongs; what costs nothing comes before them."""
    prospects.choose_plans(hand)
    danger = Danger(
        prospects.rules, prospects.payoffs, prospects.view, prospects.place.seat, prospects.left
    )
    tiles = {action.tile for action in offers if action.name == "discard"} - set(BONUS)
    discards = WeighedDiscards(prospects, hand, sorted(tiles), danger) if tiles else None
    found = []
    for action in offers:
        if discards is None or action.name != "discard" or action.tile in BONUS:
            found.append(weigh_own(prospects, hand, action))
        else:
            prospect = discards.prospect(action.tile, action.declare)
            risk = danger.of(action.tile, prospect.worth)
            apart = (action.declare != "", -hand.beside(action.tile))
            rank = (action.tile in discards.close, prospect.worth - risk, *apart)
            found.append(ranked(action, prospect, risk, rank))
    return found


def weigh_own(prospects: Prospects, hand: Holding, action: Action) -> RankedOffer:
    """Any other offer in one's own turn."""
    if action.name in (CONCEALED_KONG, ADDED_KONG):
        after = after_kong(hand, action)
        if after is None:
            return ranked(action, NO_PROSPECT, rank=(RANKS_LAST,))
        found = with_kong(prospects, after, action)
        return ranked(action, found, rank=(1, found.worth))
    if action.name in ("pass", "discard"):
        return ranked(action, prospects.prospect(hand))
    return ranked(
        action, prospects.prospect(hand), rank=(RANKS_FIRST,)
    )  # shows a flower: it is free


def with_kong(prospects: Prospects, after: Holding, action: Action) -> Prospect:
    """What a hand may come to with a kong, which is paid and gives another draw."""
    found = prospects.prospect(after, closely=True)
    payoffs = prospects.payoffs
    paid = {
        CONCEALED_KONG: payoffs.concealed_kong,
        ADDED_KONG: payoffs.added_kong,
        KONG: payoffs.claimed_kong,
    }
    return found.worthy(KONG_DRAWS * found.worth + paid[action.name])


def weigh_claims(prospects: Prospects, hand: Holding, offers: list[Action]) -> list[RankedOffer]:
    """Sets that may be claimed, and a pass."""
    claim = prospects.view.claim
    assert claim is not None
    prospects.choose_plans(hand.changed((claim.tile,), 1) if claim.tile < KINDS else hand)
    passed = prospects.prospect(hand, closely=True)
    found = []
    for action in offers:
        if action.name == KONG:
            found.append(ranked(action, with_kong(prospects, after_claim(hand, action), action)))
        elif action.name in (CHOW, PUNG):
            after = after_claim(hand, action)
            claimed = after_best_discard(prospects, after)
            if claimed.away >= passed.away:
                claimed = claimed.worthy(IDLE_CLAIM * claimed.worth)
            if claimed.away >= LOOKS_AHEAD:  # nearer ones have been scored as they are
                claimed = claimed.worthy(prospects.opened(after) * claimed.worth)
            found.append(ranked(action, claimed))
        else:
            found.append(ranked(action, passed.worthy(PASS_KEEPS * passed.worth)))
    return found


def after_best_discard(prospects: Prospects, hand: Holding) -> Prospect:
    """What a hand may come to after the best discard; what is barred goes first."""
    tiles = hand.kinds(~prospects.kinds) or hand.kinds(prospects.kinds)
    return WeighedDiscards(prospects, hand, tiles).best() if tiles else NO_PROSPECT


def weigh_declarations(
    prospects: Prospects, hand: Holding, offers: list[Action]
) -> list[RankedOffer]:
    """What may be declared before the first turn."""
    prospects.choose_plans(hand)
    return [
        ranked(action, found, rank=(found.worth, action.declare != ""))
        for action in offers
        for found in (prospects.prospect(hand, action.declare),)
    ]


def weigh_barring(
    rules: Rulebook, view: Table, seat: Seat, hand: Holding, offers: list[Action]
) -> list[RankedOffer]:
    """Choices that bar kinds: those with the fewest tiles, or without which the hand promises most.

    Of their tiles the middle ones, which others want, go first.
    """
    bars = [rules.parts.bars(action) for action in offers]
    without: dict[int, tuple[int, Prospect]] = {}
    for barred in dict.fromkeys(bars):
        prospects = Prospects(rules, view, view.places[seat], rules.tiles.kinds & ~barred)
        lost = [tile for tile in kinds_of(barred) for _ in range(hand.tiles.counts[tile])]
        kept = hand.changed(lost, -1)
        prospects.choose_plans(kept)
        without[barred] = len(lost), prospects.prospect(kept)
    return [
        ranked(action, found, rank=(-size, found.worth, middle(action.tile)))
        for action, (size, found) in zip(offers, (without[each] for each in bars), strict=True)
    ]


def middle(tile: Tile) -> int:
    """How near to the middle of its suit a tile is."""
    return -abs(tile % 9 - 4)
