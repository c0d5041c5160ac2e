import { mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'

import HandTiles from './table/HandTiles.svelte'
import Payments from './table/Payments.svelte'
import Standings from './table/Standings.svelte'
import Winner from './table/Winner.svelte'
import type { AtTable } from '../lib/attable.svelte'
import type { DealResult, HandResult } from '../lib/protocol.gen'
import { HIDDEN, JOKER } from '../lib/tiles'
import { loadWords } from '../lib/words.svelte'

let shown: Record<string, unknown> | undefined

beforeEach(() => loadWords('en'))
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.innerHTML = ''
})

const query = (selector: string) => document.querySelector(selector) as HTMLElement
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const plain = (node: HTMLElement) => node.textContent?.replaceAll(/\s+/g, ' ').trim()

const hand: HandResult = {
  seat: 2,
  player: 0,
  won: null,
  counted: null,
  giver: null,
  standing: [0, 1, 2, JOKER],
  melds: [],
  bonus: [34],
  winning: 3,
  faults: [],
}
const NAMES = ['Anna', 'Boris', 'Vera', 'Gleb']

test('the winning tile stands apart, and a wild one is known', () => {
  shown = mount(HandTiles, { target: document.body, props: { hand, wild: 8 } })
  expect(all('.standing .tile').map((each) => each.dataset.tile)).toEqual(['1m', '2m', '3m', '9m', '1f'])
  expect(query('.tile.wild').dataset.tile).toBe('9m')
  expect(query('.winning .marked').dataset.tile).toBe('4m')
})

test('a winner whose tiles lie covered still has name, way and tile', () => {
  const covered = { ...hand, standing: [HIDDEN, HIDDEN] }
  shown = mount(Winner, { target: document.body, props: { hand: covered, name: 'Anna', giver: 'Boris' } })
  expect(plain(query('.who'))).toBe('Anna on a tile of Boris')
  expect(all('.tile.back')).toHaveLength(2)
  expect(query('.winning .tile').dataset.tile).toBe('4m')
})

test('standings tell the change, the move, a fault and what a loser’s hand came to', () => {
  const counted = { worth: '12 points' } as HandResult['counted']
  const result = {
    hands: [1, 2, 3, 0].map((player, seat) => ({
      ...{ ...hand, player, seat },
      ...{ counted: player === 3 ? counted : null, faults: player === 1 ? ['false-win'] : [] },
    })),
    payments: [],
    delta: { 0: -60, 1: 0, 2: 0, 3: 60 },
    points: [50, 10, 5, -65],
  } as unknown as DealResult
  const at = { player: 0, nameOf: (player: number) => NAMES[player] } as unknown as AtTable
  shown = mount(Standings, { target: document.body, props: { at, result } })
  const cells = (row: HTMLElement) => [...row.children].map((each) => plain(each as HTMLElement)).filter(Boolean).join(' ')
  expect(all('tr').map(cells)).toEqual([
    '1 ▲2 up by 2 places Anna +60 -10 → 50',
    '2 ▼1 down by one place Boris a false win -60 70 → 10',
    '3 ▼1 down by one place Vera 0 5 → 5',
    '4 Gleb hand: 12 points 0 -65 → -65',
  ])
  expect(plain(query('.me .name'))).toBe('Anna')
})

test('long names of payers are cut in their boxes and told in full', () => {
  const named = () => 'Constantine of Constantinople'
  const result = { payments: [{ payment: { payer: 1, receiver: 0, points: 8, clause: '', reason: 'win' }, sentence: '', arithmetic: '' }], delta: { 0: 8, 1: -8 } }
  shown = mount(Payments, { target: document.body, props: { result, named, bottom: 0, seats: [0, 1, 2, 3] } })
  expect(all('.who')).toHaveLength(4)
  expect(query('.who .name').title).toBe('Constantine of Constantinople')
  expect(all('line')).toHaveLength(1)
})
