/** Where the sheets of this phone lie: IndexedDB, entry by entry, so that no page overwrites what another wrote. */
import type { Entry } from '../protocol.gen'

const NAME = 'scorekeeper'
const VERSION = 1
const [SHEETS, ENTRIES] = ['sheets', 'entries'] as const

interface KeptEntry {
  sheet: string
  id: string
  entry: Entry
  number: number | null // under which the server stored it
}

/** The lines of sheets without their entries, and all entries. */
export interface Contents<Line> {
  lines: Line[]
  entries: KeptEntry[]
}

export class Drawer<Line extends { id: string }> {
  private constructor(private readonly database: IDBDatabase) {}

  /** Nothing where this browser keeps nothing, as some do for privacy. */
  static open<Line extends { id: string }>(): Promise<Drawer<Line> | null> {
    return new Promise((resolve) => {
      if (!('indexedDB' in globalThis)) return resolve(null)
      const request = indexedDB.open(NAME, VERSION)
      request.onupgradeneeded = () => {
        request.result.createObjectStore(SHEETS, { keyPath: 'id' })
        request.result.createObjectStore(ENTRIES, { keyPath: ['sheet', 'id'] })
      }
      request.onsuccess = () => {
        // A newer page may change how sheets lie here; this one must not stand in its way.
        request.result.onversionchange = () => request.result.close()
        resolve(new Drawer<Line>(request.result))
      }
      request.onerror = () => resolve(null)
    })
  }

  async contents(): Promise<Contents<Line>> {
    const reading = this.database.transaction([SHEETS, ENTRIES])
    const lines = reading.objectStore(SHEETS).getAll() as IDBRequest<Line[]>
    const entries = reading.objectStore(ENTRIES).getAll() as IDBRequest<KeptEntry[]>
    await done(reading)
    return { lines: lines.result, entries: entries.result }
  }

  /** Puts a line in the place of what it was, and entries beside those that are there. */
  put(line: Line, entries: Omit<KeptEntry, 'sheet' | 'id'>[]): Promise<void> {
    const writing = this.writing()
    writing.objectStore(SHEETS).put(line)
    for (const kept of entries) writing.objectStore(ENTRIES).put({ sheet: line.id, id: kept.entry.id, ...kept } satisfies KeptEntry)
    return done(writing)
  }

  removeEntry(sheet: string, entry: string): Promise<void> {
    const writing = this.writing()
    writing.objectStore(ENTRIES).delete([sheet, entry])
    return done(writing)
  }

  remove(sheet: string): Promise<void> {
    const writing = this.writing()
    writing.objectStore(SHEETS).delete(sheet)
    writing.objectStore(ENTRIES).delete(IDBKeyRange.bound([sheet], [sheet, []]))
    return done(writing)
  }

  /** What is written is on the disk before it is said to be. */
  private writing(): IDBTransaction {
    return this.database.transaction([SHEETS, ENTRIES], 'readwrite', { durability: 'strict' })
  }
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('nothing was stored'))
  })
}
