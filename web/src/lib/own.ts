/** Events that only one rulebook has: of these a page knows no more than how they are to be shown. */
import type { Display, GameEvent, Meld, Seat, Tile } from './protocol.gen'

/** How each is shown, by its name. */
export type OwnEvents = Record<string, Display>

/** What a player is marked with. */
export interface Mark {
  suit: number // that can be no part of the player's win; -1: the mark is about none
  first: Tile // that must be discarded first; -1: none
}

export type Marks = Record<string, Mark>

const said = (event: GameEvent, field: string | undefined): unknown =>
  field && (event as unknown as Record<string, unknown>)[field]

export function numberIn(event: GameEvent, field: string | undefined): number {
  const found = said(event, field)
  return typeof found === 'number' ? found : -1
}

export function meldsIn(event: GameEvent, field: string | undefined): Meld[] {
  const found = said(event, field)
  return Array.isArray(found) ? (found as Meld[]) : []
}

export const seatIn = (event: GameEvent): Seat => numberIn(event, 'seat')

/** Whether an event takes its mark off, or does not tell the viewer what it is. */
const leavesNone = (event: GameEvent, { lasts, without }: Display): boolean =>
  (!!lasts && !said(event, lasts)) || (!!without && numberIn(event, without) < 0)

/** The mark that an event puts on its player, if any. */
export function markOf(event: GameEvent, display: Display): Mark | null {
  if (!display.mark || leavesNone(event, display)) return null
  return { suit: numberIn(event, display.without), first: numberIn(event, display.first) }
}

/** An event as one seat sees it that is not its player's; nothing where it is not even noticed. */
export function hiddenIn(event: GameEvent, { secret, hides = [] }: Display): GameEvent | null {
  return secret ? null : { ...event, ...Object.fromEntries(hides.map((field) => [field, -1])) }
}

/** The tile that must be discarded before any other; -1: none. */
export const goesFirst = (marks: Marks): Tile =>
  Object.values(marks).find(({ first }) => first >= 0)?.first ?? -1

/** Marks by name: those about a suit, which is drawn, and those in words alone. */
export const suitMarks = (marks: Marks): [string, Mark][] =>
  Object.entries(marks).filter(([, { suit }]) => suit >= 0)
export const wordMarks = (marks: Marks): string[] =>
  Object.keys(marks).filter((name) => (marks[name]?.suit ?? -1) < 0)
