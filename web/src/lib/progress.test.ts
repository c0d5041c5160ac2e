import { beforeEach, expect, test } from 'vitest'

import { progressShort, progressWords, recorded, type Progress } from './progress'
import type { MatchRecord } from './protocol.gen'
import { loadWords } from './words.svelte'

beforeEach(() => loadWords('en'))

const at = (more: Partial<Progress>): Progress => ({ number: 6, round: 0, dealing: 2, length: null, ...more })

test.each([
  [at({ length: { deals: 16, bound: 'exact' } }), 'East 2 · deal 7 of 16', 'East 2 · 7/16'],
  [at({ length: { deals: 18, bound: 'least' } }), 'East 2 · deal 7 of at least 18', 'East 2 · 7/≥18'],
  [at({ length: { deals: 40, bound: 'most' } }), 'East 2 · deal 7 of at most 40', 'East 2 · 7/≤40'],
  [at({ round: 2 }), 'West 2 · deal 7', 'West 2 · deal 7'],
  [at({ round: 5 }), 'South 2 · deal 7', 'South 2 · deal 7'],
  [at({ dealing: 0, length: { deals: 16, bound: 'exact' } }), 'Deal 7 of 16', 'Deal 7/16'],
  [at({ dealing: 0 }), 'Deal 7', 'Deal 7'],
])('progress says what is certain: %o', (progress, words, short) => {
  expect(progressWords(progress)).toBe(words)
  expect(progressShort(progress)).toBe(short)
})

test('progress is said in Russian', async () => {
  await loadWords('ru')
  expect(progressWords(at({ length: { deals: 16, bound: 'exact' } }))).toBe('Восток 2 · сдача 7 из 16')
  expect(progressWords(at({ length: { deals: 18, bound: 'least' } }))).toBe('Восток 2 · сдача 7, всего не меньше 18')
  expect(progressWords(at({ dealing: 0, length: { deals: 8, bound: 'exact' } }))).toBe('Сдача 7 из 8')
})

const record = (over: boolean) =>
  ({
    over,
    deals: [
      { players: [2, 3, 0, 1], round: 0 },
      { players: [2, 3, 0, 1], round: 0 },
      { players: [3, 0, 1, 2], round: 0 },
      { players: [2, 3, 0, 1], round: 1 },
    ],
  }) as unknown as MatchRecord

test('a recorded match counts its rounds, and its deals when it is over', () => {
  const words = (deal: number, over: boolean, rounds: boolean) => progressWords(recorded(record(over), deal, rounds))
  expect(words(1, true, true)).toBe('East 1 · deal 2 of 4')
  expect(words(2, true, true)).toBe('East 2 · deal 3 of 4')
  expect(words(3, false, true)).toBe('South 1 · deal 4')
  expect(words(2, true, false)).toBe('Deal 3 of 4')
})
