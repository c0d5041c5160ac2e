/** Which values have keys: those that are frequent on this phone, and at first those of simulated deals. */
import type { SheetInfo } from '../protocol.gen'
import { rulesOf } from '../settle/books'
import { Unknown } from '../settle/complaint'
import { admitted, type Options } from '../settle/terms'
import type { KeptSheet } from './kept'
import { bodyNow, countingEntries, eventsOf } from './log'

const WON_KEYS = 12
const LOST_KEYS = 8
const HABIT = 2 // times after which a value is no chance any more

type Times = Map<number, number> // by value

/** How many times hands that won, and those that lost, were worth each value. */
export interface Seen {
  won: Times
  lost: Times
}

export function seenValues(sheets: KeptSheet[], rules: string): Seen {
  const [won, lost]: [Times, Times] = [new Map(), new Map()]
  for (const { entries } of sheets) {
    const [first] = entries
    if (first?.body.type !== 'started' || first.body.rules !== rules) continue
    for (const { id } of countingEntries(entries)) {
      const { events, hands } = eventsOf(bodyNow(entries, id))
      const winners = events.flatMap((event) => (event.type === 'win' ? event.winners : []))
      for (const [player, { value, state }] of Object.entries(hands)) {
        if (value == null || state) continue
        const times = winners.includes(Number(player)) ? won : lost
        times.set(value, (times.get(value) ?? 0) + 1)
      }
    }
  }
  return { won, lost }
}

/** The most frequent values, from the lowest up, so that each is found at once; what was never seen gives way from the highest on. */
export function favourites(usual: number[], seen: Times, most: number): number[] {
  const habits = [...seen].flatMap(([value, times]) => (times >= HABIT ? [value] : []))
  const often = (value: number) => seen.get(value) ?? 0
  const ranked = [...new Set([...usual, ...habits])].sort((one, other) => often(other) - often(one) || one - other)
  return ranked.slice(0, most).sort((one, other) => one - other)
}

/** A sheet with the keys of this phone; where there are few values all of them have keys anyway. */
export function withFavourites(info: SheetInfo, options: Options, { won, lost }: Seen): SheetInfo {
  if (info.listed) return info
  const can = admissible(info.rules, options)
  const possible: Times = new Map([...won].filter(([value]) => can(value)))
  return { ...info, won_keys: favourites(info.won_keys, possible, WON_KEYS), lost_keys: favourites(info.lost_keys, lost, LOST_KEYS) }
}

/** Whether a hand can win with a value; of rulebooks that only the server knows nothing is learned. */
function admissible(rules: string, options: Options): (value: number) => boolean {
  try {
    const { values } = rulesOf(rules, options).terms
    return (value) => admitted(values, value)
  } catch (error) {
    if (error instanceof Unknown) return () => false
    throw error
  }
}
