import { seededRandom } from '@kahani/random/seeded-random'
import { type Tile, toTile } from './tile.ts'

interface Octave {
  /** Number of waves along an edge of the tile. */
  waves: number
  strength: number
}

/** Smooth random hills and valleys of several sizes: one independent plane for each channel. */
export function noiseTile(seed: number, size: number, channels: number, octaves: readonly Octave[]): Tile {
  const next = seededRandom(seed)
  const planes = Array.from({ length: channels }, () => {
    const plane = new Float32Array(size * size)
    for (const octave of octaves) addOctave(plane, size, octave, next)
    return plane
  })
  return toTile(size, planes)
}

/** White noise at the points of a lattice, interpolated between them. */
function addOctave(plane: Float32Array, size: number, { waves, strength }: Octave, next: () => number): void {
  // Along both axes: the last point of the lattice before each texel, and the share of the way to the next one.
  const lastPoint = new Uint16Array(size)
  const shares = new Float64Array(size)
  for (let i = 0; i < size; i++) {
    const at = (i / size) * waves
    lastPoint[i] = Math.floor(at)
    shares[i] = ease(at - Math.floor(at))
  }
  // Rows of the lattice, interpolated along the x axis.
  const rows = Array.from({ length: waves }, () => {
    const points = new Float32Array(waves)
    for (let i = 0; i < waves; i++) points[i] = (next() * 2 - 1) * strength
    const row = new Float32Array(size)
    for (let x = 0; x < size; x++) {
      const point = lastPoint[x] as number
      const from = points[point] as number
      row[x] = from + ((points[(point + 1) % waves] as number) - from) * (shares[x] as number)
    }
    return row
  })
  for (let y = 0; y < size; y++) {
    const point = lastPoint[y] as number
    const upper = rows[point] as Float32Array
    const lower = rows[(point + 1) % waves] as Float32Array
    const share = shares[y] as number
    for (let x = 0; x < size; x++) {
      const from = upper[x] as number
      const i = y * size + x
      plane[i] = (plane[i] as number) + from + ((lower[x] as number) - from) * share
    }
  }
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
