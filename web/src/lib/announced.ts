/** What a screen reader is told when something is asked. */
import { buttons, declarable, onlyPass, passing, promptOf } from './offers'
import type { Question } from './protocol.gen'
import type { Place } from './table'
import { spoken } from './tiles'
import { say } from './words.svelte'

/** What may be done now, as a sentence; nothing where there is nothing to decide. */
export function asking(question: Question | null, place: Place | null): string {
  if (!question || !place || onlyPass(question)) return ''
  const offered = buttons(question).map(({ word, tiles }) =>
    [word, tiles.map(spoken).join(', ')].filter(Boolean).join(': '),
  )
  const declares = declarable(question)
  if (declares) offered.push(say(`declare-${declares}`))
  if (passing(question) >= 0) offered.push(say('action-pass'))
  const prompt = promptOf(question)
  return [
    prompt ? `${prompt}.` : '',
    offered.length ? say('may-choose', { offers: offered.join('; ') }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
