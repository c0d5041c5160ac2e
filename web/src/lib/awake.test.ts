import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { keepAwake } from './awake'

class Lock {
  released = false
  release = vi.fn(async () => void (this.released = true))
}

let locks: Lock[] = []
let hidden = false
const request = vi.fn(async () => {
  const lock = new Lock()
  locks.push(lock)
  return lock
})
const soon = () => vi.waitFor(() => undefined)

function see(visible: boolean): void {
  hidden = !visible
  if (hidden) for (const lock of locks) lock.released = true // as browsers do
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  locks = []
  hidden = false
  request.mockClear()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('it is taken, taken again when the page is seen again, and let go', async () => {
  const letGo = keepAwake()
  await soon()
  expect(request).toHaveBeenCalledTimes(1)
  see(true)
  await soon()
  expect(request, 'it is held already').toHaveBeenCalledTimes(1)
  see(false)
  see(true)
  await soon()
  expect(request).toHaveBeenCalledTimes(2)
  letGo()
  expect(locks[1]?.released).toBe(true)
  see(false)
  see(true)
  await soon()
  expect(request).toHaveBeenCalledTimes(2)
})

test('a hidden page does not ask, and one that is left at once keeps nothing', async () => {
  see(false)
  const letGo = keepAwake()
  await soon()
  expect(request).not.toHaveBeenCalled()
  see(true)
  letGo()
  await soon()
  expect(locks.map((lock) => lock.released)).toEqual([true])
})

test('a system that refuses, or knows nothing of it, is no trouble', async () => {
  request.mockRejectedValueOnce(new DOMException('the battery is low'))
  const letGo = keepAwake()
  await soon()
  letGo()
  vi.stubGlobal('navigator', Object.create(null))
  keepAwake()()
  expect(locks).toEqual([])
})
