/** Seeded chance: the same seed always deals the same numbers. */
export interface Random {
  /** From 0 to just under 1. */
  next(): number
  between(least: number, most: number): number
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number
  chance(share: number): boolean
  pick<T>(list: readonly [T, ...T[]]): T
  /** A stream of its own for one part, so that a change in one part leaves the others alone. */
  fork(part: string): Random
}

/** FNV-1a: a spread-out 32-bit number from any text. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** Mulberry32 over a hash of `seed`. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: share => next() < share,
    pick: list => list[Math.floor(next() * list.length)] ?? list[0],
    fork: part => createRandom(`${seed}/${part}`),
  }
}
