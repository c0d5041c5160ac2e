/** What the log of a sheet tells besides its points: what stands, and what it was before. */
import { Log } from '../settle/standing'
import type { Body, Corrigible, Entry, NotedEvent, NotedHand, Player } from '../protocol.gen'

/** All that changes the sheet, but for what was taken back. */
export const countingEntries = (entries: Entry[]): Entry[] => new Log(entries).counting()

/** What an entry says now, after all corrections of it. */
export function bodyNow(entries: Entry[], id: string): Body | undefined {
  let body: Body | undefined
  for (const entry of countingEntries(entries)) {
    if (entry.id === id) body = entry.body
    else if (entry.body.type === 'correction' && entry.body.entry === id) body = entry.body.by
  }
  return body
}

export interface Happened {
  entry: Entry
  what: 'written' | 'corrected' | 'taken-back'
  before?: Corrigible // what a correction took the place of
  after?: Body
  reason: string
  agreed: Player[]
}

/** Everything that was written about these entries, in order; nothing is ever erased. */
export function historyOf(entries: Entry[], ids: string[]): Happened[] {
  const found: Happened[] = []
  const now = new Map<string, Corrigible>()
  const about = new Map<string, string>() // which entry a correction is of
  for (const entry of entries) {
    const { body } = entry
    if (ids.includes(entry.id)) {
      now.set(entry.id, body as Corrigible)
      found.push({ entry, what: 'written', after: body, reason: '', agreed: [] })
    } else if (body.type === 'correction' && ids.includes(body.entry)) {
      about.set(entry.id, body.entry)
      found.push({ entry, what: 'corrected', before: now.get(body.entry), after: body.by, reason: body.reason, agreed: [] })
      now.set(body.entry, body.by)
    } else if (body.type === 'undo' && (about.has(body.entry) || ids.includes(body.entry))) {
      found.push({ entry, what: 'taken-back', reason: '', agreed: body.agreed ?? [] })
    }
  }
  return found
}

/** What an entry of a deal says happened, and of which hands. */
export function eventsOf(body: Body | undefined): { events: NotedEvent[]; hands: Record<Player, NotedHand> } {
  if (body?.type === 'deal') return { events: body.events ?? [], hands: body.hands ?? {} }
  if (body?.type === 'event') return { events: [body.event], hands: body.hands ?? {} }
  return { events: [], hands: {} }
}
