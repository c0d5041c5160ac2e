import { ApiError } from './api'
import { knows, say } from './words.svelte'

/** Why something did not work, in the reader's words where there are any. */
export function errorText(error: unknown): string {
  const known = `error-${error instanceof ApiError ? error.code : ''}`
  const { message } = error as Error
  return knows(known) ? say(known, { message }) : message
}
