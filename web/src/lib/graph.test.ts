import { expect, test } from 'vitest'

import { Plot } from './graph'

const frame = { width: 200, height: 100, left: 20, right: 10, top: 5, bottom: 15 }

test('lines go from the left edge to the right one, the best highest', () => {
  const plot = new Plot([[0, 0], [8, -8], [40, -40]], frame)
  expect([plot.x(0), plot.x(1), plot.x(2)]).toEqual([20, 105, 190])
  expect([plot.y(40), plot.y(0), plot.y(-40)]).toEqual([5, 45, 85])
  expect(plot.path(1)).toBe('M20 45L105 53L190 85')
})

test('ticks are round, few, and inside', () => {
  expect(new Plot([[0, 0], [37, -42]], frame).ticks).toEqual([-40, -20, 0, 20])
  expect(new Plot([[790, 790], [800, 780]], frame).ticks).toEqual([780, 785, 790, 795, 800])
})

test('a match where nobody has won anything is a flat line', () => {
  const plot = new Plot([[0, 0]], frame)
  expect(plot.path(0)).toBe('M20 85')
  expect(plot.ticks.every(Number.isFinite)).toBe(true)
})
