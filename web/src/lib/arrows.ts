/** Payments drawn as arrows between the sides of a table. */
import type { PaidLine, Seat } from './protocol.gen'
import { sideOf, type Side } from './table'

export interface Arrow {
  payer: Seat
  receiver: Seat
  points: number
  x1: number
  y1: number
  x2: number
  y2: number
  x: number // where its number stands
  y: number
}

const AT: Record<Side, [number, number]> = {
  bottom: [150, 168],
  right: [262, 100],
  top: [150, 32],
  left: [38, 100],
}
const SHORT = 30 // of the way is left free at both ends

/** One arrow for each pair, with what all payments between them come to. */
export function arrows(payments: PaidLine[], seats: Seat[], bottom: Seat): Arrow[] {
  const sums = new Map<string, number>()
  for (const { payment } of payments) {
    if (payment.receiver === null) continue
    const there = `${payment.payer} ${payment.receiver}`
    const back = `${payment.receiver} ${payment.payer}`
    if (sums.has(back)) sums.set(back, (sums.get(back) ?? 0) - payment.points)
    else sums.set(there, (sums.get(there) ?? 0) + payment.points)
  }
  const found: Arrow[] = []
  for (const [pair, sum] of sums) {
    if (!sum) continue
    const [one = 0, other = 0] = pair.split(' ').map(Number)
    const [payer, receiver] = sum > 0 ? [one, other] : [other, one]
    const [ax, ay] = AT[sideOf(seats, payer, bottom)]
    const [bx, by] = AT[sideOf(seats, receiver, bottom)]
    const length = Math.hypot(bx - ax, by - ay)
    const [dx, dy] = [(bx - ax) / length, (by - ay) / length]
    found.push({
      ...{ payer, receiver, points: Math.abs(sum) },
      ...{ x1: ax + dx * SHORT, y1: ay + dy * SHORT, x2: bx - dx * SHORT, y2: by - dy * SHORT },
      // Nearer to the payer, so that the numbers of two arrows to one player do not meet.
      ...{ x: ax + (bx - ax) * 0.42, y: ay + (by - ay) * 0.42 },
    })
  }
  return found
}

export function spot(seats: Seat[], seat: Seat, bottom: Seat): [number, number] {
  return AT[sideOf(seats, seat, bottom)]
}
