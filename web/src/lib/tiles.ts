/** Tiles are numbers, as in records: 0–26 suits, 27–33 honours, 34–41 bonus, 42 joker. */
import { say } from './words.svelte'

export type Tile = number

export const EAST = 27
export const FLOWER = 34
export const JOKER = 42
export const NO_TILE = -1
export const HIDDEN = -2
export const BACK = HIDDEN

const SUITS = 'mps'

/** The number of a tile's suit; -1: it has none. */
export const suitOf = (tile: Tile): number => (tile >= 0 && tile < EAST ? Math.floor(tile / 9) : -1)

/** A suit as it is called; nothing for none. */
export const suitName = (suit: number): string => (SUITS[suit] ? say(`suit-${SUITS[suit]}`) : '')

/** The notation of one tile: `"5p"`, `"7z"`, `"3f"`, `"J"`. */
export function nameOf(tile: Tile): string {
  if (tile < 0) return '?'
  if (tile < EAST) return `${(tile % 9) + 1}${SUITS[Math.floor(tile / 9)]}`
  if (tile < FLOWER) return `${tile - EAST + 1}z`
  if (tile < JOKER) return `${tile - FLOWER + 1}f`
  return 'J'
}

/** A tile as it is called aloud. */
export function spoken(tile: Tile): string {
  if (tile < 0) return say('tile-hidden')
  const name = nameOf(tile)
  return tile < EAST ? say(`tile-${name[1]}`, { rank: Number(name[0]) }) : say(`tile-${name}`)
}

/** The two letters of a wind or dragon, on its tile and wherever a seat is named in short. */
export function signOf(honour: Tile): string {
  return say('tile-signs').split(' ')[honour - EAST] ?? ''
}
