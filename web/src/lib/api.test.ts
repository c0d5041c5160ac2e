import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { get, post } from './api'

const elsewhere = () => Response.json({ code: 'elsewhere', message: '' }, { status: 503 })
const busy = () => Response.json({ code: 'busy', message: '' }, { status: 503 })
const table = () => Response.json({ id: 'x' })

let asked: string[]
let answers: (() => Response)[]

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${path.split('?')[0]}`)
    return Promise.resolve((answers.shift() ?? elsewhere)())
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a table that goes to another process is asked for again', async () => {
  answers = [elsewhere, elsewhere, table]
  const found = post('/tables/x/sit', {})
  await vi.advanceTimersByTimeAsync(1000)
  expect(await found).toEqual({ id: 'x' })
  expect(asked).toEqual(Array(3).fill('POST /api/tables/x/sit'))
})

test('not for ever', async () => {
  answers = []
  const refused = expect(get('/tables/x')).rejects.toMatchObject({ code: 'elsewhere' })
  await vi.advanceTimersByTimeAsync(60_000)
  await refused
  expect(asked.length).toBeLessThan(20)
})

test('other refusals are said at once', async () => {
  answers = [busy]
  await expect(get('/tables/x')).rejects.toMatchObject({ code: 'busy' })
  expect(asked).toHaveLength(1)
})
