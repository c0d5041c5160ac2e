/** Why a tile of the own hand may not go now, in the words of its reader. */
import { choices } from './offers'
import { suitMarks } from './own'
import type { Question, Tile } from './protocol.gen'
import type { Place } from './table'
import { FLOWER, JOKER, suitName, suitOf } from './tiles'
import { knows, say } from './words.svelte'

const because = (reason: string): string => say('tile-stays', { reason })

/** The same in the words that a rulebook has for a mark of its own. */
function becauseOf(name: string, { marks }: Place): string {
  const { suit, first } = marks[name] ?? { suit: -1, first: -1 }
  const words = `stays-${name}`
  return knows(words) ? say(words, { suit: suitName(suit), first: first < 0 ? 'no' : 'yes' }) : because('rules')
}

/** The sentence for a tile that the question has no offer for. */
export function whyItStays(question: Question | null, place: Place, tile: Tile, declaring = false): string {
  const free = choices(question, declaring)
  if (!question) return because('turn')
  if (!free.size) return because(question.claim ? 'claim' : 'buttons')
  if (declaring) return because('declaring')
  const first = Object.keys(place.marks).find((name) => (place.marks[name]?.first ?? -1) >= 0)
  if (first) return becauseOf(first, place)
  if (place.declared) return because('declared')
  const without = suitMarks(place.marks).find(([, { suit }]) => suit !== suitOf(tile))
  if (without) return becauseOf(without[0], place)
  if (tile === JOKER) return because('joker')
  return because([...free.keys()].every((each) => each >= FLOWER && each < JOKER) ? 'flower' : 'rules')
}
