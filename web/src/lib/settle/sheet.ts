/** The sheet of a match at a real table: its entries folded into deals, points and what is next. */
import { rulesOf, type Rules } from './books'
import { Complaint } from './complaint'
import { NOBODY, SEATS, type Deal, type Happening, type Ledger, type Question } from './ledger'
import { Progress } from './progress'
import { sameBody, wholeEvent } from './same'
import { keptPastEnd, Log, tellsOfDeal, type Standing } from './standing'
import type { Seat } from './terms'
import type { Corrigible, DealEnded, Entry, EventNoted, MatchEnded, NotedEvent, NotedHand, Payment, Player, SheetOpened, TotalsTold } from '../protocol.gen'

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

const ended = (deal: number): DealEnded => ({ type: 'deal', deal })

export class Sheet {
  readonly rules: Rules
  readonly progress: Progress
  readonly deals: SheetDeal[] = []
  readonly disputed: Record<number, string[]> = {} // entries of deals that do not count beside what others wrote of them
  aside: string[] = [] // other entries that came too late to count
  pastEnd: number | null = null // the first deal that was played after the end
  goingOn: EventNoted[] = [] // what was noted of the deal that is not over yet
  ended = '' // why the match ended before its rules would end it
  agreed = new Set<Player>()
  contested: Record<string, Player[]> = {} // entries, and who says that they are wrong
  pen = '' // to whom it was given
  last: string | null = null // the entry that can be taken back
  private entriesOfDeal: string[] = []
  private readonly told = new Map<number, (EventNoted | DealEnded)[]>() // what counts of each deal

  constructor(readonly opened: SheetOpened) {
    this.rules = rulesOf(opened.rules, opened.options)
    this.progress = new Progress(this.rules.terms, [...opened.seating])
  }

  /**
   * The sheet of these entries, or as it was before one of them; a complaint tells of the first that cannot be.
   * Where phones wrote without each other only the last entry can be one of those; others that cannot count are set aside.
   */
  static of(entries: readonly Entry[], before: string | null = null): Sheet {
    const log = new Log(entries)
    const sheet = Sheet.folded(log, before)
    if (log.parted && !log.endsParted) {
      const earlier = new Log(entries.slice(0, -1))
      Sheet.folded(earlier, null)
      for (const [id, why] of log.aside) if (why && !earlier.aside.has(id)) throw why
    }
    return sheet
  }

  private static folded(log: Log, before: string | null): Sheet {
    const counting = log.counting()
    let standing = log.standing(counting)
    if (before !== null) {
      const at = [...standing.keys()].indexOf(before)
      if (at < 0) throw new Complaint('entry {id} is none that can be corrected', { id: before })
      standing = new Map([...standing].slice(0, at))
    }
    const [first] = standing.values()
    if (first?.type !== 'started') throw new Complaint('a sheet begins with its rulebook and its players')
    const sheet = new Sheet(first)
    sheet.fold(log, standing, keptPastEnd(counting))
    const ofDeals = Object.values(sheet.disputed).flat()
    sheet.aside = [...log.aside.keys()].filter((id) => !ofDeals.includes(id))
    sheet.agreed = log.agreed(sheet.progress.players)
    sheet.contested = log.contested(sheet.progress.players)
    sheet.pen = log.pen
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
      events: [...this.goingOn.map(({ event }) => event), ...(said.events ?? [])].map(wholeEvent),
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

  private fold(log: Log, standing: Standing, kept: Map<string, boolean>): void {
    const seatings = this.seatings(log, standing)
    this.reseat(seatings)
    for (const [entry, body] of standing) {
      if (log.displaced.has(entry) && tellsOfDeal(body)) {
        this.dispute(entry, body)
        continue
      }
      try {
        this.heed(entry, body, kept)
      } catch (error) {
        log.setAside(entry, error)
        if (tellsOfDeal(body)) this.dispute(entry, body)
      }
      this.reseat(seatings)
    }
  }

  /** What comes of an entry. */
  private heed(entry: string, body: Corrigible | MatchEnded, kept: Map<string, boolean>): void {
    if (body.type === 'ended') this.ended = body.reason
    if (body.type === 'totals') this.takeTotals(body)
    if (!tellsOfDeal(body)) return
    if (this.progress.over && kept.has(entry)) {
      if (!kept.get(entry)) return
      this.progress.over = false
      this.pastEnd ??= this.deal
    }
    this.take(entry, body)
  }

  private dispute(entry: string, { deal }: EventNoted | DealEnded): void {
    ;(this.disputed[deal] ??= []).push(entry)
  }

  /** An entry of a deal: of the one that is played, or of one that another entry ended. */
  private take(entry: string, body: EventNoted | DealEnded): void {
    const told = this.told.get(body.deal) ?? []
    if (body.deal < this.deal) {
      if (!told.some((other) => sameBody(body, other))) this.dispute(entry, body)
      return
    }
    if (body.deal > this.deal) throw new Complaint('deal {deal} has not begun yet', { deal: body.deal + 1 })
    if (this.over) throw new Complaint('the match is over')
    const said = body.type === 'deal' ? body : this.noted(body)
    const entries = [...this.entriesOfDeal, entry]
    if (said) this.book(said, entries)
    else this.entriesOfDeal = entries
    this.told.set(body.deal, [...told, body])
  }

  /** Takes an event, and ends the deal if that has come to its end by itself. */
  private noted(body: EventNoted): DealEnded | null {
    const { goes_on, id: rules } = this.rules.terms
    if (body.event.type === 'win' && !goes_on) throw new Complaint('in {rules} a deal is over when somebody wins', { rules })
    this.goingOn.push(body)
    try {
      this.preview() // it must be possible
    } catch (error) {
      this.goingOn.pop()
      throw error
    }
    return this.isPlayedOut() ? ended(this.deal) : null
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
  private book(said: DealEnded, entries: string[]): void {
    const deal = this.preview(said, entries)
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

  /** How they sit from which deal on, as it was written down. */
  private seatings(log: Log, standing: Standing): Map<number, Player[]> {
    const found = new Map<number, Player[]>()
    const { everyone } = this.progress
    for (const [entry, body] of standing) {
      if (body.type !== 'seats') continue
      const { deal, seating } = body
      if (seating.length === everyone.length && everyone.every((player) => seating.includes(player))) found.set(deal, seating)
      else log.setAside(entry, new Complaint('seating: everybody sits somewhere, once'))
    }
    return found
  }

  /** They sit otherwise from the deal that is about to begin, if that was written down. */
  private reseat(seatings: Map<number, Player[]>): void {
    const seating = seatings.get(this.deal)
    if (seating && !this.entriesOfDeal.length) this.progress.seating = [...seating]
  }
}
