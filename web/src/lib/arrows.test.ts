import { expect, test } from 'vitest'

import { arrows, BOX, DRAWING, spot, type Arrow } from './arrows'
import type { PaidLine } from './protocol.gen'

const paid = (payer: number, receiver: number | null, points: number): PaidLine => ({
  payment: { payer, receiver, points, clause: '', reason: '' },
  sentence: '',
  arithmetic: '',
})

test('what two players pay each other is one arrow', () => {
  const found = arrows([paid(0, 1, 8), paid(1, 0, 20), paid(0, 1, 2)], [0, 1, 2, 3], 0)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ payer: 1, receiver: 0, points: 10 })
})

test('what nobody receives, or what cancels out, has no arrow', () => {
  expect(arrows([paid(0, null, 5), paid(2, 3, 4), paid(3, 2, 4)], [0, 1, 2, 3], 0)).toEqual([])
})

interface Area {
  left: number
  right: number
  top: number
  bottom: number
}

const area = (x: number, y: number, width: number, height: number): Area => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})
const meet = (one: Area, other: Area) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
/** The number of an arrow, of five digits. */
const number = ({ x, y }: Arrow) => area(x, y, 36, 14)

test.each([
  [[0, 1, 2, 3]],
  [[0, 1, 2]],
  [[0, 2]],
])('no arrow and no number comes near a name, whoever pays whom of %o', (seats) => {
  const boxes = seats.map((seat) => area(...spot(seats, seat, 0), BOX.width, BOX.height))
  const inside = area(DRAWING.width / 2, DRAWING.height / 2, DRAWING.width, DRAWING.height)
  const pairs = seats.flatMap((payer) => seats.filter((each) => each !== payer).map((each) => [payer, each]))
  for (const [payer = 0, receiver = 0] of pairs) {
    const [arrow] = arrows([paid(payer, receiver, 1)], seats, 0)
    if (!arrow) throw new Error('no arrow')
    const points = Array.from({ length: 101 }, (_, at) => {
      const [x, y] = [arrow.x1 + ((arrow.x2 - arrow.x1) * at) / 100, arrow.y1 + ((arrow.y2 - arrow.y1) * at) / 100]
      return area(x, y, 6, 6) // its tip is so wide
    })
    for (const box of boxes) {
      expect(points.some((point) => meet(point, box))).toBe(false)
      expect(meet(number(arrow), box)).toBe(false)
    }
    expect(points.every((point) => meet(point, inside))).toBe(true)
  }
})

test('the numbers of a deal that all settle with each other stand apart', () => {
  const seats = [0, 1, 2, 3]
  // Each of the six pairs pays in one direction or the other.
  for (let ways = 0; ways < 64; ways++) {
    const pairs = seats.flatMap((one) => seats.filter((other) => other > one).map((other) => [one, other]))
    const payments = pairs.map(([one = 0, other = 0], at) => (ways & (1 << at) ? paid(one, other, 1) : paid(other, one, 1)))
    const numbers = arrows(payments, seats, 0).map(number)
    expect(numbers).toHaveLength(6)
    numbers.forEach((each, at) => expect(numbers.slice(at + 1).some((other) => meet(each, other))).toBe(false))
  }
})
