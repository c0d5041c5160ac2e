/** A deal that is being told, tap by tap, and the entry that it becomes. */
import type { DealEnded, EventNoted, NotedEvent, NotedHand, Player, SheetInfo } from '../protocol.gen'

export type Told = 'win' | 'kong' | 'foul' | 'wall-end' | 'nobody'

export interface Draft {
  what: Told
  players: Player[] // who wins, declares a kong or commits the foul
  giver?: Player | null // null: from the wall; not said yet: undefined
  values: Record<Player, number>
  states: Record<Player, string> // of hands when the wall ended
  kind: string // of the kong or the foul
  answers: Record<string, string> // to other questions, by their ids
}

export const newDraft = (what: Told, players: Player[] = []): Draft => ({
  what,
  players,
  values: {},
  states: {},
  kind: '',
  answers: {},
})

/** The hands of which something was said. */
function handsOf(draft: Draft, info: SheetInfo): Record<Player, NotedHand> {
  const hands: Record<Player, NotedHand> = {}
  const said = (player: Player) => (hands[player] ??= {})
  for (const [player, value] of Object.entries(draft.values)) said(Number(player)).value = value
  for (const [player, state] of Object.entries(draft.states)) said(Number(player)).state = state
  if (draft.what !== 'win') return hands
  for (const player of draft.players) {
    const how = draft.answers.situation
    said(player)
    if (how && how !== 'no') said(player).situation = [how]
  }
  // Whose hand nobody speaks of is worth nothing.
  if (info.counts_losers) for (const player of info.seating) said(player).value ??= draft.players.includes(player) ? undefined : 0
  return hands
}

/** Whether enough was said to ask what it comes to. */
export function isSaid({ what, players, kind, giver }: Draft): boolean {
  if (what === 'win') return players.length > 0
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

/** A deal that was written down, as it was told. */
export function draftOf(deal: DealEnded): Draft {
  const event = deal.events?.at(-1)
  const draft = newDraft(event?.type ?? 'nobody')
  if (event?.type === 'win') [draft.players, draft.giver] = [event.winners, event.giver ?? null]
  for (const [player, hand] of Object.entries(deal.hands ?? {})) {
    if (hand.value !== undefined && hand.value !== null) draft.values[Number(player)] = hand.value
    if (hand.state) draft.states[Number(player)] = hand.state
    if (hand.situation?.[0]) draft.answers.situation = hand.situation[0]
  }
  if (deal.responsible !== undefined && deal.responsible !== null) draft.answers.responsible = String(deal.responsible)
  if (deal.fed) draft.answers.fed = deal.fed
  return draft
}
