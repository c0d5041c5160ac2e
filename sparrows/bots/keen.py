"""A bot that knows what hands are worth, and weighs that against how soon they come."""

from __future__ import annotations

from collections.abc import Sequence

from sparrows.bots.chances import GOES_ON, Clock
from sparrows.bots.danger import Danger
from sparrows.bots.plans import Plan, plans_for
from sparrows.bots.player import Thinker
from sparrows.bots.sight import unseen, usable
from sparrows.play.actions import Action
from sparrows.play.rulebook import Rulebook
from sparrows.play.table import CLAIM, ROB, TURN, Place, Table
from sparrows.readings.groups import CHOW, KONG, PUNG, Meld
from sparrows.readings.hand import SITUATIONS, Hand
from sparrows.tiles import BONUS, JOKER, KINDS, SUIT_MASKS, WEIGHT, Tile, kinds_of

FAR = 3  # plans that lack so much more than the nearest are not looked at
FARTHEST = 4  # nor those so far from ready, but for the plainest
WORTH_A_LOOK = 0.08  # nor those that promise so little of what the best one does
PAID_BY_ALL = 1.6  # what a win brings on the average, beside what one player pays
BESIDE = 0.1  # what the other plans add to the best one
CLAIM_MARGIN = 1.05  # a claim must be so much better than a pass
KONG_MARGIN = 0.9
# What a kong brings at once, where it is paid for.
KONG_PAYS = {"sichuan": {"concealed-kong": 6.0, "added-kong": 3.0, "kong": 2.0}}


