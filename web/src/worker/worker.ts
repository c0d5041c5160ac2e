/** The service worker: the page opens without a network, and a notice of a turn leads back to it. */
import { KEPT, SHELL, cacheOf, isRules, mayKeep, outdated, wayOf } from './ways'

// The build says which files the page has, and marks this very set of them.
declare const FILES: string[]
declare const MARK: string
const files: readonly string[] = FILES
const version = MARK

// TypeScript knows workers only instead of pages, so what is used of one is said here.
interface Extended extends Event {
  waitUntil(until: Promise<unknown>): void
}
interface Fetched extends Extended {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface Clicked extends Extended {
  notification: Notification
}
interface Page {
  url: string
  focus(): Promise<unknown>
}
interface Worker {
  clients: {
    claim(): Promise<void>
    matchAll(of: { type: 'window'; includeUncontrolled: boolean }): Promise<Page[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(type: 'install' | 'activate', hear: (event: Extended) => void): void
  addEventListener(type: 'fetch', hear: (event: Fetched) => void): void
  addEventListener(type: 'notificationclick', hear: (event: Clicked) => void): void
}
const worker = self as unknown as Worker

const kept = (): Promise<Cache> => caches.open(cacheOf(version))

// A new version waits until no page of the old one is open, which may still need its files.
worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(begin()))
worker.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, location.origin, files)
  if (way !== 'none') event.respondWith(ANSWERS[way](event.request))
})
worker.addEventListener('notificationclick', (event) => event.waitUntil(comeBack(event.notification)))

async function install(): Promise<void> {
  const cache = await kept()
  await cache.addAll([...files])
  await Promise.allSettled((await rulesRead()).map((url) => cache.add(url)))
}

/** Rules that could be read without a network, so that they can be in the new version too. */
async function rulesRead(): Promise<string[]> {
  const found = outdated(await caches.keys(), version).map(async (name) => (await caches.open(name)).keys())
  return (await Promise.all(found)).flat().map((request) => request.url).filter(isRules)
}

async function begin(): Promise<void> {
  await Promise.all(outdated(await caches.keys(), version).map((name) => caches.delete(name)))
  await worker.clients.claim()
}

const ANSWERS = {
  /** The server's page always goes before the kept one, so that none is older than its server. */
  async page(request: Request): Promise<Response> {
    try {
      return await fetch(request)
    } catch (error) {
      const shell = await (await kept()).match(SHELL)
      if (!shell) throw error
      return shell
    }
  },

  async asset(request: Request): Promise<Response> {
    return (await (await kept()).match(request)) ?? fetch(request)
  },

  async fresh(request: Request): Promise<Response> {
    const cache = await kept()
    try {
      const answer = await fetch(request)
      if (mayKeep(answer)) await cache.put(request, answer.clone())
      return answer
    } catch (error) {
      const found = await cache.match(request)
      if (!found) throw error
      const headers = new Headers(found.headers)
      headers.set(KEPT, 'yes')
      return new Response(found.body, { status: found.status, headers })
    }
  },
}

/** Brings the table back whose notice was pressed. */
async function comeBack(notice: Notification): Promise<void> {
  notice.close()
  const { address } = notice.data as { address: string }
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((page) => new URL(page.url).pathname === address)
  await (open ? open.focus() : worker.clients.openWindow(address))
}
