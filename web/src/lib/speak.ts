/** What happens at a table, in words: for the list of events and for screen readers. */
import type { GameEvent, Meld, Notice, Payment, Seat, Throws, Tile } from './protocol.gen'
import { lying } from './fold'
import { spoken, suitName } from './tiles'
import { knows, language, say } from './words.svelte'

export type Named = (seat: Seat) => string

const WINDS = 'ESWN'
const QUIET = ['dealt', 'place-laid', 'turn-began', 'hand-shown']

type Throw = [number, number]

/** A throw of two dice, as it is added up. */
export const thrown = (dice: Throw): string => dice.join(' + ')

const tileWord = (tile: Tile) => (tile < 0 ? 'none' : spoken(tile))
const tileWords = (tiles: Tile[]) => tiles.map(spoken).join(', ') || 'none'
const suitWord = (suit: number) => suitName(suit) || 'none'

/** Who pays whom, how much and for what. */
export function paying(
  { payer, receiver, points, clause, reason }: Payment,
  named: Named,
  rules?: string,
): string {
  const why = `payment-${reason}`
  return say('payment', {
    payer: named(payer),
    receiver: receiver === null ? 'none' : named(receiver),
    points: say('unit-points', { n: points }),
    reason: knows(why, rules) ? say(why, null, rules) : reason,
    clause,
  })
}

/** The words for an event, or nothing where it goes without saying. */
export function sentence(event: GameEvent, named: Named): string {
  if (QUIET.includes(event.event) || (event.event === 'drew' && event.tile < 0)) return ''
  if (event.event === 'paid') {
    return event.payments.map((payment) => paying(payment, named)).join(' ')
  }
  const said = `said-${event.event}` // where the written sentence is not what is said here
  return say(knows(said) ? said : `event-${event.event}`, about(event, named))
}

function about(event: GameEvent, named: Named): Record<string, string | number> {
  const said: Record<string, string | number> = {}
  for (const [field, value] of Object.entries(event) as [string, unknown][]) {
    if (field === 'seat' || field === 'giver' || field === 'breaker') said[field] = value === null ? 'none' : named(value as Seat)
    else if (field === 'tile' || field === 'wild') said[field] = tileWord(value as Tile)
    else if (field === 'tiles' && Array.isArray(value)) said[field] = tileWords(value as Tile[])
    else if (field === 'melds') said[field] = (value as Meld[]).map((meld) => tileWords(lying(meld))).join('; ')
    else if (field === 'suit') said[field] = suitWord(value as number)
    else if (field === 'dice') said[field] = (value as Throw[]).map(thrown).join(', ')
    else if (field === 'stacks') said[field] = value as number
    else if (field === 'winners') said[field] = (value as Seat[]).map(named).join(', ')
    else if (typeof value === 'boolean') said[field] = value ? 'yes' : 'no'
    else if (typeof value === 'string') said[field] = value
  }
  if (event.event === 'drew') said.source ??= 'wall'
  if (event.event === 'melded') {
    said.kind = event.meld.kind
    said.meld = tileWords(lying(event.meld))
  }
  if (event.event === 'won') {
    said.value = say('unit-points', { n: event.value })
    said.patterns = 'none'
  }
  return said
}

/** Who sits where, and by which throws or by lot: the first line of a match. */
export function seatsDrawn(
  players: number[],
  seats: Seat[],
  throws: Throws,
  nameOf: (player: number) => string,
): string[] {
  const [first, ...again] = throws
  const taken = players.map((player, at) => {
    const wind = say(`seat-${WINDS[seats[at] ?? 0]}`)
    const dice = first?.[player]
    return dice
      ? say('seat-thrown-for', { wind, player: nameOf(player), throw: thrown(dice) })
      : say('seat-taken', { wind, player: nameOf(player) })
  })
  const said = say(first ? 'seats-thrown' : 'seats-drawn', { seats: taken.join(', ') })
  return [
    said,
    ...again.map((each) => {
      const pairs = Object.entries(each).map(([player, dice]) =>
        say('seat-thrown', { player: nameOf(Number(player)), throw: thrown(dice) }),
      )
      return say('seats-again', { throws: pairs.join(', ') })
    }),
  ]
}

/** What the rules tell a player. */
export function noticeWords(notice: Notice, named: Named): string {
  const list = new Intl.ListFormat(language(), { type: 'disjunction' })
  return say(`notice-${notice.id}`, {
    seat: notice.seat == null ? 'none' : named(notice.seat),
    seats: list.format((notice.seats ?? []).map(named)),
    values: (notice.values ?? []).map((n) => say('unit-points', { n })).join(', '),
  })
}
