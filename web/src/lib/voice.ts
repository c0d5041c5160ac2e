/** A voice that calls: the browser's own, in the language of the page, one utterance at a time. */
import { LOUDEST, settings } from './settings.svelte'
import { language } from './words.svelte'

const RATE = 1.15 // a call is quick

const speaks = (): boolean => typeof speechSynthesis !== 'undefined'

/** The voice for a language, the browser's usual one if it has the choice; none where there is none. */
function voiceOf(wanted: string): SpeechSynthesisVoice | undefined {
  const fit = speechSynthesis.getVoices().filter(({ lang }) => lang.split(/[-_]/)[0]?.toLowerCase() === wanted)
  return fit.find((voice) => voice.default) ?? fit[0]
}

/** Browsers look for their voices only when asked for the first time. */
export function findVoices(): void {
  if (speaks()) speechSynthesis.getVoices()
}

/** Says these words instead of any that are being said. */
export function speak(words: string): void {
  if (!words || !settings.sound || settings.voice === 'off' || !speaks()) return
  const voice = voiceOf(language())
  if (!voice) return
  const utterance = new SpeechSynthesisUtterance(words)
  Object.assign(utterance, { voice, lang: voice.lang, rate: RATE, volume: settings.volume / LOUDEST })
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

export function hush(): void {
  if (speaks()) speechSynthesis.cancel()
}
