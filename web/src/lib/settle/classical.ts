/** Who pays whom in classical: the winner is paid by all, then the losers settle (CCL-18, CCL-19). */
import { Ledger, NOBODY, type Call, type Foul, type Question, type Worth } from './ledger'
import { summed, type Line } from './tally'
import { falseWinAt, type Seat, type Terms } from './terms'
import type { Payment } from '../protocol.gen'

/** East pays and receives double (CCL-18.7). */
const factor = (...seats: Seat[]): number => (seats.includes(0) ? 2 : 1)

/** False wins are fined; then the one winner is paid, and the other hands count (CCL-18). */
export class ClassicalLedger extends Ledger {
  /** First the one who has the tile (CCL-8.8, 22.5). */
  override callers(call: Call): Seat[] {
    const nearest = super.callers(call)
    return this.terms.options.win_priority === 'furthest' ? [...nearest].reverse() : nearest
  }

  protected override call(event: Call): void {
    const called = new Map<Seat, Worth>()
    for (const seat of event.winners) if (!this.dead.has(seat)) called.set(seat, this.worth(seat))
    for (const [seat, { win }] of called) if (!win) this.falseWin(seat)
    const winner = this.callers(event).find((seat) => called.get(seat)?.win)
    if (winner === undefined) return
    const { value } = called.get(winner)!
    this.scores.set(winner, called.get(winner)!)
    for (const seat of this.others(winner)) this.losers.set(seat, this.worth(seat))
    const { fed } = this.deal
    if (this.terms.options.feeding_penalty && fed !== null && fed !== NOBODY && event.giver !== null) {
      // Whoever fed the winner pays what all three would have paid (CCL-19.6).
      const times = this.others(winner).reduce((sum, seat) => sum + factor(winner, seat), 0)
      this.pay(event.giver, winner, times * value, fed, 'pays-for-all')
      return
    }
    for (const seat of this.losers.keys()) {
      const times = factor(winner, seat)
      this.pay(seat, winner, times * value, times > 1 ? 'CCL-18.2' : 'CCL-18.1', 'win')
    }
    this.differences()
  }

  /** Of each two losers the one with the cheaper hand pays the difference (CCL-18.3, 18.4). */
  private differences(): void {
    const losers = [...this.losers]
    losers.forEach(([one, { value }], at) => {
      for (const [other, { value: theirs }] of losers.slice(at + 1)) {
        const [poorer, richer] = value < theirs ? [one, other] : [other, one]
        const times = factor(one, other)
        const clause = times > 1 ? 'CCL-18.4' : 'CCL-18.3'
        if (value !== theirs) this.pay(poorer, richer, times * Math.abs(value - theirs), clause, 'losers-difference')
      }
    })
  }

  /** A false win is fined once per deal (CCL-21.5). */
  protected override foul(event: Foul): void {
    const fined = this.payments.some(({ payer, reason }) => payer === event.seats[0] && reason === event.foul)
    if (!fined) super.foul(event)
  }

  protected override arithmetic(payment: Payment, value: number, own: number | undefined): string {
    if (payment.reason !== 'losers-difference' || own === undefined) return super.arithmetic(payment, value, own)
    const times = Math.floor(payment.points / (value - own))
    return times === 1 ? `${value} − ${own}` : `${times} × (${value} − ${own})`
  }

  /** What the losers' hands are worth, and whether one of them pays for all. */
  override *questions(): Generator<Question> {
    yield* super.questions()
    for (const { winners, giver } of this.calls) {
      for (const seat of this.terms.seats) if (!winners.includes(seat)) yield* this.asksValue(seat)
      if (giver !== null && this.deal.fed === null && this.terms.options.feeding_penalty)
        yield { id: 'fed', clause: 'CCL-19.1', seat: giver, choices: [NOBODY, ...this.terms.feeds], preset: NOBODY }
    }
  }

  /** Points, doubled so many times, up to the limit; a limit hand is the limit (CCL-16). */
  protected override total(lines: Line[]): number {
    const limit = this.terms.options.limit as number
    if (lines.some(({ row }) => row.unit === 'limit')) return limit
    const [doubles, points] = [lines.filter(({ row }) => row.unit === 'doubles'), lines.filter(({ row }) => row.unit === undefined)]
    return Math.min(summed(points) * 2 ** summed(doubles), limit)
  }

  /** East stays after a win of East, and where agreed if nobody wins (CCL-20.2 to 20.4). */
  protected override stays(): boolean {
    return this.scores.size ? this.scores.has(0) : this.terms.options.draw_keeps_east === true
  }
}

export const classicalChanges = ({ options, values, fouls }: Terms): Partial<Terms> => ({
  values: { ...values, least: Math.min(values.least, options.limit as number), most: options.limit as number },
  fouls: falseWinAt(options.false_win_penalty, fouls),
})
