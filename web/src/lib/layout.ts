/** How tiles lie on a table, as its rulebook has it and its players agreed. */
import type { RulebookInfo } from './protocol.gen'

export const RIVERS = ['zones', 'lines', 'free'] as const
export type River = (typeof RIVERS)[number]

export interface Layout {
  rounds: boolean // deals are counted in rounds, each with its wind
  openKongs: boolean // all four tiles of a concealed kong lie face up
  covered: boolean // all but the latest discard are turned over
  river: River // each player's discards apart, all in one line, or anywhere
}

export const PLAIN: Layout = { rounds: false, openKongs: false, covered: false, river: 'zones' }

/** Until the rulebook has come nothing is said of rounds. */
export function layoutOf(info: RulebookInfo | undefined, options: Record<string, unknown>): Layout {
  const kongs = options.concealed_kong_display
  return {
    rounds: info?.rounds ?? PLAIN.rounds,
    openKongs: kongs === undefined ? (info?.opens_kongs ?? PLAIN.openKongs) : kongs === 'open',
    covered: options.discards_hidden === true,
    river: RIVERS.find((each) => each === options.river) ?? PLAIN.river,
  }
}

/** Screens on which a table may be turned towards its players. */
export const LARGE = '(min-width: 1024px) and (min-height: 640px)'
