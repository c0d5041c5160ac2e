/** Why a tile of the own hand may not go now, in the words of its reader. */
import { choices } from './offers'
import { suitMarks } from './own'
import type { Question, Tile } from './protocol.gen'
import type { Place } from './table'
import { FLOWER, JOKER, suitName, suitOf } from './tiles'
import { knows, say } from './words.svelte'

/** The mark by which another tile goes first, and the mark by which a suit does. */
function marksAgainst({ marks }: Place, tile: Tile): [string | undefined, string | undefined] {
  const first = Object.keys(marks).find((name) => (marks[name]?.first ?? -1) >= 0)
  const without = suitMarks(marks).find(([, { suit }]) => suitOf(tile) !== suit)
  return [first, without?.[0]]
}

function reason(question: Question | null, place: Place, tile: Tile, declaring: boolean): string {
  const free = choices(question, declaring)
  if (!question) return 'turn'
  if (!free.size) return question.claim ? 'claim' : 'buttons'
  if (declaring) return 'declaring'
  const [first, without] = marksAgainst(place, tile)
  if (first) return first
  if (place.declared) return 'declared'
  if (without) return without
  if (tile === JOKER) return 'joker'
  return [...free.keys()].every((each) => each >= FLOWER && each < JOKER) ? 'flower' : 'rules'
}

/** The sentence for a tile that the question has no offer for. */
export function whyItStays(question: Question | null, place: Place, tile: Tile, declaring = false): string {
  const why = reason(question, place, tile, declaring)
  const mark = place.marks[why]
  const words = `stays-${why}`
  if (!mark || !knows(words)) return say('tile-stays', { reason: why })
  return say(words, { suit: suitName(mark.suit), first: mark.first < 0 ? 'no' : 'yes' })
}
