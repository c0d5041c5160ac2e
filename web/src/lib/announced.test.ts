import { beforeAll, expect, test } from 'vitest'

import { asking } from './announced'
import type { Action, ChosenBy, Question } from './protocol.gen'
import { newPlace } from './table'
import { loadWords } from './words.svelte'

beforeAll(() => loadWords('en'))

const asked = (offers: Action[], claim = false): Question => ({
  ...{ at: 1, offers, claim, seconds: null, reserve: null, default: 0, unsure: false },
})
const PASS = { name: 'pass' }
const VOID: Record<string, ChosenBy> = { void: 'tile', 'void-card': 'suit' }

test.each([
  [null, ''],
  [asked([PASS], true), ''],
  [asked([{ name: 'win' }, { name: 'pung', tile: 4, using: [4, 4] }, PASS], true),
    'You may choose: Win; Pung: five of characters, five of characters, five of characters; Pass.'],
  [asked([{ name: 'discard', tile: 4 }]), 'Your turn: discard a tile.'],
  [{ ...asked([{ name: 'void', tile: 4 }, { name: 'void-card', tile: 9 }]), chosen_by: VOID },
    'Choose your void suit: set a tile of it aside. You may choose: Void without a tile: dots.'],
  [asked([{ name: 'discard', tile: 4 }, { name: 'discard', tile: 4, declare: 'ready' }]),
    'Your turn: discard a tile. You may choose: Declare ready with the discard.'],
])('what may be done is said: %#', (question, sentence) => {
  expect(asking(question, newPlace(0))).toBe(sentence)
})
