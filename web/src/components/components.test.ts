import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import HandEditor from './calculator/HandEditor.svelte'
import Pattern from './rules/Pattern.svelte'
import Score from './Score.svelte'
import Sentence from './Sentence.svelte'
import Advice from './replay/Advice.svelte'
import Books from './lobby/Books.svelte'
import Leave from './table/Leave.svelte'
import Felt from './table/Felt.svelte'
import Log from './table/Log.svelte'
import Notices from './table/Notices.svelte'
import Payments from './table/Payments.svelte'
import Rail from './table/Rail.svelte'
import Tile from './Tile.svelte'
import type { AtTable } from '../lib/attable.svelte'
import type { Laid, PatternInfo, RulebookInfo, ScoreResult, Started } from '../lib/protocol.gen'
import type { Player } from '../lib/player.svelte'
import { begun, fold } from '../lib/fold'
import { PLAIN } from '../lib/layout'
import { settings } from '../lib/settings.svelte'
import { newPlace } from '../lib/table'
import { HIDDEN, JOKER } from '../lib/tiles'
import { chooseLanguage, loadWords, say, speakOf } from '../lib/words.svelte'

let shown: Record<string, unknown> | undefined

beforeEach(async () => {
  await loadWords('en')
  settings.design = 'signed'
  vi.stubGlobal('matchMedia', () => new EventTarget())
})
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.innerHTML = ''
})

