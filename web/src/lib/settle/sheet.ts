/** The sheet of a match at a real table: its entries folded into deals, points and what is next. */
import { rulesOf, type Rules } from './books'
import { Complaint } from './complaint'
import { NOBODY, SEATS, type Deal, type Happening, type Ledger, type Question } from './ledger'
import { Progress } from './progress'
import { keptPastEnd, thoseThatCount, thoseThatStand, thoseWhoAgree, type Standing } from './standing'
import type { Seat } from './terms'
import type { DealEnded, Entry, EventNoted, NotedEvent, NotedHand, Payment, Player, SheetOpened, TotalsTold } from '../protocol.gen'

/** A deal as the sheet has it; payments are between players, not seats. */
export interface SheetDeal {
  number: number
  entries: string[] // that tell of it
  dealer: Player
  round: number
  payments: Payment[]
  worth: Record<Player, number>
  gains: number[]
  totals: number[]
  next_dealer: Player
  ledger: Ledger
  events: NotedEvent[]
}

/** With what an entry may leave out. */
function whole(event: NotedEvent): NotedEvent {
  if (event.type === 'foul') return { ...event, ready: event.ready ?? null }
  return event.type === 'wall-end' ? event : { ...event, giver: event.giver ?? null }
}

const ended = (deal: number): DealEnded => ({ type: 'deal', deal })

export class Sheet {
  readonly rules: Rules
  readonly progress: Progress
  readonly deals: SheetDeal[] = []
  readonly disputed: Record<number, string[]> = {} // entries for a deal that has another already
  pastEnd: number | null = null // the first deal that was played after the end
  goingOn: EventNoted[] = [] // what was noted of the deal that is not over yet
  ended = '' // why the match ended before its rules would end it
  agreed = new Set<Player>()
  last: string | null = null // the entry that can be taken back
  private entriesOfDeal: string[] = []

  constructor(readonly opened: SheetOpened) {
    this.rules = rulesOf(opened.rules, opened.options)
    this.progress = new Progress(this.rules.terms, [...opened.seating])
  }

  /** The sheet of these entries, or as it was before one of them; a complaint tells of the first that cannot be. */
  static of(entries: readonly Entry[], before: string | null = null): Sheet {
    const counting = thoseThatCount(entries)
    let standing = thoseThatStand(counting)
    if (before !== null) {
      const at = [...standing.keys()].indexOf(before)
      if (at < 0) throw new Complaint('entry {id} is none that can be corrected', { id: before })
      standing = new Map([...standing].slice(0, at))
    }
    const [first] = standing.values()
    if (first?.type !== 'started') throw new Complaint('a sheet begins with its rulebook and its players')
    const sheet = new Sheet(first)
    sheet.fold(standing, keptPastEnd(counting))
    sheet.agreed = thoseWhoAgree(entries, sheet.progress.players)
    sheet.last = counting.length > 1 ? counting.at(-1)!.id : null
    return sheet
  }

  get over(): boolean {
    return this.progress.over || this.ended !== ''
  }

  /** The number of the deal that is played, from 0. */
  get deal(): number {
    return this.progress.played
  }

  /** What was paid to nobody in all deals. */
  get fines(): number {
    const paid = this.deals.flatMap(({ payments }) => payments).filter(({ receiver }) => receiver === null)
    return paid.reduce((sum, { points }) => sum + points, 0)
  }

  /** Of several who call a win the one who has the tile, where only one can. */
  holder(said: DealEnded): Player | null {
    const ledger = this.rules.ledger(this.finished(said))
    const several = ledger.calls.find(({ winners }) => winners.length > 1)
    return several && !this.rules.terms.goes_on ? this.progress.playerAt(ledger.callers(several)[0]!) : null
  }

  /** What a deal comes to as it is told, without writing it down. */
  preview(said: DealEnded = ended(this.deal), entries: string[] = []): SheetDeal {
    const { progress } = this
    const ledger = this.rules.ledger(this.finished(said)).settle()
    const player = (seat: Seat) => progress.playerAt(seat)
    const payments = ledger.payments.map(({ payer, receiver, ...rest }) => ({
      payer: player(payer),
      receiver: receiver === null ? null : player(receiver),
      ...rest,
    }))
    const gains = progress.everyone.map(() => 0)
    for (const { payer, receiver, points } of payments) {
      gains[payer]! -= points
      if (receiver !== null) gains[receiver]! += points
    }
    return {
      number: this.deal,
      entries,
      dealer: progress.dealer,
      round: progress.round,
      payments,
      worth: Object.fromEntries([...ledger.worths].map(([seat, value]) => [player(seat), value])),
      gains,
      totals: progress.points.map((before, each) => before + gains[each]!),
      next_dealer: player(ledger.nextDealer),
      ledger,
      events: [...this.goingOn.map(({ event }) => event), ...(said.events ?? [])].map(whole),
    }
  }

  /** What must still be said of a deal; seats are the numbers of players here. */
  questions(said: DealEnded): Question[] {
    const player = (choice: string) => {
      const seat = SEATS.indexOf(choice)
      return choice === '' || seat < 0 ? choice : String(this.progress.playerAt(seat))
    }
    return [...this.rules.ledger(this.finished(said)).questions()].map((question) => ({
      ...question,
      seat: question.seat === null ? null : this.progress.playerAt(question.seat),
      choices: question.choices.map(player),
      preset: question.preset === null ? null : player(question.preset),
    }))
  }

