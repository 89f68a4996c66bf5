import { seededRandom } from '@kahani/random/seeded-random'

/** Random choices that a seed determines. */
export function createRandom(seed: number) {
  const next = seededRandom(seed)
  return {
    /** True with this probability. */
    chance: (probability: number) => next() < probability,
    /** From `min` (inclusive) to `max` (exclusive). */
    between: (min: number, max: number) => min + next() * (max - min),
    pick<T>(choices: readonly T[]): T {
      const chosen = choices[Math.floor(next() * choices.length)]
      if (chosen === undefined) throw new Error('nothing to pick from')
      return chosen
    },
  }
}
export type Random = ReturnType<typeof createRandom>
