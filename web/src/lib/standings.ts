/** Places and points of a match, and how a deal has moved them. */
import type { DealResult, ScoredLine } from './protocol.gen'

export interface Standing {
  player: number
  place: number // from 1; equal points share one
  points: number
  before: number
  change: number
  moved: number // places gained, or lost if less than nothing
}

const placesOf = (points: number[]): number[] =>
  points.map((own) => 1 + points.filter((each) => each > own).length)

/** Best first; nobody has moved from a start where all were equal. */
export function standings(before: number[], after: number[]): Standing[] {
  const [was, now] = [placesOf(before), placesOf(after)]
  const even = was.every((place) => place === 1)
  return after
    .map((points, player) => {
      const place = now[player] ?? 1
      const began = before[player] ?? 0
      const moved = even ? 0 : (was[player] ?? place) - place
      return { player, place, points, before: began, change: points - began, moved }
    })
    .sort((one, other) => one.place - other.place || one.player - other.player)
}

/** The points of each player before the deal. */
export function pointsBefore({ points, hands, delta }: DealResult): number[] {
  const brought = new Map(hands.map(({ player, seat }) => [player, delta[seat] ?? 0]))
  return points.map((each, player) => each - (brought.get(player) ?? 0))
}

export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points))

const UNITS = ['limit', 'doubles', 'points'] // the weightiest first

/** The patterns that made a hand what it is, the dearest first. */
export function mainPatterns(lines: ScoredLine[], most: number): string[] {
  return [...lines]
    .sort((one, other) => UNITS.indexOf(one.unit) - UNITS.indexOf(other.unit) || other.value - one.value)
    .slice(0, most)
    .map((line) => line.name)
}
