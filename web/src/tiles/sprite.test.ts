import { expect, test } from 'vitest'

import { DESIGNS } from '../lib/settings.svelte'
import { nameOf } from '../lib/tiles'
import { faces, SIGNS, sprite } from './sprite'

const NAMES = Array.from({ length: 43 }, (_, tile) => nameOf(tile))
const bare = (id: string) => id.replace(/-(en|ru)$/, '')
const textsOf = (drawing: string) => [...drawing.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text ?? '')

test.each(DESIGNS)('the file of the %s faces is fresh (npm run tiles)', async (design) => {
  await expect(sprite(design)).toMatchFileSnapshot(`./${design}.svg`)
})

test.each(DESIGNS)('every tile has a %s face of its own, and there is a back', (design) => {
  const drawn = faces(design)
  expect([...new Set(Object.keys(drawn).map(bare))].sort()).toEqual([...NAMES, 'back'].sort())
  expect(new Set(Object.values(drawn)).size).toBe(Object.keys(drawn).length)
})

test.each(DESIGNS)('the %s set is small', (design) => {
  expect(sprite(design).length).toBeLessThan(70_000)
})

test.each(DESIGNS)('nothing in the %s set needs a style or a script', (design) => {
  expect(sprite(design)).not.toMatch(/style=|<script|NaN|undefined/)
})

test.each(Object.keys(SIGNS))('no sign of an honour in %s can be taken for a digit', (language) => {
  const signs = SIGNS[language] ?? []
  expect(new Set(signs).size).toBe(7)
  for (const sign of signs) expect(sign).toMatch(/^\p{Lu}\p{Ll}$/u)
  for (const design of ['signed', 'large'] as const) {
    const drawn = faces(design)
    const shown = signs.map((_, at) => textsOf(drawn[`${at + 1}z-${language}`] ?? ''))
    expect(shown).toEqual(signs.map((sign) => [sign]))
  }
})

test('every other tile has its number in the signed and the large design', () => {
  for (const design of ['signed', 'large'] as const) {
    const drawn = faces(design)
    for (const name of NAMES.filter((each) => /[mpsf]$/.test(each))) {
      const number = Number(name[0])
      const shown = name.endsWith('f') && number > 4 ? number - 4 : number
      expect(textsOf(drawn[name] ?? '')).toEqual([String(shown)])
    }
  }
})

test.each(['signed', 'large'] as const)('turned about, a %s 6 is no 9: both stand on a stroke', (design) => {
  const drawn = faces(design)
  const pathsOf = (name: string) => drawn[name]?.match(/<path/g)?.length ?? 0
  for (const suit of design === 'large' ? ['m', 'p', 's'] : ['p']) {
    const plain = pathsOf(`8${suit}`)
    expect(['6', '8', '9'].map((rank) => pathsOf(`${rank}${suit}`) - plain)).toEqual([1, 0, 1])
  }
})

test('the traditional design has neither digits nor letters', () => {
  expect(sprite('traditional')).not.toContain('<text')
})
