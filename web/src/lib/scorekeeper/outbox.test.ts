import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { newId, written, type KeptSheet } from './kept'
import { Outbox } from './outbox.svelte'
import { queued, withdrawn, withShared } from './queue'
import type { Body, Entry, SharedSheet, StoredEntry } from '../protocol.gen'

const nobody = (deal: number): Body => ({ type: 'deal', deal })
const started: Body = { type: 'started', rules: 'red', seating: [0, 1, 2, 3] }

/** The server: what it stored, and what it answers instead when it is not well. */
class Server {
  entries: StoredEntry[] = []
  refuses: { status: number; code: string } | null = null
  away = false
  asked = 0

  store(entry: Entry, author = 'me'): StoredEntry {
    const known = this.entries.find(({ entry: { id } }) => id === entry.id)
    const stored = known ?? { number: this.entries.length + 1, entry: { ...entry, author }, stored: 0 }
    if (!known) this.entries.push(stored)
    return stored
  }
  told(after = 0): SharedSheet {
    return {
      id: 'sheet',
      me: { id: 'me', role: 'organiser', player: 0, here: true, gone: false },
      company: { names: ['A', 'B', 'C', 'D'], members: [], pen: 'me' },
      length: this.entries.length,
      points: [],
      over: false,
      entries: this.entries.slice(after),
      keeping: { by: '', days: 365 },
    }
  }
  fetch = (address: string, init?: RequestInit): Promise<Response> => {
    this.asked += 1
    if (this.away) return Promise.reject(new TypeError('no network'))
    if (this.refuses) return Promise.resolve(Response.json({ code: this.refuses.code, message: 'No.' }, { status: this.refuses.status }))
    const { searchParams } = new URL(address, 'http://here')
    const answer = init?.method === 'PUT' ? this.store(JSON.parse(init.body as string) as Entry) : this.told(Number(searchParams.get('after')))
    return Promise.resolve(Response.json(answer))
  }
}

let server: Server
let sheet: KeptSheet
let box: Outbox

beforeEach(() => {
  vi.useFakeTimers()
  server = new Server()
  vi.stubGlobal('fetch', server.fetch)
  const begun = written({ id: newId(), names: ['A', 'B', 'C', 'D'], entries: [], opened: 0, points: [], over: false }, started)
  server.store(begun.entries[0]!)
  sheet = withShared(begun, server.told())
  box = new Outbox(() => sheet, (next) => (sheet = next))
})
afterEach(() => {
  box.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what was written goes out in order', async () => {
  for (const deal of [0, 1, 2]) sheet = written(sheet, nobody(deal))
  await box.send()
  expect(server.entries.map(({ entry: { body } }) => body)).toEqual([started, nobody(0), nobody(1), nobody(2)])
  expect([queued(sheet), sheet.stored]).toEqual([[], 4])
})

test('without a network it waits, and goes out once when there is one', async () => {
  sheet = written(sheet, nobody(0))
  server.away = true
  await box.send()
  expect(queued(sheet)).toHaveLength(1)
  server.away = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect(queued(sheet)).toEqual([])
  expect(server.entries).toHaveLength(2)
})

test('what others wrote in between is fetched', async () => {
  sheet = written(sheet, nobody(0))
  server.store({ id: 'theirs00', body: nobody(0), after: 1 }, 'other')
  await box.send()
  expect(sheet.entries.map(({ author }) => author)).toEqual(['me', 'other', 'me'])
  expect(queued(sheet)).toEqual([])
})

test.each([400, 403, 409])('refused by %d it stays, and all behind it, until somebody decides', async (status) => {
  for (const deal of [0, 1]) sheet = written(sheet, nobody(deal))
  const [first] = queued(sheet)
  server.refuses = { status, code: 'bad-sheet' }
  await box.send()
  expect(box.refusal).toEqual({ entry: first, why: 'No.' })
  const asked = server.asked
  await vi.advanceTimersByTimeAsync(60_000)
  await box.send()
  expect(server.asked).toBe(asked)
  server.refuses = null
  sheet = withdrawn(sheet, first!.id)
  box.decided()
  await vi.advanceTimersByTimeAsync(0)
  expect([box.refusal, queued(sheet)]).toEqual([null, []])
  expect(server.entries.map(({ entry: { body } }) => body)).toEqual([started, nobody(1)])
})

test.each([503, 429])('%d is tried again', async (status) => {
  sheet = written(sheet, nobody(0))
  server.refuses = { status, code: 'busy' }
  await box.send()
  expect(box.refusal).toBeNull()
  server.refuses = null
  await vi.advanceTimersByTimeAsync(20_000)
  expect(queued(sheet)).toEqual([])
})

test.each([
  ['removed', 403, true],
  ['no-sheet', 404, false],
])('%s: the phone keeps all that it knows', async (code, status, left) => {
  sheet = written(sheet, nobody(0))
  server.refuses = { status, code }
  await box.send()
  expect([sheet.shared, sheet.left, sheet.entries.length]).toEqual([undefined, left, 2])
})
