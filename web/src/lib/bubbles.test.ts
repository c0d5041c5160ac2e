import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Bubbles, LASTING, hung, type Box } from './bubbles.svelte'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const box = (left: number, top: number, width: number, height: number): Box => ({
  ...{ left, top, right: left + width, bottom: top + height },
})
const PHONE = box(0, 0, 390, 844)

test('a bubble stays for a moment, a phrase longer than a call', () => {
  const bubbles = new Bubbles()
  bubbles.say(1, { tone: 'call', words: 'Pung!' })
  bubbles.say(2, { tone: 'phrase', words: 'Well played' })
  vi.advanceTimersByTime(LASTING.call)
  expect([bubbles.at(1), bubbles.at(2)?.words]).toEqual([null, 'Well played'])
  vi.advanceTimersByTime(LASTING.phrase - LASTING.call)
  expect(bubbles.at(2)).toBe(null)
})

test('of what one player says the weightiest is seen, and the later call has its whole moment', () => {
  const bubbles = new Bubbles()
  bubbles.say(0, { tone: 'call', words: 'Kong!' })
  bubbles.say(0, { tone: 'phrase', words: 'Hello' })
  expect(bubbles.at(0)?.words).toBe('Kong!')
  vi.advanceTimersByTime(LASTING.call - 100)
  bubbles.say(0, { tone: 'call', words: 'Pung!' })
  vi.advanceTimersByTime(LASTING.call - 100)
  expect(bubbles.at(0)?.words).toBe('Pung!')
  vi.advanceTimersByTime(100)
  expect(bubbles.at(0)?.words).toBe('Hello')
  bubbles.silence()
  expect(bubbles.at(0)).toBe(null)
})

test('a bubble hangs below its plate, on the side where its player sits', () => {
  expect(hung(box(10, 100, 120, 40), 90, 30, PHONE, [])).toMatchObject({ x: 10, hang: 'below', towards: 'start' })
  expect(hung(box(260, 100, 120, 40), 90, 30, PHONE, [])).toMatchObject({ x: 290, hang: 'below', towards: 'end' })
})

test('it evades what is to be kept clear and the edge of the screen', () => {
  const own = box(10, 700, 120, 40)
  const hand = box(0, 750, 390, 90)
  const above = hung(own, 90, 30, PHONE, [hand])
  expect([above.hang, above.y]).toEqual(['above', 661])
  const last = box(10, 640, 29, 39)
  expect(hung(own, 90, 30, PHONE, [hand, last])).toMatchObject({ hang: 'beside', x: 139 })
  expect(hung(box(10, 810, 120, 30), 90, 30, PHONE, []).hang).toBe('above')
  expect(hung(box(0, 700, 390, 40), 90, 30, PHONE, [hand, box(0, 640, 390, 39)]).hang).toBe('over')
})

test('a bubble wider than its plate stays on the screen', () => {
  expect(hung(box(350, 100, 36, 40), 200, 30, PHONE, []).x).toBe(186)
  expect(hung(box(2, 100, 36, 40), 380, 30, box(4, 4, 382, 836), []).x).toBe(4)
})
