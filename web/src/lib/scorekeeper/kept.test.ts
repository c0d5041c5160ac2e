import { beforeEach, expect, test, vi } from 'vitest'
import type { KeptSheet } from './kept'

type Kept = typeof import('./kept')
let kept: Kept

/** The browser is closed and opened again. */
async function restart(): Promise<void> {
  vi.resetModules()
  kept = await import('./kept')
  await kept.opened()
}


const sheet = (id: string, opened: number, names = ['Ann', 'Bob']): KeptSheet => ({
  id,
  names,
  entries: [],
  opened,
  points: [],
  over: false,
})

beforeEach(async () => {
  localStorage.clear()
  await restart()
})

test('sheets are kept, the newest first', async () => {
  const { keep, keptSheets, knownNames } = kept
  void keep(sheet('old', 1))
  void keep(sheet('new', 2, ['Cid', 'Ann']))
  expect(keptSheets().map(({ id }) => id)).toEqual(['new', 'old'])
  expect(knownNames()).toEqual(['Cid', 'Ann', 'Bob'])
  void kept.forget('new')
  expect(kept.keptSheet('new')).toBeUndefined()
  await restart()
  expect(kept.keptSheet('new')).toBeUndefined()
  expect(kept.keptSheet('old')?.names).toEqual(['Ann', 'Bob'])
})

test('a sheet that is kept again takes the place of what it was', () => {
  const { keep, keptSheet, keptSheets, written } = kept
  void keep(sheet('one', 1))
  void keep(written(sheet('one', 1), { type: 'agreed', player: 0 }, 5000))
  expect(keptSheets()).toHaveLength(1)
  expect(keptSheet('one')?.entries[0]).toMatchObject({ after: 0, written: 5, body: { type: 'agreed', player: 0 } })
})

test('what is not readable is no sheet', async () => {
  localStorage.setItem('sheets', '{')
  await restart()
  expect(kept.keptSheets()).toEqual([])
})

test('no two entries have the same id', () => {
  expect(new Set(Array.from({ length: 100 }, kept.newId)).size).toBe(100)
})
