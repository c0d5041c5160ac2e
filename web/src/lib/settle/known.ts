/** What the writers of entries knew: phones without a network write on without each other. */
import type { Body, Entry } from '../protocol.gen'

/** How an entry came to be. */
export interface Circumstances {
  missed: readonly Entry[] // entries of others before it that its writer did not know
  lostPen: boolean // among them one that gave the writer's pen to somebody else
}

const UP_TO_DATE: Circumstances = { missed: [], lostPen: false }
const REMARKS: Body['type'][] = ['note', 'agreed', 'wrong'] // change nothing that others write about

/** Whether the sheet had changed by then. */
export const isLate = ({ missed }: Circumstances): boolean => missed.some(({ body }) => body.type !== 'pen')

/**
 * By the ids of entries. An entry tells how many others its phone had; a phone that wrote several in a row
 * without a network knew for all of them what it had known for the first, and its own.
 */
export function circumstances(entries: readonly Entry[]): Map<string, Circumstances> {
  const authorOf = ({ author = '' }: Entry) => author
  if (new Set(entries.map(authorOf)).size < 2) return new Map(entries.map(({ id }) => [id, UP_TO_DATE]))
  const found = new Map<string, Circumstances>()
  const lastOf = new Map<string, number>() // where an author's last entry stands
  const known: number[] = []
  const pens: string[] = [] // who had the pen before each entry
  let pen = authorOf(entries[0]!)
  for (const [place, entry] of entries.entries()) {
    const author = authorOf(entry)
    pens.push(pen)
    let knew = Math.max(Math.min(entry.after, place), 0)
    const last = lastOf.get(author)
    if (last !== undefined && entry.after === entries[last]!.after + 1) knew = Math.min(knew, known[last]!)
    const missed = entries.slice(knew, place).filter((each) => authorOf(each) !== author && !REMARKS.includes(each.body.type))
    // As far as its writer knew: by what was known, and by their own.
    const own = entries.slice(knew, place).filter((each) => authorOf(each) === author)
    const held = own.reduce((held, { body }) => (body.type === 'pen' ? body.to : held), pens[knew])
    const lostPen = missed.length > 0 && held === author && pen !== author
    found.set(entry.id, missed.length ? { missed, lostPen } : UP_TO_DATE)
    known.push(knew)
    lastOf.set(author, place)
    if (entry.body.type === 'pen' && !lostPen) pen = entry.body.to
  }
  return found
}
