import { expect, test } from 'vitest'

import { lies } from './groups'
import type { Laid, ScoredLine } from './protocol.gen'

const laid = (kind: string, tiles: number[], more: Partial<Laid> = {}): Laid => ({
  kind,
  tiles,
  open: false,
  won: null,
  jokers: [],
  ...more,
})
const line = (groups: Laid[][]): ScoredLine => ({
  pattern: 'x',
  name: 'X',
  count: 1,
  value: 1,
  unit: 'points',
  worth: '1',
  clause: '',
  groups,
})

const chow = laid('chow', [0, 1, 2])
const open = laid('chow', [0, 1, 2], { open: true })
const pung = laid('pung', [5, 5, 5])
const pair = laid('pair', [9, 9])

test('two equal chows are two places', () => {
  expect(lies(line([[chow, chow]]), [chow, pung, chow, pair])).toEqual(new Set([0, 2]))
})

test('an open chow is not a concealed one', () => {
  expect(lies(line([[open]]), [chow, open, pair])).toEqual(new Set([1]))
})

test('the chow with the winning tile is the one that is meant', () => {
  const won = laid('chow', [0, 1, 2], { won: 2 })
  expect(lies(line([[won]]), [chow, won])).toEqual(new Set([1]))
})

test('every occurrence is shown', () => {
  expect(lies(line([[pung], [pair]]), [chow, pung, pair])).toEqual(new Set([1, 2]))
})

test('a pattern without groups lies on the whole hand', () => {
  expect(lies(line([]), [chow, pung])).toEqual(new Set([0, 1]))
  expect(lies(line([[]]), [chow, pung])).toEqual(new Set([0, 1]))
})
