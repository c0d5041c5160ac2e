/** The whole set in one file, a symbol a face and a sign of a corner: `tiles.svg#t5p`, `#c5`. */
import { OTHERS } from './bonus'
import { SUITED } from './suits'

export const FACES: Record<string, string> = { ...SUITED, ...OTHERS }

/** Digits, and the letters of winds and dragons in each language. */
export const CORNERS = [...new Set('123456789JESWNBFCВЮЗСБФЧ')]
const FONT = `font-family="system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif" font-weight="700"`

export function sprite(): string {
  const drawings = Object.entries(FACES).map(([name, drawing]) => [`t${name}`, drawing])
  // A corner is a part of the picture, so its sign is drawn from here and is no text of the page.
  const signs = CORNERS.map((sign) => [
    `c${sign}`,
    `<text x="4" y="22" font-size="24" ${FONT}>${sign}</text>`,
  ])
  const symbols = [...drawings, ...signs].map(
    ([id, drawing]) => `<symbol id="${id}" viewBox="0 0 60 80">${drawing}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
