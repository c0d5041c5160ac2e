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

/** What only one page says; it comes with that page. */
const parts = {
  scores: {
    en: async () => (await import('../text/scores.en.ftl?raw')).default,
    ru: async () => (await import('../text/scores.ru.ftl?raw')).default,
  },
}
const learned: (keyof typeof parts)[] = []

const KEY = 'language'
let bundle = $state.raw<FluentBundle>()
let current = $state<Language>('en')
let common: string[] = [] // what every page can say in the current language
const taught = $state<Record<string, string>>({}) // by language and rulebook: words of its own
const bundles = new Map<string, FluentBundle>() // the same, with the common words
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

let loading = Promise.resolve() // until the words that were asked for last are there

export function loadWords(language: Language = preferred()): Promise<void> {
  return (loading = load(language))
}

async function load(language: Language): Promise<void> {
  const [shared, ...own] = await Promise.all([
    sources[language](),
    ...learned.map((part) => parts[part][language]()),
  ])
  common = [...shared, ...own]
  bundles.clear()
  bundle = bundled(language, ...common)
  current = language
  document.documentElement.lang = language
}

/** Learns the words of a page that has its own; in every language that is chosen later too. */
export async function learn(part: keyof typeof parts): Promise<void> {
  if (learned.includes(part)) return loading
  learned.push(part)
  await loading
  await loadWords(bundle ? current : preferred())
}

/** Catalogues together; what a later one says anew counts. */
export function bundled(language: Language, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const each of texts) made.addResource(new FluentResource(each), { allowOverrides: true })
  return made
}

/** Teaches the page the words that a rulebook brings along in this language. */
export function teach(language: Language, rules: string, words: string): void {
  if (words) taught[`${language} ${rules}`] = words
}

/** The words for a rulebook, its own before those of all pages. */
function wordsOf(rules: string): FluentBundle | undefined {
  const key = `${current} ${rules}`
  const own = taught[key]
  if (!own || !bundle) return bundle
  let found = bundles.get(key)
  if (!found) {
    found = bundled(current, ...common, own)
    bundles.set(key, found)
  }
  return found
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
  const words = wordsOf(rules)
  const message = words?.getMessage(id)
  const pattern = message?.attributes[rules] ?? message?.value
  if (!words || !pattern) return id
  return words.formatPattern(pattern, about ?? null, [])
}

export function knows(id: string, rules: string = spokenOf): boolean {
  return wordsOf(rules)?.hasMessage(id) ?? false
}
