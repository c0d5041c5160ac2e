"""A rulebook: the parts that count, settle and play its game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Annotated

import msgspec

from sparrows.complaint import Complaint, refuse_other
from sparrows.play.declaring import declared_worth, refuse_strange_values, tally
from sparrows.play.ledger import Ledger
from sparrows.play.malformed import refuse_malformed_result, refuse_strange_hand
from sparrows.play.questions import DealQuestion
from sparrows.play.settlement import FinishedDeal, FoulKind, Seat, Settlement, refuse_too_many_tiles
from sparrows.play.worth import Declared, Values, Worth
from sparrows.readings.hand import COPIES, Facts, Hand
from sparrows.scoring.objections import is_plain
from sparrows.scoring.pattern import Pattern
from sparrows.scoring.score import Score
from sparrows.scoring.scoring import Scoring
from sparrows.scoring.vocabulary.winning import SITUATIONS, situations_of
from sparrows.tiles import BONUS, JOKER, KINDS, NAMES, Tile, kinds_of, mask

if TYPE_CHECKING:
    from sparrows.play.parts import Parts


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What players may agree on; each rulebook has its own fields with clauses and defaults."""


Number = Annotated[int, msgspec.Meta(ge=0)]


class Preset(msgspec.Struct, frozen=True):
    """Options that go together under a name."""

    id: str
    options: Mapping[str, object]
    clause: str


class TileSet(msgspec.Struct, frozen=True):
    """The tiles that a game is played with."""

    kinds: int
    bonus: tuple[Tile, ...] = ()
    jokers: bool = False

    @property
    def copies(self) -> tuple[int, ...]:
        """How many there are of each tile."""
        return copies_of(self.kinds, self.bonus, self.jokers)

    def refuse_strangers(self, hand: Hand) -> None:
        """A `ValueError` for a hand with a tile that is not in the set."""
        if hand.kinds & ~self.kinds:
            names = " ".join(NAMES[tile] for tile in kinds_of(hand.kinds & ~self.kinds))
            raise Complaint("there is no {tiles} in the tile set of these rules", tiles=names)
        if not self.jokers and (hand.jokers or hand.joker_melds):
            raise Complaint("there is no joker in the tile set of these rules")
        bonus = hand.flowers + hand.bonus
        for tile in bonus:
            if tile not in self.bonus:
                raise Complaint(
                    "there is no {tiles} in the tile set of these rules", tiles=NAMES[tile]
                )
            if bonus.count(tile) > 1:
                raise Complaint("there is one {tile} only", tile=NAMES[tile])


@cache
def copies_of(kinds: int, bonus: tuple[Tile, ...], jokers: bool) -> tuple[int, ...]:
    """How many there are of each tile in a set with these kinds."""
    copies = (COPIES * (kinds >> tile & 1) for tile in range(KINDS))
    return *copies, *(int(tile in bonus) for tile in BONUS), COPIES * jokers


class Supply(msgspec.Struct, frozen=True):
    """What a win can be made of: how many tiles of each kind, melds included, and how many jokers.

    A kind that may be no part of it has none here.
    """

    copies: tuple[int, ...]
    jokers: int = 0


ALL_TILES = TileSet(mask(range(KINDS)))
SUITS_ONLY = TileSet(mask(range(27)))


