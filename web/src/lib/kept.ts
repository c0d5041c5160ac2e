/** What this browser keeps; one that keeps nothing, as some do for privacy, is served all the same. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keepIn(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Then it lasts as long as the page.
  }
}
