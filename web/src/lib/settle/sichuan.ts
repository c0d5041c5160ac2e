/** Who pays whom in sichuan: kongs and wins at once, the rest when the wall ends. */
import { Complaint } from './complaint'
import { Ledger, NOT_READY, READY, type Call, type Foul, type Happening, type Kong, type Question } from './ledger'
import { summed, type Line } from './tally'
import type { Seat, Terms } from './terms'
import type { Payment } from '../protocol.gen'

const PIG = 'pig'
const PIG_FINE = 16
const DRAW_DOUBLES = 1
const [NO, SHOT, ROBBED] = ['no', 'shoot-after-kong', 'robbing-kong'] // how a tile came to its winner

/** What each other player in play pays for a kong; an open one is paid by its giver alone. */
const KONG_PRICES: Record<string, [number, string]> = {
  claimed: [2, 'SBR-11.3'],
  promoted: [1, 'SBR-11.4'],
  delayed: [0, 'SBR-11.5'],
  concealed: [2, 'SBR-11.6'],
}

/** Points by the number of fans (SBR-10.2 to 10.4). */
const LIMITS: Record<string, number[]> = { stepped: [1, 2, 4, 8, 8, 16], '8': [1, 2, 4, 8], '16': [1, 2, 4, 8, 16] }

/** All points of a deal, in the order in which they change hands (SBR-11.16). */
export class SichuanLedger extends Ledger {
  private inPlay = [...this.terms.seats]
  private kongs = new Map<Seat, Payment[][]>(this.terms.seats.map((seat) => [seat, []]))
  private first: Seat | null = null // the next dealer, as soon as somebody has won
  private over = false

  /** The first winner, whoever paid several winners, or the same dealer (SBR-13.2 to 13.4). */
  override get nextDealer(): Seat {
    return this.first ?? 0
  }

  protected override total(lines: Line[]): number {
    const points = LIMITS[this.terms.options.limit as string]!
    return points[Math.min(summed(lines), points.length - 1)]!
  }

  protected override enter(event: Happening): void {
    if (this.over) throw new Complaint('outcome: nothing can happen after the wall has ended')
    super.enter(event)
  }

  private refuseAbsent(...seats: Seat[]): void {
    if (seats.some((seat) => !this.inPlay.includes(seat)))
      throw new Complaint('outcome: a player who is out of the deal can do nothing more')
  }

  protected override kong({ seat, kind, giver }: Kong): void {
    const price = Object.hasOwn(KONG_PRICES, kind) ? KONG_PRICES[kind] : undefined
    if (!price) {
      const choices = Object.keys(KONG_PRICES).join(', ')
      throw new Complaint('outcome: {kind!r} is no kind of kong: {choices}', { kind, choices })
    }
    if ((kind === 'claimed') !== (giver !== null)) throw new Complaint('outcome: a claimed kong has a giver, and only that one')
    this.refuseAbsent(seat)
    const payers = giver === null ? this.others(seat) : [giver]
    this.refuseAbsent(...payers)
    const [points, clause] = price
    const before = this.payments.length
    if (points) for (const payer of payers) this.pay(payer, seat, points, clause, `${kind}-kong`)
    this.kongs.get(seat)!.push(this.payments.slice(before))
  }

  protected override call({ winners, giver }: Call): void {
    this.refuseAbsent(...winners)
    for (const winner of this.fromDealer(winners)) {
      const worth = this.worth(winner)
      this.scores.set(winner, worth)
      if (!worth.win) throw new Complaint("outcome: a winner's hand is no winning hand")
      if (giver === null) this.everyonePays(winner, worth.value + DRAW_DOUBLES, 'SBR-11.8', 'win-from-wall')
      else {
        this.refuseAbsent(giver)
        this.pay(giver, winner, worth.value, worth.ways.includes(ROBBED!) ? 'SBR-11.9' : 'SBR-11.7', 'win-on-discard')
      }
    }
    if (giver !== null && winners.some((seat) => this.scores.get(seat)!.ways.includes(SHOT!)))
      this.refund(this.kongs.get(giver)!.pop() ?? [], 'SBR-11.12')
    this.leave(winners)
    this.first ??= winners.length > 1 && giver !== null ? giver : winners[0]!
  }

