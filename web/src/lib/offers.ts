/** What a player may do, sorted into what is done with a tile of the hand and what has a button. */
import type { Action, ChosenBy, Question, Tile } from './protocol.gen'
import type { Place } from './table'
import { JOKER, NO_TILE, suitName, suitOf } from './tiles'
import { knows, say } from './words.svelte'

export interface Button {
  offer: number
  action: Action
  word: string
  tiles: Tile[] // the whole set, in order
  claimed: number // which of them is taken from another player; -1: none
}

/** How an action is chosen that is not a button with its tiles. */
export function chosenBy(question: Question, name: string): ChosenBy | undefined {
  return name === 'discard' ? 'tile' : question.chosen_by?.[name]
}

/** The offer that choosing each tile takes; `declare` says whether it declares something too. */
export function choices(question: Question | null, declare = false): Map<Tile, number> {
  const found = new Map<Tile, number>()
  question?.offers.forEach(({ name, tile = NO_TILE, declare: what = '' }, offer) => {
    if (chosenBy(question, name) === 'tile' && !!what === declare) found.set(tile, offer)
  })
  return found
}

/** What would be declared with a discard: "ready", "original-call"; empty where nothing can. */
export function declarable(question: Question | null): string {
  const found = question?.offers.find((each) => each.name === 'discard' && each.declare)
  return found?.declare ?? ''
}

function pictured({ name, tile = NO_TILE, using = [], meant = [] }: Action): Tile[] {
  if (tile === NO_TILE) return []
  if (name === 'concealed-kong' || name === 'added-kong') return [tile, tile, tile, tile]
  if (!using.length) return [tile]
  const set = [...using, tile]
  if (name !== 'chow' || !meant.length) return set.sort((one, other) => one - other)
  // A joker lies where the tile would that it stands for.
  return meant.map((each) => (set.includes(each) ? each : JOKER))
}

/** Everything but passing and choosing a tile, in the order of the offers. */
export function buttons(question: Question | null): Button[] {
  const found: Button[] = []
  question?.offers.forEach((action, offer) => {
    const by = chosenBy(question, action.name)
    if (by === 'tile' || action.name === 'pass') return
    const tiles = by === 'suit' ? [] : pictured(action)
    const { tile = NO_TILE, using = [] } = action
    const claimed = using.length ? tiles.indexOf(tile) : -1
    const suit = by === 'suit' ? suitName(suitOf(tile)) : ''
    found.push({ offer, action, word: say(`action-${action.name}`, { suit }), tiles, claimed })
  })
  return found
}

/** What the player is asked for, where the question is about no claim. */
export function promptOf(question: Question): string {
  const asking = question.offers.map(({ name }) => `prompt-${name}`).find((id) => knows(id))
  return asking && !question.claim ? say(asking) : ''
}

export function passing(question: Question | null): number {
  return question?.offers.findIndex((action) => action.name === 'pass') ?? -1
}

export function winning(question: Question | null): number {
  return question?.offers.findIndex((action) => action.name === 'win') ?? -1
}

/** Nothing but a pass: everybody is asked, so that nobody knows who could claim. */
export function onlyPass(question: Question): boolean {
  return question.offers.every((action) => action.name === 'pass')
}

export interface Automation {
  autoWin: boolean
  noClaims: boolean
  drawnGoes: boolean // what was drawn is discarded
}

/**
 * What automation answers to a question; -1: the player decides.
 * Who can only pass is not passed for: how soon a window closes would tell who could claim.
 */
export function automatic(question: Question, place: Place, wishes: Automation): number {
  const win = winning(question)
  // Where a win can be called wrongly, nobody calls it but the player.
  if (win >= 0) return wishes.autoWin && !question.unsure ? win : -1
  if (question.claim) return wishes.noClaims ? passing(question) : -1
  if (!wishes.drawnGoes || buttons(question).length || declarable(question)) return -1
  const drawn = place.standing.find((stone) => stone.id === place.apart)
  return drawn ? (choices(question).get(drawn.tile) ?? -1) : -1
}
