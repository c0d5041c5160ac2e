/** How somebody is let in: a link, whose secret no server log has, or six letters. */
import type { GivenGrant } from '../protocol.gen'

const PREFIX = '#j='
const SECRET = /^[\w-]{22}$/
const CODE = /^[A-HJ-NP-Z]{6}$/

export const linkOf = (secret: string, origin = location.origin): string => `${origin}/scores${PREFIX}${secret}`

/** The secret in the last part of an address. */
export function secretIn(hash: string): string | undefined {
  const secret = hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : ''
  return SECRET.test(secret) ? secret : undefined
}

/** What somebody typed or scanned: a whole link, or the six letters. */
export function grantIn(text: string): GivenGrant | undefined {
  const secret = secretIn(text.trim().slice(Math.max(text.trim().indexOf('#'), 0)))
  if (secret) return { secret }
  const code = text.replace(/[\s-]/g, '').toUpperCase()
  return CODE.test(code) ? { code } : undefined
}
