import { beforeAll, expect, test } from 'vitest'

import { whyItStays } from './forbidden'
import type { Action, Question } from './protocol.gen'
import { newPlace, type Place } from './table'
import { EAST, FLOWER, JOKER } from './tiles'
import { loadWords } from './words.svelte'

beforeAll(() => loadWords('en'))

const asked = (offers: Action[], claim = false): Question => ({
  ...{ at: 1, offers, claim, seconds: null, reserve: null, default: 0, unsure: false },
})
const discard = (...tiles: number[]) => asked(tiles.map((tile) => ({ name: 'discard', tile })))
const place = (what: Partial<Place>): Place => ({ ...newPlace(0), ...what })

test.each([
  [null, {}, 3, 'It is not your turn yet.'],
  [asked([{ name: 'pung' }, { name: 'pass' }], true), {}, 3, 'claim, or pass.'],
  [asked([{ name: 'original-call' }, { name: 'pass' }]), {}, 3, 'one of the buttons first.'],
  [discard(5), { declared: 'ready' }, 3, 'only the tile just drawn may go.'],
  [discard(9, 12), { marks: { void: { suit: 1, first: -1 } } }, 3, 'your void suit go first: dots.'],
  [discard(9, 12), { marks: { void: { suit: 1, first: -1 } } }, EAST, 'your void suit go first: dots.'],
  [discard(9), { marks: { void: { suit: 1, first: 9 } } }, 12, 'The tile that you set aside goes first.'],
  [discard(9), { marks: { promise: { suit: 1, first: -1 } } }, 3, 'The rules do not let this tile go now.'],
  [discard(3, 4), {}, JOKER, 'Jokers are not discarded.'],
  [discard(FLOWER), {}, 3, 'The flower that you drew goes first.'],
  [discard(4), {}, 3, 'The rules do not let this tile go now.'],
])('a tile that may not go says why: %#', (question, what, tile, sentence) => {
  expect(whyItStays(question, place(what), tile)).toContain(sentence)
})

test('who is about to declare hears which tiles leave the hand unready', () => {
  const question = asked([
    { name: 'discard', tile: 3 },
    { name: 'discard', tile: 4 },
    { name: 'discard', tile: 4, declare: 'ready' },
  ])
  expect(whyItStays(question, place({}), 3, true)).toContain('Without this tile the hand would not be ready')
})
