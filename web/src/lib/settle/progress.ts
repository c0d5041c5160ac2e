/** How a match stands: who deals, which round it is, the points of all. */
import { Complaint } from './complaint'
import type { Seat, Terms } from './terms'
import type { Player } from '../protocol.gen'

export class Progress {
  readonly players: number
  startPoints: number
  points: number[]
  played = 0
  round = 0
  over = false
  dealer: Player
  private readonly firstDealer: Player

  /** `seating` has the players in playing order from the first dealer. */
  constructor(
    readonly terms: Terms,
    public seating: Player[],
  ) {
    this.players = terms.seats.length
    const everybody = this.everyone.every((player) => seating.includes(player))
    if (!everybody || seating.length > this.players) throw new Complaint('seating: everybody sits somewhere, once')
    this.startPoints = this.agreed('start_points')
    this.points = this.everyone.map(() => this.startPoints)
    this.dealer = this.firstDealer = seating[0]!
  }

  get everyone(): Player[] {
    return this.terms.seats.map((_, player) => player)
  }

  private agreed(option: string, usual = 0): number {
    return (this.terms.options[option] as number | undefined) ?? usual
  }

  /** Where a player sits in this deal: the dealer is East. */
  seatOf(player: Player): Seat {
    const turn = this.seating.indexOf(player) - this.seating.indexOf(this.dealer)
    return this.terms.seats[(turn + this.players) % this.players]!
  }

  playerAt(seat: Seat): Player {
    const turn = this.terms.seats.indexOf(seat) + this.seating.indexOf(this.dealer)
    return this.seating[turn % this.players]!
  }

  /** The players in playing order, beginning with the dealer. */
  get order(): Player[] {
    const first = this.seating.indexOf(this.dealer)
    return [...this.seating.slice(first), ...this.seating.slice(0, first)]
  }

  /** By player; equal points share a place. */
  get places(): number[] {
    return this.points.map((own) => 1 + this.points.filter((other) => other > own).length)
  }

  /** A deal is over: its points, by player, are booked, and the dealership goes on. */
  book(gains: number[], dealer: Player): void {
    if (this.over) throw new Complaint('the match is over')
    this.points = this.points.map((before, player) => before + gains[player]!)
    this.played += 1
    if (dealer !== this.dealer && dealer === this.firstDealer && this.terms.has_rounds) this.round += 1
    this.dealer = dealer
    this.over = this.isOver()
  }

  /** Whether the agreed deals or rounds have been played, or the agreed total is reached. */
  private isOver(): boolean {
    const target = this.agreed('target_points')
    if (target && Math.max(...this.points) - this.startPoints >= target) return true
    const deals = this.agreed('deals')
    return deals ? this.played >= deals : this.round >= this.agreed('rounds', 1)
  }
}
