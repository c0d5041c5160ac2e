/** Whether the screen has room beside the table: where it has none, panels are sheets over the ponds. */

// A phone, and a tablet that is held upright.
const NARROW = '(max-width: 899px), (max-aspect-ratio: 1/1), (max-height: 520px)'

const narrow = globalThis.matchMedia?.(NARROW)
let beside = $state(!narrow?.matches)
narrow?.addEventListener('change', () => (beside = !narrow.matches))

export const screen = {
  get beside(): boolean {
    return beside
  },
}
