/** How a tile of the table is drawn: where a kind is wild, its tiles are jokers with their own face. */
import type { Tile } from './protocol.gen'
import { JOKER, spoken } from './tiles'
import { say } from './words.svelte'

export function faceOf(tile: Tile, wild: Tile): { tile: Tile; wild: boolean } {
  return tile === JOKER && wild >= 0 ? { tile: wild, wild: true } : { tile, wild: false }
}

/** Such a tile as it is called aloud. */
export function called(tile: Tile, wild: Tile): string {
  const face = faceOf(tile, wild)
  return face.wild ? say('tile-wild', { tile: spoken(face.tile) }) : spoken(face.tile)
}