const query = (selector: string) => document.querySelector(selector) as HTMLElement
const faces = () => all('use').map((each) => each.getAttribute('href')?.replace(/^.*\/|\?.*(?=#)/g, ''))
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

test('a tile has a spoken name and a face of the chosen design', () => {
  shown = mount(Tile, { target: document.body, props: { tile: 13 } })
  expect(query('.tile').getAttribute('aria-label')).toBe('five of dots')
  expect(faces()).toEqual(['signed.svg#t5p'])
  settings.design = 'large'
  flushSync()
  expect(faces()).toEqual(['large.svg#t5p'])
})

test('the card of a rulebook shows the tiles that it chose', () => {
  const book = { id: 'harbour', name: 'Harbour', players: [4], lengths: [], emblem: [33, 38, 0], level: 0 }
  const books = [book as unknown as RulebookInfo]
  shown = mount(Books, { target: document.body, props: { books, chosen: 'harbour' } })
  expect(faces()).toEqual(['signed.svg#t7z-en', 'signed.svg#t5f', 'signed.svg#t1m'])
})

test('winds have letters in the language of the reader, but for the traditional design', async () => {
  await loadWords('ru')
  shown = mount(Tile, { target: document.body, props: { tile: 28 } })
  expect(faces()).toEqual(['signed.svg#t2z-ru'])
  await loadWords('en')
  flushSync()
  expect(faces()).toEqual(['signed.svg#t2z-en'])
  settings.design = 'traditional'
  flushSync()
  expect(faces()).toEqual(['traditional.svg#t2z'])
})

test('a hidden tile shows its back and no face', () => {
  shown = mount(Tile, { target: document.body, props: { tile: HIDDEN } })
  expect(query('use').getAttribute('href')).toMatch(/#tback$/)
  expect(query('.tile').dataset.tile).toBe('?')
})

const laid = (kind: string, tiles: number[], won: number | null = null): Laid => ({
  kind,
  tiles,
  open: false,
  won,
  jokers: [],
})
const result: ScoreResult = {
  rules: 'red',
  win: true,
  value: 6,
  worth: '6 points',
  groups: [laid('chow', [0, 1, 2], 1), laid('pung', [31, 31, 31]), laid('pair', [9, 9])],
  bonus: [],
  lines: [
    {
      pattern: 'dragons',
      name: 'Dragons',
      count: 1,
      value: 6,
      unit: 'points',
      worth: '6 points',
      clause: 'RED-9.6',
      groups: [[laid('pung', [31, 31, 31])]],
    },
  ],
  lost: [],
  reason: [],
  arithmetic: '6 = 6 points',
  readings: [],
}

test('a pattern shows the tiles it lies on', () => {
  shown = mount(Score, { target: document.body, props: { result } })
  expect(all('.lit')).toHaveLength(0)
  query('.line').focus()
  flushSync()
  expect(all('.lit')).toHaveLength(1)
  expect(query('.lit').getAttribute('aria-label')).toContain('White dragon')
  query('.line').blur()
  flushSync()
  expect(all('.lit')).toHaveLength(0)
})

test('the winning tile is marked', () => {
  shown = mount(Score, { target: document.body, props: { result } })
  expect(all('.marked').map((each) => each.dataset.tile)).toEqual(['2m'])
})

function editor(hand: string) {
  const state = { hand }
  shown = mount(HandEditor, {
    target: document.body,
    props: {
      get hand() {
        return state.hand
      },
      set hand(to: string) {
        state.hand = to
      },
      tiles: [...Array(34).keys()],
    },
  })
  flushSync()
  return state
}

test('a click adds a tile, and the last one stays last', () => {
  const state = editor('9m 1m')
  query('[data-pick="5p"]').click()
  expect(state.hand).toBe('19m 5p')
})

test('a kind with four tiles in the hand cannot be added', () => {
  editor('1111m')
  expect((query('[data-pick="1m"]') as HTMLButtonElement).disabled).toBe(true)
  expect((query('[data-pick="2m"]') as HTMLButtonElement).disabled).toBe(false)
})

test('a chow is made of the tile and the two above it, or the last three', () => {
  const state = editor('')
  ;(query('input[value="chow"]') as HTMLInputElement).click()
  flushSync()
  query('[data-pick="9s"]').click()
  expect(state.hand).toBe('[789s]')
})

test('what cannot be read is said by the field', () => {
  editor('12m 8z')
  expect(query('input[aria-invalid="true"]')).not.toBeNull()
  expect(query('#hand-help').textContent).toContain('8z')
})

test('what happened is told in the language of the reader', async () => {
  const event = { event: 'discarded', seat: 0, tile: 27 } as const
  const props = { lines: [{ id: 0, event }], named: () => 'Anna' }
  shown = mount(Log, { target: document.body, props })
  flushSync()
  expect(query('p').textContent).toBe('Anna discards East wind.')
  await chooseLanguage('ru')
  flushSync()
  expect(query('p').textContent).toContain('Восточный ветер')
})

test('a payment shows how its points came about', () => {
  const payment = { payer: 1, receiver: 0, points: 128, clause: 'CCL-16.2', reason: 'win' }
  const line = { payment, sentence: '', arithmetic: '2 × 64' }
  const result = {
    ...{ number: 0, reason: 'win', hands: [], payments: [line], delta: { 0: 128, 1: -128 } },
    ...{ points: [128, -128], players: [0, 1], match_over: false },
  }
  const named = (seat: number) => ['Anna', 'Boris'][seat] ?? ''
  const props = { result, named, bottom: 0, seats: [0, 1] }
  shown = mount(Payments, { target: document.body, props })
  expect(query('li').textContent?.replaceAll(/\s+/g, ' ').trim()).toBe(
    'Boris pays Anna 128 points: a won hand (CCL-16.2). 2 × 64 = 128',
  )
})

test('a sentence pictures its tiles, and a clause of this page is a link', () => {
  const sentence = ['Missing: ', [0, 1, 2], ' (RED-9.6).']
  const links = new Map([['RED-9.6', 'dragons']])
  shown = mount(Sentence, { target: document.body, props: { sentence, links } })
  expect(all('.tile').map((each) => each.dataset.tile)).toEqual(['1m', '2m', '3m'])
  expect(query('.tiles').getAttribute('aria-label')).toBe(
    'one of characters, two of characters, three of characters',
  )
  expect(document.body.textContent).toBe('Missing:  (RED-9.6).')
  expect(query('a').getAttribute('href')).toBe('#dragons')
})

test('why a hand does not win, and what it lost, are pictured', () => {
  const lost = { pattern: 'x', name: 'X', by: 'dragons', clause: 'RED-9.6', sentence: ['X on ', [9]] }
  const props = { result: { ...result, win: false, reason: ['No: ', [34]], lost: [lost] } }
  shown = mount(Score, { target: document.body, props })
  expect(query('.reason [data-tile]').dataset.tile).toBe('1f')
  expect(query('.lost [data-tile]').dataset.tile).toBe('1p')
})

test('words are those of the rulebook that the page is about', async () => {
  await loadWords('ru')
  const end = speakOf('classical')
  shown = mount(Tile, { target: document.body, props: { tile: 13 } })
  expect(query('.tile').getAttribute('aria-label')).toBe('пятёрка дотов')
  end()
  flushSync()
  expect(query('.tile').getAttribute('aria-label')).toBe('пятёрка точек')
  expect(say('patterns', null, 'zung-jung')).toBe('Паттерны')
  expect(say('patterns')).toBe('Комбинации')
})

const pattern: PatternInfo = {
  id: 'dragons',
  name: 'Dragons',
  names: {},
  value: 6,
  unit: 'points',
  worth: '6 points',
  clause: 'RED-9.6',
  about: '',
  absorbs: [],
  examples: [],
  hands: [],
}

test('an example says when it is the hand of a loser, which no calculator counts', () => {
  const examples = [result, { ...result, win: false }]
  const hands = [{ rules: 'red', concealed: '1m' }, null] as PatternInfo['hands']
  shown = mount(Pattern, {
    target: document.body,
    props: { pattern: { ...pattern, examples, hands }, names: new Map<string, string>() },
  })
  const captions = all('figcaption').map((each) => each.textContent?.trim() ?? '')
  expect(captions[0]).toMatch(/^Example: 6 points\s+· Open in the calculator$/)
  expect(captions[1]).toBe('Example, the hand of a loser: 6 points')
})

const person = { kind: 'person', name: '', bot: '', connected: true, played_by_bot: false, host: false }

test.each([
  [[{ ...person, left: false }], 'Only bots would be left at the table'],
  [[{ ...person, left: false }, { ...person, left: true }], 'Only bots would be left at the table'],
  [[{ ...person, left: false }, { ...person, left: false }], 'A bot plays on for you'],
])('who leaves a table hears what becomes of it', (players, sentence) => {
  const at = { id: 'x', player: 0, info: { players } } as unknown as AtTable
  shown = mount(Leave, { target: document.body, props: { at } })
  query('[data-action=leave]').click()
  flushSync()
  expect(query('p').textContent).toContain(sentence)
})

test.each([
  [[HIDDEN, HIDDEN], 'Finch: 2 standing tiles'],
  [[0, JOKER], 'Finch: one of characters, five of dots, wild'],
])('a hand is called by its tiles as far as they are seen', (tiles, words) => {
  const standing = tiles.map((tile, at) => ({ id: at + 1, tile }))
  const place = { ...newPlace(1), standing }
  const props = { place, seats: [0, 1], bottom: 0, wild: 13, named: () => 'Finch' }
  shown = mount(Rail, { target: document.body, props })
  expect(query('.standing').getAttribute('aria-label')).toBe(words)
})

test('what a discard may cost is told in points', async () => {
  const action = { name: 'discard', tile: 0 }
  const weighed = [0, 1].map((offer) => ({
    ...{ offer, worth: -offer, chance: 0.5, value: 8, danger: 2.25, plan: '', patterns: [] },
  }))
  const advised = { type: 'advised', at: 3, choice: 0, offers: [action, action], weighed, nearness: [] }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(advised)))
  const decision = { number: 3, seat: 0, action }
  const player = {
    ...{ deal: 0, decisions: [decision], playing: false, named: () => 'Anna' },
    record: { header: { rules: '' } },
  } as unknown as Player
  shown = mount(Advice, { target: document.body, props: { id: 'x', player } })
  await vi.waitFor(() => expect(query('li')).not.toBeNull())
  expect(query('li .dim').textContent).toContain('wins 50 %, about 8 points, danger 2.3 points')
  vi.unstubAllGlobals()
})

const aStart: Started = {
  ...{ event: 'started', seats: [0, 1, 2, 3], round: 0, tiles: 136, kept: 0, loose: 0 },
  ...{ dice: [[1, 2]], breaker: 0, stacks: 3 },
}
const aTable = () => {
  const table = begun(aStart)
  for (let number = 0; number < 9; number++) {
    fold(table, { event: 'drew', seat: number % 4, tile: number })
    fold(table, { event: 'discarded', seat: number % 4, tile: number })
  }
  return table
}
const felt = (layout: Partial<typeof PLAIN>) => ({
  ...{ table: aTable(), bottom: 0, named: (seat: number) => `P${seat}`, pointsOf: () => 0 },
  layout: { ...PLAIN, ...layout },
})
const pondSizes = () => all('ol.pond').map((pond) => pond.children.length)

test('the river lies as was agreed', () => {
  shown = mount(Felt, { target: document.body, props: felt({ river: 'zones' }) })
  expect(pondSizes()).toEqual([3, 2, 2, 2])
  void unmount(shown)
  shown = mount(Felt, { target: document.body, props: felt({ river: 'lines' }) })
  expect(pondSizes()).toEqual([6, 3, 0, 0])
  void unmount(shown)
  shown = mount(Felt, { target: document.body, props: felt({ river: 'free' }) })
  expect(pondSizes().reduce((sum, size) => sum + size)).toBe(9)
  expect(all('ol.pond li').every((tile) => tile.style.rotate && tile.style.getPropertyValue('--wide-column'))).toBe(true)
})

test('the middle shows how far the match has come', () => {
  shown = mount(Felt, { target: document.body, props: { ...felt({}), progress: 'East 2 · deal 7 of 16' } })
  expect(query('.round').textContent).toBe('East 2 · deal 7 of 16')
})

test('with hidden discards the log names the latest one only', () => {
  const lines = [4, 13, 22].map((tile, id) => ({
    ...{ id, event: { event: 'discarded' as const, seat: 1, tile } },
  }))
  const named = () => 'Boris'
  shown = mount(Log, { target: document.body, props: { lines, named, covered: true } })
  const words = all('.log p').map((line) => line.textContent)
  expect(words.slice(0, 2).join()).not.toMatch(/five/)
  expect(words[2]).toBe('Boris discards five of bamboos.')
})

test('the log begins with the draw of seats and the break of the wall', () => {
  const props = { lines: [{ id: 0, event: aStart }], named: () => 'Boris', head: ['Seats by lot: …'] }
  shown = mount(Log, { target: document.body, props })
  expect(query('.log').textContent).toContain('Seats by lot')
  expect(query('.log').textContent).toContain('Dice: 1 + 2; the wall is broken on the side of Boris')
})

test('a notice pictures its tiles and says whom it is about', () => {
  const notice = { id: 'feeds-suit', clause: 'CCL-19.1', tone: 'danger', tiles: [5], seat: 3 }
  const props = { notices: [notice], named: (seat: number) => `P${seat}`, wild: -1 }
  shown = mount(Notices, { target: document.body, props })
  expect(query('.notices li').className).toContain('danger')
  expect(query('.notices li').textContent).toContain('P3 has nine tiles')
  expect(query('.notices .tile').dataset.tile).toBe('6m')
})
