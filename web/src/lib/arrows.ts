/** Payments drawn as arrows between the sides of a table; names stand in boxes that no arrow enters. */
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

export const DRAWING = { width: 320, height: 220 }
export const BOX = { width: 112, height: 42 } // for a name and what the deal brought

const AT: Record<Side, [number, number]> = {
  bottom: [160, 199],
  right: [264, 110],
  top: [160, 21],
  left: [56, 110],
}
const FREE = 5 // is left between an arrow and a box
// Of the way, nearer to the payer, so that the numbers of two arrows that cross do not meet.
const NUMBER_AT = 0.32

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
    found.push({ payer, receiver, points: Math.abs(sum), ...between(seats, payer, receiver, bottom) })
  }
  return found
}

/** From the edge of one box to that of the other, on the line between their middles. */
function between(seats: Seat[], payer: Seat, receiver: Seat, bottom: Seat) {
  const [ax, ay] = spot(seats, payer, bottom)
  const [bx, by] = spot(seats, receiver, bottom)
  const [dx, dy] = [bx - ax, by - ay]
  const way = Math.min(BOX.width / 2 / Math.abs(dx), BOX.height / 2 / Math.abs(dy)) + FREE / Math.hypot(dx, dy)
  const at = (part: number): [number, number] => [ax + dx * part, ay + dy * part]
  const [[x1, y1], [x2, y2], [x, y]] = [at(way), at(1 - way), at(way + (1 - 2 * way) * NUMBER_AT)]
  return { x1, y1, x2, y2, x, y }
}

/** The middle of a seat's box. */
export function spot(seats: Seat[], seat: Seat, bottom: Seat): [number, number] {
  return AT[sideOf(seats, seat, bottom)]
}
