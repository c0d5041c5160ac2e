/* Distance and useful tiles in plain C, from the tables that `tables.py` describes.
 * No Python here; whoever calls has checked that counts are 0 to 4, and keys and sets in range. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { SUIT_NAMES = 126, HONOUR_NAMES = 55, TWO_SUITS = 180, HONOURED_SUITS = 165 };
enum { KINDS = 34, WHOLE_HAND = 14, SETS = 4 };

#if defined(__GNUC__)
#define FETCH(address) __builtin_prefetch(address)
#else
#define FETCH(address) ((void)(address))
#endif

/* The descriptions of suits, by the keys of their four lower ranks and of the others. Many halves do the
 * same to a suit, so that the table is a tenth of one by whole keys and stays near the processor. */
enum { LOWER = 625, UPPER = 3125 };
typedef struct {
    uint64_t lower[LOWER], upper[UPPER]; /* added: a place in the table, and above it what is counted below */
    const uint8_t *table;
} Halves;

/* What halves have for shapes without sets: a field each, which are added too. */
enum { TILE = 1, KIND = 1 << 8, PAIR = 1 << 14, ORPHAN = 1 << 20, TWICE = 1 << 24 };

/* A half of this key, whose orphans are given as a bit per rank, with its part of a place. */
static uint64_t half(int key, uint64_t orphans, uint32_t place) {
    uint64_t has = 0;
    for (; key; key /= 5, orphans >>= 1) {
        const int count = key % 5, orphan = orphans & 1;
        has += (uint64_t)(count * TILE + (count > 0) * (KIND + orphan * ORPHAN) + (count > 1) * (PAIR + orphan * TWICE));
    }
    return has << 32 | place;
}

static Halves SUIT, HONOUR;
static const uint8_t *BOTH, *HONOURED, *LACKING;
static const int WEIGHT[9] = {1, 5, 25, 125, 625, 3125, 15625, 78125, 390625};
static const uint64_t ALL_KINDS = ((uint64_t)1 << KINDS) - 1;
static const uint64_t ORPHANS = 0x3FC060301; /* terminals and honours, a bit per kind */

