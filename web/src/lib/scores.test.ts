import { expect, test } from 'vitest'

import type { MatchSummary } from './protocol.gen'
import { average, ownMatches } from './scores'

const match = (player: number | null, points: number[], options = {}): MatchSummary =>
  ({ table: { points, options }, finished: null, player }) as unknown as MatchSummary

test('own matches have a place, which equal points share', () => {
  const found = ownMatches([match(1, [10, 4, 4, -18]), match(2, [10, 4, 4, -18])])
  expect(found.map(({ place, points }) => [place, points])).toEqual([[2, 4], [2, 4]])
})

test('the points that all began with are no success', () => {
  expect(ownMatches([match(0, [790, 810], { start_points: 800 })])[0]).toMatchObject({ place: 2, points: -10 })
})

test("others' matches, and those without points, do not count", () => {
  expect(ownMatches([match(null, [1, 2]), match(0, [])])).toEqual([])
})

test('an average', () => {
  expect(average([1, 2, 4, 1])).toBe(2)
  expect(average([])).toBe(0)
})
