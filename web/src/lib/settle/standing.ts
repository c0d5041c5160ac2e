/** Which entries of a sheet count: none is ever erased, but some stand in place of others. */
import { Complaint } from './complaint'
import { circumstances, isLate, type Circumstances } from './known'
import { saysTheSame } from './same'
import type { Body, Contested, Corrected, Corrigible, DealEnded, Entry, EventNoted, MatchEnded, PenGiven, Player, Remark, SheetAgreed, Undone } from '../protocol.gen'

export type Standing = Map<string, Corrigible | MatchEnded>
type ChangesNothing = SheetAgreed | Contested | PenGiven | Remark

const UNDO_ALONE = 60 // seconds in which its author may take back an entry without asking anybody

export const changesNothing = (body: Body): body is ChangesNothing =>
  body.type === 'agreed' || body.type === 'wrong' || body.type === 'pen' || body.type === 'note'
export const tellsOfDeal = (body: Body | undefined): body is DealEnded | EventNoted => body?.type === 'deal' || body?.type === 'event'

/**
 * The entries of a sheet in the order in which they were stored, and which of them count. Where phones wrote
 * without each other, what cannot count is set aside; elsewhere it is refused.
 */
export class Log {
  readonly displaced = new Set<string>() // entries of deals of which others had written before, and their writers did not know
  readonly aside = new Map<string, Complaint | null>() // what cannot count, and why if it is refused
  readonly parted: boolean // somebody wrote without knowing what others had written
  private readonly known: Map<string, Circumstances>
  private readonly bodies: Map<string, Body>

  constructor(readonly entries: readonly Entry[]) {
    this.known = circumstances(entries)
    this.bodies = new Map(entries.map(({ id, body }) => [id, body]))
    this.parted = [...this.known.values()].some(({ missed }) => missed.length > 0)
  }

  /** Whether the writer of the last entry was one of them. */
  get endsParted(): boolean {
    return this.knownTo(this.entries.at(-1)!.id).missed.length > 0
  }

  /** This entry does not count; it is refused where nobody wrote without the others. */
  setAside(id: string, why: unknown): void {
    if (!(why instanceof Complaint) || !this.parted) throw why
    this.aside.set(id, why)
  }

  /** All that changes the sheet, but for what was taken back. */
  counting(): Entry[] {
    const counting: Entry[] = []
    if (this.bodies.size < this.entries.length) throw new Complaint('entry {id} is there already', { id: firstDouble(this.entries) })
    for (const entry of this.entries) {
      const { body } = entry
      if (body.type === 'undo') {
        if (this.isUndone(entry, body, counting.at(-1))) counting.pop()
      } else if (!changesNothing(body) && this.counts(entry, counting)) counting.push(entry)
    }
    return counting
  }

  private knownTo(id: string): Circumstances {
    return this.known.get(id)!
  }

  /** Whether this takes the last entry back; not where another phone did so before. */
  private isUndone(entry: Entry, undo: Undone, last: Entry | undefined): boolean {
    const { missed, lostPen } = this.knownTo(entry.id)
    if (missed.some(({ body }) => body.type === 'undo' && body.entry === undo.entry)) return false
    if (lostPen) {
      this.aside.set(entry.id, null)
      return false
    }
    try {
      refuseOtherUndo(entry, undo, last)
    } catch (error) {
      this.setAside(entry.id, error)
      return false
    }
    return true
  }

  /** Whether an entry is one of those that count; not where it repeats what others wrote. */
  private counts({ id, body }: Entry, counting: readonly Entry[]): boolean {
    const { missed, lostPen } = this.knownTo(id)
    if (!missed.length) return true
    const about = this.subject(body)
    const rivals = counting.filter((each) => missed.includes(each) && this.subject(each.body) === about)
    if (rivals.some((each) => saysTheSame(body, each.body))) return false
    if (!rivals.length && !lostPen) return true
    if (tellsOfDeal(body)) {
      this.displaced.add(id)
      return true
    }
    this.aside.set(id, null)
    return false
  }

  /** What an entry is about: of two that are about the same, the first counts. */
  private subject(body: Body): string {
    if (tellsOfDeal(body)) return `deal ${body.deal}`
    if (body.type === 'seats') return `seats ${body.deal}`
    if (body.type === 'correction') return `correction ${body.entry}`
    if (body.type === 'chosen') return `chosen ${this.dealOf(body.entry) ?? body.entry}`
    return body.type
  }

  private dealOf(id: string): number | undefined {
    const body = this.bodies.get(id)
    return body && 'deal' in body ? body.deal : undefined
  }

  /** What deals and seats are told by, by the ids of entries, with what was put in their place. */
  standing(counting: readonly Entry[]): Standing {
    const standing: Standing = new Map()
    for (const { id, body } of counting) {
      try {
        if (body.type === 'correction') correct(body, standing)
        else if (body.type === 'chosen') this.choose(body.entry, standing)
        else if (body.type !== 'undo' && !changesNothing(body)) standing.set(id, body)
      } catch (error) {
        this.setAside(id, error)
      }
    }
    return standing
  }

