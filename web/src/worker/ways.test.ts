import { expect, test } from 'vitest'

import { PUBLIC, cacheOf, isRules, mayKeep, outdated, wayOf, type Way } from './ways'
import pageEn from '../text/en.ftl?raw'
import pageRu from '../text/ru.ftl?raw'

const ORIGIN = 'https://club.example'
const FILES = ['/index.html', '/assets/index-1f.js', ...PUBLIC]

test.each<[string, Way, { method?: string; mode?: string; origin?: string }]>([
  ['/', 'page', { mode: 'navigate' }],
  ['/t/abc?invitation=1', 'page', { mode: 'navigate' }],
  ['/assets/index-1f.js', 'asset', {}],
  ['/assets/of-a-newer-version.js', 'asset', {}],
  ['/icon.svg', 'fresh', {}],
  ['/manifest.en.webmanifest', 'fresh', {}],
  ['/api/rulebooks?lang=ru', 'fresh', {}],
  ['/api/rulebooks/zung-jung?lang=en', 'fresh', {}],
  ['/api/rulebooks/zung-jung/more', 'none', {}],
  ['/api/tables', 'none', {}],
  ['/api/tables/abc/record', 'none', { mode: 'navigate' }],
  ['/api/replays', 'none', {}],
  ['/api/score', 'none', { method: 'POST' }],
  ['/', 'none', { method: 'POST', mode: 'navigate' }],
  ['/service-worker.js', 'none', {}],
  ['/icon.svg', 'none', { origin: 'https://other.example' }],
])('%s goes the way of %s', (path, way, { method = 'GET', mode = 'cors', origin = ORIGIN }) => {
  expect(wayOf({ method, mode, url: origin + path }, ORIGIN, FILES)).toBe(way)
})

test('what the server forbids to store is not kept, nor is a refusal', () => {
  const answer = (status: number, cache?: string) =>
    new Response('', { status, headers: cache ? { 'Cache-Control': cache } : {} })
  expect(mayKeep(answer(200, 'public, no-cache'))).toBe(true)
  expect(mayKeep(answer(200))).toBe(true)
  expect(mayKeep(answer(200, 'private, no-store'))).toBe(false)
  expect(mayKeep(answer(404, 'no-cache'))).toBe(false)
})

test('caches of older versions go, those of others stay', () => {
  const names = [cacheOf('old'), cacheOf('new'), 'of-another-program']
  expect(outdated(names, 'new')).toEqual([cacheOf('old')])
})

test('rules that were read are known by their address', () => {
  expect(isRules(`${ORIGIN}/api/rulebooks/red?lang=ru`)).toBe(true)
  expect(isRules(`${ORIGIN}/assets/Rules-1f.js`)).toBe(false)
})

interface Manifest {
  lang: string
  name: string
  description: string
  shortcuts: { name: string; url: string }[]
}
const manifests: Record<string, string> = import.meta.glob('../../public/*.webmanifest', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const [english, russian] = ['en', 'ru'].map(
  (language) => JSON.parse(manifests[`../../public/manifest.${language}.webmanifest`]!) as Manifest,
) as [Manifest, Manifest]

test('the manifests differ in nothing but their words', () => {
  const { name, description, shortcuts, ...others } = russian
  const named = shortcuts.map((each, at) => ({ ...each, name: english.shortcuts[at]?.name }))
  expect(name).not.toBe(english.name)
  expect({ ...english, ...others, lang: 'en', shortcuts: named }).toEqual(english)
  expect(description).toMatch(/[а-я]/)
})

test.each([
  [english, pageEn],
  [russian, pageRu],
])('a manifest says what the page says', ({ description, shortcuts }, text) => {
  const words = (id: string) => new RegExp(`^${id} = (.*)$`, 'm').exec(text)?.[1]
  expect(description).toBe(words('lobby-lead'))
  expect(shortcuts.map(({ name }) => name)).toEqual([words('nav-play'), words('nav-calculator')])
})
