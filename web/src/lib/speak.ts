/** What happens at a table, in words: for the list of events and for screen readers. */
import type { GameEvent, Payment, Seat, Tile } from './protocol.gen'
import { lying } from './fold'
import { spoken } from './tiles'
import { knows, say } from './words.svelte'

export type Named = (seat: Seat) => string

const SUITS = 'mps'
const QUIET = [
  ...['started', 'dealt', 'place-laid', 'turn-began'],
  ...['heavenly-asked', 'win-passed', 'hand-shown'],
]

const tileWord = (tile: Tile) => (tile < 0 ? 'none' : spoken(tile))
const tileWords = (tiles: Tile[]) => tiles.map(spoken).join(', ') || 'none'
const suitWord = (suit: number) => (suit < 0 ? 'none' : say(`suit-${SUITS[suit]}`))

/** Who pays whom, how much and for what. */
export function paying({ payer, receiver, points, clause, reason }: Payment, named: Named): string {
  return say('payment', {
    payer: named(payer),
    receiver: receiver === null ? 'none' : named(receiver),
    points: say('unit-points', { n: points }),
    reason: knows(`payment-${reason}`) ? say(`payment-${reason}`) : reason,
    clause,
  })
}

/** The words for an event, or nothing where it goes without saying. */
export function sentence(event: GameEvent, named: Named): string {
  if (QUIET.includes(event.event) || (event.event === 'drew' && event.tile < 0)) return ''
  if (event.event === 'paid') {
    return event.payments.map((payment) => paying(payment, named)).join(' ')
  }
  const said = `said-${event.event}` // where a spoken tile does not fit the written sentence
  return say(knows(said) ? said : `event-${event.event}`, about(event, named))
}

function about(event: GameEvent, named: Named): Record<string, string | number> {
  const said: Record<string, string | number> = {}
  for (const [field, value] of Object.entries(event) as [string, unknown][]) {
    if (field === 'seat' || field === 'giver') said[field] = value === null ? 'none' : named(value as Seat)
    else if (field === 'tile' || field === 'wild') said[field] = tileWord(value as Tile)
    else if (field === 'tiles') said[field] = tileWords(value as Tile[])
    else if (field === 'suit') said[field] = suitWord(value as number)
    else if (field === 'winners') said[field] = (value as Seat[]).map(named).join(', ')
    else if (typeof value === 'boolean') said[field] = value ? 'yes' : 'no'
    else if (typeof value === 'string') said[field] = value
  }
  if (event.event === 'drew') said.source ??= 'wall'
  if (event.event === 'melded') {
    said.kind = event.meld.kind
    said.meld = tileWords(lying(event.meld))
  }
  if (event.event === 'kongs-uncovered') {
    said.melds = event.melds.map((meld) => tileWords(lying(meld))).join('; ')
  }
  if (event.event === 'won') {
    said.value = say('unit-points', { n: event.value })
    said.patterns = 'none'
  }
  return said
}
