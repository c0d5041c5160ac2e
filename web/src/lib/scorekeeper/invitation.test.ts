import { expect, test } from 'vitest'

import { grantIn, linkOf, secretIn } from './invitation'

const SECRET = 'abcdefghij_KLMNOP-1234'

test('a link has its secret where no server sees it', () => {
  const link = linkOf(SECRET, 'https://club')
  expect(link).toBe(`https://club/scores#j=${SECRET}`)
  expect(secretIn(new URL(link).hash)).toBe(SECRET)
  expect(grantIn(` ${link} `)).toEqual({ secret: SECRET })
})

test('letters in any case, with spaces', () => {
  expect(grantIn('kwt mrb')).toEqual({ code: 'KWTMRB' })
})

test.each(['', 'KWTMR', 'KWTMRBX', 'KWTMR1', 'KWTMRO', '#j=short', 'https://club/scores#s=abc'])('%s lets nobody in', (text) => {
  expect(grantIn(text)).toBeUndefined()
})
