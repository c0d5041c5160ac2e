/** A connection to the server: it comes back by itself, and notices when it is dead. */
import type { Ping } from './protocol.gen'

export type Status = 'connecting' | 'open' | 'lost' | 'refused'

const FIRST_WAIT = 500
const LONGEST_WAIT = 8000
const PING_EVERY = 15000
const PONG_WITHIN = 8000
const MOVED_ON = 1012 // the close code of a table that another process of the server has now
const MOVE = 100
const REFUSED = 1008 // the close code for a broken agreement
const OWN_CODES = 4000 // from here on a close code is the server's own refusal

/** How long to wait before the next attempt, longer each time and never quite the same. */
export function patience(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2)
}

export function addressOf(path: string, page: { protocol: string; host: string } = location): string {
  const scheme = page.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${page.host}/api${path}`
}

/** What is told by one side and heard by the other. */
export interface Spoken {
  type: string
}

export class Connection<Said extends Spoken, Heard extends Spoken> {
  private socket: WebSocket | null = null
  private attempt = 0
  private pings = 0
  private again = 0
  private alive = 0
  private overdue = 0
  private closed = false

  constructor(
    private readonly address: () => string, // of each attempt
    private readonly hear: (message: Heard) => void,
    private readonly status: (status: Status, why: string) => void,
  ) {
    addEventListener('online', this.hurry)
    addEventListener('offline', this.gone)
    document.addEventListener('visibilitychange', this.look)
    this.connect()
  }

  /** Whether it could be sent. */
  say(message: Said | Ping): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** Forgets this connection and makes another: the server tells everything anew. */
  afresh(): void {
    this.drop()
    this.attempt = 0
    this.connect()
  }

  close(): void {
    this.closed = true
    this.drop()
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.gone)
    document.removeEventListener('visibilitychange', this.look)
  }

  private connect(): void {
    this.status('connecting', '')
    const socket = new WebSocket(this.address())
    this.socket = socket
    socket.onopen = () => {
      this.attempt = 0
      this.status('open', '')
      this.alive = window.setInterval(this.ping, PING_EVERY)
    }
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      clearTimeout(this.overdue)
      const message = JSON.parse(data) as Heard
      if (message.type !== 'pong') this.hear(message)
    }
    socket.onclose = ({ code, reason }) => {
      if (this.socket === socket) this.lost(code, reason)
    }
  }

  private lost(code: number, why = ''): void {
    this.drop()
    if (this.closed) return
    if (code === REFUSED || code >= OWN_CODES) {
      this.status('refused', why)
      return
    }
    this.status('lost', '')
    const wait = code === MOVED_ON ? MOVE : patience(this.attempt)
    this.again = window.setTimeout(() => this.connect(), wait)
    this.attempt += 1
  }

  private drop(): void {
    clearInterval(this.alive)
    clearTimeout(this.overdue)
    clearTimeout(this.again)
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  private ping = (): void => {
    this.pings += 1
    clearTimeout(this.overdue)
    if (this.say({ type: 'ping', number: this.pings })) {
      this.overdue = window.setTimeout(() => this.lost(0), PONG_WITHIN)
    }
  }

  /** Without a network a connection may look alive for long: it is given up, and tried anew. */
  private gone = (): void => {
    if (this.socket) this.lost(0)
  }

  private hurry = (): void => {
    if (!this.socket && !this.closed) this.afresh()
  }

  private look = (): void => {
    if (document.visibilityState !== 'visible') return
    if (this.socket) this.ping()
    else this.hurry()
  }
}
