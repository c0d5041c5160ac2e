import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { get } from './api'
import { network, reached } from './network.svelte'
import { KEPT } from '../worker/ways'

const fetching = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetching)
  reached()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a server that does not answer is looked for until it is back', async () => {
  const before = network.returns
  fetching.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(get('/tables')).rejects.toMatchObject({ code: 'offline' })
  expect(network.reachable).toBe(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(network.reachable).toBe(false)
  fetching.mockResolvedValue(new Response('{}'))
  await vi.advanceTimersByTimeAsync(4000)
  expect(network.reachable).toBe(true)
  expect(network.returns).toBe(before + 1)
})

test('an answer that was kept is no sign of the server', async () => {
  fetching.mockResolvedValue(new Response('[]', { headers: { [KEPT]: 'yes' } }))
  expect(await get('/rulebooks')).toEqual([])
  expect(network.reachable).toBe(false)
  fetching.mockResolvedValue(new Response('[]'))
  await get('/rulebooks')
  expect(network.reachable).toBe(true)
})

test('the browser says when there is no network, and when to look again', async () => {
  fetching.mockResolvedValue(new Response(''))
  dispatchEvent(new Event('offline'))
  expect(network.reachable).toBe(false)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(network.reachable).toBe(true)
})
