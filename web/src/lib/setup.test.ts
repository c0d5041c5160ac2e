import { expect, test } from 'vitest'

import { used } from './lastused'
import type { RulebookInfo } from './protocol.gen'
import { chosen, fromQuery, givenHand, newSetup, setupOf, type Setup, toQuery } from './setup'
import { newTold } from './told'

const VOID = { id: 'void', name: '', choices: [{ value: '', name: '' }, { value: 'm', name: '' }], situation: '' }
const info: RulebookInfo = {
  id: 'popular',
  name: '',
  about: '',
  players: [4],
  presets: [{ id: 'club', name: '', about: '', options: { minimum: 8, jokers: true }, clause: '' }],
  options: [],
  tiles: [0, 27, 34, 42],
  situations: ['last-draw', 'robbing-kong'],
  fields: ['winds', 'bonus', 'joker', 'wild'],
  facts: [],
  settles_by: [],
  seatings: [[0, 1, 2, 3]],
  fouls: [],
  rounds: true,
  opens_kongs: false,
  whom: '',
  level: 1,
  lengths: [],
  bots: [],
  emblem: [],
  words: '',
  own_events: {},
}
const setup: Setup = {
  ...newSetup(),
  rules: ['popular', 'red'],
  hand: '123m 55z [777z] (1111p) 15f',
  wall: true,
  seat: 'S',
  situation: ['last-draw', 'heaven'],
  wild: '3p',
  facts: { void: 'm' },
  presets: { popular: 'club' },
  options: { popular: { minimum: 6 }, red: { flowers: false } },
  told: { ...newTold(), giver: 'W', fouls: [{ seat: 'N', foul: 'false-win', ready: true }] },
}

test('the address says everything again', () => {
  expect(fromQuery(new URLSearchParams(toQuery(setup)))).toEqual(setup)
})

test('an empty address is the usual setup', () => {
  expect(fromQuery(new URLSearchParams())).toEqual(newSetup())
})

test('the calculator begins with the rulebook used last', () => {
  expect(newSetup().rules).toEqual(['popular'])
  localStorage.setItem('rules', 'red') // chosen at home
  expect(newSetup().rules).toEqual(['red'])
  used('sichuan')
  expect(fromQuery(new URLSearchParams()).rules).toEqual(['sichuan'])
  expect(fromQuery(new URLSearchParams('rules=classical')).rules).toEqual(['classical'])
  localStorage.clear()
})

test('own choices go before the preset', () => {
  expect(chosen(setup, info)).toEqual({ minimum: 6, jokers: true })
})

test('a rulebook is asked only about what it knows', () => {
  const given = givenHand(setup, info, 'ru')
  expect(given).toMatchObject({
    rules: 'popular',
    concealed: '123m 55z [777z] (1111p)',
    flowers: '15f',
    situation: ['last-draw'],
    wild: '3p',
    facts: {},
    lang: 'ru',
  })
  const suits = givenHand(setup, { ...info, fields: [], facts: [VOID] }, 'en')
  expect(suits).toMatchObject({ flowers: '', wild: null, facts: { void: 'm' } })
})

test('a fact of a situation is told of a hand in it', () => {
  const robbed = { ...VOID, id: 'robbed_kong', situation: 'robbing-kong' }
  const asking = { ...info, facts: [robbed] }
  const told = { ...setup, facts: { robbed_kong: 'concealed' } }
  expect(givenHand(told, asking, 'en').facts).toEqual({})
  const situation = ['robbing-kong']
  expect(givenHand({ ...told, situation }, asking, 'en').facts).toEqual({ robbed_kong: 'concealed' })
})

test('addresses of earlier pages are understood', () => {
  const { facts } = fromQuery(new URLSearchParams('void=m&robbed=concealed'))
  expect(facts).toEqual({ void: 'm', robbed_kong: 'concealed' })
})

test('bonus tiles may stand anywhere in the text', () => {
  const given = givenHand({ ...setup, hand: '1 5f 123m 55z' }, info, 'en')
  expect(given.concealed?.trim()).toBe('123m 55z')
  expect(given.flowers).toBe('15f')
})

test('a hand that the server gave is given back', () => {
  const given = givenHand({ ...setup, rules: ['popular'] }, info, 'en')
  const again = fromQuery(new URLSearchParams(toQuery(setupOf(given))))
  const { concealed, ...rest } = givenHand(again, info, 'en')
  expect(rest).toEqual({ ...given, concealed: undefined })
  expect(concealed?.trim()).toBe(given.concealed?.trim())
})
