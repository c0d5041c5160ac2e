/** Which events are called out at a table, by whom and in which words. */
import type { Speech, Tone } from './bubbles.svelte'
import { markOf, seatIn, type OwnEvents } from './own'
import type { Display, GameEvent, Seat, Tile } from './protocol.gen'
import { spoken, suitName } from './tiles'
import { say } from './words.svelte'

export interface Call {
  seat: Seat
  tone: Extract<Tone, 'win' | 'call' | 'aside'>
  word: string // the message `call-…`
  suit?: number // that it is about
  won?: { tile: Tile; value: number }
}

function ownCall(event: GameEvent, display: Display): Call | null {
  const mark = display.called ? markOf(event, display) : null
  if (!mark || !display.mark) return null
  return { seat: seatIn(event), tone: 'aside', word: display.mark, suit: mark.suit }
}

/** What whoever did this says; nothing where one does it without a word. */
export function callOf(event: GameEvent, own: OwnEvents = {}): Call | null {
  const display = own[event.event]
  if (display) return ownCall(event, display)
  switch (event.event) {
    case 'melded':
      return { seat: event.seat, tone: 'call', word: event.meld.kind }
    case 'kong-concealed':
      return { seat: event.seat, tone: 'call', word: 'concealed-kong' }
    case 'kong-added':
      return { seat: event.seat, tone: 'call', word: 'kong' }
    case 'declared':
      return { seat: event.seat, tone: 'call', word: event.what }
    case 'falsely-called':
      return { seat: event.seat, tone: 'call', word: 'false-win' }
    case 'won': {
      const { seat, tile, value } = event
      return { seat, tone: 'win', word: 'win', won: { tile, value } }
    }
    case 'bonus-shown':
      return { seat: event.seat, tone: 'aside', word: 'flower' }
    default:
      return null
  }
}

function wordsOf(call: Call): string {
  return say(`call-${call.word}`, { suit: suitName(call.suit ?? -1) })
}

/** A call as it is seen. */
export function written(call: Call): Speech {
  const { tone, won } = call
  const words = wordsOf(call)
  if (!won) return { tone, words }
  return { tone, words, more: say('unit-points', { n: won.value }), tile: won.tile }
}

/** What a voice says of that which happened at once: calls, and the discards where they are wished. */
export function aloud(events: GameEvent[], discards: boolean, own: OwnEvents = {}): string {
  const said = events.flatMap((event) => {
    if (event.event === 'discarded') return discards ? [spoken(event.tile)] : []
    const call = callOf(event, own)
    return call && call.tone !== 'aside' ? [wordsOf(call)] : []
  })
  return [...new Set(said)].join(' ')
}

/** The sound of an event, by its name among the sounds. */
export function soundOf(event: GameEvent): string {
  switch (event.event) {
    case 'discarded':
      return 'discard'
    case 'melded':
      return event.meld.kind
    case 'kong-added':
    case 'kong-concealed':
      return 'kong'
    case 'won':
    case 'declared':
      return event.event
    case 'falsely-called':
      return 'wrong'
    default:
      return ''
  }
}
