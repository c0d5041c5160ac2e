/** How a tile of the table is drawn: where a kind is wild, its tiles are jokers with their own face. */
import type { Tile } from './protocol.gen'
import { JOKER } from './tiles'

export function faceOf(tile: Tile, wild: Tile): { tile: Tile; wild: boolean } {
  return tile === JOKER && wild >= 0 ? { tile: wild, wild: true } : { tile, wild: false }
}
