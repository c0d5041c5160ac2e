/** The rulebook that this browser's reader played or counted by last. */
import { store, stored } from './storage'

const KEY = 'used'
const FIRST = 'popular'

/** Who has used none yet begins with the one chosen at home. */
export function lastUsed(): string {
  return stored(KEY) ?? stored('rules') ?? FIRST
}

export function used(rules: string): void {
  store(KEY, rules)
}
