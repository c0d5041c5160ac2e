/** The rulebook that this browser's reader played or counted by last. */
import { keepIn, kept } from './kept'

const KEY = 'used'
const FIRST = 'popular'

/** Who has used none yet begins with the one chosen at home. */
export function lastUsed(): string {
  return kept(KEY) ?? kept('rules') ?? FIRST
}

export function used(rules: string): void {
  keepIn(KEY, rules)
}
