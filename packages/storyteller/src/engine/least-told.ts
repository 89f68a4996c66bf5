/** The entries that were never told; else the one that was told longest ago. `told` has the names, the oldest first. */
export function leastTold<T>(
  entries: readonly T[],
  nameOf: (entry: T) => string,
  told: readonly string[],
): readonly T[] {
  const longestAgo = Math.min(...entries.map(entry => told.lastIndexOf(nameOf(entry))))
  return entries.filter(entry => told.lastIndexOf(nameOf(entry)) === longestAgo)
}
