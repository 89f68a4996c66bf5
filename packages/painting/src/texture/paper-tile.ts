import { noiseTile } from './noise-tile.ts'
import { type Tile, toTile } from './tile.ts'

const SIZE = 1024

/** Cold-pressed paper under light from the upper left: positive where its surface faces the light. */
export function paperTile(seed: number): Tile {
  const { data } = noiseTile(seed, SIZE, 1, [
    { waves: 110, strength: 0.9 },
    { waves: 230, strength: 1 },
    { waves: 480, strength: 0.55 },
  ])
  const relief = new Float32Array(SIZE * SIZE)
  for (let y = 0; y < SIZE; y++) {
    const above = ((y + SIZE - 2) & (SIZE - 1)) * SIZE
    for (let x = 0; x < SIZE; x++) {
      const slope = (data[y * SIZE + x] as number) - (data[above + ((x + SIZE - 2) & (SIZE - 1))] as number)
      relief[y * SIZE + x] = slope + 0.35 * (data[y * SIZE + x] as number)
    }
  }
  return toTile(SIZE, [relief])
}
