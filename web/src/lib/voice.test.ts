import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { settings } from './settings.svelte'
import { hush, speak } from './voice'
import { loadWords } from './words.svelte'

class Utterance {
  lang = ''
  volume = 1
  voice: { name: string } | null = null
  constructor(readonly text: string) {}
}

const voiced = (name: string, lang: string, usual = false) => ({ name, lang, default: usual })
const ENGLISH = voiced('Daniel', 'en-GB')
const USUAL = voiced('Samantha', 'en-US', true)
const RUSSIAN = voiced('Milena', 'ru_RU')

let said: string[] // with `-` for each time that the voice was broken off
let last: Utterance
let voices: ReturnType<typeof voiced>[]

beforeEach(async () => {
  said = []
  voices = [ENGLISH, USUAL, RUSSIAN]
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    cancel: () => said.push('-'),
    speak: (utterance: Utterance) => said.push((last = utterance).text),
  })
  Object.assign(settings, { sound: true, voice: 'calls', volume: 50 })
  await loadWords('en')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a call is spoken as loudly as the settings say, by the usual voice of the language', () => {
  speak('Pung!')
  expect([last.text, last.lang, last.volume, last.voice]).toEqual(['Pung!', 'en-US', 0.5, USUAL])
})

test('a page in Russian has a Russian voice', async () => {
  await loadWords('ru')
  speak('Панг!')
  expect([last.voice, last.lang]).toEqual([RUSSIAN, 'ru_RU'])
})

test('the later call breaks off the earlier, and so does silence', () => {
  speak('Chow!')
  speak('Pung!')
  hush()
  expect(said).toEqual(['-', 'Chow!', '-', 'Pung!', '-'])
})

test.each([{ sound: false }, { voice: 'off' as const }])('nothing is said with %o', (wish) => {
  Object.assign(settings, wish)
  speak('Pung!')
  expect(said).toEqual([])
})

test('no voice of the language, no voice at all, nothing to say: nothing is said', () => {
  voices = [ENGLISH, USUAL]
  speak('')
  voices = [RUSSIAN]
  speak('Pung!')
  expect(said).toEqual([])
  vi.stubGlobal('speechSynthesis', undefined)
  speak('Pung!')
  hush()
  expect(said).toEqual([])
})
