/** An event as one seat sees it; the same masks as Python's `seen_by`. */
import { hiddenIn, type OwnEvents } from './own'
import type { GameEvent, Seat, Tile } from './protocol.gen'
import { HIDDEN } from './tiles'

const hidden = (tiles: Tile[]): Tile[] => tiles.map(() => HIDDEN)

export function seenBy(event: GameEvent, seat: Seat, own: OwnEvents = {}): GameEvent | null {
  if (!('seat' in event) || event.seat === seat) return event
  const display = own[event.event]
  if (display) return hiddenIn(event, display)
  switch (event.event) {
    case 'dealt':
      return { ...event, tiles: hidden(event.tiles) }
    case 'place-laid': {
      const melds = event.melds?.map((meld) =>
        event.covered && meld.concealed ? { ...meld, tile: HIDDEN, wild: [] } : meld,
      )
      return { ...event, tiles: hidden(event.tiles), ...(melds && { melds }) }
    }
    case 'drew':
      return { ...event, tile: HIDDEN }
    case 'kong-concealed':
      return event.shown === false
        ? { event: event.event, seat: event.seat, tile: HIDDEN, shown: false }
        : event
    case 'won': {
      if (!event.hidden) return event
      const tile = event.giver === null ? HIDDEN : event.tile
      return { ...event, tile, patterns: {}, situation: [] }
    }
    case 'falsely-called':
      return event.giver === null && !event.tiles?.length ? { ...event, tile: HIDDEN } : event
    default:
      return event
  }
}
