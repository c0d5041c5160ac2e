/** The keyboard at a table. */
import type { AtTable } from './attable.svelte'
import { focused } from './focus'
import { buttons, declarable, passing } from './offers'

export interface Doings {
  at: () => AtTable
  step: (by: number, all: boolean) => void // over all tiles, or those that may go
  discard: () => void
  discardDrawn: () => void
  declare: () => void
  learn: () => void
  hint: () => void
  talk: () => void
  menu: () => void
  help: () => void
  result: () => void
  mute: () => void
}

export function shortcuts(doings: Doings): (event: KeyboardEvent) => void {
  const open = () => (doings.at().answered ? null : doings.at().question)

  const keys: Record<string, (event: KeyboardEvent) => void> = {
    arrowleft: ({ shiftKey }) => doings.step(-1, shiftKey),
    arrowright: ({ shiftKey }) => doings.step(1, shiftKey),
    d: doings.discardDrawn,
    r: () => declarable(open()) && doings.declare(),
    u: () => doings.at().info?.can_undo && doings.at().undo(),
    l: doings.learn,
    w: () => doings.at().hold(!doings.at().held),
    h: doings.hint,
    t: doings.talk,
    b: () => {
      const { player, info } = doings.at()
      if (player !== null) doings.at().letBotPlay(!info?.players[player]?.played_by_bot)
    },
    s: doings.mute,
    m: doings.menu,
    '?': doings.help,
    ' ': () => {
      const pass = passing(open())
      if (pass >= 0) doings.at().act(pass)
    },
    enter: () => (doings.at().settled >= 0 ? doings.result() : doings.discard()),
  }
  for (let digit = 1; digit <= 9; digit++) {
    keys[digit] = () => {
      const button = buttons(open())[digit - 1]
      if (button) doings.at().act(button.offer)
    }
  }

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const focus = focused(event)
    // In a field or in a dialog keys mean something else.
    if (focus?.closest('input, select, textarea, dialog')) return
    const key = event.key.toLowerCase()
    const onTile = focus?.closest('[data-stone]')
    const onButton = focus?.closest('button, a, summary')
    // Enter and space press the button that has the focus; on a tile, space passes.
    if (onButton && (key === 'enter' || (key === ' ' && !onTile))) return
    const doing = keys[key]
    if (!doing) return
    event.preventDefault()
    doing(event)
  }
}
