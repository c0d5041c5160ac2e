import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { rulebooks } from './rulebooks'
import { paying } from './speak'
import { chooseLanguage, knows, learn, loadWords, say, speakOf, teach } from './words.svelte'

const REASON = 'payment-liable'
const OWN = {
  en: 'payment-liable = the last dragon, { yes }\nno = not at all',
  ru: 'payment-liable = последний дракон',
}
const payment = { payer: 0, receiver: 1, points: 8, clause: 'HK-6.4', reason: 'liable' }
const named = (seat: number) => 'ESWN'[seat]!

beforeEach(() => loadWords('en'))
afterEach(() => vi.unstubAllGlobals())

test('a rulebook brings its own words along, for its own page alone', () => {
  teach('en', 'harbour', OWN.en)
  expect(paying(payment, named)).toContain('liable')
  expect(knows(REASON)).toBe(false)
  const end = speakOf('harbour')
  expect(paying(payment, named)).toContain('the last dragon, yes')
  expect(say('no')).toBe('not at all')
  expect(say('yes')).toBe(say('yes', null, 'red'))
  end()
  expect(say('no')).not.toBe('not at all')
  expect(paying(payment, named, 'harbour')).toContain('the last dragon, yes')
})

test('they come with the description of the rulebook, in the language that was asked for', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    const words = path.endsWith('lang=ru') ? OWN.ru : OWN.en
    return Response.json([{ id: 'pier', words }, { id: 'red', words: '' }])
  })
  await rulebooks()
  expect(say(REASON, null, 'pier')).toContain('the last dragon, yes')
  await loadWords('ru')
  expect(say(REASON, null, 'pier')).toBe(REASON)
  await rulebooks()
  expect(say(REASON, null, 'pier')).toBe('последний дракон')
  await loadWords('en')
  expect(say(REASON, null, 'pier')).toContain('the last dragon, yes')
})

test('what a page has words of its own for is said, also when they are asked for while others load', async () => {
  await Promise.all([loadWords('en'), learn('scores')])
  expect(say('scores-wall')).toBe('the wall')
  await chooseLanguage('ru')
  expect(say('scores-wall')).toBe('стена')
})
