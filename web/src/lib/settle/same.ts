/** Whether two entries say the same, however much of what is usual they leave out. */
import type { Body, NotedEvent, NotedHand, Player } from '../protocol.gen'

const wholeHand = ({ value = null, patterns = {}, situation = [], state = null, too_many_tiles = false, laid = null }: NotedHand) => ({
  value,
  patterns,
  situation,
  state,
  too_many_tiles,
  laid,
})
const wholeHands = (hands: Record<Player, NotedHand> = {}) => Object.fromEntries(Object.entries(hands).map(([player, hand]) => [player, wholeHand(hand)]))

/** With what an event may leave out. */
export function wholeEvent(event: NotedEvent): NotedEvent {
  if (event.type === 'foul') return { ...event, ready: event.ready ?? null }
  return event.type === 'wall-end' ? event : { ...event, giver: event.giver ?? null }
}

/** With what an entry of a deal, of seats or of totals may leave out. */
function whole(body: Body): object {
  switch (body.type) {
    case 'deal':
      return { ...body, events: (body.events ?? []).map(wholeEvent), hands: wholeHands(body.hands), responsible: body.responsible ?? null, fed: body.fed ?? null }
    case 'event':
      return { ...body, event: wholeEvent(body.event), hands: wholeHands(body.hands) }
    case 'totals':
      return { ...body, start: body.start ?? 0, fines: body.fines ?? 0 }
    case 'started':
      return { ...body, options: body.options ?? {}, minutes: body.minutes ?? null, totals_only: body.totals_only ?? false }
    default:
      return body
  }
}

/** The same whatever the order of its fields. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return fields.map(([name, each]) => [name, inOrder(each)])
}

export const sameBody = (one: Body, other: Body): boolean => JSON.stringify(inOrder(whole(one))) === JSON.stringify(inOrder(whole(other)))

/** Whether two entries about the same agree; their reasons may differ. */
export function saysTheSame(body: Body, other: Body): boolean {
  if (body.type === 'correction' && other.type === 'correction') return sameBody(body.by, other.by)
  if (body.type === 'seats' && other.type === 'seats') return String(body.seating) === String(other.seating)
  if (body.type === 'ended') return other.type === 'ended'
  return sameBody(body, other)
}
