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
  // Rows of the lattice, interpolated along the x axis.
  const rows = Array.from({ length: waves }, () => {
    const points = Float32Array.from({ length: waves }, () => (next() * 2 - 1) * strength)
    return Float32Array.from({ length: size }, (_, x) => between(points, (x / size) * waves))
  })
  for (let y = 0; y < size; y++) {
    const at = (y / size) * waves
    const upper = rows[Math.floor(at)] as Float32Array
    const lower = rows[(Math.floor(at) + 1) % waves] as Float32Array
    const share = ease(at - Math.floor(at))
    for (let x = 0; x < size; x++) {
      const from = upper[x] as number
      const i = y * size + x
      plane[i] = (plane[i] as number) + from + ((lower[x] as number) - from) * share
    }
  }
}

function between(points: Float32Array, at: number): number {
  const from = points[Math.floor(at)] as number
  const to = points[(Math.floor(at) + 1) % points.length] as number
  return from + (to - from) * ease(at - Math.floor(at))
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
