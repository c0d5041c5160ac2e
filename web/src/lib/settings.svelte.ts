/** What a reader set for himself; kept in this browser. */
import { keepIn, kept } from './kept'

const KEY = 'settings'

export const THEMES = ['auto', 'light', 'dark'] as const

const USUAL = {
  name: '',
  digits: true, // digits and letters on tiles
  sound: true,
  voice: false, // discards are named aloud
  confirm: false, // two taps for a discard on touch
  sorted: true,
  hints: false, // the panel of hints is open from the first
  autoWin: false,
  noClaims: false,
  allButtons: false, // buttons for claims that cannot be made too, as at a real table
  theme: 'auto' as (typeof THEMES)[number],
}

export type Settings = typeof USUAL

function before(): Partial<Settings> {
  try {
    return JSON.parse(kept(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

export const settings = $state<Settings>({ ...USUAL, ...before() })
document.documentElement.dataset.theme = settings.theme

export function keep(): void {
  keepIn(KEY, JSON.stringify(settings))
  document.documentElement.dataset.theme = settings.theme
}
