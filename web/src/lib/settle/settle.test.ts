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

  test('what patterns come to, unless their worth is said beside them', () => {
    const patterns = { 'all-chows': 1 }
    expect(() => toldSheet({ entries: [opened('red')], draft: won(1, 0, { patterns }) }, words.en)).toThrow(Unknown)
    const told = toldSheet({ entries: [opened('red')], draft: won(1, 0, { patterns, value: 3 }) }, words.en)
    expect(told.preview?.gains).toEqual([-3, 3, 0, 0])
  })
})
