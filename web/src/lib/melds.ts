/** How the tiles of a meld lie: the claimed one is turned, and its place shows who gave it. */
import type { Tile } from './protocol.gen'
import type { LaidMeld, Side, Stone } from './table'
import { JOKER } from './tiles'

export interface LaidStone {
  stone: Stone
  turned: boolean
  covered: boolean // face down
}

/** Stones by what they are, jokers by what they stand for. */
function sorted(stones: Stone[], wild: Tile[]): Stone[] {
  const meant = [...wild].sort((one, other) => one - other)
  const ranked = stones.map((stone) => ({
    stone,
    rank: stone.tile === JOKER ? (meant.shift() ?? JOKER) : stone.tile,
  }))
  return ranked.sort((one, other) => one.rank - other.rank).map(({ stone }) => stone)
}

/** `from` is where the giver sits seen from the owner; `seen` shows a concealed kong open. */
export function arranged(meld: LaidMeld, from: Side | null, seen: boolean): LaidStone[] {
  const rest = sorted(
    meld.stones.filter((stone) => stone.id !== meld.claimed),
    meld.wild,
  )
  const claimed = meld.stones.find((stone) => stone.id === meld.claimed)
  const laid = rest.map((stone, at) => ({
    stone,
    turned: false,
    // Of a concealed kong two tiles show what it is; where others may not know, all are covered.
    covered: stone.tile < 0 || (meld.concealed && !seen && (at === 0 || at === 3)),
  }))
  if (!claimed) return laid
  const at = from === 'left' ? 0 : from === 'right' ? laid.length : 1
  laid.splice(at, 0, { stone: claimed, turned: true, covered: false })
  return laid
}

/** How much room a meld takes, in widths of a tile. */
export function breadth(meld: LaidMeld): number {
  return meld.stones.length + (meld.claimed ? 1 / 3 : 0) + 0.3
}
