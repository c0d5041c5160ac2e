import { expect, test } from 'vitest'

import { fitted, matchPicture, PICTURE, type Stuff, type Told } from './picture'

const measure = (text: string, size: number) => [...text].length * size * 0.6
const stuff: Stuff = { face: (tile) => `<path data-tile="${tile}"/>`, body: '#fff', edge: '#ccc', foot: '#aaa' }
const tile = (kind: number, apart = false) => ({ tile: kind, wild: false, marked: apart, apart })
const told: Told = {
  title: 'Anna & <Boris> share the first place',
  about: 'Zung Jung · 2 deals',
  places: [
    { player: 1, place: 1, name: 'Anna', points: '24', own: false },
    { player: 0, place: 1, name: 'A name that is far too long for one line of a picture', points: '24', own: true },
    { player: 2, place: 3, name: 'Vera', points: '-48', own: false },
  ],
  graph: 'Points deal by deal',
  points: [[0, 0, 0], [8, 8, -16], [24, 24, -48]],
  best: { title: 'Anna: 64 points', tiles: [...Array.from({ length: 13 }, (_, at) => tile(at)), tile(13, true)], patterns: 'Pure straight' },
}

/** The picture as a document: it must be well-formed. */
function drawn(about: Told): Document {
  const found = new DOMParser().parseFromString(matchPicture(about, measure, stuff), 'image/svg+xml')
  expect(found.querySelector('parsererror')).toBeNull()
  return found
}

const words = (found: Document) => [...found.querySelectorAll('text')].map((each) => each.textContent)

test('the picture has places, points, a line for each player, and the tiles of the best hand', () => {
  const found = drawn(told)
  expect(found.documentElement.getAttribute('width')).toBe(String(PICTURE.width))
  expect(words(found)).toEqual(expect.arrayContaining(['Anna & <Boris> share the first place', '24', '-48', 'Vera', 'Anna: 64 points', 'Pure straight']))
  expect(found.querySelectorAll('path[fill="none"]')).toHaveLength(3)
  expect([...found.querySelectorAll('[data-tile]')].map((each) => Number(each.getAttribute('data-tile')))).toEqual([18, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
})

test('a long name gives way to the points', () => {
  const [name] = words(drawn(told)).filter((text) => text?.startsWith('A name'))
  expect(name).toMatch(/…$/)
  expect(fitted('short', 1000, 20, false, measure)).toBe('short')
  expect(measure(fitted('much too long', 60, 20, false, measure), 20)).toBeLessThanOrEqual(60)
})

test('nothing lies outside, with four kongs and without a best hand', () => {
  const kongs = Array.from({ length: 18 }, (_, at) => tile(at % 9, at % 4 === 0))
  for (const best of [null, { title: '', tiles: kongs, patterns: '' }]) {
    const four = [...told.places, { player: 3, place: 4, name: 'Gleb', points: '-50', own: false }]
    const found = drawn({ ...told, places: four, best })
    for (const rect of found.documentElement.querySelectorAll(':scope > rect')) {
      const [y, height] = ['y', 'height'].map((name) => Number(rect.getAttribute(name)))
      expect((y ?? 0) + (height ?? 0)).toBeLessThanOrEqual(PICTURE.height)
      expect(height).toBeGreaterThan(20)
    }
    const lefts = [...found.querySelectorAll('g[transform*="scale"]')].map((each) => {
      const [x = 0, scale = 0] = /translate\(([\d.]+) .*scale\(([\d.]+)/.exec(each.getAttribute('transform') ?? '')?.slice(1).map(Number) ?? []
      return x + 60 * scale
    })
    expect(Math.max(...lefts)).toBeLessThanOrEqual(PICTURE.width - 60)
  }
})
