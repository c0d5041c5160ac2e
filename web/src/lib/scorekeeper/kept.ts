/** The sheets that this phone keeps: their entries, and nothing that can be worked out from them. */
import { Drawer } from './drawer'
import type { Body, Company, Entry, Keeping, Member } from '../protocol.gen'
import { store, stored } from '../storage'

/** What this phone knows of the company that keeps a sheet together. */
export interface Shared {
  me: Member
  company: Company
  keeping: Keeping // who holds it, and how long
}

export interface KeptSheet {
  id: string
  names: string[] // by player
  entries: Entry[] // those that the server stored come first, in its order
  stored?: number // how many these are
  shared?: Shared
  left?: boolean // it was shared, and this phone has no part in it any more
  opened: number // milliseconds
  points: number[] // as they were when it was last looked at, for the list
  over: boolean
}
type Line = Omit<KeptSheet, 'entries' | 'stored'>

const KEY = 'sheets' // where all of them lie in a browser without a drawer
const sheets = new Map<string, KeptSheet>()
let drawer: Drawer<Line> | null = null
let opening: Promise<void> | undefined
let writing: Promise<void> = Promise.resolve()
let failed = false // to put something into the drawer

/** Reads what is kept; nothing else here can be asked before. */
export function opened(): Promise<void> {
  return (opening ??= open())
}

async function open(): Promise<void> {
  drawer = await Drawer.open<Line>()
  const { lines, entries } = await (drawer?.contents() ?? { lines: [], entries: [] })
  for (const line of lines) {
    const own = entries.filter(({ sheet }) => sheet === line.id)
    const stored = own.filter(({ number }) => number).sort((one, other) => one.number! - other.number!)
    const unsent = inOrder(own.filter(({ number }) => !number).map(({ entry }) => entry))
    sheets.set(line.id, { ...line, entries: [...stored.map(({ entry }) => entry), ...unsent], stored: stored.length })
  }
  for (const sheet of storedSheets()) {
    const { entries: known = [], stored = 0 } = sheets.get(sheet.id) ?? {}
    const more = sheet.entries.filter(({ id }) => known.every((entry) => entry.id !== id))
    await keep(known.length ? { ...sheet, stored, entries: [...known.slice(0, stored), ...inOrder([...known.slice(stored), ...more])] } : sheet)
  }
  if (drawer && !failed) store(KEY, '[]') // they have moved
}

/** As they were written; of two that were written at the same time, on two pages, the earlier one first. */
function inOrder(entries: Entry[]): Entry[] {
  return entries.sort((one, other) => one.after - other.after || (one.written ?? 0) - (other.written ?? 0))
}

function storedSheets(): KeptSheet[] {
  try {
    return JSON.parse(stored(KEY) ?? '[]') as KeptSheet[]
  } catch {
    return []
  }
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The last one that was opened stands first. */
export function keptSheets(): KeptSheet[] {
  return [...sheets.values()].sort((one, other) => other.opened - one.opened)
}

export const keptSheet = (id: string): KeptSheet | undefined => sheets.get(id)

/** Keeps a sheet; whoever must know that it is stored waits. */
export function keep(sheet: KeptSheet): Promise<void> {
  const known = sheets.get(sheet.id)
  if (!known && drawer) void navigator.storage?.persist?.().catch(() => undefined)
  sheets.set(sheet.id, sheet)
  const before = new Map(numbered(known).map((kept) => [kept.entry.id, kept]))
  const now = numbered(sheet)
  const changed = now.filter(({ entry, number }) => before.get(entry.id)?.entry !== entry || before.get(entry.id)?.number !== number)
  // As plain data: what a page watches for changes cannot be put into a drawer.
  const { entries: _, stored: __, ...line } = sheet
  const [plain, entries] = JSON.parse(JSON.stringify([line, changed])) as [Line, typeof changed]
  return inTurn((drawer) => drawer.put(plain, entries))
}

/** The entries of a sheet with their numbers on the server. */
const numbered = (sheet: KeptSheet | undefined) =>
  (sheet?.entries ?? []).map((entry, at) => ({ entry, number: at < (sheet?.stored ?? 0) ? at + 1 : null }))

/** Keeps a sheet without an entry that was never sent. */
export function keepWithout(sheet: KeptSheet, entry: string): Promise<void> {
  void keep(sheet)
  return inTurn((drawer) => drawer.removeEntry(sheet.id, entry))
}

export function forget(id: string): Promise<void> {
  sheets.delete(id)
  return inTurn((drawer) => drawer.remove(id))
}

/** One after another; where there is no drawer, or it takes nothing, all is stored as one text. */
function inTurn(write: (drawer: Drawer<Line>) => Promise<void>): Promise<void> {
  const asText = () => store(KEY, JSON.stringify(keptSheets()))
  const into = drawer
  if (!into) asText()
  else {
    writing = writing
      .then(() => write(into))
      .catch(() => {
        failed = true
        asText()
      })
  }
  return writing
}

/** Everybody whom a sheet of this phone names, those of the last one first. */
export function knownNames(): string[] {
  return [...new Set(keptSheets().flatMap(({ names }) => names))]
}

/** A sheet with one more entry. */
export function written(sheet: KeptSheet, body: Body, now = Date.now()): KeptSheet {
  const author = sheet.shared?.me.id ?? 'phone'
  const entry: Entry = { id: newId(), body, after: sheet.entries.length, written: now / 1000, author }
  return { ...sheet, entries: [...sheet.entries, entry] }
}

/** Whether the browser has promised to clear nothing by itself. */
export async function isLasting(): Promise<boolean> {
  return (await navigator.storage?.persisted?.().catch(() => false)) ?? false
}
