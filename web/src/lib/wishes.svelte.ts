/** What a visitor would play next, as the first screen asks it; kept in this browser. */
import { store, stored } from './storage'
import type { MatchLength, NewTable, RulebookInfo } from './protocol.gen'

const FIRST = { rules: 'red', level: 'random', length: 'round' } // for who is new to the game

export const wishes = $state({
  rules: stored('rules') ?? FIRST.rules,
  length: stored('length') ?? 'round',
  level: stored('level') ?? 'greedy', // of the bots
  players: Number(stored('players') ?? 4),
  met: stored('met') ?? '', // what the visitor said of themselves: "knows" or "new"
})

export type Wish = keyof typeof wishes

export function wish<Key extends Wish>(key: Key, value: (typeof wishes)[Key]): void {
  wishes[key] = value
  store(key, String(value))
}

/** Somebody who has never played begins with the easiest. */
export function beginEasily(): void {
  wish('rules', FIRST.rules)
  wish('level', FIRST.level)
  wish('length', FIRST.length)
}

/** The length wished for, as far as this rulebook has it. */
export function lengthOf(rulebook: RulebookInfo): MatchLength | undefined {
  return rulebook.lengths.find((each) => each.id === wishes.length) ?? rulebook.lengths.at(-1)
}

export function playersOf({ players }: RulebookInfo): number {
  return players.includes(wishes.players) ? wishes.players : (players.at(-1) ?? 4)
}

/** The level wished for, or the strongest where this rulebook has it not. */
export function levelOf({ bots }: RulebookInfo): string {
  return bots.includes(wishes.level) ? wishes.level : (bots.at(-1) ?? wishes.level)
}

/** The options that say how long is played, and by how many. */
export function agreedOn(rulebook: RulebookInfo): Record<string, unknown> {
  const counted = rulebook.players.length > 1 ? { players: playersOf(rulebook) } : {}
  return { ...lengthOf(rulebook)?.options, ...counted }
}

type Wished = Omit<NewTable, 'name'>

/** A table for one person among bots. */
export function amongBots(rulebook: RulebookInfo): Wished {
  const bots = Array.from({ length: playersOf(rulebook) - 1 }, () => ({ kind: 'bot', bot: levelOf(rulebook) }))
  return { rules: rulebook.id, players: [{ kind: 'me' }, ...bots], options: agreedOn(rulebook), aids: true }
}

/** A table that strangers may come to: with a clock, and without hints. */
export function amongStrangers(rulebook: RulebookInfo): Wished {
  const others = Array.from({ length: playersOf(rulebook) - 1 }, () => ({ kind: 'open' }))
  return {
    rules: rulebook.id,
    players: [{ kind: 'me' }, ...others],
    options: agreedOn(rulebook),
    clock: 'normal',
    public: true,
  }
}