class Standing:
    """Tiles that stand in a hand, and the melds beside them."""

    __slots__ = ("counts", "jokers", "keys", "melds")

    def __init__(
        self, counts: list[int], keys: list[int], melds: tuple[Meld, ...], jokers: int
    ) -> None:
        self.counts = counts
        self.keys = keys
        self.melds = melds
        self.jokers = jokers

    def changed(self, tiles: Sequence[Tile], by: int, meld: Meld | None = None) -> Standing:
        """The same with these tiles more, or less, and perhaps a meld."""
        counts, keys, jokers = self.counts[:], self.keys[:], self.jokers
        for tile in tiles:
            if tile < KINDS:
                counts[tile] += by
                keys[tile // 9] += by * WEIGHT[tile]
            elif tile == JOKER:
                jokers += by
        return Standing(counts, keys, (*self.melds, meld) if meld else self.melds, jokers)

    @property
    def size(self) -> int:
        return sum(self.counts) + self.jokers


class Thought:
    """All that one decision looks at."""

    def __init__(self, rules: Rulebook, view: Table, place: Place, kinds: int) -> None:
        self.rules = rules
        self.view = view
        self.place = place
        self.left = unseen(rules, view, place.seat)
        in_play = 1 + len(view.others(place.seat))
        self.clock = Clock(
            GOES_ON if rules.parts.winners_a_deal > 1 else len(view.discards) // in_play,
            view.wall.live // in_play,
            sum(max(number, 0) for number in self.left),
        )
        self.kinds = kinds
        self.every = plans_for(rules, kinds)
        self.plans: list[tuple[Plan, float]] = []
        self._values: dict[tuple[bytes, int, Tile, tuple[Meld, ...], str], int] = {}

    # What a hand is worth

    def choose_plans(self, hand: Standing) -> None:
        """Keeps the plans that promise something, each with what its hand would be worth."""
        reach = [
            (plan, plan.number(hand.counts, hand.keys, hand.melds))
            for plan in self.every
            if plan.allows(hand.melds)
        ]
        least = min((lack for _, lack in reach), default=0)
        found = []
        for plan, lack in reach:
            away = max(lack - hand.jokers - 1, 0)
            if plan is not self.every[0] and (lack > least + FAR or away > FARTHEST):
                continue
            value = self.promised(plan, hand)
            hope = value * self.clock.chance(away, 16, plan.pace, plan.claims)
            found.append((plan, value, hope))
        best = max((hope for _, _, hope in found), default=0.0)
        self.plans = [
            (plan, value) for plan, value, hope in found if value and hope >= WORTH_A_LOOK * best
        ]

    @property
    def ordinary(self) -> float:
        """What hands like this one are worth."""
        return min((value for _, value in self.plans), default=1.0)

    def promised(self, plan: Plan, hand: Standing) -> float:
        """The worth of the hand when the plan has come true in the likeliest way."""
        jokers = hand.jokers
        counts, keys = hand.counts[:], hand.keys[:]
        last = -1
        while True:
            lack, useful = plan.lack(counts, keys, hand.melds)
            if lack <= jokers:
                break
            room = [t for t in kinds_of(useful) if counts[t] < 4 and self.left[t] > 0]
            if not room:
                return 0.0
            last = max(room, key=lambda tile: (self.left[tile] + 4 * (counts[tile] > 0), tile))
            counts[last] += 1
            keys[last // 9] += WEIGHT[last]
        surplus = self._trim(plan, hand, counts, keys)
        if surplus or not any(counts):
            return 0.0
        if last < 0 or not counts[last]:
            last = next(tile for tile in range(KINDS) if counts[tile])
        counts[last] -= 1
        melds = list(hand.melds)
        for tile in range(KINDS):
            if counts[tile] >= 3 > hand.counts[tile] and plan.claims_pung(tile):
                counts[tile] -= 3
                melds.append(Meld(PUNG, tile))
        return self.worth(counts, jokers, tuple(melds), last, "")

    def _trim(self, plan: Plan, hand: Standing, counts: list[int], keys: list[int]) -> int:
        """Takes out what a complete hand does not need; how many tiles it still has too many."""
        surplus = sum(counts) + hand.jokers - 3 * (4 - len(hand.melds)) - 2
        for tile in range(KINDS):
            while counts[tile] and surplus > 0:
                counts[tile] -= 1
                keys[tile // 9] -= WEIGHT[tile]
                if plan.number(counts, keys, hand.melds) > hand.jokers:
                    counts[tile] += 1
                    keys[tile // 9] += WEIGHT[tile]
                    break
                surplus -= 1
        return surplus

    def worth(
        self, counts: list[int], jokers: int, melds: tuple[Meld, ...], tile: Tile, declare: str
    ) -> int:
        """What thirteen tiles are worth with this one."""
        key = (bytes(counts), jokers, tile, melds, declare)
        known = self._values.get(key)
        if known is not None:
            return known
        standing = [each for each in range(KINDS) for _ in range(counts[each])]
        declared = declare or self.place.declared
        try:
            hand = Hand(
                standing + [JOKER] * jokers,
                tile,
                melds=melds,
                flowers=self.place.bonus,
                seat=self.place.seat,
                round=self.view.round,
                situation=(declared,) if declared in SITUATIONS else (),
                void=self.rules.parts.void_of(self.place),
                wild=self.view.wild if self.view.wild >= 0 else None,
            )
            value = self.rules.scoring.score(hand).value
        except ValueError:  # a fifth tile of a kind, one in a meld: it cannot come so
            value = 0
        self._values[key] = value
        return value

    def paid(self, kong: Action) -> float:
        """What a kong brings at once."""
        return KONG_PAYS.get(self.rules.id, {}).get(kong.name, 0.0)

    # What a position promises

    def hope(self, hand: Standing, declare: str = "") -> float:
        """What a hand of thirteen tiles may bring."""
        best = total = 0.0
        for plan, value in self.plans:
            if not plan.allows(hand.melds):
                continue
            lack, useful = plan.lack(hand.counts, hand.keys, hand.melds)
            away = lack - hand.jokers - 1
            tiles = [tile for tile in kinds_of(useful & self.kinds) if self.left[tile] > 0]
            number = sum(self.left[tile] for tile in tiles)
            worth = value
            if away <= 0:
                worth = self._ready_value(hand, tiles, number, declare)
            found = worth * self.clock.chance(max(away, 0), number, plan.pace, plan.claims)
            total += found
            best = max(best, found)
        return PAID_BY_ALL * (best + BESIDE * (total - best))

    def _ready_value(self, hand: Standing, tiles: list[Tile], number: int, declare: str) -> float:
        """The average worth over what a ready hand waits for."""
        if not number:
            return 0.0
        worth = sum(
            self.left[tile] * self.worth(hand.counts, hand.jokers, hand.melds, tile, declare)
            for tile in tiles
        )
        return worth / number


class KeenBot(Thinker):
    """It aims at what its hand could be worth, and bewares of what a discard may cost."""

    def choose(self, rules: Rulebook, view: Table, place: Place, offers: list[Action]) -> Action:
        if offers[0].name.startswith("void"):
            return choose_void(rules, view, place, offers)
        if view.phase not in (TURN, CLAIM, ROB):
            return offers[0]
        thought = Thought(rules, view, place, usable(rules, view, place.seat))
        hand = standing(place)
        if view.phase == TURN:
            return take_turn(thought, hand, offers)
        return answer_claim(thought, hand, offers)


def standing(place: Place) -> Standing:
    """A player's own tiles."""
    return Standing(place.counts[:KINDS], place.keys[:], tuple(place.melds), place.counts[JOKER])


def take_turn(thought: Thought, hand: Standing, offers: list[Action]) -> Action:
    """The best discard, or a kong that does not spoil the hand; what is free comes first."""
    discards = []
    kongs = []
    for action in offers:
        if action.name == "discard":
            if action.tile in BONUS:
                return action
            discards.append(action)
        elif action.name in ("concealed-kong", "added-kong"):
            kongs.append(action)
        elif action.name not in ("win", "pass"):
            return action
    thought.choose_plans(hand)
    if not discards:
        return kongs[0] if kongs else offers[0]
    best, hope = best_discard(thought, hand, discards)
    for action in kongs:
        after = after_kong(hand, action)
        if after is None:
            continue
        if thought.hope(after) + thought.paid(action) >= KONG_MARGIN * hope:
            return action
    return best


def best_discard(thought: Thought, hand: Standing, discards: list[Action]) -> tuple[Action, float]:
    """The discard that leaves the most, less what it may cost, and how much that is."""
    if len(discards) == 1:
        return discards[0], thought.hope(hand.changed((discards[0].tile,), -1))
    danger = Danger(thought.rules.id, thought.view, thought.place.seat, thought.left)
    ordinary = thought.ordinary
    weighed = []
    for action in discards:
        after = hand.changed((action.tile,), -1)
        hope = thought.hope(after, action.declare) - ordinary * danger.of(action.tile)
        weighed.append((hope, action.declare != "", -loneliness(hand, action.tile), action))
    best = max(weighed, key=lambda each: each[:3])
    return best[3], best[0]


def loneliness(hand: Standing, tile: Tile) -> int:
    """How many tiles it has beside it, to tell equal discards apart."""
    if tile >= KINDS:
        return 99
    near = 2 * hand.counts[tile]
    if tile < 27:
        rank = tile % 9
        near += sum(hand.counts[tile + d] for d in (-2, -1, 1, 2) if 0 <= rank + d < 9)
    return near


def after_kong(hand: Standing, action: Action) -> Standing | None:
    """The hand when a kong of one's own tiles is laid down."""
    if action.tile >= KINDS:
        return None
    if action.name == "added-kong":
        after = hand.changed((action.tile,), -1)
        after.melds = tuple(
            Meld(KONG, meld.tile, promoted=True)
            if meld.kind == PUNG and meld.tile == action.tile
            else meld
            for meld in hand.melds
        )
        return after
    if hand.counts[action.tile] < 4:
        return None
    return hand.changed((action.tile,) * 4, -1, Meld(KONG, action.tile, concealed=True))


def answer_claim(thought: Thought, hand: Standing, offers: list[Action]) -> Action:
    """The claim that leaves more than a pass does, if there is any."""
    claim = thought.view.claim
    assert claim is not None
    passing = next((each for each in offers if each.name == "pass"), offers[-1])
    thought.choose_plans(hand.changed((claim.tile,), 1) if claim.tile < KINDS else hand)
    best, most = passing, CLAIM_MARGIN * thought.hope(hand)
    for action in offers:
        if action.name not in (CHOW, PUNG, KONG):
            continue
        hope = after_claim(thought, hand, action)
        if hope > most:
            best, most = action, hope
    return best


def after_claim(thought: Thought, hand: Standing, action: Action) -> float:
    """What the hand may bring after a claim and the best discard."""
    jokers = action.using.count(JOKER)
    if jokers:  # it stands for any tile while it is kept
        return 0.0
    low = min(action.tile, *action.using) if action.name == CHOW else action.tile
    after = hand.changed(action.using, -1, Meld(action.name, low))
    if action.name == KONG:
        return thought.hope(after) + thought.paid(action)
    tiles = [tile for tile in range(KINDS) if after.counts[tile]]
    void = ~thought.kinds
    tiles = [tile for tile in tiles if void >> tile & 1] or tiles
    return max((thought.hope(after.changed((tile,), -1)) for tile in tiles), default=0.0)


def choose_void(rules: Rulebook, view: Table, place: Place, offers: list[Action]) -> Action:
    """The suit without which the hand promises most; of its tiles the middle ones go first."""
    best, most = offers[0], -1.0
    hand = standing(place)
    for suit in range(3):
        own = [action for action in offers if action.tile // 9 == suit]
        if not own:
            continue
        kinds = rules.tiles.kinds & ~SUIT_MASKS[suit]
        thought = Thought(rules, view, place, kinds)
        rest = [tile for tile in kinds_of(SUIT_MASKS[suit]) for _ in range(hand.counts[tile])]
        kept = hand.changed(rest, -1)
        thought.choose_plans(kept)
        hope = thought.hope(kept)
        if hope > most:
            best, most = own[len(own) // 2], hope
    return best
