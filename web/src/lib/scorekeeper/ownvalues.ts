/** What players say of their hands on their own phones, where the hands of losers count. */
import type { DealEnded, Member, Player } from '../protocol.gen'
import type { Draft } from './draft'

type Values = Record<Player, number>

/** Told by one player of one hand, for the case that somebody else wins. */
export const ownValue = (deal: number, player: Player, value: number): DealEnded => ({ type: 'deal', deal, events: [], hands: { [player]: { value } } })

/** What members tell of this deal, each of their own hand. */
export function valuesTold(members: Member[], drafts: Record<string, DealEnded>, deal: number | undefined): Values {
  const told = members.flatMap(({ id, player }) => {
    const draft = drafts[id]
    if (player === null || draft?.deal !== deal || draft?.events?.length) return []
    const value = draft?.hands?.[player]?.value
    return value == null ? [] : [[player, value] as const]
  })
  return Object.fromEntries(told)
}

/** The values of a draft with these of the losers, unless the scribe said otherwise than they did before. */
export function withTold({ players, values }: Draft, told: Values, before: Values): Values {
  const isNews = ([player]: [string, number]) => {
    const said = values[Number(player)]
    return !players.includes(Number(player)) && (said === undefined || said === before[Number(player)])
  }
  return { ...values, ...Object.fromEntries(Object.entries(told).filter(isNews)) }
}