  /** Of a deal that was told several times only the version of this entry stands. */
  private choose(id: string, standing: Standing): void {
    const chosen = standing.get(id)
    if (!tellsOfDeal(chosen)) throw new Complaint('entry {id} tells of no deal', { id })
    const told = new Map([...standing].filter(([, body]) => tellsOfDeal(body) && body.deal === chosen.deal))
    const version = [...told].filter(([each]) => each === id || this.goesWith(each, id, standing))
    for (const [each] of version) this.displaced.delete(each)
    const before = [...standing]
    standing.clear()
    for (const [each, body] of before)
      if (!told.has(each)) standing.set(each, body)
      else for (const [own, said] of version) standing.set(own, said) // where it was first told, so that later deals follow it
  }

  /** Whether both belong to one version of a deal: one writer knew of the other's entry, and only one of them ends it. */
  private goesWith(other: string, chosen: string, standing: Standing): boolean {
    if (standing.get(other)?.type === 'deal' && standing.get(chosen)?.type === 'deal') return false
    const misses = (knew: string, missing: string) => this.knownTo(knew).missed.some(({ id }) => id === missing)
    return !misses(chosen, other) && !misses(other, chosen)
  }

  /** To whom the pen was last given by one who had it; nobody before it was. */
  get pen(): string {
    return this.entries.reduce((pen, { id, body }) => (body.type === 'pen' && !this.knownTo(id).lostPen ? body.to : pen), '')
  }

  /** The players who said that the sheet is right, since it was last changed. */
  agreed(players: number): Set<Player> {
    const agreed = new Set<Player>()
    for (const { id, body } of this.entries) {
      if (body.type === 'agreed') {
        refuseOtherPlayer(body.player, players)
        if (!isLate(this.knownTo(id))) agreed.add(body.player)
      } else if (body.type === 'wrong') agreed.delete(body.player)
      else if (!changesNothing(body)) agreed.clear()
    }
    return agreed
  }

  /** Who says that an entry is wrong, as long as nothing has come of it. */
  contested(players: number): Record<string, Player[]> {
    const found = new Map<string, Set<Player>>()
    const seen = new Set<string>()
    for (const { id, body } of this.entries) {
      if (body.type === 'wrong') {
        refuseOtherPlayer(body.player, players)
        if (!seen.has(body.entry)) throw new Complaint('there is no entry {id}', { id: body.entry })
        const contesting = found.get(body.entry) ?? new Set()
        if (body.withdrawn) contesting.delete(body.player)
        else contesting.add(body.player)
        found.set(body.entry, contesting)
      } else if (body.type === 'agreed') for (const contesting of found.values()) contesting.delete(body.player)
      else if (body.type === 'undo' || body.type === 'correction') found.delete(body.entry)
      else if (body.type === 'chosen') {
        const about = this.dealOf(body.entry)
        for (const each of found.keys()) if (about !== undefined && this.dealOf(each) === about) found.delete(each)
      }
      seen.add(id)
    }
    return Object.fromEntries([...found].filter(([, contesting]) => contesting.size).map(([id, contesting]) => [id, [...contesting].sort()]))
  }
}

/** The id that is there twice. */
function firstDouble(entries: readonly Entry[]): string {
  const seen = new Set<string>()
  return entries.find(({ id }) => seen.size === seen.add(id).size)!.id
}

function refuseOtherPlayer(player: Player, players: number): void {
  if (player < 0 || player >= players) throw new Complaint('there is no player {player} at this table', { player })
}

/** Refused where this is not the last entry, or nobody but its writer takes it back. */
function refuseOtherUndo(entry: Entry, undo: Undone, last: Entry | undefined): void {
  if (undo.entry !== last?.id || last.body.type === 'started') throw new Complaint('only the last entry can be taken back')
  const atOnce = Math.abs((entry.written ?? 0) - (last.written ?? 0)) <= UNDO_ALONE
  const own = (entry.author ?? '') === (last.author ?? '')
  if (!undo.agreed?.length && !(own && atOnce)) throw new Complaint('after a minute somebody else must agree to take an entry back')
}

/** Another body stands in the place of an older one. */
function correct({ entry: id, by, reason }: Corrected, standing: Standing): void {
  const corrected = standing.get(id)
  if (!corrected || corrected.type === 'ended') throw new Complaint('entry {id} is none that can be corrected', { id })
  if (!reason.trim()) throw new Complaint('a correction says why')
  standing.set(id, by)
}

/**
 * Whether an entry counts even if the match was over by then, where a correction says so. What is
 * written after the last correction is none of these: it was written knowing the end.
 */
export function keptPastEnd(entries: readonly Entry[]): Map<string, boolean> {
  const last = entries.map(({ body }) => body.type).lastIndexOf('correction')
  const body = entries[last]?.body
  if (body?.type !== 'correction') return new Map()
  return new Map(entries.slice(0, last).map(({ id }) => [id, body.keeps_on ?? true]))
}
