/** Whether the page says of a sheet what the server says of it; only tests ask that. */
import { FluentBundle, FluentResource } from '@fluent/bundle'

import { Complaint, inWords } from './complaint'
import { toldSheet, type Words } from './told'
import type { GivenSheet, SheetInfo } from '../protocol.gen'

/** A sheet, and what the server says of it: how it stands, or why it cannot be. */
export interface SheetCase {
  given: GivenSheet
  told?: SheetInfo
  refused?: string
}

export function bundleOf(language: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  return bundle
}

export const wordsIn = (bundle: FluentBundle): Words => ({
  knows: (id) => bundle.hasMessage(id),
  say(id, about, rules) {
    const message = bundle.getMessage(id)
    return bundle.formatPattern(message?.attributes[rules] ?? message?.value ?? '', about, [])
  },
})

/** What the page says, in the form of a case. */
export function said(given: GivenSheet, words: Words, complaints: FluentBundle | null): Omit<SheetCase, 'given'> {
  try {
    return { told: toldSheet(given, words) }
  } catch (error) {
    if (!(error instanceof Complaint)) throw error
    return { refused: inWords(error, complaints) }
  }
}
