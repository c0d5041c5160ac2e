"""A whole hand in one line: `"11222333m 99p [777z]"`.

Standing tiles are written as in `tiles`. `[123m]` is a meld, `[1111m]` a claimed kong,
`(1111m)` or `[1111m]c` a concealed kong, `[1111m]+` a promoted one. Where a joker lies in a
meld, `=` says what it stands for: `[1m J 3m = 123m]`. Where a kind is wild it need not, and
`(JJJJ)` is the concealed kong of its four tiles. A whole hand of a finished deal may also have
its winning tile after a plus, and bonus tiles beside it: `"11222333m 99p [777z] + 1m (15f)"`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from sparrows.complaint import Complaint
from sparrows.readings.groups import CHOW, KONG, PUNG, Meld, likely_set, meld
from sparrows.readings.hand import COPIES, Hand
from sparrows.tiles import BONUS, JOKER, KINDS, LONGEST_NOTATION, Tile, name, parse, show

_MELD = re.compile(r"\[([^][()]*)\]([c+]?)|\(([^][()]*)\)")
_BONUS = re.compile(r"\(([1-8\s]+f\s*)\)")
_NAMED = re.compile(r"(?:(concealed|promoted)\s+)?(chow|pung|kong)\s+(.*)", re.DOTALL)
FOUR_JOKERS = (JOKER,) * COPIES


class WholeHand(NamedTuple):
    """The standing tiles in the order they were written, the melds, the winning tile if one is
    named, and what lies beside the hand.
    """

    standing: tuple[Tile, ...]
    melds: tuple[Meld, ...]
    winning: Tile | None = None
    flowers: tuple[Tile, ...] = ()


def read_written(text: str, wild: Tile | None = None) -> WholeHand:
    """Reads standing tiles and melds; a `ValueError` names the place that cannot be read."""
    rest, melds = _melds_taken_out(text, wild)
    return WholeHand(parse(rest), melds)


def read_whole(text: str, wild: Tile | None = None) -> WholeHand:
    """Reads the hand with all that belongs to it; bonus tiles lie beside it wherever they stand."""
    rest, melds = _melds_taken_out(_BONUS.sub(r" \1 ", text), wild)
    before, plus, after = rest.partition("+")
    # What was before the plus becomes blanks, so that positions in the text stay what they are.
    written, last = parse(before), parse(" " * len(before + plus) + after)
    won = [tile for tile in last if tile not in BONUS]
    if plus and len(won) != 1:
        raise Complaint("{text!r}: after the + stands the one tile that won", text=text)
    return WholeHand(
        tuple(tile for tile in written if tile not in BONUS),
        melds,
        won[0] if won else None,
        tuple(tile for tile in (*written, *last) if tile in BONUS),
    )


def _melds_taken_out(text: str, wild: Tile | None) -> tuple[str, tuple[Meld, ...]]:
    """The text with blanks where melds were, and the melds."""
    if len(text) > LONGEST_NOTATION:
        raise Complaint(
            "{text!r}…: {number} characters are too many for a hand",
            text=text[:20],
            number=len(text),
        )
    melds: list[Meld] = []

    def take(match: re.Match[str]) -> str:
        bracketed, mark, rounded = match.groups()
        within = rounded if bracketed is None else bracketed
        concealed = bracketed is None or mark == "c"
        melds.append(read_meld(within, wild, concealed=concealed, promoted=mark == "+"))
        return " " * len(match[0])  # so that positions in the text stay what they are

    return _MELD.sub(take, text), tuple(melds)


def read_meld(
    text: str, wild: Tile | None = None, *, concealed: bool = False, promoted: bool = False
) -> Meld:
    """Reads a meld, `"123m"` or `"1m J 3m = 123m"`; its kind follows from the tiles."""
    shown, equals, meant = text.partition("=")
    tiles = parse(shown)
    stand_for = parse(meant) if equals else set_with_jokers(tiles, wild)
    return meld(
        kind_of(tiles if stand_for is None else stand_for),
        tiles,
        stand_for,
        concealed=concealed,
        promoted=promoted,
    )


def set_with_jokers(tiles: tuple[Tile, ...], wild: Tile | None) -> tuple[Tile, ...] | None:
    """What a meld with jokers is where a kind is wild: four of them are that kind itself."""
    if JOKER not in tiles:
        return None
    if wild is None:
        if tiles == FOUR_JOKERS:
            raise Complaint(
                "(JJJJ) is the kong of the four wild tiles, and no kind is named as wild"
            )
        return None
    if not 0 <= wild < KINDS:
        raise Complaint("wild: {wild} is no playing tile", wild=name(wild))
    # Only the kong of all four can be part of a win, so of other sets any will do.
    kinds = (KONG,) if len(tiles) == COPIES else (PUNG, CHOW)
    return next((found for kind in kinds if (found := likely_set(kind, tiles, wild))), None)


def write_hand(hand: Hand) -> str:
    """The hand as `read_written` reads it, its winning tile last of those that stand."""
    winning = () if hand.winning is None else (hand.winning,)
    words = (show(hand.standing), show(winning), *map(write_meld, hand.melds))
    return " ".join(word for word in words if word)


def write_meld(meld: Meld) -> str:
    """The meld in its brackets, with what its jokers stand for."""
    tiles = show(meld.shown)
    within = f"{tiles} = {show(meld.tiles)}" if meld.jokers else tiles
    return f"({within})" if meld.concealed else f"[{within}]{'+' if meld.promoted else ''}"


def kind_of(tiles: tuple[Tile, ...]) -> str:
    """What kind of meld so many tiles can only be."""
    if len(tiles) == 4:
        return KONG
    return PUNG if len(set(tiles)) == 1 else CHOW


def read_named_meld(text: str, wild: Tile | None = None) -> Meld:
    """Reads `"pung 777z"`, `"concealed kong 1111m"` or `"chow 1m J 3m = 123m"`."""
    named = _NAMED.fullmatch(text.strip())
    if named is None:
        raise Complaint(
            "{text!r}: a meld is written as 'pung 777z' or 'concealed kong 1111m'", text=text
        )
    how, kind, tiles = named.groups()
    made = read_meld(tiles, wild, concealed=how == "concealed", promoted=how == "promoted")
    if made.kind != kind:
        raise Complaint(
            "{text!r}: {tiles} is a {kind}, not a {named}",
            text=text,
            tiles=tiles,
            kind=made.kind,
            named=kind,
        )
    return made
