/** The faces of the three suits and the honours, on a tile of 60 × 80. */
import {
  around,
  BLUE,
  circle,
  GREEN,
  INK,
  IVORY,
  line,
  painted,
  type Point,
  RED,
  ring,
  shape,
} from './brush'
import { GREEN_DRAGON, MYRIAD, NUMERALS, RED_DRAGON, WINDS } from './glyphs'

const NUMERAL = { x: 11, y: 7, width: 38, height: 27 }
const MYRIAD_BOX = { x: 10, y: 42, width: 40, height: 33 }

function character(rank: number): string {
  const numeral = painted(NUMERALS[rank - 1] ?? [], NUMERAL, 4.6, INK)
  return numeral + painted(MYRIAD, MYRIAD_BOX, 3, RED)
}

const DOTS: { r: number; dots: [number, number, string][] }[] = [
  { r: 23, dots: [] },
  { r: 13.5, dots: [[30, 22, GREEN], [30, 58, BLUE]] },
  { r: 11, dots: [[15.5, 16, BLUE], [30, 40, RED], [44.5, 64, GREEN]] },
  { r: 11.5, dots: [[17, 21, BLUE], [43, 21, GREEN], [17, 59, GREEN], [43, 59, BLUE]] },
  {
    r: 9.8,
    dots: [[16, 17, BLUE], [44, 17, GREEN], [30, 40, RED], [16, 63, GREEN], [44, 63, BLUE]],
  },
  {
    r: 9.8,
    dots: [
      [18, 16, GREEN], [42, 16, GREEN],
      [18, 43, RED], [42, 43, RED], [18, 65, RED], [42, 65, RED],
    ],
  },
  {
    r: 8.2,
    dots: [
      [13, 13, GREEN], [30, 21, GREEN], [47, 29, GREEN],
      [18, 49, RED], [42, 49, RED], [18, 67.5, RED], [42, 67.5, RED],
    ],
  },
  {
    r: 8.2,
    dots: [12.5, 31, 49, 67.5].flatMap((y): [number, number, string][] => [
      [18, y, BLUE],
      [42, y, BLUE],
    ]),
  },
  {
    r: 8.2,
    dots: [
      [12, 15, GREEN], [30, 15, GREEN], [48, 15, GREEN],
      [12, 40, RED], [30, 40, RED], [48, 40, RED],
      [12, 65, BLUE], [30, 65, BLUE], [48, 65, BLUE],
    ],
  },
]

/** How one dot is drawn: about a point, with that radius, in that ink. */
export type Coin = (x: number, y: number, r: number, ink: string) => string

export const coin: Coin = (x, y, r, ink) =>
  circle(x, y, r, ink) + ring(x, y, r * 0.62, IVORY, r * 0.17) + circle(x, y, r * 0.24, IVORY)

function greatDot(): string {
  const petal = shape('M30 24Q37 31 30 38Q23 31 30 24Z', RED)
  return (
    ring(30, 40, 23, GREEN, 4) +
    ring(30, 40, 17.5, GREEN, 1.6) +
    around(30, 40, 8, petal) +
    circle(30, 40, 5, GREEN) +
    circle(30, 40, 2.2, IVORY)
  )
}

export function dots(rank: number, drawn: Coin): string {
  const { r, dots: lying } = DOTS[rank - 1] ?? { r: 0, dots: [] }
  return lying.length ? lying.map(([x, y, ink]) => drawn(x, y, r, ink)).join('') : greatDot()
}

/** A stick of bamboo upright about a point: two joints with a knot between them. */
export function stick(x: number, y: number, height: number, ink: string, turn = 0, w = 5): string {
  const [h, waist] = [height / 2, Math.round(w * 6) / 10]
  const half = (sign: number) =>
    `M${-w} ${sign}C${-waist} ${sign * h * 0.3} ${-waist} ${sign * h * 0.6} ${-w} ${sign * h}Q0 ${sign * (h + 2)} ${w} ${sign * h}C${waist} ${sign * h * 0.6} ${waist} ${sign * h * 0.3} ${w} ${sign}Z`
  const turned = turn ? ` rotate(${turn})` : ''
  const light = line(`M0 ${-h + 3}V-4M0 4V${h - 3}`, IVORY, 1.6)
  return `<g transform="translate(${x} ${y})${turned}">${shape(half(1) + half(-1), ink)}${line(`M${1 - w} 0H${w - 1}`, ink, 3)}${light}</g>`
}

