import { hashText, seededRandom } from './seeded-random.ts'

/** Random choices that a seed determines. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** From `min` (inclusive) to `max` (exclusive). */
  between(min: number, max: number): number
  /** An integer from `min` to `max`, both inclusive. */
  integer(min: number, max: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  /** One of the entries. Throws if there are none. */
  pick<T>(entries: readonly T[]): T
  /** An independent stream for a part of a text seed, so that changes to one part don't affect the others. */
  fork(part: string): Random
}

/** @param seed a text, or a 32-bit integer */
export function createRandom(seed: string | number): Random {
  const next = seededRandom(typeof seed === 'string' ? hashText(seed) : seed)
  return {
    next,
    between: (min, max) => min + next() * (max - min),
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: probability => next() < probability,
    pick(entries) {
      const entry = entries[Math.floor(next() * entries.length)]
      if (entry === undefined) throw new Error('Expected at least one entry to choose from')
      return entry
    },
    fork: part => createRandom(`${seed}/${part}`),
  }
}
