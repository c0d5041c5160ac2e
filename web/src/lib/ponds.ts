/** How discards are laid: in rows read from left to right, whose tiles shrink only where they are too many. */
import type { River } from './layout'
import type { Seat } from './protocol.gen'
import type { Side, Stone, Table } from './table'

/** How many tiles of full size a pond has room for. */
export interface Room {
  columns: number
  rows: number
}

export interface Shape {
  columns: number
  fit: number // the size of its tiles, 1 being the full one
}

export type Plan = 'tall' | 'low' | 'wide' | 'turned'

const ACROSS: Room = { columns: 12, rows: 2 }
const ASIDE: Room = { columns: 6, rows: 4 }
const ASIDE_LOW: Room = { columns: 7, rows: 3 }
// Two players have the room of four.
const OF_TWO: Record<Plan, Room> = {
  tall: { columns: 12, rows: 4 },
  low: { columns: 12, rows: 4 },
  wide: { columns: 24, rows: 2 },
  turned: { columns: 9, rows: 3 },
}

export function roomOf(plan: Plan, side: Side, players: number): Room {
  if (players === 2) return OF_TWO[plan]
  if (plan === 'turned') return { columns: 6, rows: 3 }
  if (side === 'top' || side === 'bottom') return ACROSS
  return plan === 'low' ? ASIDE_LOW : ASIDE
}

/** The largest tiles with which so many fit. */
export function shapeOf(tiles: number, { columns, rows }: Room): Shape {
  for (let more = columns; ; more++) {
    const fit = columns / more
    if (more * Math.floor(rows / fit) >= tiles) return { columns: more, fit }
  }
}

/** A discard where it lies: beside the others, or in a place of its own and a little askew. */
export interface LaidDiscard {
  stone: Stone
  spot?: number // counted from the first place of the pond
  turn?: number // degrees
}

// Where discards lie anywhere: so many places before each player, by how many players there are.
const PLACES: Record<number, number> = { 2: 56, 3: 28, 4: 28 }
const ASKEW = 15 // degrees
const LINE = 6

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

const placesOf = (seats: Seat[]): number => PLACES[seats.length] ?? 0
const SPOTS = new Map(Object.entries(PLACES).map(([seats, each]) => [Number(seats), scattered(each * Number(seats))]))

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
  const seat = seats[Math.floor(number / LINE) % seats.length] as Seat
  laid.get(seat)?.push({ stone })
}

/** No order: the next tile falls somewhere else, and stays there. */
const anywhere: Put = (seats, laid, stone, number) => {
  const spots = SPOTS.get(seats.length) ?? []
  const place = spots[number % spots.length] ?? 0
  const each = placesOf(seats)
  const seat = seats[Math.floor(place / each)] as Seat
  laid.get(seat)?.push({
    stone,
    spot: place % each,
    turn: ((place * 67) % (2 * ASKEW + 1)) - ASKEW,
  })
}

/** The shape of a pond in such room; the parts of one river are all alike. */
export function riverShape(laid: Map<Seat, LaidDiscard[]>, seat: Seat, river: River, room: Room): Shape {
  if (river === 'free') return shapeOf(PLACES[laid.size] ?? 0, room)
  const lengths = [...laid.values()].map((each) => each.length)
  const own = laid.get(seat)?.length ?? 0
  return shapeOf(river === 'lines' ? Math.max(...lengths) : own, room)
}
