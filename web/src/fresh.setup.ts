/** One document serves all files of tests, since making one takes longer than most of them: each begins with it as new. */
import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})
