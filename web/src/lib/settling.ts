/** The deal that the server settles, from what the reader counts and tells. */
import type { GivenDeal, GivenDealtHand, GivenEvent, GivenFoul, RulebookInfo } from './protocol.gen'
import { chosen, factsOf, givenHand, has, type Setup } from './setup'
import { CLAIMED, LETTERS } from './told'

/** Whether this decides who pays under the rulebook. */
export const settlesBy = (info: RulebookInfo, what: string): boolean =>
  info.settles_by.includes(what)

/** The letters of the seats that are taken under the chosen options. */
export function seatsOf(setup: Setup, info: RulebookInfo): string[] {
  const usual = info.options.find((option) => option.id === 'players')?.usual
  const players = Number(chosen(setup, info).players ?? usual ?? 4)
  const seating = info.seatings.find((seats) => seats.length === players) ?? [0, 1, 2, 3]
  return seating.map((seat) => LETTERS[seat]!)
}

/** Who gave the winning tile; the next player where nobody was named. */
export function giverOf(setup: Setup, info: RulebookInfo): string | null {
  if (setup.wall) return null
  const others = seatsOf(setup, info).filter((seat) => seat !== setup.seat)
  return others.includes(setup.told.giver) ? setup.told.giver : (others[0] ?? null)
}

function handsOf(setup: Setup, info: RulebookInfo, mine: boolean): Record<string, GivenDealtHand> {
  const hands: Record<string, GivenDealtHand> = {}
  for (const seat of seatsOf(setup, info)) {
    const told = setup.told.others[seat]
    if (seat === setup.seat && mine) {
      const given = givenHand(setup, info, '')
      hands[seat] = {
        hand: [given.flowers, given.concealed].filter(Boolean).join(' '),
        situation: given.situation,
        facts: given.facts,
      }
    } else if (seat !== setup.seat && told?.hand.trim()) {
      const known = told.ready && settlesBy(info, 'losers') ? ['ready'] : []
      hands[seat] = {
        hand: told.hand,
        situation: told.called ? [...new Set([...known, ...winning(setup, info)])] : known,
        facts: factsOf(told.facts, info, []),
      }
    }
  }
  return hands
}

/** What all who win on one tile share. */
const winning = (setup: Setup, info: RulebookInfo): string[] =>
  setup.situation.filter((each) =>
    ['robbing-kong', 'last-discard', 'kong-discard'].includes(each) && info.situations.includes(each),
  )

function eventsOf(setup: Setup, info: RulebookInfo, mine: boolean): GivenEvent[] {
  const { told } = setup
  const called = seatsOf(setup, info).filter(
    (seat) =>
      !setup.wall && seat !== setup.seat && told.others[seat]?.called && told.others[seat].hand.trim(),
  )
  const win: GivenEvent = { event: 'win', winners: [setup.seat, ...called], giver: giverOf(setup, info) }
  if (!settlesBy(info, 'happenings')) return mine ? [win] : []
  return told.events.flatMap(({ event, seat, giver, tile, kind }): GivenEvent[] => {
    if (event === 'mine') return mine ? [win] : []
    if (event === 'win') return [{ event, winners: [seat], giver: giver || null }]
    if (event === 'kong') return [{ event, seat, tile, kind, giver: kind === CLAIMED ? giver : null }]
    return [event === 'foul' ? { event, foul: kind, seats: [seat] } : { event }]
  })
}

function foulsOf(setup: Setup, info: RulebookInfo): GivenFoul[] {
  if (settlesBy(info, 'happenings')) return []
  return setup.told.fouls.flatMap(({ seat, foul, ready }) => {
    const known = info.fouls.find(({ id }) => id === foul)
    return known ? [{ seat, foul, ready: known.asks_ready ? ready : null }] : []
  })
}

/** The deal for the server; `whole` says whether the hand that is counted can have won. */
export function givenDeal(setup: Setup, info: RulebookInfo, whole: boolean, lang: string): GivenDeal {
  const mine = whole && setup.told.won
  const blames = mine && (settlesBy(info, 'liable') || (!setup.wall && settlesBy(info, 'responsible')))
  return {
    rules: info.id,
    options: chosen(setup, info),
    hands: handsOf(setup, info, mine),
    outcome: eventsOf(setup, info, mine),
    fouls: foulsOf(setup, info),
    dealer: settlesBy(info, 'happenings') ? setup.told.dealer : 'E',
    round: setup.round,
    wild: has('wild')(info) && setup.wild ? setup.wild : null,
    responsible: blames && setup.told.blamed ? setup.told.blamed : null,
    lang,
  }
}
