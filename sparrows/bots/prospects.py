"""What a position promises: plans, what their hands are worth, and how likely they come."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import Any, NamedTuple

import msgspec

from sparrows.bots.chances import DealClock, as_late
from sparrows.bots.danger import readiness
from sparrows.bots.holding import Holding
from sparrows.bots.payoffs import payoffs_of
from sparrows.bots.plans import Plan, plans_for
from sparrows.bots.unseen import unseen
from sparrows.memory import Memory
from sparrows.play.rulebook import Rulebook
from sparrows.play.table import Place, Table
from sparrows.readings.discards import TilesLeft, discards_within
from sparrows.readings.groups import PUNG, Meld
from sparrows.readings.hand import Hand
from sparrows.readings.standing import Standing
from sparrows.scoring.score import Score
from sparrows.scoring.scoring import Scoring
from sparrows.tiles import JOKER, KINDS, Tile, kinds_of

FAR = 2  # plans that lack so much more than the nearest are not looked at
FARTHEST = 4  # nor those so far from ready, except for the plainest
WORTH_A_LOOK = 0.25  # nor those that promise so little of what the best one does
LOOKS_AHEAD = 2  # so far from ready, and nearer, the next tile is looked at too
ORDINARY = (4.7, 13.5)  # useful tiles of a ready hand and of one that lacks two, on average
AT_END = 0.8  # so many others pay then, or are paid, on average
STAYS = 0.4  # how often tiles that are not shown now are not shown later either
OTHER_PLANS = 0.1  # what the other plans add to the best one
MOST_SCORES = 1024  # are remembered from one decision to the next


class Prospect(msgspec.Struct, frozen=True, order=True, gc=False):
    """What a hand may come to."""

    worth: float = 0.0  # points to be expected
    chance: float = 0.0  # to win
    value: float = 0.0  # of the hand that wins
    plan: str = ""
    patterns: tuple[str, ...] = ()
    away: int = 99  # tiles from ready

    def worthy(self, worth: float) -> Prospect:
        """The same if it is worth so much."""
        return Prospect(worth, self.chance, self.value, self.plan, self.patterns, self.away)


NO_PROSPECT = Prospect()


class Promise(NamedTuple):
    """A plan, and the hand that it most likely leads to."""

    plan: Plan
    value: float
    worth: float  # what that brings, in points
    patterns: tuple[str, ...]


# By all that a hand is scored by, what it is worth; nothing where it does not win.
Scores = Memory[tuple[object, ...], Score | None]
UNKNOWN: Any = object()


@lru_cache(maxsize=16)
def scores_of(scoring: Scoring) -> Scores:
    """What was scored before: a player asks for many of the same hands turn after turn."""
    return Memory(MOST_SCORES)


def likeliest(useful: int, counts: list[int], left: list[int]) -> Tile:
    """The one of these kinds that is likeliest to come, one that is held before others.

    It is -1 where none can.
    """
    found, most = -1, 0
    for tile in kinds_of(useful):
        if left[tile] > 0 and counts[tile] < 4:
            likely = left[tile] + 4 if counts[tile] else left[tile]
            if likely >= most:
                found, most = tile, likely
    return found


class Prospects:
    """What the hands within reach promise, as one decision looks at them."""

    def __init__(self, rules: Rulebook, view: Table, place: Place, kinds: int) -> None:
        self.rules = rules
        self.view = view
        self.place = place
        self.facts = rules.parts.facts(view, place)
        self.kinds = kinds
        self.left = unseen(rules, view, place.seat)
        known = [max(number, 0) for number in self.left]
        self._unseen = TilesLeft(known)
        self.payoffs = payoffs_of(rules)
        others = view.others(place.seat)
        in_play = 1 + len(others)
        passed = len(view.discards) // in_play
        goes_on = rules.parts.winners_a_deal > 1
        if not goes_on:
            ready = sum(readiness(rules, view, other) for other in others)
            passed = as_late(passed, ready)
        self.clock = DealClock(
            passed,
            view.wall.live // in_play,
            sum(known),
            chows=rules.parts.has_chows,
            goes_on=goes_on,
        )
        # A winner does not pay for another's win: the deal, or their part in it, is over.
        self.relief = self.payoffs.lost(self.payoffs.ordinary)
        # To be ready when the wall ends is paid by those who are not, and saves paying others.
        self.at_end = AT_END * self.payoffs.readiness * self.payoffs.ordinary
        # A ready hand is declared or not, as pays more.
        self.calls = ("", rules.parts.ready_call) if rules.parts.ready_call else ("",)
        self.every = plans_for(rules, kinds)
        self.promises: list[Promise] = []
        self._scores = scores_of(rules.scoring)
        # What hands are scored by beside their tiles.
        wild = view.wild if view.wild >= 0 else None
        self._beside = tuple(place.bonus), place.seat, view.round, wild, self.facts
        self._ready: dict[tuple[object, ...], Prospect] = {}
        self._prospects: dict[tuple[object, ...], Prospect] = {}

    # What a hand is worth

    def points(self, value: float) -> float:
        """What a win with a hand of this value is likely to bring."""
        return self.payoffs.promise(value) + self.relief

    def choose_plans(self, hand: Holding) -> None:
        """Keeps the plans that promise something, each with what its hand would be worth."""
        reach = [
            (plan, plan.number(hand.tiles, hand.melds))
            for plan in self.every
            if plan.allows(hand.melds)
        ]
        least = min((lack for _, lack in reach), default=0)
        found = []
        for plan, lack in reach:
            away = max(lack - hand.tiles.jokers - 1, 0)
            if plan is not self.every[0] and (lack > least + FAR or away > FARTHEST):
                continue
            promise = self.promised(plan, hand)
            if promise is not None:
                chance = self.clock.chance(away, 16, plan.pace, plan.claims)
                found.append((promise, promise.worth * chance))
        best = max((hope for _, hope in found), default=0.0)
        self.promises = [promise for promise, hope in found if hope >= WORTH_A_LOOK * best]

    def promised(self, plan: Plan, hand: Holding) -> Promise | None:
        """The hand when the plan has come true in the likeliest way; nothing if it cannot."""
        complete = self.completed(plan, hand)
        score = self.best_score(*complete) if complete else None
        if score is None:
            return None
        return Promise(plan, score.value, self.points(score.value), tuple(score.patterns))

    def opened(self, hand: Holding) -> float:
        """What a win brings with the last meld open, beside tiles that may stay concealed."""
        meld = hand.melds[-1]
        complete = self.completed(self.every[0], hand)
        if complete is None or meld.wild:
            return 1.0
        tiles, last = complete
        concealed = tiles.concealing(meld)
        shown, kept = self.best_score(tiles, last), self.best_score(concealed, last)
        if shown is None or kept is None:
            return 1.0
        return 1 - STAYS * (1 - self.points(shown.value) / self.points(kept.value))

    def completed(self, plan: Plan, hand: Holding) -> tuple[Holding, Tile] | None:
        """The tiles of a plan that has come true in the likeliest way, and the last to come."""
        tiles = hand.tiles.copy()
        counts, last = tiles.counts, -1
        while True:
            lack = plan.lack(tiles, hand.melds)
            if lack.number <= counts[JOKER]:
                break
            coming = likeliest(lack.useful, counts, self.left)
            if coming < 0:
                return None
            tiles.take(coming)
            last = coming
        if self._trim(plan, hand, tiles) or tiles.size == tiles.jokers:
            return None
        if last < 0 or not counts[last]:
            last = next(compress(range(KINDS), counts))
        tiles.give(last)
        made = Holding(tiles, hand.melds)
        for tile in range(KINDS):
            if counts[tile] >= 3 > hand.tiles.counts[tile] and plan.claims_pung(tile):
                made = made.changed((tile,) * 3, -1, Meld(PUNG, tile))
        return made, last

    def _trim(self, plan: Plan, hand: Holding, tiles: Standing) -> int:
        """Takes out what a complete hand does not need; how many tiles it still has too many."""
        surplus = tiles.size - 3 * tiles.sets - 2
        for tile in range(KINDS):
            while tiles.counts[tile] and surplus > 0:
                tiles.give(tile)
                if plan.number(tiles, hand.melds) > tiles.jokers:
                    tiles.take(tile)
                    break
                surplus -= 1
        return surplus

    def best_score(self, hand: Holding, tile: Tile) -> Score | None:
        """What these tiles are worth, declared ready or not."""
        best = None
        for declare in self.calls:
            score = self.score(hand, tile, declare)
            if score is not None and (best is None or score.value > best.value):
                best = score
        return best

    def score(self, hand: Holding, tile: Tile, declare: str = "") -> Score | None:
        """What thirteen tiles are worth with this one; nothing if they do not win."""
        declared = declare or self.place.declared
        if declared not in self.rules.situations:
            declared = ""
        key = (*hand.key, tile, declared, self._beside)
        known: Score | None = self._scores.get(key, UNKNOWN)
        if known is UNKNOWN:
            known = self._scores[key] = self._scored(hand, tile, declared)
        return known

    def _scored(self, hand: Holding, tile: Tile, declared: str) -> Score | None:
        flowers, seat, round_, wild, facts = self._beside
        try:
            won = Hand(
                hand.tiles,
                tile,
                melds=hand.melds,
                flowers=flowers,
                seat=seat,
                round=round_,
                situation=(declared,) if declared else (),
                wild=wild,
                facts=facts,
            )
            score = self.rules.scoring.score(won)
        except ValueError:  # a fifth tile of a kind, one in a meld: it cannot come so
            return None
        return score if score.win else None

    # What a position promises

    def prospect(self, hand: Holding, declare: str = "", *, closely: bool = False) -> Prospect:
        """What thirteen tiles may come to; what was worked out is remembered."""
        key = (*hand.key, declare, closely)
        known = self._prospects.get(key)
        if known is None:
            known = self._prospects[key] = self._prospect(hand, declare, closely)
        return known

    def _prospect(self, hand: Holding, declare: str, closely: bool) -> Prospect:
        """The best plan, and a little of the others."""
        best, total, readied, waits, promised = NO_PROSPECT, 0.0, 0.0, 0, ""
        for promise in self.promises:
            plan = promise.plan
            if not plan.allows(hand.melds):
                continue
            lack = plan.lack(hand.tiles, hand.melds)
            away, useful = max(lack.number - hand.tiles.jokers - 1, 0), lack.useful
            if self.at_end:
                number = self.number(useful)
                readied = max(readied, self.clock.ready(away, number, plan.claims))
            if away == 0:
                waits |= useful
                promised = plan.id
                continue
            found = self.underway(promise, hand, away, useful, closely)
            total += found.worth
            best = max(best, found)
        if waits:
            ready = self.ready(hand, waits, promised, declare)
            total += ready.worth
            best = max(best, ready)
        worth = best.worth + OTHER_PLANS * (total - best.worth)
        worth += (1 - best.chance) * readied * self.at_end
        if closely and self.rules.losing is not None:
            worth += (1 - best.chance) * self.unwon(hand)
        return best.worthy(worth)

    def unwon(self, hand: Holding) -> float:
        """What a hand brings if another player wins, where all hands are counted."""
        assert self.rules.losing is not None
        place = self.place
        tiles = [tile for tile in hand.tiles if tile < KINDS]
        lost = Hand(tiles, melds=hand.melds, seat=place.seat, round=self.view.round)
        return (self.payoffs.payers - 1) * self.rules.losing.score(lost).value

    def underway(
        self, promise: Promise, hand: Holding, away: int, useful: int, closely: bool
    ) -> Prospect:
        """What a plan may come to for a hand that is not ready."""
        plan, value, worth, patterns = promise
        number = self.number(useful)
        chance = self.clock.chance(away, number, plan.pace, plan.claims)
        if (
            closely
            and plan is self.every[0]
            and away <= LOOKS_AHEAD
            and not hand.tiles.jokers
            and chance
        ):
            quality, ready = self.ahead(hand, away, useful)
            chance *= quality / number
            if away == 1:
                worth, value, patterns = ready.worth, ready.value, ready.patterns
        return Prospect(worth * chance, chance, value, plan.id, patterns, away)

    def ahead(self, hand: Holding, away: int, useful: int) -> tuple[float, Prospect]:
        """How good, beside ordinary ones, the hands are that the next tile makes: over all tiles.

        With it the mean of those hands, where they are ready.
        """
        clock = self.clock
        ordinary = clock.chance(away - 1, ORDINARY[away - 1])
        total = worth = value = most = 0.0
        patterns: tuple[str, ...] = ()
        for tile in kinds_of(useful & self.kinds):
            left = self.left[tile]
            if left <= 0:
                continue
            after = hand.changed((tile,), 1)
            nearer = discards_within(after.tiles, away - 1)
            if away == 1:
                best = max(
                    self.ready(after.changed((each.discard,), -1), each.useful, "sets", declare)
                    for each in nearer
                    for declare in self.calls
                )
                total += left * best.chance
                worth += left * best.worth
                value += left * best.value * best.chance
                if left * best.worth > most:
                    most, patterns = left * best.worth, best.patterns
            else:
                number = max(self.number(each.useful) for each in nearer)
                total += left * clock.chance(away - 1, number)
        mean = (
            Prospect(worth / total, 1.0, value / total, "sets", patterns) if total else NO_PROSPECT
        )
        return total / ordinary, mean

    def number(self, kinds: int) -> int:
        """How many tiles of these kinds have not been seen."""
        return self._unseen.number(kinds & self.kinds)

    def ready(self, hand: Holding, waits: int, plan: str, declare: str) -> Prospect:
        """What a ready hand may come to, over all that it waits for."""
        key = (*hand.key, waits, declare)
        known = self._ready.get(key)
        if known is not None:
            return known
        number = 0
        worth = value = 0.0
        patterns: tuple[str, ...] = ()
        most = 0
        for tile in kinds_of(waits & self.kinds):
            left = self.left[tile]
            score = self.score(hand, tile, declare) if left > 0 else None
            if score is not None:
                number += left
                value += left * score.value
                worth += left * self.points(score.value)
                if left > most:
                    most, patterns = left, tuple(score.patterns)
        if number:
            chance = self.clock.chance(0, number)
            found = Prospect(worth / number * chance, chance, value / number, plan, patterns, 0)
        else:
            found = NO_PROSPECT
        self._ready[key] = found
        return found
