"""The joker of a deal and its indicator: what they make of a hand (POP-9)."""

from __future__ import annotations

from sparrows.play.rulebook import Options
from sparrows.readings.groups import KONG
from sparrows.readings.hand import COPIES, Hand
from sparrows.rulebooks.popular.options import PopularOptions
from sparrows.scoring.verdict import Missing
from sparrows.scoring.waits import own_tiles
from sparrows.tiles import DRAGONS, JOKER, KINDS, SUITED, WINDS, Tile, name

# Circles of kinds; an indicator that points up makes the next kind of its circle wild (POP-9.2).
CIRCLES = (
    *(tuple(range(first, first + 9)) for first in range(0, len(SUITED), 9)),
    tuple(WINDS),
    tuple(reversed(DRAGONS)),
)
NEXT = {tile: circle[at - len(circle) + 1] for circle in CIRCLES for at, tile in enumerate(circle)}
PREVIOUS = {after: tile for tile, after in NEXT.items()}


def indicator(options: PopularOptions, wild: Tile) -> Tile:
    """The kind that makes this one wild; it has three tiles in play (POP-9.7)."""
    return PREVIOUS[wild] if options.joker_direction == "up" else NEXT[wild]


def in_play(options: PopularOptions, wild: Tile | None) -> list[int]:
    """How many tiles of each kind there are, jokers left aside; the wild kind is no kind now."""
    copies = [COPIES] * KINDS
    if wild is not None:
        copies[indicator(options, wild)] = COPIES - 1
        copies[wild] = 0
    return copies


def check(options: Options, hand: Hand) -> None:
    """Refuses jokers where there are none, and the wild kind or the indicator where they are."""
    assert isinstance(options, PopularOptions)
    wild = hand.wild
    if wild is None:
        if options.jokers:
            raise ValueError("wild: a game with jokers has a kind that is wild")
        if hand.jokers or (hand.melds and any(meld.jokers for meld in hand.melds)):
            raise ValueError("there is no joker in a game whose `wild` kind is not named")
        return
    if not 0 <= wild < KINDS:
        raise ValueError(f"wild: {name(wild)} is no playing tile")
    held = own_tiles(hand)
    for tile, copies in enumerate(in_play(options, wild)):
        if held[tile] > copies:
            if tile == wild:
                raise ValueError(f"{name(wild)} is wild: its tiles are written J")
            raise ValueError(
                f"{held[tile]} tiles {name(tile)} in one hand: "
                f"one is the indicator, {copies} are in play"
            )


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
