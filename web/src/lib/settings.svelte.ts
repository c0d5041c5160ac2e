/** What readers set for themselves; kept in this browser. */
import { keepIn, kept } from './kept'

const KEY = 'settings'

export const THEMES = ['auto', 'light', 'dark'] as const
/** Of tiles: with digits and letters in the corner, with large figures for weak eyes, with neither. */
export const DESIGNS = ['signed', 'large', 'traditional'] as const
export type Design = (typeof DESIGNS)[number]
/** Colours of the table's cloth. */
export const FELTS = ['green', 'blue', 'burgundy'] as const
export const LOUDEST = 100

const USUAL = {
  name: '',
  design: 'signed' as Design,
  felt: 'green' as (typeof FELTS)[number],
  sound: true,
  volume: 70, // of LOUDEST
  voice: false, // discards are named aloud
  confirm: false, // two taps for a discard on touch
  sorted: true,
  hints: false, // the panel of hints is open from the first
  autoWin: false,
  noClaims: false,
  allButtons: false, // buttons for claims that cannot be made too, as at a real table
  log: false, // what happened is told beside a large table
  turned: false, // ponds and sets lie towards their owners, on large screens
  theme: 'auto' as (typeof THEMES)[number],
}

export type Settings = typeof USUAL

function before(): Partial<Settings> {
  try {
    const { digits, ...others } = JSON.parse(kept(KEY) ?? '{}') as Partial<Settings> & { digits?: boolean }
    // Before there were designs, one could leave out digits and letters.
    return digits === false ? { design: 'traditional', ...others } : others
  } catch {
    return {}
  }
}

export const settings = $state<Settings>({ ...USUAL, ...before() })

/** Gives the page its colours, and the browser's own bar that of the table. */
function wear(): void {
  const page = document.documentElement
  page.dataset.theme = settings.theme
  page.dataset.felt = settings.felt
  const felt = getComputedStyle(page).getPropertyValue('--felt')
  if (felt) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', felt)
}

wear()

export function keep(): void {
  keepIn(KEY, JSON.stringify(settings))
  wear()
}
