/** The pattern of each rulebook that a player keeps an eye on; kept in this browser. */
import { store, stored } from './storage'

const chosen = $state<Record<string, string>>({})
const keyOf = (rules: string) => `watched ${rules}`

/** Its id; nothing where none is watched. */
export function watchedOf(rules: string): string {
  return chosen[rules] ?? stored(keyOf(rules)) ?? ''
}

/** Watches this pattern instead of the one before, or none if it was watched already. */
export function watch(rules: string, pattern: string): void {
  chosen[rules] = pattern === watchedOf(rules) ? '' : pattern
  store(keyOf(rules), chosen[rules])
}
