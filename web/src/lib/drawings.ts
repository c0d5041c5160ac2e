/** Where the drawing of a tile is found: a file a design, in it a symbol a face. */
import large from '../tiles/large.svg?url&no-inline'
import signed from '../tiles/signed.svg?url&no-inline'
import traditional from '../tiles/traditional.svg?url&no-inline'
import type { Design } from './settings.svelte'
import { EAST, FLOWER, nameOf, type Tile } from './tiles'

// Only the file of a design that is shown is fetched.
export const DRAWINGS: Record<Design, string> = { signed, large, traditional }

/** The symbol of a face; on winds and dragons stand letters of the language. */
export function symbolOf(tile: Tile, design: Design, language: string): string {
  const lettered = tile >= EAST && tile < FLOWER && design !== 'traditional'
  return `t${tile < 0 ? 'back' : nameOf(tile)}${lettered ? `-${language}` : ''}`
}
