/** The design with a sign in the corner: a digit for a rank, two letters for a wind or dragon. */
import { BLUE, block, footed, GREEN, INK, placed, RED, written } from './brush'
import { BACK, BONUS, JOKER } from './bonus'
import { SUITED } from './suits'

/** By the honour's rank; a wind's sign is an oval, a dragon's a square, so neither is told by its colour alone. */
export const SIGN_INKS = [INK, INK, INK, INK, BLUE, GREEN, RED]
const WHITE = '#fff'
const BLACK = '#15181f'

function numbered(drawing: string, number: number, ink: string): string {
  const digit = written(String(number), 11.5, 21, 24, ink) + footed(number, 6, 15.5, 24.8, ink, 2.4)
  return placed(drawing, 12.5, 17, 0.775) + digit
}

/** Two letters, as no digit is, and light on dark, as no digit is. */
function signed(name: string, sign: string): string {
  const rank = Number(name[0])
  const ink = SIGN_INKS[rank - 1] ?? INK
  return (
    placed(SUITED[name] ?? '', 13, 23, 0.71) +
    block({ x: 1.5, y: 1.5, width: 41, height: 27 }, rank <= 4 ? 13.5 : 4, ink) +
    written(sign, 22, 22.5, 21, WHITE, 29)
  )
}

function face(name: string): string {
  const number = Number(name[0])
  if (!name.endsWith('f')) return numbered(SUITED[name] ?? '', number, BLACK)
  const season = number > 4
  return numbered(BONUS[name] ?? '', season ? number - 4 : number, season ? BLUE : RED)
}

export const SIGNED = { face, signed, joker: JOKER, back: BACK }
