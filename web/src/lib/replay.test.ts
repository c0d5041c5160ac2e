import { describe, expect, test } from 'vitest'

import classical from '../../../tests/replays/classical.json'
import popular from '../../../tests/replays/popular.json'
import red from '../../../tests/replays/red.json'
import sichuan from '../../../tests/replays/sichuan.json'
import zungJung from '../../../tests/replays/zung-jung.json'
import { folded } from './fold'
import type { OwnEvents } from './own'
import type { DealRecord, GameEvent, MatchRecord } from './protocol.gen'
import { decisionsAt, pointsOver, stepsOf, takenAt } from './replay'
import { seenBy } from './seen'
import { HIDDEN } from './tiles'

const records = { classical, popular, red, sichuan, 'zung-jung': zungJung } as unknown as Record<
  string,
  MatchRecord
>

const fixtures = import.meta.glob<{ own: OwnEvents }>('./fixtures/*.json', { eager: true, import: 'default' })

describe.each(Object.entries(records))('%s', (rules, record) => {
  const { own } = fixtures[`./fixtures/${rules}.json`]!

  test('every decision but a pass is followed by what it did', () => {
    for (const deal of record.deals) {
      const times = takenAt(deal, own)
      expect(times).toEqual([...times].sort((one, other) => one - other))
      deal.decisions.forEach(([seat, action], number) => {
        if (action.name !== 'discard') return
        const after = deal.events.slice(times[number])
        const done = after.find((event) => event.event === 'discarded')
        expect(done).toMatchObject({ event: 'discarded', seat, tile: action.tile })
      })
    }
  })

  test('who draws decides before anything else is seen', () => {
    for (const deal of record.deals) {
      const steps = stepsOf(deal.events, own)
      const made = decisionsAt(deal, steps, own)
      steps.forEach((events, step) => {
        const [drawn, next] = [deal.events[events - 1], deal.events[events]]
        if (drawn?.event !== 'drew' || drawn.source !== undefined) return
        if (next?.event === 'bonus-shown') return // a flower is laid down without being asked
        expect(made[step]?.map((each) => each.seat)).toContain(drawn.seat)
      })
    }
  })

  test('every decision belongs to a step', () => {
    for (const deal of record.deals) {
      const made = decisionsAt(deal, stepsOf(deal.events, own), own).flat()
      expect(made.map((each) => each.number)).toEqual(deal.decisions.map((_each, at) => at))
    }
  })

  test('the steps begin with hands of thirteen and end with the deal', () => {
    for (const { events } of record.deals) {
      const steps = stepsOf(events, own)
      expect(folded(events.slice(0, steps[0]), [], own)?.places[1]?.standing).toHaveLength(13)
      expect(steps.at(-1)).toBe(events.length)
    }
  })

  test('the points end where the record says', () => {
    expect(pointsOver(record).at(-1)).toEqual(record.points)
    expect(pointsOver(record)).toHaveLength(record.deals.length + 1)
  })

  test('a seat sees its own tiles, and others only when they are laid open', () => {
    for (const { events } of record.deals) {
      const before = events.slice(0, events.findIndex((event) => event.event === 'discarded') + 1)
      const seen = before.map((event) => seenBy(event, 0, own)).filter((event) => event !== null)
      const all = folded(before, [], own)
      const view = folded(seen as GameEvent[], [], own)
      expect(view?.places[0]?.standing).toEqual(all?.places[0]?.standing)
      expect(new Set(view?.places[1]?.standing.map((stone) => stone.tile))).toEqual(new Set([HIDDEN]))
    }
  })

  test('a whole deal can be seen from every seat', () => {
    for (const { events } of record.deals) {
      const [first] = events
      for (const seat of first?.event === 'started' ? first.seats : []) {
        const seen = events.map((event) => seenBy(event, seat, own)).filter((event) => event !== null)
        expect(folded(seen, [], own)?.phase).toBe('over')
      }
    }
  })
})

test('an action that only one rulebook has is followed by what it made, not by the question before it', () => {
  const own: OwnEvents = {
    'heavenly-asked': { asks: true, step: false },
    promised: { mark: 'promise' },
    'promise-shown': { mark: 'promise', called: true },
  }
  const events = [
    { event: 'started', seats: [0, 1] },
    { event: 'promised', seat: 0 },
    { event: 'heavenly-asked', seat: 1 },
    { event: 'declared', seat: 1, what: 'heavenly-ready' },
    { event: 'turn-began', seat: 0 },
    { event: 'promise-shown', seat: 0 },
    { event: 'discarded', seat: 0, tile: 3 },
  ]
  const decisions = [
    [0, { name: 'promise', tile: 9 }],
    [1, { name: 'declare', declare: 'heavenly-ready' }],
    [0, { name: 'discard', tile: 3 }],
  ]
  expect(takenAt({ events, decisions } as unknown as DealRecord, own)).toEqual([1, 3, 5])
})
