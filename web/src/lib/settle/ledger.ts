/** The ledger of a deal at a real table: what happens goes in, payments come out. */
import { Complaint, Unknown } from './complaint'
import { countingLines, perhapsAbsorbed, summed, type Line } from './tally'
import { admitted, isListed, shown, type FoulKind, type Seat, type Terms } from './terms'
import type { NotedHand, Payment } from '../protocol.gen'

export const NOBODY = 'nobody'
export const READY = 'ready'
export const NOT_READY = 'not-ready'
export const FALSE_WIN = 'false-win'
export const SEATS = 'ESWN'

export interface Call {
  type: 'win'
  winners: Seat[]
  giver: Seat | null // none from the wall
}
export interface Foul {
  type: 'foul'
  seats: Seat[] // who committed it together
  foul: string
  ready: boolean | null
}
export interface Kong {
  type: 'kong'
  seat: Seat
  kind: string
  giver: Seat | null
}
export type Happening = Call | Foul | Kong | { type: 'wall-end' }

/** What is told of a deal, by seats; the dealer sits East. */
export interface Deal {
  hands: Map<Seat, NotedHand>
  outcome: Happening[]
  responsible: Seat | 'nobody' | null
  fed: string | null
}

/** All that a settlement reads of a hand. */
export interface Worth {
  win: boolean
  value: number
  ways: string[] // how it was won, where that matters
  state: string
}

export interface Question {
  id: string
  clause: string
  seat: Seat | null // of whom it is asked
  choices: string[] // none where a number is asked for
  preset: string | null
  about?: string[] // ids of patterns
}

/** These seats in playing order, beginning with the one after `seat`. */
export const after = (seat: Seat, seats: Seat[]): Seat[] =>
  [...seats].sort((one, other) => ((one - seat + 3) % 4) - ((other - seat + 3) % 4))

export abstract class Ledger {
  payments: Payment[] = []
  scores = new Map<Seat, Worth>() // of those who won
  losers = new Map<Seat, Worth>() // of the others, where they count
  dead = new Set<Seat>() // whose hands cannot win any more

  constructor(
    readonly terms: Terms,
    readonly deal: Deal,
  ) {}

  // What a rulebook says

  /** A win is called, rightly or wrongly. */
  protected abstract call(event: Call): void

  protected foul({ seats, foul, ready }: Foul): void {
    for (const seat of seats) this.fine(seat, this.kindOf(foul), ready)
  }
  protected kong(_: Kong): void {}
  protected wallEnded(): void {}

  /** Whether the dealer stays: by default the next player deals. */
  protected stays(): boolean {
    return false
  }
  get nextDealer(): Seat {
    return this.stays() ? 0 : after(0, this.terms.seats)[0]!
  }

  /** A word for why the next dealer is who it is. */
  get whyNext(): string {
    const [first] = this.calls
    if (this.terms.goes_on && first) return first.winners.includes(this.nextDealer) ? 'first-winner' : 'paid-several'
    if (this.nextDealer !== 0) return 'passes'
    return this.scores.has(0) ? 'won' : 'drawn'
  }

  /** How the points came out of what hands are worth: of the receiver, and of the payer where that counts. */
  protected arithmetic({ reason, points }: Payment, value: number, _own: number | undefined): string {
    if (!this.terms.multiplied.includes(reason) || value <= 0 || value >= points || points % value) return ''
    return `${points / value} × ${value}`
  }
  reckoned(payment: Payment, worth: Record<number, number>): string {
    const value = payment.receiver === null ? undefined : worth[payment.receiver]
    return value === undefined ? '' : this.arithmetic(payment, value, worth[payment.payer])
  }

  /** What must still be said, in the order in which people would say it. */
  *questions(): Generator<Question> {
    for (const { winners } of this.calls) for (const seat of winners) yield* this.asksValue(seat)
    for (const { foul, seats, ready } of this.fouls) {
      const kind = this.kindOf(foul)
      if (kind.price_unready !== null && ready === null)
        yield { id: READY, clause: kind.clause, seat: seats[0]!, choices: [READY, NOT_READY], preset: null }
    }
  }
  protected *asksValue(seat: Seat): Generator<Question> {
    const { values, counted_by: clause } = this.terms
    const { patterns = {} } = this.said(seat)
    if (!this.isSaid(seat))
      yield { id: 'value', clause, seat, choices: isListed(values) ? values.besides.map(String) : [], preset: null }
    for (const open of perhapsAbsorbed(countingLines(this.terms, patterns) ?? []))
      yield { id: 'absorbed', seat, choices: ['beside', 'absorbed'], preset: 'beside', ...open }
  }

  /** What patterns that count come to, before payment. */
  protected total(lines: Line[]): number {
    return summed(lines)
  }
  /** Whether they are enough to win. */
  protected suffices(_: Line[]): boolean {
    return true
  }

  // The deal as a whole

  /** Enters all that happened. */
  settle(): this {
    for (const { foul } of this.fouls) this.kindOf(foul)
    this.refuseStrangeValues()
    this.refuseStrange()
    for (const event of this.deal.outcome) this.enter(event)
    return this
  }

  /** What each hand that counts is worth. */
  get worths(): Map<Seat, number> {
    return new Map([...this.losers, ...this.scores].map(([seat, { value }]) => [seat, value]))
  }

  protected enter(event: Happening): void {
    if (event.type === 'win') this.call(event)
    else if (event.type === 'foul') this.foul(event)
    else if (event.type === 'kong') this.kong(event)
    else this.wallEnded()
  }

