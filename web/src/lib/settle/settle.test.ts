import { describe, expect, test } from 'vitest'

import { bundleOf, said, wordsIn, type SheetCase } from './agreement'
import { Unknown } from './complaint'
import fixtures from './fixtures/sheets.json?raw'
import { toldSheet } from './told'
import type { DealEnded, Entry } from '../protocol.gen'
import complaintsRu from '../../../../sparrows/text/complaints.ru.ftl?raw'
import en from '../../../../sparrows/text/en.ftl?raw'
import ru from '../../../../sparrows/text/ru.ftl?raw'

const words = { en: wordsIn(bundleOf('en', en)), ru: wordsIn(bundleOf('ru', ru)) }
const complaints = { en: null, ru: bundleOf('ru', complaintsRu) }

const opened = (rules: string, options = {}): Entry => ({
  id: 'e0',
  after: 0,
  body: { type: 'started', rules, seating: [0, 1, 2, 3], options },
})
const won = (winner: number, giver: number | null, hand: object): DealEnded => ({
  type: 'deal',
  deal: 0,
  events: [{ type: 'win', winners: [winner], giver }],
  hands: { [winner]: hand },
})

describe('the page says what the server says', () => {
  const cases = JSON.parse(fixtures) as SheetCase[]
  for (const rules of ['red', 'sichuan', 'classical', 'popular', 'zung-jung']) {
    test(rules, () => {
      const own = cases.filter(({ given }) => given.entries[0]?.body.type === 'started' && given.entries[0].body.rules === rules)
      expect(own.length).toBeGreaterThan(30)
      for (const { given, ...expected } of own) {
        const lang = (given.lang ?? 'en') as 'en' | 'ru'
        expect(JSON.parse(JSON.stringify(said(given, words[lang], complaints[lang])))).toEqual(expected)
      }
    })
  }
})

describe('what only the server knows', () => {
  test.each([
    ['a rulebook of others', opened('hong-kong')],
    ['an option that is strange', opened('red', { players: 7 })],
    ['an option of no rulebook', opened('red', { preset: 'two' })],
  ])('%s', (_, entry) => {
    expect(() => toldSheet({ entries: [entry] }, words.en)).toThrow(Unknown)
  })

  test('what patterns come to where an option changes their table, unless their worth is said beside them', () => {
    const patterns = { 'chaotic-hand': 1 }
    const entries = [opened('red', { chaotic_value: 20 })]
    expect(() => toldSheet({ entries, draft: won(1, 0, { patterns }) }, words.en)).toThrow(Unknown)
    const told = toldSheet({ entries, draft: won(1, 0, { patterns, value: 20 }) }, words.en)
    expect(told.preview?.gains).toEqual([-20, 20, 0, 0])
  })
})

describe('what named patterns come to', () => {
  const value = (rules: string, patterns: Record<string, number>, options = {}) => {
    const losers: DealEnded['hands'] = rules === 'classical' ? { 0: { value: 0 }, 2: { value: 0 }, 3: { value: 0 } } : {}
    const draft = { ...won(1, 0, {}), hands: { ...losers, 1: { patterns } } }
    return toldSheet({ entries: [opened(rules, options)], draft }, words.en).preview?.worth[1]
  }

  test.each([
    ['red', { 'all-chows': 1, flower: 2 }, {}, 9],
    ['red', { 'full-flush': 1, 'lower-five': 1 }, { cap: 80 }, 80],
    ['sichuan', { 'full-flush': 1, quad: 2 }, {}, 8],
    ['sichuan', { 'full-flush': 1, quad: 2 }, { limit: '16' }, 16],
    ['zung-jung', { 'half-flush': 1, 'full-flush': 1 }, {}, 80], // one series
    ['zung-jung', { 'big-four-winds': 1, 'all-pungs': 1 }, {}, 400],
    ['popular', { 'self-drawn': 1, riichi: 1 }, {}, 3],
    ['classical', { mahjong: 1, 'four-blessings': 1 }, {}, 2000], // a limit hand
  ])('%s %o %o', (rules, patterns, options, worth) => {
    expect(value(rules, patterns, options)).toBe(worth)
  })

  test('what does not count beside the others is told', () => {
    const patterns = { 'half-flush': 1, 'full-flush': 1 }
    const told = toldSheet({ entries: [opened('zung-jung')], draft: won(1, 0, { patterns }) }, words.en)
    expect(told.left_out?.[1]).toEqual(['half-flush'])
  })

  test.each([
    [{ 'all-chows': 1, 'all-pungs': 1 }, 'no hand has both'],
    [{ nonsense: 1 }, 'is no pattern'],
    [{ 'all-chows': 2 }, 'cannot count 2 times'],
  ])('%o cannot be', (patterns: Record<string, number>, sentence) => {
    expect(() => value('red', patterns)).toThrow(sentence)
  })
})
