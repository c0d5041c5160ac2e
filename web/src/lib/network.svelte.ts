/** Whether the server can be reached; while it cannot, it is looked for now and then. */
import { WORKER } from '../worker/ways'

const LOOK_AGAIN = 3000
let reachable = $state(true)
let returns = $state(0)
let timer = 0

export const network = {
  get reachable(): boolean {
    return reachable
  },
  /** How often the server came back: who was refused meanwhile may ask again. */
  get returns(): number {
    return returns
  },
}

export function reached(): void {
  clearTimeout(timer)
  if (reachable) return
  reachable = true
  returns += 1
}

export function missed(): void {
  reachable = false
  clearTimeout(timer)
  timer = window.setTimeout(look, LOOK_AGAIN)
}

/** Asks for what is never answered from a cache. */
function look(): void {
  fetch(WORKER, { cache: 'no-store' }).then(reached, missed)
}

addEventListener('offline', missed)
addEventListener('online', look)
if (!navigator.onLine) missed()
