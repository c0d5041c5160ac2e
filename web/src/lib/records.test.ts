import { expect, test } from 'vitest'

import red from '../../../tests/replays/red.json'
import { recordsOf } from './records'

const line = JSON.stringify(red)

test.each([
  ['in one line', line],
  ['with a line break', `${line}\n`],
  ['over many lines', JSON.stringify(red, null, 2)],
])('a record %s', (_, text) => {
  expect(recordsOf(text)).toEqual([red])
})

test('a record a line', () => {
  expect(recordsOf(`${line}\n\n${line}\n`)).toEqual([red, red])
})

test.each(['', 'no record', '{}', '[]', `${line}\n{}`])('%.9s is no record', (text) => {
  expect(() => recordsOf(text)).toThrow()
})
