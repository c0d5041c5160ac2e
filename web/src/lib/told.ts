/** What a reader of the calculator tells of a finished deal. */

export interface ToldHand {
  hand: string
  facts: Record<string, string>
  called: boolean // a win on the same tile
  ready: boolean // declared before
}

/** An entry of a deal that goes on after a win; `mine` is the hand that was counted. */
export interface ToldEvent {
  event: 'mine' | 'win' | 'kong' | 'foul' | 'wall-end'
  seat: string
  giver: string // nobody where the tile came from the wall
  tile: string
  kind: string // of a kong, or the foul
}

export interface ToldFoul {
  seat: string
  foul: string
  ready: boolean
}

export interface Told {
  won: boolean // whether the hand that was counted won
  giver: string
  dealer: string
  blamed: string // nothing where it is who gave the tile
  others: Record<string, ToldHand>
  fouls: ToldFoul[]
  events: ToldEvent[]
}

export const LETTERS = ['E', 'S', 'W', 'N'] as const
export const KONGS = ['concealed', 'claimed', 'promoted', 'delayed'] as const
export const CLAIMED = 'claimed'

export const newEvent = (event: ToldEvent['event'], seat = ''): ToldEvent => ({
  ...{ event, seat, giver: '', tile: '', kind: event === 'kong' ? KONGS[0] : '' },
})

export function newTold(): Told {
  return {
    won: true,
    giver: '',
    dealer: 'E',
    blamed: '',
    others: {},
    fouls: [],
    events: [newEvent('mine')],
  }
}

export const newHand = (): ToldHand => ({ hand: '', facts: {}, called: false, ready: false })
