/** Calls for the referee: remarks with words of their own, so that every phone hears of them. */
import type { Body, Entry } from '../protocol.gen'

const CALLED = 'referee!'
const CAME = 'referee.'

export const call: Body = { type: 'note', text: CALLED }
export const came: Body = { type: 'note', text: CAME }

const says = ({ body }: Entry, text: string) => body.type === 'note' && body.text === text

/** The calls since the referee last came, one of each phone. */
export function openCalls(entries: Entry[]): Entry[] {
  const since = entries.slice(1 + entries.map((entry) => says(entry, CAME)).lastIndexOf(true))
  const calls = since.filter((entry) => says(entry, CALLED))
  return calls.filter(({ author }, at) => calls.findIndex((other) => other.author === author) === at)
}
