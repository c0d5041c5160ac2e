/** Who sits at a table, and the names of players in records, where a bot is known by its level. */
import { BOTS, type PlayerInfo } from './protocol.gen'
import { say } from './words.svelte'

/** Whether a place waits for somebody: for anybody, or for a friend. */
export function isFree({ kind }: PlayerInfo): boolean {
  return kind === 'open' || kind === 'friend'
}

/** What a player at a table is called. */
export function playerName(who: PlayerInfo, player: number): string {
  if (who.kind === 'bot') return who.name || say('bot-name', { number: player + 1 })
  if (!isFree(who)) return who.name
  return who.name ? say('seat-kept', { name: who.name }) : say(`seat-${who.kind}`)
}

/** The same, where it is to be seen how strong a bot is. */
export function listedName(who: PlayerInfo, player: number): string {
  const name = playerName(who, player)
  return who.kind === 'bot' ? say('bot-listed', { name, bot: who.bot ?? '' }) : name
}

/** As the table calls them. */
export function nameOf(recorded: string, player: number): string {
  return BOTS.includes(recorded) ? say('bot-name', { number: player + 1 }) : recorded
}
