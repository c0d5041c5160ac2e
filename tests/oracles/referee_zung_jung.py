"""A referee of zung-jung deals and matches, from docs/rulebooks/zung-jung.md alone."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from .chance import deal_seed, dice_of, seats_by_lot, wall_of
from .referee_chinese import (
    WIN,
    Act,
    Counts,
    Data,
    Foul,
    Meld,
    Offered,
    Referee,
    act_of,
    check_events,
    four_sets_and_a_pair,
    kinds,
    thirteen_different,
)
from .zung_jung import judge

FIRST_BONUS = 34
STANDARD = 25  # ZJ-30.4


class ZungJungReferee(Referee):
    id = "zung-jung"
    clauses: ClassVar[dict[str, str]] = {
        "deal": "ZJ-21.5",
        "only-discard": "ZJ-22.4",
        "chow": "ZJ-23.1",
        "pung": "ZJ-23.2",
        "kong": "ZJ-23.3",
        "out-of-turn": "ZJ-23.11",
        "set-before-chow": "ZJ-23.5",
        "win-before-chow": "ZJ-23.5",
        "win-before-pung": "ZJ-23.5",
        "win-before-kong": "ZJ-24.9",
        "declined": "ZJ-23.9",
        "added-kong": "ZJ-24.3",
        "concealed-kong": "ZJ-24.2",
        "kong-after-kong": "ZJ-24.4",
        "robbed": "ZJ-24.8",
        "no-winner": "ZJ-22.10",
        "heaven": "ZJ-9.4",
        "earth": "ZJ-9.5",
        "last-draw": "ZJ-9.1.1",
        "last-discard": "ZJ-9.1.2",
        "kong-replacement": "ZJ-9.2",
        "robbing-kong": "ZJ-9.3",
    }

    def begin(self) -> None:
        self.dead: set[int] = set()  # after a false win
        for seat in range(4):
            self.lay_out(seat)
        self.happen("turn-began", seat=0)
        self.begin_turn(0, "dealt")

    def lay_out(self, seat: int) -> None:
        """ZJ-25.3: all bonus tiles of the deal, until none is left."""
        place, last = self.places[seat], self.drawn
        while bonus := [tile for tile in kinds(place.standing) if tile >= FIRST_BONUS]:
            self.cite("ZJ-25.3")
            for tile in bonus:
                self.show(seat, tile)
            replacements = [self.replace_bonus(seat, "bonus") for _ in bonus]
            if seat == 0 and last in bonus:  # ZJ-27.6: the first of several stands for it
                self.cite("ZJ-27.6")
                last = replacements[0]
        self.drawn = last

    def replace_bonus(self, seat: int, source: str) -> int:
        tile = self.replacement()
        self.back += 1
        self.places[seat].standing[tile] += 1
        self.happen("drew", seat=seat, tile=tile, source=source, loose=False)
        return tile

    def show(self, seat: int, tile: int) -> None:
        self.places[seat].standing[tile] -= 1
        self.places[seat].bonus.append(tile)
        self.happen("bonus-shown", seat=seat, tile=tile)

    # The wall

    def left(self) -> int:
        return len(self.wall) - self.front - self.back  # ZJ-21.6, 21.7

    def replacement(self) -> int:
        return self.wall[len(self.wall) - 1 - self.back]

    def take(self, seat: int, tile: int, source: str, *, loose: bool) -> None:
        """ZJ-25.2: a bonus tile is laid out and replaced at once."""
        how = source
        self.places[seat].standing[tile] += 1
        self.happen("drew", seat=seat, tile=tile, source=source, loose=loose)
        while tile >= FIRST_BONUS:
            self.show(seat, tile)
            if self.live() <= 0:
                self.cite("ZJ-25.4")
                self.end_without_winner()
                return
            self.cite("ZJ-25.2" if how == "wall" else "ZJ-25.5")
            tile = self.replace_bonus(seat, "kong" if how == "kong" else "bonus")
        self.drawn = tile
        self.begin_turn(seat, how)

    # Turns and claims

    def turn_offers(self, seat: int) -> set[Act]:
        if seat in self.dead:  # ZJ-32.4
            self.cite("ZJ-32.4")
            return self.discards(seat)
        return super().turn_offers(seat)

    def kongs(self, seat: int) -> set[Act]:
        found = super().kongs(seat)
        if found and self.live() <= 0:  # ZJ-22.8, 24.6
            self.cite("ZJ-24.6")
            return set()
        return found

    def claims(self, seat: int, offered: Offered) -> set[Act]:
        if seat in self.dead or offered.way == "concealed-kong":  # ZJ-32.4, 24.9
            if seat in self.dead:
                self.cite("ZJ-32.9")
            return set()
        if offered.way == "discard" and self.live() <= 0:
            self.cite("ZJ-23.12")
        return super().claims(seat, offered)

    # Winning

    def complete(self, standing: Counts, melds: list[Meld]) -> bool:
        if four_sets_and_a_pair(standing, len(melds)):
            return True
        return not melds and (thirteen_different(standing) or self.seven_pairs(standing))

    @staticmethod
    def seven_pairs(standing: Counts) -> bool:
        return all(count in (0, 2, 4) for count in standing) and sum(standing) == 14

    def may_win(self, seat: int, tile: int, giver: int | None, way: str) -> bool:
        """Whether a win may be called: with `false_win_calls` always (ZJ-32.1)."""
        return self.options["false_win_calls"] or self.wins(seat, tile, giver, way)

    def wins(self, seat: int, tile: int, giver: int | None, way: str) -> bool:
        if not self.whole(seat, tile, giver):
            return False
        if not self.options["minimum"]:
            return True
        enough = bool(self.verdict(seat, tile, giver, way)["win"])  # ZJ-27.4, 27.5
        self.cite("ZJ-27.5" if enough else "ZJ-27.4")
        return enough

    def right_to_win(self, seat: int) -> bool:
        if self.offered is None:
            return self.wins(seat, self.drawn, None, "drawn")
        return self.wins(seat, *self.offered)

    def play(self, seat: int, act: Act) -> None:
        if act == WIN and not self.wins(seat, self.drawn, None, "drawn"):
            self.call_falsely(seat, self.drawn, None)
            self.asked = {seat: self.discards(seat)}  # ZJ-32.9
            return
        super().play(seat, act)

    def compare(self) -> None:
        assert self.offered is not None
        tile, giver, _ = self.offered
        called = [seat for seat, act in self.answers.items() if act == WIN]
        wrong = [seat for seat in called if not self.wins(seat, *self.offered)]
        for seat in sorted(wrong, key=lambda seat: self.rank(seat, giver)):
            self.call_falsely(seat, tile, giver)
        if 0 < len(wrong) < len(called):
            self.cite("ZJ-32.9 right and wrong")
        super().compare()

    def call_falsely(self, seat: int, tile: int, giver: int | None) -> None:
        """ZJ-32.2, 32.9: the penalty at once, and a dead hand."""
        self.cite("ZJ-32.2", "ZJ-32.9 in turn" if giver is None else "ZJ-32.9 out of turn")
        if self.whole(seat, tile, giver):
            self.cite("ZJ-33.14")  # it is complete, and worth too little
        self.dead.add(seat)
        self.happen("falsely-called", seat=seat, tile=tile, giver=giver, tiles=[])
        fine = self.options["false_win_penalty"]
        if fine:
            self.pay([(seat, other, fine, "ZJ-32.2") for other in range(4) if other != seat])

    def wins_by(self, seat: int, act: Act) -> bool:
        return act == WIN and seat not in self.dead

    def first_of(self, callers: list[int], giver: int) -> int:
        """ZJ-23.6, 33.4."""
        if len(callers) > 1:
            furthest = self.options["interception"] == "furthest"
            self.cite("ZJ-23.6" if furthest else "ZJ-33.4")
        return min(callers, key=lambda seat: self.rank(seat, giver))

    def rank(self, seat: int, giver: int) -> int:
        away = (seat - giver) % 4
        return -away if self.options["interception"] == "furthest" else away

    def situation(self, seat: int, giver: int | None, way: str) -> list[str]:
        first_discard = way == "discard" and giver == 0 and len(self.thrown) == 1
        holds = {
            "heaven": giver is None and self.how == "dealt",
            "earth": first_discard and not self.places[0].melds,
            "last-draw": giver is None and self.live() == 0,
            "last-discard": way == "discard" and self.live() == 0,
            "kong-replacement": giver is None and self.how == "kong",
            "robbing-kong": way == "added-kong",
        }
        return [name for name, held in holds.items() if held]

    def verdict(self, seat: int, tile: int, giver: int | None, way: str) -> Data:
        situation = self.situation(seat, giver, way)
        found = judge(self.hand_case(seat, tile, giver, situation))
        return found | {"situation": situation}

    # Settlement

    def settle(self, winner: int, tile: int, giver: int | None, way: str, value: int) -> None:
        others = [seat for seat in range(4) if seat != winner]
        if giver is None:
            clause = "ZJ-30.3"
        elif self.options["payoff"] == "uniform":
            clause = "ZJ-30.10"
        elif value <= STANDARD:
            clause = "ZJ-30.4"
        else:
            guilty = self.responsible(winner, tile, giver)
            if guilty is not None:
                self.cite("ZJ-30.5")
                rest = 3 * value - 2 * STANDARD
                self.pay(
                    [(s, winner, rest if s == guilty else STANDARD, "ZJ-30.5") for s in others]
                )
                return
            clause = "ZJ-30.6"
        self.cite(clause)
        self.pay([(seat, winner, value, clause) for seat in others])

    def responsible(self, winner: int, tile: int, giver: int) -> int | None:
        """ZJ-30.6 to 30.9, 33.3."""
        if not self.options["immunity"]:
            self.cite("ZJ-33.3")
            return giver
        made = self.thrown.copy()
        if made[-1] != (giver, tile) or self.offered_kong():
            self.cite("ZJ-30.9")
            made.append((giver, tile))
        own = [at for at, (seat, _) in enumerate(made) if seat == winner]
        around = made[own[-1] :] if own else made
        first = next(seat for seat, thrown in around if thrown == tile)
        if first != giver:
            self.cite("ZJ-30.6 nobody" if first == winner else "ZJ-30.6 another")
        return None if first == winner else first

    def offered_kong(self) -> bool:
        return self.offered is not None and self.offered.way != "discard"

    def next_dealer(self, winner: int | None) -> int:
        return 1  # ZJ-31.1


def referee_of(record: Data, number: int) -> ZungJungReferee:
    """The referee of one deal of a record whose seed is known."""
    header, deal = record["header"], record["deals"][number]
    seed = deal_seed(bytes.fromhex(header["seed"]), number)
    wall = wall_of(seed, 8 if header["options"]["bonus_tiles"] else 0)
    return ZungJungReferee(header["options"], wall, deal["round"], dice_of(seed))


def judge_match(record: Data) -> Counter[str]:
    """Every deal of a record, who dealt, the rounds, the points and the end (section 31)."""
    options = record["header"]["options"]
    seats = seats_by_lot(bytes.fromhex(record["header"]["seed"]))
    points, finished = [options["start_points"]] * 4, 0
    agreed = options.get("deals") or 4 * options["rounds"]  # ZJ-33.17
    cited: Counter[str] = Counter()
    for number, deal in enumerate(record["deals"]):
        order = seats[number % 4 :] + seats[: number % 4]
        if number >= agreed:
            raise Foul(f"deal {number} was played after the end")
        if deal["players"] != order or deal["round"] != number // 4:
            raise Foul(f"deal {number}: {deal['players']} {deal['round']}, not {order}")
        referee = referee_of(record, number)
        for seat, act in deal["decisions"]:
            referee.decide(seat, act_of(act))
        check_events(referee.events, deal["events"])
        cited += referee.cited
        if not referee.over:
            break
        finished += 1
        for seat, gain in enumerate(referee.delta):
            points[order[seat]] += gain
    if record["points"] != points or sum(points) != 4 * options["start_points"]:
        raise Foul(f"points: {record['points']} and not {points}")
    if record["over"] != (finished == agreed):
        raise Foul(f"over: {record['over']}")
    return cited
