"""A referee for the rulebook `sichuan`: plays deals and matches from the specification alone.

The value of a winning hand and of a wait is that of the plain scorer; all the rest is said here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from . import sichuan
from .hearing import NAMES, NO_TILE, PASS, WIN, Act, Chance, MatchReferee, Obj, Referee, deal_seed

SEATS = (0, 1, 2, 3)
TILES = [kind for kind in range(27) for _ in range(4)]  # SBR-1.1
REASONS = {"concealed": ("11.6", 2), "promoted": ("11.4", 1), "delayed": ("11.5", 0)}
Melds = tuple[tuple[str, int], ...]


def suit(tile: int) -> int:
    return tile // 9


# --- winning hands ----------------------------------------------------------------------------


@lru_cache(maxsize=200_000)
def divides(tiles: tuple[int, ...], pairs: int = 1) -> bool:
    """Whether sorted tiles make chows and pungs, and this many pairs."""
    if not tiles:
        return not pairs
    first = tiles[0]
    groups: list[tuple[int, ...]] = [(first, first)] if pairs else []
    groups += [(first,) * 3, (first, first + 1, first + 2)]
    for group in groups:
        if len(group) == 3 and group[2] != first and first % 9 > 6:
            continue
        rest = list(tiles)
        for tile in group:
            if tile not in rest:
                break
            rest.remove(tile)
        else:
            if divides(tuple(rest), pairs - (len(group) == 2)):
                return True
    return False


def complete(tiles: list[int], melds: Melds, void: int) -> bool:
    """Of a winning structure, without the void suit (SBR-8.1 to 8.4)."""
    if any(suit(tile) == void for tile in [*tiles, *(tile for _, tile in melds)]):
        return False
    count = Counter(tiles)
    if not melds and all(number in (2, 4) for number in count.values()):
        return True
    return divides(tuple(sorted(tiles)))


@lru_cache(maxsize=50_000)
def hand_of(tiles: tuple[int, ...], melds: Melds, void: int) -> sichuan.Hand:
    sets = [(kind, [NAMES[tile]] * {"pung": 3, "kong": 4}[kind]) for kind, tile in melds]
    return sichuan.Hand([NAMES[tile] for tile in tiles], sets, "mps"[void])


# --- a deal -----------------------------------------------------------------------------------


class SichuanReferee(Referee):
    """One deal of sichuan."""

    prefix = "SBR"

    def __init__(self, options: Obj, wall: Sequence[int]) -> None:
        super().__init__(options, wall)
        self.void: dict[int, int] = {}
        self.aside: dict[int, int] = {}  # the tile that has to be discarded first
        self.public: set[int] = set()  # whose void suit all know
        self.winners: list[int] = []
        self.seen: set[int] = set()  # whose hand was laid open
        self.kongs: dict[int, list[dict[int, int]]] = {seat: [] for seat in SEATS}  # who paid what
        self.passed: dict[int, set[int]] = {seat: set() for seat in SEATS}  # values, since a draw
        self.turn = 0
        self.drawn: int | None = None  # the tile from the wall that may be won with
        self.after_kong = False  # it replaces a tile of a kong
        self.by_claim = False  # that was claimed
        self.discarded = False  # whether anything was
        self.discard_after_kong = False
        self.claimed: int | None = None  # the tile that is asked about
        self.adding = ""  # the kind of kong it is being added to
        self.deal()

    # the deal and the void suits

    def deal(self) -> None:
        tiles = [self.wall.popleft() for _ in range(53)]  # SBR-2.9
        for seat in SEATS:
            blocks = [tiles[at + 4 * seat : at + 4 * seat + 4] for at in (0, 16, 32)]
            dealt = [tile for block in blocks for tile in block] + [tiles[48 + seat]]
            dealt += [tiles[52]] if seat == 0 else []
            self.hands[seat] = list(dealt)
            self.happen("dealt", seat=seat, tiles=dealt)
        for seat in SEATS:  # SBR-3.3 to 3.5
            held = {suit(tile) for tile in self.hands[seat]}
            acts = {Act("void", tile) for tile in self.hands[seat]}
            acts |= {Act("void-card", 9 * one) for one in range(3) if one not in held}
            self.asked[seat] = acts
        self.held("2.8", "2.9", "2.10", "3.1")

    def choose_voids(self) -> None:
        for seat in SEATS:
            action = self.answers[seat]
            self.void[seat] = suit(action.tile)
            card = action.name == "void-card"
            if not card:
                self.aside[seat] = action.tile
            tile = NO_TILE if card else action.tile
            self.happen("void-chosen", seat=seat, suit=self.void[seat], tile=tile, card=card)
            self.held("3.4" if card else "3.3")
        self.happen("turn-began", seat=0)
        self.drawn = self.hands[0][-1]  # SBR-8.6
        self.ask_turn()

    def show_void(self, seat: int) -> None:
        if seat not in self.public:
            self.public.add(seat)
            self.held("3.12")
            self.happen("void-shown", seat=seat, suit=self.void[seat])

    # turns

    def in_play(self) -> list[int]:
        return [seat for seat in SEATS if seat not in self.winners]

    def next_turn(self, after: int) -> None:
        """The next player in play draws, or the wall is over (SBR-4.5, 4.12)."""
        if not self.wall:
            self.wall_ended()
            return
        self.draw(next(seat for seat in self.others(after) if seat not in self.winners), "wall")

    def draw(self, seat: int, source: str) -> None:
        tile = self.wall.popleft()  # SBR-2.10, 6.5
        self.hands[seat].append(tile)
        self.happen("drew", seat=seat, tile=tile, source=source)
        self.by_claim = self.drawn is None and source == "kong"
        self.held(*(["6.9"] if source == "kong" and self.after_kong else []))
        self.turn, self.drawn, self.after_kong = seat, tile, source == "kong"
        if self.passed[seat]:
            self.held("5.13")
            self.passed[seat] = set()
        self.ask_turn()

    def ask_turn(self) -> None:
        seat, void = self.turn, self.void[self.turn]
        hand = Counter(self.hands[seat])
        acts = {Act("discard", tile) for tile in self.may_discard(seat)}
        if self.drawn is None:
            self.held("4.6")
        else:
            if self.value(seat, self.drawn, None) is not None:
                acts.add(WIN)
            if self.wall:  # SBR-6.8
                alike = {tile for tile in hand if hand[tile] == 4 and suit(tile) != void}
                acts |= {Act("concealed-kong", tile) for tile in alike}  # SBR-3.10, 6.1
                pungs = {meld["tile"] for meld in self.melds[seat] if meld["kind"] == "pung"}
                acts |= {Act("added-kong", tile) for tile in pungs if hand[tile]}  # SBR-6.3
            else:
                self.held("6.8")
        self.asked, self.answers, self.claimed = {seat: acts}, {}, None

    def may_discard(self, seat: int) -> set[int]:
        hand = set(self.hands[seat])
        if seat in self.aside:  # SBR-3.8
            return {self.aside[seat]}
        void = {tile for tile in hand if suit(tile) == self.void[seat]}
        if void and self.options["void_discard"] == "enforced":  # SBR-3.11
            self.held("3.11")
            return void
        return hand

    def value(self, seat: int, tile: int, giver: int | None) -> int | None:
        patterns = self.patterns(seat, tile, giver)
        if patterns is None:
            return None
        return sichuan.points(sichuan.fans_of(patterns), self.options["limit"])

    def patterns(self, seat: int, tile: int, giver: int | None) -> Counter[str] | None:
        """The patterns of a win on this tile, None if it is none."""
        standing = [*self.hands[seat], *([tile] if giver is not None else [])]
        melds = self.melds_of(seat)
        if not complete(standing, melds, self.void[seat]):
            return None
        hand = hand_of(tuple(sorted(standing)), melds, self.void[seat])
        won = sichuan.Hand(hand.standing, hand.melds, hand.void, NAMES[tile], giver is None)
        won.situation = self.situation(giver)
        found = sichuan.best_patterns(won)
        assert found is not None
        return found

    def situation(self, giver: int | None) -> list[str]:
        """How a win comes about, as far as it counts (SBR-9.6 to 9.9)."""
        if giver is not None and self.adding:
            return ["robbing-kong"]
        drawn = giver is None
        found = []
        if not self.wall:
            found.append("last-draw" if drawn else "last-discard")
        if self.after_kong if drawn else self.discard_after_kong:
            found.append("kong-replacement" if drawn else "kong-discard")
        return found

    def melds_of(self, seat: int) -> Melds:
        return tuple((meld["kind"], meld["tile"]) for meld in self.melds[seat])

    def decide(self, seat: int, action: Act) -> None:
        if not self.void or self.claimed is not None:
            self.answers[seat] = action
            if not self.waiting():  # SBR-3.2, 5.8
                self.settle_claims() if self.void else self.choose_voids()
        elif action.name == "discard":
            self.discard(seat, action.tile)
        elif action == WIN:
            assert self.drawn is not None
            self.win([seat], self.drawn, None)
        elif action.name == "concealed-kong":
            self.hands[seat] = [tile for tile in self.hands[seat] if tile != action.tile]
            meld = {"kind": "kong", "tile": action.tile, "concealed": True, "promoted": False}
            self.melds[seat].append(meld)
            self.happen("kong-concealed", seat=seat, tile=action.tile)
            self.kong(seat, "concealed")
        else:
            self.add_to_pung(seat, action.tile)

    # discards and claims

    def discard(self, seat: int, tile: int) -> None:
        self.show_void(seat)
        wrong = suit(tile) != self.void[seat] and self.void[seat] in map(suit, self.hands[seat])
        if self.aside.pop(seat, None) is not None:
            self.held("3.8")
        self.hands[seat].remove(tile)
        self.happen("discarded", seat=seat, tile=tile)
        self.discarded = True
        if wrong:
            self.held("15.4")
            self.pay("14.2", [(seat, None, 8)])
        self.discard_after_kong = self.after_kong
        self.adding, self.after_kong = "", False
        self.ask_claims(tile)

    def ask_claims(self, tile: int) -> None:
        """Everybody else in play who may claim the tile is asked."""
        self.claimed, self.answers = tile, {}
        self.asked = {
            seat: {*acts, PASS}
            for seat in self.others(self.turn)
            if seat not in self.winners and (acts := set(self.claims(seat, tile)))
        }
        if not self.asked:
            self.settle_claims()

    def claims(self, seat: int, tile: int) -> Iterator[Act]:
        if suit(tile) == self.void[seat]:  # SBR-5.10
            self.held("5.10")
            return
        if self.may_win_on(seat, tile):
            yield WIN
        if self.adding:
            return
        alike = self.hands[seat].count(tile)
        if alike >= 2 and not (self.wall or self.options["last_discard_pung"]):
            self.held("4.13")
        elif alike >= 2:  # SBR-5.3, 15.5
            yield Act("pung", tile, (tile,) * 2)
        if alike == 3 and self.wall:  # SBR-5.4, 6.8
            yield Act("kong", tile, (tile,) * 3)

    def may_win_on(self, seat: int, tile: int) -> bool:
        """SBR-5.5, 5.11, 5.12."""
        value, passed = self.value(seat, tile, self.turn), self.passed[seat]
        if value is None:
            return False
        how = self.options["passed_win"]
        if not passed or how == "off":  # SBR-15.2
            return True
        free = value not in passed if how == "different" else value > max(passed)
        self.held("5.12" if free else "5.11")
        if self.adding:
            self.held("5.14")
        return free

    def settle_claims(self) -> None:
        assert self.claimed is not None
        tile, giver = self.claimed, self.turn
        winners = [seat for seat, action in self.answers.items() if action == WIN]
        for seat, acts in self.asked.items():
            if WIN in acts and seat not in winners and self.options["passed_win"] != "off":
                value = self.value(seat, tile, giver)
                assert value is not None
                self.passed[seat].add(value)
                self.held("5.14" if self.adding else "5.11")
                self.happen("win-passed", seat=seat, value=value)
        taken = [seat for seat, action in self.answers.items() if action not in (WIN, PASS)]
        if winners:
            self.held("5.5")
            if len(winners) > 1:
                self.held("6.10" if self.adding else "5.7", "11.10")
            if taken:
                self.held("5.6")
            self.win(sorted(winners), tile, giver)
        elif self.adding:
            self.finish_adding(tile)
        elif taken:
            self.meld(taken[0], self.answers[taken[0]], giver)
        else:
            self.next_turn(giver)

    def meld(self, seat: int, action: Act, giver: int) -> None:
        for tile in action.using:
            self.hands[seat].remove(tile)
        meld = {"kind": action.name, "tile": action.tile}
        self.melds[seat].append(meld)
        fields = {"tile": action.tile, "giver": giver, "using": action.using}
        self.happen("melded", seat=seat, meld=meld, **fields)
        self.turn, self.drawn = seat, None
        if seat in self.aside:
            self.held("3.13")
        if action.name == "kong":
            self.held("6.2")
            if self.passed[seat]:
                self.held("5.13")
            self.pay("11.3", [(giver, seat, 2)])
            self.kongs[seat].append({giver: 2})
            self.draw(seat, "kong")
            return
        self.held("4.6", "5.3")
        if not self.wall:
            self.held("15.5")
        self.ask_turn()

    # kongs

    def kong(self, seat: int, kind: str) -> None:
        """A kong of one's own is paid, and its replacement tile taken (SBR-11.16)."""
        clause, points = REASONS[kind]
        payers = [other for other in self.in_play() if other != seat]
        if self.winners:
            self.held("11.2")
        self.pay(clause, [(payer, seat, points) for payer in payers])
        self.kongs[seat].append(dict.fromkeys(payers, points))
        self.draw(seat, "kong")

    def add_to_pung(self, seat: int, tile: int) -> None:
        self.adding = "promoted" if tile == self.drawn else "delayed"
        self.held("6.4")
        self.hands[seat].remove(tile)
        self.happen("kong-added", seat=seat, tile=tile, kind=self.adding)
        self.ask_claims(tile)

    def finish_adding(self, tile: int) -> None:
        """Nobody robbed it."""
        melds = self.melds[self.turn]
        at = melds.index({"kind": "pung", "tile": tile})
        melds[at] = {"kind": "kong", "tile": tile, "concealed": False, "promoted": True}
        kind, self.adding = self.adding, ""
        self.kong(self.turn, kind)

    # wins

    def win(self, winners: list[int], tile: int, giver: int | None) -> None:
        if giver is not None and self.adding:
            self.held("6.10", "6.11", "11.9")
            if self.after_kong:
                self.held("11.17")
            self.happen("kong-robbed", seat=giver, tile=tile)
        paid: list[tuple[int, int | None, int]] = []
        for seat in winners:
            patterns, value = self.patterns(seat, tile, giver), self.value(seat, tile, giver)
            assert patterns is not None
            assert value is not None
            self.remark_win(seat, giver, patterns)
            self.show_void(seat)
            fields = {"value": value, "patterns": dict(patterns)}
            fields["situation"] = self.situation(giver)
            hidden = self.options["reveal_winners"] == "at-end"  # SBR-4.17
            if not hidden:
                self.show_hand(seat)
            self.happen("won", seat=seat, tile=tile, giver=giver, **fields, hidden=hidden)
            if giver is None:
                paid += [(other, seat, value + 1) for other in self.in_play() if other != seat]
            else:
                paid.append((giver, seat, value))
        robbed = bool(self.adding)
        self.pay("11.8" if giver is None else "11.9" if robbed else "11.7", paid)
        if giver is not None and not robbed and self.discard_after_kong:  # SBR-11.12, 11.13
            self.refund("11.12", giver, self.kongs[giver][-1:])
        if not self.winners:  # SBR-13.2, 13.3
            shared = giver is not None and len(winners) > 1
            self.next_dealer = giver if giver is not None and shared else winners[0]
            self.held("13.3" if shared else "13.2")
        self.winners += winners
        self.adding = ""
        if len(self.winners) >= 3:  # SBR-4.11
            self.held("4.11" if self.wall else "4.14")
            self.end("win")
            return
        if giver is None:
            self.held("4.9")
            self.next_turn(winners[0])
        else:
            self.held("4.10")
            order = self.others(giver)
            self.next_turn(max(winners, key=order.index))

    def remark_win(self, seat: int, giver: int | None, patterns: Counter[str]) -> None:
        """Which clauses of a win were met."""
        self.held(*(f"9.{1 + list(sichuan.FANS).index(name)}" for name in patterns))
        if giver is None and not self.discarded:
            self.held("8.8")
        if giver is None and "kong-replacement" in patterns and self.by_claim:
            self.held("11.11")
        if not patterns:
            self.held("8.5")

    def show_hand(self, seat: int) -> None:
        if seat not in self.seen:
            self.seen.add(seat)
            tiles, melds = list(self.hands[seat]), list(self.melds[seat])
            self.happen("hand-shown", seat=seat, tiles=tiles, melds=melds)

    def refund(self, clause: str, owner: int, kongs: list[dict[int, int]]) -> None:
        back = [(owner, payer, points) for paid in kongs for payer, points in paid.items()]
        if back:
            self.pay(clause, back)
        for paid in kongs:
            paid.clear()

    # the end

    def wall_ended(self) -> None:
        """Section 12."""
        self.held("4.12")
        pigs, unready, ready = [], [], {}
        for seat in self.in_play():  # SBR-12.2
            tiles = [*self.hands[seat], *(meld["tile"] for meld in self.melds[seat])]
            hand = hand_of(tuple(self.hands[seat]), self.melds_of(seat), self.void[seat])
            best = sichuan.best_wait(hand, self.options["limit"])
            if self.void[seat] in map(suit, tiles):
                pigs.append(seat)
            elif best is not None:
                ready[seat] = best
            else:
                unready.append(seat)
        if pigs:
            self.pay("12.3", [(seat, None, 16) for seat in pigs])
        if sum(map(bool, (pigs, unready, ready))) == 1:
            self.held("12.6")
        payers = unready
        if self.options["pig_pays_ready"]:  # SBR-15.3
            payers = sorted(unready + pigs)
        elif pigs and ready:
            self.held("12.9")
        if due := [(payer, seat, best) for payer in payers for seat, best in ready.items()]:
            self.pay("12.4", due)
        for seat in sorted(pigs + unready):
            if any(payer in self.winners for paid in self.kongs[seat] for payer in paid):
                self.held("12.8")
            self.refund("12.7", seat, self.kongs[seat])
        self.end("wall")

    def end(self, reason: str) -> None:
        for seat in SEATS:
            self.show_void(seat)
        for seat in self.winners if reason == "win" else SEATS:
            self.show_hand(seat)
        if not self.winners:
            self.held("13.4")
        winners = list(self.winners)
        self.asked, self.over = {}, True
        self.happen("ended", reason=reason, winners=winners, next_dealer=self.next_dealer)


