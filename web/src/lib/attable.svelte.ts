/** A page's place at a table: what it heard, what lies there, what it is asked. */
import { tick } from 'svelte'

import { announce } from './announce'
import { Bubbles } from './bubbles.svelte'
import { begun, fold, folded } from './fold'
import { boxesOf, forget, fromOwners, snapshot } from './motion'
import { playerName } from './names'
import { news } from './news.svelte'
import { automatic, onlyPass, type Automation } from './offers'
import type { OwnEvents } from './own'
import {
  VERSION,
  type Action,
  type Advised,
  type DealInfo,
  type GameEvent,
  type Happened,
  type Heard,
  type Notice,
  type Question,
  type Said,
  type Seat,
  type TableInfo,
  type Welcome,
} from './protocol.gen'
import { settings } from './settings.svelte'
import { givenTo } from './shares'
import { Connection, addressOf, type Status } from './socket'
import { sound } from './sounds'
import { seatsDrawn, sentence } from './speak'
import { keptClear, type Place, type Table } from './table'
import { Talk, isOfTalk } from './talk.svelte'
import { knows, say } from './words.svelte'

const KEPT_LINES = 60
// At a strict table whoever claims nothing passes after a while of no fixed length, as one who thinks
// does; elsewhere the pause hides how soon a pass comes.
const THINKING = { least: 900, more: 1600 }
const AUTOMATIC = 350
// How long a note stays.
const SHORT = 4000
const LONG = 15000

/** Something worth telling; its words are chosen when it is shown. */
export interface Line {
  id: number // which event of the deal it is
  event: GameEvent
}

/** What a player did when `keen` had been asked. */
export interface Compared {
  advice: Advised
  question: Question
  did: number // the offer taken; -1: not yet
}

export class AtTable {
  status = $state<Status>('connecting')
  refusal = $state('') // why the server ended the connection for good
  info = $state.raw<TableInfo | null>(null)
  player = $state<number | null>(null)
  deal = $state.raw<DealInfo | null>(null)
  table = $state<Table | null>(null)
  question = $state.raw<Question | null>(null)
  askedAt = $state(0)
  answered = $state(false)
  ready = $state.raw<number[]>([])
  compared = $state.raw<Compared | null>(null)
  settled = $state(-1) // the number of the deal whose result can be read; -1: none
  lines = $state.raw<Line[]>([])
  notices = $state.raw<Notice[]>([]) // what the rules make of the table for this player
  opening = $state(false) // the deal has just begun: its dice are to be seen for a moment
  note = $state('') // of a refusal or a restart
  drawnGoes = $state(false)
  held = $state(false) // the pause after a discard waits for this player
  learning = $state(settings.hints) // the panel beside the table is open
  private hinted = $state(-1) // the question whose advice was asked to be seen

  readonly bubbles = new Bubbles(() => (this.table ? boxesOf(keptClear(this.table, this.place)) : []))
  readonly talk: Talk

  private socket: Connection<Said, Heard>
  private boot = ''
  private own: OwnEvents = {}
  private heard = 0 // events of this deal
  private answering = 0
  private remarked = 0

  constructor(readonly id: string) {
    this.socket = new Connection<Said, Heard>(
      () => addressOf(`/tables/${id}/socket`),
      (message) => this.hear(message),
      (status, why) => {
        this.status = status
        this.refusal = why
      },
    )
    this.talk = new Talk(this, (said) => this.socket.say(said))
  }

  close(): void {
    clearTimeout(this.answering)
    clearTimeout(this.remarked)
    this.bubbles.silence()
    this.socket.close()
  }

  // Who is who

  /** The viewer's seat in this deal; nothing for a spectator. */
  get seat(): Seat | null {
    return this.player === null ? null : this.seatOf(this.player)
  }

  get place(): Place | null {
    return this.seat === null ? null : (this.table?.places[this.seat] ?? null)
  }

  /** Whose side of the table is nearest. */
  get bottom(): Seat {
    return this.seat ?? this.deal?.seats[0] ?? 0
  }

  get over(): boolean {
    return this.info?.state === 'over'
  }

  seatOf(player: number): Seat | null {
    const at = this.deal?.players.indexOf(player) ?? -1
    return at < 0 ? null : (this.deal?.seats[at] ?? null)
  }

  playerAt(seat: Seat): number {
    return this.deal?.players[this.deal.seats.indexOf(seat)] ?? -1
  }

  nameAt = (seat: Seat): string => this.nameOf(this.playerAt(seat))

  nameOf(player: number): string {
    const who = this.info?.players[player]
    return who ? playerName(who, player) : ''
  }

  /** Points of the match by now, payments of this deal included. */
  pointsAt(seat: Seat): number {
    const booked = this.info?.points[this.playerAt(seat)] ?? 0
    return this.settled >= 0 ? booked : booked + (this.table?.delta[seat] ?? 0)
  }

