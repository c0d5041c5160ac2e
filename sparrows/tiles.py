"""Tiles, masks of tiles, and how tiles are written.

A tile is a small int: 0 to 33 are the playing kinds (characters, dots, bamboos, winds,
dragons), 34 to 41 the bonus tiles, 42 the joker.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sparrows.complaint import Complaint, refuse_other, shortened
from sparrows.memory import SelfFilling

Tile = int
Tiles = tuple[Tile, ...]

KINDS = 34
SUITS = "mps"
LETTERS = "mpszf"
EAST, SOUTH, WEST, NORTH, WHITE, GREEN, RED = range(27, 34)
FIRST_BONUS = 34
JOKER = 42
FACES = 43

WHOLE_HAND = 14  # tiles of a hand that wins, a kong counting as three

WINDS = range(EAST, WHITE)
DRAGONS = range(WHITE, RED + 1)
BONUS = range(FIRST_BONUS, JOKER)
SUITED = range(EAST)

SEATS = "ESWN"

NAMES = (
    *(f"{rank}{suit}" for suit in SUITS for rank in range(1, 10)),
    *(f"{rank}z" for rank in range(1, 8)),
    *(f"{rank}f" for rank in range(1, 9)),
    "J",
)
_BY_NAME = {name: tile for tile, name in enumerate(NAMES)}

# In the order of our tiles; Unicode has the dragons red, green, white and the suits m, s, p.
_UNICODE = (
    *(chr(0x1F007 + rank) for rank in range(9)),
    *(chr(0x1F019 + rank) for rank in range(9)),
    *(chr(0x1F010 + rank) for rank in range(9)),
    *(chr(0x1F000 + wind) for wind in range(4)),
    *(chr(code) for code in (0x1F006, 0x1F005, 0x1F004)),
    *(chr(code) for code in (0x1F022, 0x1F023, 0x1F025, 0x1F024)),
    *(chr(0x1F026 + season) for season in range(4)),
    chr(0x1F02A),
)

# A mask is an int with one bit per kind.
BIT = tuple(1 << tile for tile in range(FACES))
ALL_KINDS = (1 << KINDS) - 1

NO_RANK = 255  # in place of a tile, where a sign is no rank of its letter
LONGEST_NOTATION = 1000
LONGEST_WORD = 5  # that is remembered: of longer ones there are too many


def mask(tiles: Iterable[Tile]) -> int:
    """The kinds among these tiles, as bits."""
    bits = 0
    for tile in tiles:
        bits |= BIT[tile]
    return bits


def kinds_of(bits: int) -> Iterator[Tile]:
    """The tiles of a mask, in order."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


TERMINALS = mask(suit * 9 + rank for suit in range(3) for rank in (0, 8))
HONOURS = mask(range(EAST, KINDS))
SIMPLES = ALL_KINDS & ~TERMINALS & ~HONOURS
SUIT_MASKS = tuple(0x1FF << 9 * suit for suit in range(3))
NUMBERS = SUIT_MASKS[0] | SUIT_MASKS[1] | SUIT_MASKS[2]
ORPHANS = TERMINALS | HONOURS


def rank_of(tile: Tile) -> int:
    """1 to 9 in a suit, 1 to 7 among the honours."""
    return tile % 9 + 1


def suit_of(tile: Tile) -> int:
    """0 characters, 1 dots, 2 bamboos, 3 honours."""
    return tile // 9 if tile < EAST else 3


def parse(text: str) -> tuple[Tile, ...]:
    """Reads `"123m 55z J"`; a `ValueError` names the place that cannot be read."""
    refuse_other(str, text)
    if len(text) > LONGEST_NOTATION:
        raise Complaint(
            "{text!r}…: {number} characters are too many for a hand",
            text=text[:20],
            number=len(text),
        )
    known: Tiles = ()
    for word in text.split():
        of_word = _WORDS[word] if len(word) <= LONGEST_WORD else _word(word)
        if of_word is None:  # it is no word by itself, but may be part of one
            return _parse_signs(text)
        known += of_word
    return known


# By a letter and the sign before it, the tile.
_OF_LETTER = {letter: bytearray([NO_RANK] * 256) for letter in LETTERS}
for _tile, _name in enumerate(NAMES[:JOKER]):
    _OF_LETTER[_name[1]][ord(_name[0])] = _tile


class _Words(SelfFilling[str, Tiles | None]):
    """By a word without blanks, `"123m"`, its tiles; nothing where it cannot be read."""

    def find(self, key: str) -> Tiles | None:
        return _word(key)


