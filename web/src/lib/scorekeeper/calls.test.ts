import { expect, test } from 'vitest'

import { call, came, openCalls } from './calls'
import type { Body, Entry } from '../protocol.gen'

const log = (...written: [string, Body][]): Entry[] => written.map(([author, body], at) => ({ id: `e${at}`, body, after: at, author }))
const callers = (entries: Entry[]) => openCalls(entries).map(({ author }) => author)

test('a call is open until the referee has come', () => {
  const called = log(['anna', call], ['boris', { type: 'note', text: 'Hello' }], ['boris', call])
  expect(callers(called)).toEqual(['anna', 'boris'])
  expect(callers(log(['anna', call], ['referee', came]))).toEqual([])
  expect(callers(log(['anna', call], ['referee', came], ['boris', call]))).toEqual(['boris'])
})

test('who calls twice is one', () => {
  expect(callers(log(['anna', call], ['anna', call]))).toEqual(['anna'])
})