  /** How the players came to their seats, told with the first deal. */
  get seating(): string[] {
    if (!this.deal || this.deal.number) return []
    const { players, seats, throws } = this.deal
    return seatsDrawn(players, seats, throws, (player) => this.nameOf(player))
  }

  // What the player says

  /** Takes an offer; `stone` is the very tile that was pressed. */
  act(offer: number, stone = 0): void {
    const question = this.question
    if (!question || this.answered || !question.offers[offer]) return
    clearTimeout(this.answering)
    if (!this.socket.say({ type: 'act', at: question.at, offer })) return
    this.opening = false
    this.answered = true
    if (this.place) this.place.chosen = stone
    if (this.compared?.question.at === question.at) {
      this.compared = { ...this.compared, did: offer }
    }
  }

  undo(): void {
    if (this.question) this.socket.say({ type: 'undo', at: this.question.at })
  }

  readyForNext(): void {
    if (this.deal) this.socket.say({ type: 'ready', deal: this.deal.number })
  }

  letBotPlay(away: boolean): void {
    this.socket.say({ type: 'away', away })
  }

  /** Whether pauses after discards are of even length here, and may be held. */
  get mayHold(): boolean {
    if (!this.info || this.player === null || this.info.state !== 'playing') return false
    const persons = this.info.players.filter((each) => each.kind === 'person')
    return !this.info.strict && (this.info.public || persons.length > 1)
  }

  /** The pause goes on for this player, or no longer. */
  hold(on: boolean): void {
    if (this.mayHold) this.socket.say({ type: 'hold', on })
  }

  /** A wish of this player's has changed. */
  wish(): void {
    this.sayClaims()
    this.answerByItself()
  }

  /** A table that is not strict does not ask a player who claims nothing. */
  private sayClaims(): void {
    if (this.player === null || !this.deal || this.over) return
    this.socket.say({ type: 'claim-nothing', on: settings.noClaims })
  }

  /** Asks `keen` once about the open question, unless there is nothing to decide. */
  private advise(): void {
    const { info, question, compared } = this
    if (!info?.aids || !question || onlyPass(question) || compared?.question.at === question.at) return
    this.socket.say({ type: 'advise', at: question.at })
  }

  learn(open: boolean): void {
    this.learning = open
    if (open) this.advise()
  }

  /** The player has thought, and wants to see what `keen` would do. */
  hint(): void {
    if (!this.question || this.answered) return
    this.hinted = this.question.at
    this.advise()
  }

  /** Whether the advice may be seen: it was asked for, or the player has decided. */
  get revealed(): boolean {
    return !!this.compared && (this.compared.did >= 0 || this.compared.question.at === this.hinted)
  }

  /** The offer of the open question that `keen` would take, where it may be seen; -1: none. */
  get advised(): number {
    const { compared, question } = this
    return compared && this.revealed && compared.question.at === question?.at ? compared.advice.choice : -1
  }

  /** The patterns that `keen` sees in reach of the hand, the best first. */
  get reach(): string[] {
    const { weighed = [] } = this.compared?.advice ?? {}
    const best = [...weighed].sort((one, other) => other.worth - one.worth)
    return [...new Set(best.flatMap((each) => each.patterns))]
  }

  /** What the player did last, in the offers that were compared. */
  get did(): Action | null {
    return this.compared?.question.offers[this.compared.did] ?? null
  }

  // What the server says

  hear(message: Heard): void {
    switch (message.type) {
      case 'welcome':
        return this.welcomed(message)
      case 'happened':
        return this.happened(message)
      case 'noticed':
        this.notices = message.notices
        return
      case 'asked':
        return this.asked(message.question)
      case 'taken':
        if (this.question?.at === message.at) this.answered = true
        return
      case 'closed':
        if (this.question?.at === message.at) this.unasked()
        return
      case 'held':
        this.held = message.seconds > 0
        return
      case 'deal-began':
        return this.began(message.deal)
      case 'deal-over':
        if (this.info) this.info = { ...this.info, points: message.points }
        this.settled = message.deal
        this.unasked()
        return
      case 'table':
        this.tellNewcomers(message.table)
        this.info = message.table
        this.ready = message.ready
        return
      case 'reveal':
        return this.reveal()
      case 'spoken':
        return this.talk.hear(message)
      case 'announced':
        return news.told(message.text)
      case 'advised':
        return this.compare(message)
      case 'error':
        return this.refused(message.code, message.message)
    }
  }

  /** The match begins: what this browser is bound to goes into its seed. */
  private reveal(): void {
    const share = this.info ? givenTo(this.info) : ''
    if (share) this.socket.say({ type: 'share', share })
  }

