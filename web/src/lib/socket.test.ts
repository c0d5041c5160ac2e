import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Heard, Said } from './protocol.gen'
import { Connection, addressOf, patience, type Status } from './socket'

class Wire {
  static OPEN = 1
  static all: Wire[] = []
  readyState = 0
  sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly address: string) {
    Wire.all.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.readyState = 3
  }
  opens(): void {
    this.readyState = Wire.OPEN
    this.onopen?.()
  }
  breaks(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

let heard: Heard[]
let status: Status[]
let socket: Connection<Said, Heard>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  Wire.all = []
  heard = []
  status = []
  socket = new Connection<Said, Heard>(() => 'ws://table', (message) => heard.push(message), (now) => status.push(now))
})
afterEach(() => {
  socket.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const last = () => Wire.all.at(-1)!

test('it comes back by itself', () => {
  last().opens()
  last().breaks()
  expect(status).toEqual(['connecting', 'open', 'lost'])
  vi.advanceTimersByTime(1000)
  expect(Wire.all).toHaveLength(2)
  last().opens()
  expect(status.at(-1)).toBe('open')
})

test('it waits longer each time, up to a limit', () => {
  expect([0, 1, 2, 9].map((attempt) => patience(attempt, 0.5))).toEqual([500, 1000, 2000, 8000])
})

test('it comes again at once where another process has the table', () => {
  last().opens()
  last().breaks(1012)
  vi.advanceTimersByTime(100)
  expect(Wire.all).toHaveLength(2)
  last().breaks()
  vi.advanceTimersByTime(700)
  expect(Wire.all).toHaveLength(2)
})

test('it notices a connection that is silent', () => {
  last().opens()
  vi.advanceTimersByTime(15000)
  expect(last().sent).toEqual(['{"type":"ping","number":1}'])
  vi.advanceTimersByTime(8000)
  expect(status.at(-1)).toBe('lost')
})

test('an answer keeps it alive', () => {
  last().opens()
  vi.advanceTimersByTime(15000)
  last().onmessage?.({ data: '{"type":"pong","number":1}' })
  vi.advanceTimersByTime(8000)
  expect(status.at(-1)).toBe('open')
  expect(heard).toEqual([])
})

test('a refusal is final', () => {
  last().opens()
  last().breaks(1008)
  vi.advanceTimersByTime(60000)
  expect(status.at(-1)).toBe('refused')
  expect(Wire.all).toHaveLength(1)
})

test('nothing is sent while there is no connection', () => {
  expect(socket.say({ type: 'ping', number: 1 })).toBe(false)
  last().opens()
  expect(socket.say({ type: 'ping', number: 2 })).toBe(true)
})

test('a secure page has a secure connection', () => {
  expect(addressOf('/tables/x/socket', { protocol: 'https:', host: 'club' })).toBe('wss://club/api/tables/x/socket')
})
