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

static const uint8_t *SUIT, *HONOUR, *BOTH, *HONOURED, *LACKING;
static const int WEIGHT[9] = {1, 5, 25, 125, 625, 3125, 15625, 78125, 390625};
static const uint64_t ALL_KINDS = ((uint64_t)1 << KINDS) - 1;
static const uint64_t ORPHANS = 0x3FC060301; /* terminals and honours, a bit per kind */

static inline int bits(uint64_t x) {
    x -= x >> 1 & 0x5555555555555555;
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333);
    return (int)(((x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101 >> 56);
}

/* Keys: eight counts at once, a byte each. */

static const uint64_t EACH = 0x0101010101010101;

static inline uint64_t eight(const uint8_t *counts) {
    uint64_t x;
    memcpy(&x, counts, sizeof x);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    x = __builtin_bswap64(x);
#endif
    return x;
}

static inline int sum(uint64_t x) { return (int)(x * EACH >> 56); }

static inline int key(uint64_t x) {
    x = (x & 0x00FF00FF00FF00FF) + 5 * (x >> 8 & 0x00FF00FF00FF00FF);
    x = (x & 0x0000FFFF0000FFFF) + 25 * (x >> 16 & 0x0000FFFF0000FFFF);
    return (int)((uint32_t)x + 625 * (x >> 32));
}

static inline void keys_of(const uint8_t *c, int *keys) {
    for (int suit = 0; suit < 3; suit++)
        keys[suit] = key(eight(c + 9 * suit)) + WEIGHT[8] * c[9 * suit + 8];
    keys[3] = key(eight(c + 26) >> 8);
}

static inline void counts_of(const int *keys, uint8_t *counts) {
    for (int suit = 0; suit < 4; suit++)
        for (int rank = 0, rest = keys[suit]; rank < (suit < 3 ? 9 : 7); rank++, rest /= 5)
            counts[9 * suit + rank] = (uint8_t)(rest % 5);
}

/* Distance */

static inline int lack_of_keys(const int *keys, int sets) {
    int first = BOTH[SUIT[keys[0]] * SUIT_NAMES + SUIT[keys[1]]];
    int second = HONOURED[SUIT[keys[2]] * HONOUR_NAMES + HONOUR[keys[3]]];
    return LACKING[(sets * TWO_SUITS + first) * HONOURED_SUITS + second];
}

/* What hands have for shapes without sets. */
typedef struct {
    int size, kinds, pairs, orphans;
    int wrong, doubled; /* whether any count is over four, and any orphan there twice */
} Tally;

#if defined(__SSE2__) || defined(_M_X64)
#include <emmintrin.h>

static inline int sum_of(__m128i x) {
    x = _mm_sad_epu8(x, _mm_setzero_si128());
    return _mm_cvtsi128_si32(x) + _mm_cvtsi128_si32(_mm_srli_si128(x, 8));
}

static inline int any_of(__m128i x) {
    return _mm_movemask_epi8(_mm_cmpeq_epi8(x, _mm_setzero_si128())) != 0xFFFF;
}

static inline Tally tally(const uint8_t *c) {
    const __m128i one = _mm_set1_epi8(1), four = _mm_set1_epi8(4);
    const __m128i counts[3] = {_mm_loadu_si128((const __m128i *)c), _mm_loadu_si128((const __m128i *)(c + 16)),
                               _mm_cvtsi32_si128(c[32] | c[33] << 8)};
    const __m128i orphan[3] = {_mm_setr_epi8(1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0),
                               _mm_setr_epi8(0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1), one};
    __m128i size, wrong, kinds, pairs, orphans, doubled;
    size = wrong = kinds = pairs = orphans = doubled = _mm_setzero_si128();
    for (int i = 0; i < 3; i++) {
        const __m128i once = _mm_min_epu8(counts[i], one);
        const __m128i twice = _mm_min_epu8(_mm_subs_epu8(counts[i], one), one);
        size = _mm_adds_epu8(size, counts[i]);
        wrong = _mm_or_si128(wrong, _mm_subs_epu8(counts[i], four));
        kinds = _mm_add_epi8(kinds, once);
        pairs = _mm_add_epi8(pairs, twice);
        orphans = _mm_add_epi8(orphans, _mm_and_si128(once, orphan[i]));
        doubled = _mm_or_si128(doubled, _mm_and_si128(twice, orphan[i]));
    }
    return (Tally){sum_of(size), sum_of(kinds), sum_of(pairs), sum_of(orphans), any_of(wrong), any_of(doubled)};
}
#else
static inline Tally tally(const uint8_t *c) {
    static const uint64_t orphan[5] = {0x01, 0x0101, 0x010100, 0x0101010101010000, 0x0101};
    const uint64_t word[5] = {eight(c), eight(c + 8), eight(c + 16), eight(c + 24),
                              (uint64_t)c[32] | (uint64_t)c[33] << 8};
    uint64_t size = 0, wrong = 0, kinds = 0, pairs = 0, orphans = 0, doubled = 0;
    for (int i = 0; i < 5; i++) {
        /* Right where no count is over four; where one is, nobody asks for more. */
        const uint64_t once = (word[i] + 0x7F * EACH) >> 7 & EACH, twice = (word[i] + 0x7E * EACH) >> 7 & EACH;
        size += word[i];
        wrong |= ((word[i] & 0x7F * EACH) + 0x7B * EACH) | word[i];
        kinds += once;
        pairs += twice;
        orphans += once & orphan[i];
        doubled |= twice & orphan[i];
    }
    return (Tally){sum(size), sum(kinds), sum(pairs), sum(orphans), (wrong & 0x80 * EACH) != 0, doubled != 0};
}
#endif

/* What 34 counts lack for seven different pairs or thirteen orphans, whichever is less;
 * -1 for counts over four, or more than fourteen tiles. */
static inline int lack_without_sets(const uint8_t *counts) {
    const Tally t = tally(counts);
    if (t.wrong || t.size > WHOLE_HAND) return -1;
    const int fresh = 7 - t.kinds, seven = 7 - t.pairs + (fresh > 0 ? fresh : 0);
    const int thirteen = 13 - t.orphans + !t.doubled;
    return seven < thirteen ? seven : thirteen;
}

/* What they lack for any standard form, four sets and a pair among them. */
static inline int lack_of_counts(const uint8_t *counts) {
    int keys[4], other = lack_without_sets(counts);
    if (other < 0) return -1;
    keys_of(counts, keys);
    int lack = lack_of_keys(keys, SETS);
    return other < lack ? other : lack;
}

/* The distances of so many rows of 34 counts; how many were read before one that is no hand.
 * Keys lie anywhere in large tables: those of several rows are fetched while others are made. */
static ptrdiff_t distances_of(const uint8_t *rows, ptrdiff_t number, int sets, int standard, int8_t *found) {
    enum { AT_ONCE = 32 };
    int keys[AT_ONCE][4], others[AT_ONCE];
    for (ptrdiff_t start = 0; start < number; start += AT_ONCE) {
        const int here = number - start < AT_ONCE ? (int)(number - start) : AT_ONCE;
        for (int row = 0; row < here; row++) {
            const uint8_t *counts = rows + KINDS * (start + row);
            if ((others[row] = lack_without_sets(counts)) < 0) return start + row;
            keys_of(counts, keys[row]);
            for (int suit = 0; suit < 3; suit++) FETCH(SUIT + keys[row][suit]);
            FETCH(HONOUR + keys[row][3]);
        }
        for (int row = 0; row < here; row++) {
            const int lack = lack_of_keys(keys[row], sets);
            found[start + row] = (int8_t)((standard && others[row] < lack ? others[row] : lack) - 1);
        }
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
    const uint8_t *table = suit < 3 ? SUIT : HONOUR;
    for (int rank = 0; rank < (suit < 3 ? 9 : 7); rank++)
        drawn[rank] = table[counts[rank] < 4 ? key + WEIGHT[rank] : key];
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
        t->described[suit] = (suit < 3 ? SUIT : HONOUR)[t->keys[suit]];
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

/* What is lacking after a discard, and what is then useful. */
static int after_discard(const Tiles *t, int tile, int standard, uint64_t *useful) {
    const int suit = tile / 9, first = 9 * suit;
    uint8_t counts[9], described[4], drawn[KINDS];
    memcpy(counts, t->counts + first, suit < 3 ? 9 : 7);
    memcpy(described, t->described, sizeof described);
    memcpy(drawn, t->drawn, sizeof drawn);
    counts[tile - first]--;
    const int rest = t->keys[suit] - WEIGHT[tile - first];
    described[suit] = (suit < 3 ? SUIT : HONOUR)[rest];
    draw(suit, rest, counts, drawn + first);
    int lack = lack_and_useful(described, drawn, t->sets, useful);
    if (!standard || t->sets < SETS) return lack;
    const uint64_t gone = (uint64_t)1 << tile;
    const uint64_t single = (t->once & ~gone) | (t->twice & gone), doubled = (t->twice & ~gone) | t->more;
    const uint64_t kinds = single | doubled;
    const int fresh = 7 - bits(kinds);
    const int seven = 7 - bits(doubled) + (fresh > 0 ? fresh : 0);
    lack = nearer(lack, seven, fresh > 0 ? single | (ALL_KINDS & ~kinds) : single, useful);
    const int thirteen = 13 - bits(kinds & ORPHANS) + !(doubled & ORPHANS);
    return nearer(lack, thirteen, doubled & ORPHANS ? ORPHANS & ~kinds : ORPHANS, useful);
}
