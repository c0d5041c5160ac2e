/**
 * Says where the page differs from the server: `node BUNDLE CASES CATALOGUES` prints one line of JSON
 * with how many sheets agree and the first that do not. Bundled before it runs.
 */
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'

import { bundleOf, said, wordsIn } from './src/lib/settle/agreement'

const [cases, catalogues] = process.argv.slice(2)
const text = (name) => readFileSync(`${catalogues}/${name}`, 'utf-8')
const words = { en: wordsIn(bundleOf('en', text('en.ftl'))), ru: wordsIn(bundleOf('ru', text('ru.ftl'))) }
const complaints = { en: null, ru: bundleOf('ru', text('complaints.ru.ftl')) }

const found = { agree: 0, differ: [] }
for (const { given, ...expected } of JSON.parse(readFileSync(cases, 'utf-8'))) {
  const lang = given.lang ?? 'en'
  const own = JSON.parse(JSON.stringify(said(given, words[lang], complaints[lang])))
  if (isDeepStrictEqual(own, expected)) found.agree += 1
  else if (found.differ.length < 5) found.differ.push({ given, expected, own })
  else found.differ.push(null)
}
console.log(JSON.stringify(found))
