import { learn } from './words.svelte'

/** The page for an address; each comes in a file of its own. */
const pages = {
  lobby: () => import('../pages/Lobby.svelte'),
  table: () => import('../pages/Table.svelte'),
  calculator: () => import('../pages/Calculator.svelte'),
  rules: () => import('../pages/Rules.svelte'),
  replays: () => import('../pages/Replays.svelte'),
  replay: () => import('../pages/Replay.svelte'),
  scores: async () => (await Promise.all([import('../pages/Scorekeeper.svelte'), learn('scores')]))[0],
  admin: () => import('../pages/Admin.svelte'),
  missing: () => import('../pages/Missing.svelte'),
}

export type PageName = keyof typeof pages

/** Which page belongs to an address, and what it is about; the server answers 404 for `missing`. */
export function placeAt(path: string): { name: PageName; id: string } {
  const [first = '', id = '', ...more] = path.replace(/\/$/, '').split('/').slice(1)
  if (more.length) return { name: 'missing', id: '' }
  if (!first && !id) return { name: 'lobby', id }
  if (first === 't' && id) return { name: 'table', id }
  if (first === 'calculator' && !id) return { name: 'calculator', id }
  if (first === 'rules') return { name: 'rules', id }
  if (first === 'replays') return { name: id ? 'replay' : 'replays', id }
  if (first === 'scores') return { name: 'scores', id }
  if (first === 'admin' && !id) return { name: 'admin', id }
  return { name: 'missing', id: '' }
}

export function pageAt(path: string) {
  const { name, id } = placeAt(path)
  return { page: pages[name], id }
}
