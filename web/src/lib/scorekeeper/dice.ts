/** Seats by dice: the highest sum sits first; equal sums throw again for the places that they share. */

/** The throws of one player, first to last; each decides between those whom the ones before left equal. */
export type Sums = number[]

const LEAST = 2
const MOST = 12

export const isSum = (sum: number): boolean => Number.isInteger(sum) && sum >= LEAST && sum <= MOST

function compared(one: Sums, other: Sums): number {
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const difference = (other[at] ?? 0) - (one[at] ?? 0)
    if (difference) return difference
  }
  return 0
}

/** The players from the highest throw down. */
export function byDice(throws: Sums[]): number[] {
  return throws.map((_, player) => player).sort((one, other) => compared(throws[one]!, throws[other]!))
}

/** Who must throw now: all at first, later those who are still equal to somebody. */
export function mustThrow(throws: Sums[]): number[] {
  return throws.flatMap((own, player) => {
    const equal = throws.some((each, other) => other !== player && compared(own, each) === 0)
    return equal ? [player] : []
  })
}

const die = (): number => {
  const [byte] = crypto.getRandomValues(new Uint8Array(1))
  return byte! < 252 ? (byte! % 6) + 1 : die() // so that no face is likelier
}

export const thrownDice = (): [number, number] => [die(), die()]
