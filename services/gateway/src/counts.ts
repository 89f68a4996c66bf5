/** Counts by key. Keeps nothing of a key whose count is 0. */
export function createCounts() {
  const counts = new Map<string, number>()
  const of = (key: string) => counts.get(key) ?? 0
  return {
    of,
    add: (key: string) => void counts.set(key, of(key) + 1),
    remove(key: string) {
      if (of(key) > 1) counts.set(key, of(key) - 1)
      else counts.delete(key)
    },
  }
}
export type Counts = ReturnType<typeof createCounts>
