/** Who pays whom in popular, and what fouls cost (POP-15, POP-17). */
import { Complaint } from './complaint'
import { FALSE_WIN, Ledger, READY, type Call, type Foul } from './ledger'

/** The nearest right call wins, and every false one is fined (POP-6.11, 17.3). */
export class PopularLedger extends Ledger {
  protected override call(event: Call): void {
    for (const seat of this.callers(event)) {
      if (this.dead.has(seat)) continue // it brings nothing and is not fined (POP-17.9)
      const worth = this.worth(seat)
      if (!worth.win) this.falseWin(seat, worth.state === READY)
      else if (!this.scores.size) {
        this.scores.set(seat, worth)
        if (event.giver === null) this.everyonePays(seat, worth.value, 'POP-15.2', 'win-from-wall')
        else this.pay(event.giver, seat, worth.value, 'POP-15.1', 'win-on-discard')
      }
    }
  }

  /** A false win of a dead hand is not fined (POP-17.9). */
  protected override foul(event: Foul): void {
    if (event.foul === FALSE_WIN) {
      if (event.ready === null) throw new Complaint('fouls: a false win says whether the hand was `ready`')
      if (this.dead.has(event.seats[0]!)) return
    }
    super.foul(event)
  }
}
