/** Whom a reader does not hear, table by table; kept in this browser. */
import { store, stored } from './storage'

const KEY = 'muted'
const MOST_TABLES = 50 // those whose mutes changed longest ago are forgotten

type Muted = [table: string, who: string[]][]

function all(): Muted {
  try {
    const found: unknown = JSON.parse(stored(KEY) ?? '[]')
    return Array.isArray(found) ? (found as Muted) : []
  } catch {
    return []
  }
}

export function mutedAt(table: string): string[] {
  return all().find(([id]) => id === table)?.[1] ?? []
}

export function keepMuted(table: string, who: string[]): void {
  const others = all().filter(([id]) => id !== table)
  const now: Muted = who.length ? [...others, [table, who]] : others
  store(KEY, JSON.stringify(now.slice(-MOST_TABLES)))
}
