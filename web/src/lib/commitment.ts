/** What binds a shuffle: SHA-256 of the seed followed by the salt, all in hexadecimal digits. */
function bytes(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

/** Nothing where the browser offers no hashing: on a page that is not served securely. */
export async function commitmentOf(seed: string, salt: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return ''
  const hash = await crypto.subtle.digest('SHA-256', bytes(seed + salt))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
