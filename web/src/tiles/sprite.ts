/** The faces of one design in one file, a symbol a face: `signed.svg#t5p`, and `#t1z-ru` where letters stand on it. */
import type { Design } from '../lib/settings.svelte'
import en from '../text/en.ftl?raw'
import ru from '../text/ru.ftl?raw'
import { LARGE } from './large'
import { SIGNED } from './signed'
import { RANKS } from './suits'
import { TRADITIONAL } from './traditional'

interface Drawings {
  face: (name: string) => string
  signed?: (name: string, sign: string) => string // an honour with its letters
  joker: string
  back: string
}

const DRAWINGS: Record<Design, Drawings> = { signed: SIGNED, large: LARGE, traditional: TRADITIONAL }

const NUMBERED = ['m', 'p', 's'].flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`))
const HONOURS = RANKS.slice(0, 7).map((rank) => `${rank}z`)
const BONUS = RANKS.slice(0, 8).map((rank) => `${rank}f`)

/** The letters of winds and dragons in each language, as the catalogues have them. */
export const SIGNS: Record<string, string[]> = Object.fromEntries(
  Object.entries({ en, ru }).map(([language, catalogue]) => [
    language,
    /^tile-signs = (.+)$/m.exec(catalogue)?.[1]?.split(' ') ?? [],
  ]),
)

function honours({ face, signed }: Drawings): [string, string][] {
  if (!signed) return HONOURS.map((name) => [name, face(name)])
  return Object.entries(SIGNS).flatMap(([language, signs]) =>
    HONOURS.map((name, at): [string, string] => [`${name}-${language}`, signed(name, signs[at] ?? '')]),
  )
}

export function faces(design: Design): Record<string, string> {
  const drawings = DRAWINGS[design]
  return {
    ...Object.fromEntries([...NUMBERED, ...BONUS].map((name) => [name, drawings.face(name)])),
    ...Object.fromEntries(honours(drawings)),
    J: drawings.joker,
    back: drawings.back,
  }
}

export function sprite(design: Design): string {
  const symbols = Object.entries(faces(design)).map(
    ([name, drawing]) => `<symbol id="t${name}" viewBox="0 0 60 80">${drawing}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
