"""Sheets as people might write them, rightly and wrongly, and what the server says of each."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from sparrows.club.entries import (
    Body,
    Contested,
    Corrected,
    DealEnded,
    Entry,
    EventNoted,
    MatchEnded,
    NotedEvent,
    NotedFoul,
    NotedHand,
    NotedKong,
    NotedWallEnd,
    NotedWin,
    PenGiven,
    Remark,
    Reseated,
    SheetAgreed,
    SheetOpened,
    TotalsTold,
    Undone,
    VersionChosen,
)
from sparrows.club.keys import value_keys
from sparrows.club.sheet import Sheet
from sparrows.complaint import Complaint
from sparrows.play.progress import Player, Progress
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import NOBODY, FinishedDeal
from sparrows.play.worth import FROM_PATTERNS, FROM_VALUE, NOT_READY, READY, Declared
from sparrows.rulebooks import RULEBOOKS, folder, rulebook
from sparrows.rulebooks.cases import own_options, read_deal, read_declared
from sparrows.text.complaints import complaint
from sparrows.web.info.sheets import told_sheet
from sparrows.web.sheet_api import GivenSheet
from tests.case_files import deal_cases, load_cases
from tests.club.written_matches import entry, noted, noted_hand
from tests.declared_deals import declared

Told = dict[str, Any]

# What changes a settlement or the length of a match, beside the presets.
AGREED: dict[str, tuple[Told, ...]] = {
    "red": (
        {"players": 2, "two_player_draw": "passes"},
        {"min_points": 12, "cap": 88},
        {"cap": 0, "start_points": 800},
        {"target_points": 60},
        {"rounds": 1},
        {"players": 3, "deals": 2},
    ),
    "sichuan": ({"deals": 2}, {"limit": "8", "pig_pays_ready": True}),
    "classical": (
        {"limit": 300, "false_win_penalty": 50},
        {"limit": 10},
        {"feeding_penalty": False, "draw_keeps_east": True},
        {"win_priority": "nearest", "rounds": 1},
        {"deals": 3, "start_points": 1000},
    ),
    "popular": ({"deals": 3}, {"start_points": 790}),
    "zung-jung": (
        {"immunity": False, "false_win_penalty": 0},
        {"interception": "nearest", "minimum": 5},
        {"rounds": 1, "start_points": -100},
        {"deals": 2, "false_win_penalty": 1000},
    ),
}

SHORT = {"rounds", "deals", "target_points"}  # options that end a match early


def agreements(name: str) -> list[Told]:
    """Options under which the matches of a rulebook are played."""
    return [{}, *(dict(row.options) for row in folder(name).PRESETS), *AGREED[name]]


class Scribe:
    """Writes a sheet by chance; now and then something that cannot be."""

    def __init__(self, rng: random.Random, name: str, options: Told) -> None:
        self.rng = rng
        self.careless = rng.random() < 0.2
        self.agreed = options
        self.rules: Rulebook = rulebook(name, **options)
        self.players = range(len(self.rules.seats))
        seating = list(self.players)
        rng.shuffle(seating)
        self.entries: list[Entry] = []
        self.author = "phone"
        self.deal = 0
        self.out: set[Player] = set()  # who can do nothing more in this deal
        self.write(SheetOpened(name, tuple(seating), options))

    def write(self, body: Body, **more: object) -> None:
        number = len(self.entries)
        own = {"id": f"{self.author[0]}{number}", "author": self.author}
        if number and self.rng.random() < 0.1:
            own["author"] = "other"
        self.entries.append(entry(number, body, **own | more))

    def chance(self, of: float) -> bool:
        return self.rng.random() < of

    def errs(self, of: float = 0.1) -> bool:
        """Whether something is told that cannot be."""
        return self.careless and self.rng.random() < of

    def some(self, players: list[Player], most: int) -> tuple[Player, ...]:
        return tuple(self.rng.sample(players, self.rng.randint(1, min(most, len(players)))))

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be played; a usual match is longer than any sheet here."""
        if not SHORT & set(self.agreed):
            return False
        try:
            return Sheet.of(self.entries).over
        except Complaint:
            return True

    # What hands are worth

    def value(self, *, won: bool) -> int:
        values, rng = self.rules.values, self.rng
        if self.errs():
            return rng.choice((-1, 0, 3, 7, 321, 2500))
        if values.is_listed or self.chance(0.7):
            return rng.choice(value_keys(self.rules, won=won))
        if not won:
            return rng.randrange(0, values.least + 1)
        most = values.least + 120 if values.most is None else values.most
        return rng.choice((rng.randint(values.least, most), *values.besides))

    def hand(self, *, won: bool, how: tuple[str, ...] = ()) -> NotedHand:
        if self.errs() or (self.chance(0.04) and not self.rules.ledger.goes_on):
            return NotedHand(too_many_tiles=True)
        # Under other options the page leaves patterns to the server.
        if won and not self.agreed and self.chance(0.15):
            return self.named_hand(how)
        return NotedHand(self.value(won=won), situation=how)

    def named_hand(self, how: tuple[str, ...]) -> NotedHand:
        """A hand told by its patterns, sometimes with what they come to."""
        rng, table = self.rng, self.rules.scoring.by_id
        while True:
            chosen = rng.sample(sorted(table), rng.randint(1, 4))
            named = {each: rng.randint(1, 2) if table[each].each else 1 for each in chosen}
            try:
                value = self.rules.tally(named).value
            except Complaint:
                if self.errs(0.5):
                    return NotedHand(patterns=named)
                continue
            told = value + self.errs() if self.chance(0.5) else None
            return NotedHand(told, named, how)

    def stated_hand(self) -> NotedHand:
        """A hand when the wall ended."""
        state = self.rng.choice((READY, READY, NOT_READY, "pig"))
        return NotedHand(self.value(won=True) if state == READY else None, state=state)

    # What happens

    def win(self, there: list[Player]) -> NotedWin:
        giver = None if len(there) < 2 or self.chance(0.4) else self.rng.choice(there)
        callers = [player for player in there if player != giver]
        several = giver is not None and self.chance(0.2)
        return NotedWin(self.some(callers, 3 if several else 1), giver)

    def foul(self, there: list[Player]) -> NotedFoul:
        kind = self.rng.choice(self.rules.fouls)
        ready = self.chance(0.5) if kind.asks and not self.errs() else None
        return NotedFoul(self.some(there, 2 if self.chance(0.1) else 1), kind.id, ready)

    def told_deal(self, number: int) -> DealEnded:
        """A whole deal that is over when somebody wins."""
        rng, there = self.rng, list(self.players)
        events = [self.foul(there)] if self.chance(0.15) and len(there) > 2 else []
        if self.chance(0.15):
            return DealEnded(number, tuple(events))
        dead = {player for event in events for player in event.players}
        won = self.win([player for player in there if player not in dead or self.errs(0.5)])
        hands = {player: self.hand(won=True) for player in won.winners}
        if self.rules.losing is not None:
            hands |= {player: self.hand(won=False) for player in there if player not in hands}
        if self.errs():
            hands.pop(rng.choice(list(hands)))
        return DealEnded(
            number,
            (*events, won),
            dict(sorted(hands.items())),
            self.blamed(won),
            self.fed(won),
        )

    def blamed(self, won: NotedWin) -> Player | Literal["nobody"] | None:
        if self.rules.ledger.looks_back and won.giver is not None and self.chance(0.5):
            return self.rng.choice([*self.players, NOBODY])
        return 0 if self.errs(0.03) else None

    def fed(self, won: NotedWin) -> str | None:
        if self.rules.ledger.feeds and won.giver is not None and self.chance(0.4):
            return self.rng.choice([NOBODY, *self.rules.ledger.feeds])
        return NOBODY if self.chance(0.05) else "CCL-1.1" if self.errs(0.03) else None

    def event(self) -> tuple[NotedEvent, dict[Player, NotedHand]]:
        """Something in a deal that goes on after a win."""
        there = [player for player in self.players if player not in self.out]
        if self.errs():
            there = list(self.players)
        what = self.rng.random()
        if what < 0.35:
            kind = self.rng.choice(self.rules.ledger.kong_kinds)
            player, *others = self.rng.sample(there, len(there))
            giver = others[0] if kind == "claimed" or self.errs() else None
            return NotedKong(player, kind, giver), {}
        if what < 0.45:
            return self.foul(there), {}
        if what < 0.6:
            return NotedWallEnd(), {player: self.stated_hand() for player in there}
        won = self.win(there)
        how = self.rng.choice(((), (), ("robbing-kong",), ("shoot-after-kong",)))
        return won, {player: self.hand(won=True, how=how) for player in sorted(won.winners)}

    def went_out(self, event: NotedEvent) -> bool:
        """Notes who can do nothing more, and says whether the deal is over."""
        if isinstance(event, NotedWin):
            self.out.update(event.winners)
        elif isinstance(event, NotedFoul) and self.rules.foul_kind(event.foul).dead:
            self.out.update(event.players)
        return isinstance(event, NotedWallEnd) or len(self.out) >= len(self.players) - 1

    # What is written

    def write_deal(self) -> None:
        if not self.rules.ledger.goes_on:
            if self.chance(0.15):
                self.write(EventNoted(self.deal, self.foul(list(self.players))))
            self.write(self.told_deal(self.deal))
        else:
            number = self.deal
            while self.deal == number:
                self.write_event()
            return
        self.next_deal()

    def write_event(self) -> None:
        event, hands = self.event()
        self.write(EventNoted(self.deal, event, hands))
        if self.went_out(event):
            self.next_deal()

    def next_deal(self) -> None:
        self.out.clear()
        self.deal += 1

    def write_besides(self) -> None:
        """Something else than a deal."""
        rng = self.rng
        older = [each for each in self.entries[1:] if isinstance(each.body, DealEnded | EventNoted)]
        what = rng.randrange(11)
        last = self.entries[-1]
        if what == 0 and older:
            agreed = (rng.choice(self.players),) if self.chance(0.5) else ()
            soon = last.written + rng.choice((5, 59, 70))
            self.write(Undone(last.id, agreed), author=last.author, written=soon)
        elif what in (1, 2) and older:
            self.correct(rng.choice(older))
        elif what == 3:
            seating = tuple(rng.sample(self.players, len(self.players)))
            self.write(Reseated(rng.randrange(self.deal + 2), seating))
        elif what == 4 and self.deal and not self.rules.ledger.goes_on:
            self.write(self.told_deal(rng.randrange(self.deal)))
            if self.chance(0.6):
                self.write(VersionChosen(rng.choice(self.entries[1:]).id))
        elif what == 5:
            self.write(SheetAgreed(9 if self.errs() else rng.choice(self.players)))
        elif what == 6:
            self.write(Remark("Tea"))
        elif what == 7 and self.chance(0.3):
            self.write(MatchEnded("time"))
        elif what == 8:
            contested = "e99" if self.errs() else rng.choice(self.entries).id
            self.write(Contested(contested, rng.choice(self.players), self.chance(0.2)))
        elif what == 9:
            self.write(PenGiven(rng.choice(("phone", "other"))))
        elif self.errs(0.5):
            self.write_nonsense()

    def part(self) -> None:
        """Two phones write on without each other, and then all of it comes together."""
        common = len(self.entries)
        other = copy.copy(self)
        other.author, other.entries, other.out = "other", list(self.entries), set(self.out)
        for scribe in (self, other):
            for _ in range(self.rng.randint(1, 2)):
                scribe.write_deal()
                if self.chance(0.4):
                    scribe.write_besides()
            if scribe.rules.ledger.goes_on and self.chance(0.5):
                scribe.write_event()
        if self.chance(0.2):  # the other tells one of our deals as we do
            bodies = [each.body for each in self.entries[common:]]
            other.write(self.rng.choice(bodies))
        self.entries += [
            msgspec.structs.replace(each, author="other") for each in other.entries[common:]
        ]
        if self.chance(0.5):
            self.write(VersionChosen(self.rng.choice(self.entries[common:]).id))
        self.take_stock()

    def take_stock(self) -> None:
        """Goes on where the sheet is."""
        try:
            sheet = Sheet.of(self.entries)
        except Complaint:
            return
        self.deal, self.out = sheet.deal, set()
        for each in sheet.going_on:
            self.went_out(each.event)

    def correct(self, old: Entry) -> None:
        body = old.body
        assert isinstance(body, DealEnded | EventNoted)
        by: DealEnded | EventNoted
        if isinstance(body, DealEnded):
            by = self.told_deal(body.deal)
        else:
            hands = {player: self.hand(won=True) for player in body.hands}
            by = msgspec.structs.replace(body, hands=hands)
        self.write(Corrected(old.id, by, "seen again", self.chance(0.6)))

    def write_nonsense(self) -> None:
        first = self.entries[0]
        self.rng.choice(
            (
                lambda: self.write(Undone(first.id)),
                lambda: self.write(Corrected("e99", DealEnded(0), "why")),
                lambda: self.write(Remark("again"), id=first.id),
                lambda: self.write(DealEnded(self.deal + 3)),
                lambda: self.write(EventNoted(self.deal, NotedFoul((0,), "rudeness"))),
                lambda: self.write(EventNoted(self.deal, NotedWin((0,)), {0: NotedHand(8)})),
                lambda: self.write(EventNoted(self.deal, NotedKong(7, "claimed", 1))),
                lambda: self.write(EventNoted(self.deal, NotedKong(1, "stolen"))),
                lambda: self.write(VersionChosen(first.id)),
                lambda: self.write(Reseated(self.deal, (0, 1, 1))),
            )
        )()

    def draft(self) -> tuple[DealEnded | None, str | None]:
        """A deal that is being told, or told again, often before all is said."""
        if self.chance(0.3):
            return None, None
        if self.rules.ledger.goes_on:
            event, hands = self.event()
            told = DealEnded(self.deal, (event,), hands)
        else:
            told = self.told_deal(self.deal)
        silent = [player for player in told.hands if self.chance(0.2)]
        hands = {
            player: NotedHand(state=hand.state) if player in silent else hand
            for player, hand in told.hands.items()
        }
        told = msgspec.structs.replace(told, hands=hands)
        older = [each for each in self.entries[1:] if isinstance(each.body, DealEnded)]
        if older and self.chance(0.25):
            instead = self.rng.choice(older)
            assert isinstance(instead.body, DealEnded)
            return msgspec.structs.replace(told, deal=instead.body.deal), instead.id
        return told, None

    def change(self, draft: DealEnded | None, instead: str | None) -> Body | None:
        """What might be written next."""
        if draft is not None and instead is not None and self.chance(0.8):
            return Corrected(instead, draft, "seen again", self.chance(0.6))
        if self.chance(0.1):
            return Reseated(self.rng.randrange(self.deal + 1), tuple(self.players[::-1]))
        return None


