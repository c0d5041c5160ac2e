import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { AtTable } from './attable.svelte'
import type { Action, DealInfo, Question } from './protocol.gen'
import { settings } from './settings.svelte'
import { newPlace, type Table } from './table'

class Wire {
  close(): void {}
}

let at: AtTable

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  settings.noClaims = false
  at = new AtTable('abc')
  at.player = 0
  at.deal = { number: 0, players: [0], seats: [2] } as unknown as DealInfo
  at.table = { places: { 2: newPlace(2) } } as unknown as Table
})
afterEach(() => {
  at.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function asked(claim: boolean, ...names: string[]): number {
  const offers = names.map((name) => ({ name })) as Action[]
  const question: Question = { at: 7, offers, claim, seconds: null, reserve: null, default: 0, unsure: false }
  at.hear({ type: 'asked', question })
  return at.deciding
}

test('a player decides on a turn or a claim until they have', () => {
  expect(at.deciding).toBe(-1)
  expect(asked(false, 'discard', 'discard')).toBe(7)
  expect(asked(true, 'pung', 'pass')).toBe(7)
  at.answered = true
  expect(at.deciding).toBe(-1)
})

test('there is nothing to decide where one can only pass, or a wish passes', () => {
  expect(asked(true, 'pass')).toBe(-1)
  settings.noClaims = true
  expect(asked(true, 'pung', 'pass')).toBe(-1)
  expect(asked(true, 'win', 'pass'), 'a win is passed up by the player alone').toBe(7)
})
