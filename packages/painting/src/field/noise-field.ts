import type { Tile } from '../texture/tile.ts'
import { createField, type Field, type Window } from './field.ts'

/** Size of a texel of a noise tile. */
const TEXEL_UNITS = 3

/** A piece of a noise tile, one value for each cell, from another place for each `seed`: from `-strength` to `strength`. */
export function noiseField({ size, channels, data }: Tile, seed: number, strength: number, window: Window): Field {
  const field = createField(window)
  const channel = (seed >>> 1) % channels
  const swapped = seed & 1
  const shiftX = (seed >>> 4) % size
  const shiftY = (seed >>> 14) % size
  const mask = size - 1
  const scale = strength / 127
  const step = window.cellUnits / TEXEL_UNITS
  for (let row = 0; row < window.height; row++) {
    for (let column = 0; column < window.width; column++) {
      const x = ((window.x + column) * step + shiftX) & mask
      const y = ((window.y + row) * step + shiftY) & mask
      const i = swapped ? x * size + y : y * size + x
      field.data[row * window.width + column] = (data[i * channels + channel] as number) * scale
    }
  }
  return field
}
