"""The 96 fans of popular (POP-13) and how they add up (POP-14)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from msgspec.structs import replace

from sparrows.readings.groups import KONG, PAIR, Group
from sparrows.readings.reading import (
    HONOURS_AND_KNITTED,
    KNITTED_STRAIGHT,
    REGULAR,
    SEVEN_PAIRS,
    THIRTEEN_ORPHANS,
    Reading,
)
from sparrows.rulebooks.popular.jokers import company
from sparrows.rulebooks.popular.options import PopularOptions
from sparrows.scoring.pattern import Absorbed, Line, Pattern
from sparrows.scoring.scoring import Finish, Total
from sparrows.scoring.verdict import WHOLE, Found, Missing
from sparrows.scoring.vocabulary import *
from sparrows.scoring.vocabulary.kinds import as_mask
from sparrows.tiles import (
    BIT,
    DRAGONS,
    HONOURS,
    NUMBERS,
    ORPHANS,
    SIMPLES,
    SUIT_MASKS,
    TERMINALS,
    WINDS,
    kinds_of,
)

FAMILIES = (*SUIT_MASKS, as_mask(WINDS), as_mask(DRAGONS))
SEVEN_SHIFTED = tuple(0x7F << 9 * suit + low for suit in range(3) for low in range(3))
# What seven pairs are asked to hold, besides being of certain tiles only.
SOUGHT = (FAMILIES, *(tuple(BIT[tile] for tile in kinds_of(seven)) for seven in SEVEN_SHIFTED))

TWO_KONGS = "two-concealed-kongs concealed-and-melded-kong two-melded-kongs"
ONE_KONG = "concealed-kong melded-kong"
# What each fan includes, and what therefore does not count beside it (POP-14.4).
ABSORBS = {
    "happy-four-winds": "big-four-winds all-honours all-terminals-and-honours big-three-winds"
    " all-pungs outside-hand prevalent-wind seat-wind pung-of-terminals-or-winds one-voided-suit",
    "blessing-of-heaven": "fully-concealed-hand self-drawn",
    "blessing-of-earth": "fully-concealed-hand self-drawn",
    "blessing-of-human": "concealed-hand",
    "big-four-winds": "big-three-winds all-pungs prevalent-wind seat-wind"
    " pung-of-terminals-or-winds one-voided-suit",
    "big-three-dragons": "two-dragon-pungs dragon-pung one-voided-suit",
    "all-green": "half-flush one-voided-suit",
    "nine-gates": "full-flush concealed-hand pung-of-terminals-or-winds one-voided-suit no-honours",
    "four-kongs": f"three-kongs {TWO_KONGS} {ONE_KONG} all-pungs",
    "seven-shifted-pairs": "seven-pairs full-flush concealed-hand one-voided-suit no-honours",
    "thirteen-orphans": "concealed-hand",
    "joker-kong": "concealed-kong",
    "all-terminals": "all-terminals-and-honours all-pungs outside-hand double-pung"
    " pung-of-terminals-or-winds no-honours",
    "little-four-winds": "big-three-winds pung-of-terminals-or-winds one-voided-suit",
    "little-three-dragons": "two-dragon-pungs dragon-pung one-voided-suit",
    "all-honours": "all-terminals-and-honours all-pungs outside-hand pung-of-terminals-or-winds"
    " one-voided-suit",
    "four-concealed-pungs": "three-concealed-pungs two-concealed-pungs all-pungs concealed-hand",
    "pure-terminal-chows": "full-flush all-chows pure-double-chow two-terminal-chows"
    " one-voided-suit no-honours",
    "quadruple-chow": "pure-triple-chow pure-double-chow tile-hog one-voided-suit",
    "four-pure-shifted-pungs": "pure-shifted-pungs all-pungs one-voided-suit",
    "four-pure-shifted-chows": "pure-shifted-chows short-straight two-terminal-chows"
    " one-voided-suit",
    "three-kongs": f"{TWO_KONGS} {ONE_KONG}",
    "all-terminals-and-honours": "all-pungs outside-hand pung-of-terminals-or-winds",
    "heavenly-ready": "riichi ready concealed-hand",
    "seven-pairs": "concealed-hand",
    "greater-honours-and-knitted-tiles": "concealed-hand",
    "all-even-pungs": "all-pungs all-simples no-honours",
    "full-flush": "one-voided-suit no-honours",
    "pure-triple-chow": "pure-double-chow",
    "upper-tiles": "upper-four no-honours",
    "middle-tiles": "all-simples no-honours",
    "lower-tiles": "lower-four no-honours",
    "pure-straight": "short-straight two-terminal-chows",
    "three-suited-terminal-chows": "all-chows mixed-double-chow two-terminal-chows no-honours",
    "all-fives": "all-simples no-honours",
    "triple-pung": "double-pung",
    "three-concealed-pungs": "two-concealed-pungs",
    "lesser-honours-and-knitted-tiles": "concealed-hand",
    "upper-four": "no-honours",
    "lower-four": "no-honours",
    "big-three-winds": "pung-of-terminals-or-winds one-voided-suit",
    "reversible-tiles": "one-voided-suit",
    "mixed-triple-chow": "mixed-double-chow",
    "last-draw": "self-drawn",
    "kong-replacement": "self-drawn",
    "robbing-kong": "last-of-kind",
    "two-concealed-kongs": "concealed-kong",
    "half-flush": "one-voided-suit",
    "two-dragon-pungs": "dragon-pung",
    "fully-concealed-hand": "self-drawn",
    "two-melded-kongs": "melded-kong",
    "prevalent-wind": "pung-of-terminals-or-winds",
    "seat-wind": "pung-of-terminals-or-winds",
    "all-chows": "no-honours",
    "all-simples": "no-honours",
    "concealed-and-melded-kong": ONE_KONG,
}

KNITTED = shape(HONOURS_AND_KNITTED)
SETS_PAIRS_OR_STRAIGHT = shape(REGULAR, SEVEN_PAIRS, KNITTED_STRAIGHT)  # POP-13.0.4
CONSECUTIVE = fact(facets.KINDS, *SEVEN_SHIFTED, code="pairs-not-consecutive")
NOT_ALL_HONOURS = unless("all-honours-there", honour_kinds(7))
ALL_CHOWS = shape(REGULAR, KNITTED_STRAIGHT) & where(shape(KNITTED_STRAIGHT), chows(1), chows(4))
HEAVENLY_READY = won("heavenly-ready") & NOTHING_OPEN
DECLARED_READY = HEAVENLY_READY | won("ready")


def joker_kong(reading: Reading) -> Found | Missing:
    """All four jokers as a concealed kong: only they are written as the wild kind."""
    wild = reading.hand.wild
    if wild is None or wild not in reading.hand.concealed_kongs:
        return Missing("no-joker-kong")
    return ((Group(KONG, wild),),)


def jokers_absent(reading: Reading) -> Found | Missing:
    """No joker stands in the hand or lies there as a kong."""
    hand = reading.hand
    there = hand.jokers or hand.wild in hand.concealed_kongs
    return Missing("jokers-there") if there else WHOLE


def won_on_pair(reading: Reading) -> Found | Missing:
    """The winning tile completed the pair."""
    return WHOLE if reading.won == PAIR else Missing("pair-not-won", pair=reading.pair)


JOKERS_ABSENT = call(jokers_absent, facets.JOKERS, facets.WILD, facets.CONCEALED_KONGS)
JOKER_GAME = no_fact(facets.WILD, None, code="no-joker-game")
JOKER_KONG = call(joker_kong, facets.CONCEALED_KONGS, facets.WILD, behind=JOKER_GAME)
WON_ON_PAIR = call(
    won_on_pair, facets.PAIR, facets.WON, same=fact(facets.WON, PAIR, code="pair-not-won")
)


def fan(number: int, name: str, value: int, condition: Condition, *, each: bool = False) -> Pattern:
    """A row by its number in the table."""
    absorbs = tuple(ABSORBS.get(name, "").split())
    return Pattern(name, value, condition, f"POP-13.{number}", each=each, absorbs=absorbs)


OF_CHOWS = (
    fan(18, "pure-terminal-chows", 64, sets("123a 123a 789a 789a 55a")),
    fan(19, "quadruple-chow", 48, sets("123a 123a 123a 123a", MOVED)),
    fan(
        21, "four-pure-shifted-chows", 32, sets("123a 234a 345a 456a", "123a 345a 567a 789a", MOVED)
    ),
    fan(29, "pure-triple-chow", 24, sets("123a 123a 123a", MOVED)),
    fan(34, "pure-straight", 16, sets("123a 456a 789a"), each=True),
    fan(35, "three-suited-terminal-chows", 16, sets("123a 789a 123b 789b 55c")),
    fan(36, "pure-shifted-chows", 16, sets("123a 234a 345a", "123a 345a 567a", MOVED), each=True),
    fan(45, "mixed-straight", 8, sets("123a 456b 789c"), each=True),
    fan(47, "mixed-triple-chow", 8, sets("123a 123b 123c", MOVED), each=True),
    fan(57, "mixed-shifted-chows", 6, sets("123a 234b 345c", MOVED), each=True),
    fan(66, "four-half-mixed-shifted-chows", 4, spread(3, "123 234 345 456", MOVED)),
    fan(72, "all-chows", 2, whole(ALL_CHOWS & pair_of(NUMBERS))),
    fan(78, "half-mixed-shifted-chows", 2, spread(2, "123 234 345", MOVED), each=True),
    fan(80, "half-mixed-straight", 2, spread(2, "123 456 789"), each=True),
    fan(82, "pure-double-chow", 1, sets("123a 123a", MOVED), each=True),
    fan(83, "mixed-double-chow", 1, sets("123a 123b", MOVED), each=True),
    fan(84, "short-straight", 1, sets("123a 456a", MOVED), each=True),
    fan(85, "two-terminal-chows", 1, sets("123a 789a"), each=True),
)

OF_PUNGS = (
    fan(1, "happy-four-winds", 168, big(WINDS, 4) & pair_of("6z")),
    fan(5, "big-four-winds", 88, big(WINDS, 4)),
    fan(6, "big-three-dragons", 88, big(DRAGONS, 3)),
    fan(9, "four-kongs", 88, kongs(4)),
    fan(12, "joker-kong", 88, JOKER_KONG),
    fan(14, "little-four-winds", 64, little(WINDS, 4)),
    fan(15, "little-three-dragons", 64, little(DRAGONS, 3)),
    fan(17, "four-concealed-pungs", 64, concealed_pungs(4)),
    fan(20, "four-pure-shifted-pungs", 48, sets("111a 222a 333a 444a", MOVED)),
    fan(22, "three-kongs", 32, kongs(3)),
    fan(27, "all-even-pungs", 24, pungs(4) & only("2468")),
    fan(30, "pure-shifted-pungs", 24, sets("111a 222a 333a", MOVED), each=True),
    fan(38, "triple-pung", 16, sets("111a 111b 111c", MOVED), each=True),
    fan(39, "three-concealed-pungs", 16, concealed_pungs(3)),
    fan(44, "big-three-winds", 12, big(WINDS, 3)),
    fan(48, "mixed-shifted-pungs", 8, sets("111a 222b 333c", MOVED), each=True),
    fan(54, "two-concealed-kongs", 6, exact_kongs(concealed=2)),
    fan(55, "all-pungs", 6, pungs(4)),
    fan(60, "two-dragon-pungs", 6, big(DRAGONS, 2)),
    fan(61, "four-half-mixed-shifted-pungs", 6, spread(3, "111 222 333 444", MOVED)),
    fan(97, "concealed-and-melded-kong", 6, exact_kongs(concealed=1, melded=1)),
    fan(64, "two-melded-kongs", 4, exact_kongs(melded=2)),
    fan(67, "half-mixed-shifted-pungs", 4, spread(2, "111 222 333", MOVED), each=True),
    fan(68, "dragon-pung", 2, each_pung(DRAGONS), each=True),
    fan(69, "prevalent-wind", 2, each_pung(ROUND_WIND), each=True),
    fan(70, "seat-wind", 2, each_pung(OWN_WIND), each=True),
    fan(74, "double-pung", 2, sets("111a 111b", MOVED), each=True),
    fan(75, "two-concealed-pungs", 2, concealed_pungs(2)),
    fan(76, "concealed-kong", 2, exact_kongs(concealed=1)),
    fan(86, "pung-of-terminals-or-winds", 1, each_pung(TERMINALS, WINDS), each=True),
    fan(87, "melded-kong", 1, exact_kongs(melded=1)),
)

OF_TILES = (
    fan(7, "all-green", 88, SETS_OR_PAIRS & only("23468s 6z")),
    fan(8, "nine-gates", 88, fact(facets.GATES, True, code="not-nine-gates")),
    fan(10, "seven-shifted-pairs", 88, shape(SEVEN_PAIRS) & CONSECUTIVE),
    fan(11, "thirteen-orphans", 88, shape(THIRTEEN_ORPHANS)),
    fan(13, "all-terminals", 64, SETS_OR_PAIRS & only(TERMINALS)),
    fan(16, "all-honours", 64, SETS_OR_PAIRS & only(HONOURS)),
    fan(23, "all-terminals-and-honours", 32, SETS_OR_PAIRS & only(ORPHANS)),
    fan(25, "seven-pairs", 24, shape(SEVEN_PAIRS)),
    fan(26, "greater-honours-and-knitted-tiles", 24, KNITTED & honour_kinds(7)),
    fan(28, "full-flush", 24, FULL_FLUSH),
    fan(31, "upper-tiles", 24, SETS_OR_PAIRS & only("789")),
    fan(32, "middle-tiles", 24, SETS_OR_PAIRS & only("456")),
    fan(33, "lower-tiles", 24, SETS_OR_PAIRS & only("123")),
    fan(37, "all-fives", 16, each_has("5", "groups-without-five")),
    fan(40, "lesser-honours-and-knitted-tiles", 12, KNITTED & NOT_ALL_HONOURS),
    fan(41, "knitted-straight", 12, where(KNITTED, honour_kinds(5), shape(KNITTED_STRAIGHT))),
    fan(42, "upper-four", 12, SETS_OR_PAIRS & only("6789")),
    fan(43, "lower-four", 12, SETS_OR_PAIRS & only("1234")),
    fan(46, "reversible-tiles", 8, SETS_OR_PAIRS & only("1234589p 245689s 5z")),
    fan(56, "half-flush", 6, HALF_FLUSH),
    fan(58, "all-types", 6, SETS_PAIRS_OR_STRAIGHT & some(*FAMILIES)),
    fan(62, "outside-hand", 4, OUTSIDE),
    fan(73, "tile-hog", 2, four_alike(kongs=False), each=True),
    fan(77, "all-simples", 2, SETS_OR_PAIRS & only(SIMPLES)),
    fan(88, "one-voided-suit", 1, SETS_PAIRS_OR_STRAIGHT & suits(0, 1, 2)),
    fan(89, "no-honours", 1, SETS_PAIRS_OR_STRAIGHT & only(NUMBERS)),
    fan(92, "pair-on-2-5-8", 1, pair_of("258") & WON_ON_PAIR),
    fan(93, "pair-on-1-9", 1, pair_of("19", "19") & WON_ON_PAIR),
)

# That no other pattern counts shows only when all else is known.
NOTHING_ELSE = unless("other-patterns-count", FROM_PLAYER)
CHICKEN = fan(49, "chicken-hand", 8, FROM_PLAYER & NOTHING_ELSE)
OF_FLOWERS = (
    fan(94, "flower", 1, EACH_FLOWER, each=True),
    fan(95, "own-flower", 1, OWN_FLOWER, each=True),
    fan(96, "flower-set", 1, laid_out(FOUR_FLOWERS, FOUR_SEASONS), each=True),
)


def of_winning(options: PopularOptions) -> tuple[Pattern, ...]:
    """Fans of how the hand was won, and of jokers; some depend on what was agreed."""
    beside = facets.Facet("company", partial(company, options))
    # Who robs a kong has no other tile of its kind, and all four of that kind are in play.
    robbing = (
        ROBBING_KONG
        & no_fact(beside, "indicator", code="no-fourth-tile")
        & fact(beside, "none", code="winning-tile-not-alone")
    )
    not_robbed = unless("robbed-instead", robbing)
    last_of_kind = (
        unless("no-winning-tile", HEAVEN)
        & won("last-of-kind")
        & no_fact(beside, "joker", code="won-with-joker")
        & no_fact(beside, "standing", code="winning-tile-not-alone")
    )
    no_jokers = JOKERS_ABSENT if options.no_jokers_fan == "always" else JOKER_GAME & JOKERS_ABSENT
    opened = no_fact(facets.OPEN_MELDS, 0, code="no-open-meld")
    ready = DECLARED_READY if options.closed_ready == 3 else DECLARED_READY & opened
    before_discarding = NOT_DEALER & NOTHING_MELDED
    return (
        fan(2, "blessing-of-heaven", 168, HEAVEN),
        fan(3, "blessing-of-earth", 158, won("earth") & FROM_WALL & before_discarding),
        fan(
            4, "blessing-of-human", 108, won("human") & FROM_PLAYER & before_discarding & not_robbed
        ),
        fan(24, "heavenly-ready", 32, HEAVENLY_READY),
        fan(50, "last-draw", 8, LAST_DRAW),
        fan(51, "last-discard", 8, LAST_DISCARD & not_robbed),
        fan(52, "kong-replacement", 8, KONG_REPLACEMENT),
        fan(53, "robbing-kong", 8, robbing),
        fan(59, "melded-hand", 6, exact(facets.OPEN_MELDS, 4, "open-melds") & FROM_PLAYER),
        fan(63, "fully-concealed-hand", 4, shape(REGULAR) & NOTHING_OPEN & FROM_WALL),
        fan(65, "last-of-kind", 4, last_of_kind),
        fan(71, "concealed-hand", 2, NOTHING_OPEN & FROM_PLAYER),
        fan(79, "no-jokers", 2, no_jokers),
        fan(81, "riichi", 2, DECLARED_READY & NOTHING_OPEN),
        fan(90, "self-drawn", 1, FROM_WALL),
        fan(91, "ready", 1, ready),
    )


@cache
def number(clause: str) -> int:
    """The number that a row's clause ends with: the fan's in the source's table (POP-13.0.9)."""
    return int(clause.rpartition(".")[2])


