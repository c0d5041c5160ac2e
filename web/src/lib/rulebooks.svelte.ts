/** The rulebooks, fetched once a language. */
import { get } from './api'
import type { RulebookInfo } from './protocol.gen'
import { language } from './words.svelte'

const found = $state<Record<string, RulebookInfo[]>>({})
const asked = new Set<string>()

export function rulebooks(): RulebookInfo[] {
  const lang = language()
  if (!asked.has(lang)) {
    asked.add(lang)
    get<RulebookInfo[]>('/rulebooks', { lang })
      .then((all) => (found[lang] = all))
      .catch(() => setTimeout(() => asked.delete(lang), 2000))
  }
  return found[lang] ?? []
}

export function rulesName(id: string): string {
  return rulebooks().find((each) => each.id === id)?.name ?? ''
}
