/** How the tiles of a meld lie: the claimed one shows by its place, or by an arrow, who gave it. */
import type { Tile } from './protocol.gen'
import type { LaidMeld, Side, Stone } from './table'
import { JOKER } from './tiles'

export interface LaidStone {
  stone: Stone
  given: boolean // claimed from another player
  covered: boolean // face down
}

interface Ranked {
  stone: Stone
  rank: Tile
}

/** Stones with what they count as, jokers as what they stand for. */
function ranked(stones: Stone[], wild: Tile[]): Ranked[] {
  const meant = [...wild].sort((one, other) => one - other)
  return stones.map((stone) => ({
    stone,
    rank: stone.tile === JOKER ? (meant.shift() ?? JOKER) : stone.tile,
  }))
}

const inOrder = (stones: Ranked[]): Stone[] =>
  stones.sort((one, other) => one.rank - other.rank).map(({ stone }) => stone)

/**
 * `from` is the side of the giver, and `seen` shows a concealed kong open.
 * Where the claimed tile is `turned` it lies towards its giver in a chow too.
 */
export function arranged(meld: LaidMeld, from: Side | null, seen: boolean, turned: boolean): LaidStone[] {
  const claimed = meld.stones.find((stone) => stone.id === meld.claimed)
  const rest = inOrder(ranked(meld.stones.filter((stone) => stone !== claimed), meld.wild))
  if (claimed && meld.kind === 'chow' && !turned) {
    const whole = inOrder([...ranked(rest, meld.wild), { stone: claimed, rank: claimed.tile }])
    return whole.map((stone) => ({ stone, given: stone === claimed, covered: false }))
  }
  const laid = rest.map((stone, at) => ({
    stone,
    given: false,
    // Of a concealed kong two tiles show what it is; where others may not know, all are covered.
    covered: stone.tile < 0 || (meld.concealed && !seen && (at === 0 || at === 3)),
  }))
  if (!claimed) return laid
  const at = from === 'left' ? 0 : from === 'right' ? laid.length : 1
  laid.splice(at, 0, { stone: claimed, given: true, covered: false })
  return laid
}

/** How much room melds take beside one another, in widths of a tile; the tiles of a kong may overlap. */
export function breadth(melds: LaidMeld[], overlap = 0): number {
  const gap = 0.25
  return melds.reduce((sum, { stones: { length } }) => sum + length - (length === 4 ? 3 * overlap : 0) + gap, 0)
}
