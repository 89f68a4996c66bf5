import { expect, test } from 'vitest'
import { noiseTile } from './noise-tile.ts'
import { paperTile } from './paper-tile.ts'
import { strokeTile } from './stroke-tile.ts'
import { atScale, type Tile } from './tile.ts'

/** The mean difference between neighbours of the first channel, between two columns and between two rows. */
function differences({ size, channels, data }: Tile, one: number, other: number) {
  const at = (x: number, y: number) => data[(y * size + x) * channels] as number
  let columns = 0
  let rows = 0
  for (let i = 0; i < size; i++) {
    columns += Math.abs(at(one, i) - at(other, i)) / size
    rows += Math.abs(at(i, one) - at(i, other)) / size
  }
  return { columns, rows }
}

const octaves = [
  { waves: 5, strength: 1 },
  { waves: 40, strength: 0.5 },
]

test.each([
  ['noise', noiseTile(1, 256, 2, octaves)],
  ['strokes', strokeTile(1)],
  ['paper', paperTile(1)],
])('%s continues without a seam', (_, tile) => {
  const inside = differences(tile, 100, 101)
  const seam = differences(tile, tile.size - 1, 0)
  expect(seam.columns).toBeLessThan(inside.columns * 1.5 + 1)
  expect(seam.rows).toBeLessThan(inside.rows * 1.5 + 1)
})

test('texture averages out in small pictures', () => {
  const tile = noiseTile(2, 256, 1, [{ waves: 128, strength: 1 }])
  const spread = ({ data }: Tile) => data.reduce((sum, value) => sum + Math.abs(value), 0) / data.length
  const small = atScale(tile, 0.25)
  expect(small.size).toBe(64)
  expect(spread(small)).toBeLessThan(spread(tile) * 0.7)
})
