/** The table of a deal, folded from the events that its viewer saw; the same fold as Python's. */
import type { Claim, Place, Stone, Table } from './table'
import { newPlace } from './table'
import { markOf, meldsIn, numberIn, seatIn, type OwnEvents } from './own'
import type { Display, GameEvent, Meld, Seat, Started, Tile } from './protocol.gen'
import { HIDDEN, JOKER, NO_TILE } from './tiles'

type Folds = {
  [Name in GameEvent['event']]: (table: Table, event: Extract<GameEvent, { event: Name }>) => void
}

function place(table: Table, seat: Seat): Place {
  const found = table.places[seat]
  if (!found) throw new Error(`nobody sits at ${seat}`)
  return found
}

function stone(table: Table, tile: Tile): Stone {
  table.stones += 1
  return { id: table.stones, tile }
}

/** A tile comes; a hand that was laid open after a wrong call is covered again. */
function take(table: Table, at: Place, tile: Tile): Stone {
  at.shown = null
  const taken = stone(table, tile)
  at.standing.push(taken)
  return taken
}

/** A standing tile goes; of several alike the one chosen or just drawn, of hidden ones any. */
function give(table: Table, at: Place, tile: Tile): Stone {
  at.shown = null
  const tiles = at.standing.map((each) => each.tile)
  const find = (id: number) =>
    at.standing.findIndex((each) => each.id === id && each.tile === tile)
  let index = find(at.chosen)
  if (index < 0) index = find(at.apart)
  if (index < 0) index = tiles.lastIndexOf(tile)
  if (index < 0 && tiles.includes(HIDDEN)) index = Math.floor(tiles.length / 2)
  const [gone] = index < 0 ? [] : at.standing.splice(index, 1)
  return { id: gone?.id ?? stone(table, tile).id, tile }
}

const settle = (at: Place) => {
  at.apart = 0
  at.chosen = 0
}

function turn(table: Table, seat: Seat): void {
  table.phase = 'turn'
  table.turn = seat
  table.drawn = NO_TILE
  table.claim = null
}

function claim(table: Table, phase: 'claim' | 'rob', made: Claim): void {
  table.phase = phase
  table.claim = made
}

function discard(table: Table, seat: Seat, tile: Tile): void {
  const at = place(table, seat)
  const gone = give(table, at, tile)
  if (table.tossed.has(table.discards.length)) gone.drawn = true
  settle(at)
  at.pond.push(gone)
  table.last = gone.id
  table.river.push(gone.id)
  table.discards.push([seat, tile])
  table.drawn = NO_TILE
  claim(table, 'claim', { tile, giver: seat, kind: 'discard' })
}

function tilesOf(meld: Meld): Tile[] {
  if (meld.kind === 'chow') return [meld.tile, meld.tile + 1, meld.tile + 2]
  return Array<Tile>(meld.kind === 'kong' ? 4 : 3).fill(meld.tile)
}

/** The tiles of a meld as they lie there, jokers as jokers. */
export function lying(meld: Meld): Tile[] {
  const wild = [...meld.wild]
  return tilesOf(meld).map((tile) => {
    const at = wild.indexOf(tile)
    if (at < 0) return tile
    wild.splice(at, 1)
    return JOKER
  })
}

const bare = (kind: string, tile: Tile, more: Partial<Meld> = {}): Meld => ({
  kind,
  tile,
  concealed: false,
  promoted: false,
  wild: [],
  ...more,
})

