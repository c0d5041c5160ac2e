/** A hand in one line, as the package reads it: `11222333m 99p [777z] (1111s) 15f`. */
import { FLOWER, JOKER, nameOf, type Tile } from './tiles'

const LETTERS = 'mpszf'
const RANKS: Record<string, number> = { m: 9, p: 9, s: 9, z: 7, f: 8 }
const FIRST: Record<string, number> = { m: 0, p: 9, s: 18, z: 27, f: 34 }
const MELD = /\[([^[\]()]*)\]([c+]?)|\(([^[\]()]*)\)/g

export interface WrittenMeld {
  tiles: Tile[]
  meant: Tile[] // the whole set, where a joker lies in it
  concealed: boolean
  promoted: boolean
}

export interface Written {
  standing: Tile[] // in the order they were written; bonus tiles are apart
  melds: WrittenMeld[]
  bonus: Tile[]
}

/** Why a text is no hand: a word for it, the sign and its place from 1. */
export class Unreadable extends Error {
  constructor(
    readonly code: 'sign' | 'rank' | 'suit' | 'tile',
    readonly sign: string,
    readonly place: number,
  ) {
    super(`${sign} at ${place}`)
  }
}

export function parse(text: string): Tile[] {
  const tiles: Tile[] = []
  let waiting: [string, number][] = []
  const nothingWaits = () => {
    const last = waiting.at(-1)
    if (last) throw new Unreadable('suit', ...last)
  }
  ;[...text].forEach((sign, at) => {
    if (/\s/.test(sign)) return
    if (/[1-9]/.test(sign)) waiting.push([sign, at + 1])
    else if (sign === 'J') {
      nothingWaits()
      tiles.push(JOKER)
    } else if (LETTERS.includes(sign)) {
      if (!waiting.length) throw new Unreadable('rank', sign, at + 1)
      for (const [rank, place] of waiting) {
        if (Number(rank) > (RANKS[sign] ?? 0)) throw new Unreadable('tile', rank + sign, place)
        tiles.push((FIRST[sign] ?? 0) + Number(rank) - 1)
      }
      waiting = []
    } else throw new Unreadable('sign', sign, at + 1)
  })
  nothingWaits()
  return tiles
}

export function read(text: string): Written {
  const melds: WrittenMeld[] = []
  const rest = text.replace(MELD, (whole, square?: string, mark?: string, round?: string) => {
    const [shown = '', meant = ''] = (square ?? round ?? '').split('=')
    melds.push({
      tiles: parse(shown),
      meant: parse(meant),
      concealed: square === undefined || mark === 'c',
      promoted: mark === '+',
    })
    return ' '.repeat(whole.length) // so that places in the text stay what they are
  })
  const tiles = parse(rest)
  const isBonus = (tile: Tile) => tile >= FLOWER && tile < JOKER
  return { standing: tiles.filter((tile) => !isBonus(tile)), melds, bonus: tiles.filter(isBonus) }
}

/** `123m 55z J` of tiles in their order. */
export function write(tiles: Tile[]): string {
  const parts: string[] = []
  let ranks = ''
  tiles.forEach((tile, at) => {
    const [rank = '', suit] = nameOf(tile)
    if (suit === undefined) {
      if (tile === tiles[at - 1]) return parts.push(`${parts.pop() ?? ''}${rank}`)
      return parts.push(rank)
    }
    ranks += rank
    if (nameOf(tiles[at + 1] ?? -1)[1] === suit) return undefined
    parts.push(ranks + suit)
    ranks = ''
    return undefined
  })
  return parts.join(' ')
}

function writeMeld({ tiles, meant, concealed, promoted }: WrittenMeld): string {
  const within = meant.length ? `${write(tiles)} = ${write(meant)}` : write(tiles)
  return concealed ? `(${within})` : `[${within}]${promoted ? '+' : ''}`
}

/** The hand in order, but the last standing tile, which won or was drawn, stays last. */
export function writeHand({ standing, melds, bonus }: Written): string {
  const sorted = (tiles: Tile[]) => [...tiles].sort((one, other) => one - other)
  return [
    write(sorted(standing.slice(0, -1))),
    write(standing.slice(-1)),
    ...melds.map(writeMeld),
    write(sorted(bonus)),
  ]
    .filter(Boolean)
    .join(' ')
}

/** How many tiles a hand has, a kong counting as three. */
export function sizeOf({ standing, melds }: Written): number {
  return standing.length + 3 * melds.length
}