class Rulebook(msgspec.Struct, frozen=True):
    """One rulebook under one choice of options."""

    id: str
    prefix: str  # of its clauses
    options: Options
    tiles: TileSet
    scoring: Scoring
    ledger: type[Ledger]  # settles its deals
    parts: Parts  # how it is played
    values: Values  # that hands can have
    fouls: tuple[FoulKind, ...] = ()
    seats: tuple[Seat, ...] = (0, 1, 2, 3)
    check: Callable[[Options, Hand], None] | None = None  # refuses what only here is malformed
    checks_plain: bool = True  # whether it may refuse what is but tiles of the set: `is_plain`
    losing: Scoring | None = None  # counts the hands of those who did not win, where they count
    # What each way to win can be made of, where the tile set alone does not say it.
    supply: Callable[[Options, Hand], tuple[Supply, ...]] | None = None
    keeps_jokers: bool = False  # they may not be discarded
    never_together: Mapping[str, str] = {}  # by a pattern, those that no hand has beside it
    situations: frozenset[str] = SITUATIONS  # in which a hand of it may be won
    facts: type[Facts] = Facts  # what it alone must know of a hand
    states: tuple[str, ...] = ()  # of hands that did not win, where payments depend on them
    # What a settlement must know of a hand, where the score of a win alone does not say it.
    appraise: Callable[[Rulebook, Hand], Worth] | None = None

    def __post_init__(self) -> None:
        """A `TypeError` for what a rulebook must say, and does not."""
        self.parts.refuse_silence(self)
        asked = set().union(*(situations_of(row.condition) for row in self.patterns))
        if unknown := asked - self.situations:
            raise TypeError(f"{self.id} does not say situations: {', '.join(sorted(unknown))}")

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        return self.scoring.patterns

    def refuse_malformed(self, hand: Hand) -> None:
        """A `ValueError` for what cannot be a hand of this game at all."""
        if not is_plain(hand, self.tiles.kinds):
            self.tiles.refuse_strangers(hand)
            if not hand.situation <= self.situations:
                raise Complaint(
                    "{situation!r} is no situation: {choices}",
                    situation=next(iter(hand.situation - self.situations)),
                    choices=", ".join(sorted(self.situations)),
                )
        if self.check is not None:
            self.check(self.options, hand)

    def score(self, hand: Hand) -> Score:
        """What a hand is worth, by which patterns, and why."""
        if not isinstance(hand, Hand):
            refuse_other(Hand, hand)
        if (self.checks_plain and self.check is not None) or not is_plain(hand, self.tiles.kinds):
            self.refuse_malformed(hand)
        return self.scoring.score(hand)

    def supplies(self, hand: Hand) -> tuple[Supply, ...]:
        """What this hand could win with: one supply, or one for each choice that is still open."""
        if self.supply is not None:
            return self.supply(self.options, hand)
        copies = self.tiles.copies
        return (Supply(copies[:KINDS], copies[JOKER]),)

    def settle(self, deal: FinishedDeal) -> Settlement:
        """Who pays whom for a finished deal."""
        refuse_malformed_result(deal, self.seats)
        for hand in deal.hands.values():
            if isinstance(hand, Hand):
                self.refuse_malformed(hand)
        refuse_too_many_tiles(deal, (COPIES,) * KINDS)
        for foul in deal.fouls:
            self.foul_kind(foul.foul)
        refuse_strange_values(self, deal)
        ledger = self.ledger(self, deal.dealer)
        ledger.refuse_strange(deal)
        for event in deal.outcome:
            ledger.enter(event, deal)
        return ledger.settlement()

    def worth(self, hand: Hand | Declared) -> Worth:
        """What a hand is worth to a settlement, in tiles or as its player declares it."""
        refuse_strange_hand(hand)
        if isinstance(hand, Declared):
            return declared_worth(self, hand)
        self.refuse_malformed(hand)
        if self.appraise is not None:
            return self.appraise(self, hand)
        return Worth.counted(self.scoring.score(hand))

    def tally(self, patterns: Mapping[str, int]) -> Worth:
        """What patterns come to that were named by their ids, with how often each counts."""
        refuse_other(Mapping, patterns)
        return tally(self, patterns)

    def admits(self, value: int, *, won: bool = True) -> None:
        """A `ValueError` for what no hand can be worth under these options."""
        refuse_other(int, value)
        if value not in self.values and (won or not 0 <= value <= self.values.least):
            raise Complaint(
                "no hand can be worth {value} here, only {choices}",
                value=value,
                choices=str(self.values),
            )

    def questions(self, deal: FinishedDeal) -> tuple[DealQuestion, ...]:
        """What must still be said of a deal before it can be settled, or may be said otherwise."""
        refuse_malformed_result(deal, self.seats)
        return tuple(self.ledger(self, deal.dealer).questions(deal))

    def foul_kind(self, foul: str) -> FoulKind:
        """A foul of this rulebook by its id."""
        for kind in self.fouls:
            if kind.id == foul:
                return kind
        raise Complaint(
            "fouls: {rules} knows no foul {foul!r}: {choices}",
            rules=self.id,
            foul=foul,
            choices=", ".join(kind.id for kind in self.fouls),
        )


def read_options(kind: type[Options], given: Mapping[str, object]) -> Options:
    """Options from outside; a `ValueError` names the one that cannot be."""
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise Complaint("options: {error}", error=error) from None
