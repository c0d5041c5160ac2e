"""What wins and kongs pay: asked of the rulebook's own settlement, for made-up hands."""

from __future__ import annotations

from bisect import bisect_left
from random import Random
from typing import NamedTuple

import msgspec

from sparrows.memory import Memory
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import (
    Call,
    FinishedDeal,
    Happening,
    KongDeclared,
    Payment,
    Seat,
    WallEnded,
)
from sparrows.play.worth import Declared
from sparrows.readings.groups import CHOWS, PUNGS, Group, Meld
from sparrows.readings.hand import Hand
from sparrows.tiles import HONOURS, SUIT_MASKS, Tile, kinds_of, mask

HANDS = 60  # are made up of any tiles,
FLUSHES = 20  # and some of a suit and honours, to see what dear ones are paid
TRIES = 200  # for a hand that is worth enough to win
CHOWS_AMONG_SETS = 0.72
FLOWER_CHANCE = 0.15  # how often a hand has each of them
DEAR = 5.0  # times an ordinary hand: where flushes are worth as much, values are all that counts
SELF_DRAWS = 0.27  # of the wins between bots
# Options that no deal is paid by: how long a match is and what its players start with.
OF_THE_MATCH = frozenset({"rounds", "deals", "target_points", "start_points"})


class Payoff(NamedTuple):
    """What players pay for a hand of some value."""

    value: float
    by_giver: float
    by_other: float  # each of those who did not give the tile
    by_each: float  # if it came from the wall

    def times(self, factor: float) -> Payoff:
        return Payoff(*(factor * each for each in self))


class Payoffs:
    """What wins and kongs are paid under a rulebook."""

    def __init__(self, rules: Rulebook) -> None:
        chance = Random(rules.id)
        self.payers = len(rules.seats) - 1
        kinds = rules.tiles.kinds
        hands = [made_up(rules, chance, kinds) for _ in range(HANDS)]
        values = [rules.scoring.score(hand).value for hand in hands]
        self.ordinary = max(sum(values) / len(values), 1.0)  # what a hand is worth on average
        suits = [suit for suit in SUIT_MASKS if suit & kinds]
        for _ in range(FLUSHES):
            suit = chance.choice(suits)
            hands.append(made_up(rules, chance, kinds & (suit | HONOURS)))
        dear = [rules.scoring.score(hand).value for hand in hands[HANDS:]]
        # How far values tell: where dear hands bring little more, speed counts for more.
        self.tells = min(sum(dear) / len(dear) / self.ordinary / DEAR, 1.0)
        paid = {each.value: each for each in (paid_for(rules, hand) for hand in hands)}
        self._paid = [paid[value] for value in sorted(paid) if value] or [Payoff(1, 1, 0, 1)]
        self._values = [each.value for each in self._paid]
        # What it costs on average to give another the tile that they win with.
        self.giving = sum(self.given(value) for value in values) / len(values)
        # What a player who is not ready pays one who is when the wall ends, as a part of the value.
        self.readiness = sum(ready_pays(rules, hand) for hand in hands[:HANDS]) / sum(values)
        self.concealed_kong = kong_pays(rules, "concealed")
        self.added_kong = kong_pays(rules, "promoted")
        self.claimed_kong = kong_pays(rules, "claimed")

    def paid(self, value: float) -> Payoff:
        """What is paid for such a hand, as for the made-up ones that are next to it."""
        at = bisect_left(self._values, value)
        if at == 0:
            return self._paid[0].times(value / self._values[0])
        if at == len(self._values):
            return self._paid[-1].times(value / self._values[-1])
        low, high = self._paid[at - 1], self._paid[at]
        part = (value - low.value) / (high.value - low.value)
        return Payoff(*(a + part * (b - a) for a, b in zip(low, high, strict=True)))

    def won(self, value: float) -> float:
        """What the winner gets, on average of draws and discards."""
        paid = self.paid(value)
        given = paid.by_giver + (self.payers - 1) * paid.by_other
        return (1 - SELF_DRAWS) * given + SELF_DRAWS * self.payers * paid.by_each

    def promise(self, value: float) -> float:
        """What a hand brings that is not there yet: in part as much as an ordinary one."""
        return self.tells * self.won(value) + (1 - self.tells) * self.won(self.ordinary)

    def lost(self, value: float) -> float:
        """What another's win costs, whoever gave the tile."""
        return self.won(value) / self.payers

    def given(self, value: float) -> float:
        """What it costs to give the tile, beside a win that another player might have given."""
        return max(self.paid(value).by_giver - self.lost(value), 0.0)


