import { expect, test } from 'vitest'

import { nameOf } from '../lib/tiles'
import en from '../text/en.ftl?raw'
import ru from '../text/ru.ftl?raw'
import { CORNERS, FACES, sprite } from './sprite'

test('the file of faces is fresh (npm run tiles)', async () => {
  await expect(sprite()).toMatchFileSnapshot('./tiles.svg')
})

test('every tile has a face of its own, and there is a back', () => {
  const names = Array.from({ length: 43 }, (_, tile) => nameOf(tile))
  expect(Object.keys(FACES).sort()).toEqual([...names, 'back'].sort())
  expect(new Set(Object.values(FACES)).size).toBe(44)
})

test('the set is small', () => {
  expect(sprite().length).toBeLessThan(60_000)
})

test('nothing in it needs a style or a script', () => {
  expect(sprite()).not.toMatch(/style=|<script|NaN|undefined/)
})

test('every sign that stands in a corner is drawn', () => {
  for (const catalogue of [en, ru]) {
    const letters = /^tile-letters = (.+)$/m.exec(catalogue)?.[1] ?? ''
    expect(letters).toHaveLength(7)
    expect(CORNERS).toEqual(expect.arrayContaining([...letters]))
  }
})
