/** What readers set for themselves; kept in this browser. */
import { store, stored } from './storage'

const KEY = 'settings'

export const THEMES = ['auto', 'light', 'dark'] as const
/** Of tiles: with digits and letters in the corner, with large figures for weak eyes, with neither. */
export const DESIGNS = ['signed', 'large', 'traditional'] as const
export type Design = (typeof DESIGNS)[number]
/** Colours of the table's cloth. */
export const FELTS = ['green', 'blue', 'burgundy'] as const
export const LOUDEST = 100
/** What a voice says, where sounds are on: nothing, calls, or discards as well. */
export const VOICES = ['off', 'calls', 'discards'] as const
/** Whether things move: as the system says, less, or whatever it says. */
export const MOTIONS = ['auto', 'less', 'full'] as const

const USUAL = {
  name: '',
  design: 'signed' as Design,
  felt: 'green' as (typeof FELTS)[number],
  sound: true,
  volume: 70, // of LOUDEST
  voice: 'calls' as (typeof VOICES)[number],
  motion: 'auto' as (typeof MOTIONS)[number],
  twoTaps: true, // for a discard on touch: the first lifts the tile
  vibrate: true, // when it is one's turn and one looks elsewhere
  notify: false, // the system says so too
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

type Before = Partial<Omit<Settings, 'voice'>> & {
  digits?: boolean
  confirm?: boolean // two taps, when they were not usual
  voice?: Settings['voice'] | boolean
}

function before(): Partial<Settings> {
  try {
    const { digits, voice, confirm: _, ...others } = JSON.parse(stored(KEY) ?? '{}') as Before
    return {
      // Before there were designs, one could leave out digits and letters.
      ...(digits === false && { design: 'traditional' }),
      // Before calls were spoken, one could have discards named.
      ...(voice === true ? { voice: 'discards' } : typeof voice === 'string' && { voice }),
      ...others,
    }
  } catch {
    return {}
  }
}

export const settings = $state<Settings>({ ...USUAL, ...before() })

const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

/** Whether things move less: styles obey the page's `data-motion`, everything else asks here. */
export function still(): boolean {
  return settings.motion === 'auto' ? !!calm?.matches : settings.motion === 'less'
}

/** Gives the page its colours and its motion, and the browser's own bar the colour of the table. */
function wear(): void {
  const page = document.documentElement
  page.dataset.theme = settings.theme
  page.dataset.felt = settings.felt
  page.dataset.motion = still() ? 'less' : 'full'
  const felt = getComputedStyle(page).getPropertyValue('--felt')
  if (felt) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', felt)
}

wear()
calm?.addEventListener('change', wear)

export function keep(): void {
  store(KEY, JSON.stringify(settings))
  wear()
}
