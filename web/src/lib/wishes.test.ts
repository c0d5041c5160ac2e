import { beforeEach, expect, test } from 'vitest'

import type { RulebookInfo } from './protocol.gen'
import { agreedOn, amongBots, amongStrangers, beginEasily, lengthOf, wish, wishes } from './wishes.svelte'

const lengths = [
  { id: 'deal', options: { deals: 1 }, deals: 1, exact: true, minutes: 2 },
  { id: 'whole', options: {}, deals: 16, exact: true, minutes: 30 },
]
const bots = ['random', 'greedy', 'keen', 'master']
const four = { id: 'sichuan', players: [4], lengths, bots } as unknown as RulebookInfo
const some = { ...four, id: 'red', players: [2, 3, 4] }

beforeEach(() => localStorage.clear())

test('a length that a rulebook has not becomes the whole match', () => {
  wish('length', 'deal')
  expect(lengthOf(four)?.options).toEqual({ deals: 1 })
  wish('length', 'round')
  expect(lengthOf(four)?.id).toBe('whole')
})

test('how many play is agreed only where it may be chosen', () => {
  wish('length', 'deal')
  wish('players', 3)
  expect(agreedOn(four)).toEqual({ deals: 1 })
  expect(agreedOn(some)).toEqual({ deals: 1, players: 3 })
  expect(amongBots(four).players).toHaveLength(4)
  expect(amongBots(some).players).toHaveLength(3)
})

test('bots play as well as was wished, and with hints', () => {
  wish('level', 'keen')
  const { players, aids } = amongBots(four)
  expect(players.slice(1).map((each) => each.bot)).toEqual(['keen', 'keen', 'keen'])
  expect(aids).toBe(true)
})

test('where the level wished for is not there, the strongest plays', () => {
  wish('level', 'master')
  expect(amongBots(four).players[1]?.bot).toBe('master')
  expect(amongBots({ ...four, bots: ['random', 'greedy', 'keen'] }).players[1]?.bot).toBe('keen')
})

test('strangers play by the clock, and nobody has hints', () => {
  expect(amongStrangers(four)).toMatchObject({ public: true, clock: 'normal' })
  expect(amongStrangers(four).aids).toBeUndefined()
})

test('a beginner begins easily, and it is kept', () => {
  wish('rules', 'classical')
  wish('level', 'keen')
  beginEasily()
  expect(wishes).toMatchObject({ rules: 'red', level: 'random' })
  expect(localStorage.getItem('rules')).toBe('red')
})