def patterns(options: PopularOptions) -> tuple[Pattern, ...]:
    """All rows, dearest first."""
    rows = [*OF_CHOWS, *OF_PUNGS, *OF_TILES, *of_winning(options), CHICKEN, *OF_FLOWERS]
    if options.concealed_hand == "counted":
        rows = [not_absorbing(row, "concealed-hand") for row in rows]
    return tuple(sorted(rows, key=lambda row: (-row.value, number(row.clause))))


def not_absorbing(row: Pattern, fan: str) -> Pattern:
    """The same row, beside which this fan counts (POP-18.11)."""
    return replace(row, absorbs=tuple(each for each in row.absorbs if each != fan))


def total(lines: Sequence[Line]) -> Total:
    """The sum; among equals, the list of fan numbers that comes first (POP-14.3, 14.12)."""
    value = sum([line.value for line in lines])
    fans = [-number(line.pattern.clause) for line in lines for _ in range(line.count)]
    return Total(value, (value, tuple(sorted(fans, reverse=True))))


def chicken(options: PopularOptions) -> Finish:
    """What becomes of a reading in which nothing but flowers counts (POP-14.10)."""
    flowers_only = frozenset(row.id for row in OF_FLOWERS)

    def finish(counting: list[Line]) -> tuple[list[Line], list[Absorbed]]:
        for line in counting:
            if line.pattern.id not in flowers_only:
                return counting, []
        alone = Line(CHICKEN, WHOLE)
        if options.chicken_flowers:
            return [alone, *counting], []
        flowers = [Absorbed(line.pattern, line.found, CHICKEN, "absorbed") for line in counting]
        return [alone], flowers

    return finish
