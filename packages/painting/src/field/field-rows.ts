import { cellPx, type Field, type Window } from './field.ts'

/** Reads fields of one window row by row of a picture, interpolated. */
export interface FieldRows {
  /** For each column of the picture: the cell to its left, and its share of the way to the next cell. */
  cells: Int32Array
  shares: Float32Array
  /** The values of the fields in the current row, cell by cell. */
  rows: Float32Array[]
  /** Moves to the row `y` of the picture, in px. @returns the index of the first cell of the row of cells above it */
  seek(y: number): number
}

export function readRows(fields: readonly Field[], window: Window, widthPx: number): FieldRows {
  const cell = cellPx(widthPx, window.cellUnits)
  const { width, height } = window
  const cells = new Int32Array(widthPx)
  const shares = new Float32Array(widthPx)
  for (let x = 0; x < widthPx; x++) {
    const at = Math.max(0, Math.min(width - 1.001, (x + 0.5) / cell - 0.5 - window.x))
    cells[x] = Math.floor(at)
    shares[x] = at - Math.floor(at)
  }
  // One more value, because the last cell is interpolated towards its neighbour.
  const rows = fields.map(() => new Float32Array(width + 1))
  return {
    cells,
    shares,
    rows,
    seek(y) {
      const at = Math.max(0, Math.min(height - 1.001, (y + 0.5) / cell - 0.5 - window.y))
      const upper = Math.floor(at) * width
      const lower = Math.min(height - 1, Math.floor(at) + 1) * width
      const share = at - Math.floor(at)
      for (let f = 0; f < fields.length; f++) {
        const { data } = fields[f] as Field
        const row = rows[f] as Float32Array
        for (let x = 0; x < width; x++) {
          const value = data[upper + x] as number
          row[x] = value + ((data[lower + x] as number) - value) * share
        }
        row[width] = row[width - 1] as number
      }
      return upper
    },
  }
}