def totals_sheet(rng: random.Random, name: str) -> GivenSheet:
    """A match of which only the end is told, now and then so that it does not sum."""
    scribe = Scribe(rng, name, {})
    start, fines = rng.choice((0, 790, 800)), rng.choice((0, 0, 8))
    some = [rng.randrange(-50, 50) for _ in scribe.players[1:]]
    last = len(scribe.players) * start - fines - sum(some) + (7 if scribe.careless else 0)
    scribe.entries[0] = entry(0, SheetOpened(name, tuple(scribe.players), {}, 90, totals_only=True))
    scribe.write(TotalsTold((*some, last), start, fines))
    return GivenSheet(tuple(scribe.entries), lang=rng.choice(("en", "ru")))


def random_sheet(rng: random.Random, name: str, deals: int) -> GivenSheet:
    """A match with at most so many deals, and the next one half told."""
    scribe = Scribe(rng, name, rng.choice(agreements(name)))
    for _ in range(rng.randint(1, deals)):
        scribe.write_deal()
        if rng.random() < 0.15:
            scribe.write_besides()
        if rng.random() < 0.1:
            scribe.part()
        if scribe.is_over and not scribe.careless:
            break
    if scribe.rules.ledger.goes_on and rng.random() < 0.5:
        scribe.write_event()
    draft, instead = scribe.draft()
    change = scribe.change(draft, instead)
    return GivenSheet(tuple(scribe.entries), draft, instead, change, rng.choice(("en", "ru")))


