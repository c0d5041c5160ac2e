/** What binds a shuffle and what it comes from, worked out by this browser; bytes are hexadecimal digits. */
import type { Share } from './protocol.gen'

function bytes(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

export function digitsOf(some: Uint8Array): string {
  return [...some].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** SHA-256; nothing where the browser offers no hashing: on a page that is not served securely. */
export async function hashOf(digits: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return ''
  return digitsOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(digits))))
}

export function commitmentOf(seed: string, salt: string): Promise<string> {
  return hashOf(seed + salt)
}

/** Whether each share that was given is the one that its player was bound to. */
export async function areBound(shares: Share[]): Promise<boolean> {
  const hashes = await Promise.all(shares.map(({ hash, value }) => (value === null ? hash : hashOf(value))))
  return shares.every(({ hash }, at) => hash === hashes[at])
}

/** The seed of a match, from the house's and the shares that were given. */
export async function matchSeedOf(seed: string, shares: Share[]): Promise<string> {
  const given = shares.filter(({ value }) => value !== null)
  if (!given.length) return seed
  const label = digitsOf(new TextEncoder().encode('sparrows-1 shares'))
  return hashOf(label + seed + given.map(({ player, value }) => digitsOf(Uint8Array.of(player)) + value).join(''))
}
