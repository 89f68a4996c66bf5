import type { MeasuredDrawing } from './measure-layers.ts'

/** Columns of the sky whose colours are averaged. */
const SAMPLES = 96

/**
 * The colour of the air in each row of a picture: the mean one of the sky, or of what is farthest, into which distant things
 * fade.
 */
export function airOf(measured: MeasuredDrawing, heightPx: number): Float32Array {
  const { widthPx, layers } = measured
  const air = new Float32Array(heightPx * 3)
  const back = layers.find(({ layer }) => layer.kind === 'sky') ?? layers[0]
  if (!back) return air
  const { bitmap } = back
  const step = Math.max(1, Math.floor(widthPx / SAMPLES))
  for (let y = 0; y < heightPx; y++) {
    const measuredY = Math.floor((y * measured.heightPx) / heightPx)
    const row = Math.max(0, Math.min(bitmap.heightPx - 1, measuredY - bitmap.box.top))
    const sums = [0, 0, 0, 0]
    for (let x = 0; x < bitmap.widthPx; x += step) {
      const i = (row * bitmap.widthPx + x) * 4
      for (let channel = 0; channel < 4; channel++)
        sums[channel] = (sums[channel] as number) + (bitmap.data[i + channel] as number)
    }
    const cover = Math.max(1, sums[3] as number) / 255
    for (let channel = 0; channel < 3; channel++) air[y * 3 + channel] = (sums[channel] as number) / cover
  }
  return air
}
