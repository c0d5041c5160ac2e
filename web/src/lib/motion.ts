/** Tiles move from where they were to where they are, over turned sides of the table too. */
import { tick } from 'svelte'
import { cubicOut } from 'svelte/easing'

import { LASTING } from './bubbles.svelte'
import { still } from './settings.svelte'
import type { Table } from './table'

export { still }

const JOURNEY = 340 // milliseconds
const ENTRANCE = 200

const nodes = new Map<number, HTMLElement>()
let before = new Map<number, { x: number; y: number; width: number }>()

function middle(node: HTMLElement) {
  const { left, top, width, height } = node.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2, width: Math.min(width, height) }
}

/** Remembers which stone this node shows. */
export function stoneAt(node: HTMLElement, id: number) {
  nodes.set(id, node)
  return {
    update(next: number) {
      if (nodes.get(id) === node) nodes.delete(id)
      id = next
      nodes.set(id, node)
    },
    destroy() {
      if (nodes.get(id) === node) nodes.delete(id)
    },
  }
}

/** Remembers where all stones are, before something happens. */
export function snapshot(): void {
  before = new Map([...nodes].map(([id, node]) => [id, middle(node)]))
}

/** Stones laid down that were seen nowhere come from their owner's plate. */
export function fromOwners(table: Table): void {
  for (const { seat, pond, melds, bonus } of Object.values(table.places)) {
    const plate = document.querySelector<HTMLElement>(`.plate[data-seat='${seat}']`)
    if (!plate) continue
    for (const { id } of [...pond, ...melds.flatMap(({ stones }) => stones), ...bonus]) {
      if (!before.has(id)) before.set(id, { ...middle(plate), width: 0 })
    }
  }
}

/** Where a node will be once it has come to rest. */
function atRest(node: HTMLElement): DOMRect {
  const running = node.getAnimations().map((each) => ({ each, now: each.currentTime }))
  for (const { each } of running) {
    const end = Number(each.effect?.getComputedTiming().endTime)
    if (Number.isFinite(end)) each.currentTime = end
  }
  const box = node.getBoundingClientRect()
  for (const { each, now } of running) each.currentTime = now
  return box
}

/** The boxes of these stones, as far as they can be seen. */
export function boxesOf(ids: number[]): DOMRect[] {
  return ids.flatMap((id) => nodes.get(id) ?? []).map(atRest)
}

/** Lets a stone glow for a while, once it lies where it is to lie. */
export async function light(id: number): Promise<void> {
  await tick()
  const node = nodes.get(id)
  if (!node) return
  node.dataset.lit = 'won'
  setTimeout(() => delete node.dataset.lit, LASTING.win)
}

/** Lets a stone come from where it was, or slide in; `degrees` is how its side of the table is turned. */
export function arrive(node: HTMLElement, { id, degrees = 0 }: { id: number; degrees?: number }) {
  if (still()) return { duration: 0 }
  const from = before.get(id)
  if (!from) {
    return { duration: ENTRANCE, easing: cubicOut, css: (t: number, u: number) => `opacity: ${t}; transform: translateY(${u * -60}%)` }
  }
  const to = middle(node)
  const turn = (-degrees * Math.PI) / 180
  const [dx, dy] = [from.x - to.x, from.y - to.y]
  const x = dx * Math.cos(turn) - dy * Math.sin(turn)
  const y = dx * Math.sin(turn) + dy * Math.cos(turn)
  const scale = to.width && from.width ? from.width / to.width : 1
  return {
    duration: JOURNEY,
    easing: cubicOut,
    css: (t: number, u: number) =>
      `position: relative; z-index: 5; transform: translate(${x * u}px, ${y * u}px) scale(${1 + (scale - 1) * u})`,
  }
}
