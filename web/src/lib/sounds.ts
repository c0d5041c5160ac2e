/** Sounds made on the spot, each call's its own: what one hears tells what was called. */
import { LOUDEST, settings } from './settings.svelte'

type Ringing = 'wood' | 'string' | 'bell' | 'gong' | 'reed'
type Voice = Ringing | 'bone'

export interface Note {
  voice: Voice
  pitch: number // hertz
  at: number // seconds after the beginning
  length: number
  loudness: number // of 1
}

/** The partials of a voice: how high above the note, how loud, how long beside the first. */
const PARTIALS: Record<Ringing, { shape: OscillatorType; sounding: [number, number, number][] }> = {
  wood: { shape: 'sine', sounding: [[1, 1, 1], [3.93, 0.35, 0.35], [9.2, 0.1, 0.15]] },
  string: { shape: 'triangle', sounding: [[1, 1, 1], [2, 0.3, 0.6]] },
  bell: { shape: 'sine', sounding: [[1, 1, 1], [2.76, 0.4, 0.6], [5.4, 0.18, 0.3]] },
  gong: { shape: 'sine', sounding: [[1, 1, 1], [1.48, 0.7, 0.9], [2.09, 0.5, 0.7], [3.36, 0.3, 0.45]] },
  reed: { shape: 'square', sounding: [[1, 1, 1]] },
}

function notes(voice: Voice, pitches: number[], step: number, length: number, loudness: number): Note[] {
  return pitches.map((pitch, turn) => ({ voice, pitch, at: turn * step, length, loudness }))
}

/** A chow climbs three steps, a pung knocks three times alike, a kong is a gong, a win rings out. */
export const SOUNDS: Record<string, Note[]> = {
  discard: notes('bone', [2600], 0, 0.05, 1),
  chow: notes('string', [523, 587, 659], 0.085, 0.26, 0.3),
  pung: notes('wood', [311, 311, 311], 0.1, 0.16, 0.5),
  kong: notes('gong', [139], 0, 1.3, 0.4),
  won: [
    ...notes('bell', [523, 659, 784, 1047], 0.12, 0.9, 0.15),
    ...[1047, 1319, 1568].map((pitch): Note => ({ voice: 'bell', pitch, at: 0.52, length: 1.6, loudness: 0.09 })),
  ],
  declared: notes('bell', [587, 880], 0.16, 0.7, 0.24),
  turn: notes('wood', [784, 1047], 0.09, 0.14, 0.2),
  wrong: notes('reed', [196, 165], 0.16, 0.22, 0.08),
  beep: notes('reed', [988], 0, 0.09, 0.12),
}

let context: AudioContext | null = null
let out: GainNode | null = null

/** A browser lets a page sound only after a gesture. */
export async function wake(): Promise<void> {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  if (!context) {
    context = new AudioContext()
    out = new GainNode(context)
    out.connect(context.destination)
  }
  if (context.state === 'suspended') await context.resume()
}

/** What the ear takes for half as loud is far less than half. */
function loudness(): number {
  return (settings.volume / LOUDEST) ** 2
}

function ring(audio: AudioContext, into: AudioNode, voice: Ringing, note: Note): void {
  const { pitch, at, length, loudness } = note
  const begin = audio.currentTime + at
  const { shape, sounding } = PARTIALS[voice]
  for (const [height, share, lasting] of sounding) {
    const end = begin + length * lasting
    const oscillator = new OscillatorNode(audio, { type: shape, frequency: pitch * height })
    const gain = new GainNode(audio, { gain: 0 })
    gain.gain.setValueAtTime(0, begin)
    gain.gain.linearRampToValueAtTime(loudness * share, begin + 0.005)
    gain.gain.exponentialRampToValueAtTime(0.0001, end)
    oscillator.connect(gain).connect(into)
    oscillator.start(begin)
    oscillator.stop(end)
  }
}

/** Two pieces of bone that touch. */
function knock(audio: AudioContext, into: AudioNode, { pitch, at, length, loudness }: Note): void {
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let turn = 0; turn < samples.length; turn++) {
    samples[turn] = (Math.random() * 2 - 1) * Math.exp((-14 * turn) / samples.length)
  }
  const noise = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 2.5 })
  noise.connect(filter).connect(new GainNode(audio, { gain: loudness })).connect(into)
  noise.start(audio.currentTime + at)
}

export function sound(what: string): void {
  if (!settings.sound || !out || context?.state !== 'running') return
  out.gain.value = loudness()
  for (const note of SOUNDS[what] ?? []) {
    if (note.voice === 'bone') knock(context, out, note)
    else ring(context, out, note.voice, note)
  }
}
