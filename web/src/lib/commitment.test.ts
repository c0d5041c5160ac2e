import { expect, test } from 'vitest'

import red from '../../../tests/replays/red.json'
import { commitmentOf } from './commitment'

test('the seed and the salt of a record give its commitment', async () => {
  const { seed, salt, commitment } = red.header
  expect(await commitmentOf(seed, salt)).toBe(commitment)
  expect(await commitmentOf(salt, seed)).not.toBe(commitment)
})
