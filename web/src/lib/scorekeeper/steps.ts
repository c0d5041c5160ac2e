/** By how much values usually differ: what one flower or one more pattern adds. */
export function stepOf(keys: number[]): number {
  const often = new Map<number, number>()
  const sorted = [...keys].sort((one, other) => one - other)
  for (const [at, key] of sorted.entries()) {
    const step = (sorted[at + 1] ?? key) - key
    if (step > 0) often.set(step, (often.get(step) ?? 0) + 1)
  }
  const [best] = [...often].sort(([one, times], [other, more]) => more - times || one - other)
  return best?.[0] ?? 1
}
