/** Who pays whom in zung-jung (ZJ-30, ZJ-32). */
import { Complaint } from './complaint'
import { Ledger, NOBODY, SEATS, type Call, type Question } from './ledger'
import { summed, type Line } from './tally'
import { falseWinAt, type Seat, type Terms } from './terms'
import type { Payment } from '../protocol.gen'

const STANDARD = 25
const [LOWEST, HIGHEST] = [1, 320] // what hands are worth, but for those of one dearer pattern

/** False calls are fined, and one right call has the tile (ZJ-32.7, 23.6). */
export class ZungJungLedger extends Ledger {
  /** First the one who would get the tile (ZJ-23.6). */
  override callers(call: Call): Seat[] {
    const nearest = super.callers(call)
    return this.terms.options.interception === 'nearest' ? nearest : [...nearest].reverse()
  }

  protected override call(event: Call): void {
    const callers = this.callers(event)
    const dead = callers.find((seat) => this.dead.has(seat))
    if (dead !== undefined) throw new Complaint('outcome: the hand of {seat} is dead and cannot win', { seat: SEATS[dead]! })
    const called = new Map(callers.map((seat) => [seat, this.worth(seat)]))
    for (const [seat, { win }] of called) if (!win) this.falseWin(seat)
    const winner = callers.find((seat) => called.get(seat)!.win)
    if (winner === undefined) return
    this.scores.set(winner, called.get(winner)!)
    this.win(winner, event.giver, called.get(winner)!.value)
  }

  /** Three times the value in all; the options and the giver say how it is shared. */
  private win(winner: Seat, giver: Seat | null, value: number): void {
    const { payoff, immunity } = this.terms.options
    if (giver === null) this.everyonePays(winner, value, 'ZJ-30.3', 'win-from-wall')
    else if (payoff === 'uniform') this.everyonePays(winner, value, 'ZJ-30.10', 'win-shared')
    else if (value <= STANDARD) this.everyonePays(winner, value, 'ZJ-30.4', 'win-shared')
    else this.dearWin(winner, immunity ? this.responsible(winner, giver) : giver, value)
  }

  /** Who first threw the tile since the winner's last discard, as it was said; else who gave it (ZJ-30.6). */
  private responsible(winner: Seat, giver: Seat): Seat | null {
    const said = this.deal.responsible ?? giver
    return said === NOBODY || said === winner ? null : said
  }

  /** The responsible player pays all but the standard value of the two others (ZJ-30.5). */
  private dearWin(winner: Seat, toBlame: Seat | null, value: number): void {
    if (toBlame === null) return this.everyonePays(winner, value, 'ZJ-30.6', 'nobody-responsible')
    for (const seat of this.others(winner)) {
      if (seat === toBlame) this.pay(seat, winner, 3 * value - 2 * STANDARD, 'ZJ-30.5', 'responsible')
      else this.pay(seat, winner, STANDARD, 'ZJ-30.5', 'not-responsible')
    }
  }

  protected override arithmetic(payment: Payment, value: number, own: number | undefined): string {
    if (payment.reason !== 'responsible') return super.arithmetic(payment, value, own)
    return `3 × ${value} − ${3 * value - payment.points}`
  }

  /** Within the limits; a pattern dearer than the highest counts alone (ZJ-28.5 to 28.7). */
  protected override total(lines: Line[]): number {
    const [whole, dearest] = [summed(lines), Math.max(0, ...lines.map(({ row }) => row.value))]
    return dearest > HIGHEST ? dearest : Math.min(whole, HIGHEST) || LOWEST
  }
  protected override suffices(lines: Line[]): boolean {
    return this.total(lines) >= (this.terms.options.minimum as number)
  }

  /** Who is responsible, where a dear hand was won from a player (ZJ-30.6). */
  override *questions(): Generator<Question> {
    yield* super.questions()
    const { payoff, immunity } = this.terms.options
    if (this.deal.responsible !== null || payoff === 'uniform' || !immunity) return
    for (const call of this.calls) {
      const winner = this.callers(call)[0]!
      const asked = call.giver !== null && this.isSaid(winner) && this.worth(winner).value > STANDARD
      if (!asked) continue
      const choices = [...this.others(winner).map((seat) => SEATS[seat]!), NOBODY]
      yield { id: 'responsible', clause: 'ZJ-30.6', seat: null, choices, preset: SEATS[call.giver!]! }
    }
  }
}

export const zungJungChanges = ({ options, values, fouls }: Terms): Partial<Terms> => ({
  values: { ...values, least: Math.max(values.least, options.minimum as number) },
  fouls: falseWinAt(options.false_win_penalty, fouls),
})
