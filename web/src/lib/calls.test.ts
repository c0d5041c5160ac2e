import { beforeEach, expect, test } from 'vitest'

import { LASTING } from './bubbles.svelte'
import { aloud, callOf, soundOf, written } from './calls'
import type { OwnEvents } from './own'
import type { GameEvent, Meld, Won } from './protocol.gen'
import { SOUNDS } from './sounds'
import { loadWords, say, speakOf } from './words.svelte'

interface Fixture {
  rules: string
  own: OwnEvents
  views: { events: GameEvent[] }[]
}

const found = import.meta.glob<Fixture>('./fixtures/*.json', { eager: true, import: 'default' })
const FIXTURES = Object.values(found)
const EVENTS = FIXTURES.flatMap(({ rules, own, views }) =>
  views.flatMap(({ events }) => events.map((event) => ({ rules, own, event }))),
)
/** Whose maker says a word at the table, and whose does not. */
const CALLED = [
  ...['melded', 'kong-concealed', 'kong-added', 'declared', 'won'],
  ...['bonus-shown', 'void-shown', 'calling-shown'],
]

const meld = (kind: string): Meld => ({ kind, tile: 4, concealed: false, promoted: false, wild: [] })
const melded = (kind: string): GameEvent => ({
  ...{ event: 'melded', seat: 1, meld: meld(kind), tile: 4, giver: 0, using: [4, 4] },
})
const won = (seat: number): Won => ({ event: 'won', seat, tile: 13, giver: 0, value: 8, patterns: {} })
const discarded: GameEvent = { event: 'discarded', seat: 1, tile: 13 }
const declared: GameEvent = { event: 'declared', seat: 1, what: 'ready' }

beforeEach(() => loadWords('en'))

test('the fixtures have every event that is called out', () => {
  const there = new Set<string>(EVENTS.map(({ event }) => event.event))
  expect(CALLED.filter((each) => !there.has(each))).toEqual([])
})

test.each(['en', 'ru'] as const)('in every fixture calls have words in %s, at who called', async (language) => {
  await loadWords(language)
  for (const { rules, own, event } of EVENTS) {
    const end = speakOf(rules)
    const call = callOf(event, own)
    expect(!!call, event.event).toBe(CALLED.includes(event.event))
    if (call && 'seat' in event) {
      expect(call.seat).toBe(event.seat)
      expect(written(call).words).toMatch(language === 'ru' ? /^[А-я: ]+!?$/ : /^[A-z: ]+!?$/)
      expect(LASTING[call.tone]).toBeGreaterThan(0)
    }
    end()
  }
})

test('what has a sound has one that there is, and every call but asides has one', () => {
  for (const { own, event } of EVENTS) {
    const name = soundOf(event)
    if (name) expect(SOUNDS).toHaveProperty(name)
    const call = callOf(event, own)
    if (call && call.tone !== 'aside') expect(name, event.event).not.toBe('')
  }
})

test.each([
  ['red', 'Победа!', 'Win!'],
  ['popular', 'Победа!', 'Win!'],
  ['classical', 'Маджонг!', 'Mahjong!'],
  ['sichuan', 'Маджонг!', 'Mahjong!'],
  ['zung-jung', 'Маджонг!', 'Mahjong!'],
])('a win of %s is called as its players call it', async (rules, russian, english) => {
  const end = speakOf(rules)
  const call = callOf(won(2))!
  expect(written(call)).toMatchObject({ tone: 'win', words: english, tile: 13, more: say('unit-points', { n: 8 }) })
  await loadWords('ru')
  expect(written(call).words).toBe(russian)
  end()
})

test('a wrong call of a win has words', async () => {
  await loadWords('ru')
  const wrong = callOf({ event: 'falsely-called', seat: 3, tile: 4, giver: null })!
  expect([wrong.seat, written(wrong).words]).toEqual([3, 'Ложный маджонг!'])
})

test('what a rulebook of its own has called out is called, unless it is taken back', () => {
  const own: OwnEvents = {
    'void-shown': { mark: 'void', without: 'suit', called: true },
    'calling-shown': { mark: 'calling', lasts: 'calling', called: true },
    promised: { mark: 'promise' },
  }
  const said = (event: object) => {
    const call = callOf(event as GameEvent, own)
    return call && [call.seat, written(call).words]
  }
  expect(said({ event: 'void-shown', seat: 1, suit: 2 })).toEqual([1, 'void: bamboos'])
  expect(said({ event: 'calling-shown', seat: 2, calling: true })).toEqual([2, 'ready'])
  expect(said({ event: 'calling-shown', seat: 2, calling: false })).toBe(null)
  expect(said({ event: 'promised', seat: 0 })).toBe(null)
})

test('a voice says calls, and discards where that is wished; what is said at once is said together', () => {
  expect(aloud([melded('pung')], false)).toBe('Pung!')
  expect(aloud([discarded], false)).toBe('')
  expect(aloud([discarded], true)).toBe('five of dots')
  expect(aloud([declared, discarded], true)).toBe('Ready! five of dots')
  expect(aloud([won(1), won(2), won(3)], false)).toBe('Mahjong!')
  expect(aloud([{ event: 'bonus-shown', seat: 0, tile: 34 }], true)).toBe('')
})
