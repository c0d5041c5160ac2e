/** Who sits at a table, and the names of players in records, where a bot is known by its level. */
import type { PlayerInfo } from './protocol.gen'
import { say } from './words.svelte'

export const LEVELS = ['random', 'greedy', 'keen']

/** Whether a place waits for somebody: for anybody, or for a friend. */
export function isFree({ kind }: PlayerInfo): boolean {
  return kind === 'open' || kind === 'friend'
}

/** As the table calls them. */
export function nameOf(recorded: string, player: number): string {
  return LEVELS.includes(recorded) ? say('bot-name', { number: player + 1 }) : recorded
}
