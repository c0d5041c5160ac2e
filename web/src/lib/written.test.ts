import { expect, test } from 'vitest'

import { read, sizeOf, Unreadable, write, writeHand } from './written'

const why = (text: string): unknown => {
  try {
    return read(text)
  } catch (error) {
    return error instanceof Unreadable ? [error.code, error.sign, error.place] : error
  }
}

test('standing tiles, melds and bonus tiles are read', () => {
  const hand = read('12m 9s J [777z] (1111p) [222s]+ 15f')
  expect(hand.standing).toEqual([0, 1, 26, 42])
  expect(hand.bonus).toEqual([34, 38])
  expect(hand.melds.map((meld) => [meld.tiles, meld.concealed, meld.promoted])).toEqual([
    [[33, 33, 33], false, false],
    [[9, 9, 9, 9], true, false],
    [[19, 19, 19], false, true],
  ])
})

test('a joker in a meld says what it stands for', () => {
  const [meld] = read('[1m J 3m = 123m]').melds
  expect(meld).toMatchObject({ tiles: [0, 42, 2], meant: [0, 1, 2] })
})

test('what is written can be read again', () => {
  const text = '123m 1z J 9s [777z] (1111p) [2222s]+ [1m J 3m = 123m] 15f'
  expect(read(writeHand(read(text)))).toEqual(read(text))
})

test('four jokers are a concealed kong', () => {
  const hand = read('123m (JJJJ)')
  expect(hand.melds).toEqual([{ tiles: [42, 42, 42, 42], meant: [], concealed: true, promoted: false }])
  expect(writeHand(hand)).toBe('12m 3m (JJJJ)')
})

test('tiles are put in order, the last one stays last', () => {
  expect(writeHand(read('9m 1m 5p'))).toBe('19m 5p')
  expect(writeHand(read('5p 9m 1m'))).toBe('9m 5p 1m')
})

test('neighbours of one suit share a letter', () => {
  expect(write([0, 1, 9, 42, 33])).toBe('12m 1p J 7z')
})

test('a text that is no hand says where', () => {
  expect(why('12m x')).toEqual(['sign', 'x', 5])
  expect(why('m')).toEqual(['rank', 'm', 1])
  expect(why('12m 3')).toEqual(['suit', '3', 5])
  expect(why('8z')).toEqual(['tile', '8z', 1])
  expect(why('[123m')).toEqual(['sign', '[', 1])
})

test('a kong counts as three', () => {
  expect(sizeOf(read('11m 222p [3333s] (4444s) [123m]'))).toBe(14)
})
