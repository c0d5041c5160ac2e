/** A rulebook that the page knows nothing of: `pocket`, with the deal that its own code played. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import pocket from '../lib/fixtures/pocket.json'
import { callOf, written } from '../lib/calls'
import { folded } from '../lib/fold'
import { whyItStays } from '../lib/forbidden'
import { goesFirst, type OwnEvents } from '../lib/own'
import type { GameEvent, Question } from '../lib/protocol.gen'
import { seenBy } from '../lib/seen'
import { sentence } from '../lib/speak'
import { inOrder, newPlace, type Place } from '../lib/table'
import { loadWords, speakOf, teach } from '../lib/words.svelte'
import Plate from './table/Plate.svelte'

const OWN: OwnEvents = pocket.own
const [MINE, WATCHED] = pocket.views.map(({ events }) => events as unknown as GameEvent[]) as [GameEvent[], GameEvent[]]
const WORDS = `
event-promised = { $seat } has made up their mind.
badge-promise = promised to win without
stays-promise = First goes { $suit }.
badge-vowed = vowed
call-vowed = I vow!
`

let shown: Record<string, unknown> | undefined
let end: () => void
beforeEach(async () => {
  await loadWords('en')
  vi.stubGlobal('matchMedia', () => new EventTarget())
  teach('en', 'pocket', WORDS)
  end = speakOf('pocket')
})
afterEach(() => {
  end()
  if (shown) void unmount(shown)
  shown = undefined
  document.body.innerHTML = ''
})

function badges(place: Place): string[] {
  if (shown) void unmount(shown)
  shown = mount(Plate, { target: document.body, props: { place, name: 'Finch', points: 0, wild: -1 } })
  flushSync()
  return [...document.querySelectorAll<HTMLElement>('[data-mark]')].map((badge) =>
    `${badge.dataset.mark}: ${badge.textContent.trim()}`,
  )
}

test('what a player promised is on their plate, and only there', () => {
  const table = folded(MINE, [], OWN)!
  expect(badges(table.places[0]!)).toEqual(['promise: dots promised to win without'])
  expect(document.querySelector<HTMLElement>('.struck .tile')?.dataset.tile).toBe('5p')
  expect(badges(table.places[1]!)).toEqual([])
  expect(badges(folded(WATCHED, [], OWN)!.places[0]!)).toEqual([])
})

test('the suit that cannot win stands last, and its name is in the reason why a tile stays', () => {
  const place = folded(MINE.slice(0, MINE.findIndex(({ event }) => event === 'discarded')), [], OWN)!.places[0]!
  const suits = inOrder(place, true).map(({ tile }) => Math.floor(tile / 9))
  expect(suits).toEqual([...suits].sort((one, other) => other - one))
  const question = { at: 1, offers: [{ name: 'discard', tile: 9 }], claim: false } as Question
  expect(whyItStays(question, place, 20)).toBe('First goes dots.')
})

test('a replay hides what the others do not see, and says what happened', () => {
  const promised = MINE.find((event) => (event.event as string) === 'promised')!
  expect(seenBy(promised, 0, OWN)).toEqual(promised)
  expect(seenBy(promised, 1, OWN)).toMatchObject({ seat: 0, without: -1 })
  expect(sentence(promised, () => 'Finch')).toBe('Finch has made up their mind.')
})

test('an event that was made up here is called, marks its player, lays tiles out, and goes', () => {
  const own: OwnEvents = {
    vowed: { mark: 'vowed', lasts: 'holds', first: 'tile', called: true },
    turned: { apart: 'tile', wild: 'kind' },
    slipped: { covered: true },
    asked: { asks: true },
    lifted: { melds: 'sets' },
    thought: { secret: true },
  }
  const made = (event: object) => event as GameEvent
  const vowed = made({ event: 'vowed', seat: 1, holds: true, tile: 7 })
  const before = [
    ...[MINE[0]!, made({ event: 'dealt', seat: 1, tiles: [7, 8, 9, 9, 9, 9] })],
    ...[made({ event: 'kong-concealed', seat: 1, tile: -2 }), vowed],
  ]
  const table = folded([...before, made({ event: 'turned', tile: 7, kind: 8 })], [], own)!
  const place = table.places[1]!
  expect(badges(place)).toEqual(['vowed: vowed'])
  expect(written(callOf(vowed, own)!).words).toBe('I vow!')
  expect(goesFirst(place.marks)).toBe(7)
  expect([table.apart, table.wild]).toEqual([[7], 8])
  expect(folded([...before, made({ event: 'vowed', seat: 1, holds: false, tile: -1 })], [], own)!.places[1]!.marks).toEqual({})
  const later = folded([...before, made({ event: 'slipped', seat: 1 }), made({ event: 'asked', seat: 2 })], [], own)!
  expect([later.places[1]!.pond.map(({ tile }) => tile), later.phase, later.turn]).toEqual([[-2], 'opening', 2])
  const kong = { kind: 'kong', tile: 9, concealed: true, promoted: false, wild: [] }
  const hidden = [MINE[0]!, made({ event: 'dealt', seat: 1, tiles: [-2, -2, -2, -2] }), before[2]!]
  const lifted = folded([...hidden, made({ event: 'lifted', seat: 1, sets: [kong] })], [], own)!
  expect(lifted.places[1]!.melds[0]!.stones.map(({ tile }) => tile)).toEqual([9, 9, 9, 9])
  expect(seenBy(made({ event: 'thought', seat: 1 }), 0, own)).toBe(null)
  expect(badges(newPlace(1))).toEqual([])
})
