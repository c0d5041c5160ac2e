/** Sends what was written on this phone, one entry after another, and tries again until it is stored. */
import { ApiError } from '../api'
import type { Entry, StoredEntry } from '../protocol.gen'
import { patience } from '../socket'
import type { KeptSheet } from './kept'
import { queued, unshared, withShared, withStored } from './queue'
import { look, send } from './shared'

const REMOVED = 'removed' // this phone was put out
const UNKNOWN = 'no-sheet' // the sheet is shared no more
const REFUSED = [400, 403, 409] // asked again it would be refused again

/** An entry that the server does not take, and why. */
export interface Refusal {
  entry: Entry
  why: string
}

export class Outbox {
  refusal = $state.raw<Refusal | null>(null)

  private sending = false
  private attempt = 0
  private again = 0
  private closed = false

  constructor(
    private readonly sheet: () => KeptSheet,
    private readonly change: (next: KeptSheet) => void,
  ) {}

  close(): void {
    this.closed = true
    clearTimeout(this.again)
  }

  /** What the server refuses stays, and all behind it, until somebody decides. */
  async send(): Promise<void> {
    clearTimeout(this.again)
    if (this.sending || this.refusal) return
    this.sending = true
    for (let entry = this.next; entry; entry = this.next) {
      try {
        await this.sendOne(entry)
        this.attempt = 0
      } catch (error) {
        this.fail(entry, error)
        break
      }
    }
    this.sending = false
  }

  /** Whatever was decided about a refused entry, the others go on. */
  decided(): void {
    this.refusal = null
    void this.send()
  }

  /** The server has nothing more to say to this phone; all that it knows stays here. */
  part(code: string): void {
    if (code !== REMOVED && code !== UNKNOWN) return
    this.close()
    if (this.sheet().shared) this.change({ ...unshared(this.sheet()), left: code === REMOVED })
  }

  private get next(): Entry | undefined {
    return this.closed || !this.sheet().shared ? undefined : queued(this.sheet())[0]
  }

  private async sendOne(entry: Entry): Promise<void> {
    this.take([await send(this.sheet().id, entry)])
    if (this.next?.id !== entry.id) return
    // Others wrote in between.
    const { id, stored = 0 } = this.sheet()
    const found = await look(id, stored)
    this.change(withShared(this.sheet(), found))
    if (this.next?.id === entry.id) throw new ApiError(503, 'busy', '')
  }

  private take(found: StoredEntry[]): void {
    const after = withStored(this.sheet(), found)
    if (after !== this.sheet()) this.change(after)
  }

  private fail(entry: Entry, error: unknown): void {
    const { status, code, message } = error instanceof ApiError ? error : { status: 0, code: '', message: String(error) }
    if (code === REMOVED || code === UNKNOWN) this.part(code)
    else if (REFUSED.includes(status)) this.refusal = { entry, why: message }
    else if (!this.closed) this.again = window.setTimeout(() => void this.send(), patience(this.attempt++))
  }
}
