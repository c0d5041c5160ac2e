import { describe, expect, test } from 'vitest'

import { begun, discardsDrawn, fold, folded } from './fold'
import type { OwnEvents } from './own'
import type { GameEvent, Meld, Started } from './protocol.gen'
import type { Table } from './table'
import { inOrder, newPlace, sideOf } from './table'

interface Fixture {
  rules: string
  own: OwnEvents
  views: { viewer: number; events: GameEvent[]; looks: [number, unknown][] }[]
}

const fixtures = import.meta.glob<Fixture>('./fixtures/*.json', { eager: true, import: 'default' })

/** A table in the words of tools/generate_fixtures.py. */
function described(table: Table): unknown {
  const { phase, turn, drawn, claim, wall, discards, apart, wild, delta } = table
  return {
    ...{ phase, turn, drawn, claim, wall, discards, apart, wild, delta },
    places: table.seats.map((seat) => {
      const place = table.places[seat]!
      const known = place.standing.map((stone) => stone.tile).filter((tile) => tile >= 0)
      return {
        seat,
        size: place.standing.length,
        standing: known.sort((one, other) => one - other),
        melds: place.melds.map(
          ({ kind, tile, concealed, promoted, wild }): Meld => ({
            ...{ kind, tile, concealed, promoted, wild },
          }),
        ),
        bonus: place.bonus.map((stone) => stone.tile),
        pond: place.pond.map((stone) => stone.tile),
        declared: place.declared,
        dead: place.dead,
        out: place.out,
        marks: place.marks,
      }
    }),
  }
}

describe.each(Object.entries(fixtures))('%s', (_, { own, views }) => {
  test.each(views)('looks to $viewer as it does in Python', ({ events, looks }) => {
    expect(looks.length).toBeGreaterThan(0)
    for (const [number, expected] of looks) {
      const table = folded(events.slice(0, number), [], own)
      expect(table && described(table)).toEqual(expected)
    }
  })

  test.each(views)('seen by $viewer, every stone is there once', ({ events }) => {
    const table = folded(events, [], own)!
    const ids = table.seats.flatMap((seat) => {
      const { standing, melds, bonus, pond } = table.places[seat]!
      return [...standing, ...melds.flatMap((meld) => meld.stones), ...bonus, ...pond].map(
        (stone) => stone.id,
      )
    })
    expect(new Set(ids).size).toBe(ids.length)
  })
})

const started: Started = {
  ...({ event: 'started', seats: [0, 1, 2, 3], round: 0 } as const),
  ...{ tiles: 136, kept: 0, loose: 0, dice: [], breaker: 0, stacks: 1 },
}

test('a robbed kong is a pung again', () => {
  const table = begun(started)
  const pung = { kind: 'pung', tile: 4, concealed: false, promoted: false, wild: [] }
  const events: GameEvent[] = [
    { event: 'dealt', seat: 1, tiles: [4, 4, 4, 9] },
    { event: 'dealt', seat: 0, tiles: [4] },
    { event: 'discarded', seat: 0, tile: 4 },
    { event: 'melded', seat: 1, meld: pung, tile: 4, giver: 0, using: [4, 4] },
    { event: 'kong-added', seat: 1, tile: 4 },
    { event: 'kong-robbed', seat: 1, tile: 4 },
  ]
  for (const event of events) fold(table, event)
  const [meld] = table.places[1]!.melds
  expect(meld).toMatchObject({ kind: 'pung', promoted: false, giver: 0 })
  expect(meld!.stones).toHaveLength(3)
  expect(table.places[0]!.pond).toEqual([])
})

test('a hand is in order, the void suit last, the drawn tile apart', () => {
  const place = newPlace(0)
  place.standing = [3, 30, 12, 1, 20].map((tile, id) => ({ id: id + 1, tile }))
  place.apart = 3
  place.marks.void = { suit: 0, first: -1 }
  expect(inOrder(place, true).map((stone) => stone.tile)).toEqual([20, 30, 1, 3])
  expect(inOrder(place, false).map((stone) => stone.tile)).toEqual([3, 30, 1, 20])
})

test('after a wrong call a hand is seen until it changes', () => {
  const table = begun(started)
  fold(table, { event: 'dealt', seat: 1, tiles: [-2, -2, -2] })
  fold(table, { event: 'falsely-called', seat: 1, tile: 4, giver: null, tiles: [4, 9, 9] })
  const place = table.places[1]!
  expect([place.dead, place.shown]).toEqual([true, [4, 9, 9]])
  fold(table, { event: 'discarded', seat: 1, tile: 4 })
  expect([place.dead, place.shown]).toEqual([true, null])
})

test('who plays next sits to the right', () => {
  expect([0, 1, 2, 3].map((seat) => sideOf([0, 1, 2, 3], seat, 2))).toEqual([
    ...['top', 'left', 'bottom', 'right'],
  ])
  expect(sideOf([0, 2], 2, 0)).toBe('top')
})

test('of two alike the one goes that its owner chose, else the one just drawn', () => {
  const goes = (pick: (ids: number[]) => number) => {
    const table = begun(started)
    fold(table, { event: 'dealt', seat: 1, tiles: [4, 9] })
    fold(table, { event: 'drew', seat: 1, tile: 4 })
    const place = table.places[1]!
    const ids = place.standing.map((stone) => stone.id)
    place.chosen = pick(ids)
    fold(table, { event: 'discarded', seat: 1, tile: 4 })
    expect([place.apart, place.chosen]).toEqual([0, 0])
    return ids.indexOf(place.pond[0]!.id)
  }
  expect(goes(() => 0)).toBe(2)
  expect(goes((ids) => ids[2]!)).toBe(2)
  expect(goes((ids) => ids[0]!)).toBe(0)
  expect(goes((ids) => ids[1]!)).toBe(2) // the choice of something else is none
})

test('discards of the tile just drawn are marked, also for those who did not see the draw', () => {
  const events: GameEvent[] = [
    started,
    { event: 'place-laid', seat: 0, tiles: [], pond: [1] },
    { event: 'drew', seat: 1, tile: 7 },
    { event: 'discarded', seat: 1, tile: 7 },
    { event: 'dealt', seat: 2, tiles: [8] },
    { event: 'drew', seat: 2, tile: 7 },
    { event: 'discarded', seat: 2, tile: 8 },
  ]
  expect(discardsDrawn(events)).toEqual([1])
  const hidden = events.map((event) => (event.event === 'drew' ? { ...event, tile: -2 } : event))
  const places = folded(hidden, discardsDrawn(events))!.places
  expect([0, 1, 2].map((seat) => places[seat]!.pond.map(({ drawn }) => !!drawn))).toEqual([[false], [true], [false]])
})

test('an event that nobody describes changes nothing that the page shows, and the rest goes on', () => {
  const started: Started = {
    ...{ event: 'started', seats: [0, 1], round: 0, tiles: 136, kept: 0, loose: 0, dice: [], breaker: 0, stacks: 0 },
  }
  const strange = { event: 'promised', seat: 0, without: 1 } as unknown as GameEvent
  const began: GameEvent = { event: 'turn-began', seat: 0 }
  expect(folded([started, strange, began])).toEqual(folded([started, began]))
})
