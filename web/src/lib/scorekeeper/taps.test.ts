import { describe, expect, test } from 'vitest'

import { bodyOf, dealOf, isSaid, newDraft, type Draft } from './draft'
import fixtures from './fixtures/deals.json?raw'
import { bundleOf, wordsIn } from '../settle/agreement'
import { toldSheet } from '../settle/told'
import type { Entry, Player, SheetInfo } from '../protocol.gen'
import en from '../../../../sparrows/text/en.ftl?raw'

interface Win {
  winner: Player
  giver: Player | null
  value: number
}
interface Simulated {
  wins: Win[]
  losers: Record<string, number>
  gains: number[]
}

const words = wordsIn(bundleOf('en', en))
const simulated = JSON.parse(fixtures) as Record<string, Simulated[]>
const begun = (rules: string): Entry[] => [{ id: 'e0', after: 0, body: { type: 'started', rules, seating: [0, 1, 2, 3], options: {} } }]
const summed = (taps: number[]) => ({ mean: taps.reduce((sum, each) => sum + each, 0) / taps.length, most: Math.max(...taps) })

/** A phone on which a deal is told as it ended, tap by tap. */
class Phone {
  taps = 0
  typed = false // a value that has no key
  info: SheetInfo
  draft: Draft | null = null

  constructor(private entries: Entry[]) {
    this.info = toldSheet({ entries }, words)
  }

  private say(): void {
    if (this.draft && isSaid(this.draft)) this.info = toldSheet({ entries: this.entries, draft: dealOf(this.draft, this.info) }, words)
  }

  tap(change: () => void): void {
    this.taps += 1
    change()
    this.say()
  }

  win({ winner, giver, value }: Win, losers: Simulated['losers']): void {
    this.tap(() => (this.draft = { ...newDraft('win', [winner]), ...(this.info.counts_losers ? { giver: null } : {}) }))
    const draft = this.draft!
    if (!this.info.counts_losers) this.tap(() => (draft.giver = giver))
    this.value(winner, value, this.info.won_keys)
    for (const [loser, worth] of Object.entries(losers)) if (this.info.counts_losers && worth > 0) this.value(Number(loser), worth, this.info.lost_keys)
  }

  private value(player: Player, value: number, keys: number[]): void {
    if (!keys.includes(value)) [this.taps, this.typed] = [this.taps + String(value).length, true]
    this.tap(() => (this.draft!.values[player] = value))
  }

  /** Answers the questions that are asked otherwise than they are preset, until all gain as they did. */
  answer(gains: number[]): void {
    const comesOut = () => JSON.stringify(this.info.preview?.gains) === JSON.stringify(gains)
    const [question] = this.info.questions.filter(({ id, choices }) => choices.length && id !== 'value')
    if (comesOut() || !question) return
    for (const { value } of question.choices) {
      this.draft!.answers[question.id] = String(value)
      this.say()
      if (comesOut()) break
    }
    this.taps += 1
  }

  book(): void {
    if (!this.info.goes_on) this.taps += 1
    const body = bodyOf(this.draft!, this.info)
    this.entries = [...this.entries, { id: `e${this.entries.length}`, after: this.entries.length, body }]
    this.info = toldSheet({ entries: this.entries }, words)
  }
}

describe.each(['red', 'popular', 'zung-jung', 'classical'])('%s: 200 simulated deals', (rules) => {
  const deals = simulated[rules]!
  const won = deals.filter(({ wins }) => wins.length === 1)
  const phones = won.map(({ wins, losers, gains }) => {
    const phone = new Phone(begun(rules))
    phone.win(wins[0]!, losers)
    phone.answer(gains)
    const { preview } = phone.info
    phone.book()
    return { taps: phone.taps, typed: phone.typed, gains, told: preview?.gains, booked: phone.info.points, asked: Object.keys(phone.draft!.answers).length }
  })

  test('what is told comes to what the engine paid', () => {
    expect(deals).toHaveLength(200)
    expect(won.length).toBeGreaterThan(100)
    for (const { gains, told, booked } of phones) expect([told, booked]).toEqual([gains, gains])
  })

  test('taps for the common deal', () => {
    const common = phones.filter(({ typed, asked }) => !typed && !asked)
    const { mean, most } = summed(common.map(({ taps }) => taps))
    expect(common.length / won.length).toBeGreaterThan(rules === 'classical' ? 0.7 : 0.85)
    expect(most).toBeLessThanOrEqual(rules === 'classical' ? 6 : 4)
    expect(mean).toBeLessThanOrEqual(rules === 'classical' ? 5 : 4)
  })
})

test('sichuan: three taps a win, which is booked at once', () => {
  const deals = simulated.sichuan!.filter(({ wins }) => wins.length)
  expect(deals.length).toBeGreaterThan(100)
  for (const { wins } of deals) {
    const phone = new Phone(begun('sichuan'))
    for (const win of wins) {
      phone.taps = 0
      phone.win(win, {})
      expect(phone.info.preview).not.toBeNull()
      phone.book()
      expect([phone.taps, phone.typed]).toEqual([3, false])
    }
  }
})
