/** A sheet that is kept together and lies open here: what others write and tell comes in at once. */
import type { DealEnded, SheetHeard, SheetSaid, StoredEntry } from '../protocol.gen'
import { addressOf, Connection, type Status } from '../socket'
import type { KeptSheet } from './kept'
import { Outbox } from './outbox.svelte'
import { withStored } from './queue'

const DRAFTS_EVERY = 300 // milliseconds

export class Sharing {
  status = $state<Status>('connecting')
  drafts = $state.raw<Record<string, DealEnded>>({}) // what others are telling just now, by member
  came = $state.raw<Record<string, number>>({}) // when entries of others came here, in milliseconds
  readonly outbox: Outbox

  private readonly socket: Connection<SheetSaid, SheetHeard>
  private catchesUp = true // the first entries of a connection may be old ones
  private told: DealEnded | null = null
  private telling = 0

  constructor(
    private readonly sheet: () => KeptSheet,
    private readonly change: (next: KeptSheet) => void,
  ) {
    this.outbox = new Outbox(sheet, change)
    this.socket = new Connection<SheetSaid, SheetHeard>(
      () => addressOf(`/sheets/${this.sheet().id}/socket?after=${this.sheet().stored ?? 0}`),
      (message) => this.hear(message),
      (status, why) => this.turn(status, why),
    )
  }

  close(): void {
    clearTimeout(this.telling)
    this.outbox.close()
    this.socket.close()
  }

  /** Others see what is being told here, a few times a second. */
  tell(draft: DealEnded | null): void {
    if (JSON.stringify(draft) === JSON.stringify(this.told)) return
    this.told = draft
    this.telling ||= window.setTimeout(() => {
      this.telling = 0
      this.socket.say({ type: 'draft', draft: this.told })
    }, DRAFTS_EVERY)
  }

  private turn(status: Status, why: string): void {
    this.status = status
    this.catchesUp = true
    if (status === 'refused') this.outbox.part(why)
    if (status !== 'open') {
      this.drafts = {}
      return
    }
    if (this.told) this.socket.say({ type: 'draft', draft: this.told })
    void this.outbox.send()
  }

  private hear(message: SheetHeard): void {
    if (message.type === 'entries') {
      this.take(message.entries)
      this.catchesUp = false
    } else if (message.type === 'company') {
      const { company } = message
      const { shared } = this.sheet()
      const me = company.members.find(({ id }) => id === shared?.me.id) ?? shared?.me
      if (shared && me) this.change({ ...this.sheet(), names: company.names, shared: { ...shared, me, company } })
    } else if (message.type === 'drafted') {
      const { [message.by]: _, ...others } = this.drafts
      this.drafts = message.draft ? { ...others, [message.by]: message.draft } : others
    }
  }

  private take(found: StoredEntry[]): void {
    const before = this.sheet()
    const after = withStored(before, found)
    if (after === before) return
    const known = new Set(before.entries.map(({ id }) => id))
    const when = (stored: number) => (this.catchesUp ? stored * 1000 : Date.now())
    const fresh = found.flatMap(({ entry, stored }) => (known.has(entry.id) ? [] : [[entry.id, when(stored)]]))
    this.came = { ...this.came, ...(Object.fromEntries(fresh) as Record<string, number>) }
    this.change(after)
  }
}
