import { beforeEach, expect, test, vi } from 'vitest'

import { askSheet } from './ask'
import type { DealEnded, Entry, GivenSheet } from '../protocol.gen'
import { loadWords } from '../words.svelte'

const opened = (rules: string): Entry => ({ id: 'e0', after: 0, body: { type: 'started', rules, seating: [0, 1, 2, 3] } })
const won = (hand: object): DealEnded => ({ type: 'deal', deal: 0, events: [{ type: 'win', winners: [1], giver: 0 }], hands: { 1: hand } })
const given = (rules: string, hand: object): GivenSheet => ({ entries: [opened(rules)], draft: won(hand) })

const server = vi.fn<() => Promise<Response>>()
beforeEach(async () => {
  server.mockReset()
  vi.stubGlobal('fetch', server)
  await loadWords('en')
})
const answers = (body: object) => server.mockImplementation(() => Promise.resolve(Response.json(body)))
const isAway = () => server.mockRejectedValue(new TypeError('no network'))

test('the phone settles by itself', async () => {
  const { preview } = await askSheet(given('red', { value: 9 }))
  expect(preview?.payments[0]).toMatchObject({ sentence: "a win on that player's tile", payment: { points: 9, clause: 'RED-11.1' } })
  expect(server).not.toHaveBeenCalled()
})

test('what cannot be is said in words, in the language of the reader', async () => {
  await expect(askSheet(given('red', { value: 999 }))).rejects.toMatchObject({ code: 'bad-sheet', message: 'no hand can be worth 999 here, only 0–300' })
  await loadWords('ru')
  await expect(askSheet(given('red', { value: 999 }))).rejects.toThrow('рука не может здесь стоить 999')
  expect(server).not.toHaveBeenCalled()
})

test('a rulebook of others is the server’s', async () => {
  answers({ rules: 'hong-kong' })
  expect(await askSheet(given('hong-kong', { value: 3 }))).toEqual({ rules: 'hong-kong' })
  isAway()
  await expect(askSheet(given('hong-kong', { value: 3 }))).rejects.toMatchObject({ code: 'offline' })
})

test('patterns are counted by the phone', async () => {
  const told = await askSheet(given('red', { patterns: { 'all-chows': 1, flower: 2 } }))
  expect([told.preview?.worth, told.preview?.gains]).toEqual([{ 1: 9 }, [-9, 9, 0, 0]])
  expect(server).not.toHaveBeenCalled()
})

test('where options change what patterns are worth, the server counts them; without it what was said is taken', async () => {
  const under = (hand: object): GivenSheet => ({ ...given('red', hand), entries: [{ ...opened('red'), body: { type: 'started', rules: 'red', seating: [0, 1, 2, 3], options: { chaotic_value: 20 } } }] })
  answers({ rules: 'red' })
  expect(await askSheet(under({ patterns: { 'chaotic-hand': 1 } }))).toEqual({ rules: 'red' })
  isAway()
  await expect(askSheet(under({ patterns: { 'chaotic-hand': 1 } }))).rejects.toMatchObject({ code: 'patterns-offline' })
  expect((await askSheet(under({ patterns: { 'chaotic-hand': 1 }, value: 20 }))).preview?.gains).toEqual([-20, 20, 0, 0])
})
