import { expect, test } from 'vitest'

import { begun, fold } from './fold'
import { laidOut, riverShape, roomOf, shapeOf } from './ponds'
import type { Started } from './protocol.gen'
import type { Table } from './table'

const across = roomOf('tall', 'top', 4)

test('a pond has room for 24 tiles, in two rows or beside the table in four', () => {
  expect(shapeOf(24, across)).toEqual({ columns: 12, fit: 1 })
  expect(shapeOf(24, roomOf('wide', 'left', 4))).toEqual({ columns: 6, fit: 1 })
  expect(shapeOf(48, roomOf('tall', 'top', 2))).toEqual({ columns: 12, fit: 1 })
  expect(shapeOf(48, roomOf('wide', 'top', 2))).toEqual({ columns: 24, fit: 1 })
})

test('on a low phone ponds at the sides have three rows, and tiles that shrink late in a deal only', () => {
  const aside = roomOf('low', 'right', 4)
  expect(shapeOf(21, aside)).toEqual({ columns: 7, fit: 1 })
  expect(shapeOf(24, aside)).toEqual({ columns: 8, fit: 7 / 8 })
})

test.each([25, 27, 40, 57])('%d tiles shrink until they fit', (tiles) => {
  for (const room of [across, roomOf('tall', 'left', 4), roomOf('turned', 'left', 4)]) {
    const { columns, fit } = shapeOf(tiles, room)
    expect(fit).toBeLessThan(1)
    expect(columns * fit).toBeCloseTo(room.columns)
    expect(Math.ceil(tiles / columns) * fit).toBeLessThanOrEqual(room.rows)
  }
})

const started: Started = {
  ...{ event: 'started', seats: [0, 1, 2, 3], round: 0, tiles: 136, kept: 0, loose: 0 },
  ...{ dice: [[1, 2]], breaker: 0, stacks: 3 },
}

/** A table on which so many tiles were discarded, by one after another. */
function after(discards: number): Table {
  const table = begun(started)
  for (let number = 0; number < discards; number++) {
    fold(table, { event: 'drew', seat: number % 4, tile: number % 34 })
    fold(table, { event: 'discarded', seat: number % 4, tile: number % 34 })
  }
  return table
}

const ids = (table: Table, river: 'zones' | 'lines' | 'free', seat: number) =>
  laidOut(table, river).get(seat)!.map(({ stone }) => stone.id)

test('in zones everybody has their own discards before them', () => {
  const table = after(10)
  for (const seat of table.seats) {
    expect(ids(table, 'zones', seat)).toEqual(table.places[seat]!.pond.map(({ id }) => id))
  }
})

test('in lines all discards follow one another, six before each player', () => {
  const table = after(30)
  expect(ids(table, 'lines', 0)).toEqual([...table.river.slice(0, 6), ...table.river.slice(24)])
  expect(ids(table, 'lines', 1)).toEqual(table.river.slice(6, 12))
  expect(ids(table, 'lines', 3)).toEqual(table.river.slice(18, 24))
  const laid = laidOut(after(75), 'lines')
  const shapes = [0, 1, 2, 3].map((seat) => riverShape(laid, seat, 'lines', across))
  expect(new Set(shapes.map(({ fit }) => fit)).size).toBe(1)
})

test('a claimed discard leaves the line, and the next takes its place', () => {
  const table = after(7)
  const claimed = table.river.at(-1)
  const meld = { kind: 'pung', tile: 6, concealed: false, promoted: false, wild: [] }
  fold(table, { event: 'melded', seat: 0, meld, tile: 6, giver: 2, using: [] })
  expect(ids(table, 'lines', 1)).toEqual([])
  fold(table, { event: 'drew', seat: 0, tile: 9 })
  fold(table, { event: 'discarded', seat: 0, tile: 9 })
  expect(ids(table, 'lines', 1)).toEqual([table.river.at(-1)])
  expect(table.river).not.toContain(claimed)
})

test('anywhere means no order, a place of its own for every tile, and that it stays there', () => {
  const places = (table: Table) =>
    new Map(
      [...laidOut(table, 'free')].flatMap(([seat, laid]) =>
        laid.map(({ stone, spot }) => [stone.id, `${seat} ${spot}`]),
      ),
    )
  const [early, late] = [places(after(20)), places(after(91))]
  expect(new Set(late.values()).size).toBe(91)
  for (const [id, place] of early) expect(late.get(id)).toBe(place)
  const table = after(40)
  const own = table.seats.map((seat) => ids(table, 'zones', seat).sort().join())
  expect(table.seats.map((seat) => ids(table, 'free', seat).sort().join())).not.toEqual(own)
})
