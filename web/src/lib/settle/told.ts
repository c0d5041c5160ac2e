/** A sheet told to the page in numbers and words: the phone's own form of what the server says of it. */
import { NOBODY, SEATS, type Question } from './ledger'
import { Sheet, type SheetDeal } from './sheet'
import { isListed, valueKeys, type FoulKind } from './terms'
import type { Entry, GivenSheet, SheetFoul, SheetInfo, SheetLine, SheetQuestion } from '../protocol.gen'

/** The catalogues of the reader's language. */
export interface Words {
  say: (id: string, about: Record<string, string | number> | null, rules: string) => string
  knows: (id: string, rules: string) => boolean
}

/** How the match stands, and what the deal that is being told comes to. */
export function toldSheet({ entries, draft = null, instead = null }: GivenSheet, words: Words): SheetInfo {
  const sheet = Sheet.of(entries)
  const info = new Teller(sheet, words).info()
  if (draft === null || (sheet.over && instead === null)) return info
  const then = instead === null ? sheet : Sheet.of(entries, instead)
  const teller = new Teller(then, words)
  const questions = then.questions(draft)
  const said = questions.every(({ preset }) => preset !== null)
  return {
    ...info,
    questions: questions.map((each) => teller.question(each)),
    preview: said ? teller.line(then.preview(draft)) : null,
    corrected: said && instead !== null ? corrected(entries, { type: 'correction', entry: instead, by: draft, reason: '' }, words) : [],
  }
}

/** All deals as they would be with the draft in place of an older entry. */
function corrected(entries: Entry[], body: Entry['body'], words: Words): SheetLine[] {
  const sheet = Sheet.of([...entries, { id: 'draft', body, after: entries.length }])
  const teller = new Teller(sheet, words)
  return sheet.deals.map((deal) => teller.line(deal))
}

class Teller {
  constructor(
    private readonly sheet: Sheet,
    private readonly words: Words,
  ) {}

  private get terms() {
    return this.sheet.rules.terms
  }
  private say(id: string, about: Record<string, string | number> | null = null): string {
    return this.words.say(id, about, this.terms.id)
  }
  private known(id: string, otherwise: string): string {
    return this.words.knows(id, this.terms.id) ? this.say(id) : otherwise
  }

  info(): SheetInfo {
    const { sheet, terms } = this
    const { progress } = sheet
    return {
      rules: terms.id,
      deal: sheet.deal,
      round: progress.round,
      dealer: progress.dealer,
      seating: progress.order,
      winds: progress.everyone.map((player) => SEATS[progress.seatOf(player)]!),
      start_points: progress.startPoints,
      points: progress.points,
      places: progress.places,
      over: sheet.over,
      ended: sheet.ended,
      lines: sheet.deals.map((deal) => this.line(deal)),
      paid: sheet.over ? [] : this.line(sheet.preview()).payments,
      out: [...sheet.out].sort(),
      disputed: sheet.disputed,
      agreed: [...sheet.agreed].sort(),
      goes_on: terms.goes_on,
      counts_losers: terms.counts_losers,
      kongs: terms.kongs,
      fouls: terms.fouls.map((kind) => this.foul(kind)),
      won_keys: valueKeys(terms, true),
      lost_keys: valueKeys(terms, false),
      listed: isListed(terms.values),
      last: sheet.last,
      preview: null,
      corrected: [],
      questions: [],
    }
  }

  line({ ledger, payments, ...deal }: SheetDeal): SheetLine {
    return {
      ...deal,
      payments: payments.map((payment) => ({
        payment,
        sentence: this.known(`payment-${payment.reason}`, payment.reason),
        arithmetic: ledger.reckoned(payment, deal.worth),
      })),
    }
  }

  question({ id, clause, seat, choices, preset }: Question): SheetQuestion {
    return {
      id,
      prompt: this.say(`question-${id}`),
      clause,
      player: seat,
      choices: choices.map((value) => ({ value, name: this.known(`answer-${value.replaceAll('.', '-')}`, value) })),
      preset,
    }
  }

  private foul(kind: FoulKind): SheetFoul {
    const asks_ready = kind.price_unready !== null
    return { id: kind.id, name: this.say(`foul-${kind.id}`), clause: kind.clause, price: this.price(kind), asks_ready }
  }

  private price({ price, price_unready, receiver }: FoulKind): string {
    if (!price) return this.say('foul-costs-nothing')
    return this.say('foul-costs', { points: price, unready: price_unready ?? 0, receiver: receiver === NOBODY ? 'none' : 'each' })
  }
}
