/** What is speech at the table: a bubble at the plate of whoever says it, each for a moment. */
import { getContext, setContext } from 'svelte'

import type { Seat, Tile } from './protocol.gen'

/** The weightier comes first, where one player says several things at once. */
export const TONES = ['win', 'end', 'call', 'aside', 'phrase'] as const
export type Tone = (typeof TONES)[number]

/** Milliseconds that a bubble stays. */
export const LASTING: Record<Tone, number> = { win: 2600, end: 2000, call: 1300, aside: 1000, phrase: 3000 }

export interface Speech {
  tone: Tone
  words: string
  more?: string // in smaller letters beneath: what a win is worth
  tile?: Tile // shown beside the words: the one that won
  reaction?: string // the picture that stands for the words
  lasts?: number // milliseconds, where it takes longer than others to be read
}

/** The table itself, in place of a seat: what nobody says in particular. */
export const TABLE = -1

/** The bubbles of one table. */
export class Bubbles {
  private shown = $state<Record<Seat, Partial<Record<Tone, Speech>>>>({})
  private ends = new Map<string, ReturnType<typeof setTimeout>>()

  /** `keepClear` has what no bubble may cover. */
  constructor(readonly keepClear: () => Box[] = () => []) {}

  at(seat: Seat): Speech | null {
    const here = this.shown[seat]
    return TONES.map((tone) => here?.[tone]).find((speech) => speech) ?? null
  }

  say(seat: Seat, speech: Speech): void {
    const key = `${seat} ${speech.tone}`
    clearTimeout(this.ends.get(key))
    this.shown[seat] = { ...this.shown[seat], [speech.tone]: speech }
    const end = () => (this.shown[seat] = { ...this.shown[seat], [speech.tone]: undefined })
    this.ends.set(key, setTimeout(end, speech.lasts ?? LASTING[speech.tone]))
  }

  hush(seat: Seat, tone: Tone): void {
    clearTimeout(this.ends.get(`${seat} ${tone}`))
    this.shown[seat] = { ...this.shown[seat], [tone]: undefined }
  }

  silence(): void {
    for (const end of this.ends.values()) clearTimeout(end)
    this.ends.clear()
    this.shown = {}
  }
}

const KEY = Symbol('bubbles')

/** All plates within this component show these bubbles. */
export function provideBubbles(bubbles: Bubbles): void {
  setContext(KEY, bubbles)
}

/** The bubbles of the table that this component belongs to; none where nobody speaks. */
export function bubblesHere(): Bubbles | null {
  return getContext<Bubbles | undefined>(KEY) ?? null
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export type Hang = 'below' | 'above' | 'beside' | 'over'

export interface Hung {
  x: number
  y: number
  hang: Hang
  towards: 'start' | 'end' // on which end of the bubble its speaker is
}

const GAP = 9

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Where a bubble of this size hangs from a plate: within the room, and off what is to be kept clear. */
export function hung(plate: Box, width: number, height: number, room: Box, clear: Box[]): Hung {
  const towards = plate.left + plate.right > room.left + room.right ? 'end' : 'start'
  const wished = towards === 'end' ? plate.right - width : plate.left
  const x = Math.max(room.left, Math.min(wished, room.right - width))
  const middle = (plate.top + plate.bottom - height) / 2
  const places: Hung[] = [
    { x, y: plate.bottom + GAP, hang: 'below', towards },
    { x, y: plate.top - GAP - height, hang: 'above', towards },
    { x: plate.right + GAP, y: middle, hang: 'beside', towards: 'start' },
    { x: plate.left - GAP - width, y: middle, hang: 'beside', towards: 'end' },
  ]
  const fits = ({ x, y }: Hung) => {
    const box = { left: x, top: y, right: x + width, bottom: y + height }
    const inside =
      box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom
    return inside && !clear.some((each) => meet(box, each))
  }
  return places.find(fits) ?? { x, y: middle, hang: 'over', towards }
}
