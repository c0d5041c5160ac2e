/** Whether anybody looks at the page. */

const LONG = 20_000 // milliseconds without a touch: a phone may lie on the table, its screen awake
let looked = $state(isLooked())
let touched = performance.now()

function isLooked(): boolean {
  return !document.hidden && document.hasFocus()
}

const look = () => void (looked = isLooked())
document.addEventListener('visibilitychange', look)
for (const what of ['focus', 'blur']) addEventListener(what, look)
const touch = () => void (touched = performance.now())
for (const what of ['pointerdown', 'pointermove', 'keydown']) addEventListener(what, touch, { passive: true })

export const attention = {
  /** The page is in front. */
  get looked(): boolean {
    return looked
  },
}

/** Whether the player is probably elsewhere at this moment. */
export function isElsewhere(): boolean {
  return !isLooked() || performance.now() - touched > LONG
}
