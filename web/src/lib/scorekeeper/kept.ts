/** The sheets that this phone keeps: their entries, and nothing that can be worked out from them. */
import type { Body, Entry } from '../protocol.gen'
import { store, stored } from '../storage'

export interface KeptSheet {
  id: string
  names: string[] // by player
  entries: Entry[]
  opened: number // milliseconds
  points: number[] // as they were when it was last looked at, for the list
  over: boolean
}

const KEY = 'sheets'

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The last one that was opened stands first. */
export function keptSheets(): KeptSheet[] {
  try {
    const found = JSON.parse(stored(KEY) ?? '[]') as KeptSheet[]
    return found.sort((one, other) => other.opened - one.opened)
  } catch {
    return []
  }
}

export const keptSheet = (id: string): KeptSheet | undefined => keptSheets().find((sheet) => sheet.id === id)

export function keep(sheet: KeptSheet): void {
  const others = keptSheets().filter(({ id }) => id !== sheet.id)
  store(KEY, JSON.stringify([sheet, ...others]))
}

export function forget(id: string): void {
  store(KEY, JSON.stringify(keptSheets().filter((sheet) => sheet.id !== id)))
}

/** Everybody whom a sheet of this phone names, those of the last one first. */
export function knownNames(): string[] {
  return [...new Set(keptSheets().flatMap(({ names }) => names))]
}

/** A sheet with one more entry. */
export function written(sheet: KeptSheet, body: Body, now = Date.now()): KeptSheet {
  const entry: Entry = { id: newId(), body, after: sheet.entries.length, written: now / 1000, author: 'phone' }
  return { ...sheet, entries: [...sheet.entries, entry] }
}
