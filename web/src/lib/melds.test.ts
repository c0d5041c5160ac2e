import { expect, test } from 'vitest'

import { arranged } from './melds'
import type { LaidMeld, Side } from './table'
import { JOKER } from './tiles'

const meld = (more: Partial<LaidMeld> = {}): LaidMeld => ({
  ...{ kind: 'chow', tile: 3, concealed: false, promoted: false, wild: [] },
  stones: [
    { id: 1, tile: 5 },
    { id: 2, tile: 3 },
    { id: 3, tile: 4 },
  ],
  ...{ claimed: 3, giver: 0 },
  ...more,
})

test.each<[Side, number[]]>([
  ['left', [4, 3, 5]],
  ['top', [3, 4, 5]],
  ['right', [3, 5, 4]],
])('the tile of the player to the %s lies towards them where tiles are turned', (from, tiles) => {
  const laid = arranged(meld(), from, false, true)
  expect(laid.map(({ stone }) => stone.tile)).toEqual(tiles)
  expect(laid.find(({ given }) => given)?.stone.tile).toBe(4)
})

test.each<[Side, number]>([
  ['left', 0],
  ['top', 1],
  ['right', 2],
])('upright a chow lies in order, and in a pung the tile of the player to the %s towards them', (from, at) => {
  const chow = arranged(meld(), from, false, false)
  expect(chow.map(({ stone }) => stone.tile)).toEqual([3, 4, 5])
  expect(chow.map(({ given }) => given)).toEqual([false, true, false])
  const stones = [1, 2, 3].map((id) => ({ id, tile: 7 }))
  const pung = arranged(meld({ kind: 'pung', tile: 7, stones }), from, false, false)
  expect(pung.findIndex(({ given }) => given)).toBe(at)
})

test.each([
  [6, [4, 5, JOKER]],
  [3, [4, JOKER, 5]],
])('a joker lies where the tile %d would that it stands for', (wild, tiles) => {
  const stones = [5, JOKER, 4].map((tile, at) => ({ id: at + 1, tile }))
  const chow = meld({ tile: Math.min(wild, 4), wild: [wild], stones })
  expect(arranged(chow, 'left', false, true).map(({ stone }) => stone.tile)).toEqual(tiles)
})

test('a concealed kong shows others its two middle tiles, its owner all', () => {
  const stones = [1, 2, 3, 4].map((id) => ({ id, tile: 7 }))
  const kong = meld({ kind: 'kong', tile: 7, concealed: true, stones, claimed: 0, giver: null })
  expect(arranged(kong, null, false, false).map(({ covered }) => covered)).toEqual([
    ...[true, false, false, true],
  ])
  expect(arranged(kong, null, true, false).some(({ covered }) => covered)).toBe(false)
})

test('a kong that others may not know is covered', () => {
  const stones = [1, 2, 3, 4].map((id) => ({ id, tile: -2 }))
  const kong = meld({ kind: 'kong', tile: -2, concealed: true, stones, claimed: 0, giver: null })
  expect(arranged(kong, null, false, false).every(({ covered }) => covered)).toBe(true)
})
