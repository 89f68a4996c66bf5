import { hashText, seededRandom } from '@kahani/random/seeded-random'

/** A deterministic source of choices. */
export interface Chooser {
  /** One of the entries. Throws if there are none. */
  pick<T>(entries: readonly T[]): T
}

/** Creates an independent source per label, so that more choices for one purpose don't change those for another. */
export function createChooser(seed: number, label: string): Chooser {
  const next = seededRandom(seed ^ hashText(label))
  return {
    pick(entries) {
      const entry = entries[Math.floor(next() * entries.length)]
      if (entry === undefined) throw new Error('Expected at least one entry to choose from')
      return entry
    },
  }
}
