/** Coming to a table; this browser binds itself to its share in the seed when it sits down. */
import { post } from './api'
import { isFree } from './names'
import type { NewTable, Opened } from './protocol.gen'
import { drawn, givenTo, keepShare } from './shares'

/** Asks for a seat, and keeps what this browser is bound to there. */
async function seated(path: string, body: object = {}): Promise<Opened> {
  const own = await drawn()
  const opened = await post<Opened>(path, { ...body, share_hash: own.hash })
  keepShare(own, opened)
  return opened
}

/** Where nobody else is awaited the match of this host begins at once. */
async function begun(opened: Opened): Promise<Opened> {
  const { table, player } = opened
  const isHost = player !== null && !!table.players[player]?.host
  if (table.state !== 'waiting' || !isHost || table.players.some(isFree)) return opened
  return post<Opened>(`/tables/${table.id}/start`, { share: givenTo(table) })
}

export async function openTable(wished: NewTable): Promise<Opened> {
  return begun(await seated('/tables', wished))
}

export async function playAgain(id: string): Promise<Opened> {
  return begun(await seated(`/tables/${id}/again`))
}

export function sitDown(id: string, name: string, invitation: string): Promise<Opened> {
  return seated(`/tables/${id}/sit`, { name, invitation })
}