function row(y: number, height: number, inks: string[]): string {
  const step = inks.length === 2 ? 22 : 17.5
  const width = inks.length === 2 ? 6 : 5
  return inks
    .map((ink, at) => stick(30 + (at - (inks.length - 1) / 2) * step, y, height, ink, 0, width))
    .join('')
}

/** The one of bamboos is a sparrow on a twig. */
function sparrow(): string {
  return (
    line('M6 70Q30 62 54 67', GREEN, 4) +
    shape('M44 66Q52 54 56 58Q54 66 44 67Z', GREEN) +
    line('M27 58L26 67M35 57L36 66', '#7a4a1e', 2.4) +
    shape('M20 50L5 64L8 68L28 57Z', '#5b3515') +
    shape('M13 47C13 33 27 27 34 22C36 12 50 10 52 21C53 30 52 38 48 46C43 57 28 62 20 57Q13 54 13 47Z', '#9a6231') +
    shape('M50 29C53 40 44 56 31 58C40 50 43 42 42 33Z', '#efd9ae') +
    shape('M14 50C17 36 28 33 37 36C38 47 28 55 17 55Z', '#5b3515') +
    line('M20 49Q28 47 33 41M18 53Q26 52 31 48', '#d9a866', 1.8) +
    shape('M35 20C37 11 49 10 52 19C47 15 40 16 35 20Z', RED) +
    shape('M51 20L59 24L51 27Z', '#3a2a14') +
    circle(46, 21.5, 2.6, IVORY) +
    circle(46.4, 21.5, 1.7, '#1b130a')
  )
}

function eightSticks(): string {
  const slant = (y: number, sign: number) =>
    stick(8, y, 29, GREEN, 0, 4.2) +
    stick(22.5, y, 27, GREEN, sign * 33, 4.2) +
    stick(37.5, y, 27, GREEN, -sign * 33, 4.2) +
    stick(52, y, 29, GREEN, 0, 4.2)
  return slant(22, -1) + slant(58, 1)
}

const G = GREEN

function bamboos(rank: number): string {
  switch (rank) {
    case 1:
      return sparrow()
    case 2:
      return stick(30, 22, 29, G, 0, 6) + stick(30, 58, 29, G, 0, 6)
    case 3:
      return stick(30, 22, 29, G, 0, 6) + row(58, 29, [G, G])
    case 4:
      return row(22, 29, [G, G]) + row(58, 29, [G, G])
    case 5:
      return [13, 47].map((x) => stick(x, 22, 29, G) + stick(x, 58, 29, G)).join('') + stick(30, 40, 32, RED)
    case 6:
      return row(22, 29, [G, G, G]) + row(58, 29, [G, G, G])
    case 7:
      return row(15, 18, [RED]) + row(40, 18, [G, G, G]) + row(65, 18, [G, G, G])
    case 8:
      return eightSticks()
    default:
      return [15, 40, 65].map((y) => row(y, 18, [G, RED, G])).join('')
  }
}

const WHOLE = { x: 9, y: 15, width: 42, height: 50 }

function whiteDragon(): string {
  const frame = (inset: number, width: number) =>
    `<rect x="${inset}" y="${inset + 3}" width="${60 - 2 * inset}" height="${74 - 2 * inset}" rx="3" fill="none" stroke="${BLUE}" stroke-width="${width}"/>`
  const corners: Point[] = [[14, 17], [46, 17], [14, 63], [46, 63]]
  return (
    frame(8, 3.6) + frame(14, 1.8) + corners.map(([x, y]) => circle(x, y, 3.6, BLUE)).join('')
  )
}

function honour(rank: number): string {
  if (rank <= 4) return painted(WINDS[rank - 1] ?? [], WHOLE, 4.8, INK)
  if (rank === 5) return whiteDragon()
  if (rank === 6) return painted(GREEN_DRAGON, { x: 7, y: 12, width: 46, height: 56 }, 4.3, GREEN)
  return painted(RED_DRAGON, { x: 8, y: 10, width: 44, height: 60 }, 6, RED)
}

export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** By notation. */
export const SUITED: Record<string, string> = Object.fromEntries([
  ...RANKS.map((rank) => [`${rank}m`, character(rank)]),
  ...RANKS.map((rank) => [`${rank}p`, dots(rank, coin)]),
  ...RANKS.map((rank) => [`${rank}s`, bamboos(rank)]),
  ...RANKS.slice(0, 7).map((rank) => [`${rank}z`, honour(rank)]),
])
