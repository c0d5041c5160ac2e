import { beforeEach, expect, test } from 'vitest'
import { forget, keep, keptSheet, keptSheets, knownNames, newId, written, type KeptSheet } from './kept'

const sheet = (id: string, opened: number, names = ['Ann', 'Bob']): KeptSheet => ({
  id,
  names,
  entries: [],
  opened,
  points: [],
  over: false,
})

beforeEach(() => localStorage.clear())

test('sheets are kept, the newest first', () => {
  keep(sheet('old', 1))
  keep(sheet('new', 2, ['Cid', 'Ann']))
  expect(keptSheets().map(({ id }) => id)).toEqual(['new', 'old'])
  expect(knownNames()).toEqual(['Cid', 'Ann', 'Bob'])
  forget('new')
  expect(keptSheet('new')).toBeUndefined()
  expect(keptSheet('old')?.names).toEqual(['Ann', 'Bob'])
})

test('a sheet that is kept again takes the place of what it was', () => {
  keep(sheet('one', 1))
  keep(written(sheet('one', 1), { type: 'agreed', player: 0 }, 5000))
  expect(keptSheets()).toHaveLength(1)
  expect(keptSheet('one')?.entries[0]).toMatchObject({ after: 0, written: 5, body: { type: 'agreed', player: 0 } })
})

test('what is not readable is no sheet', () => {
  localStorage.setItem('sheets', '{')
  expect(keptSheets()).toEqual([])
})

test('no two entries have the same id', () => {
  expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100)
})
