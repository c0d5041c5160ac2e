/** Flowers, seasons, the joker and the back, on a tile of 60 × 80. */
import { around, BLUE, circle, GREEN, IVORY, line, RED, ring, shape } from './brush'

const BROWN = '#6b3f1c'
const GOLD = '#d99a1c'
const PINK = '#d2405f'
const VIOLET = '#7b3f9d'

function blossom(x: number, y: number, r: number): string {
  return (
    around(x, y, 5, circle(x, y - r * 0.72, r * 0.52, PINK)) +
    circle(x, y, r * 0.42, '#f7d774') +
    circle(x, y, r * 0.16, RED)
  )
}

function plum(): string {
  return (
    line('M8 74C22 66 26 54 30 44C34 36 44 34 50 22M29 48C24 40 20 38 14 38', BROWN, 4) +
    blossom(40, 32, 15) +
    blossom(16, 40, 9.5) +
    blossom(36, 62, 10.5)
  )
}

function orchid(): string {
  const petal = shape('M34 34C25 27 27 14 34 9C41 14 43 27 34 34Z', VIOLET)
  return (
    shape('M26 76C22 56 14 44 4 38C18 40 28 54 30 76Z', GREEN) +
    shape('M30 76C32 60 42 50 56 48C46 54 36 62 34 76Z', GREEN) +
    line('M30 74C28 60 30 48 34 34', GREEN, 3) +
    around(34, 34, 5, petal) +
    shape('M34 32C27 36 28 46 34 50C40 46 41 36 34 32Z', '#e9c3ef') +
    circle(34, 35, 3.4, GOLD)
  )
}

function chrysanthemum(): string {
  const outer = shape('M32 32C28 24 28 15 32 10C36 15 36 24 32 32Z', GOLD)
  const inner = shape('M32 32C29 27 29 21 32 18C35 21 35 27 32 32Z', '#f3c552')
  return (
    line('M32 50C32 60 30 68 28 76', GREEN, 3.4) +
    shape('M30 68C20 68 12 62 10 54C20 54 28 60 30 68Z', GREEN) +
    shape('M30 66C38 66 48 62 50 54C40 54 32 58 30 66Z', GREEN) +
    around(32, 32, 12, outer) +
    around(32, 32, 8, inner) +
    circle(32, 32, 4, '#b0641a')
  )
}

function bambooPlant(): string {
  const leaf = (x: number, y: number, turn: number) =>
    `<path d="M0 0C6 -6 13 -5 19 0C13 4 6 4 0 0Z" fill="${GREEN}" transform="translate(${x} ${y}) rotate(${turn})"/>`
  return (
    line('M20 76V60M20 55V38M20 33V16', '#3d8a3a', 6.5) +
    line('M15 57.5H25M15 35.5H25', GREEN, 3) +
    line('M40 76V62M40 57V46', '#3d8a3a', 5) +
    line('M36 59.5H44', GREEN, 2.6) +
    [leaf(22, 35, -35), leaf(22, 35, 12), leaf(22, 17, 20), leaf(40, 46, -60), leaf(40, 46, 20)].join('') +
    leaf(18, 57, 215)
  )
}

/** Spring is a sprout, summer the sun, autumn a leaf, winter a snowflake. */
function spring(): string {
  return (
    line('M8 70H52', BROWN, 5) +
    line('M30 70C30 56 30 50 30 40', GREEN, 4.5) +
    shape('M30 50C14 50 7 40 6 26C20 26 30 36 30 50Z', GREEN) +
    shape('M30 42C30 26 40 16 55 14C55 30 46 42 30 42Z', '#4c9a3f')
  )
}

function summer(): string {
  const ray = shape('M27 20L30 9L33 20Z', RED)
  return around(30, 42, 12, ray) + circle(30, 42, 17, GOLD) + ring(30, 42, 17, RED, 3)
}

function autumn(): string {
  return (
    shape(
      'M30 8L36 21L46 16L44 29L56 30L49 39L54 47L40 49L42 57L31 54L30 54L29 54L18 57L20 49L6 47L11 39L4 30L16 29L14 16L24 21Z',
      '#c2511c',
    ) + line('M30 20V76M30 46L45 33M30 46L15 33', '#6d240a', 2.6)
  )
}

function winter(): string {
  return around(30, 42, 6, line('M30 42V14M22 18L30 27L38 18', BLUE, 3.6)) + circle(30, 42, 4, BLUE)
}

function joker(): string {
  return (
    shape('M10 58C4 40 6 26 14 22C20 20 22 30 24 38C24 22 26 12 30 8C34 12 36 22 36 38C38 30 40 20 46 22C54 26 56 40 50 58Z', RED) +
    shape('M24 38C24 22 26 12 30 8C34 12 36 22 36 38L34 58H26Z', GOLD) +
    shape('M10 58C4 40 6 26 14 22C20 20 22 30 24 38L26 58Z', BLUE) +
    circle(13, 22, 5, GOLD) +
    circle(47, 22, 5, GOLD) +
    circle(30, 9, 5, RED) +
    `<rect x="8" y="57" width="44" height="11" rx="4" fill="${GREEN}"/>` +
    [16, 25.3, 34.6, 44].map((x) => circle(x, 62.5, 2.2, IVORY)).join('')
  )
}

function back(): string {
  return (
    `<rect width="60" height="80" fill="#2f7d5b"/>` +
    `<rect x="6" y="6" width="48" height="68" rx="5" fill="none" stroke="#8fc7ab" stroke-width="2.4"/>` +
    line('M30 16L46 40L30 64L14 40ZM14 14L46 66M46 14L14 66', '#5aa583', 2.2) +
    circle(30, 40, 6, '#2f7d5b') +
    ring(30, 40, 6, '#8fc7ab', 2.2)
  )
}

/** By notation: four flowers, then four seasons. */
export const BONUS: Record<string, string> = {
  '1f': plum(),
  '2f': orchid(),
  '3f': chrysanthemum(),
  '4f': bambooPlant(),
  '5f': spring(),
  '6f': summer(),
  '7f': autumn(),
  '8f': winter(),
}

export const JOKER = joker()
export const BACK = back()
