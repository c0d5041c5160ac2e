/** A recorded match: its steps, where each decision was taken, points over time. */
import { seatIn, type OwnEvents } from './own'
import type { Action, DealRecord, GameEvent, MatchRecord, Seat } from './protocol.gen'

// Nothing on the table changes with these.
const QUIET = ['started', 'dealt', 'turn-began']

const isStep = ({ event }: GameEvent, own: OwnEvents) =>
  !QUIET.includes(event) && own[event]?.step !== false

/** How many events have happened at each step; the first step is the deal laid out. */
export function stepsOf(events: GameEvent[], own: OwnEvents): number[] {
  const first = events.findIndex((event) => isStep(event, own))
  const steps = [first < 0 ? events.length : first]
  events.forEach((event, at) => {
    if (at >= first && first >= 0 && isStep(event, own)) steps.push(at + 1)
  })
  return steps
}

const MADE: Record<string, GameEvent['event'][]> = {
  discard: ['discarded'],
  chow: ['melded'],
  pung: ['melded'],
  kong: ['melded'],
  'concealed-kong': ['kong-concealed'],
  'added-kong': ['kong-added'],
  win: ['won', 'falsely-called'],
  pass: [],
}
// What an action may make that only some rulebooks have, beside events of their own.
const BY_OTHERS: GameEvent['event'][] = ['bonus-shown', 'declared']

/** Whether such an action makes such an event. */
function makes({ name }: Action, made: GameEvent, own: OwnEvents): boolean {
  const { event } = made
  const known = MADE[name]
  if (known) return known.includes(event)
  return BY_OTHERS.includes(event) || (event in own && isStep(made, own) && !own[event]?.called)
}

/** Whether a player says this with a discard: it stands in the log before that. */
const isSaid = ({ event }: GameEvent, own: OwnEvents) => event === 'declared' || !!own[event]?.called

/** Where that which a decision did begins: its own event, or what was said with it. */
function begun(events: GameEvent[], at: number, from: number, own: OwnEvents): number {
  const [before, event] = [events[at - 1], events[at]]
  const said = before && event && isSaid(before, own) && seatIn(before) === seatIn(event)
  return said && at > from ? begun(events, at - 1, from, own) : at
}

/** For each decision, how many events had happened when it was taken. */
export function takenAt(deal: DealRecord, own: OwnEvents): number[] {
  const { decisions, events } = deal
  let now = stepsOf(events, own)[0] ?? 0
  return decisions.map(([seat, action]) => {
    for (let at = now; at < events.length; at++) {
      const event = events[at] as GameEvent
      if (makes(action, event, own) && seatIn(event) === seat) {
        const taken = begun(events, at, now, own)
        now = at + 1
        return taken
      }
      if (event.event === 'discarded') break
    }
    return now // a pass, or a claim that another one went before
  })
}

export interface Decision {
  number: number
  seat: Seat
  action: Action
}

/** The decisions that were taken at each step. */
export function decisionsAt(deal: DealRecord, steps: number[], own: OwnEvents): Decision[][] {
  const made: Decision[][] = steps.map(() => [])
  const times = takenAt(deal, own)
  deal.decisions.forEach(([seat, action], number) => {
    const time = times[number] ?? 0
    const step = steps.filter((events) => events <= time).length - 1
    made[Math.max(0, step)]?.push({ number, seat, action })
  })
  return made
}

/** What a deal brought or cost each player, by number. */
export function change(deal: DealRecord, players: number): number[] {
  const points = Array<number>(players).fill(0)
  const [first] = deal.events
  const seats = first?.event === 'started' ? first.seats : []
  const playerAt = (seat: Seat) => deal.players[seats.indexOf(seat)] ?? -1
  const give = (player: number, by: number) => {
    if (player >= 0) points[player] = (points[player] ?? 0) + by
  }
  for (const event of deal.events) {
    if (event.event !== 'paid') continue
    for (const { payer, receiver, points: paid } of event.payments) {
      give(playerAt(payer), -paid)
      if (receiver !== null) give(playerAt(receiver), paid)
    }
  }
  return points
}

export const isOver = (deal: DealRecord): boolean => deal.events.at(-1)?.event === 'ended'

/** The points of each player before the first deal and after every finished one. */
export function pointsOver(record: MatchRecord): number[][] {
  const players = record.header.players.length
  const changes = record.deals.filter(isOver).map((deal) => change(deal, players))
  const total = (player: number) => changes.reduce((sum, each) => sum + (each[player] ?? 0), 0)
  const lines = [record.points.map((points, player) => points - total(player))]
  for (const each of changes) {
    const before = lines.at(-1) as number[]
    lines.push(before.map((points, player) => points + (each[player] ?? 0)))
  }
  return lines
}
