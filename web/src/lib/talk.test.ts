import { beforeEach, expect, test, vi } from 'vitest'

import { Bubbles } from './bubbles.svelte'
import { mutedAt } from './muted'
import { PHRASES, REACTIONS, type PlayerInfo, type Said, type TableInfo } from './protocol.gen'
import { Talk, isOfTalk, uttered, wordsOf } from './talk.svelte'
import { knows, loadWords } from './words.svelte'

const [ME, BORIS, BOT, CLARA] = [0, 1, 2, 3]
const person = (name: string): PlayerInfo => ({ kind: 'person', name }) as PlayerInfo
const bot = { kind: 'bot', name: '', bot: 'keen' } as PlayerInfo
const seated = [person('Anna'), person('Boris'), bot, person('Clara')]

function at(players: PlayerInfo[] = seated, player: number | null = ME, id = 'here') {
  const sent: Said[] = []
  const bubbles = new Bubbles()
  const info = { players } as unknown as TableInfo
  const around = { id, player, info, bubbles, seatOf: (who: number) => 3 - who }
  const talk = new Talk(around, (said) => sent.push(said))
  const says = (who: number, phrase: string, text = '') => talk.hear({ type: 'spoken', player: who, phrase, text })
  return { talk, says, sent, shown: (who: number) => bubbles.at(3 - who)?.words ?? '' }
}

beforeEach(async () => {
  vi.useFakeTimers()
  localStorage.clear()
  await loadWords('en')
})

test.each(['en', 'ru'] as const)('there are words for everything that can be said in %s', async (language) => {
  await loadWords(language)
  expect([...PHRASES, ...REACTIONS].filter((each) => !knows(`phrase-${each}`))).toEqual([])
})

test('a phrase is read in the language of the reader, at the seat of the speaker', async () => {
  const { talk, says, shown } = at()
  says(BORIS, 'hello')
  expect([shown(BORIS), shown(CLARA)]).toEqual(['Hello!', ''])
  await loadWords('ru')
  expect(talk.sayings.map(wordsOf)).toEqual(['Привет!'])
})

test('a phrase that this page does not know is not shown', () => {
  const { talk, says } = at()
  says(BORIS, 'of-a-later-version')
  expect(talk.sayings).toEqual([])
})

test('somebody muted is neither heard nor seen, others are', () => {
  const { talk, says, shown } = at()
  says(BORIS, 'hello')
  says(CLARA, 'hello')
  talk.mute(BORIS, true)
  expect(shown(BORIS)).toBe('')
  says(BORIS, '', 'Can you hear me?')
  expect([shown(BORIS), shown(CLARA)]).toEqual(['', 'Hello!'])
  expect(talk.sayings.map(({ name }) => name)).toEqual(['Clara'])
  talk.mute(BORIS, false)
  says(BORIS, 'thanks')
  expect(shown(BORIS)).toBe('Thank you!')
})

test('one may mute everybody, also who comes later, but not oneself', () => {
  const { talk, says, shown } = at()
  talk.muteAll(true)
  for (const who of [ME, BORIS, CLARA]) says(who, 'hello')
  expect(talk.sayings.map(({ name }) => name)).toEqual(['Anna'])
  expect([talk.mutes(ME), talk.mutes(BOT), talk.mutes(CLARA)]).toEqual([false, false, true])
  expect(at([...seated.slice(0, 3), person('Dora')]).talk.mutes(CLARA)).toBe(true)
  talk.muteAll(false)
  says(CLARA, 'wow')
  expect(shown(CLARA)).toBe('Wow!')
})

test('whom one muted is kept for this table and this person', () => {
  at().talk.mute(BORIS, true)
  expect(at().talk.mutes(BORIS)).toBe(true)
  expect(at(seated, ME, 'elsewhere').talk.mutes(BORIS)).toBe(false)
  expect(at([person('Anna'), person('Dora')]).talk.mutes(1)).toBe(false)
  at().talk.mute(BORIS, false)
  expect(at().talk.mutes(BORIS)).toBe(false)
})

test('what a browser keeps of mutes does not grow for ever, and rubbish is no hindrance', () => {
  for (let table = 0; table < 60; table++) at(seated, ME, `t${table}`).talk.mute(BORIS, true)
  expect([mutedAt('t0'), mutedAt('t59')]).toEqual([[], ['1 Boris']])
  localStorage.setItem('muted', '{"here"')
  expect(mutedAt('here')).toEqual([])
  localStorage.setItem('muted', '{}')
  expect(mutedAt('here')).toEqual([])
})

test('one speaks where another person hears it; who looks on does not', () => {
  expect(at().talk.maySpeak).toBe(true)
  expect(at().talk.others).toEqual([BORIS, CLARA])
  expect(at([person('Anna'), bot]).talk.maySpeak).toBe(false)
  expect(at(seated, null).talk.maySpeak).toBe(false)
  expect(at(seated, null).talk.others).toEqual([ME, BORIS, CLARA])
})

test('what is written stays until the table has got it', () => {
  const { talk, says, sent } = at()
  talk.draft = '  '
  talk.write()
  expect(sent).toEqual([])
  talk.draft = 'One more?'
  talk.write()
  says(BORIS, '', 'Yes')
  expect([sent, talk.draft]).toEqual([[{ type: 'write', text: 'One more?' }], 'One more?'])
  says(ME, '', 'One more?')
  expect(talk.draft).toBe('')
})

test('a long text is cut at the plate, and stays longer than a short one', () => {
  const long = uttered({ id: 1, player: BORIS, name: 'Boris', phrase: '', text: '🀄'.repeat(200) })
  expect([[...long.words].length, long.words.endsWith('🀄…')]).toEqual([90, true])
  expect(long.lasts).toBeGreaterThan(uttered({ id: 1, player: 1, name: '', phrase: 'bye', text: '' }).lasts ?? 0)
})

test('a reaction is a picture', () => {
  expect(uttered({ id: 1, player: BORIS, name: 'Boris', phrase: 'love', text: '' }).reaction).toBe('love')
  expect(uttered({ id: 1, player: BORIS, name: 'Boris', phrase: 'bye', text: '' }).reaction).toBe('')
})

test('a refusal of talk leaves the game alone', () => {
  expect([isOfTalk('talk-flood'), isOfTalk('stale')]).toEqual([true, false])
})
