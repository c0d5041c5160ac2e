/** Makes what happened seen and heard: bubbles, sounds, a voice, and the light on a tile that won. */
import { TABLE, type Bubbles } from './bubbles.svelte'
import { aloud, callOf, soundOf, written } from './calls'
import { light } from './motion'
import type { GameEvent } from './protocol.gen'
import { settings } from './settings.svelte'
import { sound } from './sounds'
import { winningStone, type Table } from './table'
import { speak } from './voice'
import { say } from './words.svelte'

/** `table` lies as it does after these events, which happened at once. */
export function announce(events: GameEvent[], table: Table, bubbles: Bubbles): void {
  for (const event of events) {
    sound(soundOf(event))
    const call = callOf(event, table.own)
    if (call) bubbles.say(call.seat, written(call))
    if (event.event === 'won') light(winningStone(table, event.seat))
    if (event.event === 'ended' && event.reason === 'wall') {
      bubbles.say(TABLE, { tone: 'end', words: say('call-wall-end') })
    }
  }
  speak(aloud(events, settings.voice === 'discards', table.own))
}
