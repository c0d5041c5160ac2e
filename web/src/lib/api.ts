/** The server's REST interface. */
import { language } from './words.svelte'

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
    return await fetch(`/api${path}`, init)
  } catch {
    throw new ApiError(0, 'offline', 'the server cannot be reached')
  }
}

/** `lang` is added by itself. */
export async function get<T>(path: string, about: Record<string, string | number> = {}): Promise<T> {
  const query = new URLSearchParams({ lang: language() })
  for (const [key, value] of Object.entries(about)) query.set(key, String(value))
  return answer(await fetched(`${path}?${query}`))
}

export async function post<T>(path: string, body?: unknown): Promise<T> {
  return answer(
    await fetched(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    }),
  )
}
