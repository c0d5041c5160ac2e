import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { KEPT, SHELL, cacheOf } from './ways'

const ORIGIN = location.origin
const RULES = `${ORIGIN}/api/rulebooks/red?lang=en`
const pathOf = (asked: string | { url: string }) => new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).href

/** A cache as browsers have it, as far as the worker needs one. */
class FakeCache {
  kept = new Map<string, Response>()
  match = async (asked: string | { url: string }) => this.kept.get(pathOf(asked))?.clone()
  put = async (asked: string | { url: string }, answer: Response) => void this.kept.set(pathOf(asked), answer)
  add = async (asked: string) => this.put(asked, await server(asked))
  addAll = async (asked: string[]) => void (await Promise.all(asked.map(this.add)))
  keys = async () => [...this.kept.keys()].map((url) => ({ url }))
}

const stores = new Map<string, FakeCache>()
const storage = {
  async open(name: string) {
    if (!stores.has(name)) stores.set(name, new FakeCache())
    return stores.get(name)!
  },
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
}
const server = vi.fn<(asked: string | { url: string }) => Promise<Response>>()
const heard: Record<string, (event: unknown) => void> = {}
const clients = {
  claim: vi.fn(async () => undefined),
  openWindow: vi.fn(async () => undefined),
  matchAll: vi.fn(async (): Promise<{ url: string; focus: () => void }[]> => []),
}

async function happens(name: string, what: object = {}): Promise<void> {
  const awaited: Promise<unknown>[] = []
  heard[name]!({ ...what, waitUntil: (each: Promise<unknown>) => awaited.push(each) })
  await Promise.all(awaited)
}

/** What the worker answers; nothing where it leaves the request to the browser. */
async function asked(path: string, mode = 'cors'): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined
  const request = { method: 'GET', mode, url: ORIGIN + path }
  heard.fetch!({ request, respondWith: (given: Promise<Response>) => (answer = given) })
  return answer
}

beforeAll(async () => {
  vi.stubGlobal('FILES', [SHELL, '/assets/index-1f.js'])
  vi.stubGlobal('MARK', 'new')
  vi.stubGlobal('caches', storage)
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('clients', clients)
  vi.spyOn(self, 'addEventListener').mockImplementation((name: string, hear: unknown) => {
    heard[name] = hear as (event: unknown) => void
  })
  await import('./worker')
})
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
beforeEach(async () => {
  stores.clear()
  server.mockReset()
  server.mockImplementation(async (of) => new Response(`from the server: ${new URL(pathOf(of)).pathname}`))
  await (await storage.open(cacheOf('old'))).put(RULES, new Response('old'))
  await storage.open('of-another-program')
  await happens('install')
})

test('a new version fetches its files, and the rules that were read, before the old one goes', async () => {
  expect([...stores.get(cacheOf('new'))!.kept.keys()]).toEqual([ORIGIN + SHELL, `${ORIGIN}/assets/index-1f.js`, RULES])
  expect(stores.has(cacheOf('old'))).toBe(true)
  await happens('activate')
  expect([...stores.keys()]).toEqual(['of-another-program', cacheOf('new')])
  expect(clients.claim).toHaveBeenCalled()
})

test('a page comes from the server, and only without one from the cache', async () => {
  server.mockResolvedValue(new Response('a newer page'))
  expect(await (await asked('/t/abc', 'navigate'))?.text()).toBe('a newer page')
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await (await asked('/t/abc', 'navigate'))?.text()).toBe(`from the server: ${SHELL}`)
})

test('a file of this version is not asked for again, one of another is', async () => {
  server.mockClear()
  await asked('/assets/index-1f.js')
  expect(server).not.toHaveBeenCalled()
  await asked('/assets/index-2e.js')
  expect(server).toHaveBeenCalledTimes(1)
})

test('rules are as new as can be, and those that were kept say so', async () => {
  server.mockResolvedValue(new Response('newest'))
  const fresh = await asked('/api/rulebooks/red?lang=en')
  expect(fresh?.headers.has(KEPT)).toBe(false)
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  const again = await asked('/api/rulebooks/red?lang=en')
  expect(again?.headers.has(KEPT)).toBe(true)
  expect(await again?.text()).toBe('newest')
  await expect(asked('/api/rulebooks/red?lang=ru')).rejects.toThrow()
})

test('what is not to be stored is not kept, and what is personal is not even looked at', async () => {
  server.mockResolvedValue(new Response('mine', { headers: { 'Cache-Control': 'no-store' } }))
  await asked('/api/rulebooks')
  expect(await (await storage.open(cacheOf('new'))).match('/api/rulebooks')).toBeUndefined()
  expect(await asked('/api/tables/abc')).toBeUndefined()
})

test('a notice leads to its table, open or not', async () => {
  const notification = { close: vi.fn(), data: { address: '/t/abc' } }
  await happens('notificationclick', { notification })
  expect(notification.close).toHaveBeenCalled()
  expect(clients.openWindow).toHaveBeenCalledWith('/t/abc')
  const focus = vi.fn()
  clients.matchAll.mockResolvedValueOnce([
    { url: `${ORIGIN}/rules`, focus: () => undefined },
    { url: `${ORIGIN}/t/abc?seat=1`, focus },
  ])
  await happens('notificationclick', { notification })
  expect(focus).toHaveBeenCalled()
  expect(clients.openWindow).toHaveBeenCalledTimes(1)
})
