/** A whole sheet in the part of an address that never leaves the browser. */
import type { KeptSheet } from './kept'

type Told = Pick<KeptSheet, 'names' | 'entries' | 'opened'>

const PREFIX = '#s='

async function through(bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const writer = way.writable.getWriter()
  for (const done of [writer.write(bytes), writer.close()]) done.catch(() => undefined) // the reader hears of it
  return new Uint8Array(await new Response(way.readable).arrayBuffer())
}

/** The part of the link after its path. */
export async function linked({ names, entries, opened }: Told): Promise<string> {
  const told = new TextEncoder().encode(JSON.stringify({ names, entries, opened }))
  const packed = await through(told, new CompressionStream('deflate-raw'))
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
  return PREFIX + letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The sheet that a link tells; nothing where it tells none. */
export async function unlinked(hash: string): Promise<Told | undefined> {
  if (!hash.startsWith(PREFIX)) return undefined
  try {
    const letters = atob(hash.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const told = JSON.parse(new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw')))) as Told
    const isSheet = Array.isArray(told.names) && told.names.every((name) => typeof name === 'string') && Array.isArray(told.entries) && typeof told.opened === 'number'
    return isSheet ? told : undefined
  } catch {
    return undefined
  }
}
