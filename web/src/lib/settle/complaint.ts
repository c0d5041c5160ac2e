/** What is wrong with entries, as a sentence with gaps: the same sentences as the server's. */
import type { FluentBundle } from '@fluent/bundle'

export class Complaint extends Error {
  constructor(
    readonly sentence: string,
    readonly gaps: Record<string, string | number> = {},
  ) {
    super(filled(sentence, gaps))
  }

  /** The id of the sentence in catalogues of other languages: its own words, and the names of its gaps. */
  get entry(): string {
    const words = this.sentence.replaceAll('!r', '').toLowerCase().replace(/[^a-z0-9]+/g, '-')
    return `complaint-${words.replace(/^-+|-+$/g, '')}`
  }
}

const filled = (sentence: string, gaps: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)(!r)?\}/g, (_, gap: string, quoted?: string) => (quoted ? `'${gaps[gap]}'` : String(gaps[gap])))

/** Something that only the server knows: a rulebook of others, what patterns come to. */
export class Unknown extends Error {}

/** A complaint in the words of a catalogue; in its own, English ones without it. */
export function inWords(complaint: Complaint, catalogue: FluentBundle | null): string {
  const pattern = catalogue?.getMessage(complaint.entry)?.value
  return pattern ? catalogue!.formatPattern(pattern, complaint.gaps, []) : complaint.message
}
