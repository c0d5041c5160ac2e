/** What lies where on a table, as its viewer sees it. */
import { suitMarks, type Marks, type OwnEvents } from './own'
import type { Meld, Seat, Tile } from './protocol.gen'
import { suitOf } from './tiles'

/** A tile as a thing that keeps its identity while it moves. */
export interface Stone {
  id: number
  tile: Tile
  drawn?: boolean // discarded as soon as it was drawn
}

/** A meld as it lies there; `claimed` is the id of the stone that `giver` discarded. */
export interface LaidMeld extends Meld {
  stones: Stone[]
  claimed: number
  giver: Seat | null
}

export interface Place {
  seat: Seat
  standing: Stone[]
  apart: number // the stone just drawn, that stands apart; 0: none
  chosen: number // the stone that its owner took in hand; 0: none
  melds: LaidMeld[]
  bonus: Stone[]
  pond: Stone[]
  declared: string
  dead: boolean
  out: boolean
  won: { tile: Tile; giver: Seat | null; value: number } | null
  shown: Tile[] | null // the standing tiles, once they were laid open
  marks: Marks // what a rulebook of its own has put on the player, as far as the viewer knows
}

export interface Claim {
  tile: Tile
  giver: Seat
  kind: string
}

export interface Table {
  seats: Seat[]
  round: number
  dice: [number, number][]
  breaker: Seat // whose side of the wall was broken
  stacks: number // after how many stacks
  wall: { left: number; kept: number; loose: number }
  places: Record<Seat, Place>
  phase: 'opening' | 'turn' | 'claim' | 'rob' | 'over'
  turn: Seat
  claim: Claim | null
  drawn: Tile
  last: number // the stone discarded last
  discards: [Seat, Tile][]
  tossed: Set<number> // which of them, counted from 0, were the tile just drawn
  river: number[] // the stones that lie in the ponds, in the order they were discarded
  apart: Tile[] // tiles that lie open and are nobody's
  wild: Tile
  delta: Record<Seat, number>
  ended: string // why the deal is over; empty while it is not
  stones: number
  own: OwnEvents
}

export function newPlace(seat: Seat): Place {
  return {
    seat,
    standing: [],
    apart: 0,
    chosen: 0,
    melds: [],
    bonus: [],
    pond: [],
    declared: '',
    dead: false,
    out: false,
    won: null,
    shown: null,
    marks: {},
  }
}

/** The stone that a player has won on, where it can be seen apart; 0: none. */
export function winningStone(table: Table, seat: Seat): number {
  const at = table.places[seat]
  if (!at?.won) return 0
  if (at.won.giver === null) return at.apart
  const given = table.places[at.won.giver]?.pond.at(-1)
  return given?.id === table.last && given.tile === at.won.tile ? given.id : 0
}

/** The stones that a player needs to see at any time: the last discard, while it lies there, and their own. */
export function keptClear(table: Table, own: Place | null): number[] {
  const last = table.river.includes(table.last) ? [table.last] : []
  return [...last, ...(own?.standing ?? []).map(({ id }) => id)]
}

/** Tiles that may still be drawn. */
export function liveWall(table: Table): number {
  return Math.max(0, table.wall.left - table.wall.kept)
}

export type Side = 'bottom' | 'right' | 'top' | 'left'

const SIDES: Record<number, Side[]> = {
  1: ['bottom'],
  2: ['bottom', 'top'],
  3: ['bottom', 'right', 'left'],
  4: ['bottom', 'right', 'top', 'left'],
}

/** Where a seat is seen from another one: who plays next sits to the right. */
export function sideOf(seats: Seat[], seat: Seat, bottom: Seat): Side {
  const turns = (seats.indexOf(seat) - seats.indexOf(bottom) + seats.length) % seats.length
  return SIDES[seats.length]?.[turns] ?? 'bottom'
}

/** Standing tiles in the order of a hand; a suit that can win nothing stands last, and what was drawn apart. */
export function inOrder(place: Place, sorted: boolean): Stone[] {
  const without = suitMarks(place.marks).map(([, { suit }]) => suit)
  const weight = (tile: Tile) => (without.includes(suitOf(tile)) ? tile + 100 : tile)
  const rest = place.standing.filter((stone) => stone.id !== place.apart)
  return sorted ? rest.sort((one, other) => weight(one.tile) - weight(other.tile)) : rest
}
