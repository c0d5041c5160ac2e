import { expect, test } from 'vitest'

import { arrows } from './arrows'
import type { PaidLine } from './protocol.gen'

const paid = (payer: number, receiver: number | null, points: number): PaidLine => ({
  payment: { payer, receiver, points, clause: '', reason: '' },
  sentence: '',
  arithmetic: '',
})

test('what two players pay each other is one arrow', () => {
  const found = arrows([paid(0, 1, 8), paid(1, 0, 20), paid(0, 1, 2)], [0, 1, 2, 3], 0)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ payer: 1, receiver: 0, points: 10 })
})

test('what nobody receives, or what cancels out, has no arrow', () => {
  expect(arrows([paid(0, null, 5), paid(2, 3, 4), paid(3, 2, 4)], [0, 1, 2, 3], 0)).toEqual([])
})
