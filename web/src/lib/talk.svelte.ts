/** What people at a table say to each other, as one reader hears it. */
import { getContext, setContext } from 'svelte'

import type { Bubbles, Speech } from './bubbles.svelte'
import { cut, lettersOf } from './letters'
import { keepMuted, mutedAt } from './muted'
import { REACTIONS, type Said, type Seat, type Spoken, type TableInfo } from './protocol.gen'
import { knows, say } from './words.svelte'

const KEPT = 30
const EVERYBODY = '*'
const LONGEST_SHOWN = 90 // letters in a bubble
// Milliseconds that it takes to see that somebody speaks, and to read a letter.
const GLANCE = 3000
const READING = 50

/** Something that was said; its words are chosen when they are shown. */
export interface Saying {
  id: number
  player: number
  name: string // of who said it
  phrase: string
  text: string // where it is no phrase
}

/** What of a table talk has to do with. */
export interface Around {
  readonly id: string
  readonly player: number | null
  readonly info: TableInfo | null
  readonly bubbles: Bubbles
  seatOf(player: number): Seat | null
}

const REFUSALS = ['talk-flood', 'no-such-phrase', 'no-free-text', 'bad-text']

/** Whether what was refused is no part of the game. */
export const isOfTalk = (refusal: string): boolean => REFUSALS.includes(refusal)

const isReaction = (phrase: string): boolean => (REACTIONS as readonly string[]).includes(phrase)

export function wordsOf({ phrase, text }: Pick<Saying, 'phrase' | 'text'>): string {
  return phrase ? say(`phrase-${phrase}`) : text
}

/** How it looks at a plate: a long text is cut, and can be read whole where one speaks. */
export function uttered(saying: Saying): Speech {
  const whole = wordsOf(saying)
  const letters = lettersOf(whole).length
  return {
    tone: 'phrase',
    words: letters > LONGEST_SHOWN ? `${cut(whole, LONGEST_SHOWN - 1)}…` : whole,
    reaction: isReaction(saying.phrase) ? saying.phrase : '',
    lasts: GLANCE + READING * Math.min(letters, LONGEST_SHOWN),
  }
}

export class Talk {
  sayings = $state.raw<Saying[]>([]) // the latest, in their order
  draft = $state('') // what is being written; it stays until the table has got it
  private muted = $state.raw<string[]>([])
  private heard = 0

  constructor(
    private readonly at: Around,
    private readonly send: (said: Said) => void,
  ) {
    this.muted = mutedAt(at.id)
  }

  /** The other people at the table. */
  get others(): number[] {
    const players = this.at.info?.players ?? []
    return [...players.keys()].filter((player) => player !== this.at.player && this.isPerson(player))
  }

  get maySpeak(): boolean {
    return this.at.player !== null && this.others.length > 0
  }

  speak(phrase: string): void {
    this.send({ type: 'speak', phrase })
  }

  write(): void {
    if (this.draft.trim()) this.send({ type: 'write', text: this.draft })
  }

  hear({ player, phrase = '', text = '' }: Spoken): void {
    const name = this.at.info?.players[player]?.name
    if (!name || this.mutes(player) || (phrase && !knows(`phrase-${phrase}`))) return
    if (text && player === this.at.player) this.draft = ''
    this.heard += 1
    const saying = { id: this.heard, player, name, phrase, text }
    this.sayings = [...this.sayings, saying].slice(-KEPT)
    const seat = this.at.seatOf(player)
    if (seat !== null) this.at.bubbles.say(seat, uttered(saying))
  }

  // Whom the reader does not hear

  get mutesAll(): boolean {
    return this.muted.includes(EVERYBODY)
  }

  /** Whether this person is not heard; oneself always is. */
  mutes(player: number): boolean {
    if (player === this.at.player || !this.isPerson(player)) return false
    return this.mutesAll || this.muted.includes(this.identity(player))
  }

  mute(player: number, on: boolean): void {
    this.change(this.identity(player), on)
  }

  muteAll(on: boolean): void {
    this.change(EVERYBODY, on)
  }

  private isPerson(player: number): boolean {
    return this.at.info?.players[player]?.kind === 'person'
  }

  /** Who has this place, also after a reload or on another device of theirs; not who follows them. */
  private identity(player: number): string {
    return `${player} ${this.at.info?.players[player]?.name}`
  }

  private change(who: string, on: boolean): void {
    const others = this.muted.filter((each) => each !== who)
    this.muted = on ? [...others, who] : others
    keepMuted(this.at.id, this.muted)
    for (const player of this.others.filter((each) => this.mutes(each))) {
      const seat = this.at.seatOf(player)
      if (seat !== null) this.at.bubbles.hush(seat, 'phrase')
    }
    this.sayings = this.sayings.filter(({ player }) => !this.mutes(player))
  }
}

const KEY = Symbol('muted')

type IsMuted = (seat: Seat) => boolean

/** All plates within this component show who is muted. */
export function provideMuted(isMuted: IsMuted): void {
  setContext(KEY, isMuted)
}

/** Whether the player of a seat is muted; nobody is where nobody speaks. */
export function mutedHere(): IsMuted {
  return getContext<IsMuted | undefined>(KEY) ?? (() => false)
}
