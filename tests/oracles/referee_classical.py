"""A referee of classical deals and matches, from docs/rulebooks/classical.md alone."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from .chance import deal_seed, dice_of, seats_by_dice, wall_of
from .classical import judge
from .referee_chinese import (
    DRAGONS,
    HONOURS,
    PASS,
    TERMINALS,
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
    elements,
    finishing,
    four_sets_and_a_pair,
    kinds,
    thirteen_different,
    with_tile,
)

CALL = "original-call"
BY_TILE = {"moon-from-the-sea": "CCL-15.13", "grapes-on-the-roof": "CCL-15.14"}


class ClassicalReferee(Referee):
    id = "classical"
    loose = 2  # CCL-3.4
    clauses: ClassVar[dict[str, str]] = {
        "deal": "CCL-4.1",
        "only-discard": "CCL-5.5",
        "chow": "CCL-6.1",
        "pung": "CCL-6.4",
        "pung-of-3": "CCL-6.9",
        "kong": "CCL-7.1",
        "out-of-turn": "CCL-6.5",
        "set-before-chow": "CCL-6.7",
        "win-before-chow": "CCL-6.7",
        "win-before-pung": "CCL-6.7",
        "win-before-kong": "CCL-8.5",
        "declined": "CCL-6.8",
        "added-kong": "CCL-7.3",
        "concealed-kong": "CCL-7.4",
        "kong-after-kong": "CCL-7.5",
        "robbed": "CCL-8.7",
        "no-winner": "CCL-10.3",
        "heaven": "CCL-15.1",
        "earth": "CCL-15.2",
        "last-draw": "CCL-14.4",
        "kong-replacement": "CCL-14.3",
        "robbing-kong": "CCL-14.5",
        "heavenly-ready": "CCL-14.8",
    }

    def begin(self) -> None:
        self.calling = [False] * 4
        self.bound: set[int] = set()  # by an original call
        self.dead: set[int] = set()  # after a false win
        self.opening = True
        self.last_tile = False  # whether the 15th from the end was drawn in turn
        for seat in (1, 2, 3):
            self.look_at(seat)
        self.asked = {seat: {Act(CALL), PASS} for seat in (1, 2, 3) if self.calling[seat]}
        if self.asked:
            self.cite("CCL-9.4", "CCL-9.6")
        else:
            self.east_begins()

    def east_begins(self) -> None:
        self.opening = False
        self.happen("turn-began", seat=0)
        self.begin_turn(0, "dealt")

    def decide(self, seat: int, act: Act) -> None:
        if not self.opening:
            super().decide(seat, act)
            return
        if act not in self.asked.get(seat, ()):
            raise Foul(f"seat {seat} may not {act} before the first turn")
        del self.asked[seat]
        self.answers[seat] = act
        if not self.asked:
            for caller in sorted(self.answers):
                if self.answers[caller].name == CALL:
                    self.call(caller)
            self.east_begins()

    # The wall

    def left(self) -> int:
        """CCL-7.8: the wall gives two tiles up as soon as both loose ones are taken."""
        return len(self.wall) - 2 - 2 * (self.back // 2) - self.front

    def replacement(self) -> int:
        """CCL-7.7: the upper tile of the last stack, then the lower one."""
        stack, lower = divmod(self.back, 2)
        self.cite("CCL-7.8" if stack else "CCL-7.7")
        return self.wall[len(self.wall) - 2 - 2 * stack + lower]

    def next_turn(self, seat: int) -> None:
        self.last_tile = self.live() == 1  # CCL-10.1
        super().next_turn(seat)

    # Calling hands

    def look_at(self, seat: int) -> None:
        """CCL-9.2: the status of a player with 13 tiles."""
        now = self.is_calling(seat)
        if self.options["calling"] == "silent" and now:
            self.cite("CCL-22.7")
        if now != self.calling[seat]:
            self.calling[seat] = now
            if self.options["calling"] == "auto":
                self.cite("CCL-9.2")
                self.happen("calling-shown", seat=seat, calling=now)

    def is_calling(self, seat: int) -> bool:
        """CCL-9.1: some kind completes the hand, of which they have not all four themselves."""
        if seat in self.dead:  # CCL-21.7
            self.cite("CCL-21.7 not calling")
            return False
        place = self.places[seat]
        own = place.owned()
        if any(own[tile] < 4 for tile in finishing(place.standing)):
            return True
        return not place.melds and any(
            self.irregular(with_tile(place.standing, tile)) for tile in range(34) if own[tile] < 4
        )

    def call(self, seat: int) -> None:
        self.bound.add(seat)
        self.happen("declared", seat=seat, what=CALL)

    # Turns

    def discards(self, seat: int) -> set[Act]:
        if seat in self.bound:  # CCL-9.5
            self.cite("CCL-9.5")
            return {Act("discard", self.drawn)}
        found = super().discards(seat)
        place = self.places[seat]
        if seat == 0 and not self.thrown and not place.melds:  # CCL-9.4
            for tile in kinds(place.standing):
                place.standing[tile] -= 1
                if self.is_calling(0):
                    self.cite("CCL-9.4")
                    found.add(Act("discard", tile, declare=CALL))
                place.standing[tile] += 1
        return found

    def kongs(self, seat: int) -> set[Act]:
        found = set() if seat in self.bound else super().kongs(seat)
        if found:
            self.cite("CCL-7.9" if self.live() <= 0 else "CCL-5.4")
        return found

    def discard(self, seat: int, act: Act) -> None:
        if act.declare:
            self.call(seat)
        super().discard(seat, act)
        self.look_at(seat)

    def sets_with(self, seat: int, offered: Offered) -> set[Act]:
        if seat in self.bound:  # CCL-6.12
            self.cite("CCL-6.12")
            return set()
        if self.live() <= 0:
            self.cite("CCL-10.2" if self.last_tile else "CCL-10.4")
        return super().sets_with(seat, offered)

    def declare_kong(self, seat: int, act: Act, event: str) -> None:
        if event == "kong-concealed":
            self.happen(event, seat=seat, tile=act.tile, shown=True, robbable=True)
            self.ask(Offered(act.tile, seat, act.name))
        else:
            super().declare_kong(seat, act, event)

    # Winning

    def complete(self, standing: Counts, melds: list[Meld]) -> bool:
        regular = four_sets_and_a_pair(standing, len(melds))
        return regular or (not melds and self.irregular(standing))

    def irregular(self, standing: Counts) -> bool:
        """CCL-11.3: of fourteen standing tiles."""
        return thirteen_different(standing) or self.twins(standing)

    def twins(self, standing: Counts) -> bool:
        """CCL-15.7: a pair of each honour, or seven pairs of one suit."""
        if any(count not in (0, 2, 4) for count in standing) or sum(standing) != 14:
            return False
        suits = {tile // 9 for tile in kinds(standing)}
        distinct = self.options["twins_distinct"] or suits == {3}
        return len(suits) == 1 and not (distinct and 4 in standing)

    def may_win(self, seat: int, tile: int, giver: int | None, way: str) -> bool:
        """Whether a win may be called: where wrong calls are allowed, always (CCL-21.7)."""
        if seat in self.dead:
            self.cite("CCL-21.3")
            return False
        return self.options["false_win"] == "allow" or self.wins(seat, tile, giver, way)

    def wins(self, seat: int, tile: int, giver: int | None, way: str) -> bool:
        if way == "concealed-kong":  # CCL-8.6
            place = self.places[seat]
            return not place.melds and thirteen_different(with_tile(place.standing, tile))
        return super().may_win(seat, tile, giver, way)

    def right_to_win(self, seat: int) -> bool:
        if self.offered is None:
            return self.wins(seat, self.drawn, None, "drawn")
        return self.wins(seat, *self.offered)

    def play(self, seat: int, act: Act) -> None:
        if act == WIN and not self.wins(seat, self.drawn, None, "drawn"):
            self.call_falsely(seat, self.drawn, None)
            self.asked = {seat: self.turn_offers(seat)}
        else:
            super().play(seat, act)

    def compare(self) -> None:
        assert self.offered is not None
        tile, giver, way = self.offered
        called = [seat for seat, act in self.answers.items() if act == WIN]
        wrong = {seat for seat in called if not self.wins(seat, *self.offered)}
        if 0 < len(wrong) < len(called):
            self.cite("CCL-21.7 right and wrong")
        while wrong:
            seat = self.first_of(sorted(wrong), giver)
            wrong.remove(seat)
            self.cite("CCL-21.7 discard" if way == "discard" else "CCL-21.7 kong")
            self.call_falsely(seat, tile, giver)
        super().compare()

    def call_falsely(self, seat: int, tile: int, giver: int | None) -> None:
        """CCL-21.5, 21.7: the hand is shown once and dead from now on, and the fine is paid."""
        self.cite("CCL-21.7 bound" if seat in self.bound else "CCL-21.7")
        self.dead.add(seat)
        shown = elements(self.places[seat].standing)
        self.happen("falsely-called", seat=seat, tile=tile, giver=giver, tiles=shown)
        fine = self.options["false_win_penalty"]
        if fine:
            self.cite("CCL-22.13")
            self.pay([(seat, other, fine, "CCL-21.5") for other in range(4) if other != seat])
        self.look_at(seat)

    def wins_by(self, seat: int, act: Act) -> bool:
        return act == WIN and seat not in self.dead

    def first_of(self, callers: list[int], giver: int) -> int:
        """CCL-8.8, CCL-22.5."""
        if len(callers) > 1:
            self.cite("CCL-8.8" if self.options["win_priority"] == "furthest" else "CCL-22.5")
        pick = max if self.options["win_priority"] == "furthest" else min
        return pick(callers, key=lambda seat: (seat - giver) % 4)

    def situation(self, seat: int, giver: int | None, way: str) -> list[str]:
        bare = not self.places[seat].melds
        first = seat != 0 and way == "discard" and len(self.thrown) == 1 and giver == 0
        heard = self.options["calling"] == "auto" or seat in self.bound
        if first and not heard:
            self.cite("CCL-15.2 silent")
        holds = {
            "heaven": seat == 0 and self.how == "dealt" and giver is None,
            "earth": first and heard,
            "last-draw": giver is None and self.how == "wall" and self.last_tile,
            "last-discard": way == "discard" and self.live() <= 0,
            "kong-replacement": giver is None and self.how == "kong",
            "robbing-kong": way in ("added-kong", "concealed-kong"),
            "heavenly-ready": seat in self.bound and bare,
        }
        return [name for name, held in holds.items() if held]

    def verdict(self, seat: int, tile: int, giver: int | None, way: str) -> Data:
        situation = self.situation(seat, giver, way)
        case = self.hand_case(seat, tile, giver, situation)
        if way == "concealed-kong":
            case["robbed_kong"] = "concealed"
            self.cite("CCL-8.6")
        if way == "added-kong":
            self.cite("CCL-8.4")
        found = judge(case)
        self.cite(*(BY_TILE[name] for name in found.get("patterns", ()) if name in BY_TILE))
        return found | {"situation": situation}

    def who_show(self, winner: int) -> list[int]:
        return [0, 1, 2, 3]  # CCL-8.9

    # Settlement

    def settle(self, winner: int, tile: int, giver: int | None, way: str, value: int) -> None:
        losers = [seat for seat in range(4) if seat != winner]
        reason = self.feeding(winner, tile, giver) if giver is not None else ""
        if reason and way != "discard":
            self.cite("CCL-19.9")
        elif reason and not self.options["feeding_penalty"]:
            self.cite("CCL-22.6")
        elif reason:  # CCL-19.6
            if giver in self.bound:
                self.cite("CCL-19.7")
            assert giver is not None
            self.cite(reason, "CCL-19.6")
            times = 6 if winner == 0 else 4
            self.pay([(giver, winner, times * value, reason)])
            return
        payments = []
        for loser in losers:  # CCL-18.1, 18.2
            if 0 in (winner, loser):
                payments.append((loser, winner, 2 * value, "CCL-18.2"))
            else:
                payments.append((loser, winner, value, "CCL-18.1"))
        worth = {seat: self.losing_value(seat) for seat in losers}
        for poor in losers:  # CCL-18.3, 18.4
            for rich in losers:
                if worth[poor] < worth[rich]:
                    gap = worth[rich] - worth[poor]
                    if 0 in (poor, rich):
                        payments.append((poor, rich, 2 * gap, "CCL-18.4"))
                    else:
                        payments.append((poor, rich, gap, "CCL-18.3"))
        self.cite(*(clause for *_, clause in payments))
        self.pay(payments)

    def losing_value(self, seat: int) -> int:
        """Section 17."""
        place = self.places[seat]
        assert sum(place.standing) + 3 * len(place.melds) == 13
        own, prevailing = 27 + seat, 27 + self.round
        points = doubles = 0
        sets = [meld for meld in place.melds if meld.kind != "chow"]
        sets += [Meld("pung", t, concealed=True) for t, n in enumerate(place.standing) if n >= 3]
        for found in sets:
            price = 4 if found.tile in TERMINALS or found.tile in HONOURS else 2
            price *= 2 if found.concealed else 1
            points += price * (4 if found.kind == "kong" else 1)
            doubles += found.tile in DRAGONS
            doubles += (found.tile == own) + (found.tile == prevailing)
        for tile, count in enumerate(place.standing):
            if count == 2:
                points += 2 * ((tile in DRAGONS) + (tile == own) + (tile == prevailing))
        every = kinds(place.owned())
        suits = {tile // 9 for tile in every}
        if suits == {3}:
            doubles += 3  # CCL-13.7
        else:
            doubles += 3 * (len(suits) == 1) + (len(suits) == 2 and 3 in suits)
            doubles += all(tile in TERMINALS or tile in HONOURS for tile in every)
        value: int = points * 2**doubles
        self.cite("CCL-17.7" if value > self.options["limit"] else "CCL-17.1")
        return min(value, int(self.options["limit"]))

    def feeding(self, winner: int, tile: int, giver: int) -> str:
        """The clause of section 19 by which the discarder pays for all, or nothing."""
        place = self.places[winner]
        opened = [meld for meld in place.melds if not meld.concealed]  # CCL-19.8
        same = {meld.tile for meld in opened if meld.kind != "chow"}
        suit = tile // 9
        if suit < 3:
            shown = sum(len(meld.tiles) for meld in opened if meld.tile // 9 == suit)
            pure = all(other // 9 in (suit, 3) for other in kinds(place.owned()))
            if shown >= 9 and pure:
                choice = any(other // 9 != suit for other in kinds(self.places[giver].standing))
                if choice and not self.calling[giver]:
                    return "CCL-19.1"
                self.cite("CCL-19.2 calling" if choice else "CCL-19.2 one suit")
        winds, dragons = same & set(range(27, 31)), same & set(DRAGONS)
        if 27 <= tile < 31 and len(winds) == 3 and tile not in winds:
            return "CCL-19.3"
        if tile in DRAGONS and len(dragons) == 2 and tile not in dragons:
            return "CCL-19.4"
        if tile in TERMINALS and len(same & set(TERMINALS)) >= 3:
            return "CCL-19.5"
        return ""

    def next_dealer(self, winner: int | None) -> int:
        if winner is None:  # CCL-20.4, CCL-22.8
            self.cite("CCL-22.8" if self.options["draw_keeps_east"] else "CCL-20.4")
            return 0 if self.options["draw_keeps_east"] else 1
        self.cite("CCL-20.2" if winner == 0 else "CCL-20.3")
        return 0 if winner == 0 else 1


def referee_of(record: Data, number: int) -> ClassicalReferee:
    """The referee of one deal of a record whose seed is known."""
    header, deal = record["header"], record["deals"][number]
    seed = deal_seed(bytes.fromhex(header["seed"]), number)
    return ClassicalReferee(header["options"], wall_of(seed), deal["round"], dice_of(seed))


def judge_match(record: Data) -> Counter[str]:
    """Every deal of a record, who dealt, the rounds, the points and the end (section 20)."""
    options = record["header"]["options"]
    seats, throws = seats_by_dice(bytes.fromhex(record["header"]["seed"]))
    written = [{str(player): list(throw) for player, throw in each.items()} for each in throws]
    if record.get("throws", []) != written:
        raise Foul(f"throws: {record.get('throws')} and not {written}")
    points, round_wind, passed = [options["start_points"]] * 4, 0, 0
    cited: Counter[str] = Counter()
    for number, deal in enumerate(record["deals"]):
        if match_is_over(options, number, round_wind):
            raise Foul(f"deal {number} was played after the end")
        order = seats[passed:] + seats[:passed]
        if deal["players"] != order or deal["round"] != round_wind % 4:
            raise Foul(f"deal {number}: {deal['players']} {deal['round']}, not {order}")
        referee = referee_of(record, number)
        for seat, act in deal["decisions"]:
            referee.decide(seat, act_of(act))
        check_events(referee.events, deal["events"])
        cited += referee.cited
        if not referee.over:
            break
        for seat, gain in enumerate(referee.delta):
            points[order[seat]] += gain
        if referee.events[-1]["next_dealer"]:
            passed = (passed + 1) % 4
            round_wind += passed == 0  # CCL-20.5
    if record["points"] != points or sum(points) != 4 * options["start_points"]:
        raise Foul(f"points: {record['points']} and not {points}")
    if record["over"] != match_is_over(options, len(record["deals"]), round_wind):
        raise Foul(f"over: {record['over']}")
    return cited


def match_is_over(options: Data, deals: int, rounds: int) -> bool:
    if options["deals"]:  # CCL-20.7, CCL-22.10
        return bool(deals >= options["deals"])
    return bool(rounds >= options["rounds"])  # CCL-20.1, CCL-22.9
