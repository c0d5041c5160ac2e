/** This browser's own part in the chance of its matches: 32 bytes, bound by their hash until it begins. */
import { digitsOf, hashOf } from './commitment'
import { store, stored } from './storage'
import type { Header, Opened, TableInfo } from './protocol.gen'

const KEY = 'shares'
const MOST_TABLES = 100 // the oldest are forgotten
const BYTES = 32

interface Drawn {
  share: string
  hash: string // empty where the browser offers no hashing, and takes no part
}

interface Kept extends Drawn {
  table: string
  commitment: string // the house's, when this browser bound itself
  seen?: string[] // by what all players were bound when the share was given
}

function all(): Kept[] {
  try {
    const found: unknown = JSON.parse(stored(KEY) ?? '[]')
    return Array.isArray(found) ? (found as Kept[]) : []
  } catch {
    return []
  }
}

function put(own: Kept): void {
  const others = all().filter(({ table }) => table !== own.table)
  store(KEY, JSON.stringify([...others, own].slice(-MOST_TABLES)))
}

export async function drawn(): Promise<Drawn> {
  const share = digitsOf(crypto.getRandomValues(new Uint8Array(BYTES)))
  return { share, hash: await hashOf(share) }
}

/** Keeps what this browser is bound to; one that had sat down before is bound to what it drew then. */
export function keepShare({ share, hash }: Drawn, { table, player }: Opened): void {
  if (!hash || player === null || table.players[player]?.share_hash !== hash) return
  put({ table: table.id, share, hash, commitment: table.commitment })
}

/**
 * The share, now that the match begins; nothing where there is none to give.
 *
 * Whoever has heard it could bind themselves anew to what suits them: so it is given for one company only.
 */
export function givenTo({ id, commitment, players }: TableInfo): string {
  const own = all().find(({ table }) => table === id)
  const seen = players.map(({ share_hash }) => share_hash)
  if (!own || own.commitment !== commitment || !seen.includes(own.hash)) return ''
  if (own.seen && own.seen.join() !== seen.join()) return ''
  put({ ...own, seen })
  return own.share
}

export type Part = 'in' | 'missing' | 'other' // than what this browser saw

/** What became of this browser's share in a match, found by its table or by its commitment. */
export function partIn({ seed, commitment, shares = [] }: Header, id = ''): Part | null {
  const own = all().find((each) => (id ? each.table === id : each.commitment === commitment))
  if (!own) return null
  if (own.commitment !== commitment) return 'other'
  if (shares.some(({ player, hash }) => own.seen && own.seen[player] !== hash)) return 'other'
  if (seed === null) return null
  return shares.some(({ value }) => value === own.share) ? 'in' : 'missing'
}
