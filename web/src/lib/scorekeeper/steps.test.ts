import { expect, test } from 'vitest'
import { stepOf } from './steps'

test('the usual difference between values', () => {
  expect(stepOf([0, 3, 6, 9, 12, 15, 18, 21, 24, 25, 27, 45])).toBe(3)
  expect(stepOf([1, 5, 10, 15, 20, 25])).toBe(5)
  expect(stepOf([])).toBe(1)
})
