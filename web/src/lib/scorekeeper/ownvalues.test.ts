import { expect, test } from 'vitest'

import { newDraft } from './draft'
import { ownValue, valuesTold, withTold } from './ownvalues'
import type { DealEnded, Member } from '../protocol.gen'

const member = (id: string, player: number | null): Member => ({ id, player, role: 'player', here: true, gone: false })
const members = [member('a', 0), member('b', 1), member('o', null)]

test('each tells of their own hand, in the deal that is played', () => {
  const drafts = { a: ownValue(3, 0, 8), b: ownValue(2, 1, 4), o: ownValue(3, 2, 6) }
  expect(valuesTold(members, drafts, 3)).toEqual({ 0: 8 })
  const scribes: DealEnded = { ...ownValue(3, 1, 30), events: [{ type: 'win', winners: [1], giver: null }] }
  expect(valuesTold(members, { b: scribes }, 3)).toEqual({})
})

test('losers are taken at their word until the scribe says otherwise', () => {
  const draft = newDraft('win', [1])
  const first = withTold({ ...draft, values: { 1: 30 } }, { 0: 8, 1: 4 }, {})
  expect(first).toEqual({ 0: 8, 1: 30 })
  expect(withTold({ ...draft, values: first }, { 0: 16 }, { 0: 8 })).toEqual({ 0: 16, 1: 30 }) // counted again
  expect(withTold({ ...draft, values: { ...first, 0: 2 } }, { 0: 16 }, { 0: 8 })).toEqual({ 0: 2, 1: 30 })
})

test('what a winner would have had as a loser is no value of a win', () => {
  expect(withTold(newDraft('win', [1]), { 1: 4 }, {})).toEqual({})
})
