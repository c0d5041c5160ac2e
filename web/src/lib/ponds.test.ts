import { expect, test } from 'vitest'

import { shapeOf } from './ponds'

test('a pond has rows of six, at full size up to three of them', () => {
  expect(shapeOf(18, false)).toEqual({ columns: 6, fit: 1 })
  expect(shapeOf(24, false)).toEqual({ columns: 6, fit: 0.75 })
  expect(shapeOf(12, true)).toEqual({ columns: 6, fit: 1 })
})

test.each([19, 27, 40, 57])('with two players %d tiles fit in nine widths and three rows', (tiles) => {
  const { columns, fit } = shapeOf(tiles, true)
  expect(columns * fit).toBeLessThanOrEqual(9)
  expect(Math.ceil(tiles / columns) * fit).toBeLessThanOrEqual(3)
  expect(fit).toBeGreaterThan(shapeOf(tiles, false).fit)
})
