import { hashText, seededRandom } from '@kahani/random/seeded-random'

/** Deterministic random choices. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number
  between(min: number, max: number): number
  /** An integer from `min` to `max`, both inclusive. */
  integer(min: number, max: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  pick<T>(list: readonly [T, ...T[]]): T
  /** An independent stream for a part of the picture, so that changes to one part don't affect the others. */
  fork(part: string): Random
}

export function createRandom(seed: string): Random {
  const next = seededRandom(hashText(seed))
  return {
    next,
    between: (min, max) => min + next() * (max - min),
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: probability => next() < probability,
    pick: list => list[Math.floor(next() * list.length)] ?? list[0],
    fork: part => createRandom(`${seed}/${part}`),
  }
}