const folds: Folds = {
  started: () => undefined, // `begun` makes the table of it

  dealt(table, { seat, tiles }) {
    const at = place(table, seat)
    const taken = tiles.map((tile) => take(table, at, tile))
    if (seat === table.seats[0]) at.apart = taken.at(-1)?.id ?? 0
    table.wall.left -= tiles.length
  },

  'place-laid'(table, { seat, tiles, melds = [], pond = [], bonus = [] }) {
    const at = place(table, seat)
    for (const tile of tiles) take(table, at, tile)
    for (const meld of melds) {
      const stones = lying(meld).map((tile) => stone(table, tile))
      at.melds.push({ ...meld, stones, claimed: 0, giver: null })
    }
    const thrown = pond.map((tile) => stone(table, tile))
    at.pond.push(...thrown)
    table.river.push(...thrown.map(({ id }) => id))
    at.bonus.push(...bonus.map((tile) => stone(table, tile)))
    table.discards.push(...pond.map((tile): [Seat, Tile] => [seat, tile]))
    const melded = melds.reduce((sum, meld) => sum + tilesOf(meld).length, 0)
    table.wall.left -= tiles.length + melded + pond.length + bonus.length
  },

  'turn-began'(table, { seat }) {
    turn(table, seat)
    for (const at of Object.values(table.places)) if (at.seat !== seat) settle(at)
  },

  drew(table, { seat, tile, loose = false }) {
    const at = place(table, seat)
    at.apart = take(table, at, tile).id
    turn(table, seat)
    table.drawn = tile
    const wall = table.wall
    if (!loose) wall.left -= 1
    else if (--wall.loose === 0) {
      wall.loose = 2
      wall.left -= 2
    }
  },

  'bonus-shown'(table, { seat, tile }) {
    const at = place(table, seat)
    at.bonus.push(give(table, at, tile))
  },

  discarded(table, { seat, tile }) {
    discard(table, seat, tile)
  },

  melded(table, { seat, meld, giver, using }) {
    const at = place(table, seat)
    const own = using.map((tile) => give(table, at, tile))
    const claimed = place(table, giver).pond.pop()
    if (!claimed) throw new Error(`no discard of ${giver} to claim`)
    table.river.pop()
    at.melds.push({ ...meld, stones: [...own, claimed], claimed: claimed.id, giver })
    settle(at)
    turn(table, seat)
  },

  'kong-concealed'(table, { seat, tile, robbable = false }) {
    const at = place(table, seat)
    const stones = [1, 2, 3, 4].map(() => give(table, at, tile))
    const wild = tile === JOKER ? Array<Tile>(4).fill(table.wild) : []
    const meld = bare('kong', tile === JOKER ? table.wild : tile, { concealed: true, wild })
    at.melds.push({ ...meld, stones, claimed: 0, giver: null })
    settle(at)
    table.drawn = NO_TILE
    if (robbable) claim(table, 'rob', { tile, giver: seat, kind: 'concealed-kong' })
  },

  'kong-added'(table, { seat, tile }) {
    const at = place(table, seat)
    const added = give(table, at, tile)
    const pung = at.melds.find(
      (meld) => meld.kind === 'pung' && meld.tile === tile && !meld.wild.length,
    )
    if (!pung) throw new Error(`no pung of ${tile} to add to`)
    pung.kind = 'kong'
    pung.promoted = true
    pung.stones.push(added)
    settle(at)
    table.drawn = NO_TILE
    claim(table, 'rob', { tile, giver: seat, kind: 'added-kong' })
  },

  'kong-robbed'(table, { seat, tile }) {
    const at = place(table, seat)
    const index = at.melds.findIndex((meld) => meld.kind === 'kong' && meld.tile === tile)
    const meld = at.melds[index]
    if (!meld) return
    meld.stones.pop()
    if (meld.concealed) {
      at.melds.splice(index, 1)
      at.standing.push(...meld.stones)
    } else {
      meld.kind = 'pung'
      meld.promoted = false
    }
  },

  won(table, { seat, tile, giver, value }) {
    const at = place(table, seat)
    at.out = true
    at.won = { tile, giver, value }
  },

  'falsely-called'(table, { seat, tiles = [] }) {
    const at = place(table, seat)
    at.dead = true
    if (tiles.length) at.shown = tiles
  },

  declared(table, { seat, what }) {
    place(table, seat).declared = what
  },

  paid(table, { payments }) {
    for (const { payer, receiver, points } of payments) {
      table.delta[payer] = (table.delta[payer] ?? 0) - points
      if (receiver !== null) table.delta[receiver] = (table.delta[receiver] ?? 0) + points
    }
  },

  'hand-shown'(table, { seat, tiles }) {
    place(table, seat).shown = tiles
  },

  ended(table, { reason }) {
    table.phase = 'over'
    table.claim = null
    table.ended = reason
  },
}

