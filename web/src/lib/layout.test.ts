import { expect, test } from 'vitest'

import { layoutOf } from './layout'
import type { RulebookInfo } from './protocol.gen'

const rulebook = (wishes: Partial<RulebookInfo>) => wishes as RulebookInfo

test('concealed kongs lie as the rulebook has it, or as was agreed', () => {
  expect(layoutOf(rulebook({ opens_kongs: true }), {}).openKongs).toBe(true)
  expect(layoutOf(rulebook({ opens_kongs: false }), {}).openKongs).toBe(false)
  const agreed = { concealed_kong_display: 'two-down' }
  expect(layoutOf(rulebook({ opens_kongs: true }), agreed).openKongs).toBe(false)
  expect(layoutOf(undefined, { concealed_kong_display: 'open' }).openKongs).toBe(true)
})

test.each(['zones', 'lines', 'free'])('discards lie in %s where that was agreed', (river) => {
  expect(layoutOf(undefined, { river }).river).toBe(river)
})

test('without such an option everybody has a place of their own', () => {
  expect(layoutOf(undefined, {})).toMatchObject({ river: 'zones', covered: false })
  expect(layoutOf(undefined, { discards_hidden: true }).covered).toBe(true)
})
