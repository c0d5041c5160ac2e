import { expect, test } from 'vitest'
import type { Body, Entry } from '../protocol.gen'
import { bodyNow, countingEntries, historyOf } from './log'

const deal = (number: number, winner: number): Body => ({ type: 'deal', deal: number, events: [{ type: 'win', winners: [winner], giver: null }] })
const log = (...bodies: Body[]): Entry[] => bodies.map((body, at) => ({ id: `e${at}`, body, after: at, written: at }))

const entries = log(
  { type: 'started', rules: 'red', seating: [0, 1, 2, 3] },
  deal(0, 1),
  deal(1, 2),
  { type: 'correction', entry: 'e1', by: deal(0, 3) as never, reason: 'it was Dmitri' },
  { type: 'agreed', player: 0 },
)

test('what an entry says now', () => {
  expect(bodyNow(entries, 'e1')).toEqual(deal(0, 3))
  expect(bodyNow([...entries, { id: 'e5', body: { type: 'undo', entry: 'e3' }, after: 5 }], 'e1')).toEqual(deal(0, 1))
  expect(bodyNow(entries, 'e9')).toBeUndefined()
})

test('what was taken back does not count', () => {
  const back: Entry = { id: 'e5', body: { type: 'undo', entry: 'e3' }, after: 5 }
  expect(countingEntries([...entries, back]).map(({ id }) => id)).toEqual(['e0', 'e1', 'e2'])
})

test('nothing is missing in the history of a deal', () => {
  const back: Entry = { id: 'e5', body: { type: 'undo', entry: 'e3', agreed: [1, 2] }, after: 5 }
  const found = historyOf([...entries, back], ['e1'])
  expect(found.map(({ what }) => what)).toEqual(['written', 'corrected', 'taken-back'])
  expect(found[1]).toMatchObject({ before: deal(0, 1), after: deal(0, 3), reason: 'it was Dmitri' })
  expect(found[2]?.agreed).toEqual([1, 2])
})
