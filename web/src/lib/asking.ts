/** Asking the server about what is still being typed. */

const PAUSE = 200 // milliseconds without a change before the server is asked

/** Asks after a pause; what this gives back makes the question void. */
export function askSoon<T>(
  ask: () => Promise<T>,
  take: (found: T) => void,
  fail: (error: unknown) => void,
): () => void {
  let stale = false
  const timer = setTimeout(() => {
    ask()
      .then((found) => {
        if (!stale) take(found)
      })
      .catch((error: unknown) => {
        if (!stale) fail(error)
      })
  }, PAUSE)
  return () => {
    stale = true
    clearTimeout(timer)
  }
}
