/** A deal that is being told, tap by tap, and the entry that it becomes. */
import type { Body, Corrigible, DealEnded, EventNoted, GivenHand, NotedEvent, NotedHand, Player, SheetInfo } from '../protocol.gen'

export type Told = 'win' | 'kong' | 'foul' | 'wall-end' | 'nobody'

/** A hand that was laid out in tiles: what the calculator was asked, and what it found. */
export interface LaidHand {
  given: GivenHand
  value: number
}

export interface Draft {
  what: Told
  players: Player[] // who wins, declares a kong or commits the foul
  giver?: Player | null // null: from the wall; not said yet: undefined
  values: Record<Player, number>
  patterns: Record<Player, Record<string, number>> // a deeper answer, which counts in place of the value
  laid: Record<Player, LaidHand> // the deepest
  states: Record<Player, string> // of hands when the wall ended
  kind: string // of the kong or the foul
  answers: Record<string, string> // to other questions, by their ids
}

export const newDraft = (what: Told, players: Player[] = []): Draft => ({
  what,
  players,
  values: {},
  patterns: {},
  laid: {},
  states: {},
  kind: '',
  answers: {},
})

const isEmpty = (named: Record<string, number> | undefined) => !named || Object.keys(named).length === 0

/** What is said of one hand: the deepest answer that was given. */
function worthOf(draft: Draft, player: Player): NotedHand {
  const laid = draft.laid[player]
  if (laid) return { value: laid.value, laid: laid.given as unknown as Record<string, unknown> }
  const named = draft.patterns[player]
  if (!isEmpty(named)) return { patterns: { ...named } }
  const value = draft.values[player]
  return value === undefined ? {} : { value }
}

/** The hands of which something was said. */
function handsOf(draft: Draft, info: SheetInfo): Record<Player, NotedHand> {
  const hands: Record<Player, NotedHand> = {}
  const said = (player: Player) => (hands[player] ??= {})
  for (const player of [draft.values, draft.patterns, draft.laid].flatMap(Object.keys).map(Number)) {
    hands[player] = worthOf(draft, player)
  }
  for (const [player, state] of Object.entries(draft.states)) said(Number(player)).state = state
  if (draft.what === 'wall-end') likeAll(draft, info, hands)
  if (draft.what !== 'win') return hands
  const how = draft.answers.situation
  for (const player of draft.players) if (how && how !== 'no' && isEmpty(said(player).patterns)) said(player).situation = [how]
  // Where several call the tile and one has it, what the others' hands are worth does not matter.
  const holder = draft.players.length > 1 && !info.goes_on && !info.counts_losers ? (info.holder ?? draft.players[0]) : undefined
  for (const player of draft.players) {
    if (holder !== undefined && player !== holder && !Object.keys(said(player)).length) hands[player] = { ...hands[holder] }
  }
  // Whose hand nobody speaks of is worth nothing.
  if (info.counts_losers) for (const player of info.seating) if (!isWinner(draft, player, info) && isSilent(said(player))) said(player).value = 0
  return hands
}

const isSilent = ({ value, patterns }: NotedHand) => value == null && isEmpty(patterns)
const isWinner = (draft: Draft, player: Player, info: SheetInfo) =>
  draft.players.includes(player) && (draft.players.length === 1 || player === (info.holder ?? draft.players[0]))

/** Where all hands were in the same state nobody pays, and what they are worth does not matter. */
function likeAll(draft: Draft, info: SheetInfo, hands: Record<Player, NotedHand>): void {
  const playing = info.seating.filter((player) => !info.out.includes(player))
  const states = new Set(playing.map((player) => draft.states[player]))
  if (states.size === 1 && !states.has(undefined)) for (const player of playing) hands[player] = { value: info.won_keys[0] ?? 0, ...hands[player] }
}

/** Who is said to have won with the tile that they gave: that cannot be. */
export const selfGiver = ({ what, players, giver }: Draft): Player | undefined =>
  what === 'win' ? players.find((player) => player === giver) : undefined