# --- a match ----------------------------------------------------------------------------------


def started(seed: bytes) -> Obj:
    """How a deal begins: dice and break (SBR-2.3 to 2.5)."""
    dice = Chance(seed, "dice").dice()
    fields = {"seats": SEATS, "round": 0, "tiles": len(TILES), "kept": 0, "loose": 0}
    thrown = {"dice": [dice], "breaker": (sum(dice) - 1) % 4, "stacks": min(dice)}
    return {"event": "started", **fields, **thrown}


class SichuanMatch(MatchReferee):
    """A match of sichuan (section 13); there are no rounds (SBR-13.6)."""

    def __init__(self, options: Obj, seed: bytes) -> None:
        super().__init__(options, seed, Chance(seed, "seats").shuffled(range(4)))
        self.saw["SBR-13.1"] += 1

    def begin(self) -> tuple[Obj, Referee]:
        seed = deal_seed(self.seed, self.deals)
        return started(seed), SichuanReferee(self.options, Chance(seed, "wall").shuffled(TILES))

    def move_on(self, referee: Referee) -> None:
        first = referee.next_dealer
        self.saw["SBR-13.5"] += 1
        self.order = [*self.order[first:], *self.order[:first]]
        self.over = self.deals == self.options["deals"]
        if self.over:
            self.saw.update(("SBR-13.7", "SBR-15.6"))
