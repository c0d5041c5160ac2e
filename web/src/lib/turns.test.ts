import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { attention, isElsewhere } from './attention.svelte'
import { settings } from './settings.svelte'
import { callBack } from './turns'
import { loadWords } from './words.svelte'

interface Shown {
  title: string
  tag: string
  data: { address: string }
  open: boolean
}

let shown: Shown[] = []
let hidden = false
let focused = true
const vibrate = vi.fn()
const registration = {
  showNotification: async (title: string, options: { tag: string; data: { address: string } }) =>
    void shown.push({ title, tag: options.tag, data: options.data, open: true }),
  getNotifications: async ({ tag }: { tag: string }) =>
    shown.filter((each) => each.tag === tag).map((each) => ({ close: () => void (each.open = false) })),
}

beforeEach(async () => {
  await loadWords('en')
  vi.useFakeTimers({ toFake: ['performance'] })
  shown = []
  ;[hidden, focused] = [false, true]
  vibrate.mockClear()
  settings.vibrate = true
  settings.notify = true
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  vi.spyOn(document, 'hasFocus').mockImplementation(() => focused)
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), {
      vibrate,
      userActivation: { hasBeenActive: true },
      serviceWorker: { getRegistration: async () => registration },
    }),
  )
  dispatchEvent(new Event('keydown'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function see(visible: boolean): void {
  hidden = !visible
  document.dispatchEvent(new Event('visibilitychange'))
}

test('who looks at the page is not called', () => {
  see(true)
  expect(attention.looked).toBe(true)
  callBack('abc')()
  expect(vibrate).not.toHaveBeenCalled()
  expect(shown).toEqual([])
})

test('a notice stands while the page is hidden and the decision waits', async () => {
  see(false)
  expect(attention.looked).toBe(false)
  const answered = callBack('abc')
  await vi.waitFor(() => expect(shown).toHaveLength(1))
  expect(shown[0]).toMatchObject({ title: 'Your turn', data: { address: '/t/abc' }, open: true })
  expect(vibrate).toHaveBeenCalledTimes(1)
  answered()
  await vi.waitFor(() => expect(shown[0]?.open).toBe(false))
})

test.each([
  ['it is not wished for', () => (settings.notify = false)],
  ['it is not allowed', () => vi.stubGlobal('Notification', { permission: 'denied' })],
  ['the page is only not in front', () => ([hidden, focused] = [false, false])],
])('there is no notice when %s', async (_, change) => {
  see(false)
  change()
  callBack('abc')
  await Promise.resolve()
  expect(vibrate).toHaveBeenCalledTimes(1)
  expect(shown).toEqual([])
})

test('a phone that lies untouched buzzes, unless that is not wished for', () => {
  see(true)
  expect(isElsewhere()).toBe(false)
  vi.advanceTimersByTime(21_000)
  expect(isElsewhere()).toBe(true)
  callBack('abc')
  expect(vibrate).toHaveBeenCalledTimes(1)
  settings.vibrate = false
  callBack('abc')
  expect(vibrate).toHaveBeenCalledTimes(1)
})
