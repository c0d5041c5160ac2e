/** The design of bone and bamboo: no digit and no letter, flowers and seasons by their characters. */
import { BLUE, block, circle, IVORY, line, painted, pearls, placed, RED, ring } from './brush'
import { BONUS } from './bonus'
import { BONUS_NAMES, HUNDRED_USES } from './glyphs'
import { type Coin, dots, SUITED } from './suits'

const coin: Coin = (x, y, r, ink) =>
  circle(x, y, r, ink) +
  ring(x, y, r * 0.8, IVORY, r * 0.1) +
  pearls(x, y, r * 0.5, IVORY, r * 0.27, 7) +
  circle(x, y, r * 0.16, IVORY)

function bonus(name: string): string {
  const number = Number(name[0])
  const title = { x: 5, y: 5, width: 19, height: 21 }
  return (
    placed(BONUS[name] ?? '', 11, 17, 0.79) +
    painted(BONUS_NAMES[number - 1] ?? [], title, 2.1, number > 4 ? BLUE : RED)
  )
}

function face(name: string): string {
  if (name.endsWith('p')) return dots(Number(name[0]), coin)
  return name.endsWith('f') ? bonus(name) : (SUITED[name] ?? '')
}

const joker = HUNDRED_USES.map((glyph, at) =>
  painted(glyph, { x: 15, y: at ? 43 : 8, width: 30, height: 29 }, 3.6, at ? BLUE : RED),
).join('')

const back =
  block({ x: 0, y: 0, width: 60, height: 80 }, 0, '#c6954f') +
  line('M8 -2V82M17 -2V82M25 -2V82M36 -2V82M44 -2V82M53 -2V82', '#b07f3c', 1.6) +
  line('M-2 26Q30 21 62 26M-2 57Q30 52 62 57', '#8d6029', 2.6) +
  line('M-2 29.5Q30 24.5 62 29.5M-2 60.5Q30 55.5 62 60.5', '#e3bd7f', 1.8) +
  line('M7 1.5H53Q58.5 1.5 58.5 7V73Q58.5 78.5 53 78.5H7Q1.5 78.5 1.5 73V7Q1.5 1.5 7 1.5Z', '#7d5424', 3)

export const TRADITIONAL = { face, joker, back }
