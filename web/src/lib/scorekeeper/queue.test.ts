import { expect, test } from 'vitest'

import { newId, written, type KeptSheet } from './kept'
import { joined, queued, unshared, withdrawn, withShared, withStored } from './queue'
import type { Body, Entry, SharedSheet, StoredEntry } from '../protocol.gen'

const nobody = (deal: number): Body => ({ type: 'deal', deal })
const started: Body = { type: 'started', rules: 'red', seating: [0, 1, 2, 3] }
const empty: KeptSheet = { id: newId(), names: ['A', 'B', 'C', 'D'], entries: [], opened: 0, points: [], over: false }
const phone = [started, nobody(0), nobody(1)].reduce((sheet: KeptSheet, body) => written(sheet, body), empty)
const numbered = (entries: Entry[], from = 1, author = 'me'): StoredEntry[] =>
  entries.map((entry, at) => ({ number: from + at, entry: { ...entry, author }, stored: 0 }))
const shared = (entries: StoredEntry[]): SharedSheet => ({
  id: phone.id,
  me: { id: 'me', role: 'organiser', player: 0, here: true, gone: false },
  company: { names: ['Anna', 'B', 'C', 'D'], members: [], pen: 'me' },
  length: entries.length,
  points: [],
  over: false,
  entries,
  keeping: { by: '', days: 365 },
})
const ids = ({ entries }: KeptSheet) => entries.map(({ id }) => id)

test('what is stored takes the place of what was kept here', () => {
  const sheet = withShared(phone, shared(numbered(phone.entries)))
  expect([sheet.stored, queued(sheet), sheet.names[0]]).toEqual([3, [], 'Anna'])
  expect(sheet.entries.map(({ author }) => author)).toEqual(['me', 'me', 'me'])
  expect(written(sheet, nobody(2)).entries.at(-1)).toMatchObject({ author: 'me', after: 3 })
})

test('what others wrote comes before what waits here', () => {
  const sheet = withShared(phone, shared(numbered(phone.entries.slice(0, 1))))
  expect(queued(sheet).map(({ body }) => body)).toEqual([nobody(0), nobody(1)])
  const theirs = { id: 'theirs', body: nobody(0), after: 1 }
  const grown = withStored(sheet, numbered([theirs], 2, 'other'))
  expect(ids(grown)).toEqual([phone.entries[0]!.id, 'theirs', ...ids(phone).slice(1)])
  const sent = withStored(grown, numbered([phone.entries[1]!], 3))
  expect([sent.stored, queued(sent).length]).toEqual([3, 1])
})

test('the same entry twice is one, and a gap waits for what lies in between', () => {
  const sheet = withShared(phone, shared(numbered(phone.entries)))
  expect(withStored(sheet, numbered(phone.entries))).toBe(sheet)
  const late = { id: 'late', body: nobody(2), after: 4 }
  expect(withStored(sheet, numbered([late], 5))).toBe(sheet)
})

test('an entry that the server refuses can be withdrawn', () => {
  const sheet = withShared(phone, shared(numbered(phone.entries.slice(0, 1))))
  const [refused, next] = queued(sheet)
  const left = withdrawn(sheet, refused!.id)
  expect(queued(left)).toEqual([{ ...next!, after: 1 }])
  expect(withdrawn(sheet, sheet.entries[0]!.id)).toBe(sheet) // it is stored
})

test('a sheet of others is kept here, and goes on here if it is shared no more', () => {
  const sheet = joined(shared(numbered(phone.entries)), undefined, 7)
  expect(sheet).toMatchObject({ id: phone.id, opened: 7, stored: 3, names: ['Anna', 'B', 'C', 'D'] })
  expect(unshared(sheet)).not.toHaveProperty('shared')
  expect(unshared(sheet).entries).toHaveLength(3)
})
