import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { newId, written, type KeptSheet } from './kept'
import { withShared } from './queue'
import { Sharing } from './sharing.svelte'
import type { DealEnded, SheetHeard, StoredEntry } from '../protocol.gen'

class Wire {
  static OPEN = 1
  static last: Wire
  readyState = 0
  sent: { type: string; draft?: unknown }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  constructor(readonly address: string) {
    Wire.last = this
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string })
  }
  close(): void {
    this.readyState = 3
  }
  opens(): void {
    this.readyState = Wire.OPEN
    this.onopen?.()
  }
  says(message: SheetHeard): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const NOW = 1_790_000_000_000
const draft: DealEnded = { type: 'deal', deal: 0, events: [], hands: { 2: { value: 8 } } }
const me = { id: 'me', role: 'player' as const, player: 2, here: true, gone: false }
const theirs = (number: number, stored = NOW / 1000): StoredEntry => ({ number, stored, entry: { id: `theirs${number}`, body: { type: 'deal', deal: number - 2 }, after: number - 1, author: 'other' } })
let sheet: KeptSheet
let sharing: Sharing

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('WebSocket', Wire)
  const begun = written({ id: newId(), names: ['A', 'B'], entries: [], opened: 0, points: [], over: false }, { type: 'started', rules: 'red', seating: [0, 1] })
  const company = { names: ['A', 'B'], members: [me], pen: 'other' }
  sheet = withShared(begun, { id: begun.id, me, company, length: 1, points: [], over: false, entries: [{ number: 1, entry: begun.entries[0]!, stored: 0 }], keeping: { by: '', days: 1 } })
  sharing = new Sharing(() => sheet, (next) => (sheet = next))
  Wire.last.opens()
})
afterEach(() => {
  sharing.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it asks for what it does not have yet', () => {
  expect(Wire.last.address).toMatch(new RegExp(`/api/sheets/${sheet.id}/socket\\?after=1$`))
})

test('what others write comes in; only what is new may be doubted', () => {
  Wire.last.says({ type: 'entries', entries: [theirs(2, NOW / 1000 - 600)] })
  vi.advanceTimersByTime(5000)
  Wire.last.says({ type: 'entries', entries: [theirs(3, 0)] }) // by a clock of another kind
  expect(sheet.entries.map(({ id }) => id).slice(1)).toEqual(['theirs2', 'theirs3'])
  expect(sharing.came).toEqual({ theirs2: NOW - 600_000, theirs3: NOW + 5000 })
})

test('names, roles and the pen are the company’s', () => {
  const company = { names: ['Anna', 'B'], members: [{ ...me, player: 1 }], pen: 'me' }
  Wire.last.says({ type: 'company', company })
  expect([sheet.names, sheet.shared?.me.player, sheet.shared?.company.pen]).toEqual([['Anna', 'B'], 1, 'me'])
})

test('what others are telling is seen until they stop, or the connection is lost', () => {
  Wire.last.says({ type: 'drafted', by: 'other', draft })
  expect(sharing.drafts).toEqual({ other: draft })
  Wire.last.says({ type: 'drafted', by: 'other', draft: null })
  expect(sharing.drafts).toEqual({})
  Wire.last.says({ type: 'drafted', by: 'other', draft })
  Wire.last.onclose?.({ code: 1006, reason: '' })
  expect([sharing.drafts, sharing.status]).toEqual([{}, 'lost'])
})

test('of what is told here the last of a burst is shown, and again after a lost connection', () => {
  for (const value of [2, 4, 8]) sharing.tell({ ...draft, hands: { 2: { value } } })
  vi.advanceTimersByTime(1000)
  expect(Wire.last.sent).toEqual([{ type: 'draft', draft }])
  sharing.tell({ ...draft })
  vi.advanceTimersByTime(1000)
  expect(Wire.last.sent).toHaveLength(1) // it is the same
  Wire.last.onclose?.({ code: 1006, reason: '' })
  vi.advanceTimersByTime(20_000)
  Wire.last.opens()
  expect(Wire.last.sent[0]).toEqual({ type: 'draft', draft })
})

test('whoever is put out keeps what the phone knew', () => {
  Wire.last.onclose?.({ code: 4403, reason: 'removed' })
  expect([sheet.shared, sheet.left, sheet.entries.length]).toEqual([undefined, true, 1])
})
