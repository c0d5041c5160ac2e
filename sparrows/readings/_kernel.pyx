"""The door to `_kernel.h`: twins of plain functions, which answer the same and sooner.

A twin answers what it was made for; all else, whatever is wrong among it, is left to the plain one.
"""

from cpython.bytearray cimport PyByteArray_AS_STRING, PyByteArray_CheckExact, PyByteArray_GET_SIZE
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_CheckExact, PyBytes_GET_SIZE
from cpython.list cimport PyList_CheckExact, PyList_GET_ITEM, PyList_GET_SIZE
from cpython.long cimport PyLong_AsLongAndOverflow, PyLong_AsLongLongAndOverflow, PyLong_CheckExact
from cpython.object cimport PyObject
from cpython.tuple cimport PyTuple_CheckExact, PyTuple_GET_ITEM, PyTuple_GET_SIZE
from libc.stdint cimport int8_t, uint8_t, uint32_t, uint64_t

from sparrows.readings.standing cimport Standing

cdef extern from "_kernel.h":
    ctypedef struct Halves:
        uint64_t *lower
        uint64_t *upper
        const uint8_t *table
    enum:
        LOWER
    Halves SUIT
    Halves HONOUR
    uint64_t half(int, uint64_t, uint32_t) noexcept nogil
    const uint8_t *BOTH
    const uint8_t *HONOURED
    const uint8_t *LACKING
    ctypedef struct Tiles:
        uint8_t counts[34]
        uint8_t drawn[34]
        uint8_t described[4]
        int keys[4]
        int sets
    int lack_of_keys(const int *, int) noexcept nogil
    int lack_of_counts(const uint8_t *) noexcept nogil
    ptrdiff_t distances_of(const uint8_t *, ptrdiff_t, int, int, int8_t *) noexcept nogil
    void counts_of(const int *, uint8_t *) noexcept nogil
    void look(Tiles *) noexcept nogil
    int lack_and_useful(const uint8_t *, const uint8_t *, int, uint64_t *) noexcept nogil
    int lack_after(const Tiles *, int, int) noexcept nogil
    int lowest(uint64_t) noexcept nogil
    int after_discard(const Tiles *, int, int, uint64_t *) noexcept nogil

cdef enum:
    KINDS = 34
    FACES = 43
    JOKER = 42
    SUIT_KEYS = 1953125  # 5 ** 9
    HONOUR_KEYS = 78125  # 5 ** 7
    MOST_SETS = 4
    NO_LIMIT = 99

cdef dict plain = {}  # by name, what each function here is the twin of
cdef bint loaded = False
cdef tuple kept = ()  # where the tables of the kernel lie
cdef object Lack, DiscardChoice


def twin(function):
    """The function of the same name here, which from now on can ask the plain one."""
    plain[function.__name__] = function
    found = globals()[function.__name__]
    found.__doc__ = function.__doc__
    return found


