import { expect, test } from 'vitest'

import { rightsOf } from './rights'
import type { Shared } from './kept'
import type { Role } from '../protocol.gen'

const as = (role: Role, player: number | null = null): Shared => ({
  me: { id: 'me', role, player, here: true, gone: false },
  company: { names: [], members: [], pen: 'other' },
  keeping: { by: '', days: 365 },
})
const said = (shared: Shared | undefined, pen: string, left = false) => {
  const { tells, speaksFor, calls, handsOver, invites, manages } = rightsOf(shared, left, pen)
  return { tells, speaks: [0, 1].filter(speaksFor), calls, handsOver, invites, manages }
}

test('a sheet of this phone is its own', () => {
  expect(said(undefined, '')).toEqual({ tells: true, speaks: [0, 1], calls: false, handsOver: false, invites: [], manages: false })
})

test('an onlooker, and whoever has no part any more, only reads', () => {
  const nothing = { tells: false, speaks: [], calls: false, handsOver: false, invites: [], manages: false }
  expect(said(as('onlooker'), 'other')).toEqual(nothing)
  expect(said(as('organiser', 0), 'me', true)).toEqual(nothing)
})

test('a player speaks for one, and with the pen for all', () => {
  expect(said(as('player', 1), 'other')).toEqual({ tells: false, speaks: [1], calls: true, handsOver: false, invites: [], manages: false })
  expect(said(as('player', 1), 'me')).toEqual({ tells: true, speaks: [0, 1], calls: true, handsOver: true, invites: ['scribe'], manages: false })
})

test('a referee writes always, and agrees for nobody', () => {
  expect(said(as('referee'), 'other')).toEqual({
    tells: true,
    speaks: [],
    calls: false,
    handsOver: true,
    invites: ['scribe', 'player', 'onlooker'],
    manages: true,
  })
})

test('who shared the sheet, and whoever came by the link of the table, may take the pen back', () => {
  expect(['organiser', 'scribe', 'referee', 'player'].map((role) => rightsOf(as(role as Role), false, 'other').takesOver)).toEqual([true, true, true, false])
  const { tells, handsOver, invites } = said(as('organiser', 0), 'other')
  expect({ tells, handsOver, invites }).toEqual({ tells: false, handsOver: true, invites: ['scribe', 'player', 'onlooker', 'referee'] })
})