def _word(word: str) -> Tiles | None:
    """As `_Words` has it, most often ranks and one letter."""
    table = _OF_LETTER.get(word[-1])
    ranks = b"" if table is None else word[:-1].encode(errors="replace").translate(table)
    if ranks and NO_RANK not in ranks:
        return tuple(ranks)
    try:
        return _parse_signs(word)
    except ValueError:
        return None


_WORDS = _Words(4096)


def _parse_signs(text: str) -> Tiles:
    """Reads sign by sign."""
    tiles: list[Tile] = []
    waiting: list[tuple[str, int]] = []  # ranks that still lack their letter
    for place, sign in enumerate(text, 1):
        if sign.isspace():
            continue
        if sign in "123456789":
            waiting.append((sign, place))
        elif sign == "J":
            _refuse_waiting(text, waiting)
            tiles.append(JOKER)
        elif sign in LETTERS:
            if not waiting:
                raise Complaint(
                    "{text!r}: {sign!r} has no rank before it, at position {place}",
                    text=text,
                    sign=sign,
                    place=place,
                )
            for rank, at in waiting:
                tile = _BY_NAME.get(rank + sign)
                if tile is None:
                    raise Complaint(
                        "{text!r}: there is no tile {tile}, at position {place}",
                        text=text,
                        tile=rank + sign,
                        place=at,
                    )
                tiles.append(tile)
            waiting.clear()
        else:
            raise Complaint(
                "{text!r}: {sign!r} is no rank or suit, at position {place}",
                text=text,
                sign=sign,
                place=place,
            )
    _refuse_waiting(text, waiting)
    return tuple(tiles)


def _refuse_waiting(text: str, waiting: list[tuple[str, int]]) -> None:
    if waiting:
        raise Complaint(
            "{text!r}: a rank needs a suit letter, at position {place}",
            text=text,
            place=waiting[-1][1],
        )


def parse_one(text: str) -> Tile:
    """Reads a single tile, such as `"5p"`."""
    if isinstance(text, str) and text in _BY_NAME:
        return _BY_NAME[text]
    tiles = parse(text)
    if len(tiles) != 1:
        raise Complaint(
            "{text!r}: one tile is needed here, not {number}", text=text, number=len(tiles)
        )
    return tiles[0]


def tiles_of(given: Iterable[Tile]) -> tuple[Tile, ...]:
    """These tiles as ints; a `ValueError` for anything else."""
    tiles = tuple(given) if isinstance(given, Iterable) else None
    if tiles is None or isinstance(given, str) or not all(isinstance(tile, int) for tile in tiles):
        raise Complaint("tiles are needed, not {given}", given=shortened(given))
    for tile in tiles:
        if not 0 <= tile < FACES:
            raise Complaint("{tile} is no tile", tile=tile)
    return tiles


def show(tiles: Iterable[Tile]) -> str:
    """Writes tiles as `parse` reads them, sorted, a blank between suits: `"123m 55z J"`."""
    words: list[str] = []
    by_letter: dict[str, str] = {}
    jokers = 0
    for tile in sorted(tiles_of(tiles)):
        if tile == JOKER:
            jokers += 1
        else:
            name_of = NAMES[tile]
            by_letter[name_of[1]] = by_letter.get(name_of[1], "") + name_of[0]
    words.extend(ranks + letter for letter, ranks in by_letter.items())
    if jokers:
        words.append("J" * jokers)
    return " ".join(words)


def pictures(tiles: Iterable[Tile]) -> str:
    """The Unicode mahjong tiles, for terminals whose font has them."""
    return "".join(_UNICODE[tile] for tile in tiles_of(tiles))


# The place of a kind in its suit's number: one base-5 digit per rank.
WEIGHT = tuple(5 ** (tile % 9) for tile in range(KINDS))
_DIGITS = bytes(48 + n if n < 5 else 48 for n in range(256))


def keys_of(counts: bytes) -> tuple[int, int, int, int]:
    """The four base-5 numbers of 34 counts (each at most 4)."""
    # int(text, 5) runs the polynomial in C; it reads the highest digit first.
    text = counts.translate(_DIGITS)[::-1]
    return int(text[25:34], 5), int(text[16:25], 5), int(text[7:16], 5), int(text[:7], 5)


def name(tile: Tile) -> str:
    """`"5p"`; the bare number for an int that is no tile."""
    return NAMES[tile] if tile in range(FACES) else f"tile {tile}"
