import { expect, test } from 'vitest'

import { favourites, seenValues, withFavourites } from './favourites'
import { newId, written, type KeptSheet } from './kept'
import type { DealEnded, SheetInfo } from '../protocol.gen'

const empty: KeptSheet = { id: newId(), names: ['A', 'B', 'C', 'D'], entries: [], opened: 0, points: [], over: false }
const won = (deal: number, value: number, others: Record<number, number> = {}): DealEnded => ({
  type: 'deal',
  deal,
  events: [{ type: 'win', winners: [1], giver: 0 }],
  hands: { 1: { value }, ...Object.fromEntries(Object.entries(others).map(([player, worth]) => [player, { value: worth }])) },
})
const sheet = (rules: string, ...deals: DealEnded[]) =>
  deals.reduce((grown, deal) => written(grown, deal), written(empty, { type: 'started', rules, seating: [0, 1, 2, 3] }))
const info = (rules: string) => ({ rules, listed: false, won_keys: [0, 3, 6, 9], lost_keys: [0, 2, 4, 6, 8, 10, 12, 16, 18, 20] }) as unknown as SheetInfo

test('values are counted by rulebook, those of losers apart', () => {
  const sheets = [sheet('classical', won(0, 30, { 0: 8 }), won(1, 30)), sheet('red', won(0, 9))]
  const { won: of, lost } = seenValues(sheets, 'classical')
  expect([...of]).toEqual([[30, 2]])
  expect([...lost]).toEqual([[8, 1]])
})

test('what was corrected or taken back is not counted', () => {
  const begun = sheet('red', won(0, 9), won(1, 12))
  const [, first, second] = begun.entries
  const corrected = written(begun, { type: 'correction', entry: first!.id, by: won(0, 15), reason: 'counted again' })
  expect([...seenValues([corrected], 'red').won]).toEqual([[15, 1], [12, 1]])
  expect([...seenValues([written(begun, { type: 'undo', entry: second!.id })], 'red').won]).toEqual([[9, 1]])
})

test('frequent values take the keys of those that were never seen, from the highest on', () => {
  expect(favourites([3, 6, 9, 12], new Map([[33, 2], [12, 1]]), 4)).toEqual([3, 6, 12, 33])
  expect(favourites([3, 6, 9, 12], new Map([[33, 1]]), 4)).toEqual([3, 6, 9, 12]) // once is no habit
})

test('twelve keys for winners, eight for losers, none for what cannot be', () => {
  const sheets = [sheet('red', ...[33, 33, 50, 50].map((value, deal) => won(deal, value)))]
  expect(withFavourites(info('red'), {}, seenValues(sheets, 'red')).won_keys).toEqual([0, 3, 6, 9, 33, 50])
  expect(withFavourites(info('red'), { cap: 40 }, seenValues(sheets, 'red')).won_keys).toEqual([0, 3, 6, 9, 33])
  expect(withFavourites(info('red'), {}, seenValues(sheets, 'red')).lost_keys).toEqual([0, 2, 4, 6, 8, 10, 12, 16])
  const others = [sheet('hong-kong', won(0, 13), won(1, 13))]
  expect(withFavourites(info('hong-kong'), {}, seenValues(others, 'hong-kong')).won_keys).toEqual([0, 3, 6, 9])
})

test('where the keys are all values that there are, they stay', () => {
  const few = { ...info('sichuan'), listed: true, won_keys: [1, 2, 4, 8, 16] }
  expect(withFavourites(few, {}, seenValues([sheet('sichuan', won(0, 2), won(1, 2))], 'sichuan'))).toBe(few)
})
