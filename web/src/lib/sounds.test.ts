import { beforeEach, expect, test, vi } from 'vitest'

import { settings } from './settings.svelte'
import { SOUNDS, sound, wake } from './sounds'

const gains: { gain: { value: number } }[] = []
const pitches: number[] = []
let knocks = 0

class FakeNode {
  connect = <Next>(next: Next): Next => next
}

class FakeGain extends FakeNode {
  gain = { value: 1, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
  constructor() {
    super()
    gains.push(this)
  }
}

class FakeOscillator extends FakeNode {
  constructor(_: unknown, { frequency }: { frequency: number }) {
    super()
    pitches.push(frequency)
  }
  start() {}
  stop() {}
}

class FakeNoise extends FakeNode {
  start() {
    knocks++
  }
}

class FakeContext {
  state = 'suspended'
  currentTime = 0
  sampleRate = 8000
  destination = new FakeNode()
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
  async resume() {
    this.state = 'running'
  }
}

vi.stubGlobal('AudioContext', FakeContext)
vi.stubGlobal('GainNode', FakeGain)
vi.stubGlobal('OscillatorNode', FakeOscillator)
vi.stubGlobal('AudioBufferSourceNode', FakeNoise)
vi.stubGlobal('BiquadFilterNode', FakeNode)

beforeEach(async () => {
  Object.assign(settings, { sound: true, volume: 100 })
  await wake()
  pitches.length = 0
  knocks = 0
})

test('each call has a sound of its own', () => {
  const calls = ['discard', 'chow', 'pung', 'kong', 'won', 'turn', 'declared', 'wrong', 'beep']
  expect(Object.keys(SOUNDS).sort()).toEqual([...calls].sort())
  const heard = calls.map((each) => JSON.stringify(SOUNDS[each]))
  expect(new Set(heard).size).toBe(calls.length)
})

test('a chow climbs, a pung repeats itself, a discard only knocks', () => {
  sound('chow')
  expect(Math.min(...pitches)).toBe(523)
  expect(Math.max(...pitches)).toBeGreaterThan(659)
  pitches.length = 0
  sound('pung')
  expect(pitches.filter((pitch) => pitch === 311)).toHaveLength(3)
  pitches.length = 0
  sound('discard')
  expect([pitches.length, knocks]).toEqual([0, 1])
})

test('the volume is that of the settings, and no sound is none', () => {
  const [out] = gains
  sound('kong')
  expect(out?.gain.value).toBe(1)
  settings.volume = 50
  sound('kong')
  expect(out?.gain.value).toBe(0.25)
  pitches.length = 0
  settings.sound = false
  sound('kong')
  expect(pitches).toEqual([])
})

test('together the notes of a call are never too loud to be played as they are', () => {
  for (const [name, notes] of Object.entries(SOUNDS)) {
    const at = new Set(notes.map((note) => note.at))
    for (const begin of at) {
      const together = notes.filter((note) => note.at <= begin && begin < note.at + note.length)
      expect(together.reduce((sum, note) => sum + note.loudness, 0), name).toBeLessThanOrEqual(1)
    }
  }
})
