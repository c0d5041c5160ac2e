/** The page for an address; each comes in a file of its own. */
const pages = {
  lobby: () => import('../pages/Lobby.svelte'),
  table: () => import('../pages/Table.svelte'),
  calculator: () => import('../pages/Calculator.svelte'),
  rules: () => import('../pages/Rules.svelte'),
  replays: () => import('../pages/Replays.svelte'),
  replay: () => import('../pages/Replay.svelte'),
  admin: () => import('../pages/Admin.svelte'),
  missing: () => import('../pages/Missing.svelte'),
}

export function pageAt(path: string) {
  const [first = '', second = ''] = path.split('/').slice(1)
  if (first === '') return { page: pages.lobby, id: '' }
  if (first === 't' && second) return { page: pages.table, id: second }
  if (first === 'calculator') return { page: pages.calculator, id: '' }
  if (first === 'rules') return { page: pages.rules, id: second }
  if (first === 'replays') return { page: second ? pages.replay : pages.replays, id: second }
  if (first === 'admin' && !second) return { page: pages.admin, id: '' }
  return { page: pages.missing, id: '' }
}
