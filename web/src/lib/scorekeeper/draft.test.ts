import { expect, test } from 'vitest'
import type { SheetInfo } from '../protocol.gen'
import { bodyOf, dealOf, draftOf, isSaid, newDraft, selfGiver } from './draft'

const info = (more: Partial<SheetInfo> = {}) =>
  ({ deal: 2, seating: [1, 2, 3, 0], goes_on: false, counts_losers: false, ...more }) as SheetInfo

test('a win on a discard', () => {
  const draft = { ...newDraft('win', [1]), giver: 0, values: { 1: 12 } }
  expect(bodyOf(draft, info())).toEqual({
    type: 'deal',
    deal: 2,
    events: [{ type: 'win', winners: [1], giver: 0 }],
    hands: { 1: { value: 12 } },
    responsible: null,
    fed: null,
  })
})

test('where the hands of losers count, those that nobody speaks of are worth nothing', () => {
  const draft = { ...newDraft('win', [1]), giver: null, values: { 1: 30, 3: 8 } }
  expect(dealOf(draft, info({ counts_losers: true })).hands).toEqual({
    0: { value: 0 },
    1: { value: 30 },
    2: { value: 0 },
    3: { value: 8 },
  })
})

test('where a deal goes on after a win, an event is written down', () => {
  const draft = { ...newDraft('win', [3]), giver: 0, values: { 3: 4 }, answers: { situation: 'robbing-kong' } }
  expect(bodyOf(draft, info({ goes_on: true }))).toEqual({
    type: 'event',
    deal: 2,
    event: { type: 'win', winners: [3], giver: 0 },
    hands: { 3: { value: 4, situation: ['robbing-kong'] } },
  })
})

test('a foul is written down at once, in every rulebook', () => {
  const draft = { ...newDraft('foul', [2]), kind: 'false-win', answers: { ready: 'not-ready' } }
  expect(bodyOf(draft, info())).toMatchObject({
    type: 'event',
    event: { type: 'foul', players: [2], foul: 'false-win', ready: false },
  })
})

test('nobody won', () => {
  expect(bodyOf(newDraft('nobody'), info())).toMatchObject({ type: 'deal', deal: 2, events: [] })
})

test.each([
  { ...newDraft('win', [1]), giver: 0, values: { 1: 80 }, answers: { responsible: 'nobody' } },
  { ...newDraft('win', [1, 2]), giver: 3, values: { 1: 8, 2: 9 } },
  { ...newDraft('win', [1]), giver: null, values: { 1: 40 }, answers: { fed: 'nobody' } },
  newDraft('nobody'),
])('a deal that was written down is told again', (draft) => {
  expect(draftOf(dealOf(draft, info()))).toEqual(draft)
})

test('a kong that was claimed is said when its giver is', () => {
  const kong = { ...newDraft('kong', [1]), kind: 'claimed' }
  expect([newDraft('kong'), kong, { ...kong, giver: 2 }].map(isSaid)).toEqual([false, false, true])
  expect([newDraft('foul', [1]), { ...newDraft('foul', [1]), kind: 'false-win' }].map(isSaid)).toEqual([false, true])
})

test('nobody wins with a tile that they gave, so four cannot win at once', () => {
  const all = { ...newDraft('win', [1, 2, 3, 0]), giver: 0 }
  expect([isSaid(all), selfGiver(all)]).toEqual([false, 0])
  const three = { ...all, players: [1, 2, 3] }
  expect([isSaid(three), selfGiver(three)]).toEqual([true, undefined])
})

test('a deeper answer counts in place of the shallower', () => {
  const said = { ...newDraft('win', [1]), giver: 0, values: { 1: 12 }, patterns: { 1: { straight: 1 } } }
  expect(dealOf(said, info()).hands).toEqual({ 1: { patterns: { straight: 1 } } })
  const given = { rules: 'red', concealed: '123m' }
  const laid = { ...said, laid: { 1: { given, value: 15 } } }
  expect(dealOf(laid, info()).hands).toEqual({ 1: { value: 15, laid: given } })
  expect(draftOf(dealOf(laid, info())).laid).toEqual(laid.laid)
})

test('of several callers only the one who has the tile says what the hand is worth', () => {
  const draft = { ...newDraft('win', [1, 2]), giver: 0, values: { 2: 9 } }
  expect(dealOf(draft, info({ holder: 2 })).hands).toEqual({ 1: { value: 9 }, 2: { value: 9 } })
  const losers = { ...draft, values: { 2: 30 } }
  expect(dealOf(losers, info({ holder: 2, counts_losers: true })).hands).toEqual({ 0: { value: 0 }, 1: { value: 0 }, 2: { value: 30 }, 3: { value: 0 } })
})

test('an event that was written down is told again', () => {
  const kong = { ...newDraft('kong', [1]), kind: 'claimed', giver: 2 }
  const foul = { ...newDraft('foul', [3]), kind: 'false-win' }
  for (const draft of [kong, foul]) expect(draftOf(bodyOf(draft, info({ goes_on: true })))).toEqual(draft)
})

test('where all hands are in the same state, what they are worth is not asked', () => {
  const draft = { ...newDraft('wall-end'), states: { 0: 'ready', 1: 'ready', 3: 'ready' } }
  const hands = dealOf(draft, info({ goes_on: true, out: [2], won_keys: [1, 2] })).hands
  expect(hands).toEqual({ 0: { value: 1, state: 'ready' }, 1: { value: 1, state: 'ready' }, 3: { value: 1, state: 'ready' } })
})
