import { expect, test } from 'vitest'

import { DESIGNS, FELTS } from './lib/settings.svelte'
import styles from './styles.css?raw'
import { BLUE, GREEN, INK, RED } from './tiles/brush'

const TEXT = 4.5 // what WCAG asks of text, AA

/** What the rule of that attribute sets. */
function rule(attribute: string, value: string): Record<string, string> {
  const body = new RegExp(`\\[data-${attribute}='${value}'\\] \\{([^}]*)\\}`).exec(styles)?.[1] ?? ''
  return Object.fromEntries([...body.matchAll(/--([\w-]+): (#\w+)/g)].map(([, name, colour]) => [name, colour]))
}

function light(colour: string): number {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = parseInt(digits.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [dark = 0, bright = 0] = [one, other].map((each) => light(each ?? '')).sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const gold = /--gold: (#\w+)/.exec(styles)?.[1]

test('black on white has the contrast that it is known to have', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21)
})

test.each(FELTS)('words can be read on the %s cloth', (felt) => {
  const colours = rule('felt', felt)
  for (const ground of [colours.felt, colours['felt-deep'], colours['felt-light']]) {
    expect(contrast(colours['on-felt'], ground)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(colours['on-felt-dim'], ground)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(gold, ground)).toBeGreaterThanOrEqual(TEXT)
  }
})

test.each(DESIGNS)('every ink can be read on the %s tiles', (design) => {
  const colours = rule('design', design)
  for (const ground of [colours['tile-light'], colours.tile, colours['tile-dark']])
    for (const ink of [INK, RED, GREEN, BLUE]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(TEXT)
})
