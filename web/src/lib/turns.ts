/** Calls a player back to the table who looks elsewhere. */
import { isElsewhere } from './attention.svelte'
import { settings } from './settings.svelte'
import { say } from './words.svelte'

const BUZZ = [120, 80, 120] // milliseconds: on, off, on

/** Whether this browser can show notices at all, once it is allowed to. */
export function knowsNotices(): boolean {
  return 'Notification' in globalThis && 'serviceWorker' in navigator
}

/** Whether notices are wished for and allowed. */
export function showsNotices(): boolean {
  return settings.notify && knowsNotices() && Notification.permission === 'granted'
}

const tagOf = (table: string) => `turn ${table}`

/** Says that a decision waits at the table; what this gives back is called when it is made. */
export function callBack(table: string): () => void {
  if (!isElsewhere()) return () => undefined
  buzz()
  // Whoever has the page before them needs no notice.
  if (!document.hidden || !showsNotices()) return () => undefined
  const shown = show(table)
  return () => void shown.then(() => take(table))
}

/** Browsers do so only for a page on the screen that has been touched before. */
function buzz(): void {
  if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ)
}

async function show(table: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const options: NotificationOptions & { vibrate?: number[] } = {
    tag: tagOf(table),
    body: say('turn-waits'),
    icon: '/icons/192.png',
    vibrate: settings.vibrate ? BUZZ : [],
    data: { address: `/t/${table}` },
  }
  await registration?.showNotification(say('turn-yours'), options).catch(() => undefined)
}

async function take(table: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  for (const notice of (await registration?.getNotifications({ tag: tagOf(table) })) ?? []) notice.close()
}
