/**
 * Deterministic random numbers: Mulberry32. Stories and pictures are generated from them again by seed, so the sequence of
 * a seed must never change. Not for security.
 * @param seed a 32-bit integer; higher bits are ignored
 * @returns a function whose results are from 0 (inclusive) to 1 (exclusive)
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** FNV-1a over UTF-16 code units: an unsigned 32-bit seed from any text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
