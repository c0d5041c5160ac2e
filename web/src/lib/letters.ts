/** Letters as readers count them: a letter with its accents is one, and so is a joined emoji. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

export function lettersOf(text: string): string[] {
  return Array.from(letters.segment(text), ({ segment }) => segment)
}

/** The first so many letters; none of them is cut in two. */
export function cut(text: string, most: number): string {
  return lettersOf(text).slice(0, most).join('')
}
