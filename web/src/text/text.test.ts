import { expect, test } from 'vitest'

import gameEn from '../../../sparrows/text/en.ftl?raw'
import gameRu from '../../../sparrows/text/ru.ftl?raw'
import pageEn from './en.ftl?raw'
import pageRu from './ru.ftl?raw'

const sources: Record<string, string> = import.meta.glob(['../**/*.svelte', '../**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const idsOf = (text: string) => [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((found) => found[1])

test('both languages say the same things', () => {
  expect(idsOf(pageRu).sort()).toEqual(idsOf(pageEn).sort())
})

test.each([
  ['en', gameEn + '\n' + pageEn],
  ['ru', gameRu + '\n' + pageRu],
])('nothing is said twice in %s', (_, text) => {
  const ids = idsOf(text)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('there are words for everything that the page says', () => {
  const known = new Set(idsOf(gameEn + '\n' + pageEn))
  const said = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bsay\('([\w-]+)'/g)].map((found) => found[1]),
  )
  expect(said.length).toBeGreaterThan(100)
  expect(said.filter((id) => !known.has(id))).toEqual([])
})
