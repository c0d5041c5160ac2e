/** The service worker of the built page; there is none while the page is being developed. */
import { get } from './api'
import { WORKER } from '../worker/ways'

// The worker fetches all of the page: not before what is looked at has come.
const SETTLED = 1500

export function register(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const begin = () =>
    setTimeout(() => navigator.serviceWorker.register(WORKER).catch(() => undefined), SETTLED)
  // What came before the worker was there is asked for again, so that it is kept.
  navigator.serviceWorker.addEventListener('controllerchange', () => void get('/rulebooks').catch(() => undefined))
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
