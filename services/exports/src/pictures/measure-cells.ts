import sharp from 'sharp'

/** Cells of the grid in each direction. */
export const GRID = 24
/** Samples of a cell in each direction: about as fine as the letters of a text on the page. */
const SAMPLES = 12

/** One cell of a picture. All values are from 0 to 255. */
export interface Cell {
  /** Mean difference of neighbouring samples: 0 is a plain area. */
  detail: number
  /** Mean lightness, and that of its darkest and lightest tenth. */
  mean: number
  dark: number
  light: number
}

function cellAt(samples: Uint8Array, column: number, row: number): Cell {
  const side = GRID * SAMPLES
  const values: number[] = []
  let [difference, pairs] = [0, 0]
  for (let y = row * SAMPLES; y < (row + 1) * SAMPLES; y++) {
    for (let x = column * SAMPLES; x < (column + 1) * SAMPLES; x++) {
      const value = samples[y * side + x] ?? 0
      values.push(value)
      for (const other of [x + 1 < side ? samples[y * side + x + 1] : value, samples[(y + 1) * side + x] ?? value]) {
        difference += Math.abs(value - (other ?? value))
        pairs += 1
      }
    }
  }
  values.sort((a, b) => a - b)
  const at = (share: number) => values[Math.round((values.length - 1) * share)] ?? 0
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return { detail: Math.round((10 * difference) / pairs) / 10, mean: Math.round(mean), dark: at(0.1), light: at(0.9) }
}

/**
 * Measures a picture in any format of sharp: about 20 ms of CPU time.
 * @throws if it can't be decoded
 */
export async function measureCells(picture: Buffer): Promise<Cell[]> {
  const side = GRID * SAMPLES
  const samples = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  return Array.from({ length: GRID * GRID }, (_, i) => cellAt(samples, i % GRID, Math.floor(i / GRID)))
}
