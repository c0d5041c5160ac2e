/** Words in the reader's language, from the package's catalogues and the page's own. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import { keepIn, kept } from './kept'

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

function preferred(): Language {
  const chosen = kept(KEY)
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
  keepIn(KEY, language)
  await loadWords(language)
}

export function language(): Language {
  return current
}

/** The words for an id; the id itself where there are none. */
export function say(id: string, about?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(id)
  if (!bundle || !message?.value) return id
  return bundle.formatPattern(message.value, about ?? null, [])
}

export function knows(id: string): boolean {
  return bundle?.hasMessage(id) ?? false
}
