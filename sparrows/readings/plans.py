"""Every way in which standing tiles could grow into sets and a pair, suit by suit.

The tables of distance know only the standing tiles. Here it also counts how many tiles of each
kind can still come, and where jokers must stand because none can.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from sparrows.memory import Memory, one_object
from sparrows.readings.lack import UNREACHABLE, Lack, nearest
from sparrows.readings.standing import Standing
from sparrows.tiles import JOKER, KINDS

# What some tiles are to become, as one number: so many sets and pairs, so many of their tiles
# forced to be jokers. Plans of different tiles are put together by adding them.
PlanCode = int
# For each plan the fewest tiles that it lacks, and the kinds of them, the lowest as bit 0.
Plans = dict[PlanCode, tuple[int, int]]


def plan(sets: int, pairs: int, forced: int = 0) -> PlanCode:
    return sets * 64 + pairs * 16 + forced


EMPTY: Plans = {plan(0, 0): (0, 0)}

# What all planners have worked out: of two suits, and of the last ranks of one.
HALVES: Memory[tuple[Planner, bytes, bytes], Plans] = Memory(2048)
BY_RANKS: Memory[tuple[Planner, bytes, bytes, int, int, int], Plans] = Memory(4096)


def sets_and_pair(tiles: Standing, alike: int) -> Lack:
    """The least that is lacking for the sets and the pair, before any joker is used."""
    found = planner(tiles.sets, alike, tiles.room[JOKER])
    return found.lack(tiles.packed(), bytes(tiles.room[:KINDS]))


class Planner:
    """Plans for a number of sets and a pair, with a limit of tiles alike and of forced jokers."""

    def __init__(self, sets: int, alike: int, forced: int) -> None:
        self.alike = alike
        self.forced = forced
        self.allowed = frozenset(
            plan(*parts) for parts in product(range(sets + 1), range(2), range(forced + 1))
        )
        self.whole = frozenset(plan(sets, 1, jokers) for jokers in range(forced + 1))

    def lack(self, counts: bytes, room: bytes) -> Lack:
        """The least that these 34 counts lack for all sets and the pair."""
        low = self.half(counts[:18], room[:18])
        high = self.half(counts[18:], room[18:])
        whole = self.together(low, high, 18, self.whole).values()
        return nearest(Lack(*lacking) for lacking in whole) if whole else UNREACHABLE

    def half(self, counts: bytes, room: bytes) -> Plans:
        """The plans of two suits, or of a suit and the honours."""
        known = HALVES.get((self, counts, room))
        if known is None:
            # Two chows may begin at a rank, three equal ones are pungs; honours are in no chow.
            low = self.ranks(counts[:9], room[:9], 2, 0, 0)
            high = self.ranks(counts[9:], room[9:], 2 if len(counts) == 18 else 0, 0, 0)
            known = HALVES[self, counts, room] = self.together(low, high, 9, self.allowed)
        return known

    def ranks(self, counts: bytes, room: bytes, chows: int, begun: int, ending: int) -> Plans:
        """The plans of the last ranks of a suit, up to so many chows beginning at each.

        Some chows are begun and need the first two of these ranks, some end at the first.
        """
        if not counts:
            return EMPTY
        key = self, counts, room, chows, begun, ending
        known = BY_RANKS.get(key)
        if known is None:
            found = self._work_out(counts, room, chows, begun, ending)
            # Plans of a suit lack the same few things.
            known = BY_RANKS[key] = {each: one_object(lacking) for each, lacking in found.items()}
        return known

    def _work_out(self, counts: bytes, room: bytes, chows: int, begun: int, ending: int) -> Plans:
        found: Plans = {}
        starting = range(chows + 1 if len(counts) > 2 else 1)
        for chow, pung, pair in product(starting, range(3), range(2)):
            need = begun + ending + chow + 3 * pung + 2 * pair
            here = plan(chow + pung, pair, max(need - room[0], 0))
            if need <= self.alike and here in self.allowed:
                lack = max(need - counts[0], 0)
                useful = int(lack > 0 and room[0] > counts[0])
                later = self.ranks(counts[1:], room[1:], chows, chow, begun)
                self.join(found, (here, lack, useful), later, 1, self.allowed)
        return self.thrifty(found)

    def together(self, low: Plans, high: Plans, shift: int, allowed: frozenset[PlanCode]) -> Plans:
        """What two parts of a hand can become together."""
        found: Plans = {}
        for here, (lack, useful) in low.items():
            self.join(found, (here, lack, useful), high, shift, allowed)
        return self.thrifty(found)

    def join(
        self,
        found: Plans,
        one: tuple[PlanCode, int, int],
        others: Plans,
        shift: int,
        allowed: frozenset[PlanCode],
    ) -> None:
        """Adds one plan for lower tiles to each for higher ones; the best of each is kept."""
        here, lack, useful = one
        for there, (more, higher) in others.items():
            both = here + there
            if both in allowed:
                total = lack + more
                known = found.get(both)
                if known is None or total < known[0]:
                    found[both] = total, useful | higher << shift
                elif total == known[0]:
                    found[both] = total, known[1] | useful | higher << shift

    def thrifty(self, found: Plans) -> Plans:
        """Without plans that force more jokers than another one and yet lack more."""
        if not self.forced:
            return found
        return {
            plan: lacking
            for plan, lacking in found.items()
            if all(
                lacking[0] <= found.get(plan - fewer, lacking)[0]
                for fewer in range(1, plan % 16 + 1)
            )
        }


# Always the same one for so many sets: by it its plans are remembered.
planner = lru_cache(maxsize=64)(Planner)
