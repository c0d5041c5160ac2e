/** The rulebooks as the server tells them; each is asked for once a language. */
import { get } from './api'
import type { RulebookInfo, RulesPage } from './protocol.gen'
import { language } from './words.svelte'

const kept = new Map<string, Promise<unknown>>()

function once<T>(path: string): Promise<T> {
  const key = `${language()} ${path}`
  let found = kept.get(key) as Promise<T> | undefined
  if (!found) {
    found = get<T>(path)
    kept.set(key, found)
    found.catch(() => kept.delete(key))
  }
  return found
}

export const rulebooks = (): Promise<RulebookInfo[]> => once('/rulebooks')
export const rulesPage = (id: string): Promise<RulesPage> =>
  once(`/rulebooks/${encodeURIComponent(id)}`)
