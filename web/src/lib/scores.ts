/** How a visitor's own matches ended. */
import type { MatchSummary } from './protocol.gen'

export interface OwnMatch {
  match: MatchSummary
  place: number // from 1; equal points share one
  points: number // beyond those that all began with
}

/** The matches that the visitor played to the end of a deal, with place and points. */
export function ownMatches(matches: MatchSummary[]): OwnMatch[] {
  return matches.flatMap((match) => {
    const { points, options } = match.table
    const own = match.player === null ? undefined : points[match.player]
    if (own === undefined) return []
    const began = typeof options.start_points === 'number' ? options.start_points : 0
    return [{ match, place: 1 + points.filter((each) => each > own).length, points: own - began }]
  })
}

export const average = (numbers: number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)
