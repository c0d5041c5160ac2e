/** The time that is left for an open question, as a clock of the page shows it. */
import type { Question } from './protocol.gen'

const STEP = 200 // milliseconds

interface Asked {
  question: Question | null
  answered: boolean
  askedAt: number
}

/** Made while a component is set up, and stopped with it. */
export class Countdown {
  #now = $state(performance.now())

  constructor(private readonly asked: Asked) {
    $effect(() => {
      if (!this.runs) return
      const timer = setInterval(() => (this.#now = performance.now()), STEP)
      return () => clearInterval(timer)
    })
  }

  get runs(): boolean {
    return !this.asked.answered && typeof this.asked.question?.seconds === 'number'
  }

  get #own(): number {
    return this.asked.question?.seconds ?? 0
  }

  get #reserve(): number {
    return this.asked.question?.reserve ?? 0
  }

  get #passed(): number {
    return Math.max(0, (this.#now - this.asked.askedAt) / 1000)
  }

  /** Seconds of this answer, and of the reserve after it. */
  get left(): { own: number; reserve: number; whole: number } {
    const over = Math.max(0, this.#passed - this.#own)
    return {
      own: Math.max(0, this.#own - this.#passed),
      reserve: Math.max(0, this.#reserve - over),
      whole: this.#own + this.#reserve || 1,
    }
  }

  get seconds(): number {
    const { own, reserve } = this.left
    return Math.ceil(own + reserve)
  }
}