  /** The players whose hands cannot win any more in the deal that is played. */
  get dead(): Set<Player> {
    const kills = ({ foul }: { foul: string }) => this.rules.terms.fouls.find(({ id }) => id === foul)?.dead
    return new Set(this.goingOn.flatMap(({ event }) => (event.type === 'foul' && kills(event) ? event.players : [])))
  }

  /** They, and those who have won already. */
  get out(): Set<Player> {
    return new Set([...this.dead, ...this.goingOn.flatMap(({ event }) => (event.type === 'win' ? event.winners : []))])
  }

  private fold(standing: Standing, kept: Map<string, boolean>): void {
    const seatings = new Map([...standing.values()].flatMap((body) => (body.type === 'seats' ? [[body.deal, body.seating] as const] : [])))
    this.reseat(seatings)
    for (const [entry, body] of standing) {
      if (body.type === 'ended') this.ended = body.reason
      if (body.type === 'totals') this.takeTotals(body)
      if (body.type !== 'event' && body.type !== 'deal') continue
      if (this.progress.over && kept.has(entry)) {
        if (!kept.get(entry)) continue
        this.progress.over = false
        this.pastEnd ??= this.deal
      }
      this.take(entry, body)
      this.reseat(seatings)
    }
  }

  /** An entry of a deal: of the one that is played, or of one that another entry ended. */
  private take(entry: string, body: EventNoted | DealEnded): void {
    if (body.deal < this.deal) {
      ;(this.disputed[body.deal] ??= []).push(entry)
      return
    }
    if (body.deal > this.deal) throw new Complaint('deal {deal} has not begun yet', { deal: body.deal + 1 })
    if (this.over) throw new Complaint('the match is over')
    this.entriesOfDeal.push(entry)
    if (body.type === 'deal') return this.book(body)
    const { goes_on, id: rules } = this.rules.terms
    if (body.event.type === 'win' && !goes_on) throw new Complaint('in {rules} a deal is over when somebody wins', { rules })
    this.goingOn.push(body)
    this.preview() // it must be possible
    if (this.isPlayedOut()) this.book(ended(this.deal))
  }

  /** What all have in the end; it must be what all began with, but for fines to nobody. */
  private takeTotals({ points, start = 0, fines = 0 }: TotalsTold): void {
    const { progress } = this
    if (this.deals.length || this.goingOn.length || this.over) throw new Complaint('totals are told where no deal is')
    if (points.length !== progress.players) throw new Complaint('totals: a number for each player is needed')
    const [due, sums] = [progress.players * start - fines, points.reduce((sum, each) => sum + each, 0)]
    if (fines < 0 || sums !== due) throw new Complaint('all points together must make {due}, not {sums}', { due, sums })
    progress.points = [...points]
    progress.startPoints = start
    progress.over = true
  }

  /** Whether a deal that goes on after a win has come to its end by itself. */
  private isPlayedOut(): boolean {
    if (!this.rules.terms.goes_on) return false
    const wall = this.goingOn.some(({ event }) => event.type === 'wall-end')
    return wall || this.out.size >= this.progress.players - 1
  }

  /** The deal is over: it is written down, and the dealership goes on. */
  private book(said: DealEnded): void {
    const deal = this.preview(said, this.entriesOfDeal)
    this.deals.push(deal)
    this.progress.book(deal.gains, deal.next_dealer)
    this.goingOn = []
    this.entriesOfDeal = []
  }

  /** The deal as rulebooks settle it: all that was noted of it, by seats. */
  private finished(said: DealEnded): Deal {
    const hands: Record<Player, NotedHand> = Object.assign({}, ...this.goingOn.map((noted) => noted.hands), said.hands)
    const events = [...this.goingOn.map(({ event }) => event), ...(said.events ?? [])]
    const { responsible = null, fed = null } = said
    return {
      hands: new Map(Object.entries(hands).map(([player, hand]) => [this.seat(Number(player)), hand])),
      outcome: events.map((event) => this.happening(event)),
      responsible: responsible === null || responsible === NOBODY ? responsible : this.seat(responsible),
      fed,
    }
  }

  private happening(event: NotedEvent): Happening {
    if (event.type === 'wall-end') return event
    if (event.type === 'foul')
      return { type: 'foul', seats: event.players.map((each) => this.seat(each)), foul: event.foul, ready: event.ready ?? null }
    const giver = event.giver === undefined || event.giver === null ? null : this.seat(event.giver)
    if (event.type === 'kong') return { type: 'kong', seat: this.seat(event.player), kind: event.kind, giver }
    return { type: 'win', winners: event.winners.map((each) => this.seat(each)), giver }
  }

  private seat(player: Player): Seat {
    if (!this.progress.everyone.includes(player)) throw new Complaint('there is no player {player} at this table', { player })
    return this.progress.seatOf(player)
  }

  /** They sit otherwise from the deal that is about to begin, if that was written down. */
  private reseat(seatings: Map<number, Player[]>): void {
    const seating = seatings.get(this.deal)
    if (!seating || this.entriesOfDeal.length) return
    const { everyone } = this.progress
    if (seating.length !== everyone.length || !everyone.every((player) => seating.includes(player)))
      throw new Complaint('seating: everybody sits somewhere, once')
    this.progress.seating = [...seating]
  }
}
