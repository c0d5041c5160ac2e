"""The tables of distance, unpacked at the first look-up.

A suit is described by how many tiles it lacks for 0 to 4 sets, with a pair and without; only
126 descriptions differ, so a byte names each. `tools/build_tables.py` says more and packs them.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from sparrows import readings
from sparrows.complaint import Complaint
from sparrows.readings.kernel import quick

PACKED = f"{readings.__path__[-1]}/tables.xz"  # beside the source, wherever this module lies

MOST_SETS = 4
SUIT_KEYS, HONOUR_KEYS = 5**9, 5**7
SUIT_NAMES, HONOUR_NAMES = 126, 55  # different descriptions of a suit, of honours,
TWO_SUITS, HONOURED_SUITS = 180, 165  # of two suits, of a suit and honours

# By the key of a suit, and of the honours, its description.
SUIT = bytearray()
HONOUR = bytearray()
# By the descriptions of two suits, and of a suit and the honours, that of both together.
BOTH: list[bytes] = []
HONOURED: list[bytes] = []


class Final(dict[int, list[list[int]]]):
    """By the sets to make and the descriptions of the two halves, the distance to ready.

    It is asked first in every look-up; so it is here that the tables are unpacked.
    """

    def __init__(self) -> None:
        super().__init__()
        self.lacking = b""

    def __missing__(self, sets: int) -> list[list[int]]:
        if not 0 <= sets <= MOST_SETS:
            raise Complaint("{sets} sets cannot be to make: 0 to {most}", sets=sets, most=MOST_SETS)
        if not self.lacking:
            self.lacking = unpack()
        start = sets * TWO_SUITS * HONOURED_SUITS
        halves = rows_of(self.lacking[start:], TWO_SUITS, HONOURED_SUITS)
        # A hand that lacks nothing is complete, one that lacks a tile is ready.
        self[sets] = [[lacks - 1 for lacks in row] for row in halves]
        return self[sets]


FINAL = Final()


@quick
def away(keys: Sequence[int], sets: int) -> int:
    """How far suits of these keys are from ready with so many sets and the pair still to make."""
    m, p, s, z = keys
    return FINAL[sets][BOTH[SUIT[m]][SUIT[p]]][HONOURED[SUIT[s]][HONOUR[z]]]


def unpack() -> bytes:
    """Fills the tables, except for the last one, which is returned."""
    # Imported here, so that a program that asks for no distance need not wait for it.
    with import_module("lzma").open(PACKED) as packed:
        tables: bytes = packed.read()
    SUIT[:], tables = tables[:SUIT_KEYS], tables[SUIT_KEYS:]
    HONOUR[:], tables = tables[:HONOUR_KEYS], tables[HONOUR_KEYS:]
    BOTH[:] = rows_of(tables, SUIT_NAMES, SUIT_NAMES)
    tables = tables[SUIT_NAMES * SUIT_NAMES :]
    HONOURED[:] = rows_of(tables, SUIT_NAMES, HONOUR_NAMES)
    return tables[SUIT_NAMES * HONOUR_NAMES :]


def rows_of(table: bytes, rows: int, length: int) -> list[bytes]:
    """So many rows of so many bytes, from the beginning of a table."""
    return [table[row * length : (row + 1) * length] for row in range(rows)]
