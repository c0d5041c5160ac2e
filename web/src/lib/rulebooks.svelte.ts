/** Rulebooks and patterns for what is drawn at once: nothing until they have come. */
import type { PatternInfo, PresetInfo, RulebookInfo, RulesSection, TableInfo } from './protocol.gen'
import * as ask from './rulebooks'
import { language } from './words.svelte'

const AGAIN = 2000
const came = $state<Record<string, unknown>>({})
const asked = new Set<string>()
let failures = $state(0)

function arrived<T>(what: string, fetch: () => Promise<T[]>): T[] {
  const key = `${language()} ${what}`
  void failures // whoever waits asks again after one
  if (!asked.has(key)) {
    asked.add(key)
    fetch()
      .then((found) => (came[key] = found))
      .catch(() =>
        setTimeout(() => {
          asked.delete(key)
          failures += 1
        }, AGAIN),
      )
  }
  return (came[key] as T[] | undefined) ?? []
}

export function rulebooks(): RulebookInfo[] {
  return arrived('rulebooks', ask.rulebooks)
}

export function rulebookOf(id: string): RulebookInfo | undefined {
  return rulebooks().find((each) => each.id === id)
}

export function rulesName(id: string): string {
  return rulebookOf(id)?.name ?? ''
}

/** What a table has agreed on by name, if anything. */
export function presetOf({ rules, preset }: TableInfo): PresetInfo | undefined {
  const rulebook = rulebooks().find((each) => each.id === rules)
  return rulebook?.presets.find((each) => each.id === preset)
}

export function patternsOf(rules: string): PatternInfo[] {
  if (!rules) return []
  return arrived(`patterns of ${rules}`, async () => (await ask.rulesPage(rules)).patterns)
}

export function sectionsOf(rules: string): RulesSection[] {
  if (!rules) return []
  return arrived(`sections of ${rules}`, async () => (await ask.rulesPage(rules)).sections)
}

export function patternNames(rules: string): Record<string, string> {
  return Object.fromEntries(patternsOf(rules).map(({ id, name }) => [id, name]))
}
