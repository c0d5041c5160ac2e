import { beforeAll, describe, expect, test } from 'vitest'

import { automatic, buttons, choices, declarable, passing, promptOf } from './offers'
import type { Action, Question } from './protocol.gen'
import { newPlace } from './table'
import { JOKER } from './tiles'
import { loadWords, speakOf, teach } from './words.svelte'

beforeAll(() => loadWords('en'))

const asked = (offers: Action[], claim = false): Question => ({
  ...{ at: 1, offers, claim, seconds: null, reserve: null, default: 0, unsure: false },
})

const claim = asked(
  [
    { name: 'win' },
    { name: 'pung', tile: 4, using: [4, 4] },
    { name: 'chow', tile: 4, using: [3, 5] },
    { name: 'chow', tile: 4, using: [5, JOKER], meant: [4, 5, 6] },
    { name: 'chow', tile: 4, using: [5, JOKER], meant: [3, 4, 5] },
    { name: 'chow', tile: 4, using: [JOKER, JOKER], meant: [3, 4, 5] },
    { name: 'pass' },
  ],
  true,
)
const turn = asked([
  { name: 'concealed-kong', tile: 9 },
  { name: 'discard', tile: 3 },
  { name: 'discard', tile: 9 },
  { name: 'discard', tile: 3, declare: 'ready' },
])

test('a win that may be none is never called by itself', () => {
  const wishes = { autoWin: true, noClaims: true, drawnGoes: true }
  expect(automatic(claim, newPlace(0), wishes)).toBe(0)
  expect(automatic({ ...claim, unsure: true }, newPlace(0), wishes)).toBe(-1)
})

describe('buttons', () => {
  test('picture the set and the tile that is claimed', () => {
    expect(buttons(claim).map(({ tiles, claimed }) => [tiles, claimed])).toEqual([
      [[], -1],
      [[4, 4, 4], 0],
      [[3, 4, 5], 1],
      [[4, 5, JOKER], 0],
      [[JOKER, 4, 5], 1],
      [[JOKER, 4, JOKER], 1],
    ])
  })

  test('are for what is not done with a tile', () => {
    expect(buttons(turn).map(({ action }) => action.name)).toEqual(['concealed-kong'])
    expect(passing(claim)).toBe(6)
    expect(passing(turn)).toBe(-1)
  })
})

test('a tile is discarded with or without a declaration', () => {
  expect([...choices(turn)]).toEqual([
    [3, 1],
    [9, 2],
  ])
  expect([...choices(turn, true)]).toEqual([[3, 3]])
  expect(declarable(turn)).toBe('ready')
  expect(declarable(claim)).toBe('')
})

describe('automation', () => {
  const none = { autoWin: false, noClaims: false, drawnGoes: false }
  const place = newPlace(0)
  place.standing = [
    { id: 1, tile: 3 },
    { id: 2, tile: 9 },
  ]
  place.apart = 2
  const plain = asked([
    { name: 'discard', tile: 3 },
    { name: 'discard', tile: 9 },
  ])

  test.each([
    ['leaves a claim to the player', claim, none, -1],
    ['never passes a win by', claim, { ...none, noClaims: true }, -1],
    ['wins where it is told to', claim, { ...none, autoWin: true }, 0],
    ['leaves a bare pass to the player, like any claim', asked([{ name: 'pass' }], true), none, -1],
    ['passes where it claims nothing', asked([{ name: 'pass' }], true), { ...none, noClaims: true }, 0],
    ['discards what was drawn', plain, { ...none, drawnGoes: true }, 1],
    ['discards nothing where there is more to decide', turn, { ...none, drawnGoes: true }, -1],
  ])('%s', (_, question, wishes, offer) => {
    expect(automatic(question, place, wishes)).toBe(offer)
  })
})

test('an action that the page never heard of is chosen as its rulebook says', () => {
  const words = 'prompt-bury = Bury a tile, or promise\naction-promise = Without { $suit }\naction-peek = Peek'
  teach('en', 'pocket', words)
  const end = speakOf('pocket')
  const opening: Question = {
    ...asked([
      { name: 'bury', tile: 3 },
      { name: 'promise', tile: 9 },
      { name: 'promise' },
      { name: 'peek', tile: 5 },
    ]),
    chosen_by: { bury: 'tile', promise: 'suit' },
  }
  expect([...choices(opening)]).toEqual([[3, 0]])
  expect(buttons(opening).map(({ word, tiles }) => [word, tiles])).toEqual([
    ['Without dots', []],
    ['Without ', []],
    ['Peek', [5]],
  ])
  expect(promptOf(opening)).toBe('Bury a tile, or promise')
  expect(promptOf(turn)).toBe('Your turn: discard a tile')
  expect(promptOf(claim)).toBe('')
  end()
})
