/** Names of players in records, where a bot is known by its level. */
import { say } from './words.svelte'

export const LEVELS = ['random', 'greedy', 'keen']

/** As the table calls them. */
export function nameOf(recorded: string, player: number): string {
  return LEVELS.includes(recorded) ? say('bot-name', { number: player + 1 }) : recorded
}
