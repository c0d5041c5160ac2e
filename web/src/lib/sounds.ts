/** Sounds made on the spot: a click for a tile, tones for calls, a beep when time runs out. */
import { settings } from './settings.svelte'
import { spoken } from './tiles'
import { language } from './words.svelte'

let context: AudioContext | null = null

function ready(): AudioContext | null {
  return settings.sound && context?.state === 'running' ? context : null
}

/** A browser lets a page sound only after a gesture. */
export function wake(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
}

function tone(pitch: number, at = 0, length = 0.18, volume = 0.12, shape: OscillatorType = 'sine') {
  const audio = ready()
  if (!audio) return
  const begin = audio.currentTime + at
  const oscillator = new OscillatorNode(audio, { type: shape, frequency: pitch })
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, begin)
  gain.gain.linearRampToValueAtTime(volume, begin + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(begin)
  oscillator.stop(begin + length)
}

/** Two pieces of bone that touch. */
function click(): void {
  const audio = ready()
  if (!audio) return
  const length = 0.05
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) {
    samples[at] = (Math.random() * 2 - 1) * Math.exp((-14 * at) / samples.length)
  }
  const noise = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 2600, Q: 2.5 })
  noise.connect(filter).connect(new GainNode(audio, { gain: 0.7 })).connect(audio.destination)
  noise.start()
}

const CALLS: Record<string, number[]> = {
  chow: [523, 659],
  pung: [440, 554],
  kong: [330, 415, 494],
  declared: [587, 740, 880],
  won: [523, 659, 784, 1047],
  wrong: [196, 175],
  turn: [880],
}

export function sound(what: string): void {
  if (what === 'tile') click()
  else if (what === 'beep') tone(988, 0, 0.09, 0.08, 'square')
  else CALLS[what]?.forEach((pitch, turn) => tone(pitch, turn * 0.11, 0.28))
}

/** Names a tile aloud, where that is wished. */
export function call(tile: number): void {
  if (!settings.voice || !settings.sound || !('speechSynthesis' in window)) return
  const words = new SpeechSynthesisUtterance(spoken(tile))
  words.lang = language()
  words.rate = 1.2
  speechSynthesis.cancel()
  speechSynthesis.speak(words)
}
