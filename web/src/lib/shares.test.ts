import { beforeEach, expect, test } from 'vitest'

import { areBound, hashOf, matchSeedOf } from './commitment'
import type { Header, Opened, Share, TableInfo } from './protocol.gen'
import { drawn, givenTo, keepShare, partIn } from './shares'

const A = 'aa'.repeat(32)
const B = '0b'.repeat(32)
const HASH_A = 'e0e77a507412b120f6ede61f62295b1a7b2ff19d3dcc8f7253e51663470c888e'
const HASH_B = 'f0e38b830ebd8a506615ecd154330ec07ff6bf5030447b44e297db1d4b7514ac'
const SHARES: Share[] = [
  { player: 0, hash: HASH_A, value: A },
  { player: 1, hash: HASH_A, value: null },
  { player: 3, hash: HASH_B, value: B },
]

beforeEach(() => localStorage.clear())

function tableOf(commitment: string, ...hashes: string[]): TableInfo {
  return { id: 'table', commitment, players: hashes.map((share_hash) => ({ share_hash })) } as unknown as TableInfo
}

function seated(...hashes: string[]): TableInfo {
  const table = tableOf('house', ...hashes)
  keepShare({ share: A, hash: HASH_A }, { table, player: 0 } as unknown as Opened)
  return table
}

const headerOf = (shares: Share[], commitment = 'house', seed: string | null = '5e') =>
  ({ shares, commitment, seed }) as unknown as Header

test('the seed of a match is the one that the server works out', async () => {
  expect(await matchSeedOf('5e'.repeat(32), SHARES)).toBe(
    '7d3707d78288862d9429c5b401fd9f253802b9da8b7623c8e2678b496bb38fa8',
  )
  expect(await matchSeedOf('5e'.repeat(32), SHARES.slice(1, 2))).toBe('5e'.repeat(32))
})

test('a share that was exchanged is found', async () => {
  expect(await areBound(SHARES)).toBe(true)
  expect(await areBound([{ player: 0, hash: HASH_A, value: B }])).toBe(false)
})

test('what is drawn is another each time, and bound by its hash', async () => {
  const [one, other] = [await drawn(), await drawn()]
  expect(one.share).toMatch(/^[0-9a-f]{64}$/)
  expect(one.share).not.toBe(other.share)
  expect(one.hash).toBe(await hashOf(one.share))
})

test('a share is given to the company that was seen first, and to no other', () => {
  const table = seated(HASH_A, '')
  const full = tableOf('house', HASH_A, HASH_B)
  expect(givenTo(full)).toBe(A)
  expect(givenTo(full), 'after a restart it is given again').toBe(A)
  expect(givenTo(table), 'somebody bound themselves anew').toBe('')
})

test('it is not given to a house that is bound otherwise, nor at another table', () => {
  seated(HASH_A, '')
  expect(givenTo(tableOf('another', HASH_A, ''))).toBe('')
  expect(givenTo({ ...tableOf('house', HASH_A, ''), id: 'other' })).toBe('')
})

test('who had sat down before keeps what they were bound to then', () => {
  seated(HASH_A, '')
  const table = tableOf('house', HASH_A, '')
  keepShare({ share: B, hash: HASH_B }, { table, player: 0 } as unknown as Opened)
  expect(givenTo(table)).toBe(A)
})

test('a record is asked for the own share, by its table or by its commitment', () => {
  givenTo(seated(HASH_A, HASH_B))
  const shares: Share[] = [
    { player: 0, hash: HASH_A, value: A },
    { player: 1, hash: HASH_B, value: B },
  ]
  expect(partIn(headerOf(shares), 'table')).toBe('in')
  expect(partIn(headerOf(shares))).toBe('in')
  expect(partIn(headerOf(shares), 'other')).toBeNull()
  expect(partIn(headerOf(shares.slice(1)), 'table')).toBe('missing')
  expect(partIn(headerOf([{ ...shares[0]!, value: null }]), 'table')).toBe('missing')
  expect(partIn(headerOf(shares, 'another'), 'table')).toBe('other')
  expect(partIn(headerOf([shares[0]!, { player: 1, hash: HASH_A, value: A }]), 'table')).toBe('other')
  expect(partIn(headerOf(shares, 'house', null), 'table'), 'nobody knows yet').toBeNull()
})
