/** Who pays whom in red (RED-11, RED-13, RED-15.1). */
import { Unknown } from './complaint'
import { Ledger, type Call } from './ledger'
import { summed, type Line } from './tally'
import type { Seat, Terms } from './terms'

/** The nearest right call wins; false ones before it are fined (RED-15.1). */
export class RedLedger extends Ledger {
  protected override call(event: Call): void {
    for (const seat of this.callers(event)) {
      const worth = this.worth(seat)
      if (worth.win && !this.dead.has(seat)) {
        this.scores.set(seat, worth)
        if (event.giver === null) this.everyonePays(seat, worth.value, 'RED-11.2', 'win-from-wall')
        else this.pay(event.giver, seat, worth.value, 'RED-11.1', 'win-on-discard')
        return
      }
      this.falseWin(seat)
    }
  }

  /** Up to the cap (RED-10.9). */
  protected override total(lines: Line[]): number {
    const whole = summed(lines)
    return Math.min(whole, (this.terms.options.cap as number) || whole)
  }
  /** Flowers do not help to reach an agreed minimum (RED-14.4). */
  protected override suffices(lines: Line[]): boolean {
    return summed(lines.filter(({ id }) => id !== 'flower')) >= (this.terms.options.min_points as number)
  }

  /** East stays after winning, and after a draw unless agreed otherwise (RED-12.2 to 12.4). */
  protected override stays(): boolean {
    if (this.scores.size) return this.scores.has(0)
    return this.terms.seats.length !== 2 || this.terms.options.two_player_draw !== 'passes'
  }
}

/** Two players sit East and West, three East, South and West (RED-2.7). */
const SEATS_BY_PLAYERS: Record<number, Seat[]> = { 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3] }

export function redChanges({ options, values }: Terms): Partial<Terms> {
  const seats = SEATS_BY_PLAYERS[options.players as number]
  if (!seats) throw new Unknown('players')
  return { seats, values: { ...values, least: options.min_points as number, most: (options.cap as number) || null } }
}
