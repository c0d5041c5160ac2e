import { expect, test } from 'vitest'
import type { SheetInfo } from '../protocol.gen'
import { csvOf } from './csv'

const info = {
  lines: [{ number: 0, dealer: 0, worth: { 1: 24 }, gains: [-24, 24], totals: [-24, 24], events: [{ type: 'win', winners: [1], giver: 0 }] }],
  points: [-24, 24],
  start_points: 0,
  fouls: [],
} as unknown as SheetInfo

test('one line a deal, which spreadsheets read as it is', () => {
  const [head, deal, result, ...rest] = csvOf(info, ['=1+1', 'A "B"; C']).split('\r\n')
  expect(head).toMatch(/^\uFEFF/)
  expect(head).toContain(`;'=1+1;"A ""B""; C"`)
  expect(deal).toMatch(/^1;'=1\+1;/)
  expect(deal).toMatch(/;-24;24;-24;24$/)
  expect(result).toMatch(/;-24;24;-24;24$/)
  expect(rest).toEqual([''])
})
