"""Fans of how the hand was won, of jokers and of flowers (POP-13)."""

from __future__ import annotations

from sparrows.readings.groups import SINGLES
from sparrows.readings.reading import REGULAR
from sparrows.rulebooks.popular.options import PopularOptions
from sparrows.scoring import conditions as has
from sparrows.scoring.conditions.winning import (
    Situation,
    from_player,
    from_wall,
    happened,
    no_open_melds,
    nothing_melded,
)
from sparrows.scoring.pattern import Pattern
from sparrows.scoring.verdict import Missing, Verdict, exactly, holds, of_shape
from sparrows.tiles import FIRST_BONUS, SEATS, Tile

Tiles = tuple[Tile, ...]

FLOWER_SETS = (
    tuple(range(FIRST_BONUS, FIRST_BONUS + 4)),
    tuple(range(FIRST_BONUS + 4, FIRST_BONUS + 8)),
)


def not_dealer(seat: int) -> Verdict:
    return holds(seat != 0, "other-seat", seat=SEATS[seat])


def earth(situation: Situation, self_draw: bool, seat: int, melded: int) -> Verdict:
    """Another player wins with a tile from the wall before his first discard."""
    return (
        happened(situation, "earth")
        and from_wall(self_draw)
        and not_dealer(seat)
        and nothing_melded(melded)
    )


def human(situation: Situation, self_draw: bool, seat: int, melded: int, company: str) -> Verdict:
    """Won on a discard before one's own, nobody having declared a set."""
    return (
        happened(situation, "human")
        and from_player(self_draw)
        and not_dealer(seat)
        and nothing_melded(melded)
        and holds(not robbing_kong(situation, self_draw, company), "robbed-instead")
    )


def heavenly_ready(situation: Situation, open_melds: int) -> Verdict:
    """The winner had declared ready before anything was discarded, or with his first discard."""
    return happened(situation, "heavenly-ready") and no_open_melds(open_melds)


def declared_ready(situation: Situation, open_melds: int) -> Verdict:
    """The winner had declared ready, in whatever way."""
    return heavenly_ready(situation, open_melds) or happened(situation, "ready")


def riichi(situation: Situation, open_melds: int) -> Verdict:
    """The winner had declared ready and has no open meld."""
    return declared_ready(situation, open_melds) and no_open_melds(open_melds)


def ready(situation: Situation, open_melds: int) -> Verdict:
    """The winner had declared ready and has an open meld."""
    return declared_ready(situation, open_melds) and holds(open_melds > 0, "no-open-meld")


def robbing_kong(situation: Situation, self_draw: bool, company: str) -> Verdict:
    """Won on the tile that another player added to a pung: the three others lie there."""
    return (
        has.robbing_kong(situation, self_draw)
        and holds(company != "indicator", "no-fourth-tile")
        and holds(company == "none", "winning-tile-not-alone")
    )


def last_discard(situation: Situation, self_draw: bool, company: str) -> Verdict:
    """Won on the discard made when the wall was empty, when no kong can be made to be robbed."""
    return has.last_discard(situation, self_draw) and holds(
        not robbing_kong(situation, self_draw, company), "robbed-instead"
    )


def last_of_kind(
    situation: Situation, self_draw: bool, seat: int, melded: int, company: str
) -> Verdict:
    """All other tiles of the winning tile's kind lie open."""
    if has.heaven(situation, self_draw, seat, melded):
        return Missing("no-winning-tile")
    return (
        happened(situation, "last-of-kind")
        and holds(company != "joker", "won-with-joker")
        and holds(company != "standing", "winning-tile-not-alone")
    )


def concealed_hand(self_draw: bool, open_melds: int) -> Verdict:
    """Nothing open, won on another player's tile."""
    return no_open_melds(open_melds) and from_player(self_draw)


def fully_concealed_hand(shape: str, self_draw: bool, open_melds: int) -> Verdict:
    """A regular hand with nothing open, won from the wall."""
    return of_shape(shape, REGULAR) and no_open_melds(open_melds) and from_wall(self_draw)


