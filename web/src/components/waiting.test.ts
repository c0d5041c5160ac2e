import { mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'

import Tables from './lobby/Tables.svelte'
import Notes from './table/Notes.svelte'
import type { AtTable } from '../lib/attable.svelte'
import type { TableInfo } from '../lib/protocol.gen'
import { loadWords } from '../lib/words.svelte'

let shown: Record<string, unknown> | undefined

afterEach(() => {
  if (shown) void unmount(shown)
  document.body.innerHTML = ''
})

const table = { id: 't', rules: 'red', preset: null, options: {}, clock: 'none', players: [], deals: 0 }

test.each([
  ['en', 5 * 3600 - 10, 'ends in 5 hours if nobody comes'],
  ['en', 0, 'ends in an hour if nobody comes'],
  ['ru', 3 * 3600, 'закроется через 3 часа, если никто не придёт'],
])('the list says in %s when a table ends', async (lang, ends_in, words) => {
  await loadWords(lang as 'en' | 'ru')
  const tables = [{ ...table, ends_in } as unknown as TableInfo]
  shown = mount(Tables, { target: document.body, props: { title: 'mine', tables, word: 'go-back' } })
  expect(document.body.textContent?.replaceAll(/[\u2068\u2069]/g, '')).toContain(words)
})

test('the list says nothing of a table that does not end soon', async () => {
  await loadWords('en')
  const tables = [{ ...table, ends_in: null } as unknown as TableInfo]
  shown = mount(Tables, { target: document.body, props: { title: 'mine', tables, word: 'go-back' } })
  expect(document.querySelector('.ends')).toBeNull()
})

test.each([
  ['en', 'Moves cannot be stored just now: the table waits, and goes on by itself.'],
  ['ru', 'Ходы сейчас не сохраняются: стол ждёт и продолжит игру сам.'],
])('a table says in %s that nothing can be stored', async (lang, words) => {
  await loadWords(lang as 'en' | 'ru')
  const at = { status: 'open', info: { stalled: true }, note: '' } as unknown as AtTable
  shown = mount(Notes, { target: document.body, props: { at } })
  expect(document.querySelector('[data-note="stalled"]')?.textContent).toBe(words)
})
