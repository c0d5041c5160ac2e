/** The screen of a phone does not go dark while a match is played. */

/** Keeps it awake until what this gives back is called; where that cannot be done, nothing happens. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let asking = false
  let over = false

  async function take(): Promise<void> {
    if (over || asking || document.hidden || (lock && !lock.released)) return
    asking = true
    try {
      lock = await navigator.wakeLock.request('screen')
    } catch {
      // The system may refuse, as it does to save its battery.
    }
    asking = false
    if (over) void lock?.release()
  }

  if (!('wakeLock' in navigator)) return () => undefined
  // The browser lets go whenever the page is hidden.
  document.addEventListener('visibilitychange', take)
  void take()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', take)
    void lock?.release()
  }
}
