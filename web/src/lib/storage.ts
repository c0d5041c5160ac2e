/** What this browser stores; one that stores nothing, as some do for privacy, is served all the same. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Then it lasts as long as the page.
  }
}
