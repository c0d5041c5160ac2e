/** What only some rulebooks remember of a player, as far as the viewer knows; their events write it. */
import type { Tile } from './protocol.gen'

export interface Note {
  void: number // the suit that can be no part of a win; -1: none
  aside: Tile // the tile that must be discarded first; -1: none
  card: boolean // a card names the suit instead of a tile
  voidOpen: boolean // everybody knows the suit
  passed: number[] // the values of wins passed since the last draw
  calling: boolean // everybody knows that the hand is ready
}

export const newNote = (): Note => ({
  ...{ void: -1, aside: -1, card: false, voidOpen: false, passed: [], calling: false },
})
