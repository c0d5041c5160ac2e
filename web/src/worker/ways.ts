/** Which requests the service worker answers, and how. */

export const WORKER = '/service-worker.js'
export const SHELL = '/index.html'
/** What the page needs beside what is built: the header's picture, and what an installed page asks for. */
export const PUBLIC = ['/icon.svg', '/icons/192.png', '/manifest.en.webmanifest', '/manifest.ru.webmanifest']
/** The header of an answer that comes from the cache since the server could not be reached. */
export const KEPT = 'X-Kept'
const HASHED = '/assets/' // their names change with their contents
const OWN = 'sparrows-' // how the names of our caches begin
const RULES = /^\/api\/rulebooks(\/[\w-]+)?$/

/**
 * Where an answer comes from: `page` from the network, else the shell; `asset` from the cache, else
 * the network; `fresh` from the network, else what was kept; `none` is no concern of the worker's.
 */
export type Way = 'page' | 'asset' | 'fresh' | 'none'

export interface Asked {
  method: string
  mode: string
  url: string
}

export function wayOf({ method, mode, url }: Asked, origin: string, files: readonly string[]): Way {
  const { origin: theirs, pathname } = new URL(url)
  if (method !== 'GET' || theirs !== origin) return 'none'
  if (pathname.startsWith('/api')) return RULES.test(pathname) ? 'fresh' : 'none'
  if (mode === 'navigate') return 'page'
  if (pathname.startsWith(HASHED)) return 'asset'
  return files.includes(pathname) ? 'fresh' : 'none'
}

/** Whether an answer may be kept: the server forbids it for whatever is somebody's own. */
export function mayKeep({ ok, headers }: Response): boolean {
  return ok && !headers.get('Cache-Control')?.includes('no-store')
}

export function isRules(url: string): boolean {
  return RULES.test(new URL(url).pathname)
}

export const cacheOf = (version: string): string => OWN + version

/** Our caches of other versions; those of other programs at this address are left alone. */
export function outdated(names: readonly string[], version: string): string[] {
  return names.filter((name) => name.startsWith(OWN) && name !== cacheOf(version))
}
