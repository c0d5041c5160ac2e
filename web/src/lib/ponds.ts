/** How discards are laid: rows of six; between two players a long one grows into the free corner. */
import type { River } from './layout'
import type { Seat } from './protocol.gen'
import type { Stone, Table } from './table'

const COLUMNS = 6
const ROWS = 3
const WIDEST = 9 // tiles of full size, with the corner beside it

export interface Shape {
  columns: number
  fit: number // the size of its tiles, 1 being the full one
}

export function shapeOf(tiles: number, wide: boolean): Shape {
  const rows = (columns: number) => Math.max(ROWS, Math.ceil(tiles / columns))
  let best: Shape = { columns: COLUMNS, fit: ROWS / rows(COLUMNS) }
  if (!wide) return best
  for (let columns = COLUMNS + 1; columns <= 2 * WIDEST; columns++) {
    const fit = Math.min(ROWS / rows(columns), WIDEST / columns)
    if (fit > best.fit) best = { columns, fit }
  }
  return best
}

/** A discard where it lies: beside the others, or in a place of its own and a little askew. */
export interface LaidDiscard {
  stone: Stone
  column?: number // from 1
  row?: number
  turn?: number // degrees
}

// Where discards lie anywhere: so many places before each player.
const FREE = { columns: 7, rows: 4 }
const PLACES = FREE.columns * FREE.rows
const ASKEW = 15 // degrees

/** Numbers below a limit in no order that a person sees, but always in the same. */
function scattered(limit: number): number[] {
  const found = [...Array(limit).keys()]
  let chance = 1
  for (let left = limit; left > 1; left--) {
    chance = (chance * 48271) % 2147483647
    const other = chance % left
    ;[found[left - 1], found[other]] = [found[other] as number, found[left - 1] as number]
  }
  return found
}

const SPOTS = new Map([2, 3, 4].map((seats) => [seats, scattered(PLACES * seats)]))

/** What lies before each seat: their own discards, or their part of the river that all share. */
export function laidOut(table: Table, river: River): Map<Seat, LaidDiscard[]> {
  const found = new Map<Seat, LaidDiscard[]>(table.seats.map((seat) => [seat, []]))
  if (river === 'zones') {
    for (const seat of table.seats) {
      found.set(seat, (table.places[seat]?.pond ?? []).map((stone) => ({ stone })))
    }
    return found
  }
  const stones = new Map(
    Object.values(table.places).flatMap(({ pond }) => pond.map((stone) => [stone.id, stone])),
  )
  const put = river === 'lines' ? inLine : anywhere
  table.river.forEach((id, number) => {
    const stone = stones.get(id)
    if (stone) put(table.seats, found, stone, number)
  })
  return found
}

type Put = (seats: Seat[], laid: Map<Seat, LaidDiscard[]>, stone: Stone, number: number) => void

/** One line that runs around the middle, side by side from the dealer's, and then again. */
const inLine: Put = (seats, laid, stone, number) => {
  const seat = seats[Math.floor(number / COLUMNS) % seats.length] as Seat
  laid.get(seat)?.push({ stone })
}

/** No order: the next tile falls somewhere else, and stays there. */
const anywhere: Put = (seats, laid, stone, number) => {
  const spots = SPOTS.get(seats.length) ?? []
  const place = spots[number % spots.length] ?? 0
  const seat = seats[Math.floor(place / PLACES)] as Seat
  const spot = place % PLACES
  laid.get(seat)?.push({
    stone,
    column: (spot % FREE.columns) + 1,
    row: Math.floor(spot / FREE.columns) + 1,
    turn: ((place * 67) % (2 * ASKEW + 1)) - ASKEW,
  })
}

/** The shape of a pond in which so many tiles lie; the parts of one river are all alike. */
export function riverShape(laid: Map<Seat, LaidDiscard[]>, seat: Seat, river: River): Shape {
  if (river === 'free') return { columns: FREE.columns, fit: ROWS / FREE.rows }
  const lengths = [...laid.values()].map((each) => each.length)
  const own = laid.get(seat)?.length ?? 0
  return shapeOf(river === 'lines' ? Math.max(...lengths) : own, laid.size === 2)
}
