/** How far a match has come, in words: where the number of its deals is not certain, that is said. */
import type { DealInfo, Length, MatchRecord } from './protocol.gen'
import { say } from './words.svelte'

export type Progress = Pick<DealInfo, 'number' | 'round' | 'dealing' | 'length'>

const WINDS = 'ESWN'

function about({ number, round, dealing = 0, length = null }: Progress) {
  return {
    rounds: dealing ? 'yes' : 'no',
    wind: say(`seat-${WINDS[round % WINDS.length]}`),
    dealing,
    number: number + 1,
    bound: length?.bound ?? 'none',
    deals: length?.deals ?? 0,
  }
}

/** “East 2 · deal 7 of 16”, or as much of it as is true. */
export const progressWords = (progress: Progress): string => say('progress-words', about(progress))

/** The same where there is little room: “East 2 · 7/16”. */
export const progressShort = (progress: Progress): string => say('progress-short', about(progress))

/** A deal of a recorded match; only of one that is over the length is known. */
export function recorded(record: MatchRecord, deal: number, rounds: boolean): Progress {
  const [first] = record.deals
  const { round = 0, players = [] } = record.deals[deal] ?? {}
  const length: Length | null = record.over ? { deals: record.deals.length, bound: 'exact' } : null
  const dealing = rounds && first ? 1 + first.players.indexOf(players[0] ?? 0) : 0
  return { number: deal, round, dealing, length }
}
