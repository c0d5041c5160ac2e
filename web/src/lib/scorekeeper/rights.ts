/** What this phone may do with a sheet: everything with its own, else what its role and the pen allow. */
import type { Player, Role } from '../protocol.gen'
import type { Shared } from './kept'

export interface Rights {
  tells: boolean // writes deals, corrects, takes back, ends
  speaksFor: (player: Player) => boolean // agrees, or says that an entry is wrong
  calls: boolean // for the referee
  handsOver: boolean // gives the pen to somebody
  takesOver: boolean // takes it from whoever has it
  invites: Role[] // to which roles it makes links
  manages: boolean // sees all links, and revokes them
}

const GUESTS: Role[] = ['scribe', 'player', 'onlooker']
const ALONE: Rights = { tells: true, speaksFor: () => true, calls: false, handsOver: false, takesOver: false, invites: [], manages: false }
const NONE: Rights = { ...ALONE, tells: false, speaksFor: () => false }

/** `pen` is the member who writes the deals. */
export function rightsOf(shared: Shared | undefined, left: boolean, pen: string): Rights {
  if (left) return NONE
  if (!shared) return ALONE
  const { id, role, player: own } = shared.me
  if (role === 'onlooker') return NONE
  const [writes, referee, organiser] = [pen === id, role === 'referee', role === 'organiser']
  return {
    tells: writes || referee,
    speaksFor: (player) => !referee && (writes || player === own),
    calls: !referee,
    handsOver: writes || referee || organiser,
    takesOver: referee || organiser || role === 'scribe',
    invites: organiser ? [...GUESTS, 'referee'] : referee ? GUESTS : writes ? ['scribe'] : [],
    manages: referee || organiser,
  }
}