cdef bytes read_halves(Halves *suit, bytes described, uint64_t lower_orphans, uint64_t upper_orphans):
    """Fills in the halves of all suits from what they are described as; the table for them."""
    # Halves with which all others come to the same have one place.
    cdef dict columns = {}, rows = {}
    cdef list places = []  # of a half that stands for all with the same place
    cdef int key
    for key in range(LOWER):
        column = described[key::LOWER]
        if column not in columns:
            columns[column] = len(columns)
            places.append(key)
        suit.lower[key] = half(key, lower_orphans, columns[column])
    for key in range(len(described) // LOWER):
        row = described[key * LOWER : (key + 1) * LOWER]
        suit.upper[key] = half(key, upper_orphans, rows.setdefault(row, len(rows)) * len(columns))
    return b"".join([bytes([row[key] for key in places]) for row in rows])


cdef int load() except -1:
    """Finds the tables and what is made of them, when they are first needed."""
    global loaded, kept, BOTH, HONOURED, LACKING, Lack, DiscardChoice
    from sparrows.readings import discards, lack, tables

    tables.FINAL[MOST_SETS]  # unpacks the tables, if that has not happened yet
    cdef bytes suit = read_halves(&SUIT, bytes(tables.SUIT), 0b1, 0b10000)
    cdef bytes honour = read_halves(&HONOUR, bytes(tables.HONOUR), 0b1111, 0b111)
    cdef bytes both = b"".join(tables.BOTH), honoured = b"".join(tables.HONOURED)
    cdef bytes lacking = tables.FINAL.lacking
    kept = (suit, honour, both, honoured, lacking)
    SUIT.table = <const uint8_t *>PyBytes_AS_STRING(suit)
    HONOUR.table = <const uint8_t *>PyBytes_AS_STRING(honour)
    BOTH = <const uint8_t *>PyBytes_AS_STRING(both)
    HONOURED = <const uint8_t *>PyBytes_AS_STRING(honoured)
    LACKING = <const uint8_t *>PyBytes_AS_STRING(lacking)
    Lack, DiscardChoice = lack.Lack, discards.DiscardChoice
    loaded = True
    return 0


# What comes in


cdef inline int small(PyObject *number) noexcept:
    """An int as it is, as far as C can hold it; -1 for all that cannot count tiles."""
    cdef int overflow = 0
    cdef long found
    if not PyLong_CheckExact(<object>number):
        return -1
    found = PyLong_AsLongAndOverflow(<object>number, &overflow)
    return <int>found if not overflow and 0 <= found <= SUIT_KEYS else -1


cdef inline bint read_keys(object given, int *keys) noexcept:
    """Whether these are four keys."""
    cdef int suit
    if PyList_CheckExact(given) and PyList_GET_SIZE(given) == 4:
        for suit in range(4):
            keys[suit] = small(PyList_GET_ITEM(given, suit))
    elif PyTuple_CheckExact(given) and PyTuple_GET_SIZE(given) == 4:
        for suit in range(4):
            keys[suit] = small(PyTuple_GET_ITEM(given, suit))
    else:
        return False
    return are_keys(keys)


cdef inline bint are_keys(const int *keys) noexcept:
    """Whether the tables have these keys."""
    cdef int suit
    for suit in range(3):
        if not 0 <= keys[suit] < SUIT_KEYS:
            return False
    return 0 <= keys[3] < HONOUR_KEYS


cdef inline int read_sets(object given) noexcept:
    """How many sets are to make, or -1."""
    cdef int sets = small(<PyObject *>given)
    return sets if sets <= MOST_SETS else -1


cdef inline bint read_mask(object given, uint64_t *kinds) noexcept:
    """Whether these are kinds as bits, bonus tiles and jokers perhaps among them."""
    cdef int overflow = 0
    cdef long long found
    if not PyLong_CheckExact(given):
        return False
    found = PyLong_AsLongLongAndOverflow(given, &overflow)
    kinds[0] = <uint64_t>found
    return not overflow and found >= 0


cdef bint read_counts(object given, uint8_t *counts) noexcept:
    """Whether a list begins with 34 counts, 0 to 4 each."""
    cdef int tile, count
    if not PyList_CheckExact(given) or PyList_GET_SIZE(given) < KINDS:
        return False
    for tile in range(KINDS):
        count = small(PyList_GET_ITEM(given, tile))
        if not 0 <= count <= 4:
            return False
        counts[tile] = <uint8_t>count
    return True


cdef bint read_tiles(object given, Tiles *tiles) noexcept:
    """Whether this is a hand of which a tile is to be discarded, without jokers."""
    cdef Standing standing
    if type(given) is not Standing:
        return False
    standing = <Standing>given
    tiles.sets = read_sets(standing.sets)
    if tiles.sets < 0 or standing.size != 3 * tiles.sets + 2:
        return False
    if not PyList_CheckExact(standing.counts) or PyList_GET_SIZE(standing.counts) != FACES:
        return False
    if small(PyList_GET_ITEM(standing.counts, JOKER)) or not are_keys(standing.keys):
        return False
    tiles.keys = standing.keys
    counts_of(tiles.keys, tiles.counts)
    look(tiles)
    return True


# The twins


def away(keys, sets):
    cdef int read[4]
    cdef int number = read_sets(sets)
    if not loaded:
        load()
    if number >= 0 and read_keys(keys, read):
        return lack_of_keys(read, number) - 1
    return plain["away"](keys, sets)


def distance(tiles):
    cdef int number
    if not loaded:
        load()
    if type(tiles) is Standing:
        number = read_sets((<Standing>tiles).sets)
        if number >= 0 and are_keys((<Standing>tiles).keys):
            return lack_of_keys((<Standing>tiles).keys, number) - 1
    return plain["distance"](tiles)


def standard_distance(counts):
    cdef uint8_t read[KINDS]
    cdef int lack = -1
    if not loaded:
        load()
    if PyBytes_CheckExact(counts):
        if PyBytes_GET_SIZE(counts) == KINDS:
            lack = lack_of_counts(<const uint8_t *>PyBytes_AS_STRING(counts))
    elif PyList_CheckExact(counts) and PyList_GET_SIZE(counts) == KINDS:
        if read_counts(counts, read):
            lack = lack_of_counts(read)
    return plain["standard_distance"](counts) if lack < 0 else lack - 1


def lack_of_sets(keys, sets=MOST_SETS):
    cdef Tiles tiles
    cdef uint64_t useful = 0
    cdef int lack
    if not loaded:
        load()
    tiles.sets = read_sets(sets)
    if tiles.sets < 0 or not read_keys(keys, tiles.keys):
        return plain["lack_of_sets"](keys, sets)
    counts_of(tiles.keys, tiles.counts)
    look(&tiles)
    lack = lack_and_useful(tiles.described, tiles.drawn, tiles.sets, &useful)
    return Lack(lack, useful)


def useful_tiles(tiles, *, standard=True):
    cdef Tiles read
    if not loaded:
        load()
    if not read_tiles(tiles, &read):
        return plain["useful_tiles"](tiles, standard=standard)
    return choices(&read, bool(standard), NO_LIMIT)


def discards_within(tiles, distance):
    cdef Tiles read
    cdef int limit = small(<PyObject *>distance)
    if not loaded:
        load()
    if limit < 0 or not read_tiles(tiles, &read):
        return plain["discards_within"](tiles, distance)
    return choices(&read, False, limit + 1)


cdef list choices(Tiles *tiles, bint standard, int limit):
    """Each discard after which no more than this is lacking."""
    cdef list found = []
    cdef uint64_t useful = 0
    cdef int tile, lack
    for tile in range(KINDS):
        if tiles.counts[tile]:
            lack = after_discard(tiles, tile, standard, &useful)
            if lack <= limit:
                found.append(DiscardChoice(tile, lack - 1, useful))
    return found


cdef class Left:
    """How many tiles of each kind are left."""

    cdef uint8_t counts[KINDS]

    def number(self, uint64_t kinds):
        cdef int tile, total = 0
        for tile in range(KINDS):
            if kinds >> tile & 1:
                total += self.counts[tile]
        return total


def TilesLeft(counts):
    cdef Left found = Left()
    if not read_counts(counts, found.counts):
        return plain["TilesLeft"](counts)
    return found


def nearest_discards(standing, allowed, kinds, shown, standard):
    cdef Tiles read
    cdef uint64_t may = 0, able = 0
    if not loaded:
        load()
    if read_tiles(standing, &read) and read_mask(allowed, &may) and read_mask(kinds, &able):
        if PyByteArray_CheckExact(shown) and PyByteArray_GET_SIZE(shown) >= KINDS:
            found = nearest(&read, may, able, PyByteArray_AS_STRING(shown), bool(standard))
            if found is not None:
                return found
    return plain["nearest_discards"](standing, allowed, kinds, shown, standard)


cdef list nearest(Tiles *tiles, uint64_t allowed, uint64_t kinds, const char *shown, bint standard):
    """The nearest discards and the useful tiles left; nothing if there are more than four of a kind."""
    cdef int left[KINDS]
    cdef int lacks[KINDS]
    cdef int tile, total, number = 0, least = NO_LIMIT
    cdef uint64_t useful = 0
    cdef list found = []
    for tile in range(KINDS):
        left[tile] = 4 - tiles.counts[tile] - <uint8_t>shown[tile]
        if left[tile] < 0:
            return None
        lacks[tile] = NO_LIMIT
        if tiles.counts[tile] and allowed >> tile & 1:
            lacks[tile] = lack_after(tiles, tile, standard)
            if lacks[tile] < least:
                least, number = lacks[tile], 0
            number += lacks[tile] == least
    for tile in range(KINDS if number else 0):
        if lacks[tile] == least:
            total = 0
            if number > 1:
                after_discard(tiles, tile, standard, &useful)
                useful &= kinds
                while useful:
                    total += left[lowest(useful)]
                    useful &= useful - 1
            found.append((tile, total))
    return found or None


def fill_in(const uint8_t[:, ::1] rows, int sets, bint standard, int8_t[::1] found):
    """Fills in the distance of each row of 34 counts; whether all of them were hands."""
    cdef ptrdiff_t number = rows.shape[0], read
    if not loaded:
        load()
    if rows.shape[1] != KINDS or found.shape[0] != number or not 0 <= sets <= MOST_SETS:
        raise ValueError("rows of 34 counts and a place for each distance are needed")
    if not number:
        return True
    with nogil:
        read = distances_of(&rows[0, 0], number, sets, standard, &found[0])
    return read == number