  protected override arithmetic(payment: Payment, value: number, own: number | undefined): string {
    if (payment.reason === 'win-from-wall' && payment.points > value) return `${value} + ${payment.points - value}`
    return super.arithmetic(payment, value, own)
  }

  /** A player who called a win falsely leaves the deal, and kongs are refunded (SBR-14.3). */
  protected override foul({ seats, foul }: Foul): void {
    this.refuseAbsent(...seats)
    const offenders = this.fromDealer(seats)
    const kind = this.kindOf(foul)
    if (kind.dead) this.leave(offenders)
    for (const seat of offenders) {
      this.fine(seat, kind)
      if (kind.dead) this.refundAll(seat, kind.clause)
    }
  }

  /** Fines first, then payments, then refunds (SBR-12, 11.16). */
  protected override wallEnded(): void {
    this.over = true
    const worth = new Map(this.inPlay.map((seat) => [seat, this.worth(seat)]))
    const those = (...states: string[]) => this.inPlay.filter((seat) => states.includes(worth.get(seat)!.state))
    for (const seat of those(PIG)) this.pay(seat, null, PIG_FINE, 'SBR-12.3', 'pig')
    for (const seat of this.terms.options.pig_pays_ready ? those(PIG, NOT_READY) : those(NOT_READY))
      for (const other of those(READY)) this.pay(seat, other, worth.get(other)!.value, 'SBR-12.4', 'not-ready')
    for (const seat of this.inPlay) if (worth.get(seat)!.state !== READY) this.refundAll(seat, 'SBR-12.7')
  }

  /** How a tile came to its winner, and who was ready when the wall ended. */
  override *questions(): Generator<Question> {
    yield* super.questions()
    let before: Happening | undefined
    const gone = new Set<Seat>()
    for (const event of this.deal.outcome) {
      if (event.type === 'win') {
        yield* this.asksHow(event, before?.type === 'kong' && before.seat === event.giver)
        event.winners.forEach((seat) => gone.add(seat))
      } else if (event.type === 'foul' && this.kindOf(event.foul).dead) event.seats.forEach((seat) => gone.add(seat))
      else if (event.type === 'wall-end') for (const seat of this.inPlay) if (!gone.has(seat)) yield* this.asksState(seat)
      before = event
    }
  }

  /** Whether a tile came from a kong, or right after one (SBR-11.9, 11.12). */
  private *asksHow({ winners, giver }: Call, afterKong: boolean): Generator<Question> {
    for (const seat of giver === null ? [] : winners) {
      const said = this.deal.hands.get(seat)
      const open = said && !said.situation?.length && !Object.keys(said.patterns ?? {}).length
      const choices = afterKong ? [NO!, ROBBED!, SHOT!] : [NO!, ROBBED!]
      if (open) yield { id: 'situation', clause: 'SBR-11.12', seat, choices, preset: NO! }
    }
  }

  /** Pig, ready or not ready; of a ready hand its most (SBR-12.2, 12.5). */
  private *asksState(seat: Seat): Generator<Question> {
    const state = this.said(seat).state ?? null
    if (state === null) yield { id: 'state', clause: 'SBR-12.2', seat, choices: this.terms.states, preset: null }
    else if (state === READY) yield* this.asksValue(seat)
  }

  /** Those who do something at the same time, in playing order from the dealer (SBR-11.16). */
  private fromDealer(seats: Seat[]): Seat[] {
    return [...seats].sort((one, other) => this.inPlay.indexOf(one) - this.inPlay.indexOf(other))
  }

  /** The other players who are still in play (SBR-11.2). */
  protected override others(seat: Seat): Seat[] {
    return this.inPlay.filter((other) => other !== seat)
  }

  /** Everybody gets back what they paid, also those who have won since (SBR-11.13, 12.8). */
  private refund(paid: Payment[], clause: string): void {
    for (const { payer, receiver, points } of paid) this.pay(receiver!, payer, points, clause, 'kong-refund')
  }
  private refundAll(seat: Seat, clause: string): void {
    for (const paid of this.kongs.get(seat)!) this.refund(paid, clause)
    this.kongs.set(seat, [])
  }

  private leave(seats: Seat[]): void {
    this.inPlay = this.inPlay.filter((seat) => !seats.includes(seat))
  }
}

export const sichuanChanges = ({ options, values }: Terms): Partial<Terms> => ({
  values: { ...values, besides: values.besides.filter((value) => options.limit !== '8' || value <= 8) },
})
