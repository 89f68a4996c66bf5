import { hashText, seededRandom } from '@kahani/random/seeded-random'

/** Deterministic random choices. */
export interface Random {
  between(min: number, max: number): number
  /** A random number between -1 and 1. */
  sway(): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** An independent stream for a part of the title. */
  fork(part: string): Random
}

export function createRandom(seed: string): Random {
  const next = seededRandom(hashText(seed))
  return {
    between: (min, max) => min + next() * (max - min),
    sway: () => 2 * next() - 1,
    pick: list => list[Math.floor(next() * list.length)] ?? list[0],
    fork: part => createRandom(`${seed}/${part}`),
  }
}
