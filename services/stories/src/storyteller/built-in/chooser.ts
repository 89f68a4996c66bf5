/** A deterministic source of choices. */
export interface Chooser {
  /** One of the entries. Throws if there are none. */
  pick<T>(entries: readonly T[]): T
}

/** Creates an independent source per label, so that more choices for one purpose don't change those for another. */
export function createChooser(seed: number, label: string): Chooser {
  const next = mulberry32(seed ^ fnv1a(label))
  return {
    pick(entries) {
      const entry = entries[Math.floor(next() * entries.length)]
      if (entry === undefined) throw new Error('Expected at least one entry to choose from')
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
