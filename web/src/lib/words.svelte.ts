/** Words in the reader's language, from the package's catalogues and the page's own. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import { store, stored } from './storage'

export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

const sources: Record<Language, () => Promise<string[]>> = {
  en: async () => [
    (await import('../../../sparrows/text/en.ftl?raw')).default,
    (await import('../text/en.ftl?raw')).default,
  ],
  ru: async () => [
    (await import('../../../sparrows/text/ru.ftl?raw')).default,
    (await import('../text/ru.ftl?raw')).default,
  ],
}

const KEY = 'language'
let bundle = $state.raw<FluentBundle>()
let current = $state<Language>('en')
let spokenOf = $state('') // the rulebook that the page is about; none where it is about several

function preferred(): Language {
  const chosen = stored(KEY)
  const wishes = chosen ? [chosen] : navigator.languages
  for (const wish of wishes) {
    const found = LANGUAGES.find((each) => wish.toLowerCase().startsWith(each))
    if (found) return found
  }
  return 'en'
}

export async function loadWords(language: Language = preferred()): Promise<void> {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const text of await sources[language]()) made.addResource(new FluentResource(text))
  bundle = made
  current = language
  document.documentElement.lang = language
}

export async function chooseLanguage(language: Language): Promise<void> {
  store(KEY, language)
  await loadWords(language)
}

export function language(): Language {
  return current
}

/** Makes a rulebook the one that the page is about; what it gives back ends that. */
export function speakOf(rules: string): () => void {
  spokenOf = rules
  return () => {
    if (spokenOf === rules) spokenOf = ''
  }
}

/** The words for an id, the rulebook's own where it has any; the id itself where there are none. */
export function say(
  id: string,
  about?: Record<string, FluentVariable> | null,
  rules: string = spokenOf,
): string {
  const message = bundle?.getMessage(id)
  const pattern = message?.attributes[rules] ?? message?.value
  if (!bundle || !pattern) return id
  return bundle.formatPattern(pattern, about ?? null, [])
}

export function knows(id: string): boolean {
  return bundle?.hasMessage(id) ?? false
}
