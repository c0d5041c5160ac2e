import { expect, test } from 'vitest'
import { countedSticks } from './sticks'

test('sticks that agree with the sheet', () => {
  expect(countedSticks([30, -10, -10, -10], 0, 0, 800, [830, 790, 790, 790])).toEqual({ due: 3200, sum: 3200, differences: [0, 0, 0, 0] })
})

test('differences are named by player, and fines are gone', () => {
  expect(countedSticks([784, 800, 800, 800], 800, 16, 800, [784, 802, 798, 799])).toEqual({ due: 3184, sum: 3183, differences: [0, 2, -2, -1] })
})
