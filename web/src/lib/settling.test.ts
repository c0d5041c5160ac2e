import { expect, test } from 'vitest'

import type { RulebookInfo } from './protocol.gen'
import { newSetup, type Setup } from './setup'
import { givenDeal, giverOf, seatsOf } from './settling'
import { newEvent, newHand, newTold } from './told'

const VOID = { id: 'void', name: '', choices: [{ value: '', name: '' }, { value: 'm', name: '' }], situation: '' }
const info: RulebookInfo = {
  id: 'red',
  name: '',
  about: '',
  players: [2, 3, 4],
  presets: [],
  options: [{ id: 'players', name: '', about: '', clause: '', kind: 'number', usual: 4, choices: [], least: 2, most: 4 }],
  tiles: [0, 27],
  situations: ['last-discard'],
  fields: ['winds'],
  facts: [VOID],
  settles_by: [],
  seatings: [[0, 2], [0, 1, 2], [0, 1, 2, 3]],
  fouls: [
    { id: 'false-win', name: '', clause: '', asks_ready: true },
    { id: 'wrong-set', name: '', clause: '', asks_ready: false },
  ],
  rounds: true,
  opens_kongs: false,
  whom: '',
  level: 1,
  lengths: [],
  bots: [],
  emblem: [],
  words: '',
  own_events: {},
}
const setup: Setup = { ...newSetup(), rules: ['red'], hand: '123m 55z 15f', seat: 'S' }
const after = (told: Partial<Setup['told']>, more: Partial<Setup> = {}): Setup => ({
  ...{ ...setup, ...more },
  told: { ...newTold(), ...told },
})

test('the seats are those of as many players as play', () => {
  expect(seatsOf(setup, info)).toEqual(['E', 'S', 'W', 'N'])
  expect(seatsOf({ ...setup, options: { red: { players: 2 } } }, info)).toEqual(['E', 'W'])
})

test('somebody else gave the tile, unless it came from the wall', () => {
  expect(giverOf(setup, info)).toBe('E')
  expect(giverOf(after({ giver: 'N' }), info)).toBe('N')
  expect(giverOf(after({ giver: 'S' }), info)).toBe('E')
  expect(giverOf(after({ giver: 'N' }, { wall: true }), info)).toBeNull()
})

test('whoever called the same tile wins with the hand that is written', () => {
  const others = { N: { ...newHand(), hand: '1m + 1m', called: true }, W: { ...newHand(), called: true } }
  const deal = givenDeal(after({ others }), info, true, 'en')
  expect(deal.outcome).toEqual([{ event: 'win', winners: ['S', 'N'], giver: 'E' }])
  expect(Object.keys(deal.hands ?? {})).toEqual(['S', 'N'])
})

test('nobody has won where the hand is not whole, or where it is said', () => {
  expect(givenDeal(setup, info, false, 'en').outcome).toEqual([])
  expect(givenDeal(after({ won: false }), info, true, 'en').hands).toEqual({})
})

test('a foul says whether the hand was ready only where that matters', () => {
  const fouls = ['false-win', 'wrong-set', 'yawning'].map((foul) => ({ seat: 'E', foul, ready: true }))
  expect(givenDeal(after({ fouls }), info, false, 'en').fouls).toEqual([
    { seat: 'E', foul: 'false-win', ready: true },
    { seat: 'E', foul: 'wrong-set', ready: null },
  ])
})

test('only a rulebook that looks back is told who is responsible', () => {
  const blamed = after({ blamed: 'N' })
  expect(givenDeal(blamed, info, true, 'en').responsible).toBeNull()
  const back = { ...info, settles_by: ['responsible'] }
  expect(givenDeal(blamed, back, true, 'en').responsible).toBe('N')
  expect(givenDeal({ ...blamed, wall: true }, back, true, 'en').responsible).toBeNull()
})

test('where a giver may be held liable, it is told of a win from the wall too', () => {
  const liable = { ...info, settles_by: ['liable'] }
  expect(givenDeal(after({ blamed: 'N' }, { wall: true }), liable, true, 'en').responsible).toBe('N')
  expect(givenDeal(after({ blamed: '' }, { wall: true }), liable, true, 'en').responsible).toBeNull()
})

test('a deal that goes on is told in its order', () => {
  const along = { ...info, settles_by: ['happenings'] }
  const kong = { ...newEvent('kong', 'W'), tile: '5m', giver: 'E' }
  const events = [
    kong,
    { ...kong, kind: 'claimed' },
    newEvent('mine'),
    { ...newEvent('win', 'N'), giver: 'E' },
    { ...newEvent('foul', 'E'), kind: 'false-win' },
    newEvent('wall-end'),
  ]
  const deal = givenDeal(after({ events, dealer: 'N' }), along, true, 'en')
  expect(deal.dealer).toBe('N')
  expect(deal.outcome).toEqual([
    { event: 'kong', seat: 'W', tile: '5m', kind: 'concealed', giver: null },
    { event: 'kong', seat: 'W', tile: '5m', kind: 'claimed', giver: 'E' },
    { event: 'win', winners: ['S'], giver: 'E' },
    { event: 'win', winners: ['N'], giver: 'E' },
    { event: 'foul', foul: 'false-win', seats: ['E'] },
    { event: 'wall-end' },
  ])
})
