/** How a sheet is held: what it stands on, and how it is pulled away. */

const FAR = 70 // pixels down, after which a sheet that is let go does not come back

/** How high above the lower edge of the screen an element begins. */
export function heightOf(floor: HTMLElement): number {
  return Math.max(0, innerHeight - floor.getBoundingClientRect().top)
}

/** Tells whenever that may have changed, which it does with whatever lies beside the element. */
export function watchFloor(floor: HTMLElement, changed: () => void): () => void {
  const watcher = new ResizeObserver(changed)
  for (const each of floor.parentElement?.children ?? []) watcher.observe(each)
  addEventListener('resize', changed)
  return () => {
    watcher.disconnect()
    removeEventListener('resize', changed)
  }
}

/** Lets a sheet be pulled down by its head; `close` is called when it was pulled far. */
export function pulledBy(head: HTMLElement, { sheet, close }: { sheet: () => HTMLElement; close: () => void }) {
  let from: number | null = null

  const hold = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    from = event.clientY
    head.setPointerCapture?.(event.pointerId)
  }
  const pull = ({ clientY }: PointerEvent) => {
    if (from !== null) sheet().style.translate = `0 ${Math.max(0, clientY - from)}px`
  }
  const letGo = ({ type, clientY }: PointerEvent) => {
    if (from === null) return
    const far = type === 'pointerup' && clientY - from > FAR
    from = null
    sheet().style.translate = ''
    if (far) close()
  }

  head.addEventListener('pointerdown', hold)
  head.addEventListener('pointermove', pull)
  head.addEventListener('pointerup', letGo)
  head.addEventListener('pointercancel', letGo)
}
