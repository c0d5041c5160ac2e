/** What whoever runs the server tells everybody: tables hear it, other pages ask now and then. */
import { get } from './api'
import type { News } from './protocol.gen'

const LOOK_AGAIN = 30000

let text = $state('')
let read = $state('') // what the reader has put away

export const news = {
  get text(): string {
    return text === read ? '' : text
  },
  told(said: string): void {
    text = said
  },
  putAway(): void {
    read = text
  },
}

/** Asks for as long as a page is shown that hears nothing by itself; what it gives back ends that. */
export function ask(): () => void {
  const look = () =>
    document.hidden ||
    get<News>('/news')
      .then(({ announcement }) => news.told(announcement))
      .catch(() => undefined)
  void look()
  const timer = setInterval(look, LOOK_AGAIN)
  return () => clearInterval(timer)
}
