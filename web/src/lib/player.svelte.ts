/** A recorded match being looked at: which deal, which step, through whose eyes. */
import { discardsDrawn, folded } from './fold'
import { layoutOf, type Layout } from './layout'
import { nameOf } from './names'
import type { OwnEvents } from './own'
import type { GameEvent, MatchRecord, RulebookInfo, Seat } from './protocol.gen'
import { decisionsAt, pointsOver, stepsOf } from './replay'
import { seenBy } from './seen'
import { seatsDrawn, sentence } from './speak'

export const SPEEDS = [0.5, 1, 2, 4, 8]
const PAUSE = 1000 // milliseconds a step at usual speed

export class Player {
  deal = $state(0)
  step = $state(0)
  viewer = $state(0) // the player whose side is nearest
  open = $state(true) // everybody's tiles are seen
  playing = $state(false)
  speed = $state(1)

  readonly points: number[][]

  constructor(
    readonly record: MatchRecord,
    readonly own: OwnEvents,
  ) {
    this.points = pointsOver(record)
  }

  #seen = (event: GameEvent) => seenBy(event, this.bottom, this.own)

  readonly #now = $derived.by(() => this.record.deals[this.deal])
  readonly events = $derived.by(() => this.#now?.events ?? [])
  readonly steps = $derived.by(() => stepsOf(this.events, this.own))
  readonly seats = $derived.by((): Seat[] => {
    const [first] = this.events
    return first?.event === 'started' ? first.seats : []
  })
  readonly bottom = $derived.by(() => this.seatOf(this.viewer))
  readonly table = $derived.by(() => {
    const shown = this.events.slice(0, this.steps[this.step])
    const drawn = discardsDrawn(shown)
    const seen = this.open ? shown : shown.map(this.#seen).filter((event) => event !== null)
    return folded(seen, drawn, this.own)
  })
  readonly event = $derived.by((): GameEvent | null => {
    const last = this.step ? this.events[(this.steps[this.step] ?? 0) - 1] : undefined
    return last ? (this.open ? last : this.#seen(last)) : null
  })
  /** How the players came to their seats, before the first deal, and where the wall was broken. */
  readonly before = $derived.by((): string[] => {
    const [first] = this.events
    if (first?.event !== 'started') return []
    const named = (player: number) => this.names[player] ?? ''
    const { throws } = this.record
    const players = this.#now?.players ?? []
    const seating = this.deal ? [] : seatsDrawn(players, this.seats, throws, named)
    return [...seating, sentence(first, this.named)]
  })
  readonly #decisions = $derived.by(() =>
    this.#now ? decisionsAt(this.#now, this.steps, this.own) : [],
  )
  /** What was decided right after this step. */
  readonly decisions = $derived.by(() => this.#decisions[this.step] ?? [])

  /** How tiles lie: as was agreed, or all to be seen. */
  layout(info: RulebookInfo | undefined): Layout {
    const agreed = layoutOf(info, this.record.header.options)
    return this.open ? { ...agreed, openKongs: true, covered: false } : agreed
  }

  readonly atEnd = $derived.by(() => this.step >= this.steps.length - 1)

  playerAt(seat: Seat): number {
    return this.#now?.players[this.seats.indexOf(seat)] ?? 0
  }

  seatOf(player: number): Seat {
    return this.seats[this.#now?.players.indexOf(player) ?? 0] ?? this.seats[0] ?? 0
  }

  readonly names = $derived.by(() => this.record.header.players.map(nameOf))

  named = (seat: Seat): string => this.names[this.playerAt(seat)] ?? ''

  pointsOf = (seat: Seat): number =>
    (this.points[this.deal]?.[this.playerAt(seat)] ?? 0) + (this.table?.delta[seat] ?? 0)

  go(step: number): void {
    this.step = Math.min(Math.max(0, step), this.steps.length - 1)
  }

  goDeal(deal: number): void {
    this.deal = Math.min(Math.max(0, deal), this.record.deals.length - 1)
    this.step = 0
  }

  /** One step on, into the next deal where this one is over; whether there was one. */
  forward(): boolean {
    if (!this.atEnd) this.step += 1
    else if (this.deal < this.record.deals.length - 1) this.goDeal(this.deal + 1)
    else return false
    return true
  }

  back(): void {
    if (this.step) this.step -= 1
    else if (this.deal) {
      this.deal -= 1
      this.step = this.steps.length - 1
    }
  }

  faster(by: number): void {
    const at = SPEEDS.indexOf(this.speed) + by
    this.speed = SPEEDS[Math.min(Math.max(0, at), SPEEDS.length - 1)] ?? 1
  }

  changeSeat(): void {
    this.viewer = (this.viewer + 1) % this.record.header.players.length
  }

  get pause(): number {
    return PAUSE / this.speed
  }
}
