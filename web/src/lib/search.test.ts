import { expect, test } from 'vitest'

import { found, inSection, parts } from './search'

test('every word must be there, in any order and case', () => {
  expect(found('Straight pure', 'pure-straight', 'Pure straight')).toBe(true)
  expect(found('pure chow', 'Pure straight')).toBe(false)
  expect(found('', 'anything')).toBe(true)
})

test('ё and е are one letter to who searches', () => {
  expect(found('зеленый', 'Зелёный дракон')).toBe(true)
  expect(found('Зелёный', 'зеленый дракон')).toBe(true)
})

test('tiles that a section pictures are found as they are written', () => {
  const section = { id: 'section-1', title: 'Sets', paragraphs: [['as in ', [0, 1, 2], '.']] }
  expect(inSection('123m', section)).toBe(true)
  expect(inSection('as sets', section)).toBe(true)
  expect(inSection('456m', section)).toBe(false)
})

test('a clause in a paragraph leads to its pattern', () => {
  const patterns = new Map([['POP-13.24', 'heavenly-ready']])
  expect(parts('It is worth 32 (POP-11.8, POP-13.24).', patterns)).toEqual([
    { text: 'It is worth 32 (', to: undefined },
    { text: 'POP-11.8', to: undefined },
    { text: ', ', to: undefined },
    { text: 'POP-13.24', to: 'heavenly-ready' },
    { text: ').', to: undefined },
  ])
})
