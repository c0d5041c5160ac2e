"""The joker of a deal and its indicator: what they make of a hand (POP-9)."""

from __future__ import annotations

from sparrows.complaint import Complaint
from sparrows.play.rulebook import Options, Supply
from sparrows.readings.groups import KONG
from sparrows.readings.hand import COPIES, Hand
from sparrows.readings.wild import StandingSets
from sparrows.rulebooks.popular.options import PopularOptions
from sparrows.scoring.objections import objects_only_to, to_melds
from sparrows.scoring.verdict import Missing
from sparrows.scoring.waits import own_tiles
from sparrows.tiles import (
    DRAGONS,
    EAST,
    GREEN,
    JOKER,
    KINDS,
    SUIT_MASKS,
    SUITED,
    WHITE,
    WINDS,
    Tile,
    mask,
    name,
)

WIND_KINDS, DRAGON_KINDS = mask(WINDS), mask(DRAGONS)

# Circles of kinds; an indicator that points up makes the next kind of its circle wild (POP-9.2).
CIRCLES = (
    *(tuple(range(first, first + 9)) for first in range(0, len(SUITED), 9)),
    tuple(WINDS),
    tuple(reversed(DRAGONS)),
)
NEXT_KIND = {
    tile: circle[at - len(circle) + 1] for circle in CIRCLES for at, tile in enumerate(circle)
}
PREVIOUS_KIND = {after: tile for tile, after in NEXT_KIND.items()}


def indicator(options: PopularOptions, wild: Tile) -> Tile:
    """The kind that makes this one wild; it has three tiles in play (POP-9.7)."""
    return PREVIOUS_KIND[wild] if options.joker_direction == "up" else NEXT_KIND[wild]


def in_play(options: PopularOptions, wild: Tile | None) -> list[int]:
    """How many tiles of each kind there are, without jokers; the wild kind counts as none."""
    copies = [COPIES] * KINDS
    if wild is not None:
        copies[indicator(options, wild)] = COPIES - 1
        copies[wild] = 0
    return copies


def supply(options: Options, hand: Hand) -> tuple[Supply, ...]:
    """What a win can be made of, by the wild kind of the deal."""
    assert isinstance(options, PopularOptions)
    jokers = 0 if hand.wild is None else COPIES
    return (Supply(tuple(in_play(options, hand.wild)), jokers),)


def refuse_jokers(options: Options, hand: Hand) -> None:
    """Refuses jokers where there are none, and the wild kind or the indicator where they are."""
    assert isinstance(options, PopularOptions)
    wild = hand.wild
    if wild is None:
        if options.jokers:
            raise Complaint("wild: a game with jokers has a kind that is wild")
        if hand.jokers or hand.joker_melds:
            raise Complaint("there is no joker in a game whose `wild` kind is not named")
        return
    held = own_tiles(hand)
    for tile, copies in enumerate(in_play(options, wild)):
        if held[tile] > copies:
            if tile == wild:
                raise Complaint("{tile} is wild: its tiles are written J", tile=name(wild))
            raise Complaint(
                "{number} tiles {tile} in one hand: one is the indicator, {copies} are in play",
                number=held[tile],
                tile=name(tile),
                copies=copies,
            )


@to_melds
@objects_only_to("jokers")
def joker_in_meld(hand: Hand) -> Missing | None:
    """No meld has a joker but the kong of all four, as their own kind (POP-9.9, 9.10)."""
    if hand.wild is None:
        return None
    for meld in hand.melds:
        if meld.jokers and not (
            meld.kind == KONG
            and meld.jokers == COPIES
            and meld.concealed
            and meld.tile == hand.wild
        ):
            return Missing("joker-in-meld", meld=meld)
    return None


def pairs_of_jokers(sets: StandingSets) -> list[Tile]:
    """The kinds that two jokers are worth trying as the pair, beside these sets."""
    present = [suit for suit in range(3) if sets.kinds & SUIT_MASKS[suit]]
    return [tile for tile in range(KINDS) if _is_worth_pairing(sets, tile, present)]


def _is_worth_pairing(sets: StandingSets, tile: Tile, present: list[int]) -> bool:
    """Whether no other pair does all that this one can.

    A suit that the sets lack is only worth being there: its 1 and its 5 do that, and any other
    rank is no worse in a suit that is there, unless too many of it are. One wind is as good as
    another where no pung is of a wind, and Red as another dragon.
    """
    if tile in SUITED:
        rank = tile % 9
        return (
            not present
            or tile // 9 in present
            or rank in (0, 4)
            or all(sets.counts[9 * suit + rank] > 2 for suit in present)
        )
    family = WIND_KINDS if tile in WINDS else DRAGON_KINDS
    return tile in (EAST, WHITE, GREEN) or sets.kinds & family != 0


def company(options: PopularOptions, hand: Hand) -> str:
    """What else of the winning tile's kind the hand holds; asked where something special happened.

    `"none"`, `"melded"` only, `"standing"`; `"indicator"` of a kind with three tiles, none of them
    else in the hand; `"joker"` where the winning tile is one.
    """
    tile = hand.winning
    if not hand.situation or tile is None:
        return ""
    if tile == JOKER:
        return "joker"
    if tile >= KINDS or hand.counts[tile] > 1:
        return "standing"
    if own_tiles(hand)[tile] > 1:
        return "melded"
    if hand.wild is not None and tile == indicator(options, hand.wild):
        return "indicator"
    return "none"
