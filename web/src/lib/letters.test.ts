import { expect, test } from 'vitest'

import names from '../../../tests/web/names.json'
import { cut, lettersOf } from './letters'

test.each(names)('$name has as many letters as the server counts', ({ name, letters }) => {
  expect(lettersOf(name)).toHaveLength(letters)
})

test('a name is cut between letters', () => {
  expect(cut('👩‍👩‍👧‍👦'.repeat(30), 24)).toBe('👩‍👩‍👧‍👦'.repeat(24))
  expect(cut('Ame\u0301lie', 3)).toBe('Ame\u0301')
  expect(cut('Anna', 24)).toBe('Anna')
})
