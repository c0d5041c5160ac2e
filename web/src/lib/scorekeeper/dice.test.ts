import { expect, test } from 'vitest'
import { byDice, isSum, mustThrow, thrownDice } from './dice'

test('equal sums throw again for the places that they share', () => {
  // 6, 9, 6, 10: the 10 is East, the 9 South; the two sixes throw again, 8 and 11.
  expect(mustThrow([[6], [9], [6], [10]])).toEqual([0, 2])
  expect(mustThrow([[6, 8], [9], [6, 11], [10]])).toEqual([])
  expect(byDice([[6, 8], [9], [6, 11], [10]])).toEqual([3, 1, 2, 0])
})

test('a high second throw does not lift anybody over a higher first one', () => {
  expect(byDice([[6, 12], [7], [6, 2]])).toEqual([1, 0, 2])
})

test('at first all throw', () => {
  expect(mustThrow([[], [], []])).toEqual([0, 1, 2])
})

test('two dice', () => {
  for (let times = 0; times < 200; times += 1) {
    const [one, other] = thrownDice()
    expect(isSum(one + other)).toBe(true)
  }
  expect([1, 13, 2.5, NaN].map(isSum)).toEqual([false, false, false, false])
})
