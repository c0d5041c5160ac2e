/** The patterns of a rulebook, fetched once a language. */
import { get } from './api'
import type { PatternInfo, RulesPage } from './protocol.gen'
import { language } from './words.svelte'

const pages = $state<Record<string, PatternInfo[]>>({})
const asked = new Set<string>()

export function patternsOf(rules: string): PatternInfo[] {
  const key = `${rules} ${language()}`
  if (rules && !asked.has(key)) {
    asked.add(key)
    get<RulesPage>(`/rulebooks/${rules}`)
      .then((page) => (pages[key] = page.patterns))
      .catch(() => asked.delete(key))
  }
  return pages[key] ?? []
}

export function patternNames(rules: string): Record<string, string> {
  return Object.fromEntries(patternsOf(rules).map(({ id, name }) => [id, name]))
}
