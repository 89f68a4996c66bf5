import { seededRandom } from '@kahani/random/seeded-random'
import { type Tile, toTile } from './tile.ts'

const SIZE = 1024
const STROKES = 1150
const BRISTLES = 32

/**
 * Overlapping strokes of a broad, rather dry brush, roughly along the x axis. The first channel is the density of the paint,
 * with the marks of the bristles, the second one its warmth, which is constant in each stroke.
 */
export function strokeTile(seed: number): Tile {
  const next = seededRandom(seed)
  const density = new Float32Array(SIZE * SIZE)
  const warmth = new Float32Array(SIZE * SIZE)
  for (let i = 0; i < STROKES; i++) layStroke(next, density, warmth)
  return toTile(SIZE, [density, warmth])
}

function layStroke(next: () => number, density: Float32Array, warmth: Float32Array): void {
  const x = Math.floor(next() * SIZE)
  const y = Math.floor(next() * SIZE)
  const halfLength = 60 + next() * 110
  const halfWidth = 8 + next() * 16
  const slope = (next() - 0.5) * 0.5
  const bend = ((next() - 0.5) * 1.5) / halfLength
  const tone = next() * 2 - 1
  const warm = next() * 2 - 1
  const list = (value: () => number) => Float32Array.from({ length: BRISTLES + 1 }, value)
  const tones = list(() => tone + (next() - 0.5) * 1.3)
  const starts = list(() => -1 + next() * 0.34)
  const ends = list(() => 1 - next() * 0.5)
  const paints = list(() => 0.45 + next() * 0.55)
  const reach = Math.ceil(halfLength)
  for (let dx = -reach; dx <= reach; dx++) {
    const along = dx / halfLength
    const middle = dx * slope + dx * dx * bend * 0.25
    const column = (x + dx) & (SIZE - 1)
    const fading = 1 - 0.35 * Math.max(0, along)
    for (let dy = Math.ceil(middle - halfWidth); dy < middle + halfWidth; dy++) {
      const across = (dy - middle) / halfWidth
      const place = ((across + 1) / 2) * BRISTLES
      const b = Math.floor(place)
      const t = place - b
      const from = at(starts, b, t)
      const to = at(ends, b, t)
      if (along < from || along > to) continue
      const edge = Math.min(1, (1 - Math.abs(across)) * 6, (along - from) * 9, (to - along) * 9)
      const i = ((y + dy) & (SIZE - 1)) * SIZE + column
      const before = density[i] as number
      density[i] = before + (at(tones, b, t) - before) * edge * fading * at(paints, b, t)
      warmth[i] = (warmth[i] as number) + (warm - (warmth[i] as number)) * edge
    }
  }
}

/** The value of bristle `b`, a share of the way to the next one. */
const at = (values: Float32Array, b: number, share: number) =>
  (values[b] as number) + ((values[b + 1] as number) - (values[b] as number)) * share
