/** Finding words in the rules. */
import type { OptionInfo, PatternInfo, PresetInfo, RulesSection, Sentence } from './protocol.gen'
import { write } from './written'

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** Whether every word asked for stands somewhere in these texts, in part at least. */
export function found(asked: string, ...texts: string[]): boolean {
  const text = plain(texts.join(' \n '))
  return plain(asked)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const plainly = (sentence: Sentence) =>
  sentence.map((piece) => (typeof piece === 'string' ? piece : write(piece))).join('')

export const inSection = (asked: string, { title, paragraphs }: RulesSection): boolean =>
  found(asked, title, ...paragraphs.map(plainly))

export const inOption = (asked: string, { id, name, about, clause }: OptionInfo): boolean =>
  found(asked, id, name, about, clause)

export const inPreset = (asked: string, { id, name, about, clause }: PresetInfo): boolean =>
  found(asked, id, name, about, clause)

export const inPattern = (
  asked: string,
  { id, names, worth, clause, about }: PatternInfo,
): boolean => found(asked, id, ...Object.values(names), worth, clause, about)

export interface Part {
  text: string
  to?: string // the pattern that the clause belongs to
}

/** A paragraph cut at the clauses it names. */
export function parts(paragraph: string, patterns: Map<string, string>): Part[] {
  return paragraph.split(/([A-Z]{2,4}-\d+(?:\.\d+)*)/).map((text) => ({ text, to: patterns.get(text) }))
}

/** Whether a paragraph names this very clause. */
export const names = (sentence: Sentence, clause: string): boolean =>
  sentence.some((piece) => typeof piece === 'string' && parts(piece, new Map()).some(({ text }) => text === clause))
