/** What happened in a deal, in one short line. */
import type { Body, NotedEvent, SheetInfo } from '../protocol.gen'
import { say } from '../words.svelte'
import { eventsOf } from './log'

const listed = (players: number[], names: string[]) => players.map((player) => names[player] ?? '').join(', ')

export function eventWords(event: NotedEvent, names: string[], info: Pick<SheetInfo, 'fouls'>): string {
  switch (event.type) {
    case 'win':
      return say('scores-event-win', { winners: listed(event.winners, names), giver: event.giver == null ? say('scores-wall') : (names[event.giver] ?? '') })
    case 'kong': {
      const kind = say(`settle-kong-${event.kind}`)
      return say('scores-event-kong', { name: names[event.player] ?? '', kind, giver: event.giver == null ? 'none' : (names[event.giver] ?? '') })
    }
    case 'foul':
      return say('scores-event-foul', { names: listed(event.players, names), foul: info.fouls.find(({ id }) => id === event.foul)?.name ?? event.foul })
    default:
      return say('settle-event-wall-end')
  }
}

/** All of a deal: what happened, and what the hands are worth that were named. */
export function dealWords(events: NotedEvent[], worth: Record<number, number>, names: string[], info: Pick<SheetInfo, 'fouls'>): string {
  const won = events.some(({ type }) => type === 'win')
  const told = events.map((event) => {
    const values = event.type === 'win' ? event.winners.map((player) => worth[player]).filter((value) => value !== undefined) : []
    return [eventWords(event, names, info), ...(values.length ? [values.join(', ')] : [])].join(' · ')
  })
  const drawn = !won && !events.some(({ type }) => type === 'wall-end')
  return [...told, ...(drawn ? [say('scores-nobody')] : [])].join('; ')
}

/** An entry as a line of the history. */
export function bodyWords(body: Body | undefined, names: string[], info: Pick<SheetInfo, 'fouls'>): string {
  if (body?.type === 'seats' || body?.type === 'started') return listed(body.seating, names)
  if (body?.type === 'totals') return body.points.map((points, player) => `${names[player]} ${points}`).join(', ')
  const { events, hands } = eventsOf(body)
  const worth = Object.fromEntries(Object.entries(hands).flatMap(([player, { value }]) => (value == null ? [] : [[player, value]])))
  return body?.type === 'event' ? events.map((event) => [eventWords(event, names, info), ...(event.type === 'win' ? Object.values(worth) : [])].join(' · ')).join('; ') : dealWords(events, worth, names, info)
}