/** Whether enough was said to ask what it comes to. */
export function isSaid(draft: Draft): boolean {
  const { what, players, kind, giver } = draft
  if (what === 'win') return players.length > 0 && selfGiver(draft) === undefined
  if (what === 'foul') return players.length > 0 && kind !== ''
  if (what === 'kong') return players.length > 0 && kind !== '' && giver !== undefined
  return true
}

/** What happened; nothing where nobody won. */
export function eventOf(draft: Draft): NotedEvent | null {
  const [player] = draft.players
  switch (draft.what) {
    case 'win':
      return draft.players.length ? { type: 'win', winners: draft.players, giver: draft.giver ?? null } : null
    case 'kong':
      return player === undefined ? null : { type: 'kong', player, kind: draft.kind, giver: draft.giver ?? null }
    case 'foul': {
      const ready = draft.answers.ready
      return {
        type: 'foul',
        players: draft.players,
        foul: draft.kind,
        ready: ready === undefined ? null : ready === 'ready',
      }
    }
    case 'wall-end':
      return { type: 'wall-end' }
    default:
      return null
  }
}

/** The whole deal as it is told so far. */
export function dealOf(draft: Draft, info: SheetInfo): DealEnded {
  const event = eventOf(draft)
  const { responsible, fed } = draft.answers
  return {
    type: 'deal',
    deal: info.deal,
    events: event ? [event] : [],
    hands: handsOf(draft, info),
    responsible: responsible === undefined ? null : responsible === 'nobody' ? responsible : Number(responsible),
    fed: fed ?? null,
  }
}

/** What is written down: a deal that is over, or an event of one that goes on. */
export function bodyOf(draft: Draft, info: SheetInfo): DealEnded | EventNoted {
  const deal = dealOf(draft, info)
  const event = deal.events?.[0]
  if (!event || !(info.goes_on || draft.what === 'foul')) return deal
  return { type: 'event', deal: info.deal, event, hands: deal.hands ?? {} }
}

/** What is written, with what its patterns came to: so a phone without a network can settle it too. */
export function withWorth(body: Body, worth: Record<Player, number>): Body {
  if (body.type === 'correction') return { ...body, by: withWorth(body.by, worth) as Corrigible }
  if (body.type !== 'deal' && body.type !== 'event') return body
  const counted = ([player, hand]: [string, NotedHand]) => {
    const value = worth[Number(player)]
    return [player, isEmpty(hand.patterns) || hand.value != null || value === undefined ? hand : { ...hand, value }]
  }
  return { ...body, hands: Object.fromEntries(Object.entries(body.hands ?? {}).map(counted)) as Record<Player, NotedHand> }
}

/** What was written down, as it was told. */
export function draftOf(body: DealEnded | EventNoted): Draft {
  const event = body.type === 'event' ? body.event : body.events?.at(-1)
  const draft = newDraft(event?.type ?? 'nobody')
  if (event?.type === 'win') [draft.players, draft.giver] = [event.winners, event.giver ?? null]
  if (event?.type === 'kong') [draft.players, draft.kind, draft.giver] = [[event.player], event.kind, event.giver ?? null]
  if (event?.type === 'foul') [draft.players, draft.kind] = [event.players, event.foul]
  if (event?.type === 'foul' && event.ready != null) draft.answers.ready = event.ready ? 'ready' : 'not ready'
  for (const [id, hand] of Object.entries(body.hands ?? {})) {
    const player = Number(id)
    if (hand.laid && hand.value != null) draft.laid[player] = { given: hand.laid as unknown as GivenHand, value: hand.value }
    else if (!isEmpty(hand.patterns)) draft.patterns[player] = { ...hand.patterns }
    else if (hand.value != null) draft.values[player] = hand.value
    if (hand.state) draft.states[player] = hand.state
    if (hand.situation?.[0]) draft.answers.situation = hand.situation[0]
  }
  if (body.type === 'event') return draft
  if (body.responsible != null) draft.answers.responsible = String(body.responsible)
  if (body.fed) draft.answers.fed = body.fed
  return draft
}
