/** How tiles lie on a table, as its rulebook has it and its players agreed. */
import type { RulebookInfo } from './protocol.gen'

export const RIVERS = ['zones', 'lines', 'free'] as const
export type River = (typeof RIVERS)[number]

export interface Layout {
  openKongs: boolean // all four tiles of a concealed kong lie face up
  covered: boolean // all but the latest discard are turned over
  river: River // each player's discards apart, all in one line, or anywhere
}

export const PLAIN: Layout = { openKongs: false, covered: false, river: 'zones' }

/** Until the rulebook has come tiles lie as they mostly do. */
export function layoutOf(info: RulebookInfo | undefined, options: Record<string, unknown>): Layout {
  const kongs = options.concealed_kong_display
  return {
    openKongs: kongs === undefined ? (info?.opens_kongs ?? PLAIN.openKongs) : kongs === 'open',
    covered: options.discards_hidden === true,
    river: RIVERS.find((each) => each === options.river) ?? PLAIN.river,
  }
}

/** Screens on which a table may be turned towards its players. */
export const LARGE = '(min-width: 1024px) and (min-height: 640px)'
