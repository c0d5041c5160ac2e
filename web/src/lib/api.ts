/** The server's REST interface. */
import { missed, reached } from './network.svelte'
import { language } from './words.svelte'
import { KEPT } from '../worker/ways'

const MOVING = 500
const MOST_MOVES = 16

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

async function answer<T>(response: Response): Promise<T> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body as T
  const said = (body ?? {}) as { code?: string; message?: string; detail?: string }
  throw new ApiError(
    response.status,
    said.code ?? 'unknown',
    said.message ?? said.detail ?? response.statusText,
  )
}

async function fetched(path: string, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(`/api${path}`, init)
    if (response.headers.has(KEPT)) missed()
    else reached()
    return response
  } catch {
    missed()
    throw new ApiError(0, 'offline', 'the server cannot be reached')
  }
}

/** The path with its query, to which the language of the reader belongs. */
function inOwnLanguage(path: string, more: Record<string, string | number> = {}): string {
  const [place, asked] = path.split('?')
  const query = new URLSearchParams(asked)
  for (const [key, value] of Object.entries({ ...more, lang: language() })) query.set(key, String(value))
  return `${place}?${query}`
}

/** The answer of whichever process has the table: while it goes from one to another, asked again. */
async function asked<T>(path: string, init?: RequestInit): Promise<T> {
  for (let moves = 1; ; moves += 1) {
    try {
      return await answer<T>(await fetched(path, init))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'elsewhere' || moves === MOST_MOVES) throw error
      await new Promise((resolve) => setTimeout(resolve, MOVING))
    }
  }
}

export async function get<T>(path: string, more: Record<string, string | number> = {}): Promise<T> {
  return asked(inOwnLanguage(path, more))
}

/** A text is sent as it is. */
const sent = <T>(method: string, path: string, body: unknown): Promise<T> =>
  asked(inOwnLanguage(path), {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

export const post = <T>(path: string, body: unknown = {}): Promise<T> => sent('POST', path, body)
export const put = <T>(path: string, body: unknown): Promise<T> => sent('PUT', path, body)
export const remove = (path: string): Promise<void> => asked(inOwnLanguage(path), { method: 'DELETE' })
