/** The design for weak eyes: one large figure or word per tile, and one large mark of its suit. */
import { BLUE, block, circle, footed, GREEN, INK, line, painted, placed, RED, ring, written } from './brush'
import { BONUS, JOKER } from './bonus'
import { MYRIAD } from './glyphs'
import { SIGN_INKS } from './signed'
import { stick, SUITED } from './suits'

const WHITE = '#fff'

const SUITS: Record<string, { ink: string; mark: string }> = {
  m: { ink: RED, mark: painted(MYRIAD, { x: 28, y: 51, width: 28, height: 26 }, 3.1, RED) },
  p: {
    ink: BLUE,
    mark: circle(43, 63.5, 13.5, BLUE) + ring(43, 63.5, 8.2, WHITE, 2.5) + circle(43, 63.5, 3.4, WHITE),
  },
  s: {
    ink: GREEN,
    mark: stick(35, 63.5, 25, GREEN, 0, 5.6) + stick(51, 63.5, 25, GREEN, 0, 5.6),
  },
}

function suited(name: string): string {
  const { ink, mark } = SUITS[name[1] ?? ''] ?? { ink: INK, mark: '' }
  const number = Number(name[0])
  return written(String(number), 22, 46, 58, ink) + footed(number, 7, 22, 54, ink, 5) + mark
}

function bonus(name: string): string {
  const number = Number(name[0])
  const season = number > 4
  return (
    placed(BONUS[name] ?? '', 20, 30, 0.62) +
    circle(20, 20, 18, season ? BLUE : RED) +
    written(String(season ? number - 4 : number), 20, 31, 31, WHITE)
  )
}

function signed(name: string, sign: string): string {
  const rank = Number(name[0])
  const band = { x: 2.5, y: 2.5, width: 55, height: 38 }
  return (
    block(band, rank <= 4 ? 19 : 5, SIGN_INKS[rank - 1] ?? INK) +
    written(sign, 30, 32, 31, WHITE, 42) +
    placed(SUITED[name] ?? '', 15.6, 39.2, 0.48)
  )
}

const back =
  block({ x: 0, y: 0, width: 60, height: 80 }, 0, '#2b5c8a') +
  line('M12 12H48V68H12Z', '#a9cbe8', 3) +
  line('M30 26L42 40L30 54L18 40Z', '#a9cbe8', 3)

const face = (name: string): string => (name.endsWith('f') ? bonus(name) : suited(name))

export const LARGE = { face, signed, joker: JOKER, back }
