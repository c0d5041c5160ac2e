/** Why a tile of the own hand may not go now, in the words of its reader. */
import { choices } from './offers'
import type { Question, Tile } from './protocol.gen'
import type { Place } from './table'
import { FLOWER, JOKER } from './tiles'
import { say } from './words.svelte'

const SUITS = 'mps'

const suitOf = (tile: Tile) => (tile < FLOWER ? Math.floor(tile / 9) : -1)

function reason(question: Question | null, place: Place, tile: Tile, declaring: boolean): string {
  const free = choices(question, declaring)
  if (!question) return 'turn'
  if (!free.size) return question.claim ? 'claim' : 'buttons'
  if (declaring) return 'declaring'
  if (place.note.aside >= 0 && !place.note.voidOpen) return 'aside'
  if (place.declared) return 'declared'
  if (place.note.void >= 0 && suitOf(tile) !== place.note.void) return 'void'
  if (tile === JOKER) return 'joker'
  return [...free.keys()].every((each) => each >= FLOWER && each < JOKER) ? 'flower' : 'rules'
}

/** The sentence for a tile that the question has no offer for. */
export function whyItStays(question: Question | null, place: Place, tile: Tile, declaring = false): string {
  const suit = place.note.void < 0 ? '' : say(`suit-${SUITS[place.note.void]}`)
  return say('tile-stays', { reason: reason(question, place, tile, declaring), suit })
}
