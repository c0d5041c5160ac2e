/** The rulebooks by which the page settles by itself. */
import { ClassicalLedger, classicalChanges } from './classical'
import { Unknown } from './complaint'
import type { Deal, Ledger } from './ledger'
import { PopularLedger } from './popular'
import { RedLedger, redChanges } from './red'
import { SichuanLedger, sichuanChanges } from './sichuan'
import { agreedTerms, type Options, type Terms } from './terms'
import { ZungJungLedger, zungJungChanges } from './zungjung'

interface Book {
  Ledger: new (terms: Terms, deal: Deal) => Ledger
  changes: (terms: Terms) => Partial<Terms> // by the options
}

const BOOKS = new Map<string, Book>([
  ['red', { Ledger: RedLedger, changes: redChanges }],
  ['sichuan', { Ledger: SichuanLedger, changes: sichuanChanges }],
  ['classical', { Ledger: ClassicalLedger, changes: classicalChanges }],
  ['popular', { Ledger: PopularLedger, changes: () => ({}) }],
  ['zung-jung', { Ledger: ZungJungLedger, changes: zungJungChanges }],
])

export interface Rules {
  terms: Terms
  ledger: (deal: Deal) => Ledger
}

/** The rules of a match; a rulebook of others is the server's to settle. */
export function rulesOf(id: string, options: Options = {}): Rules {
  const book = BOOKS.get(id)
  if (!book) throw new Unknown(`rulebook ${id}`)
  const terms = agreedTerms(id, options, book.changes)
  return { terms, ledger: (deal) => new book.Ledger(terms, deal) }
}