def made_up(rules: Rulebook, chance: Random, kinds: int) -> Hand:
    """A complete hand of sets and a pair, some of them melded; one that wins, if any is found."""
    found = Hand(())
    for _ in range(TRIES):
        try:
            hand = _random_hand(rules, chance, kinds)
            rules.refuse_malformed(hand)
        except ValueError:  # a fifth tile of a kind
            continue
        found = hand
        if rules.scoring.score(hand).win:
            break
    return found


def _random_hand(rules: Rulebook, chance: Random, kinds: int) -> Hand:
    melded = chance.randrange(4)
    sets = [_set(chance, kinds, rules.parts.has_chows) for _ in range(melded)]
    sets += [_set(chance, kinds, chows=True) for _ in range(4 - melded)]
    pair = chance.choice(list(kinds_of(kinds)))
    tiles: list[Tile] = [*(tile for group in sets for tile in group.tiles), pair, pair]
    standing = tiles[3 * melded :]
    winning = standing.pop(chance.randrange(len(standing)))
    makes_wild = rules.tiles.jokers and not rules.parts.jokers_are_printed
    return Hand(
        standing,
        winning,
        melds=[Meld(group.kind, group.tile) for group in sets[:melded]],
        flowers=[tile for tile in rules.tiles.bonus if chance.random() < FLOWER_CHANCE],
        seat=rules.seats[1],
        wild=chance.choice(list(kinds_of(kinds & ~mask(tiles)))) if makes_wild else None,
    )


def _set(chance: Random, kinds: int, chows: bool) -> Group:
    groups = CHOWS.values() if chows and chance.random() < CHOWS_AMONG_SETS else PUNGS
    return chance.choice([group for group in groups if not mask(group.tiles) & ~kinds])


def paid_for(rules: Rulebook, hand: Hand) -> Payoff:
    """What the settlement says of a win with this hand, from a player and from the wall."""
    winner, giver = rules.seats[1], rules.seats[2 % len(rules.seats)]
    tile = hand.winning
    assert tile is not None
    given = _received(rules, hand, Call((winner,), tile, giver), ((giver, tile),))
    drawn = _received(rules, hand.with_winning(tile, self_draw=True), Call((winner,), tile), ())
    from_giver = sum(each.points for each in given if each.payer == giver)
    from_others = sum(each.points for each in given) - from_giver
    payers = len(rules.seats) - 1
    return Payoff(
        rules.scoring.score(hand).value,
        from_giver,
        from_others / max(payers - 1, 1),
        sum(each.points for each in drawn) / payers,
    )


def kong_pays(rules: Rulebook, kind: str) -> int:
    """What a kong brings at once."""
    seat, giver = rules.seats[1], rules.seats[2 % len(rules.seats)]
    kong = KongDeclared(seat, None, kind, giver if kind == "claimed" else None)
    return sum(each.points for each in rules.ledger(rules).enter(kong, FinishedDeal({})))


def ready_pays(rules: Rulebook, hand: Hand) -> float:
    """What a player who is not ready pays at the wall's end to one who lacks one tile."""
    paid = _received(rules, hand.without_winning(), WallEnded(), ())
    return sum(each.points for each in paid) / (len(rules.seats) - 1)


def _received(
    rules: Rulebook, hand: Hand, event: Happening, discards: tuple[tuple[Seat, Tile], ...]
) -> list[Payment]:
    """What this hand's player receives if this happens; nobody else has any tiles."""
    player = rules.seats[1]
    hands: dict[Seat, Hand | Declared] = {
        seat: Hand((), seat=seat, wild=hand.wild) for seat in rules.seats
    }
    hands[player] = hand
    settled = rules.settle(FinishedDeal(hands, (event,), discards=discards))
    return [each for each in settled.payments if each.receiver == player]


_known: Memory[tuple[object, ...], Payoffs] = Memory(64)


def payoffs_of(rules: Rulebook) -> Payoffs:
    """The payoffs under a rulebook and its options, worked out once."""
    agreed = msgspec.structs.asdict(rules.options).items()
    key = rules.id, *(value for option, value in agreed if option not in OF_THE_MATCH)
    known = _known.get(key)
    if known is None:
        known = _known[key] = Payoffs(rules)
    return known