def melded_hand(self_draw: bool, open_melds: int) -> Verdict:
    """Four open melds, the pair completed by another player's tile."""
    return exactly(open_melds, 4, "open-melds") and from_player(self_draw)


def self_drawn(self_draw: bool) -> Verdict:
    """The winning tile came from the wall."""
    return from_wall(self_draw)


def no_jokers(jokers: int, wild: Tile | None, concealed_kongs: Tiles) -> Verdict:
    """No joker in the hand, in a game with jokers."""
    return holds(wild is not None, "no-joker-game") and no_jokers_ever(
        jokers, wild, concealed_kongs
    )


def no_jokers_ever(jokers: int, wild: Tile | None, concealed_kongs: Tiles) -> Verdict:
    """No joker in the hand, whatever game it is."""
    return holds(not jokers and wild not in concealed_kongs, "jokers-there")


def chicken_hand(self_draw: bool) -> Verdict:
    """Nothing else counts: that shows only when all else is known."""
    return from_player(self_draw) and Missing("other-patterns-count")


def own_flower(flowers: Tiles, seat: int) -> Verdict:
    """Each open flower or season of the player's own wind."""
    own = tuple((SINGLES[tile],) for tile in flowers if (tile - FIRST_BONUS) % 4 == seat)
    return own or Missing("no-own-flowers", seat=SEATS[seat])


def flower_set(flowers: Tiles) -> Verdict:
    """All four flowers, or all four seasons."""
    whole = [each for each in FLOWER_SETS if set(each) <= set(flowers)]
    return tuple(tuple(SINGLES[tile] for tile in each) for each in whole) or Missing(
        "no-flower-set"
    )


CHICKEN = Pattern("chicken-hand", 8, chicken_hand, "POP-13.49")
FLOWERS = (
    Pattern("flower", 1, has.flower, "POP-13.94", each=True),
    Pattern("own-flower", 1, own_flower, "POP-13.95", each=True),
    Pattern("flower-set", 1, flower_set, "POP-13.96", each=True),
)


def patterns(options: PopularOptions) -> tuple[Pattern, ...]:
    """The rows of this family; two depend on what was agreed."""
    return (
        Pattern(
            "blessing-of-heaven",
            168,
            has.heaven,
            "POP-13.2",
            absorbs=("fully-concealed-hand", "self-drawn"),
        ),
        Pattern(
            "blessing-of-earth",
            158,
            earth,
            "POP-13.3",
            absorbs=("fully-concealed-hand", "self-drawn"),
        ),
        Pattern("blessing-of-human", 108, human, "POP-13.4", absorbs=("concealed-hand",)),
        Pattern(
            "heavenly-ready",
            32,
            heavenly_ready,
            "POP-13.24",
            absorbs=("riichi", "ready", "concealed-hand"),
        ),
        CHICKEN,
        Pattern("last-draw", 8, has.last_draw, "POP-13.50", absorbs=("self-drawn",)),
        Pattern("last-discard", 8, last_discard, "POP-13.51"),
        Pattern("kong-replacement", 8, has.kong_replacement, "POP-13.52", absorbs=("self-drawn",)),
        Pattern("robbing-kong", 8, robbing_kong, "POP-13.53", absorbs=("last-of-kind",)),
        Pattern("melded-hand", 6, melded_hand, "POP-13.59"),
        Pattern(
            "fully-concealed-hand", 4, fully_concealed_hand, "POP-13.63", absorbs=("self-drawn",)
        ),
        Pattern("last-of-kind", 4, last_of_kind, "POP-13.65"),
        Pattern("concealed-hand", 2, concealed_hand, "POP-13.71"),
        Pattern(
            "no-jokers",
            2,
            no_jokers_ever if options.no_jokers_fan == "always" else no_jokers,
            "POP-13.79",
        ),
        Pattern("riichi", 2, riichi, "POP-13.81"),
        Pattern("self-drawn", 1, self_drawn, "POP-13.90"),
        Pattern("ready", 1, declared_ready if options.closed_ready == 3 else ready, "POP-13.91"),
        *FLOWERS,
    )