static inline int bits(uint64_t x) {
    x -= x >> 1 & 0x5555555555555555;
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333);
    return (int)(((x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101 >> 56);
}

static inline int lowest(uint64_t x) { return bits((x & -x) - 1); } /* the first bit of any */

/* Keys: eight counts at once, a byte each. */

static inline uint64_t eight(const uint8_t *counts) {
    uint64_t x;
    memcpy(&x, counts, sizeof x);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    x = __builtin_bswap64(x);
#endif
    return x;
}

/* The key of the lower four in the lower half of the result, that of the others in the upper one. */
static inline uint64_t halves(uint64_t x) {
    x = (x & 0x00FF00FF00FF00FF) + 5 * (x >> 8 & 0x00FF00FF00FF00FF);
    return (x & 0x0000FFFF0000FFFF) + 25 * (x >> 16 & 0x0000FFFF0000FFFF);
}

static inline void counts_of(const int *keys, uint8_t *counts) {
    for (int suit = 0; suit < 4; suit++)
        for (int rank = 0, rest = keys[suit]; rank < (suit < 3 ? 9 : 7); rank++, rest /= 5)
            counts[9 * suit + rank] = (uint8_t)(rest % 5);
}

/* Distance */

static inline uint8_t description(const Halves *suit, int key) {
    return suit->table[(uint32_t)(suit->lower[key % LOWER] + suit->upper[key / LOWER])];
}

static inline int lack_of(int m, int p, int s, int z, int sets) {
    const int first = BOTH[m * SUIT_NAMES + p], second = HONOURED[s * HONOUR_NAMES + z];
    return LACKING[(sets * TWO_SUITS + first) * HONOURED_SUITS + second];
}

static inline int lack_of_keys(const int *keys, int sets) {
    return lack_of(description(&SUIT, keys[0]), description(&SUIT, keys[1]), description(&SUIT, keys[2]),
                   description(&HONOUR, keys[3]), sets);
}

/* Whether any of 34 counts is over four. */
#if defined(__SSE2__) || defined(_M_X64)
#include <emmintrin.h>

static inline int has_fifth(const uint8_t *c) {
    const __m128i low = _mm_loadu_si128((const __m128i *)c), middle = _mm_loadu_si128((const __m128i *)(c + 16));
    const __m128i most = _mm_max_epu8(_mm_max_epu8(low, middle), _mm_loadu_si128((const __m128i *)(c + 18)));
    const __m128i within = _mm_cmpeq_epi8(_mm_subs_epu8(most, _mm_set1_epi8(4)), _mm_setzero_si128());
    return _mm_movemask_epi8(within) != 0xFFFF;
}
#else
static const uint64_t EACH = 0x0101010101010101;

static inline uint64_t over_four(uint64_t x) { return ((x & 0x7F * EACH) + 0x7B * EACH) | x; }

static inline int has_fifth(const uint8_t *c) {
    const uint64_t over = over_four(eight(c)) | over_four(eight(c + 8)) | over_four(eight(c + 16)) |
                          over_four(eight(c + 24)) | over_four(eight(c + 26));
    return (over & 0x80 * EACH) != 0;
}
#endif

/* What a suit that begins here comes to, its ninth rank apart. */
static inline uint64_t looked_up(const Halves *suit, uint64_t counts, int ninth) {
    const uint64_t x = halves(counts);
    return suit->lower[(uint32_t)x] + suit->upper[(x >> 32) + (uint64_t)LOWER * (uint64_t)ninth];
}

/* What tiles lack for seven different pairs or thirteen orphans, whichever is less. */
static inline int lack_without_sets(uint32_t has) {
    const int fresh = 7 - (int)(has / KIND % 64), seven = 7 - (int)(has / PAIR % 64) + (fresh > 0 ? fresh : 0);
    const int thirteen = 13 - (int)(has / ORPHAN % 16) + (has < TWICE);
    return seven < thirteen ? seven : thirteen;
}

/* What 34 counts come to: their suits, and all of them for shapes without sets. */
typedef struct {
    const uint8_t *m, *p, *s, *z;
    uint32_t has;
} Found;

/* Whether they are those of a hand. */
static inline int look_up(const uint8_t *c, Found *found) {
    if (has_fifth(c)) return 0;
    const uint64_t m = looked_up(&SUIT, eight(c), c[8]), p = looked_up(&SUIT, eight(c + 9), c[17]);
    const uint64_t s = looked_up(&SUIT, eight(c + 18), c[26]), z = looked_up(&HONOUR, eight(c + 26) >> 8, 0);
    found->m = SUIT.table + (uint32_t)m;
    found->p = SUIT.table + (uint32_t)p;
    found->s = SUIT.table + (uint32_t)s;
    found->z = HONOUR.table + (uint32_t)z;
    found->has = (uint32_t)((m >> 32) + (p >> 32) + (s >> 32) + (z >> 32));
    return found->has % KIND <= WHOLE_HAND;
}

/* What they lack for so many sets and a pair, or for the nearest of the standard forms. */
static inline int lack_of_found(const Found *f, int sets, int standard) {
    const int lack = lack_of(*f->m, *f->p, *f->s, *f->z, sets), other = lack_without_sets(f->has);
    return standard && other < lack ? other : lack;
}

/* The same of 34 counts for any standard form; -1 for those that are no hand. */
static inline int lack_of_counts(const uint8_t *counts) {
    Found found;
    return look_up(counts, &found) ? lack_of_found(&found, SETS, 1) : -1;
}

/* The distances of so many rows of 34 counts; how many were read before one that is no hand.
 * What the table says of some rows is fetched while others are looked up. */
static ptrdiff_t distances_of(const uint8_t *rows, ptrdiff_t number, int sets, int standard, int8_t *found) {
    enum { AT_ONCE = 16 };
    Found here[AT_ONCE];
    for (ptrdiff_t start = 0; start < number; start += AT_ONCE) {
        const int rest = number - start < AT_ONCE ? (int)(number - start) : AT_ONCE;
        for (int row = 0; row < rest; row++) {
            if (!look_up(rows + KINDS * (start + row), here + row)) return start + row;
            FETCH(here[row].m);
            FETCH(here[row].p);
            FETCH(here[row].s);
        }
        for (int row = 0; row < rest; row++)
            found[start + row] = (int8_t)(lack_of_found(here + row, sets, standard) - 1);
    }
    return number;
}

/* Useful tiles */

typedef struct {
    uint8_t counts[KINDS], drawn[KINDS]; /* and what each draw makes of its suit */
    uint8_t described[4];
    int keys[4], sets;
    uint64_t once, twice, more; /* the kinds that are there so often */
} Tiles;

/* The descriptions of a suit with each draw; a fifth tile would change nothing. */
static inline void draw(int suit, int key, const uint8_t *counts, uint8_t *drawn) {
    const Halves *of = suit < 3 ? &SUIT : &HONOUR;
    const int lower = key % LOWER, upper = key / LOWER;
    const uint8_t *with_upper = of->table + (uint32_t)of->upper[upper];
    const uint8_t *with_lower = of->table + (uint32_t)of->lower[lower];
    for (int rank = 0; rank < 4; rank++)
        drawn[rank] = with_upper[(uint32_t)of->lower[lower + (counts[rank] < 4) * WEIGHT[rank]]];
    for (int rank = 4; rank < (suit < 3 ? 9 : 7); rank++)
        drawn[rank] = with_lower[(uint32_t)of->upper[upper + (counts[rank] < 4) * WEIGHT[rank - 4]]];
}

static inline void look(Tiles *t) {
    t->once = t->twice = t->more = 0;
    for (int tile = 0; tile < KINDS; tile++) {
        uint64_t bit = (uint64_t)1 << tile;
        int count = t->counts[tile];
        t->once |= count == 1 ? bit : 0;
        t->twice |= count == 2 ? bit : 0;
        t->more |= count > 2 ? bit : 0;
    }
    for (int suit = 0; suit < 4; suit++) {
        t->described[suit] = description(suit < 3 ? &SUIT : &HONOUR, t->keys[suit]);
        draw(suit, t->keys[suit], t->counts + 9 * suit, t->drawn + 9 * suit);
    }
}

/* What suits of these descriptions lack, and which of the draws bring them nearer. */
static inline int lack_and_useful(const uint8_t *described, const uint8_t *drawn, int sets, uint64_t *useful) {
    const uint8_t m = described[0], p = described[1], s = described[2], z = described[3];
    const uint8_t *lacking = LACKING + sets * TWO_SUITS * HONOURED_SUITS;
    const int second = HONOURED[s * HONOUR_NAMES + z];
    const uint8_t *row = lacking + BOTH[m * SUIT_NAMES + p] * HONOURED_SUITS;
    const int lack = row[second], less = lack - 1; /* a tile never brings more */
    uint64_t found = 0;
    for (int rank = 0; rank < 9; rank++) {
        int of_m = lacking[BOTH[drawn[rank] * SUIT_NAMES + p] * HONOURED_SUITS + second];
        int of_p = lacking[BOTH[m * SUIT_NAMES + drawn[9 + rank]] * HONOURED_SUITS + second];
        int of_s = row[HONOURED[drawn[18 + rank] * HONOUR_NAMES + z]];
        found |= (uint64_t)(of_m == less) << rank | (uint64_t)(of_p == less) << (9 + rank) |
                 (uint64_t)(of_s == less) << (18 + rank);
    }
    for (int rank = 0; rank < 7; rank++)
        found |= (uint64_t)(row[HONOURED[s * HONOUR_NAMES + drawn[27 + rank]]] == less) << (27 + rank);
    *useful = found;
    return lack;
}

/* If a hand lacks no more for another shape, it is what it lacks, and its useful tiles count too. */
static inline int nearer(int lack, int other, uint64_t its, uint64_t *useful) {
    if (other > lack) return lack;
    *useful = other < lack ? its : *useful | its;
    return other;
}

/* What is lacking after a discard for shapes without sets too, if for sets and a pair it is this. */
static inline int with_other_shapes(const Tiles *t, int tile, int lack, uint64_t *useful) {
    const uint64_t gone = (uint64_t)1 << tile;
    const uint64_t single = (t->once & ~gone) | (t->twice & gone), doubled = (t->twice & ~gone) | t->more;
    const uint64_t kinds = single | doubled;
    const int fresh = 7 - bits(kinds);
    const int seven = 7 - bits(doubled) + (fresh > 0 ? fresh : 0);
    lack = nearer(lack, seven, fresh > 0 ? single | (ALL_KINDS & ~kinds) : single, useful);
    const int thirteen = 13 - bits(kinds & ORPHANS) + !(doubled & ORPHANS);
    return nearer(lack, thirteen, doubled & ORPHANS ? ORPHANS & ~kinds : ORPHANS, useful);
}

/* What is lacking after a discard. */
static int lack_after(const Tiles *t, int tile, int standard) {
    const int suit = tile / 9;
    uint64_t useful = 0;
    uint8_t d[4];
    memcpy(d, t->described, sizeof d);
    d[suit] = description(suit < 3 ? &SUIT : &HONOUR, t->keys[suit] - WEIGHT[tile - 9 * suit]);
    const int lack = lack_of(d[0], d[1], d[2], d[3], t->sets);
    return standard && t->sets == SETS ? with_other_shapes(t, tile, lack, &useful) : lack;
}

/* The same, and what is then useful. */
static int after_discard(const Tiles *t, int tile, int standard, uint64_t *useful) {
    const int suit = tile / 9, first = 9 * suit;
    uint8_t counts[9], described[4], drawn[KINDS];
    memcpy(counts, t->counts + first, suit < 3 ? 9 : 7);
    memcpy(described, t->described, sizeof described);
    memcpy(drawn, t->drawn, sizeof drawn);
    counts[tile - first]--;
    const int rest = t->keys[suit] - WEIGHT[tile - first];
    described[suit] = description(suit < 3 ? &SUIT : &HONOUR, rest);
    draw(suit, rest, counts, drawn + first);
    const int lack = lack_and_useful(described, drawn, t->sets, useful);
    return standard && t->sets == SETS ? with_other_shapes(t, tile, lack, useful) : lack;
}