  private welcomed(message: Welcome): void {
    if (message.version !== VERSION) {
      location.reload()
      return
    }
    if (this.boot && this.boot !== message.boot) this.remark(say('note-restarted'), LONG)
    else if (message.reason === 'undo') this.remark(say('note-undone'), SHORT)
    this.boot = message.boot
    this.info = message.table
    this.player = message.player
    this.deal = message.deal
    this.ready = message.ready
    this.heard = message.events.length
    forget()
    this.own = message.own_events
    this.table = folded(message.events, message.drawn, this.own)
    this.lines = []
    this.notices = message.notices
    this.opening = !this.over && !!this.table && isUntouched(this.table)
    this.tell(0, message.events)
    this.settled = this.table?.ended && message.deal ? message.deal.number : -1
    this.unasked()
    if (message.question && !this.over) this.asked(message.question)
    this.answered = message.answered
    this.held = false
    this.sayClaims()
  }

  private began(deal: DealInfo): void {
    this.deal = deal
    this.table = null
    this.heard = 0
    this.settled = -1
    this.ready = []
    this.drawnGoes = false
    this.compared = null
    this.lines = []
    this.notices = []
    this.unasked()
  }

  private happened({ first, events, drawn = [] }: Happened): void {
    if (first > this.heard) {
      this.socket.afresh()
      return
    }
    const fresh = events.slice(this.heard - first)
    if (this.answered) this.unasked()
    this.held = false
    this.heard += fresh.length
    snapshot()
    drawn.forEach((discard) => this.table?.tossed.add(discard))
    for (const event of fresh) {
      if (event.event === 'started') this.table = begun(event, drawn, this.own)
      else if (this.table) fold(this.table, event)
      if (event.event === 'started') this.opening = true
      else if (event.event === 'discarded') this.opening = false
    }
    if (this.table) {
      fromOwners(this.table)
      announce(fresh, this.table, this.bubbles)
    }
    this.tell(first + events.length - fresh.length, fresh)
    void tick()
  }

  private asked(question: Question): void {
    this.question = question
    this.askedAt = performance.now()
    this.answered = false
    if (this.learning) this.advise()
    if (!question.claim) sound('turn')
    this.answerByItself()
  }

  private unasked(): void {
    clearTimeout(this.answering)
    this.question = null
    this.answered = false
  }

  private compare(advice: Advised): void {
    if (this.question?.at === advice.at) {
      this.compared = { advice, question: this.question, did: -1 }
    }
  }

  private refused(code: string, message: string): void {
    const known = `error-${code}`
    this.remark(knows(known) ? say(known) : message, SHORT)
    if (!isOfTalk(code)) this.answered = false
    sound('wrong')
  }

  /** Who is to take a place at the next deal is told when that becomes known. */
  private tellNewcomers(table: TableInfo): void {
    table.players.forEach(({ next_kind, next_name: name = '' }, player) => {
      if (next_kind !== 'person' || this.info?.players[player]?.next_name === name) return
      this.remark(say('note-comes', { name, place: this.nameOf(player) }), LONG)
    })
  }

  private remark(text: string, length: number): void {
    clearTimeout(this.remarked)
    this.note = text
    this.remarked = window.setTimeout(() => (this.note = ''), length)
  }

  /** What automation answers to the open question; -1: nothing. */
  private get automated(): number {
    const { question, place, drawnGoes } = this
    const { autoWin, noClaims } = settings
    const wishes: Automation = { autoWin, noClaims, drawnGoes }
    return question && place ? automatic(question, place, wishes) : -1
  }

  /** The number of the question that this player must decide; -1: there is none. */
  get deciding(): number {
    const { question } = this
    if (!question || this.answered || this.over || onlyPass(question) || this.automated >= 0) return -1
    return question.at
  }

  /** Automation answers what it was told to; it is asked again when a wish changes. */
  answerByItself(): void {
    clearTimeout(this.answering)
    const offer = this.answered ? -1 : this.automated
    if (offer < 0) return
    const passes = this.question?.offers[offer]?.name === 'pass'
    const wait = passes && this.info?.strict ? THINKING.least + Math.random() * THINKING.more : AUTOMATIC
    this.answering = window.setTimeout(() => this.act(offer), wait)
  }

  /** Adds events, the first of which has this number in the deal, to what happened. */
  private tell(first: number, events: GameEvent[]): void {
    const told = events
      .map((event, at): Line => ({ id: first + at, event }))
      .filter(({ event }) => sentence(event, this.nameAt))
    this.lines = [...this.lines, ...told].slice(-KEPT_LINES)
  }
}

/** Whether nothing has happened yet but the deal of the tiles. */
function isUntouched(table: Table): boolean {
  return !table.discards.length && !Object.values(table.places).some((place) => place.melds.length)
}
