import { WIDTH_UNITS } from '../drawing/layer-kinds.ts'
import type { Box } from '../raster/bitmap.ts'

/** Size of a cell. Small pictures have larger cells, since they don't show more. */
export const cellUnitsOf = (widthPx: number): number => (widthPx < 512 ? 6 : 3)

/** A part of a picture, in cells. */
export interface Window {
  cellUnits: number
  x: number
  y: number
  width: number
  height: number
}

/** Slowly varying numbers over a part of a picture, one for each cell: at any size of the picture nearly the same. */
export interface Field {
  window: Window
  data: Float32Array
}

export const createField = (window: Window): Field => ({ window, data: new Float32Array(window.width * window.height) })

/** Size of a cell in a picture of a width. */
export const cellPx = (widthPx: number, cellUnits: number): number => (widthPx * cellUnits) / WIDTH_UNITS

/** The cells of a box and `margin` units around it, inside the picture. */
export function windowOf(
  { left, top, right, bottom }: Box,
  picture: { widthPx: number; heightPx: number },
  margin: number,
): Window {
  const cellUnits = cellUnitsOf(picture.widthPx)
  const cell = cellPx(picture.widthPx, cellUnits)
  const around = margin / cellUnits
  const x = Math.max(0, Math.floor(left / cell - around))
  const y = Math.max(0, Math.floor(top / cell - around))
  return {
    cellUnits,
    x,
    y,
    width: Math.min(WIDTH_UNITS / cellUnits, Math.ceil(right / cell + around)) - x,
    height: Math.min(Math.ceil(picture.heightPx / cell), Math.ceil(bottom / cell + around)) - y,
  }
}

/** The pixels of a window. */
export function boxOf({ cellUnits, x, y, width, height }: Window, widthPx: number, heightPx: number): Box {
  const cell = cellPx(widthPx, cellUnits)
  return {
    left: Math.floor(x * cell),
    top: Math.floor(y * cell),
    right: Math.min(widthPx, Math.ceil((x + width) * cell)),
    bottom: Math.min(heightPx, Math.ceil((y + height) * cell)),
  }
}
