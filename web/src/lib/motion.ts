/** Tiles move from where they were to where they are, over turned sides of the table too. */
import { cubicOut } from 'svelte/easing'

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

export function forget(): void {
  before.clear()
}

export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Lets a stone come from where it was; `degrees` is how its side of the table is turned. */
export function arrive(node: HTMLElement, { id, degrees = 0 }: { id: number; degrees?: number }) {
  const from = before.get(id)
  if (still()) return { duration: 0 }
  if (!from) return { duration: 160, css: (t: number) => `opacity: ${t}` }
  const to = middle(node)
  const turn = (-degrees * Math.PI) / 180
  const [dx, dy] = [from.x - to.x, from.y - to.y]
  const x = dx * Math.cos(turn) - dy * Math.sin(turn)
  const y = dx * Math.sin(turn) + dy * Math.cos(turn)
  const scale = to.width ? from.width / to.width : 1
  return {
    duration: 260,
    easing: cubicOut,
    css: (t: number, u: number) =>
      `position: relative; z-index: 5; transform: translate(${x * u}px, ${y * u}px) scale(${1 + (scale - 1) * u})`,
  }
}
