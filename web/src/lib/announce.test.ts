import { beforeEach, expect, test, vi } from 'vitest'

import { announce } from './announce'
import { Bubbles, LASTING, TABLE } from './bubbles.svelte'
import sichuan from './fixtures/sichuan.json'
import { begun, fold } from './fold'
import { arrive, boxesOf, fromOwners, light, snapshot, stoneAt } from './motion'
import type { GameEvent, Started } from './protocol.gen'
import { settings } from './settings.svelte'
import { keptClear, winningStone, type Table } from './table'
import { loadWords } from './words.svelte'

const STARTED: Started = {
  ...{ event: 'started', seats: [0, 1, 2, 3], round: 0, tiles: 136, kept: 0, loose: 0 },
  ...{ dice: [[1, 2]], breaker: 0, stacks: 3 },
}

function after(...events: GameEvent[]): Table {
  const table = begun(STARTED)
  for (const event of events) fold(table, event)
  return table
}

const dealt: GameEvent[] = [
  { event: 'dealt', seat: 0, tiles: [4, 5] },
  { event: 'dealt', seat: 1, tiles: [-2, -2] },
]
const drew: GameEvent = { event: 'drew', seat: 0, tile: 4 }
const discarded: GameEvent = { event: 'discarded', seat: 0, tile: 4 }
const won = (giver: number | null): GameEvent => ({
  ...{ event: 'won', seat: giver === null ? 0 : 1, tile: 4, giver, value: 3, patterns: {} },
})

beforeEach(async () => {
  document.body.innerHTML = ''
  await loadWords('en')
})

test('everybody who says something has a bubble, at a win of several too', () => {
  const table = after(...dealt, drew, discarded)
  const bubbles = new Bubbles()
  const wins = [1, 2].map((seat): GameEvent => ({ ...(won(0) as Extract<GameEvent, { event: 'won' }>), seat }))
  announce(wins, table, bubbles)
  expect([0, 1, 2, 3].map((seat) => bubbles.at(seat)?.words)).toEqual([undefined, 'Mahjong!', 'Mahjong!', undefined])
  bubbles.silence()
})

test('the end of a wall is told by nobody in particular', () => {
  const bubbles = new Bubbles()
  const events = sichuan.views[0]!.events as GameEvent[]
  announce(events.filter(({ event }) => event === 'ended'), after(), bubbles)
  expect([bubbles.at(TABLE)?.words, bubbles.at(0)]).toEqual(['The wall has run out', null])
  bubbles.silence()
})

test('the stone that won is the one drawn, or the one in the pond', () => {
  const drawn = after(...dealt, drew, won(null))
  expect(winningStone(drawn, 0)).toBe(drawn.places[0]?.apart)
  const given = after(...dealt, drew, discarded, won(0))
  expect(winningStone(given, 1)).toBe(given.last)
  expect(winningStone(given, 2)).toBe(0)
  const other = { ...(won(0) as Extract<GameEvent, { event: 'won' }>), tile: 9 }
  expect(winningStone(after(...dealt, drew, discarded, other), 1)).toBe(0)
})

test('a last discard is kept clear as long as it lies in a pond, the own tiles always', () => {
  const table = after(...dealt, drew, discarded)
  const own = table.places[0]!
  expect(keptClear(table, own)).toEqual([table.last, ...own.standing.map(({ id }) => id)])
  fold(table, {
    ...{ event: 'melded', seat: 1, tile: 4, giver: 0, using: [-2, -2] },
    meld: { kind: 'pung', tile: 4, concealed: false, promoted: false, wild: [] },
  })
  expect(keptClear(table, null)).toEqual([])
})

function node(left: number, also: Partial<HTMLElement> = {}): HTMLElement {
  const made = Object.assign(document.createElement('div'), also)
  made.getBoundingClientRect = () => new DOMRect(left, 0, 10, 14)
  made.getAnimations = () => []
  document.body.append(made)
  return made
}

test('a stone that won glows for a while', async () => {
  const tile = node(0)
  const { destroy } = stoneAt(tile, 77)
  vi.useFakeTimers()
  await light(77)
  expect(tile.dataset.lit).toBe('won')
  vi.advanceTimersByTime(LASTING.win)
  expect(tile.dataset.lit).toBe(undefined)
  vi.useRealTimers()
  destroy()
})

test('where a moving stone will lie is known before it is there', () => {
  const tile = node(0)
  const moving = { currentTime: 10, effect: { getComputedTiming: () => ({ endTime: 340 }) } }
  tile.getAnimations = () => [moving] as unknown as Animation[]
  tile.getBoundingClientRect = () => new DOMRect(moving.currentTime, 0, 1, 1)
  const { destroy } = stoneAt(tile, 5)
  expect(boxesOf([5, 6]).map(({ left }) => left)).toEqual([340])
  expect(moving.currentTime).toBe(10)
  destroy()
})

test('what was seen nowhere comes from the plate of its owner', () => {
  const plate = node(100, { className: 'plate' })
  plate.dataset.seat = '0'
  const table = after(...dealt, drew, discarded)
  snapshot()
  fromOwners(table)
  const coming = arrive(node(40), { id: table.last })
  expect(coming.css?.(0, 1)).toContain('translate(60px, 0px)')
  expect(coming.css?.(1, 0)).toContain('translate(0px, 0px)')
  expect(arrive(node(40), { id: 999 }).css?.(0, 1)).toContain('opacity: 0')
  settings.motion = 'less'
  expect(arrive(node(40), { id: table.last })).toEqual({ duration: 0 })
  settings.motion = 'auto'
})