function makeWild(table: Table, kind: Tile): void {
  table.wild = kind
  for (const at of Object.values(table.places)) {
    for (const each of at.standing) if (each.tile === kind) each.tile = JOKER
  }
}

/** The sets that a player has laid down, of which some tiles were hidden so far. */
function uncover(at: Place, melds: Meld[]): void {
  at.melds.forEach((laid, index) => {
    const meld = melds[index]
    if (!meld) return
    const tiles = lying(meld)
    laid.stones.forEach((each, turn) => {
      if (each.tile === HIDDEN) each.tile = tiles[turn] ?? HIDDEN
    })
    Object.assign(laid, meld)
  })
}

/** What only this rulebook has, as it says that it is shown. */
function foldOwn(table: Table, event: GameEvent, display: Display): void {
  if (display.apart) {
    table.apart.push(numberIn(event, display.apart))
    table.wall.left -= 1
  }
  if (display.wild) makeWild(table, numberIn(event, display.wild))
  const seat = seatIn(event)
  if (seat < 0) return
  const at = place(table, seat)
  if (display.covered) discard(table, seat, HIDDEN)
  if (display.asks) {
    turn(table, seat)
    table.phase = 'opening'
  }
  if (display.melds) uncover(at, meldsIn(event, display.melds))
  if (display.mark) {
    const mark = markOf(event, display)
    if (mark) at.marks[display.mark] = mark
    else delete at.marks[display.mark]
  }
}

/** Puts a fact on the table. */
export function fold(table: Table, event: GameEvent): void {
  const display = table.own[event.event]
  if (display) foldOwn(table, event, display)
  // Of an event that nobody has described nothing is shown on the table.
  else (folds[event.event] as ((table: Table, event: GameEvent) => void) | undefined)?.(table, event)
}

/** The table that a deal begins with; `drawn` are discards to come of a tile just drawn. */
export function begun(event: Started, drawn: number[] = [], own: OwnEvents = {}): Table {
  const { seats, round, tiles, kept, loose, dice, breaker, stacks } = event
  return {
    seats,
    round,
    dice,
    breaker,
    stacks,
    wall: { left: tiles - loose, kept, loose },
    places: Object.fromEntries(seats.map((seat) => [seat, newPlace(seat)])),
    phase: 'opening',
    turn: seats[0] ?? 0,
    claim: null,
    drawn: NO_TILE,
    last: 0,
    discards: [],
    tossed: new Set(drawn),
    river: [],
    apart: [],
    wild: NO_TILE,
    delta: Object.fromEntries(seats.map((seat) => [seat, 0])),
    ended: '',
    stones: 0,
    own,
  }
}

/** Which discards, counted from 0, were the tile just drawn; of events that hide nothing. */
export function discardsDrawn(events: GameEvent[]): number[] {
  const found: number[] = []
  let discards = 0
  let last: { seat: Seat; tile: Tile } | null = null
  for (const event of events) {
    if (event.event === 'place-laid') discards += event.pond?.length ?? 0
    else if (event.event === 'drew') last = event
    else if (event.event === 'discarded') {
      if (last?.seat === event.seat && last.tile === event.tile) found.push(discards)
      discards += 1
      last = null
    }
  }
  return found
}

/** The table after these events, the first of which starts the deal. */
export function folded(events: GameEvent[], drawn: number[] = [], own: OwnEvents = {}): Table | null {
  const [first, ...rest] = events
  if (first?.event !== 'started') return null
  const table = begun(first, drawn, own)
  for (const event of rest) fold(table, event)
  return table
}
