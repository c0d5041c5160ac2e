/** A shared sheet on this phone: what the server has stored of it, and behind that what still waits to be sent. */
import type { Entry, SharedSheet, StoredEntry } from '../protocol.gen'
import type { KeptSheet } from './kept'

/** The entries that are only on this phone. */
export const queued = ({ entries, stored = 0 }: KeptSheet): Entry[] => entries.slice(stored)

/** With one more entry of this phone; others may have written since it was begun. */
export const withWritten = (sheet: KeptSheet, entry: Entry): KeptSheet =>
  sheet.entries.some(({ id }) => id === entry.id) ? sheet : { ...sheet, entries: [...sheet.entries, entry] }

/** With what the server has stored by now; what it lacks in between must be asked for first. */
export function withStored(sheet: KeptSheet, found: readonly StoredEntry[]): KeptSheet {
  let { entries, stored = 0 } = sheet
  for (const { number, entry } of [...found].sort((one, other) => one.number - other.number)) {
    if (number > stored + 1) break
    if (number <= stored) continue
    const waiting = entries.slice(stored).filter(({ id }) => id !== entry.id)
    entries = [...entries.slice(0, stored), entry, ...waiting]
    stored += 1
  }
  return stored === sheet.stored ? sheet : { ...sheet, entries, stored }
}

/** With all that the server says of a sheet. */
export function withShared(sheet: KeptSheet, { me, company, keeping, entries }: SharedSheet): KeptSheet {
  return withStored({ ...sheet, names: company.names, shared: { me, company, keeping }, left: false }, entries)
}

/** A sheet of others, as this phone first sees it. */
export function joined(found: SharedSheet, known: KeptSheet | undefined, now = Date.now()): KeptSheet {
  const { id, company, points, over } = found
  const empty: KeptSheet = { id, names: company.names, entries: [], stored: 0, opened: now, points, over }
  return withShared(known ?? empty, found)
}

/** Without an entry that was never stored; those behind it were written knowing one less. */
export function withdrawn(sheet: KeptSheet, id: string): KeptSheet {
  const { entries, stored = 0 } = sheet
  const at = entries.findIndex((entry) => entry.id === id)
  if (at < stored) return sheet
  const later = entries.slice(at + 1).map((entry) => ({ ...entry, after: Math.max(entry.after - 1, 0) }))
  return { ...sheet, entries: [...entries.slice(0, at), ...later] }
}

/** As a sheet of this phone alone, with all that it knows. */
export const unshared = ({ shared: _, stored: __, ...sheet }: KeptSheet): KeptSheet => sheet
