import { beforeEach, expect, test, vi } from 'vitest'

async function opened(kept: object) {
  localStorage.setItem('settings', JSON.stringify(kept))
  vi.resetModules()
  return await import('./settings.svelte')
}

beforeEach(() => localStorage.clear())

test('a browser that kept nothing shows digits and letters on a green table', async () => {
  const { settings } = await opened({})
  expect(settings).toMatchObject({ design: 'signed', felt: 'green', volume: 70 })
})

test('who had left out digits and letters sees the design without them', async () => {
  const { settings } = await opened({ digits: false, theme: 'dark' })
  expect(settings).toMatchObject({ design: 'traditional', theme: 'dark' })
  expect(settings).not.toHaveProperty('digits')
})

test('who had discards named hears them with the calls; everybody else hears calls', async () => {
  expect((await opened({ voice: true })).settings.voice).toBe('discards')
  expect((await opened({ voice: false })).settings.voice).toBe('calls')
  expect((await opened({ voice: 'off' })).settings.voice).toBe('off')
})

test.each([
  { system: true, auto: 'less' },
  { system: false, auto: 'full' },
])('the page moves as the system says ($system: less) unless one chose otherwise', async ({ system, auto }) => {
  let told: () => void = () => undefined
  const calm = { matches: system, addEventListener: (_: string, tell: () => void) => (told = tell) }
  vi.stubGlobal('matchMedia', () => calm)
  const page = document.documentElement
  const { settings, keep, still } = await opened({})
  expect([page.dataset.motion, still()]).toEqual([auto, system])
  for (const motion of ['less', 'full'] as const) {
    settings.motion = motion
    keep()
    expect([page.dataset.motion, still()]).toEqual([motion, motion === 'less'])
  }
  settings.motion = 'auto'
  calm.matches = !system
  told()
  expect(page.dataset.motion).toBe(system ? 'full' : 'less')
  vi.unstubAllGlobals()
})

test('two taps discard on touch, whatever was kept before that was usual', async () => {
  const { settings } = await opened({ confirm: false, felt: 'blue' })
  expect(settings).toMatchObject({ twoTaps: true, felt: 'blue' })
  expect(settings).not.toHaveProperty('confirm')
  expect((await opened({ twoTaps: false })).settings.twoTaps).toBe(false)
})

test('what is chosen is worn by the page and kept', async () => {
  const { settings, keep } = await opened({ digits: true })
  Object.assign(settings, { felt: 'blue', design: 'large', volume: 20 })
  keep()
  expect(document.documentElement.dataset.felt).toBe('blue')
  const again = await opened(JSON.parse(localStorage.getItem('settings') ?? '{}') as object)
  expect(again.settings).toMatchObject({ felt: 'blue', design: 'large', volume: 20 })
})
