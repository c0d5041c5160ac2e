/** The whole set in one file, a symbol a face: `tiles.svg#t5p`. */
import { OTHERS } from './bonus'
import { SUITED } from './suits'

export const FACES: Record<string, string> = { ...SUITED, ...OTHERS }

export function sprite(): string {
  const symbols = Object.entries(FACES).map(
    ([name, drawing]) => `<symbol id="t${name}" viewBox="0 0 60 80">${drawing}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
