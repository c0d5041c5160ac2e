import { expect, test } from 'vitest'
import { EMPTY, hasMore, looked, ownOpen, placesOf } from './lobby'
import type { Lobby, TableInfo } from './protocol.gen'

const table = (id: string, rules = 'red', kind = 'open'): TableInfo =>
  ({ id, rules, state: 'waiting', players: [{ kind }] }) as TableInfo
const ids = (tables: TableInfo[]) => tables.map(({ id }) => id)

/** A server with these tables, two on a page, that notes what it was asked for. */
function server(names: string, asked: number[] = []) {
  const tables = [...names].map((name) => table(name))
  return (offset: number): Promise<Lobby> => {
    asked.push(offset)
    const waiting = tables.slice(offset, offset + 2)
    return Promise.resolve({ ...EMPTY, waiting, waiting_total: tables.length })
  }
}

test('pages are put together', async () => {
  const asked: number[] = []
  const all = await looked(2, server('abcde', asked))
  expect(ids(all.waiting)).toEqual(['a', 'b', 'c', 'd'])
  expect(asked).toEqual([0, 2])
  expect(hasMore(all, 2)).toBe(true)
})

test('nobody asks beyond the last page', async () => {
  const asked: number[] = []
  const all = await looked(9, server('abc', asked))
  expect(ids(all.waiting)).toEqual(['a', 'b', 'c'])
  expect(asked).toEqual([0, 2])
  expect(hasMore(all, 9)).toBe(false)
})

test('a table that moved on meanwhile is listed once', async () => {
  const pages = [server('abcd'), server('xabcd')]
  const all = await looked(2, (offset) => pages[offset ? 1 : 0]!(offset))
  expect(ids(all.waiting)).toEqual(['a', 'b', 'c'])
})

test('ones own tables do not count as those of others', () => {
  const lobby = { ...EMPTY, mine: [table('a'), table('b', 'red', 'bot')], waiting_of: { red: 3 } }
  expect(ids(ownOpen(lobby, 'red'))).toEqual(['a'])
  expect(placesOf(lobby, 'red')).toBe(2)
  expect(placesOf(lobby, 'sichuan')).toBe(0)
})
