/** What a rulebook says of settling under a match's options, as the server would say it. */
import { Unknown } from './complaint'
import { TERMS } from './terms.gen'

export type Seat = number
/** The options of a match; which there are, and of what kind, depends on the rulebook. */
export type Options = Record<string, unknown>

/** What hands can be worth. */
export interface Values {
  least: number // of a hand that wins
  most: number | null
  besides: number[] // out of these bounds
}

export interface FoulKind {
  id: string
  clause: string
  price: number // to each of the others, or once to nobody
  price_unready: number | null // of a hand that was not ready, where that matters
  receiver: string // "each" or "nobody"
  dead: boolean // the hand cannot win any more
}

export interface Terms {
  id: string
  options: Options
  seats: Seat[]
  values: Values
  fouls: FoulKind[]
  states: string[] // of hands that did not win
  goes_on: boolean // after a win
  looks_back: boolean // at who threw the tile first
  counts_losers: boolean
  has_rounds: boolean
  feeds: string[] // the clauses by which the giver of the tile pays for all
  kongs: string[] // kinds that are paid for
  counted_by: string // the clause that says how a value is counted
  clauses: Record<string, string> // by a word for who has the tile, or why somebody deals next
  multiplied: string[] // reasons to pay several times what a hand is worth
  often: Record<string, number[]> // what hands are often worth, "won" and "lost"
}

const KEYS = 12

/** What a false win costs is agreed. */
export const falseWinAt = (price: unknown, fouls: FoulKind[]): FoulKind[] =>
  fouls.map((kind) => (kind.id === 'false-win' ? { ...kind, price: price as number } : kind))

/** The terms of a rulebook under these options; others than ours, and strange options, are left to the server. */
export function agreedTerms(rules: string, options: Options, changes: (terms: Terms) => Partial<Terms>): Terms {
  const usual = Object.hasOwn(TERMS, rules) ? TERMS[rules] : undefined
  if (!usual) throw new Unknown(`rulebook ${rules}`)
  for (const [name, value] of Object.entries(options)) {
    if (typeof value !== typeof usual.options[name]) throw new Unknown(`option ${name}`)
  }
  const agreed = { ...usual, options: { ...usual.options, ...options } }
  return { ...agreed, ...changes(agreed) }
}

/** Whether the few values besides the bounds are all that there are. */
export const isListed = ({ least, most }: Values): boolean => most !== null && least > most

export const admitted = ({ least, most, besides }: Values, value: number): boolean =>
  (least <= value && (most === null || value <= most)) || besides.includes(value)

export function shown(values: Values): string {
  const bounds = isListed(values) ? [] : [`${values.least}–${values.most ?? '…'}`]
  return [...bounds, ...values.besides].join(', ')
}

/** What hands are often worth; all values where they are few. */
export function valueKeys({ values, often }: Terms, won: boolean): number[] {
  if (isListed(values)) return values.besides
  const known = (often[won ? 'won' : 'lost'] ?? []).filter((value) => !won || admitted(values, value))
  const least = Math.max(values.least, 1)
  return known.length ? known : Array.from({ length: KEYS }, (_, at) => least + at)
}
