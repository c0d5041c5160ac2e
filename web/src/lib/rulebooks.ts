/** The rulebooks as the server tells them; each is asked for once per language. */
import { get } from './api'
import type { RulebookInfo, RulesPage } from './protocol.gen'
import { language, teach } from './words.svelte'

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

/** All rulebooks; the page learns the words that they bring along. */
export async function rulebooks(): Promise<RulebookInfo[]> {
  const asked = language()
  const found = await once<RulebookInfo[]>('/rulebooks')
  for (const { id, words } of found) teach(asked, id, words)
  return found
}

export const rulesPage = (id: string): Promise<RulesPage> =>
  once(`/rulebooks/${encodeURIComponent(id)}`)
