/** The lists of the lobby, which the server gives page by page. */
import type { Lobby, TableInfo } from './protocol.gen'

const MOST_PAGES = 25 // the server lists no more

export const EMPTY: Lobby = {
  waiting: [],
  playing: [],
  mine: [],
  waiting_total: 0,
  playing_total: 0,
  waiting_of: {},
}

const apart = (tables: TableInfo[]) => [...new Map(tables.map((table) => [table.id, table])).values()]
const reached = ({ waiting, playing }: Lobby) => Math.max(waiting.length, playing.length)

/** So many pages in one; a table that moved from one to the next in the meantime is there once. */
export async function looked(pages: number, page: (offset: number) => Promise<Lobby>): Promise<Lobby> {
  let all = await page(0)
  for (let n = 1; n < pages && hasMore(all, n); n++) {
    const next = await page(reached(all))
    const waiting = apart([...all.waiting, ...next.waiting])
    const playing = apart([...all.playing, ...next.playing])
    all = { ...next, mine: all.mine, waiting, playing }
  }
  return all
}

export function hasMore(lobby: Lobby, pages: number): boolean {
  const { waiting, playing, waiting_total, playing_total } = lobby
  return pages < MOST_PAGES && (waiting.length < waiting_total || playing.length < playing_total)
}

const hasPlace = ({ state, players }: TableInfo) =>
  state === 'waiting' && players.some(({ kind }) => kind === 'open')

/** One's own table of these rules where anybody may sit down. */
export const ownOpen = (lobby: Lobby, rules: string): TableInfo[] =>
  lobby.mine.filter((table) => table.rules === rules && hasPlace(table))

/** How many tables of others have a place. */
export const placesOf = (lobby: Lobby, rules: string): number =>
  Math.max((lobby.waiting_of[rules] ?? 0) - ownOpen(lobby, rules).length, 0)
