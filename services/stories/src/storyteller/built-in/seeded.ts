/** A source of choices that a seed decides wholly. */
export interface Chooser {
  /** One of the entries. Throws when there is none. */
  pick<T>(entries: readonly T[]): T
}

/** Choices for one purpose: another label gives choices that don't move when those of the first change in number. */
export function createChooser(seed: number, label: string): Chooser {
  const next = mulberry32(seed ^ fnv1a(label))
  return {
    pick(entries) {
      const entry = entries[Math.floor(next() * entries.length)]
      if (entry === undefined) throw new Error('There is nothing to choose from.')
      return entry
    },
  }
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
