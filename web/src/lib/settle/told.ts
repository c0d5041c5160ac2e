/** A sheet told to the page in numbers and words: the phone's own form of what the server says of it. */
import { NOBODY, SEATS, type Question } from './ledger'
import { Sheet, type SheetDeal } from './sheet'
import { countingLines } from './tally'
import { isListed, valueKeys, type FoulKind } from './terms'
import type { Body, DealEnded, Entry, GivenSheet, NotedHand, SheetFoul, SheetInfo, SheetLine, SheetQuestion, SheetThen } from '../protocol.gen'

/** The catalogues of the reader's language. */
export interface Words {
  say: (id: string, about: Record<string, string | number> | null, rules: string) => string
  knows: (id: string, rules: string) => boolean
}

/** How the match stands, and what the deal that is being told comes to. */
export function toldSheet({ entries, draft = null, instead = null, change = null }: GivenSheet, words: Words): SheetInfo {
  const sheet = Sheet.of(entries)
  const info = new Teller(sheet, words).info()
  if (change !== null) info.then = changed(entries, change, words)
  if (draft === null || (sheet.over && instead === null)) return info
  if (instead === null) return new Teller(sheet, words).drafted(info, draft)
  const teller = new Teller(Sheet.of(entries, instead), words)
  // All about the deal is told as it was by then.
  const { deal, round, dealer, seating, winds, paid, events, out, dead } = teller.info()
  return teller.drafted({ ...info, deal, round, dealer, seating, winds, paid, events, out, dead }, draft)
}

/** The sheet as it would be with one more entry. */
function changed(entries: Entry[], body: Body, words: Words): SheetThen {
  const sheet = Sheet.of([...entries, { id: 'change', body, after: entries.length }])
  const teller = new Teller(sheet, words)
  const lines = sheet.deals.map((deal) => teller.line(deal))
  return { lines, points: sheet.progress.points, over: sheet.over, past_end: sheet.pastEnd }
}

/** A draft without the answers that can be changed. */
function silent(draft: DealEnded): DealEnded {
  const hands = Object.entries(draft.hands ?? {}).map(([player, hand]) => [player, { ...hand, situation: [], state: null }])
  const events = draft.events?.map((event) => (event.type === 'foul' ? { ...event, ready: null } : event))
  return { ...draft, events, hands: Object.fromEntries(hands) as DealEnded['hands'], responsible: null, fed: null }
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
    const open = sheet.over ? null : sheet.preview()
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
      paid: open ? this.line(open).payments : [],
      events: open?.events ?? [],
      out: [...sheet.out].sort(),
      dead: [...sheet.dead].sort(),
      disputed: sheet.disputed,
      aside: sheet.aside,
      agreed: [...sheet.agreed].sort(),
      contested: sheet.contested,
      pen: sheet.pen,
      goes_on: terms.goes_on,
      counts_losers: terms.counts_losers,
      kongs: terms.kongs,
      fouls: terms.fouls.map((kind) => this.foul(kind)),
      won_keys: valueKeys(terms, true),
      lost_keys: valueKeys(terms, false),
      listed: isListed(terms.values),
      last: sheet.last,
      fines: sheet.fines,
      minutes: sheet.opened.minutes ?? null,
      totals_only: sheet.opened.totals_only ?? false,
      preview: null,
      questions: [],
      holder: null,
      holder_clause: '',
      left_out: {},
      then: null,
    }
  }

  /** What the deal comes to that is being told, and what must still be said of it. */
  drafted(info: SheetInfo, draft: DealEnded): SheetInfo {
    const { sheet } = this
    const open = sheet.questions(draft)
    const isOpen = (each: Question) => open.some((other) => JSON.stringify(other) === JSON.stringify(each))
    const answered = sheet.questions(silent(draft)).filter((each) => !isOpen(each))
    const holder = sheet.holder(draft)
    return {
      ...info,
      questions: [...open, ...answered].map((each) => this.question(each)),
      preview: open.some(({ preset }) => preset === null) ? null : this.line(sheet.preview(draft)),
      holder,
      holder_clause: holder === null ? '' : (this.terms.clauses.caller ?? ''),
      left_out: Object.fromEntries(Object.entries(draft.hands ?? {}).map(([player, hand]) => [player, this.leftOut(hand)])),
    }
  }

  line({ ledger, payments, ...deal }: SheetDeal): SheetLine {
    return {
      ...deal,
      why_next: this.say(`dealer-${ledger.whyNext}`),
      why_clause: this.terms.clauses[ledger.whyNext] ?? '',
      payments: payments.map((payment) => ({
        payment,
        sentence: this.known(`payment-${payment.reason}`, payment.reason),
        arithmetic: ledger.reckoned(payment, deal.worth),
      })),
    }
  }

  question({ id, clause, seat, choices, preset, about = [] }: Question): SheetQuestion {
    return {
      id,
      prompt: this.say(`question-${id}`),
      clause,
      player: seat,
      choices: choices.map((value) => ({ value, name: this.known(`answer-${value.replaceAll('.', '-')}`, value) })),
      preset,
      about,
    }
  }

  /** The patterns that do not count beside the others. */
  private leftOut({ patterns = {} }: NotedHand): string[] {
    const counting = countingLines(this.terms, patterns)?.map(({ id }) => id)
    return counting ? Object.keys(patterns).filter((id) => !counting.includes(id)) : []
  }

  private foul(kind: FoulKind): SheetFoul {
    const asks_ready = kind.price_unready !== null
    return { id: kind.id, name: this.say(`foul-${kind.id}`), clause: kind.clause, price: this.price(kind), asks_ready, dead: kind.dead }
  }

  private price({ price, price_unready, receiver, dead }: FoulKind): string {
    if (!price) return this.say('foul-costs-nothing', { dead: dead ? 'yes' : 'no' })
    return this.say('foul-costs', { points: price, unready: price_unready ?? 0, receiver: receiver === NOBODY ? 'none' : 'each' })
  }
}