def case_sheets() -> Iterator[GivenSheet]:
    """A sheet of one deal for each case of a finished deal, its hands declared."""
    for name in RULEBOOKS:
        for case in deal_cases(name):
            rules, deal = read_deal(case)
            for basis in (FROM_VALUE, FROM_PATTERNS):
                yield sheet_of(rules, declared(rules, deal, basis), own_options(case["options"]))
    for case in load_cases("declared"):
        rules, deal = read_declared(case)
        yield sheet_of(rules, deal, own_options(case["options"]))


def sheet_of(rules: Rulebook, deal: FinishedDeal, options: Told) -> GivenSheet:
    """The first deal of a match; patterns come with what they are worth."""
    players = range(len(rules.seats))
    first = rules.seats.index(deal.dealer)
    hands = {}
    for seat, hand in deal.hands.items():
        assert isinstance(hand, Declared)
        value = rules.tally(hand.patterns).value if hand.patterns else hand.value
        hands[rules.seats.index(seat)] = noted_hand(msgspec.structs.replace(hand, value=value))
    # Players have the numbers of the seats that the case gives them.
    seated = Progress(rules, players)
    blamed = deal.responsible
    body = DealEnded(
        0,
        tuple(noted(event, seated) for event in deal.outcome),
        hands,
        seated.player_at(blamed) if isinstance(blamed, int) else blamed,
        deal.fed if rules.ledger.feeds else None,
    )
    opened = SheetOpened(rules.id, (*players[first:], *players[:first]), options)
    return GivenSheet((entry(0, opened), entry(1, body)))


def as_told(given: GivenSheet, *, brief: bool = False) -> Told:
    """A sheet and what the server says of it."""
    asked = msgspec.to_builtins(given)
    found: Told = {"given": without_usual(asked) if brief else asked}
    try:
        found["told"] = msgspec.to_builtins(told_sheet(given), str_keys=True)
    except Complaint as error:
        found["refused"] = complaint(error, given.lang)
    return found


def without_usual(told: Any) -> Any:
    """The same as a page writes it, which leaves out what is as usual."""
    if isinstance(told, dict):
        return {
            key: without_usual(value)
            for key, value in told.items()
            if key in ("winners", "seating") or value not in (None, [], {})
        }
    return [without_usual(each) for each in told] if isinstance(told, list | tuple) else told


def random_sheets(number: int, deals: int, seed: int = 0) -> Iterator[Told]:
    """So many sheets of each rulebook, half of them written as briefly as can be."""
    for name in RULEBOOKS:
        rng = random.Random(f"{seed} {name}")
        for at in range(number):
            rare = at % 20 == 0
            given = totals_sheet(rng, name) if rare else random_sheet(rng, name, deals)
            yield as_told(given, brief=at % 2 == 1)
