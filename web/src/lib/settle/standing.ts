/** Which entries of a sheet count: none is ever erased, but some stand in place of others. */
import { Complaint } from './complaint'
import type { Corrigible, Entry, MatchEnded, Player, Undone } from '../protocol.gen'

export type Standing = Map<string, Corrigible | MatchEnded>

const UNDO_ALONE = 60 // seconds in which its author may take back an entry without asking anybody

/** All that changes the sheet, but for what was taken back. */
export function thoseThatCount(entries: readonly Entry[]): Entry[] {
  const counting: Entry[] = []
  const ids = new Set<string>()
  for (const entry of entries) {
    const { id, body } = entry
    if (ids.has(id)) throw new Complaint('entry {id} is there already', { id })
    ids.add(id)
    if (body.type === 'undo') {
      refuseOtherUndo(entry, body, counting.at(-1))
      counting.pop()
    } else if (body.type !== 'agreed' && body.type !== 'note') counting.push(entry)
  }
  return counting
}

/** Refused where this is not the last entry, or nobody but its writer takes it back. */
function refuseOtherUndo(entry: Entry, undo: Undone, last: Entry | undefined): void {
  if (undo.entry !== last?.id || last.body.type === 'started') throw new Complaint('only the last entry can be taken back')
  const atOnce = Math.abs((entry.written ?? 0) - (last.written ?? 0)) <= UNDO_ALONE
  const own = (entry.author ?? '') === (last.author ?? '')
  if (!undo.agreed?.length && !(own && atOnce)) throw new Complaint('after a minute somebody else must agree to take an entry back')
}

/** What deals and seats are told by, by the ids of entries, with what was put in their place. */
export function thoseThatStand(counting: readonly Entry[]): Standing {
  const standing: Standing = new Map()
  for (const { id, body } of counting) {
    if (body.type === 'correction') {
      const corrected = standing.get(body.entry)
      if (!corrected || corrected.type === 'ended') throw new Complaint('entry {id} is none that can be corrected', { id: body.entry })
      if (!body.reason.trim()) throw new Complaint('a correction says why')
      standing.set(body.entry, body.by)
    } else if (body.type === 'chosen') choose(body.entry, standing)
    else if (body.type !== 'undo' && body.type !== 'agreed' && body.type !== 'note') standing.set(id, body)
  }
  return standing
}

/** Of all entries that end one deal only this one stands. */
function choose(id: string, standing: Standing): void {
  const chosen = standing.get(id)
  if (chosen?.type !== 'deal') throw new Complaint('entry {id} tells of no deal', { id })
  const [first, ...others] = [...standing].filter(([, body]) => body.type === 'deal' && body.deal === chosen.deal)
  standing.set(first![0], chosen) // where it was first told, so that later deals follow it
  for (const [rival] of others) standing.delete(rival)
}

/**
 * Whether an entry counts even if the match was over by then, where a correction says so. What is
 * written after the last correction is none of these: it was written knowing the end.
 */
export function keptPastEnd(entries: readonly Entry[]): Map<string, boolean> {
  const last = entries.map(({ body }) => body.type).lastIndexOf('correction')
  const body = entries[last]?.body
  if (body?.type !== 'correction') return new Map()
  return new Map(entries.slice(0, last).map(({ id }) => [id, body.keeps_on ?? true]))
}

/** The players who said that the sheet is right, since it was last changed. */
export function thoseWhoAgree(entries: readonly Entry[], players: number): Set<Player> {
  const agreed = new Set<Player>()
  for (const { body } of entries) {
    if (body.type === 'agreed') {
      const { player } = body
      if (player < 0 || player >= players) throw new Complaint('there is no player {player} at this table', { player })
      agreed.add(player)
    } else if (body.type !== 'note') agreed.clear()
  }
  return agreed
}
