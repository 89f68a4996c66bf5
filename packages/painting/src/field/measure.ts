import type { LayerBitmap } from '../raster/rasterise-layer.ts'
import { cellPx, createField, type Field, type Window } from './field.ts'

export interface Measurement {
  /** Mean luminance of each cell, premultiplied by the alpha, from 0 to 1. */
  luminance: Field
  /** Mean alpha of each cell, from 0 to 1. */
  alpha: Field
}

/** @param widthPx width of the picture */
export function measure(bitmap: LayerBitmap, window: Window, widthPx: number): Measurement {
  const { box, data } = bitmap
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
  const cell = cellPx(widthPx, window.cellUnits)
  const luminance = createField(window)
  const alpha = createField(window)
  // The first pixel of each cell, and the end of the last one.
  const edges = (first: number, count: number) =>
    Int32Array.from({ length: count + 1 }, (_, i) => Math.floor((first + i) * cell))
  const columns = edges(window.x, window.width)
  const rows = edges(window.y, window.height)
  for (let row = 0; row < window.height; row++) {
    const top = rows[row] as number
    const bottom = Math.max(top + 1, rows[row + 1] as number)
    if (bottom <= box.top || top >= box.bottom) continue
    measureRow(bitmap, pixels, columns, top, bottom, row * window.width, luminance.data, alpha.data)
  }
  return { luminance, alpha }
}

/** Measures one row of cells, from the index `o` on. Cells at the edge of the picture can reach beyond it. */
function measureRow(
  { box, widthPx }: LayerBitmap,
  pixels: Uint32Array,
  columns: Int32Array,
  top: number,
  bottom: number,
  o: number,
  luminance: Float32Array,
  alpha: Float32Array,
): void {
  const firstY = Math.max(box.top, top)
  const endY = Math.min(box.bottom, bottom)
  for (let column = 0; column < columns.length - 1; column++) {
    const left = columns[column] as number
    const right = Math.max(left + 1, columns[column + 1] as number)
    const firstX = Math.max(box.left, left)
    const endX = Math.min(box.right, right)
    let light = 0
    let cover = 0
    for (let y = firstY; y < endY; y++) {
      const row = (y - box.top) * widthPx - box.left
      for (let i = row + firstX; i < row + endX; i++) {
        const pixel = pixels[i] as number
        light += (pixel & 255) * 77 + ((pixel >>> 8) & 255) * 150 + ((pixel >>> 16) & 255) * 29
        cover += pixel >>> 24
      }
    }
    const share = 1 / (255 * (bottom - top) * (right - left))
    luminance[o + column] = (light * share) / 256
    alpha[o + column] = cover * share
  }
}