  get calls(): Call[] {
    return this.deal.outcome.filter((event) => event.type === 'win')
  }
  get fouls(): Foul[] {
    return this.deal.outcome.filter((event) => event.type === 'foul')
  }

  private refuseStrange(): void {
    const { fed, responsible, hands } = this.deal
    const { goes_on, feeds, looks_back, id: rules } = this.terms
    if (this.calls.length > 1 && !goes_on) throw new Complaint('outcome: all calls of a win are on the same tile, from the same player')
    if (fed !== null && fed !== NOBODY && !feeds.includes(fed))
      throw new Complaint('fed: {clause!r} is none of {choices}', { clause: fed, choices: [...feeds, NOBODY].join(', ') })
    if (responsible !== null) {
      if (!looks_back) throw new Complaint('in {rules} nobody can be made responsible here', { rules })
      if (this.calls.every(({ giver }) => giver === null)) throw new Complaint('nobody is responsible where no tile was won from a player')
    }
    for (const { winners, giver } of this.calls) {
      if (new Set(winners).size < winners.length) throw new Complaint('outcome: a player calls a win once')
      if (giver === null && winners.length > 1) throw new Complaint('outcome: only one player can have drawn the tile')
      if (giver !== null && winners.includes(giver)) throw new Complaint('outcome: whoever gave the tile cannot win with it')
      for (const seat of winners)
        if (!hands.has(seat)) throw new Complaint('hands: that of {seat}, who wins, is needed', { seat: SEATS[seat]! })
    }
  }

  /** Of several callers one wins; where losers count, the others may have said it as losers. */
  private refuseStrangeValues(): void {
    const { values, counts_losers } = this.terms
    const winners = this.calls.filter((call) => !counts_losers || call.winners.length === 1).flatMap((call) => call.winners)
    for (const [seat, { value = null, state }] of this.deal.hands) {
      if (value === null || admitted(values, value)) continue
      const won = winners.includes(seat) || state === READY
      if (won || value < 0 || value > values.least)
        throw new Complaint('no hand can be worth {value} here, only {choices}', { value, choices: shown(values) })
    }
  }

  // What rulebooks say it with

  kindOf(foul: string): FoulKind {
    const { fouls, id: rules } = this.terms
    const kind = fouls.find(({ id }) => id === foul)
    if (kind) return kind
    throw new Complaint('fouls: {rules} knows no foul {foul!r}: {choices}', { rules, foul, choices: fouls.map(({ id }) => id).join(', ') })
  }

  protected said(seat: Seat): NotedHand {
    return this.deal.hands.get(seat) ?? {}
  }

  /** Whether it is said what a hand is worth. */
  protected isSaid(seat: Seat): boolean {
    const { value = null, patterns = {}, too_many_tiles = false } = this.said(seat)
    return value !== null || Object.keys(patterns).length > 0 || too_many_tiles
  }

  protected worth(seat: Seat): Worth {
    const said = this.deal.hands.get(seat)
    if (!said) throw new Complaint('hands: the tiles of {seat} are needed for this', { seat: SEATS[seat]! })
    const { value = null, state = null, situation = [], patterns = {}, too_many_tiles = false } = said
    if (too_many_tiles) return { win: false, value: 0, ways: [], state: '' }
    if (state !== null && !this.terms.states.includes(state))
      throw new Complaint('hands: in {rules} no hand is {state!r}', { rules: this.terms.id, state })
    if (Object.keys(patterns).length) return this.tally(patterns, value, situation)
    if (value === null && (state === null || state === READY)) throw new Complaint('hands: what a declared hand is worth is needed')
    return { win: state === null, value: value ?? 0, ways: situation, state: state ?? '' }
  }

  /** What patterns come to; where the phone cannot know, what was said is taken. */
  private tally(named: Record<string, number>, said: number | null, situation: string[]): Worth {
    const lines = countingLines(this.terms, named)
    if (!lines) {
      if (said === null) throw new Unknown('patterns')
      return { win: true, value: said, ways: [...situation, ...Object.keys(named)], state: '' }
    }
    const counted = this.total(lines)
    if (said !== null && said !== counted) throw new Complaint('hands: the patterns come to {counted}, not to {value}', { counted, value: said })
    return { win: this.suffices(lines), value: counted, ways: [...situation, ...lines.map(({ id }) => id)], state: '' }
  }

  protected others(seat: Seat): Seat[] {
    return this.terms.seats.filter((other) => other !== seat)
  }

  /** Those who call a win, from the nearest after the giver on. */
  callers({ winners, giver }: Call): Seat[] {
    return giver === null ? winners : after(giver, winners)
  }

  protected pay(payer: Seat, receiver: Seat | null, points: number, clause: string, reason: string): void {
    this.payments.push({ payer, receiver, points, clause, reason })
  }
  protected everyonePays(winner: Seat, points: number, clause: string, reason: string): void {
    for (const payer of this.others(winner)) this.pay(payer, winner, points, clause, reason)
  }

  protected fine(seat: Seat, kind: FoulKind, ready: boolean | null = null): void {
    const price = ready === false ? (kind.price_unready ?? kind.price) : kind.price
    const receivers = kind.receiver === NOBODY ? [null] : this.others(seat)
    if (price) for (const receiver of receivers) this.pay(seat, receiver, price, kind.clause, kind.id)
    if (kind.dead) this.dead.add(seat)
  }
  protected falseWin(seat: Seat, ready: boolean | null = null): void {
    this.fine(seat, this.kindOf(FALSE_WIN), ready)
  }
}
