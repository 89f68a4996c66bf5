import type { LayeredDrawing } from '../drawing/parse-layers.ts'
import { readRows } from '../field/field-rows.ts'
import type { Canvas } from './canvas.ts'
import { bloomOf, glowLight, noLight } from './glow-light.ts'

/** Adds the light of glows and of bright areas to the canvas. */
export function lightPicture(canvas: Canvas, drawing: LayeredDrawing): void {
  const { widthPx, heightPx, data } = canvas
  const bloomed = bloomOf(canvas, drawing.light)
  if (!bloomed && drawing.glows.length === 0) return
  const fields = [...glowLight(drawing, canvas), ...(bloomed ?? noLight(canvas))]
  const { cells, shares, rows, seek } = readRows(fields, canvas.receives.window, widthPx)
  for (let y = 0; y < heightPx; y++) {
    seek(y)
    const row = data.subarray(y * widthPx * 3, (y + 1) * widthPx * 3)
    for (let channel = 0; channel < 3; channel++)
      lightRow(row, channel, rows[channel] as Float32Array, rows[channel + 3] as Float32Array, cells, shares)
  }
}

/** Lights a channel of one row, which the compiler optimises better than a loop over all of them. */
function lightRow(
  row: Float32Array,
  channel: number,
  glow: Float32Array,
  bloom: Float32Array,
  cells: Int32Array,
  shares: Float32Array,
): void {
  for (let x = 0, o = channel; x < cells.length; x++, o += 3) {
    const cell = cells[x] as number
    const share = shares[x] as number
    let from = glow[cell] as number
    const more = from + ((glow[cell + 1] as number) - from) * share
    from = bloom[cell] as number
    const haze = from + ((bloom[cell + 1] as number) - from) * share
    if (more === 0 && haze === 0) continue
    // Bright colours change less, so that the moon keeps its seas.
    let value = row[o] as number
    const bright = Math.min(1, value / 250)
    value += value * more * (1 - bright)
    row[o] = value + Math.max(0, 250 - value) * haze * (1 - 0.85 * bright * bright)
  }
}
