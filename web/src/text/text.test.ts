import { expect, test } from 'vitest'

import gameEn from '../../../sparrows/text/en.ftl?raw'
import gameRu from '../../../sparrows/text/ru.ftl?raw'
import commonEn from './en.ftl?raw'
import commonRu from './ru.ftl?raw'
import scoresEn from './scores.en.ftl?raw'
import scoresRu from './scores.ru.ftl?raw'

const pageEn = commonEn + '\n' + scoresEn
const pageRu = commonRu + '\n' + scoresRu

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

test.each([
  ['the page', pageEn, () => true],
  ['all but the scorekeeper, whose words come with it,', commonEn, (file: string) => !/scorekeeper|\.test\.ts/i.test(file)],
])('there are words for everything that %s says', (_, text, says) => {
  const known = new Set(idsOf(gameEn + '\n' + text))
  const said = Object.entries(sources)
    .filter(([file]) => says(file))
    .flatMap(([, source]) => [...source.matchAll(/\bsay\('([\w-]+)'/g)].map((found) => found[1]))
  expect(said.length).toBeGreaterThan(100)
  expect(said.filter((id) => !known.has(id))).toEqual([])
})
