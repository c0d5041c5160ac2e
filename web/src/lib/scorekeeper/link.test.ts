import { expect, test } from 'vitest'
import type { Entry } from '../protocol.gen'
import { linked, unlinked } from './link'

const entries: Entry[] = Array.from({ length: 17 }, (_, at) => ({
  id: `${at}`.padStart(24, 'a3f'),
  after: at,
  written: 1_790_000_000 + 240 * at,
  author: 'phone',
  body: at
    ? { type: 'deal', deal: at - 1, events: [{ type: 'win', winners: [at % 4], giver: (at + 1) % 4 }], hands: { [at % 4]: { value: 24 } } }
    : { type: 'started', rules: 'red', seating: [0, 1, 2, 3] },
}))

test('a whole match goes into a link and comes out of it', async () => {
  const sheet = { names: ['Анна', 'Bob', 'Ćiro', '丁'], entries, opened: 5 }
  const hash = await linked(sheet)
  expect(hash).toMatch(/^#s=[\w-]+$/)
  expect(hash.length).toBeLessThan(1500)
  expect(await unlinked(hash)).toEqual(sheet)
})

test.each(['', '#', '#s=', '#s=%%%', '#s=abcd', '#rules'])('%s is no sheet', async (hash) => {
  expect(await unlinked(hash)).toBeUndefined()
})
