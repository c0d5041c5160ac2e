/** Which groups of a hand a pattern lies on. */
import type { Laid, ScoredLine } from './protocol.gen'

const alike = (one: Laid, other: Laid) =>
  one.kind === other.kind &&
  one.open === other.open &&
  one.tiles.length === other.tiles.length &&
  one.tiles.every((tile, at) => tile === other.tiles[at])

/** The places in `hand` of these groups, each of equal ones once. */
function placesOf(groups: Laid[], hand: Laid[]): number[] {
  const free = new Set(hand.keys())
  const found: number[] = []
  for (const group of groups) {
    const fits = [...free].filter((at) => alike(hand[at] as Laid, group))
    const best = fits.find((at) => hand[at]?.won === group.won) ?? fits[0]
    if (best === undefined) continue
    free.delete(best)
    found.push(best)
  }
  return found
}

/** The places of all groups that a line lies on; every place where it is the whole hand's. */
export function lies(line: ScoredLine, hand: Laid[]): Set<number> {
  if (!line.groups.some((groups) => groups.length)) return new Set(hand.keys())
  return new Set(line.groups.flatMap((groups) => placesOf(groups, hand)))
}
