import { expect, test } from 'vitest'

import type { DealResult, ScoredLine } from './protocol.gen'
import { mainPatterns, pointsBefore, signed, standings } from './standings'

test('places are shared by equal points, and moves are counted in places', () => {
  const found = standings([10, 0, 0, -10], [10, -30, 12, 8])
  expect(found.map(({ player, place, moved }) => [player, place, moved])).toEqual([
    [2, 1, 1],
    [0, 2, -1],
    [3, 3, 1],
    [1, 4, -2],
  ])
  expect(standings([1, 0, 0, 0], [5, 5, 0, 0]).map(({ place }) => place)).toEqual([1, 1, 3, 3])
})

test('from an even start nobody has moved', () => {
  expect(standings([800, 800, 800], [790, 820, 790]).map(({ moved }) => moved)).toEqual([0, 0, 0])
})

const result = {
  points: [100, 50, -150],
  hands: [
    { player: 2, seat: 0 },
    { player: 0, seat: 1 },
    { player: 1, seat: 2 },
  ],
  delta: { 0: -16, 1: 16, 2: 0 },
  payments: [],
} as unknown as DealResult

test('what a deal brought is taken off, by player', () => {
  expect(pointsBefore(result)).toEqual([84, 50, -134])
})

test('the dearest patterns come first, limits before doubles before points', () => {
  const line = (name: string, unit: string, value: number) => ({ name, unit, value }) as ScoredLine
  const lines = [line('a', 'points', 20), line('b', 'doubles', 1), line('c', 'points', 30), line('d', 'limit', 1)]
  expect(mainPatterns(lines, 3)).toEqual(['d', 'b', 'c'])
})

test('gains have a sign', () => {
  expect([8, 0, -8].map(signed)).toEqual(['+8', '0', '-8'])
})
